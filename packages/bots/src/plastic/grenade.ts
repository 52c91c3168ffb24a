import { inch, type Length, type Point } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { type Burst, isFair, isPit, isShut, worthOf } from './burst.ts'
import { helpOf, type Option } from './fire.ts'
import type { Man, Scene } from './scene.ts'
import type { Arm } from './soldiers.ts'

const { near, reach, touches, whyNotAimAt } = plasticRules
type Land = plasticRules.Land

/**
 * The best place for a grenade: into what he touches, into a foxhole or trench close by, or in the open beyond reach
 * of himself.
 */
export function bestThrow(scene: Scene, man: Man): Option | null {
  const arm = man.soldier.grenade
  if (!arm) return null
  const help = helpOf(scene, man)
  let best: Option | null = null
  for (const spot of aimPoints(scene, man, arm)) {
    const place = scene.sight.place(scene.game, spot)
    const at = scene.chart.at(spot)
    if (place && isShut(place) && !touches(scene.game, man.figure, place)) continue
    if (place && isPit(place) && !near(scene.game, man.figure, at, reach(scene.game, 'grenade-pit'))) continue
    const inside = place?.kind === 'ditch' ? null : place
    const burst = grenadeBurst(spot, inside, arm.weapon.blast ?? 0)
    const gain = worthOf(scene, man, burst, help)
    if (gain <= (best?.gain ?? 0) || !isFair(scene, burst)) continue
    if (whyNotAimAt(scene.game, man.figure, at, arm.weapon, undefined).length > 0) continue
    best = { gain, decision: { action: 'throw', piece: man.figure.id, target: at } }
  }
  return best
}

const grenadeBurst = (spot: number, place: Land | null, radius: Length): Burst =>
  place?.kind === 'building'
    ? { spot, radius: 2 * radius, place }
    : place?.kind === 'bunker'
      ? { spot, radius, place, all: true }
      : { spot, radius, place }

/** The enemies within range, and for each a place beyond him, so that the blast need not catch the thrower. */
function* aimPoints(scene: Scene, man: Man, arm: Arm): Generator<number> {
  const { chart, odds, sight, game } = scene
  for (const foe of scene.foes) {
    const apart = squared(man, foe.x, foe.y)
    if (odds.within(apart, arm.range, man.soldier.radius)) yield foe.at
    if (sight.place(game, foe.at) !== null || !odds.within(apart, arm.range + inch(2), man.soldier.radius)) continue
    const far = Math.sqrt(apart)
    const reach = Math.min(arm.range + man.soldier.radius - inch(1), far + inch(3))
    if (far < 1 || reach <= 0) continue
    const beyond: Point = [man.x + ((foe.x - man.x) / far) * reach, man.y + ((foe.y - man.y) / far) * reach]
    const post = chart.nearest(beyond[0], beyond[1])
    if (post >= 0) yield post
  }
}
