import type { Decision, Id, Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { airOrders } from './air.ts'
import { callsFor } from './calls.ts'
import { type Goal, goalsOf, NOWHERE } from './goals.ts'
import { groupsOf } from './groups.ts'
import { type Order, orderFor } from './orders.ts'
import type { Scene } from './scene.ts'

/** What a side means to do this turn: the cards it lays, and where its moves end. */
export interface Plan {
  readonly turn: number
  readonly decisions: readonly Decision[]
  readonly ends: ReadonlyMap<Id, Point>
  /** What it was made from; null before there is one. */
  readonly from: { readonly scene: Scene; readonly goals: ReadonlyMap<Id, Goal> } | null
}

/** Plans a whole turn, platoon by platoon. */
export function planTurn(scene: Scene): Plan {
  const goals = goalsOf(scene)
  const orders = groupsOf(scene).map(group => orderFor(scene, group, stand => goals.get(stand.id) ?? NOWHERE))
  const ends = new Map<Id, Point>()
  const decisions: Decision[] = [...callsFor(scene), ...airOrders(scene)]
  for (const order of affordable(scene, orders)) {
    order.group.stands.forEach((stand, i) => {
      const end = order.ends?.[i]
      if (end) ends.set(stand.id, end)
    })
    decisions.push(decisionOf(order))
  }
  return { turn: scene.game.state.turn, decisions, ends, from: { scene, goals } }
}

/** A platoon with more groups than cards gives orders first where they gain most. */
function affordable({ game }: Scene, orders: readonly Order[]): readonly Order[] {
  const left = new Map<Id, number>()
  const sorted = [...orders].sort((a, b) => b.value - a.value)
  return sorted.filter(({ group: { unit } }) => {
    if (unit === null) return true
    const cards = left.get(unit) ?? blazeRules.cardsOf(game, unit).count
    left.set(unit, cards - 1)
    return cards > 0
  })
}

const decisionOf = ({ group, card, arrow, task, target }: Order): Decision => ({
  action: 'order',
  pieces: group.stands.map(stand => stand.id),
  card,
  ...(arrow !== undefined && { arrow }),
  ...(task !== undefined && { task }),
  ...(target !== undefined && { target }),
})
