import { type Ends, type Estimate, estimateOf, spread, type Tale, together } from '@sandtable/room'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type GameClient, localGame } from '../../game/client.ts'
import type { Replayable } from '../sources.ts'
import { sideOrder } from '../watch/order.ts'

const PLACES = 16
/** At each place so many games, a few at a time, so that the line is there soon and then gets surer. */
const ROUNDS = 8
const GAMES = 4

export interface Estimates {
  /** In the order of the story; empty until it is asked for. */
  readonly list: readonly Estimate[]
  /** Of which side it is told. */
  readonly side: string
  readonly running: boolean
  start(): void
  stop(): void
}

/** Who would win from here on? Games are played on in a worker of their own; null where that would tell a secret. */
export function useEstimates(game: Replayable, tale: Tale): Estimates | null {
  const [ends, setEnds] = useState<ReadonlyMap<number, Ends>>(new Map())
  const [running, setRunning] = useState(false)
  const client = useRef<GameClient | null>(null)
  const stop = useCallback(() => {
    client.current?.close()
    client.current = null
    setRunning(false)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tale has other places
  useEffect(() => {
    setEnds(new Map())
    return stop
  }, [tale, stop])

  const start = useCallback(async () => {
    stop()
    const mine = localGame()
    client.current = mine
    setRunning(true)
    setEnds(new Map())
    const source = await game.source()
    const places = spread(tale.settled, tale.story.entries.length, PLACES)
    for (let round = 0; round < ROUNDS; round++)
      for (const at of places) {
        const more = await mine.ask('playedOn', source, tale.viewer, { at, first: round * GAMES, games: GAMES })
        setEnds(before => new Map(before).set(at, together(before.get(at), more)))
      }
    if (client.current === mine) stop()
  }, [game, tale, stop])

  const side = sideOrder(tale)[0] ?? ''
  const list = useMemo(
    () => [...ends].sort(([a], [b]) => a - b).map(([at, one]) => estimateOf(at, one, side)),
    [ends, side],
  )
  if (tale.settled.length === 0) return null
  return { list, side, running, start: () => void start().catch(() => stop()), stop }
}
