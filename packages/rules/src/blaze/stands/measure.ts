import {
  type Box,
  boxesOverlap,
  boxGap,
  disc,
  type Footprint,
  isPoint,
  type Length,
  mm,
  type Point,
  type Shape,
  withinBoxes,
} from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { sizes } from '../tables.ts'
import { reach } from '../values.ts'
import { sizeOfKind } from './profiles.ts'
import { bearerOf, carrierOf, kindOf, onTable } from './stand.ts'

/** A stand on the table, or a spot. */
export type Thing = Stand | Point

/** How wide and how deep a base or hull is: [across the front, along the facing], BA-RUL-1. */
export function sizeOf(game: Blaze, stand: Stand): readonly [Length, Length] {
  // a face-down marker is an empty stand, whatever lies under it: BA-HMOV-2
  const size = stand.marker === null ? sizeOfKind(game, kindOf(game, stand)) : null
  return (size ?? game.rows(sizes).stand) as readonly [Length, Length]
}

/** The base or hull, as if it stood here. */
export function hullAt(game: Blaze, stand: Stand, at: Point, facing = stand.facing): Box {
  const [width, depth] = sizeOf(game, stand)
  return { at, width, depth, facing: ((facing % 360) + 360) % 360 }
}

/** The base or hull; of a stand in or on a transport, the transport's. A gun in tow stands behind it on its own base. */
export function hullOf(game: Blaze, stand: Stand): Box {
  const bearer = bearerOf(game, stand)
  return bearer ? hullAt(game, bearer, bearer.at as Point) : hullAt(game, stand, stand.at as Point)
}

export const shapeOf = (game: Blaze, stand: Stand): Shape => ({ box: hullOf(game, stand) })

const print = (game: Blaze, thing: Thing): Footprint => (isPoint(thing) ? disc(thing, 0) : hullOf(game, thing as Stand))

/** No corner of a base is farther from its middle than this; corners are rounded by less than a hundredth. */
const around = (width: Length, depth: Length): Length => Math.ceil((width + depth) / 2) + 1

const middlesApart = (one: Point, two: Point): number =>
  (one[0] - two[0]) * (one[0] - two[0]) + (one[1] - two[1]) * (one[1] - two[1])

/** Most boxes are far enough apart for their centres to decide; only the others are measured edge to edge. */
function areFar(a: Box, b: Box): boolean {
  const far = around(a.width, a.depth) + around(b.width, b.depth)
  return middlesApart(a.at, b.at) > far * far
}

/** How far apart two things are, from edge to edge. */
export const apart = (game: Blaze, a: Thing, b: Thing): Length => boxGap(print(game, a), print(game, b))

/** Are they no farther apart than this? Exact: 'exactly 300 mm' has one answer. */
export function near(game: Blaze, a: Thing, b: Thing, reach: Length): boolean {
  // edges are never farther apart than centres, nor nearer than the bases allow: only the rest is measured
  const middles = middlesApart(middleOf(game, a), middleOf(game, b))
  if (reach >= 0 && middles <= reach * reach) return true
  const far = reach + aroundOf(game, a) + aroundOf(game, b)
  return middles <= far * far && withinBoxes(print(game, a), print(game, b), reach)
}

function aroundOf(game: Blaze, thing: Thing): Length {
  if (isPoint(thing)) return 0
  const [width, depth] = sizeOf(game, bearerOf(game, thing as Stand) ?? (thing as Stand))
  return around(width, depth)
}

/** Things touch when the gap is no wider: BA-RUL-6. */
export const touchOf = (game: Blaze): Length => reach(game, 'touch')

export const touching = (game: Blaze, a: Stand, b: Stand): boolean => near(game, a, b, touchOf(game))

/** The middle of a thing: of a stand in or on a transport, the transport's. */
export const middleOf = (game: Blaze, thing: Thing): Point =>
  isPoint(thing) ? thing : ((bearerOf(game, thing as Stand)?.at ?? (thing as Stand).at) as Point)

/** Stands that take up ground: not those that are carried, nor those on another floor. */
export const takesGround = (game: Blaze, stand: Stand): boolean =>
  onTable(stand) && stand.kind !== 'casualty-marker' && !carrierOf(game, stand)

/** No base or hull is longer than this. */
const LONGEST = mm(200)

/** The first stand whose base this box would lie on; touching is not enough. */
export function overlapping(game: Blaze, box: Box, floor: number, among: readonly Stand[]): Stand | null {
  const [x, y] = box.at
  const far = box.width + box.depth + LONGEST
  for (const other of among) {
    if (other.floor !== floor || !other.at) continue
    if (Math.abs(other.at[0] - x) > far || Math.abs(other.at[1] - y) > far) continue
    if (!takesGround(game, other)) continue
    const hull = hullOf(game, other)
    if (!areFar(box, hull) && boxesOverlap(box, hull)) return other
  }
  return null
}
