import {
  boxGap,
  disc,
  type Edge,
  type Footprint,
  gap,
  isPoint,
  type Length,
  memo,
  type Point,
  whereIs,
  within,
  withinBoxes,
} from '@sandtable/kernel'
import { reachOf, sizeOf } from '../basics/figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** Distances by MF-RUL-2: from base centre to base centre in plan, or from base edge to base edge. */

/** A piece on the table, or a spot. */
export type Thing = Piece | Point

/** The distance between the centres of two touching figures: MF-RUL-3. */
export const touchOf = (game: Muzzleflash): Length => reachOf(game, 'touch')
/** How near cover a figure must be to use it: MF-RUL-6. */
export const atHandOf = (game: Muzzleflash): Length => reachOf(game, 'at-hand')
/** Cover higher than this cannot be looked over: MF-RUL-6. */
export const eyeLevelOf = (game: Muzzleflash): Length => reachOf(game, 'eye-level')

/** What a piece stands on: a round base, or a rectangle with its length along the facing. */
export function baseOf(game: Muzzleflash, piece: Piece, where: Point = piece.at as Point): Footprint {
  const { base } = sizeOf(game, piece.kind)
  if (typeof base === 'number') return { x: where[0], y: where[1], r: base / 2 }
  const [width = 0, depth = 0] = base
  return { at: where, width, depth, facing: piece.facing }
}

/** Every distance needs the ruling, so it is looked up once per game. */
const fromEdges = memo(
  (game: Muzzleflash) => game.ruling('MF-RUL-2') === 'edge',
  game => game.setup,
)

const measured = (game: Muzzleflash, thing: Thing): Footprint => (isPoint(thing) ? disc(thing, 0) : baseOf(game, thing))

/** Are they no farther apart than this? The exact distance counts as within. */
export function near(game: Muzzleflash, a: Thing, b: Thing, reach: Length): boolean {
  if (fromEdges(game)) return withinBoxes(measured(game, a), measured(game, b), reach)
  const p = whereIs(a)
  const q = whereIs(b)
  return (p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]) <= reach * reach
}

/** How far apart they are, rounded up; for people and for sorting. */
export const apart = (game: Muzzleflash, a: Thing, b: Thing): Length =>
  fromEdges(game) ? boxGap(measured(game, a), measured(game, b)) : gap(disc(whereIs(a), 0), disc(whereIs(b), 0))

/** Is any part of the base within reach of a point? A vehicle in a blast: MF-RUL-2. */
export const partNear = (game: Muzzleflash, piece: Piece, [x, y]: Point, reach: Length): boolean =>
  withinBoxes(baseOf(game, piece), { x, y, r: 0 }, reach)

/** Do two figures touch? */
export const touching = (game: Muzzleflash, a: Piece, b: Piece): boolean =>
  a.at !== null && b.at !== null && within(disc(a.at, 0), disc(b.at, 0), touchOf(game))

/** Is a figure near enough to a vehicle or gun to get at it: its centre at most an inch from the base edge? MF-RUL-75. */
export const atHull = (game: Muzzleflash, figure: Point, hull: Piece): boolean =>
  withinBoxes(disc(figure, 0), baseOf(game, hull), touchOf(game))

/** The point of a table edge directly opposite another point. */
export function onEdge(game: Muzzleflash, edge: Edge, [x, y]: Point): Point {
  if (edge === 'south') return [x, 0]
  if (edge === 'north') return [x, game.depth]
  return edge === 'west' ? [0, y] : [game.width, y]
}

/** The point at this distance from one point towards another, and past it if need be. */
export function towardsPoint(from: Point, to: Point, distance: Length): Point {
  const x = from[0]
  const y = from[1]
  const dx = to[0] - x
  const dy = to[1] - y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return [x, y]
  return [Math.round(x + (dx / length) * distance), Math.round(y + (dy / length) * distance)]
}

/** Straight away from a point. */
export const awayFrom = (from: Point, [x, y]: Point, distance: Length): Point =>
  towardsPoint(from, [2 * from[0] - x, 2 * from[1] - y], distance)
