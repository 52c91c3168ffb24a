import type { Decision, Id, Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { type Aim, aimOf } from './aim.ts'
import { checks } from './care.ts'
import { closeIdeas } from './close.ts'
import { bestShot, type Idea } from './fire.ts'
import { gunIdeas, isAtPost, servesAs } from './guns.ts'
import { openingIdeas } from './openings.ts'
import { orderIdeas } from './orders.ts'
import { carries } from './rescue.ts'
import type { Man, Scene } from './scene.ts'
import { boardIdeas, leaving } from './transport.ts'
import { vehicleIdeas } from './vehicle.ts'
import { bestWay, stepAlong } from './walks/advance.ts'

const { isHelpless, kindOf } = muzzleflashRules

/** What a side remembers through one of its turns. */
export interface Turn {
  readonly turn: number
  readonly side: Id
  /** Those who have nothing to do now, and keep their AP to react with. */
  readonly skipped: Set<Id>
  /** A figure on his way, and the rest of that way. */
  errand: { readonly piece: Id; readonly path: readonly Point[] } | null
  aim: Aim | null
}

type Allowed = (decision: Decision) => boolean

/**
 * The next thing to do in the own turn. The active figure goes on while that is worth something; then the next, in
 * order.
 */
export function nextDeed(scene: Scene, turn: Turn, allowed: Allowed): Decision {
  turn.aim ??= aimOf(scene)
  const active = scene.men.find(({ piece }) => piece.activated === 'active')
  if (active) {
    const deed = deedOf(scene, turn, active, allowed)
    if (deed) return deed
    turn.skipped.add(active.piece.id)
  }
  const out = first(allowed, ...leaving(scene))
  if (out) return out
  for (const man of inOrder(scene)) {
    if ((turn.skipped.has(man.piece.id) && man.piece.fallback === 0) || man === active) continue
    const deed = deedOf(scene, turn, man, allowed)
    if (deed) return deed
    turn.skipped.add(man.piece.id)
  }
  return { action: 'end' }
}

/**
 * Those who may still act: first those who must run, then leaders, then long-range shooters, then the others, and
 * last their vehicles.
 */
function inOrder({ men, game }: Scene): readonly Man[] {
  const rank = ({ piece, soldier }: Man): number => {
    if (piece.fallback > 0) return 0
    if (piece.sort === 'vehicle' && kindOf(game, piece).seats) return 4
    return piece.rank !== 'none' ? 1 : soldier.support ? 2 : 3
  }
  return men
    .filter(({ piece }) => piece.activated !== 'done' && piece.sort !== 'weapon' && !isHelpless(piece))
    .sort((a, b) => rank(a) - rank(b))
}

/** What a piece does now, if anything. */
function deedOf(scene: Scene, turn: Turn, man: Man, allowed: Allowed): Decision | null {
  const { piece } = man
  const aim = turn.aim as Aim
  if (piece.pins > 0 && !piece.tested) return first(allowed, { action: 'activate', piece: piece.id })
  if (piece.fallback > 0) {
    const { id } = piece
    return first(allowed, { action: 'fall-back', piece: id, far: 'all' }, { action: 'activate', piece: id })
  }
  if (piece.ap === 0) return null
  if (piece.sort === 'vehicle') return bestOf(scene, allowed, vehicleIdeas(scene, man))
  const post = servesAs(scene, man)
  const ideas = [...orderIdeas(scene, aim, man), ...(post === 'mate' ? [] : gunIdeas(scene, man))]
  const heavy = bestOf(
    scene,
    allowed,
    ideas.filter(idea => idea.gain / idea.ap > scene.weights.worthy),
  )
  if (heavy) return heavy
  if (post && isAtPost(scene, man)) return shoot(scene, man, allowed)
  return (
    bestOf(scene, allowed, [...openingIdeas(scene, aim, man), ...boardIdeas(scene, aim, man)]) ??
    carry(scene, aim, man, allowed) ??
    walk(scene, turn, aim, man, allowed) ??
    bestOf(scene, allowed, closer(scene, man)) ??
    shoot(scene, man, allowed)
  )
}

/** Hand-to-hand actions, if better than a shot. */
function closer(scene: Scene, man: Man): readonly Idea[] {
  const shot = bestShot(scene, man, man.piece.ap)
  const rate = shot ? shot.gain / shot.ap : 0
  return closeIdeas(scene, man).filter(({ gain, ap }) => gain / ap > rate)
}

function carry(scene: Scene, aim: Aim, man: Man, allowed: Allowed): Decision | null {
  const patient = aim.bearers.get(man.piece.id)
  const now = patient && scene.patients.find(one => one.piece.id === patient.piece.id)
  return now ? first(allowed, ...carries(scene, man, now)) : null
}

/** Continues the current way, or takes a new one to a better place. */
function walk(scene: Scene, turn: Turn, aim: Aim, man: Man, allowed: Allowed): Decision | null {
  const going = turn.errand
  turn.errand = null
  if (going?.piece === man.piece.id && going.path.length > 0) {
    const step = goOn(scene, turn, man, going.path, allowed)
    if (step) return step
  }
  const way = bestWay(scene, aim, man)
  return way && goOn(scene, turn, man, way.path, allowed)
}

function shoot(scene: Scene, man: Man, allowed: Allowed): Decision | null {
  const shot = bestShot(scene, man, man.piece.ap)
  const fire = shot && shot.gain > scene.weights.thrift * shot.ap ? first(allowed, shot.decision) : null
  return fire ?? first(allowed, ...checks(scene, man))
}

/** The allowed idea that is worth most per AP. */
function bestOf({ weights }: Scene, allowed: Allowed, ideas: readonly Idea[]): Decision | null {
  const sorted = ideas
    .filter(({ gain, ap }) => gain > weights.thrift * ap)
    .sort((a, b) => b.gain / b.ap - a.gain / a.ap)
  return first(allowed, ...sorted.slice(0, TRIES).map(({ decision }) => decision))
}
const TRIES = 6

function goOn(scene: Scene, turn: Turn, man: Man, path: readonly Point[], allowed: Allowed): Decision | null {
  const step = stepAlong(scene, man, path)
  if (!step || !allowed(step.decision)) return null
  turn.errand = { piece: man.piece.id, path: step.rest }
  return step.decision
}

const first = (allowed: Allowed, ...ideas: readonly Decision[]): Decision | null => ideas.find(allowed) ?? null
