import type { Decision, Id, Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { bestWay, stepAlong } from './advance.ts'
import { type Aim, aimOf } from './aim.ts'
import { checks } from './care.ts'
import { bestShot } from './fire.ts'
import { carries } from './rescue.ts'
import type { Man, Scene } from './scene.ts'

const { isHelpless } = muzzleflashRules

/** What a side remembers through one of its turns. */
export interface Turn {
  readonly turn: number
  readonly side: Id
  /** Those who have nothing to do now, and keep their AP to react with. */
  readonly skipped: Set<Id>
  /** Somebody on his way, and what is left of it. */
  errand: { readonly piece: Id; readonly path: readonly Point[] } | null
  aim: Aim | null
}

type Allowed = (decision: Decision) => boolean

/** The next thing to do in one's own turn. Whoever is active goes on while that is worth something; then the next, in order. */
export function nextDeed(scene: Scene, turn: Turn, allowed: Allowed): Decision {
  turn.aim ??= aimOf(scene)
  const active = scene.men.find(({ piece }) => piece.activated === 'active')
  if (active) {
    const deed = deedOf(scene, turn, active, allowed)
    if (deed) return deed
    turn.skipped.add(active.piece.id)
  }
  for (const man of inOrder(scene)) {
    if ((turn.skipped.has(man.piece.id) && man.piece.fallback === 0) || man === active) continue
    const deed = deedOf(scene, turn, man, allowed)
    if (deed) return deed
    turn.skipped.add(man.piece.id)
  }
  return { action: 'end' }
}

/** Those who may still act: who must run first, then who shoots from afar, then the others. */
function inOrder({ men }: Scene): readonly Man[] {
  const rank = ({ piece, soldier }: Man): number => (piece.fallback > 0 ? 0 : soldier.support ? 1 : 2)
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
    return first(allowed, { action: 'fall-back', piece: id }, { action: 'activate', piece: id })
  }
  if (piece.ap === 0 || piece.sort !== 'figure') return null
  const patient = aim.bearers.get(piece.id)
  if (patient) {
    const now = scene.patients.find(one => one.piece.id === patient.piece.id)
    const carry = now && first(allowed, ...carries(scene, man, now))
    if (carry) return carry
  }
  const going = turn.errand
  if (going?.piece === piece.id && going.path.length > 0) {
    const step = goOn(scene, turn, man, going.path, allowed)
    if (step) return step
  }
  turn.errand = null
  const way = bestWay(scene, aim, man)
  if (way) {
    const step = goOn(scene, turn, man, way.path, allowed)
    if (step) return step
  }
  const shot = bestShot(scene, man, piece.ap)
  const fire = shot && shot.gain > LEAST * shot.ap ? first(allowed, shot.decision) : null
  return fire ?? first(allowed, ...checks(scene, man))
}

/** An AP is kept rather than spent for less than this. */
const LEAST = 0.05

function goOn(scene: Scene, turn: Turn, man: Man, path: readonly Point[], allowed: Allowed): Decision | null {
  const step = stepAlong(scene, man, path)
  if (!step || !allowed(step.decision)) return null
  turn.errand = { piece: man.piece.id, path: step.rest }
  return step.decision
}

const first = (allowed: Allowed, ...ideas: readonly Decision[]): Decision | null => ideas.find(allowed) ?? null
