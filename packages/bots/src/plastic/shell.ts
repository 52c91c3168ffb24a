import { type Decision, inch, type Length } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { isFair, isShut, worthOf } from './burst.ts'
import { named, type Option } from './fire.ts'
import type { Man, Scene } from './scene.ts'
import type { Arm } from './soldiers.ts'

const { helpFor } = plasticRules
type Land = plasticRules.Land

/** Mortars and guns: the spot where a shell does most, given where it may come down. */
export function bestShell(scene: Scene, man: Man): Option | null {
  const arm = man.soldier.shell
  if (!arm) return null
  const aimed = bestSpot(scene, man, arm)
  if (!aimed) return null
  const target = scene.chart.at(aimed.spot)
  const decision: Decision = { action: 'fire', piece: man.figure.id, ...named(man, arm), target }
  return { gain: aimed.gain, decision: aimed.mode ? { ...decision, mode: aimed.mode } : decision }
}

interface Aimed {
  readonly spot: number
  readonly gain: number
  readonly mode: string | null
}

/** The best spot for an indirect weapon; `man` is null for an off-board gun, called in by the man `by`. */
export function bestSpot(
  scene: Scene,
  man: Man | null,
  arm: Arm,
  by: Man | null = man,
  range: Length = arm.range,
): Aimed | null {
  const gun = arm.weapon.class === 'infantry-gun'
  const radius = arm.weapon.blast ?? 0
  let best: Aimed | null = null
  for (const foe of scene.foes) {
    if (by && !scene.odds.within(squared(by, foe.x, foe.y), range, by.soldier.radius)) continue
    const place = scene.sight.place(scene.game, foe.at)
    const help = man ? helpFor(scene.game, man.figure, foe.figure).reduce((sum, m) => sum + m.by, 0) : 0
    const on = landed(scene, man, foe.at, place, gun, radius, help)
    if (on <= 0) continue
    const gain = on / 3 + scattered(scene, man, foe, radius, help)
    if (gain <= (best?.gain ?? 0) || !isFair(scene, { spot: foe.at, radius, place: null, both: true })) continue
    best = { spot: foe.at, gain, mode: gun && place?.kind === 'building' ? 'roof' : null }
  }
  return best
}

/** What a shell landing here is worth: into field works it must hit again; only a gun cracks a bunker. */
function landed(
  scene: Scene,
  man: Man | null,
  spot: number,
  place: Land | null,
  gun: boolean,
  radius: Length,
  help: number,
): number {
  if (place === null || place.kind === 'ditch') return worthOf(scene, man, { spot, radius, place: null }, help)
  if (place.kind === 'building') return worthOf(scene, man, { spot, radius: 2 * radius, place, all: gun }, help) / 3
  if (place.kind === 'bunker') {
    if (!gun) return 0
    const inside = (men: readonly Man[]) => men.filter(m => scene.sight.place(scene.game, m.at)?.id === place.id)
    return inside(scene.foes).reduce((sum, foe) => sum + foe.prize, 0) / 6
  }
  const open = worthOf(scene, man, { spot, radius, place: null }, help)
  return worthOf(scene, man, { spot, radius, place }, help) / 6 + (open * 5) / 6
}

/** What a stray shell is worth: one to six inches off in one of four directions, each as likely. */
function scattered(scene: Scene, man: Man | null, foe: Man, radius: Length, help: number): number {
  let sum = 0
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    for (const off of [2, 4, 6]) {
      const post = scene.chart.nearest(foe.x + dx * inch(off), foe.y + dy * inch(off))
      if (post < 0 || isSolid(scene, post)) continue
      sum += worthOf(scene, man, { spot: post, radius, place: null }, help) / 18
    }
  }
  return sum
}

const isSolid = (scene: Scene, post: number): boolean => {
  const place = scene.sight.place(scene.game, post)
  return place !== null && isShut(place)
}
