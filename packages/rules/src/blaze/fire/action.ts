import { type Action, either, id as idField, int, name, oneOf, point, text } from '@sandtable/kernel'
import { sees } from '../ground/sight.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { type FireContext, howFrom, type Mode, modes } from './orders.ts'
import { whyMayNotFire } from './permission.ts'
import { nextOfFire, usable, waysOf } from './questions.ts'
import { refuseFire, whyNotFire } from './refusing.ts'
import { asFound } from './targets.ts'

/** The decision to fire. */
export const fire: Action<BlazeTables> = {
  says: text`Fire`,
  fields: {
    piece: idField,
    weapon: name,
    mode: oneOf(...modes),
    target: either(idField, point, value => typeof value === 'string'),
    dice: int,
    through: idField,
  },
  next: nextOfFire,
  refuse: refuseFire,
}

/** Ways of firing that do not ask whether the firer sees the target himself. */
const blind: readonly (Mode | undefined)[] = ['indirect', 'speculative', 'light']

/** Is there any way in which this stand could fire at that one? Whoever can is asked. */
export function couldFireAt(game: Blaze, firer: Stand, target: Stand, context: FireContext): boolean {
  const how = howFrom(context)
  if (whyMayNotFire(game, firer.side, firer.id, how).length > 0) return false
  const seen = sees(game, firer, asFound(target, how))
  return usable(game, firer).some(weapon => {
    const offered = waysOf(game, firer, weapon)
    const ways: readonly (Mode | undefined)[] = offered.length > 0 ? offered : [undefined]
    return ways.some(mode => {
      if (!seen && !blind.includes(mode)) return false
      const decision = { piece: firer.id, weapon: weapon.name, target: target.id, ...(mode && { mode }) }
      return whyNotFire(game, firer.side, decision, how).length === 0
    })
  })
}
