import { because, isPoint, type Point, type Reason, text, the } from '@sandtable/kernel'
import { natureOf } from '../fire/orders.ts'
import { fired } from '../fire/records-of-fire.ts'
import type { Blaze, Stand } from '../records.ts'
import type { Thing } from '../stands/measure.ts'
import type { Weapon } from '../tables.ts'

/** A weapon's volleys, and how many are used. */

export const whyNoShells = (weapon: Weapon): readonly Reason[] =>
  weapon.he || weapon.mortar
    ? []
    : [because('weapon', text`there are no high-explosive shells for the ${the.term(weapon.name)}`, 'BA-ARTY-10')]

/** Rockets have a fixed number of volleys for all targets: BA-ROCK-3. */
export const whyNoVolley = (firer: Stand, weapon: Weapon): readonly Reason[] =>
  !weapon.rockets || firer.volleys > 0
    ? []
    : [because('volleys', text`${the.piece(firer)} has no volley left`, 'BA-ROCK-3')]

/** The stand has fired; rockets have one volley fewer. */
export function spendShells(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  target: Thing | null,
  cites: readonly string[],
): void {
  fired(game, firer, cites, natureOf(game, weapon) === 'gun' ? 1 : 2, target !== null && isZeroedOn(firer, target))
  spendVolley(game, firer, weapon)
}

export function spendVolley(game: Blaze, firer: Stand, weapon: Weapon): void {
  if (weapon.rockets) game.change('piece', firer.id, { volleys: firer.volleys - 1 }, ['BA-ROCK-3'])
}

export function isZeroedOn(firer: Stand, target: Thing): boolean {
  const { zeroed } = firer
  if (zeroed === null) return false
  if (!isPoint(target)) return zeroed === (target as Stand).id
  return isPoint(zeroed) && zeroed[0] === (target as Point)[0] && zeroed[1] === (target as Point)[1]
}
