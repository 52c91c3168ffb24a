import { inch, type Point } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { best } from '../chart/best.ts'
import { squared } from '../chart/distance.ts'
import type { Option } from './fire.ts'
import { pull } from './pull.ts'
import { type Man, manAt, type Scene } from './scene.ts'
import { shelling, standing, standingOver } from './standing.ts'

const { allowanceOf, walk } = plasticRules

/** How many places come into question. */
const KNOWN = 10

/** What the figure's present place is worth. */
export const stay = (scene: Scene, man: Man): number => standing(scene, man) + pull(scene, man, man.at)

/**
 * The best move: all places in reach are sorted by position and shelter, and the first few are judged by what the
 * figure can do there and what may happen to it. Its gain is over staying, and more than `least`.
 */
export function bestMove(scene: Scene, man: Man, here: number, least: number): Option | null {
  const { chart, game, weights } = scene
  const allowance = allowanceOf(game, man.figure)
  const range = chart.rangeFrom(man.at)
  const tops = best(range.posts.length, Math.max(KNOWN, weights.closely), nth => {
    if ((range.prices[nth] as number) > allowance) return Number.NEGATIVE_INFINITY
    const post = range.posts[nth] as number
    const shells = weights.fear * weights.shelling * man.soldier.worth * shelling(scene, man, post)
    return pull(scene, man, post) + chart.shelter(post, man.soldier.pose) * weights.shelter - shells
  })
  let most: Option | null = null
  let examined = 0
  for (const k of tops) {
    if (examined === weights.closely) break
    if ((range.prices[k] as number) > allowance) continue
    const post = range.posts[k] as number
    const there = manAt(scene, man, post)
    if (isTaken(scene, man, there)) continue
    const lies = pull(scene, man, post) - here
    const enough = most?.gain ?? Math.max(least, weights.inertia)
    const stands = standingOver(scene, there, enough - lies)
    examined += 1
    if (stands === null || lies + stands <= enough) continue
    const path = range.path(k)
    const way = walk(game, man.figure, path)
    const goal = path[path.length - 1] as Point
    if (way.reasons.length > 0 || way.end[0] !== goal[0] || way.end[1] !== goal[1]) examined -= 1
    else most = { gain: lies + stands, decision: move(man, path) }
  }
  return most
}

export const move = (man: Man, path: readonly Point[]) =>
  path.length === 1
    ? { action: 'move', piece: man.figure.id, to: path[0] as Point }
    : { action: 'move', piece: man.figure.id, path }

/** Is the place occupied? */
export function isTaken(scene: Scene, man: Man, { x, y }: Man): boolean {
  for (const other of scene.men) if (other.figure.id !== man.figure.id && overlaps(other, man, x, y)) return true
  for (const foe of scene.foes) if (overlaps(foe, man, x, y)) return true
  return false
}

const overlaps = (other: Man, man: Man, x: number, y: number): boolean =>
  squared(other, x, y) < (other.soldier.radius + man.soldier.radius) ** 2

/** Out by the far edge, if it is near enough. */
export function exit(scene: Scene, man: Man): Option | null {
  if (scene.side.objective?.type !== 'exit') return null
  const { width, depth } = scene.game
  const left = { south: depth - man.y, north: man.y, west: width - man.x, east: man.x }[scene.side.home]
  if (left > allowanceOf(scene.game, man.figure)) return null
  const beyond = inch(0.01)
  const out: { readonly [home in plasticRules.Side['home']]: Point } = {
    south: [man.x, depth + beyond],
    north: [man.x, -beyond],
    west: [width + beyond, man.y],
    east: [-beyond, man.y],
  }
  const to = out[scene.side.home]
  const way = walk(scene.game, man.figure, [to])
  return way.reasons.length === 0 && way.exits ? { gain: 5, decision: move(man, [to]) } : null
}
