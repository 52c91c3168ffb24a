import { squared } from '../chart/distance.ts'
import { HIDDEN, OPEN } from './chart.ts'
import { hitChance } from './numbers.ts'
import type { Man, Scene } from './scene.ts'

/** The danger to a figure at a place: in the enemy's next turn, and from snap shots of enemies with AP left now. */
export interface Danger {
  readonly turn: number
  readonly snaps: number
}

/** A pinned enemy may not get to fire at all. */
const SHAKEN = 0.4

/** Both as losses in victory points: the man himself, and the turn he loses if pinned. */
export function dangerAt(scene: Scene, man: Man): Danger {
  const { chart, foes, numbers, weights } = scene
  let safe = 1
  let steady = 1
  let snaps = 0
  for (const foe of foes) {
    const [arm] = foe.soldier.arms
    if (!arm) continue
    const apart = squared(foe, man.x, man.y)
    if (apart > arm.long * arm.long) continue
    const cover = chart.cover(foe.at, foe.dug, man.at, man.dug)
    if (cover === HIDDEN || (man.pinned && cover !== OPEN)) continue
    const plain = apart <= arm.short * arm.short ? arm.shortHit : arm.longHit
    const by = numbers.cover[cover] as number
    const able = foe.piece.pins > 0 ? SHAKEN : 1
    const dice = arm.snap.dice * numbers.ap * weights.attention * able
    safe *= 1 - Math.min(0.7, dice * hitChance(numbers, plain + by) * numbers.injure * 0.8)
    steady *= 1 - Math.min(0.8, dice * hitChance(numbers, plain) * 0.8)
    if (foe.piece.ap > 0) snaps += able * arm.snap.dice * hitChance(numbers, plain + numbers.snap + by) * numbers.injure
  }
  const pinned = weights.pin * (0.5 + man.soldier.worth * 0.5)
  return { turn: (1 - safe) * man.prize + (1 - steady) * pinned, snaps: Math.min(0.8, snaps) * man.prize }
}
