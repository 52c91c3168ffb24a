import type { Id } from '@sandtable/kernel'
import type { Played } from './played.ts'

/** A game that is worth watching. */
export interface Notable {
  readonly is: 'shortest' | 'closest' | 'unlikeliest'
  readonly n: number
  readonly winner: Id | null
  readonly turns: number
  readonly decisions: number
  /** How far the first side was ahead, and whether in points or in the share of its force that it kept. */
  readonly ahead: number
  readonly by: 'points' | 'force'
  /** How far that is from what is usual, in standard deviations. */
  readonly unusual: number
}

/** The shortest game, the closest, and the one with the least usual result. */
export function notableOf(played: readonly Played[]): readonly Notable[] {
  if (played.length === 0) return []
  const by = played.every(({ scores }) => Object.keys(scores).length > 1) ? 'points' : 'force'
  const told = played.map(game => ({ game, ahead: aheadIn(game, by) }))
  const mean = told.reduce((sum, { ahead }) => sum + ahead, 0) / told.length
  const spread = Math.sqrt(told.reduce((sum, { ahead }) => sum + (ahead - mean) ** 2, 0) / told.length)
  const least = (is: Notable['is'], rank: (one: (typeof told)[number]) => readonly number[]): Notable => {
    const { game, ahead } = told.reduce((best, one) => (isLess(rank(one), rank(best)) ? one : best))
    const winner = game.winners.length === 1 ? (game.winners[0] as Id) : null
    const unusual = spread === 0 ? 0 : Math.abs(ahead - mean) / spread
    return { is, n: game.n, winner, turns: game.turns, decisions: game.decisions, ahead, by, unusual }
  }
  return [
    least('shortest', ({ game }) => [game.turns, game.decisions]),
    // of several that are as close, the longest
    least('closest', ({ game, ahead }) => [Math.abs(ahead), -game.turns, -game.decisions]),
    least('unlikeliest', ({ ahead }) => [-Math.abs(ahead - mean)]),
  ]
}

/** How far the first side is ahead of the best of the others. */
function aheadIn(game: Played, by: Notable['by']): number {
  const [first = 0, ...others] = Object.keys(game.bots).map(side =>
    by === 'points' ? (game.scores[side] ?? 0) : keptOf(game, side),
  )
  return first - Math.max(...others)
}

/** The share of its force that a side did not lose. */
function keptOf({ force, losses }: Played, side: Id): number {
  const had = Object.values(force[side] ?? {}).reduce((sum, count) => sum + count, 0)
  return had === 0 ? 0 : 1 - losses.filter(loss => loss.side === side).length / had
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && (a[at] as number) < (b[at] as number)
}
