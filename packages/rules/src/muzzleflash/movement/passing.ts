import {
  ahead,
  because,
  corners,
  inch,
  type Length,
  lengthOf,
  nearest,
  type Point,
  passages,
  along as pointAlong,
  type Reason,
  type Shape,
  text,
  the,
} from '@sandtable/kernel'
import { onTable } from '../basics/figures.ts'
import { HAIR } from '../ground/hulls.ts'
import { baseOf, onEdge, towardsPoint } from '../ground/measure.ts'
import { canStand } from '../ground/standing.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { hindrances } from './obstacles.ts'

/** The one test of every move on foot, free or forced: walls stop it, enemies stop it, friends are passed but not stood on. MF-RUL-20. */

/** The stretch of a leg on which one base would lap over the other by more than `slack`; null if there is none. */
function lapping(game: Muzzleflash, piece: Piece, other: Piece, a: Point, b: Point, slack: Length) {
  const at = other.at as Point
  const ox = at[0]
  const oy = at[1]
  const radius = halfWidth(game, piece)
  const far = radius + other.radius
  if (ox < Math.min(a[0], b[0]) - far || ox > Math.max(a[0], b[0]) + far) return null
  if (oy < Math.min(a[1], b[1]) - far || oy > Math.max(a[1], b[1]) + far) return null
  const met = grown(game, other, radius - slack).flatMap(shape => passages(shape, a, b))
  return met.length === 0 ? null : ([Math.min(...met.map(m => m[0])), Math.max(...met.map(m => m[1]))] as const)
}

/** A carried gun goes narrow side first. */
function halfWidth(game: Muzzleflash, piece: Piece): Length {
  if (piece.sort === 'figure') return piece.radius
  const base = baseOf(game, piece)
  return 'r' in base ? base.r : Math.round(base.width / 2)
}

/** A base, widened all round: a rectangle gets round corners. */
function grown(game: Muzzleflash, piece: Piece, by: Length): readonly Shape[] {
  const base = baseOf(game, piece)
  if ('r' in base) return [{ circle: [base.x, base.y, base.r + by] }]
  const { width, depth } = base
  return [
    { box: { ...base, width: width + 2 * by } },
    { box: { ...base, depth: depth + 2 * by } },
    ...corners(base).map(([x, y]): Shape => ({ circle: [x, y, by] })),
  ]
}

/** Does the leg lead away from a base that it already touches or overlaps? */
function leaves(game: Muzzleflash, other: Piece, a: Point, b: Point): boolean {
  const base = baseOf(game, other)
  const foot = 'r' in base ? (other.at as Point) : nearest({ box: base }, a)
  const [x, y] = foot[0] === a[0] && foot[1] === a[1] ? (other.at as Point) : foot
  return (x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1]) <= 0
}

/** The first enemy in the way of a leg, and how far along they touch. The injured do not block. */
function firstEnemy(game: Muzzleflash, piece: Piece, a: Point, b: Point) {
  let first: { readonly enemy: Piece; readonly t: number } | null = null
  if (a[0] === b[0] && a[1] === b[1]) return first
  for (const enemy of game.pieces) {
    if (enemy.side === piece.side || !onTable(enemy) || enemy.status === 'injured') continue
    const lap = lapping(game, piece, enemy, a, b, HAIR)
    if (!lap || (lap[0] <= 0 && leaves(game, enemy, a, b))) continue
    const t = lapping(game, piece, enemy, a, b, 0)?.[0] ?? lap[0]
    if (!first || t < first.t) first = { enemy, t }
  }
  return first
}

/** Pieces move through friends, not through enemies: MF-RUL-20. */
export function whyEnemyInTheWay(game: Muzzleflash, piece: Piece, a: Point, b: Point): readonly Reason[] {
  const met = firstEnemy(game, piece, a, b)
  return met ? [because('overlap', text`${the.piece(met.enemy)} is in the way`, 'MF-RUL-20')] : []
}

/** How far it gets along a straight line: a hair short of what it cannot pass, or into contact with an enemy. */
export function asFarAsPassable(game: Muzzleflash, piece: Piece, a: Point, b: Point): Point {
  const met = firstEnemy(game, piece, a, b)
  let end = met ? pointAlong(a, b, met.t) : b
  let far = lengthOf([a, end])
  for (const { needs, at } of hindrances(game, a, b)) {
    const way = lengthOf([a, at])
    if (needs === 'never' && way <= far) [end, far] = [towardsPoint(a, b, Math.max(0, Math.floor(way) - SHORT)), way]
  }
  return end
}

const SHORT: Length = 10

/** Is the way to the nearest point of its own table edge clear? */
export function getsOut(game: Muzzleflash, piece: Piece): boolean {
  const from = piece.at as Point
  const out = onEdge(game, game.side(piece.side).edge, from)
  const [x, y] = asFarAsPassable(game, piece, from, out)
  return x === out[0] && y === out[1]
}

/** A search for a spot tries every eighth of an inch. */
const STEP: Length = 317

/**
 * Where a forced move along a straight line ends: as far as the piece can pass, at the last place where it may stand.
 * With `fits`, the last that fits. It stays where it is if there is none.
 */
export function forcedTo(game: Muzzleflash, piece: Piece, to: Point, fits?: (at: Point) => boolean): Point {
  const from = piece.at as Point
  const end = asFarAsPassable(game, piece, from, to)
  if (end[0] === from[0] && end[1] === from[1]) return from
  const stops = [1, ...besideOthers(game, piece, from, end)]
  const length = lengthOf([from, end])
  if (fits) for (let far = length - STEP; far > 0; far -= STEP) stops.push(far / length)
  stops.sort((s, t) => t - s)
  for (const t of stops) {
    const spot = pointAlong(from, end, t)
    if (canStand(game, piece, spot) && (!fits || fits(spot))) return spot
  }
  return from
}

/** The nearest free place at or around a point, with no wall between: for a figure that gets up where another stands. */
export function roomBeside(game: Muzzleflash, piece: Piece): Point {
  const at = piece.at as Point
  if (canStand(game, piece, at)) return at
  for (let far = NEXT; far <= FARTHEST; far += NEXT)
    for (let way = 0; way < 360; way += 15) {
      const spot = ahead(at, way, far)
      if (canStand(game, piece, spot) && hindrances(game, at, spot).length === 0) return spot
    }
  return at
}

const NEXT: Length = inch(0.25)
const FARTHEST: Length = inch(6)

/** Where it touches a figure on its way, in front of it and behind it. */
const besideOthers = (game: Muzzleflash, piece: Piece, a: Point, b: Point): readonly number[] =>
  game.pieces.flatMap(other =>
    other.id === piece.id || !onTable(other)
      ? []
      : (lapping(game, piece, other, a, b, 0) ?? []).filter(t => t > 0 && t < 1),
  )
