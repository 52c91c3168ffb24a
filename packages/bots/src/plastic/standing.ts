import { inch, kept } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { shotChance } from './fire.ts'
import { types } from './odds.ts'
import type { Man, Scene, Target } from './scene.ts'
import { HIDDEN, poses } from './sight.ts'
import type { Arm } from './soldiers.ts'
import { RADIUS } from './table.ts'

const { touches } = plasticRules

/** Within a charge, under no leader. */
const CHARGE = inch(6)

/** What standing there for a turn is worth: what the figure may do from there, less what may be done to it. */
export function standing(scene: Scene, man: Man): number {
  const { weights } = scene
  return weights.chance * prospect(scene, man) - weights.fear * man.soldier.worth * danger(scene, man)
}

/** The same, or null as soon as it cannot exceed `least`: few places are worth evaluating fully. */
export function standingOver(scene: Scene, man: Man, least: number): number | null {
  const { weights, prize } = scene
  const hope = weights.chance * prize
  if (hope <= least) return null
  const fear = weights.fear * man.soldier.worth * danger(scene, man)
  return hope - fear <= least ? null : weights.chance * prospect(scene, man) - fear
}

/** The chance to fall there before the figure's next go. */
export function danger(scene: Scene, man: Man): number {
  const { bombs, sharing } = scene.weights
  let safe = 1
  for (const foe of scene.foes) {
    const { gun } = foe.soldier
    const apart = squared(foe, man.x, man.y)
    if (gun) {
      const chance = shotChance(scene, foe, gun, man, 0)
      if (chance > 0) {
        const hit = 1 - missing(chance, gun.rof)
        safe *= 1 - scene.weights.attention * (sharing > 0 ? shared(scene, foe, man, hit) : hit)
      }
    }
    if (bombs > 0) safe *= 1 - bombs * bombed(scene, foe, man)
    if (scene.odds.within(apart, CHARGE, foe.soldier.radius + man.soldier.radius) && !foe.soldier.reserve)
      safe *= 1 - scene.weights.menace
  }
  return 1 - safe + scene.weights.shelling * shelling(scene, man, man.at)
}

/** The chance that this enemy fells him, if he has others to shoot at: he takes the best. */
function shared(scene: Scene, foe: Man, man: Man, hit: number): number {
  const { sharing } = scene.weights
  let other = 0
  for (const { id, worth } of kept(scene.aimed, foe.figure.id, targetsOf, scene, foe))
    if (id !== man.figure.id && worth > other) other = worth
  const own = hit * man.soldier.worth
  return hit * (1 - sharing + (sharing * own * own) / (own * own + other * other))
}

function targetsOf(scene: Scene, foe: Man): readonly Target[] {
  const { gun } = foe.soldier
  if (!gun) return []
  return scene.men.flatMap(man => {
    const chance = shotChance(scene, foe, gun, man, 0)
    return chance > 0 ? [{ id: man.figure.id, worth: man.soldier.worth * (1 - missing(chance, gun.rof)) }] : []
  })
}

/** The chance that this enemy's grenade or launcher fells him there: it goes where most stand together. */
function bombed(scene: Scene, foe: Man, man: Man): number {
  const { game, odds, sight, crowd } = scene
  const arm = foe.soldier.grenade ?? foe.soldier.launcher
  if (!arm) return 0
  const apart = squared(foe, man.x, man.y)
  if (!odds.within(apart, arm.range + (arm.weapon.blast ?? 0), foe.soldier.radius + man.soldier.radius)) return 0
  const place = sight.place(game, man.at)
  const many = Math.min(1, 0.4 + crowd.around(man, man.x, man.y) * 0.2)
  if (place?.kind === 'building' || place?.kind === 'bunker') {
    if (!foe.soldier.grenade || !touches(game, { at: [foe.x, foe.y], radius: RADIUS }, place)) return 0
    return many * odds.chance(EXPLOSIVE, sight.counts(game, man.at, man.soldier.pose), COVER, FAR, 0)
  }
  if (place && place.kind !== 'ditch' && !odds.within(apart, inch(3), foe.soldier.radius)) return 0
  const cover = chartCover(scene, man)
  return (
    many *
    odds.chance(EXPLOSIVE, sight.counts(game, man.at, man.soldier.pose), cover, FAR, 0) *
    (foe.soldier.grenade ? 1 : 0.4)
  )
}

const chartCover = ({ chart }: Scene, man: Man): number => (chart.shelter(man.at, man.soldier.pose) === 1 ? COVER : 0)

/** The share of an enemy's shell drawn by standing there: he aims where most stand together. */
export function shelling(scene: Scene, man: Man, at: number): number {
  const { chart, crowd, shells } = scene
  if (shells === 0) return 0
  const death = exposure(scene, at, man.soldier.pose)
  if (death === 0) return 0
  const [x, y] = chart.at(at)
  return shells * death * Math.min(1, 0.1 + crowd.around(man, x, y) * 0.15) * LANDING
}

/** How likely a burst is to eliminate a figure caught in it there. */
function exposure({ chart, game, odds, sight }: Scene, at: number, pose: number): number {
  const key = at * poses.length + pose
  const known = sight.exposures[key]
  if (known !== undefined) return known
  const place = sight.place(game, at)
  const shut = place !== null && place.kind !== 'ditch'
  // lying beside something is cover from every burst
  const cover = chart.shelter(at, pose) === 1 ? COVER : 0
  const death = shut ? 0 : odds.chance(EXPLOSIVE, sight.counts(game, at, pose), cover, FAR, 0)
  sight.exposures[key] = death
  return death
}

const FAR = 2
/** One shell in three comes down where it was aimed, some others near enough. */
const LANDING = 0.5

/** The best the figure could do from there, if it had the next go. */
export function prospect(scene: Scene, man: Man): number {
  const { gun, grenade, launcher } = man.soldier
  let best = 0
  for (const foe of scene.foes) {
    if (gun) {
      const chance = shotChance(scene, man, gun, foe, 0)
      if (chance > 0) best = Math.max(best, foe.prize * (1 - missing(chance, gun.rof)))
    }
    if (grenade) {
      const chance = throwChance(scene, man, foe)
      if (chance > 0)
        best = Math.max(best, chance * (foe.prize + scene.weights.clusters * caughtBeside(scene, foe, grenade)))
    }
    if (launcher) best = Math.max(best, foe.prize * launchChance(scene, man, foe, launcher.range))
  }
  return best
}

/** What the others are worth whom a burst at this enemy would catch. */
function caughtBeside({ foes, men, odds, weights }: Scene, foe: Man, { weapon }: Arm): number {
  const blast = weapon.blast ?? 0
  let sum = 0
  for (const other of foes)
    if (other !== foe && odds.within(squared(foe, other.x, other.y), blast, other.soldier.radius)) sum += other.prize
  for (const man of men)
    if (odds.within(squared(foe, man.x, man.y), blast, man.soldier.radius)) sum -= weights.mercy * man.soldier.worth
  return Math.max(-foe.prize, sum)
}

/** The average of what the figure could do from there, over all places of the enemy. */
export function outlook(scene: Scene, man: Man): number {
  const { gun } = man.soldier
  if (!gun || scene.foes.length === 0) return 0
  let sum = 0
  for (const foe of scene.foes) {
    const chance = shotChance(scene, man, gun, foe, 0)
    if (chance > 0) sum += foe.prize * (1 - missing(chance, gun.rof))
  }
  return sum / scene.foes.length
}

const missing = (chance: number, shots: number): number => {
  let miss = 1
  for (let i = 0; i < shots; i++) miss *= 1 - chance
  return miss
}

const EXPLOSIVE = types.indexOf('explosive')
const COVER = 2

/** A rough chance to fell an enemy with a grenade from there: the range depends on where he is. */
function throwChance(scene: Scene, man: Man, foe: Man): number {
  const { game, odds, sight } = scene
  const apart = squared(man, foe.x, foe.y)
  if (!odds.within(apart, CHARGE, man.soldier.radius)) return 0
  const place = sight.place(game, foe.at)
  if (place?.kind === 'building' || place?.kind === 'bunker') {
    if (!touches(game, { at: [man.x, man.y], radius: RADIUS }, place)) return 0
  } else if (place && place.kind !== 'ditch' && !odds.within(apart, inch(3), man.soldier.radius)) return 0
  const band = odds.band(apart, man.soldier.radius + foe.soldier.radius)
  return odds.chance(EXPLOSIVE, sight.counts(game, foe.at, foe.soldier.pose), place ? COVER : 0, band, 0)
}

/** The same for a launcher, which needs a clear line. */
function launchChance(scene: Scene, man: Man, foe: Man, range: number): number {
  const { game, odds, sight } = scene
  const apart = squared(man, foe.x, foe.y)
  if (!odds.within(apart, range, man.soldier.radius)) return 0
  const place = sight.place(game, foe.at)
  if (place?.kind !== 'bunker' && sight.cover(game, man.at, man.soldier.pose, foe.at, 0) === HIDDEN) return 0
  const band = odds.band(apart, man.soldier.radius + foe.soldier.radius)
  const chance = odds.chance(EXPLOSIVE, sight.counts(game, foe.at, foe.soldier.pose), place ? COVER : 0, band, 0)
  return place && place.kind !== 'building' ? chance / 3 : chance
}
