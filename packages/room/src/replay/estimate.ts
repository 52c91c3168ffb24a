import type { Id } from '@sandtable/kernel'
import { bandOf } from '../odds/band.ts'
import type { Ends } from './tale.ts'

/** How often a side wins when the game is played on from one place of the story. */
export interface Estimate {
  readonly at: number
  readonly games: number
  readonly share: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

/** At most this many places to branch off from, spread evenly over the story. */
export function spread(settled: readonly number[], length: number, most: number): readonly number[] {
  const places = Array.from({ length: most }, (_, i) => (i * length) / Math.max(1, most - 1))
  const nearest = (place: number): number =>
    settled.reduce((best, one) => (Math.abs(one - place) < Math.abs(best - place) ? one : best), settled[0] ?? 0)
  return settled.length === 0 ? [] : [...new Set(places.map(nearest))].sort((a, b) => a - b)
}

export const together = (a: Ends | undefined, b: Ends): Ends => ({
  games: (a?.games ?? 0) + b.games,
  wins: Object.fromEntries(Object.entries(b.wins).map(([side, wins]) => [side, (a?.wins[side] ?? 0) + wins])),
})

/** How often a side wins, and the band in which that lies. */
export function estimateOf(at: number, { games, wins }: Ends, side: Id): Estimate {
  const share = (wins[side] ?? 0) / games
  return { at, games, share, ...bandOf(share, games) }
}

/** The estimate that holds at this place: the last one up to it, or the first of all. */
export const estimateAt = (estimates: readonly Estimate[], at: number): Estimate | null =>
  estimates.findLast(one => one.at <= at) ?? estimates[0] ?? null
