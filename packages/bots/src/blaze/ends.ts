import { direction, facingOf, kept, type Length, memo, type Point, within45 } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { tetherOf } from './deeds/command.ts'
import type { Goal } from './goals.ts'
import { roleOf, standoff } from './roles.ts'
import { middle, type Scene, squared } from './scene.ts'
import { STEP } from './table.ts'
import { threatsTo } from './threat.ts'

const { allowanceOf, hullAt, overlapping, rearOf, walk } = blazeRules
type Purpose = blazeRules.Purpose
type Stand = blazeRules.Stand

/** Where a move ends, and how much better that is than staying. */
export interface End {
  readonly to: Point
  readonly value: number
}

/** How many of the best places are checked against the rules, which have the last word. */
const TRIED = 6

/** The best places for this stand to end a move, given its goal; `arrow` binds it to a direction. */
export function endsOf(
  scene: Scene,
  stand: Stand,
  goal: Goal,
  purpose: Purpose,
  arrow: number | null,
  most = 1,
): readonly End[] {
  const { game, table, mine, weights } = scene
  const at = stand.at as Point
  const reach = allowanceOf(game, stand, purpose, false).allowance
  const way = purpose === 'fall-back' ? rearOf(game, stand) : arrow === null ? null : direction(arrow)
  // the rules would find these too, but only after much more work
  const friends = mine.filter(friend => friend.id !== stand.id && friend.id !== stand.towing)
  const ends: End[] = []
  let tried = 0
  for (const { post, value, far } of prospects(scene, stand, goal, reach)) {
    if (tried === TRIED || (value <= 0 && purpose !== 'fall-back')) break
    if (far > reach * reach) continue
    const to = table.post(post)
    if (way && !within45(way, [to[0] - at[0], to[1] - at[1]])) continue
    const facing = purpose === 'fall-back' ? null : facingFor(scene, stand, to)
    if (overlapping(game, hullAt(game, stand, to, facing ?? stand.facing), 0, friends)) continue
    tried += 1
    const moved = { ...stand, arrow: arrow ?? facingOf(at, to) }
    if (!weights.glances && walk(game, moved, purpose, { path: [to], facing, floor: 0 }).reasons.length > 0) continue
    ends.push({ to, value })
    if (ends.length === most) break
  }
  return ends
}

/** A post within reach, its gain over staying, and its squared distance. */
interface Prospect {
  readonly post: number
  readonly value: number
  readonly far: number
}

const known = memo((_: Scene) => new Map<string, { readonly reach: Length; readonly list: readonly Prospect[] }>())

/** The posts within reach, best first; computed once per scene for a stand and its goal. */
function prospects(scene: Scene, stand: Stand, goal: Goal, reach: Length): readonly Prospect[] {
  const stands = known(scene)
  const before = stands.get(stand.id)
  if (before && before.reach >= reach) return before.list
  const at = stand.at as Point
  const value = valuesFor(scene, stand, goal)
  const here = value(scene.table.at(at))
  const { stride } = scene.weights
  const list = within(scene, at, reach)
    .filter(post => post % stride === 0 || goal.field?.cost[post] === 0)
    .map(post => ({ post, value: value(post) - here, far: squared(at, scene.table.post(post)) }))
    .sort((a, b) => b.value - a.value || a.post - b.post)
  stands.set(stand.id, { reach, list })
  return list
}

/** An upper bound on the gain of any place in reach over staying. */
export function mostFor(scene: Scene, stand: Stand, goal: Goal, purpose: Purpose): number {
  const reach = allowanceOf(scene.game, stand, purpose, false).allowance
  return prospects(scene, stand, goal, reach)[0]?.value ?? 0
}

/** A vehicle faces the way it goes; bases stay square to the lattice, so that they keep touching. */
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

/** What a post is worth to this stand: near the goal, out of fire, in cover. */
export function valuesFor(scene: Scene, stand: Stand, { field, keeps }: Goal): (post: number) => number {
  const { game, table, weights, left, must } = scene
  const drives = blazeRules.isVehicle(game, stand)
  const tether = tetherOf(scene, stand)
  const threat = threatsTo(scene, stand)
  const rate = paceOf(scene, stand)
  const aloof = keeps || (must && left <= weights.rush) ? 0 : standoff[roleOf(game, stand)] * weights.aloof
  return post => {
    const shelter = drives ? (table.hullDownAt(post) ? 1 : 0) : table.shelter(post)
    const cover = shelter * weights.shelter - tether(table.post(post))
    const fear = weights.fear * threat(post)
    if (!field) return cover - fear
    const far = field.cost[post] as number
    if (far === Infinity) return -1000
    const way = Math.max(far - aloof, 0)
    const hurry = must && way / rate >= left - weights.early
    const drive = keeps || hurry ? weights.haste : weights.drive
    return cover - fear * (hurry ? weights.dread : 1) - (drive * way) / rate
  }
}

const paces = memo((_: Scene) => new Map<string, number>())

/** How far it moves in a turn. */
const paceOf = (scene: Scene, stand: Stand): number => kept(paces(scene), stand.id, freePace, scene.game, stand)

const freePace = (game: Scene['game'], stand: Stand): number =>
  Math.max(allowanceOf(game, stand, 'move', false).allowance, 1)

export const postOf = (scene: Scene, stand: Stand): number => scene.table.at(middle(scene.game, stand))
