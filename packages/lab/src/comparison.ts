import type { Id } from '@sandtable/kernel'
import { meanOf, type Share } from './interval.ts'
import type { Played } from './played.ts'
import { pointsFor } from './summary.ts'

/** How much more of the points a side gets than in the battle as it is. */
export interface Difference {
  readonly side: Id
  readonly points: Share
}

/**
 * Games of two arms with the same numbers have the same dice, so each is compared with its own twin. Games that one
 * arm lacks do not count.
 */
export function differencesOf(base: readonly Played[], other: readonly Played[]): readonly Difference[] {
  const twins = new Map(base.map(game => [game.n, game]))
  const pairs = other.flatMap(game => {
    const twin = twins.get(game.n)
    return twin ? [[twin, game] as const] : []
  })
  return Object.keys(base[0]?.bots ?? {}).map(side => ({
    side,
    points: meanOf(pairs.map(([was, is]) => pointsFor(is, side) - pointsFor(was, side))),
  }))
}
