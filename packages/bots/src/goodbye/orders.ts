import type { Decision, Id } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { bestMove } from './moves/moves.ts'
import type { Option } from './moves/option.ts'
import { twoDice } from './odds.ts'
import { isWithin, type Man, type Scene } from './scene.ts'
import { bestDrive } from './tanks.ts'

const { distances, isSenior, modifiers } = goodbyeRules

/** What each man would gain by a move if ordered to; worked out before the turn's first move. */
export type Plan = ReadonlyMap<Id, number>

/** Could an order reach him this turn? */
const mayBeOrdered = ({ figure }: Man): boolean =>
  !figure.pinned &&
  !figure.suppressed &&
  !goodbyeRules.isRouting(figure) &&
  !figure.freeMoved &&
  !figure.tried &&
  !figure.fired &&
  !figure.acted &&
  figure.dashed !== 'last' &&
  figure.inContact.length === 0

/** What every man would gain by an order. Men without a squad get none: they move on initiative. */
export function planOf(scene: Scene): Plan {
  const plan = new Map<Id, number>()
  if (scene.side.noMove) return plan
  for (const man of scene.men) {
    if (!mayBeOrdered(man)) continue
    const option: Option | null = man.tank
      ? bestDrive(scene, man)
      : man.figure.unit === null
        ? null
        : bestMove(scene, man, 'walk')
    if (option) plan.set(man.figure.id, option.gain)
  }
  return plan
}

/** Does his squad wait for an order that a step on initiative would spoil? */
export function awaitsOrder(scene: Scene, plan: Plan, man: Man): boolean {
  const { unit } = man.figure
  if (unit === null) return false
  let sum = 0
  for (const other of scene.men) if (other.figure.unit === unit) sum += plan.get(other.figure.id) ?? 0
  return sum > scene.weights.order && (plan.get(man.figure.id) ?? 0) > 0
}

interface Ordering extends Option {
  readonly chance: number
  readonly squad: Id
}

/** The most promising order now. */
export function bestOrder(scene: Scene, plan: Plan, tried: ReadonlySet<Id>): Ordering | null {
  const squads = new Map<Id, Man[]>()
  let most: Ordering | null = null
  for (const man of scene.men) {
    const hopes = plan.get(man.figure.id) ?? 0
    if (hopes <= 0 || !mayBeOrdered(man)) continue
    if (man.tank && !tried.has(man.figure.id)) {
      const chance = twoDice(man.figure.command)
      const decision = { action: 'order', order: 'move', piece: man.figure.id }
      if (hopes * chance > (most?.gain ?? 0)) most = { gain: hopes * chance, chance, squad: man.figure.id, decision }
    } else if (man.figure.unit !== null) {
      const squad = squads.get(man.figure.unit)
      if (squad) squad.push(man)
      else squads.set(man.figure.unit, [man])
    }
  }
  for (const [unit, members] of squads) {
    if (tried.has(unit)) continue
    const option = orderFor(scene, plan, unit, members)
    if (option && option.gain > (most?.gain ?? scene.weights.order)) most = option
  }
  return most
}

/** Who gives the order, and whether distant men are left out to make it surer for the others. */
function orderFor(scene: Scene, plan: Plan, unit: Id, members: readonly Man[]): Ordering | null {
  const leaders = scene.leaders.filter(
    ({ figure, steady }) =>
      (steady || figure.inContact.length > 0) &&
      !figure.pinned &&
      (figure.unit === unit || isSenior(figure)) &&
      !figure.gave.includes(unit),
  )
  const { voice = 0, command = 0 } = scene.game.find('unit', unit) ?? {}
  const fire = burden(scene, unit)
  const far = scene.game.rows(modifiers).command?.['far-from-commander'] ?? 0
  let most: Ordering | null = null
  const consider = (who: readonly Man[], leader: Man | null, value: number): void => {
    const chance = twoDice(value + fire + voice)
    const gain = who.reduce((sum, man) => sum + (plan.get(man.figure.id) ?? 0), 0) * chance
    if (who.length === 0 || gain <= (most?.gain ?? 0)) return
    const pieces = who.map(man => man.figure.id)
    const by = leader ? { piece: leader.figure.id } : {}
    most = { gain, chance, squad: unit, decision: { action: 'order', order: 'move', unit, ...by, pieces } }
  }
  for (const leader of leaders) {
    if (!members.some(man => isWithin(man, leader, scene.game.rows(distances).command))) continue
    const near = members.filter(
      man => squared(man, leader.x, leader.y) < scene.game.rows(distances)['far-from-commander'] ** 2,
    )
    consider(near, leader, leader.figure.command)
    if (near.length < members.length) consider(members, leader, leader.figure.command + far)
  }
  if (!most) consider(members, null, command)
  return most
}

/** The penalty of machine-gun fire on an order: GB-CMD-5, GB-CMD-6. */
function burden({ game, men }: Scene, unit: Id): number {
  const by = game.rows(modifiers).command as { readonly [what: string]: number }
  let worst = 0
  for (const { figure } of men)
    if (figure.unit === unit && figure.underFire !== 'none')
      worst = Math.min(worst, by[`under-${figure.underFire}-fire`] ?? 0)
  return worst
}

/** The cards that help an order, the weakest first. */
const voices = ['9H', '9D', '10H', '10D']

/** A voice of command, for an important order that is in doubt. */
export function raiseVoice({ side, left }: Scene, { gain, chance, squad }: Ordering): Decision | null {
  const hopes = gain / Math.max(chance, 0.01)
  if (chance > 0.8 || hopes < (left > 3 ? 1 : 0.4)) return null
  const card = voices.find(name => side.hand.includes(name))
  return card ? { action: 'use', resource: 'card', card, target: squad } : null
}

/** Leads those near him forward without an order: for squads whose order has failed. */
export function leading(scene: Scene, plan: Plan, reach: number, least: number): Decision | null {
  const { game, men } = scene
  let best: { readonly gain: number; readonly piece: Id } | null = null
  for (const man of men) {
    const { figure } = man
    if (
      !man.steady ||
      figure.acted ||
      !goodbyeRules.hasPoint(game, figure, 'valour') ||
      goodbyeRules.isHeroic(figure, 'lead')
    )
      continue
    let gain = 0
    for (const other of men)
      if (other.steady && other.figure.ordered === 'none' && isWithin(other, man, reach))
        gain += plan.get(other.figure.id) ?? 0
    if (gain > (best?.gain ?? least)) best = { gain, piece: figure.id }
  }
  return best && { action: 'use', resource: 'valour', piece: best.piece, for: 'lead' }
}
