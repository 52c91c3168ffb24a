import type { Entry } from '../game/journal.ts'
import type { Id, Value } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import { fromLength, type Unit } from '../length.ts'
import type { SceneFields } from './companion.ts'

/** Where things stand in a scene: in the set's own unit, from its middle. */

export type SceneSpot = readonly [number, number]

/** The middle of every scene, on the table that is laid for it. */
export const MIDDLE: Point = [500_000, 800_000]

/** Ways from a point, each of length one: those around a burst have one each. */
export const bearings: readonly SceneSpot[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [0.6, 0.8],
  [0.8, -0.6],
  [-0.6, -0.8],
  [-0.8, 0.6],
]

export const bearingOf = (i: number): SceneSpot => bearings[i % bearings.length] as SceneSpot

/** A point this far along a way, and to its side. */
export const spotAlong = ([x, y]: SceneSpot, [east, north]: SceneSpot, far: number, aside = 0): SceneSpot => [
  x + east * far - north * aside,
  y + north * far + east * aside,
]

interface Shelter {
  readonly kind: string
  readonly from: SceneSpot
  readonly way: SceneSpot
  /** Where it begins along the way, how deep it is, and how far it reaches to either side. */
  readonly near: number
  readonly deep: number
  readonly wide: number
  /** The how many-th of its kind it is. */
  readonly nth?: number
}

/** Ground across a way: a line if it has no depth, else an area. */
export function shelter({ kind, from, way, near, deep, wide, nth = 0 }: Shelter): { readonly [field: string]: Value } {
  const id = nth === 0 ? kind : `${kind}-${nth + 1}`
  const side = (far: number, aside: number): Value => spotAlong(from, way, far, aside)
  if (deep === 0) return { id, kind, line: [side(near, wide), side(near, -wide)] }
  return {
    id,
    kind,
    polygon: [side(near, -wide), side(near + deep, -wide), side(near + deep, wide), side(near, wide)],
  }
}

/** These stand together, so far apart, in rows: within reach of each other. */
export function gathered(
  ids: readonly Id[],
  spacing: number,
  [x, y]: SceneSpot = [0, 0],
): { [piece: Id]: SceneFields } {
  const wide = Math.ceil(Math.sqrt(ids.length))
  return Object.fromEntries(
    ids.map((id, i) => [id, { at: [x + (i % wide) * spacing, y + Math.floor(i / wide) * spacing] }]),
  )
}

/** A spot of a scene as a place on its table, for fields that name one. */
export const onTheTable = ([x, y]: SceneSpot, unit: Unit): SceneSpot => [
  fromLength(MIDDLE[0], unit) + x,
  fromLength(MIDDLE[1], unit) + y,
]

/** Where something came down in what has happened, in order: what lies somewhere and goes off there counts once. */
export function landedIn(happened: readonly Entry[], unit: Unit): readonly SceneSpot[] {
  const found: Point[] = []
  let lies: unknown = null
  let rolled = true
  for (const entry of happened) {
    if (entry.type === 'roll') rolled = true
    const at = placeIn(entry)
    if (!at) continue
    const last = found.at(-1)
    const isSame = last?.[0] === at[0] && last[1] === at[1] && (!rolled || lies === last)
    if (!isSame) found.push(at)
    lies = entry.type === 'change' ? found.at(-1) : null
    rolled = false
  }
  return found.map(([x, y]) => [fromLength(x - MIDDLE[0], unit), fromLength(y - MIDDLE[1], unit)])
}

function placeIn(entry: Entry): Point | null {
  if (entry.type === 'said') return entry.at ?? null
  if (entry.type !== 'change' || entry.table !== 'marker' || entry.before || !entry.after) return null
  return (entry.after as { readonly at?: Point }).at ?? null
}
