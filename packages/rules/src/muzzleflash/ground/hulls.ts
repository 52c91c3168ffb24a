import {
  along,
  type Box,
  bounds,
  corners,
  crosses,
  type Footprint,
  inside,
  type Length,
  type Point,
  passages,
  type Shape,
} from '@sandtable/kernel'
import { kindOf } from '../basics/figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { groundOf, type Land } from './ground.ts'
import { legsOf } from './lanes.ts'

/** The hulls of vehicles, and of the guns that they tow, are areas that lie on what is under them: MF-RUL-18, MF-RUL-20. */

/** The corners of a hull, or of what it sweeps. */
export type Hull = readonly Point[]

/** How far a hull may overlap something it touches, since places are whole hundredths of a millimetre. */
export const HAIR: Length = 3

/** A base as a rectangle, a hair smaller all round; a round base as its bounding square. */
export function hullOf(base: Footprint): Hull {
  const box: Box = 'r' in base ? { at: [base.x, base.y], width: 2 * base.r, depth: 2 * base.r, facing: 0 } : base
  return corners({ ...box, width: box.width - 2 * HAIR, depth: box.depth - 2 * HAIR })
}

export const shapeOf = (base: Footprint): Shape => ('r' in base ? { circle: [base.x, base.y, base.r] } : { box: base })

const edgesOf = (hull: Hull): readonly (readonly [Point, Point])[] =>
  hull.map((corner, i) => [corner, hull[(i + 1) % hull.length] as Point])

/** Does a hull lie on any part of a shape? */
export function liesOver(hull: Hull, shape: Shape): boolean {
  if (edgesOf(hull).some(([a, b]) => crosses(shape, a, b))) return true
  const polygon = { polygon: hull }
  if (legsOf(shape).some(([a, b]) => crosses(polygon, a, b))) return true
  return 'circle' in shape
    ? inside(polygon, [shape.circle[0], shape.circle[1]])
    : 'box' in shape && inside(polygon, shape.box.at)
}

/** Does a hull lie on a terrain piece where no gap or open gate leads through? */
function isOn(hull: Hull, land: Land): boolean {
  if (!liesOver(hull, land.shape)) return false
  const ways = [...land.lanes, ...land.openings.filter(isOpenGate).map(gate => gateway(gate, land))]
  if (ways.length === 0 || land.room) return true
  const isClear = (a: Point, b: Point, whole: Shape): boolean =>
    passages(whole, a, b).every(stretch => isCovered(ways, a, b, stretch))
  const polygon = { polygon: hull }
  return !(
    edgesOf(hull).every(([a, b]) => isClear(a, b, land.shape)) &&
    legsOf(land.shape).every(([a, b]) => isClear(a, b, polygon))
  )
}

const isOpenGate = (opening: Land): boolean => opening.kind === 'door' && !opening.shut

/** An open gate is open ground as wide as it is drawn and as deep as its wall. */
const gateway = ({ shape }: Land, wall: Land): Shape =>
  'line' in shape
    ? { line: shape.line, thick: Math.max(2 * HAIR, 'line' in wall.shape ? (wall.shape.thick ?? 0) : 0) }
    : shape

/** Do these shapes, one after the other, cover a stretch of the line from a to b? */
function isCovered(ways: readonly Shape[], a: Point, b: Point, [enter, leave]: readonly [number, number]): boolean {
  if (enter === leave) return ways.some(way => inside(way, along(a, b, enter)))
  let from = enter
  const parts = ways.flatMap(way => passages(way, a, b)).sort((s, t) => s[0] - t[0])
  for (const [start, end] of parts) if (start <= from + TINY && end > from) from = end
  return from >= leave - TINY
}

const TINY = 1e-6

/** What a piece of ground demands of a hull: nothing, a test, or to keep out. Tracks get over more than wheels: MF-RUL-18. */
export function asksOf(game: Muzzleflash, piece: Piece, land: Land): 'free' | 'test' | 'never' {
  if (land.opening) return isOpenGate(land) ? 'free' : 'never'
  if (land.room) return 'never'
  if (!land.type.obstacle) return 'free'
  return kindOf(game, piece).tracked ? land.type.tracks : 'never'
}

/** The obstacles that a hull lies on. */
export function under(game: Muzzleflash, piece: Piece, hull: Hull): readonly Land[] {
  return groundOf(game)
    .overlapping(bounds({ polygon: hull }))
    .filter(land => asksOf(game, piece, land) !== 'free' && isOn(hull, land))
}
