import { type Id, type Procedure, roll } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { hurt } from '../stands/losses.ts'
import { witnesses } from './to-hit.ts'

/** Small arms and mortars against unarmoured transport: BA-SOFT-1. */

/** A die of 6 or more is a hit, and three knock it out: BA-SOFT-2. */
export const NEED = 6
const CITES = ['BA-SOFT-1', 'BA-SOFT-2']

export function* rollAtSoftskin(game: Blaze, target: Stand, dice: number, cites: readonly string[]): Procedure<number> {
  const shown = yield* roll(game, 'softskin', dice, {
    faces: 10,
    need: NEED,
    cites: [...CITES, ...cites],
    about: [target.id],
    ...witnesses(target),
  })
  return shown.filter(die => die >= NEED).length
}

export function* hitSoftskin(game: Blaze, firer: Id | null, target: Id, hits: number, now: boolean): Procedure {
  if (hits > 0) yield* hurt(game, target, { hits, by: firer }, [...CITES, 'BA-SOFT-4'], now)
}
