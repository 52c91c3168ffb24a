import { ahead, cm, type Length, type Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import type { Option } from './moves/option.ts'
import type { Man, Scene } from './scene.ts'
import type { Gun } from './soldiers.ts'
import { bandOf } from './standing.ts'

const { confinedAt, inFlame, mannerOf, needs, radiusOf, scatterDice, shellDice } = goodbyeRules

const hours: readonly number[] = Array.from({ length: 12 }, (_, i) => i * 30)
/** The chance of the scatter die to be on target. */

/** How far this many dice deviate, in centimetres, and how likely. */
const distances: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 1]],
  [1, 2, 3, 4, 5, 6].map(far => [far, 1 / 6] as const),
  [3, 5, 6, 7, 8, 9, 11].map((far, i) => [far, ([3, 7, 5, 6, 5, 7, 3][i] as number) / 36] as const),
  [7, 10, 11, 14].map(far => [far, 1 / 4] as const),
  [10, 13, 15, 18].map(far => [far, 1 / 4] as const),
]

/** The best place to throw or lob something, by where it may come down and whom it then catches. */
export function bestThrow(scene: Scene, man: Man, gun: Gun): Option | null {
  const { game, foes } = scene
  const radius = radiusOf(game, gun.name)
  const aims: Point[] = []
  const { lastRound } = man.figure
  if (lastRound && gun.use === 'shell') aims.push(lastRound)
  for (const foe of foes) if (bandOf(gun, squared(foe, man.x, man.y)) >= 0 && !foe.tank) aims.push([foe.x, foe.y])
  let most: Option | null = null
  for (const aim of aims) {
    // a direct hit is the upper bound
    if (burst(scene, gun, aim, radius) <= (most?.gain ?? LEAST)) continue
    if (mannerOf(game, gun.name).whyNot(game, man.figure, gun.name, aim).length > 0) continue
    const dice = diceOf(scene, man, gun, aim)
    const gain = expected(scene, gun, aim, radius, dice, gun.use === 'shell' && aim === lastRound)
    if (gain <= (most?.gain ?? LEAST)) continue
    const action = gun.name === 'grenade' ? 'throw' : 'fire'
    most = { gain, decision: { action, piece: man.figure.id, weapon: gun.name, target: aim } }
  }
  return most
}
const LEAST = 0.08

const diceOf = ({ game }: Scene, { figure }: Man, gun: Gun, aim: Point): number =>
  gun.use === 'shell' ? shellDice(game, figure, gun.name, aim) : scatterDice(game, figure, gun.name, aim).dice

function expected(scene: Scene, gun: Gun, aim: Point, radius: Length, dice: number, corrected: boolean): number {
  const dead = burst(scene, gun, aim, radius)
  if (dice <= 0) return dead
  if (scene.weights.glances) return dead * NEARLY
  const hit = scene.game.rows(needs)['on-target'] / 6
  const sure = corrected ? 1 - (1 - hit) ** 2 : hit
  let off = 0
  for (const [far, chance] of distances[Math.min(dice, distances.length - 1)] ?? []) {
    let sum = 0
    for (const hour of hours) sum += burst(scene, gun, ahead(aim, hour, cm(far)), radius)
    off += (sum / hours.length) * chance
  }
  return sure * dead + (1 - sure) * off
}

/** The share of a direct hit that is left on average, at a glance. */
const NEARLY = 0.5

/** What a burst at a place does: the enemies it catches, less the friends. */
function burst({ men, foes, game, odds, weights }: Scene, gun: Gun, at: Point, radius: Length): number {
  const [x, y] = at
  let sum = 0
  const wound = gun.wounds[0] as number
  for (const foe of foes) {
    if (squared(foe, x, y) > radius * radius) continue
    if (foe.tank) sum += (foe.prize * Math.min(1, gun.damage)) / 2
    else {
      const confined = gun.use === 'bomb' && confinedAt(game, at) !== null
      const kill = confined ? odds.reach(gun.row['confined-wound'] ?? 4, 0) / 2 : wound
      sum += foe.prize * (kill + (1 - kill) * SHAKEN)
    }
  }
  for (const man of men)
    if (!man.tank && squared(man, x, y) <= radius * radius) sum -= man.soldier.worth * wound * weights.mercy
  return sum
}
/** Unhurt men may go to earth. */
const SHAKEN = 0.1

/** The flame that catches the most enemies and no friend. */
export function bestFlame(scene: Scene, man: Man): Option | null {
  const { game, foes, odds, weights } = scene
  const gun = man.soldier.guns.find(({ use }) => use === 'flame')
  if (!gun) return null
  let most: Option | null = null
  for (const foe of foes) {
    if (bandOf(gun, squared(foe, man.x, man.y)) < 0) continue
    const aim: Point = [foe.x, foe.y]
    if (mannerOf(game, gun.name).whyNot(game, man.figure, gun.name, aim).length > 0) continue
    let gain = 0
    for (const { id, side } of inFlame(game, man.figure, aim)) {
      const caught = scene.foes.find(({ figure }) => figure.id === id)
      if (caught) gain += caught.prize * (caught.tank ? 0.2 : odds.reach(gun.row.wound[0] as number, 0) + SHAKEN)
      else if (side === man.figure.side) gain -= weights.mercy * 2
    }
    if (gain > (most?.gain ?? LEAST))
      most = { gain, decision: { action: 'fire', piece: man.figure.id, weapon: gun.name, target: aim } }
  }
  return most
}

/** A bundle of grenades: at a tank first of all. */
export function bestBundle(scene: Scene, man: Man, gun: Gun): Option | null {
  const { game, foes, men, weights } = scene
  const radius = radiusOf(game, gun.name)
  let most: Option | null = null
  for (const foe of foes) {
    const band = bandOf(gun, squared(foe, man.x, man.y))
    if (band < 0) continue
    const friends = men.filter(other => squared(other, foe.x, foe.y) <= radius * radius).length
    const hurt = foe.tank ? Math.min(1, gun.damage) : (gun.wounds[band] as number)
    const gain = foe.prize * (gun.hits[band] as number) * hurt - friends * weights.mercy * 0.5
    if (gain <= (most?.gain ?? LEAST)) continue
    const decision = { action: 'throw', piece: man.figure.id, weapon: gun.name, target: foe.figure.id }
    if (mannerOf(game, gun.name).whyNot(game, man.figure, gun.name, foe.figure.id).length > 0) continue
    most = { gain, decision }
  }
  return most
}
