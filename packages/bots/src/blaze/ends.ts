import { direction, facingOf, type Length, type Point, within45 } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { best } from '../chart/best.ts'
import type { Goal } from './goals.ts'
import { roleOf, standoff } from './roles.ts'
import { middle, type Scene, squared } from './scene.ts'
import { STEP } from './table.ts'
import { threatAt } from './threat.ts'

const { allowanceOf, walk } = blazeRules
type Purpose = blazeRules.Purpose
type Stand = blazeRules.Stand

/** Where a move ends, and how much better it is than to stay. */
export interface End {
  readonly to: Point
  readonly value: number
}

/** So many of the best places are tried with the rules, which have the last word. */
const TRIED = 6

/** The best places where this stand could end a move, as the goal says; `arrow` binds it to a direction. */
export function endsOf(
  scene: Scene,
  stand: Stand,
  goal: Goal,
  purpose: Purpose,
  arrow: number | null,
  most = 1,
): readonly End[] {
  const { game, table } = scene
  const at = stand.at as Point
  const { allowance } = allowanceOf(game, stand, purpose, false)
  const posts = within(scene, at, allowance, arrow)
  const here = valueAt(scene, stand, goal, table.at(at))
  const values = posts.map(post => valueAt(scene, stand, goal, post) - here)
  const ends: End[] = []
  for (const nth of best(posts.length, TRIED, i => values[i] as number)) {
    const value = values[nth] as number
    if (value <= 0 && purpose !== 'fall-back') break
    const to = table.post(posts[nth] as number)
    const facing = facingFor(scene, stand, to)
    if (
      walk(game, { ...stand, arrow: arrow ?? facingOf(at, to) }, purpose, { path: [to], facing, floor: 0 }).reasons
        .length > 0
    )
      continue
    ends.push({ to, value })
    if (ends.length === most) break
  }
  return ends
}

/** A vehicle turns the way it goes; bases stay square to the lattice, so that they keep touching. */
export function facingFor({ game }: Scene, stand: Stand, to: Point): number | null {
  return blazeRules.isVehicle(game, stand) ? facingOf(stand.at as Point, to) : null
}

/** The posts within a distance, in the direction of an arrow. */
function within({ table, game }: Scene, at: Point, reach: Length, arrow: number | null): readonly number[] {
  const way = arrow === null ? null : direction(arrow)
  const posts: number[] = []
  const mine = table.at(at)
  for (let y = at[1] - reach; y <= at[1] + reach + STEP; y += STEP)
    for (let x = at[0] - reach; x <= at[0] + reach + STEP; x += STEP) {
      if (x < 0 || y < 0 || x >= game.width || y >= game.depth) continue
      const post = table.at([x, y])
      if (post === mine || post < 0) continue
      const to = table.post(post)
      if (squared(at, to) > reach * reach) continue
      if (way && !within45(way, [to[0] - at[0], to[1] - at[1]])) continue
      posts.push(post)
    }
  return posts
}

/** What it is worth to be at a post: near the goal, out of fire, in cover. */
export function valueAt(scene: Scene, stand: Stand, { field, keeps }: Goal, post: number): number {
  const { game, table, weights, left } = scene
  const cover = (blazeRules.isVehicle(game, stand) ? 0 : table.shelter(post)) * weights.shelter
  const fear = weights.fear * threatAt(scene, stand, post)
  if (!field) return cover - fear
  const far = field.cost[post] as number
  if (far === Infinity) return -1000
  const rate = Math.max(allowanceOf(game, stand, 'move', false).allowance, 1)
  const aloof = keeps || (scene.must && left <= LAST) ? 0 : standoff[roleOf(game, stand)]
  const way = Math.max(far - aloof, 0)
  const hurry = scene.must && way / rate >= left - 2
  const drive = keeps || hurry ? weights.haste : weights.drive
  return cover - fear * (hurry ? 0.4 : 1) - (drive * way) / rate
}

/** In the last turns everybody who can goes in. */
const LAST = 3

export const postOf = (scene: Scene, stand: Stand): number => scene.table.at(middle(scene.game, stand))
