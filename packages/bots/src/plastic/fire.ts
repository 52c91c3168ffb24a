import type { Decision, Id } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import type { Man, Scene } from './scene.ts'
import { HIDDEN } from './sight.ts'
import type { Arm } from './soldiers.ts'

const { helpFor } = plasticRules

/** A possible action and its expected value, in riflemen. */
export interface Option {
  readonly gain: number
  readonly decision: Decision
}

/** The chance of one shot; 0 if it may not be fired. */
export function shotChance(scene: Scene, from: Man, arm: Arm, to: Man, help: number): number {
  const { game, odds, sight } = scene
  const apart = squared(from, to.x, to.y)
  const radii = from.soldier.radius + to.soldier.radius
  if (!odds.within(apart, arm.range, radii)) return 0
  const cover = sight.cover(game, from.at, from.soldier.pose, to.at, to.soldier.pose)
  if (cover === HIDDEN) return 0
  return odds.chance(arm.type, sight.counts(game, to.at, to.soldier.pose), cover, odds.band(apart, radii), help)
}

/** The sum of what leading and directing add to this figure's fire. */
export function helpOf(scene: Scene, man: Man): number {
  let sum = 0
  for (const { by } of helpFor(scene.game, man.figure, man.figure)) sum += by
  return sum
}

/**
 * Small arms: each shot goes where it adds most, given those already aimed. Since a second shot at the same man adds
 * less than the first, this split is the best.
 */
export function bestFire(scene: Scene, man: Man, help: number): Option | null {
  const { gun } = man.soldier
  if (!gun) return null
  const targets: Man[] = []
  const chances: number[] = []
  const stakes: number[] = []
  for (const foe of scene.foes) {
    const chance = shotChance(scene, man, gun, foe, help)
    if (chance <= 0) continue
    targets.push(foe)
    chances.push(chance)
    stakes.push(foe.prize)
  }
  if (targets.length === 0) return null
  let gain = 0
  const shots: Id[] = []
  for (let shot = 0; shot < gun.rof; shot++) {
    let best = 0
    for (let i = 1; i < targets.length; i++)
      if ((stakes[i] as number) * (chances[i] as number) > (stakes[best] as number) * (chances[best] as number))
        best = i
    const hit = (stakes[best] as number) * (chances[best] as number)
    gain += hit
    stakes[best] = (stakes[best] as number) - hit
    shots.push((targets[best] as Man).figure.id)
  }
  shots.sort((a, b) => shots.indexOf(a) - shots.indexOf(b))
  const aimed = shots.every(id => id === shots[0]) ? { target: shots[0] as Id } : { targets: shots }
  return { gain, decision: { action: 'fire', piece: man.figure.id, ...named(man, gun), ...aimed } }
}

/** A figure with several weapons must name the one it uses. */
export const named = (man: Man, arm: Arm): { weapon?: string } =>
  man.figure.weapons.length > 1 ? { weapon: arm.name } : {}
