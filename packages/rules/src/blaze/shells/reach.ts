import { because, type Reason, text, the } from '@sandtable/kernel'
import { mortars } from '../combat-tables.ts'
import { whyOutOfRange } from '../fire/aiming.ts'
import { longest } from '../fire/gunnery.ts'
import { crossed } from '../ground/ground.ts'
import type { Blaze, Stand } from '../records.ts'
import { apart, middleOf, near, type Thing } from '../stands/measure.ts'
import { isVehicle } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'

/** How far and over what a weapon can lob its shells. */

/** Over open sights 800 mm; indirectly a field gun reaches the whole table, one on a vehicle does not: BA-ARTY-1, BA-ARTY-16. */
export function whyNotInReach(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  target: Thing,
  manner: 'direct' | 'indirect',
): readonly Reason[] {
  if (weapon.mortar) return whyNotInMortarsReach(game, firer, weapon, target)
  if (manner === 'indirect' && !isVehicle(game, firer)) return []
  const rules = manner === 'direct' ? ['BA-ARTY-16', 'BA-GUN-1'] : ['BA-ARTY-1']
  return whyOutOfRange(game, firer, target, longest(game), ...rules)
}

/** Mortars also have a minimum range, and cannot fire over anything too high: BA-MORT-1 to 3, BA-GUN-2. */
function whyNotInMortarsReach(game: Blaze, firer: Stand, weapon: Weapon, target: Thing): readonly Reason[] {
  const row = game.rows(mortars)[weapon.mortar ?? 'light'] as (typeof mortars.rows)[string]
  const light = weapon.mortar === 'light' ? ['BA-ARMS-15'] : []
  const reasons: Reason[] = [...whyOutOfRange(game, firer, target, row.max, 'BA-MORT-1', ...light)]
  if (near(game, firer, target, row.min - 1)) {
    const says = text`${the.length(apart(game, firer, target))} away, and ${the.length(row.min)} is its least range`
    reasons.push(because('range', says, 'BA-GUN-2', 'BA-MORT-3'))
  }
  const high = crossed(game, middleOf(game, firer), middleOf(game, target)).find(feature => feature.height > row.over)
  if (high) {
    const says = text`the ${the.ground(high)} is too high: ${the.length(high.height, row.over)}`
    reasons.push(because('height', says, 'BA-MORT-2'))
  }
  return reasons
}

/** The rule for its range when it fires over obstacles: a mortar's, or that of guns that can elevate. */
export const reachRule = (weapon: Weapon): string => (weapon.mortar ? 'BA-MORT-1' : 'BA-ARTY-1')
