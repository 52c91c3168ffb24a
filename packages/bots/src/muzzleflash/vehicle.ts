import { ahead, facingOf, inch, type Point, turn as turnBy } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { type Idea, shotWorth } from './fire.ts'
import { gunIdeas, swing } from './guns.ts'
import type { Man, Scene } from './scene.ts'
import { isFree } from './soldiers.ts'
import { carriesSomebody, destination } from './transport.ts'

const { isLeader, kindOf, speedOf, whyOutOfArc } = muzzleflashRules

/** A gun that has to be turned first fires later. */
const LATER = 0.5
/** The distance a vehicle keeps from men with grenades. */
const KEEP = inch(12)
/** It drives on when no shot is worth more than this per AP. */
const LITTLE = 0.15

/** What a vehicle could do: fire whatever bears, swing what does not, or drive to where it sees something. */
export function vehicleIdeas(scene: Scene, man: Man): readonly Idea[] {
  const ideas = [...gunIdeas(scene, man), ...bursts(scene, man)]
  const best = ideas.reduce((most, { gain, ap }) => Math.max(most, gain / ap), 0)
  if (best >= LITTLE) return [...command(scene, man, best), ...ideas]
  const goal = carriesSomebody(scene, man.piece.id) ? destination(scene, man) : null
  if (goal) return [...ideas, ...drives(scene, man, goal, 0)]
  return man.soldier.arms.length > 0 ? [...ideas, ...drives(scene, man, prey(scene, man), KEEP)] : ideas
}

/** The commander's order is free: rapid fire at a worthwhile target, if the crew may not use it otherwise. */
function command({ game }: Scene, { piece }: Man, best: number): readonly Idea[] {
  if (piece.ordered || piece.pins > 0 || piece.ap < 3 || !isLeader(game, piece) || isFree(game, piece, 'rapid'))
    return []
  return [{ gain: best + 1, ap: 1, decision: { action: 'order', piece: piece.id, order: 'rapid' } }]
}

/** The nearest enemy. */
function prey({ foes }: Scene, { x, y }: Man): Point | null {
  let near: Man | null = null
  for (const foe of foes) if (!near || squared(foe, x, y) < squared(near, x, y)) near = foe
  return near && [near.x, near.y]
}

/** Its machine guns. */
function bursts(scene: Scene, man: Man): readonly Idea[] {
  const { game } = scene
  const { piece } = man
  const ideas: Idea[] = []
  for (const arm of man.soldier.arms)
    for (const foe of scene.foes)
      for (const way of arm.ways) {
        if (way.ap > piece.ap || !isFree(game, piece, way.mode)) continue
        const gain = shotWorth(scene, man, arm, way, foe)
        if (gain === 0) continue
        const { mode, ap } = way
        if (whyOutOfArc(game, piece, arm.weapon, [foe.x, foe.y]).length === 0)
          ideas.push({
            gain,
            ap,
            decision: { action: 'fire', piece: piece.id, weapon: arm.name, mode, target: foe.piece.id },
          })
        else if (mode === 'snap') ideas.push(...swing(scene, piece, arm.weapon, [foe.x, foe.y], gain * LATER))
      }
  return ideas
}

/** A step towards a place, but no nearer than this. */
function drives({ game }: Scene, { piece, x, y }: Man, to: Point | null, keep: number): readonly Idea[] {
  if (!to || piece.drive === 'disabled') return []
  const apart = Math.sqrt(squared({ x, y }, ...to))
  if (apart < keep + WORTHWHILE) return []
  const from: Point = [x, y]
  const wanted = facingOf(from, to)
  const off = turnBy(piece.facing, wanted)
  const { tracked } = kindOf(game, piece)
  if (tracked && Math.abs(off) > STRAIGHT) {
    const facing = (Math.round(piece.facing + Math.max(-90, Math.min(90, off))) + 360) % 360
    return [{ gain: GO, ap: 1, decision: { action: 'turn', piece: piece.id, facing } }]
  }
  const speed = Math.min(speedOf(game, piece), apart - keep) - 3
  const way = tracked ? piece.facing : piece.facing + Math.max(-80, Math.min(80, off))
  return [1, 0.6, 0.3].map(share => ({
    gain: GO * share,
    ap: 1,
    decision: { action: 'move', piece: piece.id, to: ahead(from, way, Math.round(speed * share)) },
  }))
}

const STRAIGHT = 12
/** Below this value the vehicle does not move. */
const WORTHWHILE = inch(0.5)
const GO = 0.14
