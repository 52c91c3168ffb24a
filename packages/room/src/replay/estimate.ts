import type { Id } from '@sandtable/kernel'
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

/** Wilson's interval: it stays between 0 and 1, and is wide when there are few games. */
export function estimateOf(at: number, { games, wins }: Ends, side: Id): Estimate {
  const Z = 1.96
  const share = (wins[side] ?? 0) / games
  const middle = (share + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games)
  const reach = (Z / (1 + (Z * Z) / games)) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))
  return { at, games, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** The estimate that holds at this place: the last one up to it, or the first of all. */
export const estimateAt = (estimates: readonly Estimate[], at: number): Estimate | null =>
  estimates.findLast(one => one.at <= at) ?? estimates[0] ?? null
