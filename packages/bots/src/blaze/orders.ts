import { facingOf, mm, type Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { hasFlyers } from './air.ts'
import { chargeOf } from './charges.ts'
import { demolitionOrders } from './deeds/demolition.ts'
import { lobbed } from './deeds/lobbed.ts'
import { overrunOrders } from './deeds/overruns.ts'
import { endsOf, mostFor, postOf, valuesFor } from './ends.ts'
import type { Goal } from './goals.ts'
import { farTo } from './goals.ts'
import { type Group, longestChain } from './groups.ts'
import { roleOf } from './roles.ts'
import { middle, type Scene, squared } from './scene.ts'
import { farthest, shotsOf } from './shots.ts'
import { patienceOf } from './stakes.ts'
import { threatAt } from './threat.ts'
import { worthOf } from './worth.ts'

const { hullAt, overlapping, walk, weaponsOf, whyNotCard } = blazeRules
type Card = blazeRules.Card
type Stand = blazeRules.Stand

/** A card for a group: where a move should end, and its expected value. */
export interface Order {
  readonly group: Group
  readonly card: Card
  readonly arrow?: number
  readonly ends?: readonly Point[]
  readonly task?: string
  readonly target?: string
  readonly value: number
}

export type GoalOf = (stand: Stand) => Goal

/** The best card for a group. Moves are searched last, and only if they could beat the rest. */
export function orderFor(scene: Scene, group: Group, goalOf: GoalOf): Order {
  if (group.stands.some(stand => stand.aboard)) return { group, card: 'move', arrow: 0, value: 1 }
  const nothing: Order = { group, card: 'dummy', value: -0.01 }
  const may = (order: Order): boolean =>
    group.stands.every(stand => whyNotCard(scene.game, stand, cardFor(order) as never).length === 0)
  const better = (before: Order, orders: readonly Order[]): Order =>
    [...orders].sort((a, b) => b.value - a.value).find(order => order.value > before.value && may(order)) ?? before
  const standing = better(nothing, [
    ...fireOrders(scene, group),
    ...chargeOrders(scene, group),
    ...taskOrders(scene, group, goalOf),
    ...demolitionOrders(scene, group),
    ...overrunOrders(scene, group),
    ...lieLow(scene, group),
  ])
  const moving = better(standing, moveOrders(scene, group, goalOf, standing.value))
  return better(moving, fallBack(scene, group, goalOf, moving.value))
}

const cardFor = ({ card, arrow, task, target }: Order) => ({ pieces: [], card, arrow, task, target })

/** Is an enemy near enough to be fired at soon? */
function isExpecting({ game, foes, markers }: Scene, stand: Stand): boolean {
  const reach = (Math.min(farthest(game, stand), mm(800)) + mm(200)) ** 2
  const at = middle(game, stand)
  return [...foes, ...markers].some(foe => squared(at, middle(game, foe)) < reach)
}

function fireOrders(scene: Scene, group: Group): readonly Order[] {
  const { weights, must } = scene
  let sum = 0
  let hope = 0
  for (const stand of group.stands) {
    const [shot] = [...shotsOf(scene, stand, 'still').slice(0, 1), ...lobbed(scene, stand, 'still')].sort(
      (a, b) => b.value - a.value,
    )
    const value = shot && (!stand.hidden || shot.value >= patienceOf(scene, stand)) ? shot.value : 0
    sum += value
    hope += isExpecting(scene, stand) ? weights.hope : must ? 0.05 : 0.2
    if (watchesTheSky(scene, stand)) hope += SKY
  }
  return [
    { group, card: 'aimed-fire', value: sum },
    { group, card: 'opportunity-fire', value: sum * weights.wait + hope * 0.5 },
  ]
}

/** The value of waiting for an aircraft. */
const SKY = 4

/** Does it have an anti-aircraft weapon, and may an aircraft come? */
const watchesTheSky = (scene: Scene, stand: Stand): boolean =>
  (stand.airDefence || weaponsOf(scene.game, stand).some(({ aa }) => aa !== null)) && hasFlyers(scene)

/** Move, or move and fire: the whole group takes the same way, so that it stays together. */
function moveOrders(scene: Scene, group: Group, goalOf: GoalOf, beaten: number): readonly Order[] {
  const orders: Order[] = []
  const { game, weights } = scene
  const { snap } = weights
  const lead = leadOf(scene, group, goalOf)
  if (lead.disordered || lead.immobilised) return orders
  for (const card of ['move', 'move-fire'] as const) {
    if (whyNotCard(game, lead, { pieces: [], card, arrow: 0 } as never).length > 0) continue
    const shots = (stands: readonly Stand[]): number =>
      card === 'move' ? 0 : stands.reduce((sum, stand) => sum + (shotsOf(scene, stand, 'moving')[0]?.value ?? 0), 0)
    const all = shots(group.stands)
    // with nothing to fire at, a Move goes farther
    if (card === 'move-fire' && all === 0 && orders.length > 0) continue
    if (group.stands.length === 1 && mostFor(scene, lead, goalOf(lead), card) + all * snap <= beaten) continue
    const few = weights.glances ? 2 : 4
    const found = endsOf(scene, lead, goalOf(lead), card, null, group.stands.length > 1 ? few : 1)
    let best: Order | null = null
    for (const { to, value } of found) {
      const order = { card, arrow: facingOf(lead.at as Point, to) }
      const end = (stand: Stand): Point => shifted(stand.at as Point, lead.at as Point, to)
      if (group.stands.length === 1) best = { ...order, group, ends: [to], value: value + all * snap }
      else {
        const stands = goers(scene, group, end, card)
        const promised = stands.reduce((sum, stand) => sum + gain(scene, stand, end(stand), goalOf), 0)
        const worth = promised + shots(stands) * snap
        if (stands.length > 0 && worth > (best?.value ?? 0))
          best = { ...order, group: { ...group, stands }, ends: stands.map(end), value: worth }
      }
    }
    if (best) orders.push(best)
  }
  return orders
}

const shifted = (at: Point, from: Point, to: Point): Point => [at[0] + to[0] - from[0], at[1] + to[1] - from[1]]

/** The movable stand farthest from the goal sets the pace for all. */
function leadOf(scene: Scene, { stands }: Group, goalOf: GoalOf): Stand {
  return stands.reduce((a, b) => (farTo(scene, b, goalOf(b).field) < farTo(scene, a, goalOf(a).field) ? b : a))
}

/** Those of a group who can go there together: no one ends where a friend stays behind, and all are in contact. */
function goers(
  { game, mine, weights }: Scene,
  { stands }: Group,
  end: (stand: Stand) => Point,
  card: 'move' | 'move-fire',
) {
  const mayWalk = (stand: Stand): boolean => {
    const to = end(stand)
    if (to[0] < 0 || to[1] < 0 || to[0] >= game.width || to[1] >= game.depth) return false
    if (weights.glances) return true
    const way = walk(game, { ...stand, arrow: null }, card, { path: [to], facing: null, floor: 0 })
    return way.reasons.every(({ word }) => word === 'touch')
  }
  let going = stands.filter(mayWalk)
  for (;;) {
    const staying = mine.filter(friend => !going.includes(friend))
    const free = going.filter(stand => !overlapping(game, hullAt(game, stand, end(stand), stand.facing), 0, staying))
    const together = longestChain(game, free)
    if (together.length === going.length) return going
    going = [...together]
  }
}

/** What going there is worth to one of a group. */
function gain(scene: Scene, stand: Stand, to: Point, goalOf: GoalOf): number {
  const value = valuesFor(scene, stand, goalOf(stand))
  return value(scene.table.at(to)) - value(postOf(scene, stand))
}

function chargeOrders(scene: Scene, group: Group): readonly Order[] {
  let sum = 0
  for (const stand of group.stands) {
    const charge = chargeOf(scene, stand)
    if (!charge) return []
    sum += charge.value
  }
  return [{ group, card: 'charge', value: sum - scene.weights.nerve }]
}

/** Engineers clear what lies in the way; a gun loads its hollow charge while it has no target. */
function taskOrders(scene: Scene, group: Group, goalOf: GoalOf): readonly Order[] {
  const { game, must } = scene
  const [stand] = group.stands
  if (!stand || group.stands.length > 1) return []
  const kind = blazeRules.kindOf(game, stand)
  if (kind.weapons.some(({ steilgranate }) => steilgranate) && !stand.sgLoaded && !stand.gunLost)
    return [{ group, card: 'action', task: 'reload', value: 0.3 }]
  if (!kind.engineers || !must || farTo(scene, stand, goalOf(stand).field) < mm(100)) return []
  for (const [task, what] of [
    ['clear-mine', 'mine'],
    ['cut-wire', 'wire'],
  ] as const) {
    const feature = game.terrain.find(
      f =>
        f.kind === what &&
        f.side !== scene.side &&
        blazeRules.isThere(f) &&
        blazeRules.whyNotTask(game, stand, task, f.id).length === 0,
    )
    if (feature) return [{ group, card: 'action', task, target: feature.id, value: 1.5 }]
  }
  return []
}

/** Prone: the stand can do nothing here, and the enemy can do much. */
function lieLow(scene: Scene, group: Group): readonly Order[] {
  const { game, weights } = scene
  if (group.stands.some(stand => roleOf(game, stand) === 'tank' || roleOf(game, stand) === 'gun')) return []
  const threat = group.stands.reduce((sum, stand) => sum + threatAt(scene, stand, postOf(scene, stand)), 0)
  return [{ group, card: 'prone', value: weights.lie * threat - 0.6 }]
}

/** Fall back before anyone fires: for a stand that is in danger and can do little itself. */
function fallBack(scene: Scene, group: Group, goalOf: GoalOf, beaten: number): readonly Order[] {
  const [stand] = group.stands
  if (!stand || group.stands.length > 1 || stand.disordered || stand.immobilised || goalOf(stand).keeps) return []
  if (threatAt(scene, stand, postOf(scene, stand)) < scene.weights.stand * worthOf(scene.game, stand)) return []
  if (mostFor(scene, stand, goalOf(stand), 'fall-back') <= beaten) return []
  const [end] = endsOf(scene, stand, goalOf(stand), 'fall-back', null)
  return end ? [{ group, card: 'fall-back', ends: [end.to], value: end.value }] : []
}
