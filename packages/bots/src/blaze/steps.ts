import { type Decision, type Id, middleOfShape, mm, type Point, type Seat } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { flight } from './air.ts'
import { filled, firstAllowed } from './answering.ts'
import { chargeOf } from './charges.ts'
import { blowing } from './deeds/demolition.ts'
import { lobbed } from './deeds/lobbed.ts'
import { overrun } from './deeds/overruns.ts'
import { landing } from './drops.ts'
import { endsOf, facingFor } from './ends.ts'
import { goalsOf, NOWHERE } from './goals.ts'
import type { Plan } from './plan.ts'
import { middle, type Scene, squared } from './scene.ts'
import { type Manner, type Shot, shotsOf } from './shots.ts'
import { patienceOf } from './stakes.ts'

const { shotsLeft } = blazeRules
type Stand = blazeRules.Stand

/** What is remembered within a turn: what was planned, and which stands have nothing left to do in this step. */
export interface Memory {
  readonly plan: Plan
  readonly idle: Set<Id>
}

const END: Decision = { action: 'end' }

/** One go in a step: the first stand with something useful to do does it; if there is none, the side ends the step. */
export function go(seat: Seat, scene: Scene, memory: Memory): Decision {
  const { game } = scene
  const { phase } = game.state
  const first = phase === 'move' ? beforeMoves(seat, scene) : phase === 'aimed-fire' ? flown(seat, scene) : null
  if (first) return first
  for (const stand of inOrder(scene)) {
    if (memory.idle.has(stand.id)) continue
    const decision = deed(seat, scene, stand, memory)
    if (decision) return decision
    memory.idle.add(stand.id)
  }
  return seat.allows(END) ? END : (filled(seat, { action: 'move' }) ?? { action: 'pass' })
}

/** The holders of a card of this step; in a move the foremost first, so that they do not block their friends. */
function inOrder({ game, mine }: Scene): readonly Stand[] {
  const { phase } = game.state
  const due = mine.filter(stand => stand.card === phase)
  if (phase !== 'move' && phase !== 'move-fire') return due
  const forth = ({ arrow, at }: Stand): number => {
    const [dx, dy] = ways[Math.round((arrow ?? 0) / 45) % 8] as Point
    return (at as Point)[0] * dx + (at as Point)[1] * dy
  }
  return [...due].sort((a, b) => forth(b) - forth(a))
}
const ways: readonly Point[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]

function deed(seat: Seat, scene: Scene, stand: Stand, memory: Memory): Decision | null {
  const { phase } = scene.game.state
  switch (phase) {
    case 'move':
      return stand.hasMoved ? null : (overrun(seat, scene, stand) ?? step(seat, scene, stand, memory))
    case 'move-fire':
      if (!stand.hasMoved && !stand.fired) {
        const moved = step(seat, scene, stand, memory)
        if (moved) return moved
      }
      return fire(seat, scene, stand, 'moving')
    case 'fall-back':
      return stand.hasMoved ? null : step(seat, scene, stand, memory)
    default:
      return fire(seat, scene, stand, 'still')
  }
}

/** The best shot that the rules allow. */
export function fire(seat: Seat, scene: Scene, stand: Stand, manner: Manner, only?: Id): Decision | null {
  if (shotsLeft(scene.game, stand) === 0) return null
  const blow = only === undefined ? blowing(scene, stand) : null
  if (blow && seat.allows(blow)) return blow
  const all = [...shotsOf(scene, stand, manner, only), ...(only === undefined ? lobbed(scene, stand, manner) : [])]
  const shots = all
    .filter(shot => !stand.hidden || shot.value >= patienceOf(scene, stand))
    .sort((a, b) => b.value - a.value)
  return firstAllowed(seat, shots.slice(0, TRIED).map(decisionOf))
}
const TRIED = 4

const decisionOf = ({ piece, weapon, mode, target }: Shot): Decision => ({
  action: 'fire',
  piece,
  weapon,
  ...(mode !== undefined && { mode }),
  target,
})

/** Where it was meant to go; if that is no longer possible, the best place within its arrow. */
function step(seat: Seat, scene: Scene, stand: Stand, { plan }: Memory): Decision | null {
  if (stand.disordered || stand.suppressed || stand.immobilised) return null
  const { game } = scene
  const { phase } = game.state
  const way = (to: Point): Decision => {
    const facing = phase === 'fall-back' ? null : facingFor(scene, stand, to)
    return { action: 'move', piece: stand.id, to, ...(facing !== null && { facing }) }
  }
  const meant = plan.ends.get(stand.id)
  if (meant) {
    const decision = firstAllowed(seat, [way(meant)])
    if (decision) return decision
  }
  // whoever only glances goes by what he saw when he planned
  const { scene: seen, goals } = (scene.weights.glances && plan.from) || { scene, goals: goalsOf(scene) }
  const ends = endsOf(seen, stand, goals.get(stand.id) ?? NOWHERE, phase as blazeRules.Purpose, stand.arrow, 3)
  return firstAllowed(
    seat,
    ends.map(({ to }) => way(to)),
  )
}

/** Aircraft, drops, double moves and dismounting. */
function beforeMoves(seat: Seat, scene: Scene): Decision | null {
  return flown(seat, scene) ?? landing(seat, scene) ?? hurry(seat, scene) ?? getOff(seat, scene)
}

function flown(seat: Seat, scene: Scene): Decision | null {
  const decision = flight(scene)
  return decision && seat.allows(decision) ? decision : null
}

/** Double moves are for the first turns, with no enemy in sight. */
function hurry(seat: Seat, { game, side, mine, foes }: Scene): Decision | null {
  if (game.side(side).doubleMoves === 0 || foes.length > 0 || game.state.night) return null
  const most = (stand: Stand): number => mine.filter(other => other.cardId === stand.cardId).length
  const moving = mine.filter(stand => stand.card === 'move' && !stand.doubled && !stand.hasMoved)
  return firstAllowed(
    seat,
    [...moving]
      .sort((a, b) => most(b) - most(a))
      .slice(0, 3)
      .map(stand => ({ action: 'use', resource: 'double-move', piece: stand.id })),
  )
}

/** Passengers get off at their destination. */
function getOff(seat: Seat, scene: Scene): Decision | null {
  const { game, mine } = scene
  for (const rider of mine) {
    if (!rider.aboard || rider.mounted) continue
    const carrier = game.find('piece', rider.aboard)
    if (!carrier?.at || (carrier.card !== game.state.phase && rider.card !== game.state.phase)) continue
    const decision = hasArrived(scene, carrier) ? filled(seat, { action: 'dismount', piece: rider.id }) : null
    if (decision) return decision
  }
  return null
}

/** A glider that is down has arrived, a craft that is aground, a vehicle near the enemy or the goal. */
function hasArrived({ game, foes, objectives }: Scene, carrier: Stand): boolean {
  const is = blazeRules.classOf(game, carrier)
  if (is === 'glider' || is === 'craft') return is === 'glider' || carrier.beached
  const at = carrier.at as Point
  return (
    foes.some(foe => squared(at, middle(game, foe)) < NEAR ** 2) ||
    objectives.some(({ feature }) => squared(at, middleOfShape(feature.shape)) < CLOSE ** 2)
  )
}
const NEAR = mm(350)
const CLOSE = mm(200)

/** The planned charges; a charge card is good for nothing else. */
export function charge(seat: Seat, scene: Scene): Decision {
  const { mine } = scene
  for (const stand of mine) {
    if (stand.card !== 'charge' || stand.chargeTarget !== null || stand.done) continue
    const best = chargeOf(scene, stand)
    if (!best || best.value < 0) continue
    const flame = stand.bursts > 0
    const plain = { action: 'charge', piece: stand.id, target: best.target.id }
    const decision = firstAllowed(seat, flame ? [{ ...plain, flame: true }, plain] : [plain])
    if (decision) return decision
  }
  return { action: 'end' }
}
