import { type Decision, facingOf, type Point, type Seat } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { firstAllowed } from '../answering.ts'
import type { Group } from '../groups.ts'
import type { Order } from '../orders.ts'
import { middle, type Scene, squared } from '../scene.ts'
import { worthOf } from '../worth.ts'

const { coverOf, isInfantry, isVehicle, kindOf, moveRate } = blazeRules
type Stand = blazeRules.Stand

/**
 * Expected value of an overrun, as a share of the target's worth: most are hurt or driven off, and the tank loses its
 * shot.
 */
const SHARE = 0.5

/** The infantry in the open that a tank could overrun this turn, best first; light armour does not try. */
function prey({ game, foes }: Scene, stand: Stand): readonly Stand[] {
  const { drive, weight, noOverrun } = kindOf(game, stand)
  if (!isVehicle(game, stand) || drive !== 'tracked' || weight === 'light' || noOverrun) return []
  const at = middle(game, stand)
  const reach = moveRate(game, stand).distance
  return foes
    .filter(foe => isInfantry(game, foe) && !foe.aboard && squared(at, middle(game, foe)) <= reach * reach)
    .filter(foe => coverOf(game, foe, stand, 'direct').cover === 'none')
    .sort((a, b) => worthOf(game, b) - worthOf(game, a))
}

/** A Move towards a stand that can be overrun. */
export function overrunOrders(scene: Scene, group: Group): readonly Order[] {
  const [stand] = group.stands
  if (!stand || group.stands.length > 1 || stand.disordered || stand.immobilised) return []
  const [foe] = prey(scene, stand)
  if (!foe) return []
  const arrow = facingOf(stand.at as Point, foe.at as Point)
  return [{ group, card: 'move', arrow, value: worthOf(scene.game, foe) * SHARE }]
}

/** A moving tank overruns what it can. */
export const overrun = (seat: Seat, scene: Scene, stand: Stand): Decision | null =>
  firstAllowed(
    seat,
    prey(scene, stand).map(foe => ({ action: 'overrun', piece: stand.id, target: foe.id })),
  )
