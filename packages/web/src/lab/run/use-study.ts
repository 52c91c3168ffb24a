import { jsonSource } from '@sandtable/kernel'
import { type Balance, balanceOf, type LabReport, type Played, type ReportHead, reportOf } from '@sandtable/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sayProblem } from '../../words/say-problem.ts'
import { LabCrew, LabEnded } from './crew.ts'
import type { LabOrder } from './messages.ts'

export interface Running {
  /** What is being done; null if nothing is. */
  readonly doing: 'playing' | 'balancing' | null
  /** How many games there are to be, how many were played, and how many seconds are left. */
  readonly games: number
  readonly played: number
  readonly left: number | null
  readonly report: LabReport | null
  readonly problem: string | null
}

const atRest: Running = { doing: null, games: 0, played: 0, left: null, report: null, problem: null }

/** How often what was found is shown anew, in milliseconds. */
const OFTEN = 300

export interface Study extends Running {
  start(order: LabOrder, games: number): void
  /** Looks for what makes the battle of the last study even. */
  makeFair(): void
  /** Ends what is being done; what was found stays. */
  stop(): void
}

/** A study in workers of its own: they end with whoever asked. */
export function useStudy(): Study {
  const [state, setState] = useState(atRest)
  const crew = useRef<LabCrew | null>(null)
  const last = useRef<{ readonly order: LabOrder; readonly games: number } | null>(null)
  const stop = useCallback(() => {
    crew.current?.end()
    crew.current = null
    setState(now => ({ ...now, doing: null, left: null }))
  }, [])
  useEffect(() => () => crew.current?.end(), [])
  const work = useCallback((does: (own: LabCrew) => Promise<Partial<Running>>) => {
    crew.current?.end()
    const own = new LabCrew()
    crew.current = own
    does(own)
      .then(found => crew.current === own && setState(now => ({ ...now, ...found, doing: null, left: null })))
      .catch(error => {
        if (error instanceof LabEnded || crew.current !== own) return
        setState(now => ({ ...now, doing: null, left: null, problem: sayProblem(error) }))
      })
      .finally(() => {
        own.end()
        if (crew.current === own) crew.current = null
      })
  }, [])
  const start = useCallback(
    (order: LabOrder, games: number) => {
      last.current = { order, games }
      setState({ ...atRest, doing: 'playing', games })
      work(own => playAll(own, order, games, setState))
    },
    [work],
  )
  const makeFair = useCallback(() => {
    const asked = last.current
    if (!asked) return
    setState(now => ({ ...now, doing: 'balancing', played: 0, left: null, problem: null }))
    work(async own => {
      const balance = await fairnessOf(own, asked.order, asked.games, setState)
      setState(now => ({ ...now, report: now.report && { ...now.report, balance } }))
      return {}
    })
  }, [work])
  return { ...state, start, makeFair, stop }
}

type Show = (change: (now: Running) => Running) => void

async function playAll(crew: LabCrew, order: LabOrder, games: number, show: Show): Promise<Partial<Running>> {
  const head = await crew.ask('head', order)
  const began = performance.now()
  const played: Played[] = []
  let shown = 0
  await crew.play(order, 0, games, game => {
    played.push(game)
    const now = performance.now()
    if (now - shown < OFTEN && played.length < games) return
    shown = now
    const left = ((now - began) / 1000 / played.length) * (games - played.length)
    show(state => ({ ...state, played: played.length, left, report: reportNow(head, played) }))
  })
  return { report: reportNow(head, played) }
}

/** Games come in as they end; told in their order, the same games are the same report. */
const reportNow = (head: ReportHead, played: readonly Played[]): LabReport =>
  reportOf(
    head,
    [...played].sort((a, b) => a.n - b.n),
  )

async function fairnessOf(crew: LabCrew, order: LabOrder, games: number, show: Show): Promise<Balance | null> {
  const { scenario } = await crew.ask('head', order)
  const heard = (): void => show(state => ({ ...state, played: state.played + 1 }))
  return balanceOf(
    jsonSource(order.file, scenario),
    games,
    ({ value }, from, until) => crew.play({ ...order, scenario: { value } }, from, until, heard),
    (weaker, stronger) => crew.ask('handicaps', order, weaker, stronger),
  )
}
