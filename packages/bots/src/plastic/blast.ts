import { type Decision, inch, type Length, nearest, type Point } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { helpOf, named, type Option } from './fire.ts'
import { types } from './odds.ts'
import { RADIUS } from './posts.ts'
import { type Man, type Scene, squared } from './scene.ts'
import type { Arm } from './soldiers.ts'

const { helpFor, near, touches, whyNotAimAt } = plasticRules
type Land = plasticRules.Land

const EXPLOSIVE = types.indexOf('explosive')
const FAR = 2
const PIT_REACH = inch(3)

/** Whom a burst catches: those in the open within the radius, or those in a place, within a radius or all of them. */
interface Burst {
  readonly spot: number
  readonly radius: Length
  /** Only the occupants of this place, or nobody who is in one. */
  readonly place: Land | null
  /** Those in the open as well as those in the place. */
  readonly both?: boolean
  /** All in the place, however far from the spot. */
  readonly all?: boolean
}

/** What a burst is worth: the enemies that it may fell, less the friends. */
function worthOf(scene: Scene, from: Man | null, burst: Burst, help: number): number {
  const { weights } = scene
  let worth = 0
  for (const foe of scene.foes) worth += foe.prize * deathOf(scene, from, burst, foe, help)
  for (const man of scene.men) worth -= weights.mercy * man.soldier.worth * deathOf(scene, from, burst, man, help)
  return worth
}

/** How likely a burst is to eliminate somebody. */
function deathOf(scene: Scene, from: Man | null, burst: Burst, man: Man, help: number): number {
  if (!isCaught(scene, burst, man)) return 0
  const { game, odds, sight } = scene
  const pose = sight.counts(game, man.at, man.soldier.pose)
  const cover = sight.burstCover(game, burst.spot, man.at, man.soldier.pose)
  const band = from ? odds.band(squared(from, man.x, man.y), from.soldier.radius + man.soldier.radius) : FAR
  return odds.chance(EXPLOSIVE, pose, cover, band, help)
}

function isCaught(scene: Scene, burst: Burst, man: Man): boolean {
  const { game, chart, odds, sight } = scene
  const [x, y] = chart.at(burst.spot)
  const apart = squared(man, x, y)
  if (!burst.all && !odds.within(apart, burst.radius, man.soldier.radius)) return false
  const place = sight.place(game, man.at)
  if (place === null || place.kind === 'ditch')
    return (burst.place === null || burst.both === true) && odds.within(apart, burst.radius, man.soldier.radius)
  return place.id === burst.place?.id
}

/** Nobody aims where more friends than enemies would be caught. */
function isFair(scene: Scene, burst: Burst): boolean {
  const caught = (men: readonly Man[]): number => men.filter(man => isCaught(scene, burst, man)).length
  return caught(scene.men) <= caught(scene.foes)
}

/** The best place for a grenade: into what he touches, into a foxhole or trench close by, or in the open beyond reach of himself. */
export function bestThrow(scene: Scene, man: Man): Option | null {
  const arm = man.soldier.grenade
  if (!arm) return null
  const help = helpOf(scene, man)
  let best: Option | null = null
  for (const spot of aimPoints(scene, man, arm)) {
    const place = scene.sight.place(scene.game, spot)
    const at = scene.chart.at(spot)
    if (place && isShut(place) && !touches(man.figure, place)) continue
    if (place && isPit(place) && !near(scene.game, man.figure, at, PIT_REACH)) continue
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

const isShut = ({ kind }: Land): boolean => kind === 'building' || kind === 'bunker'
const isPit = ({ kind }: Land): boolean => kind === 'foxhole' || kind === 'trench'

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

/** A launcher: at a window or through the wall of a building, at a foxhole, trench or bunker, or in the open. */
export function bestLaunch(scene: Scene, man: Man): Option | null {
  const arm = man.soldier.launcher
  if (!arm) return null
  const help = helpOf(scene, man)
  let best: Option | null = null
  for (const foe of scene.foes) {
    const place = scene.sight.place(scene.game, foe.at)
    if (!scene.odds.within(squared(man, foe.x, foe.y), arm.range + inch(4), man.soldier.radius)) continue
    const ways = waysIn(scene, man, place, foe)
    for (const { spot, mode } of ways) {
      const burst = {
        spot,
        radius: arm.weapon.blast ?? 0,
        place,
        both: place !== null,
        all: place !== null && mode === undefined,
      }
      const sure = place && place.kind !== 'ditch' && mode === undefined ? hitChance(scene, man, spot) : 1
      const gain = sure * worthOf(scene, man, burst, help)
      if (gain <= (best?.gain ?? 0) || !isFair(scene, burst)) continue
      if (whyNotAimAt(scene.game, man.figure, scene.chart.at(spot), arm.weapon, mode).length > 0) continue
      const decision: Decision = {
        action: 'fire',
        piece: man.figure.id,
        ...named(man, arm),
        target: scene.chart.at(spot),
      }
      best = { gain, decision: mode ? { ...decision, mode } : decision }
    }
  }
  return best
}

/** Where to aim to get at somebody: at the walls of a building around him, at the near side of a bunker, or at himself. */
function waysIn(scene: Scene, man: Man, place: Land | null, foe: Man): readonly Way[] {
  if (place?.kind === 'building') return wallPoints(scene, place, foe)
  if (place?.kind !== 'bunker') return [{ spot: foe.at, mode: undefined }]
  return [{ spot: scene.chart.index(nearest(place.shape, [man.x, man.y]), RADIUS), mode: undefined }]
}

interface Way {
  readonly spot: number
  readonly mode: string | undefined
}

/** A launcher's chance against field works, by range: PF-EXP-10 to 13. */
function hitChance({ game, chart }: Scene, man: Man, spot: number): number {
  const at = chart.at(spot)
  return near(game, man.figure, at, inch(3))
    ? 4 / 6
    : near(game, man.figure, at, inch(6))
      ? 3 / 6
      : near(game, man.figure, at, inch(12))
        ? 2 / 6
        : 1 / 6
}

/** The points of a building's walls across from somebody inside; a window where he stands at one. */
function wallPoints(scene: Scene, { shape }: Land, foe: Man): readonly Way[] {
  if (!('polygon' in shape)) return []
  return shape.polygon.flatMap((from, i) => {
    const to = shape.polygon[(i + 1) % shape.polygon.length] as Point
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const share = ((foe.x - from[0]) * dx + (foe.y - from[1]) * dy) / (dx * dx + dy * dy)
    if (share < 0 || share > 1) return []
    const at: Point = [Math.round(from[0] + dx * share), Math.round(from[1] + dy * share)]
    const mode = squared(foe, at[0], at[1]) <= (inch(1) + RADIUS) ** 2 ? 'window' : 'wall'
    return [{ spot: scene.chart.index(at, RADIUS), mode }]
  })
}

/** Mortars and guns: the spot where a shell does most, wherever it may come down. */
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

/** The best spot for an indirect weapon; `man` is null for a gun that is off the board, called in by the man `by`. */
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

/** What a shell is worth that comes down here: into field works it must hit again, a bunker only a gun can crack. */
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

/** What it is worth where it comes down instead: one to six inches off in one of four directions, each as likely. */
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
