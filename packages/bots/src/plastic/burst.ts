import type { Length } from '@sandtable/kernel'
import type { plasticRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { types } from './odds.ts'
import type { Man, Scene } from './scene.ts'

type Land = plasticRules.Land

const EXPLOSIVE = types.indexOf('explosive')
const FAR = 2

/** Whom a burst catches: those in the open within the radius, or those in a place, within a radius or all of them. */
export interface Burst {
  readonly spot: number
  readonly radius: Length
  /** Only the occupants of this place, or no occupants of any. */
  readonly place: Land | null
  /** Those in the open as well as those in the place. */
  readonly both?: boolean
  /** All in the place, at any distance from the spot. */
  readonly all?: boolean
}

/** What a burst is worth: the enemies it may fell, less the friends. */
export function worthOf(scene: Scene, from: Man | null, burst: Burst, help: number): number {
  const { weights } = scene
  let worth = 0
  for (const foe of scene.foes) worth += foe.prize * deathOf(scene, from, burst, foe, help)
  for (const man of scene.men) worth -= weights.mercy * man.soldier.worth * deathOf(scene, from, burst, man, help)
  return worth
}

/** How likely a burst is to eliminate a figure. */
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

/** Never aim where more friends than enemies would be caught. */
export function isFair(scene: Scene, burst: Burst): boolean {
  const caught = (men: readonly Man[]): number => men.filter(man => isCaught(scene, burst, man)).length
  return caught(scene.men) <= caught(scene.foes)
}

/** Walled in: only what goes off inside reaches the occupants. */
export const isShut = ({ kind }: Land): boolean => kind === 'building' || kind === 'bunker'

export const isPit = ({ kind }: Land): boolean => kind === 'foxhole' || kind === 'trench'
