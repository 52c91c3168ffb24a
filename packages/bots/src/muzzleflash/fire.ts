import { type Decision, kept, memo, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { HIDDEN, OPEN } from './chart.ts'
import { hitChance } from './numbers.ts'
import type { Man, Scene } from './scene.ts'
import { type Arm, isFree, type Way } from './soldiers.ts'

const { kindOf } = muzzleflashRules

/** A possible action, its value and its cost. */
export interface Idea {
  readonly gain: number
  readonly ap: number
  readonly decision: Decision
}

/** The value of a shot in some mode at a target; 0 if it cannot be fired. */
export function shotWorth(scene: Scene, firer: Man, arm: Arm, way: Way, foe: Man): number {
  const apart = squared(firer, foe.x, foe.y)
  if (apart > arm.long * arm.long) return 0
  const cover = scene.chart.cover(firer.at, firer.dug, foe.at, foe.dug)
  if (cover === HIDDEN || (foe.pinned && cover !== OPEN)) return 0
  const { numbers } = scene
  const plain =
    way.hit +
    (apart <= arm.short * arm.short ? arm.shortHit : arm.longHit) +
    (firer.piece.sniper ? numbers.sniper : 0) +
    (foe.pinned ? numbers.pinned : 0)
  const reached = hitChance(numbers, plain)
  if (reached === 0) return 0
  const hit = hitChance(numbers, plain + (numbers.cover[cover] as number))
  return foe.piece.sort === 'figure' ? effect(scene, foe, way.dice, hit, reached) : onHull(scene, foe, way.dice * hit)
}

/**
 * The effect of this many dice: the target may fall, surplus hits find those beside him, and all nearby keep their
 * heads down.
 */
function effect(scene: Scene, foe: Man, dice: number, hit: number, reached: number): number {
  const { numbers, weights } = scene
  const falls = 1 - (1 - hit * numbers.injure) ** dice
  const spill = Math.max(0, dice * hit * numbers.injure - falls)
  const pins = dice * reached
  const pinned = 1 - (1 - reached) ** dice
  const { foes, friends } = besides(scene, foe)
  let worth = falls * foe.prize
  for (const other of foes) worth += pinWorth(scene, other, pinned, pins)
  for (const friend of friends) worth -= weights.mercy * pinWorth(scene, friend, pinned, pins)
  const near = foes.includes(foe) ? foes.length - 1 : foes.length
  if (near > 0) worth += Math.min(spill, near) * SPILL * (weights.fallen + 1)
  return worth
}

/** Those pinned by a hit on a figure, himself included. */
interface Beside {
  readonly foes: readonly Man[]
  readonly friends: readonly Man[]
}

/** Computed once per target: every mode of fire asks. */
const known = memo((_: Scene) => new Map<Man, Beside>())

const besides = (scene: Scene, foe: Man): Beside => kept(known(scene), foe, lookBeside, scene, foe)

function lookBeside({ numbers: { pinReach }, foes, men }: Scene, { x, y }: Man): Beside {
  const isNear = (man: Man): boolean => man.piece.sort === 'figure' && squared(man, x, y) <= pinReach * pinReach
  return { foes: foes.filter(isNear), friends: men.filter(isNear) }
}

/** The share of surplus hits that can be walked onto others. */
const SPILL = 0.6

export function pinWorth({ weights }: Scene, { piece, soldier }: Man, chance: number, pins: number): number {
  const first = piece.pins > 0 ? 0 : weights.pin * chance
  return (first + weights.morePins * Math.min(pins, 4)) * (0.5 + soldier.worth * 0.5)
}

/** Bullets rattle off closed armour; open vehicles lose a crewman, or their nerve. */
function onHull(scene: Scene, foe: Man, hits: number): number {
  if (foe.piece.sort !== 'vehicle' || isClosed(scene, foe)) return 0
  const { numbers, weights } = scene
  return hits * numbers.injure * weights.fallen + Math.min(1, hits) * weights.pin * foe.soldier.worth
}

export function isClosed({ game }: Scene, { piece }: Man): boolean {
  const { enclosed, armour } = kindOf(game, piece)
  return enclosed === true && armour !== 'soft-skin'
}

/** Suppressive fire at a man who keeps his head down: it ignores his cover, and fells no one. */
function suppressWorth(scene: Scene, firer: Man, arm: Arm, way: Way, foe: Man): number {
  if (!foe.pinned || !foe.piece.seen) return 0
  const apart = squared(firer, foe.x, foe.y)
  if (apart > arm.long * arm.long) return 0
  const cover = scene.chart.cover(firer.at, firer.dug, foe.at, foe.dug)
  if (cover === HIDDEN || cover === OPEN) return 0
  const reached = hitChance(scene.numbers, way.hit + (apart <= arm.short * arm.short ? arm.shortHit : arm.longHit))
  return effect(scene, foe, way.dice, 0, reached)
}

/** The best shot for its cost, from a figure's actual or possible place. */
export function bestShot(scene: Scene, firer: Man, ap: number): Idea | null {
  let best: Idea | null = null
  let most = 0
  for (const arm of firer.soldier.arms) {
    const from = arm.served === null ? firer : (scene.men.find(({ piece }) => piece.id === arm.served) ?? null)
    if (!from || !isServedBy(scene, firer, arm)) continue
    for (const way of arm.ways) {
      if (way.ap > ap || !isFree(scene.game, firer.piece, way.mode)) continue
      for (const foe of scene.foes) {
        const direct = shotWorth(scene, from, arm, way, foe)
        const gain = direct > 0 ? direct : suppressWorth(scene, from, arm, way, foe)
        if (gain / way.ap <= most) continue
        most = gain / way.ap
        best = { gain, ap: way.ap, decision: shot(firer, arm, way, foe, direct > 0) }
      }
    }
  }
  return best
}

/** A mounted machine gun is fired by its gunner; by others only if he is down. */
export const isServedBy = ({ men }: Scene, { piece }: Man, { served }: Arm): boolean =>
  served === null ||
  piece.role === 'gunner' ||
  !men.some(man => man.piece.crews === served && man.piece.role === 'gunner')

const shot = ({ piece, soldier }: Man, arm: Arm, { mode }: Way, foe: Man, direct: boolean): Decision => ({
  action: 'fire',
  piece: piece.id,
  ...((soldier.arms.length > 1 || soldier.guns.length > 0) && { weapon: arm.name }),
  mode,
  ...(direct ? { target: foe.piece.id } : { target: foe.piece.at as Point, intent: 'suppress' }),
})
