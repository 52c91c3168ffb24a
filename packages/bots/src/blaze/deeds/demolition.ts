import { type Decision, middleOfShape } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import type { Group } from '../groups.ts'
import type { Order } from '../orders.ts'
import { type Scene, squared } from '../scene.ts'

const { isInfantry, whyNotTask } = blazeRules
type Feature = blazeRules.Feature
type Stand = blazeRules.Stand

/** A charge takes three Actions in a row, and a fourth turn to blow it. */
const TURNS = 4
/** No bridge reaches farther from its middle than this. */
const NEAR = 30000

/** What blowing it brings beyond the value of holding it. */
const gain = ({ side }: Scene, { demolition, demolisher, objective }: Feature): number =>
  demolisher === null || demolisher === side ? demolition - objective / 2 : 0

/** A stand at a bridge worth blowing sets its charge; one that has set a charge lays a card to blow it. */
export function demolitionOrders(scene: Scene, group: Group): readonly Order[] {
  const { game, left } = scene
  const [stand] = group.stands
  if (!stand || group.stands.length > 1 || !isInfantry(game, stand)) return []
  for (const feature of game.terrain) {
    if (feature.demolition <= 0 || feature.destroyed || gain(scene, feature) <= 0) continue
    if (feature.charge === stand.id) return [{ group, card: 'aimed-fire', value: gain(scene, feature) }]
    const begun = stand.task === 'set-charge' && stand.taskTarget === feature.id ? stand.taskDone : 0
    if (feature.chargedBy !== null || left < TURNS - begun || !stand.at) continue
    if (squared(stand.at, middleOfShape(feature.shape)) > NEAR ** 2) continue
    if (whyNotTask(game, stand, 'set-charge', feature.id).length > 0) continue
    const value = (gain(scene, feature) * (1 + begun)) / TURNS
    return [{ group, card: 'action', task: 'set-charge', target: feature.id, value }]
  }
  return []
}

/** Blows the charge that this stand has set. */
export function blowing(scene: Scene, stand: Stand): Decision | null {
  const feature = scene.game.terrain.find(one => one.charge === stand.id && !one.destroyed && gain(scene, one) > 0)
  return feature ? { action: 'fire', piece: stand.id, mode: 'demolition', target: feature.id } : null
}
