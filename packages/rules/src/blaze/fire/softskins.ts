import { type Id, type Modifier, type Procedure, roll } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { hurt } from '../stands/losses.ts'
import { score } from '../values.ts'
import { seatOf } from './targets.ts'
import { type Need, shaken, witnesses } from './to-hit.ts'

/** Small arms and mortars against unarmoured transport: BA-SOFT-1. */

/** A disordered firer needs one more here too: BA-RUL-36. */
export const softskinNeed = (game: Blaze, firer: Stand | null): Need => {
  const modifiers = shaken(game, firer)
  const row = score(game, 'softskin')
  return { need: modifiers.reduce((need, { by }) => need - by, row), row, cites: ['BA-SOFT-2'], modifiers }
}

export function* rollAtSoftskin(
  game: Blaze,
  firer: Stand | null,
  target: Stand,
  dice: number,
  notes: readonly Modifier[],
): Procedure<number> {
  const { need, row, cites, modifiers } = softskinNeed(game, firer)
  const shown = yield* roll(game, 'softskin', dice, {
    faces: 10,
    need: row,
    modifiers: [...notes, ...modifiers],
    cites,
    about: [target.id],
    ...witnesses(target, firer),
  })
  return shown.filter(die => die >= need).length
}

/** Small arms hit figures and the softskin they sit in: BA-SOFT-3, BA-RUL-84. */
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
    yield* hurt(game, target.aboard, { hits, by }, ['BA-SOFT-3'], now)
}

export function* hitSoftskin(game: Blaze, firer: Id | null, target: Id, hits: number, now: boolean): Procedure {
  if (hits > 0) yield* hurt(game, target, { hits, by: firer }, ['BA-SOFT-2'], now)
}
