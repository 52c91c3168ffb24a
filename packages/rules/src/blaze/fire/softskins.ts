import { type Id, type Procedure, roll } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { hurt } from '../stands/losses.ts'
import { seatOf } from './targets.ts'
import { type Need, shakenBy, witnesses } from './to-hit.ts'

/** Small arms and mortars against unarmoured transport: BA-SOFT-1. */

/** A die of 6 or more is a hit, and three knock it out: BA-SOFT-2. */
const NEED = 6
const CITES = ['BA-SOFT-1', 'BA-SOFT-2']

/** A disordered firer needs one more here too: BA-RUL-36. */
export const softskinNeed = (firer: Stand | null): Need => {
  const shaken = shakenBy(firer)
  return { need: NEED + shaken.need, cites: [...CITES, ...shaken.cites] }
}

export function* rollAtSoftskin(
  game: Blaze,
  firer: Stand | null,
  target: Stand,
  dice: number,
  rules: readonly string[],
): Procedure<number> {
  const { need, cites } = softskinNeed(firer)
  const shown = yield* roll(game, 'softskin', dice, {
    faces: 10,
    need,
    cites: [...cites, ...rules],
    about: [target.id],
    ...witnesses(target),
  })
  return shown.filter(die => die >= need).length
}

/** Figures are hit by small arms, and so is the softskin that they sit in: BA-SOFT-3, BA-RUL-84. */
export function* hitFigures(
  game: Blaze,
  by: Id,
  target: Stand,
  hits: number,
  cites: readonly string[],
  now: boolean,
): Procedure {
  if (hits === 0) return
  yield* hurt(game, target.id, { figures: hits, by }, cites, now)
  if (target.aboard && seatOf(game, target) === 'softskin')
    yield* hurt(game, target.aboard, { hits, by }, ['BA-SOFT-3', 'BA-RUL-84'], now)
}

export function* hitSoftskin(game: Blaze, firer: Id | null, target: Id, hits: number, now: boolean): Procedure {
  if (hits > 0) yield* hurt(game, target, { hits, by: firer }, [...CITES, 'BA-SOFT-4'], now)
}
