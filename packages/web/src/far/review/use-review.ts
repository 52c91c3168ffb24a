import type { Wound } from '@sandtable/room'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { keptSeat } from '../kept-seats.ts'
import { type Reviewing, ReviewLine } from './review.ts'

/** A review as a page has it: it lasts while its player looks through other eyes. */
export interface Review {
  readonly game: string
  readonly others: number
  /** What whoever leads looks at; null if nobody does, or this page. */
  readonly led: Wound | null
  readonly isLeading: boolean
  /** Goes where whoever leads goes. */
  readonly isFollowing: boolean
  follow(follows: boolean): void
  lead(at: number, viewer: string): void
}

const NOBODY: Reviewing = { others: 0, led: null }

/** The review of a game far apart that is over; other replays have none. */
export function useReview(game: string | null): Review | null {
  const [{ others, led }, setState] = useState(NOBODY)
  const [isFollowing, follow] = useState(true)
  const line = useRef<ReviewLine | null>(null)
  useEffect(() => {
    const seat = game === null ? null : keptSeat(game)
    if (!seat) return
    const opened = new ReviewLine(seat, setState)
    line.current = opened
    return () => opened.close()
  }, [game])
  const lead = useCallback((at: number, viewer: string) => line.current?.lead(at, viewer), [])
  return useMemo(() => {
    if (game === null) return null
    const isLeading = led !== null && led.by === line.current?.name
    return { game, others, led: isLeading ? null : led, isLeading, isFollowing, follow, lead }
  }, [game, others, led, isFollowing, lead])
}
