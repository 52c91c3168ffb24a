import { type Id, middleOfShape, type Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import type { Field } from '../chart/chart.ts'
import { holds, type Role, roleOf } from './roles.ts'
import { middle, type Objective, type Scene, squared } from './scene.ts'
import { moverOf } from './table.ts'

type Stand = blazeRules.Stand

/** Where a stand is to go: the way there, and whether it must stay to hold something. */
export interface Goal {
  readonly field: Field | null
  readonly keeps: boolean
}

export const NOWHERE: Goal = { field: null, keeps: false }

/** Goals for all own stands. */
export function goalsOf(scene: Scene): ReadonlyMap<Id, Goal> {
  const goals = new Map<Id, Goal>()
  const keepers = keepersOf(scene)
  const targets = scene.objectives.filter(({ mine, theirs }) => !mine || theirs)
  const crowd = new Map<Objective, number>()
  for (const troop of troopsOf(scene)) {
    const marching = troop.filter(stand => !keepers.has(stand.id))
    const lead = marching[0]
    if (!lead) continue
    const target = scene.must || targets.some(({ theirs }) => theirs) ? pick(scene, lead, targets, crowd) : null
    if (target) crowd.set(target, (crowd.get(target) ?? 0) + marching.length)
    for (const stand of marching) goals.set(stand.id, { field: fieldTo(scene, stand, target), keeps: false })
  }
  for (const [id, field] of keepers) goals.set(id, { field, keeps: true })
  return goals
}

/** Stands of one unit go together; a stand without a unit goes alone. */
function troopsOf({ game, mine }: Scene): readonly (readonly Stand[])[] {
  const troops = new Map<string, Stand[]>()
  for (const stand of mine) {
    if (stand.aboard) continue
    const role = roleOf(game, stand)
    const key = stand.unit && role !== 'leader' && role !== 'decoy' ? stand.unit : stand.id
    const troop = troops.get(key)
    if (troop) troop.push(stand)
    else troops.set(key, [stand])
  }
  return [...troops.values()]
}

/** One stand, or two if the enemy is near, stays with each held objective: the cheapest that can hold it. */
function keepersOf(scene: Scene): ReadonlyMap<Id, Field> {
  const { game, mine, objectives, table, weights } = scene
  const keepers = new Map<Id, Field>()
  const most = objectives.reduce((sum, { points, mine: held }) => (held ? sum : Math.max(sum, points)), 0)
  for (const { feature, mine: held, points } of objectives) {
    if (!held || points < weights.petty * most) continue
    const there = mine
      .filter(stand => !keepers.has(stand.id) && !stand.aboard && holds(roleOf(game, stand)))
      .filter(stand => blazeRules.touchesFeature(game, stand, feature, HELD))
      .sort((a, b) => rank(game, a) - rank(game, b))
    for (const stand of there.slice(0, Math.round(weights.keepers)))
      keepers.set(stand.id, table.toShape(moverOf(game, stand), feature.id, feature.shape))
  }
  return keepers
}
const HELD = 2500
const order: readonly Role[] = ['support', 'rifles', 'leader', 'tank']
const rank = (game: Scene['game'], stand: Stand): number => order.indexOf(roleOf(game, stand))

/** The objective worth most for the distance that is not already crowded. */
function pick(
  scene: Scene,
  lead: Stand,
  targets: readonly Objective[],
  crowd: ReadonlyMap<Objective, number>,
): Objective | null {
  const { game, weights } = scene
  let best: Objective | null = null
  let most = 0
  for (const target of targets) {
    const far = farTo(scene, lead, fieldTo(scene, lead, target))
    if (far === Infinity) continue
    const value = target.points / ((far + NEAR) * (1 + (crowd.get(target) ?? 0) * weights.crowd))
    if (value > most) [best, most] = [target, value]
  }
  return best ?? nearestOf(middle(game, lead), targets)
}
const NEAR = 30000

function nearestOf(at: Point, targets: readonly Objective[]): Objective | null {
  const far = ({ feature }: Objective): number => squared(at, middleOfShape(feature.shape))
  return targets.length === 0 ? null : targets.reduce((a, b) => (far(b) < far(a) ? b : a))
}

/** The distance along a field from a stand's position. */
export function farTo(scene: Scene, stand: Stand, field: Field | null): number {
  return field ? (field.cost[scene.table.at(middle(scene.game, stand))] ?? Infinity) : 0
}

/** The way to an objective; without one, to the nearest enemy or to what must be defended. */
function fieldTo(scene: Scene, stand: Stand, target: Objective | null): Field | null {
  const { game, table, foes, objectives, must } = scene
  const mover = moverOf(game, stand)
  if (mover === 'craft') return target && table.toBeach(target.feature.id, target.feature.shape)
  if (target) return table.toShape(mover, target.feature.id, target.feature.shape)
  const at = middle(game, stand)
  const own = nearestOf(
    at,
    objectives.filter(({ mine }) => mine),
  )
  if (own) return table.toShape(mover, own.feature.id, own.feature.shape)
  if (!must || foes.length === 0) return null
  const foe = foes.reduce((a, b) => (squared(at, middle(game, b)) < squared(at, middle(game, a)) ? b : a))
  return table.toPost(mover, table.at(middle(game, foe)))
}
