import { type Decision, inch, lengthOf, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { best } from '../../chart/best.ts'
import { squared } from '../../chart/distance.ts'
import type { Range } from '../../chart/ways.ts'
import { type Aim, pull } from '../aim.ts'
import { dangerAt } from '../danger.ts'
import { bestShot } from '../fire.ts'
import { type Man, manAt, type Scene } from '../scene.ts'
import { glanced } from './glance.ts'

const { speedOf, whyNotWalk } = muzzleflashRules

/** A way to a better place, and its gain over staying. */
export interface Way {
  readonly gain: number
  readonly path: readonly Point[]
}

/** What it is worth to end the activation there, with this many AP left to shoot or react with, if nobody shot back. */
function hope(scene: Scene, aim: Aim, man: Man, ap: number): number {
  const { weights } = scene
  const shot = ap > 0 ? bestShot(scene, man, ap) : null
  const fire = shot ? (shot.gain / shot.ap) * ap * weights.again : 0
  const power = man.soldier.arms[0]?.power ?? 0
  const ready = (weights.ready * ap * power) / 8
  return pull(scene, aim, man, man.at) + Math.max(fire, ready)
}

/** What is left of that when the danger there, and on the way of so many steps, is counted. */
function standing(scene: Scene, man: Man, hope: number, steps: number): number {
  const { weights } = scene
  const { turn, snaps } = dangerAt(scene, man)
  return hope - weights.fear * turn - weights.haste * snaps * Math.min(steps, 2) - weights.crowd * crowding(scene, man)
}

/** How many friends would share a pin. */
function crowding({ men, numbers }: Scene, man: Man): number {
  const { pinReach } = numbers
  let count = 0
  for (const other of men)
    if (other.piece.id !== man.piece.id && squared(other, man.x, man.y) <= pinReach * pinReach) count += 1
  return count
}

/** The best place within the remaining AP: all are sorted by position and shelter, and the first few are judged. */
export function bestWay(scene: Scene, aim: Aim, man: Man): Way | null {
  const { chart, game, weights } = scene
  const { ap } = man.piece
  const speed = speedOf(game, man.piece)
  const range = chart.rangeFrom(man.at)
  const here = standing(scene, man, hope(scene, aim, man, ap), 0)
  const stepsTo = (nth: number): number => Math.max(1, Math.ceil(((range.prices[nth] as number) - 1) / speed))
  const tops = weights.glances ? glanced(scene, aim, man, range, speed) : closely(scene, aim, man, range, stepsTo)
  let most: Way | null = null
  for (const nth of tops) {
    const steps = stepsTo(nth)
    if (steps > ap) continue
    const there = manAt(scene, man, range.posts[nth] as number)
    if (isTaken(scene, man, there)) continue
    const least: number = most?.gain ?? weights.inertia
    const at = hope(scene, aim, there, ap - steps)
    // danger only takes away: most places are out of the question without it
    const gain: number = at - here > least ? standing(scene, there, at, steps) - here : least
    if (gain > least) most = { gain, path: range.path(nth) }
    if (weights.glances) break
  }
  return most
}

const closely = (scene: Scene, aim: Aim, man: Man, { posts }: Range, stepsTo: (nth: number) => number) =>
  best(posts.length, scene.weights.closely, nth => {
    if (stepsTo(nth) > man.piece.ap) return Number.NEGATIVE_INFINITY
    const post = posts[nth] as number
    return pull(scene, aim, man, post) + scene.chart.shelter(post) * scene.weights.shelter
  })

function isTaken({ men, foes }: Scene, man: Man, { x, y }: Man): boolean {
  const overlaps = (other: Man): boolean =>
    squared(other, x, y) < (other.piece.radius + man.piece.radius) ** 2 && other.piece.id !== man.piece.id
  return men.some(overlaps) || foes.some(overlaps)
}

/** One AP of a way, and the rest of it; null if the way is blocked by a figure. */
export interface Step {
  readonly decision: Decision
  readonly rest: readonly Point[]
}

export function stepAlong({ game, weights }: Scene, { piece }: Man, path: readonly Point[]): Step | null {
  const speed = speedOf(game, piece)
  for (const share of SHARES) {
    const { legs, rest } = cut(piece.at as Point, path, Math.floor(speed * share))
    if (legs.length === 0) continue
    // whoever only glances has the rules asked once, about the whole decision
    if (!weights.glances && whyNotWalk(game, piece, legs).length > 0) continue
    const goes = legs.length === 1 ? { to: legs[0] as Point } : { path: legs }
    return { decision: { action: 'move', piece: piece.id, ...goes }, rest }
  }
  return null
}

const SHARES = [1, 0.8, 0.6, 0.4]

/** The first inches of a path, and the rest. */
function cut(from: Point, path: readonly Point[], most: number): { legs: readonly Point[]; rest: readonly Point[] } {
  const legs: Point[] = []
  let here = from
  let left = most
  for (let i = 0; i < path.length; i++) {
    const to = path[i] as Point
    const far = lengthOf([here, to])
    if (far > left) {
      if (left < inch(0.2)) return { legs, rest: path.slice(i) }
      const share = (left - 2) / far
      legs.push([Math.round(here[0] + (to[0] - here[0]) * share), Math.round(here[1] + (to[1] - here[1]) * share)])
      return { legs, rest: path.slice(i) }
    }
    legs.push(to)
    left -= Math.ceil(far)
    here = to
  }
  return { legs, rest: [] }
}
