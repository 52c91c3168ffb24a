import { direction, facingOf, type Length, type Point, within45 } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { outOfReach } from './deeds/command.ts'
import type { Goal } from './goals.ts'
import { roleOf, standoff } from './roles.ts'
import { middle, type Scene, squared } from './scene.ts'
import { STEP } from './table.ts'
import { threatAt } from './threat.ts'

const { allowanceOf, sizeOf, walk } = blazeRules
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
  const reach = allowanceOf(game, stand, purpose, false).allowance
  const way = arrow === null ? null : direction(arrow)
  const ends: End[] = []
  let tried = 0
  for (const { post, value, far } of prospects(scene, stand, goal, reach)) {
    if (tried === TRIED || (value <= 0 && purpose !== 'fall-back')) break
    if (far > reach * reach) continue
    const to = table.post(post)
    if (way && !within45(way, [to[0] - at[0], to[1] - at[1]])) continue
    if (isTaken(scene, stand, to)) continue
    tried += 1
    const facing = purpose === 'fall-back' ? null : facingFor(scene, stand, to)
    const moved = { ...stand, arrow: arrow ?? facingOf(at, to) }
    if (walk(game, moved, purpose, { path: [to], facing, floor: 0 }).reasons.length > 0) continue
    ends.push({ to, value })
    if (ends.length === most) break
  }
  return ends
}

/** A post within reach, how much better it is than to stay, and how far it is, squared. */
interface Prospect {
  readonly post: number
  readonly value: number
  readonly far: number
}

const known = new WeakMap<Scene, Map<string, { readonly reach: Length; readonly list: readonly Prospect[] }>>()

/** The posts within reach, the best first; worked out once in a scene for a stand and its goal. */
function prospects(scene: Scene, stand: Stand, goal: Goal, reach: Length): readonly Prospect[] {
  let stands = known.get(scene)
  if (!stands) {
    stands = new Map()
    known.set(scene, stands)
  }
  const before = stands.get(stand.id)
  if (before && before.reach >= reach) return before.list
  const at = stand.at as Point
  const here = valueAt(scene, stand, goal, scene.table.at(at))
  const list = within(scene, at, reach)
    .map(post => ({
      post,
      value: valueAt(scene, stand, goal, post) - here,
      far: squared(at, scene.table.post(post)),
    }))
    .sort((a, b) => b.value - a.value || a.post - b.post)
  stands.set(stand.id, { reach, list })
  return list
}

/** Does a friend stand there already? The rules would say so too, but they look at more. */
function isTaken({ game, mine }: Scene, stand: Stand, to: Point): boolean {
  const own = Math.min(...sizeOf(game, stand))
  return mine.some(friend => {
    if (friend.id === stand.id || friend.aboard || friend.floor !== 0) return false
    // a base holds the disc that is as wide as it is narrow
    const near = (own + Math.min(...sizeOf(game, friend))) / 2
    return squared(friend.at as Point, to) < near * near
  })
}

/** A vehicle turns the way it goes; bases stay square to the lattice, so that they keep touching. */
export function facingFor({ game }: Scene, stand: Stand, to: Point): number | null {
  return blazeRules.isVehicle(game, stand) ? facingOf(stand.at as Point, to) : null
}

/** The posts within a distance. */
function within({ table, game }: Scene, at: Point, reach: Length): readonly number[] {
  const posts: number[] = []
  const mine = table.at(at)
  for (let y = at[1] - reach; y <= at[1] + reach + STEP; y += STEP)
    for (let x = at[0] - reach; x <= at[0] + reach + STEP; x += STEP) {
      if (x < 0 || y < 0 || x >= game.width || y >= game.depth) continue
      const post = table.at([x, y])
      if (post === mine || post < 0) continue
      if (squared(at, table.post(post)) <= reach * reach) posts.push(post)
    }
  return posts
}

/** What it is worth to be at a post: near the goal, out of fire, in cover. */
export function valueAt(scene: Scene, stand: Stand, { field, keeps }: Goal, post: number): number {
  const { game, table, weights, left } = scene
  const shelter = blazeRules.isVehicle(game, stand) ? (table.hullDownAt(post) ? 1 : 0) : table.shelter(post)
  const cover = shelter * weights.shelter - outOfReach(scene, stand, table.post(post))
  const fear = weights.fear * threatAt(scene, stand, post)
  if (!field) return cover - fear
  const far = field.cost[post] as number
  if (far === Infinity) return -1000
  const rate = paceOf(scene, stand)
  const aloof = keeps || (scene.must && left <= LAST) ? 0 : standoff[roleOf(game, stand)]
  const way = Math.max(far - aloof, 0)
  const hurry = scene.must && way / rate >= left - 2
  const drive = keeps || hurry ? weights.haste : weights.drive
  return cover - fear * (hurry ? 0.4 : 1) - (drive * way) / rate
}

const paces = new WeakMap<Scene, Map<string, number>>()

/** How far it goes in a turn. */
function paceOf(scene: Scene, stand: Stand): number {
  let known = paces.get(scene)
  if (!known) {
    known = new Map()
    paces.set(scene, known)
  }
  let pace = known.get(stand.id)
  if (pace === undefined) {
    pace = Math.max(allowanceOf(scene.game, stand, 'move', false).allowance, 1)
    known.set(stand.id, pace)
  }
  return pace
}

/** In the last turns everybody who can goes in. */
const LAST = 3

export const postOf = (scene: Scene, stand: Stand): number => scene.table.at(middle(scene.game, stand))
