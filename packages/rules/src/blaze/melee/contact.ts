import type { Id } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { touching } from '../stands/measure.ts'
import { carrierOf, isOut, isVehicle, onTable } from '../stands/stand.ts'

const inTheFight = (game: Blaze, stand: Stand): boolean =>
  onTable(stand) && !isOut(game, stand) && !carrierOf(game, stand)

/** The enemy that a charger is in melee with: the target of its charge first, else the first it touches: BA-RUL-240. Who only stands
 * beside it has to charge it: BA-MELEE-33. */
export function meleeTarget(game: Blaze, charger: Stand): Stand | null {
  if (charger.card !== 'charge' || charger.contact === null || charger.fought || !inTheFight(game, charger)) return null
  const touched = game.pieces.filter(
    enemy => enemy.side !== charger.side && inTheFight(game, enemy) && !enemy.hidden && touching(game, charger, enemy),
  )
  return touched.find(enemy => enemy.id === charger.chargeTarget) ?? touched[0] ?? null
}

/** The chargers that are in contact with this stand, in the order in which they came. */
export function chargersOf(game: Blaze, target: Id): readonly Stand[] {
  const chargers = game.pieces.filter(stand => meleeTarget(game, stand)?.id === target)
  return [...chargers].sort((a, b) => (a.contact ?? 0) - (b.contact ?? 0))
}

/** From contact until the melee is over a charger and the enemy it touches are in melee: BA-CHRG-4. */
export const inMelee = (game: Blaze, stand: Stand): boolean =>
  meleeTarget(game, stand) !== null ||
  game.pieces.some(other => other.side !== stand.side && meleeTarget(game, other)?.id === stand.id)

/** A stand that fought in the Charge step, as an escort or beside one, has used its card; a vehicle still acts on its own: BA-RUL-90. */
export const isSpent = (game: Blaze, stand: Stand): boolean =>
  stand.fought && stand.card !== 'charge' && !isVehicle(game, stand)
