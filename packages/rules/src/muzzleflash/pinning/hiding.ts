import {
  ahead,
  bounds,
  facingOf,
  inside,
  type Length,
  lengthOf,
  middleOfShape,
  nearest,
  type Point,
  type Shape,
} from '@sandtable/kernel'
import { kindOf, numberOf, reachOf } from '../basics/figures.ts'
import { groundOf, type Land } from '../ground/ground.ts'
import { legsOf } from '../ground/lanes.ts'
import { awayFrom, towardsPoint } from '../ground/measure.ts'
import { inCoverFrom } from '../ground/sight.ts'
import { canStand } from '../ground/standing.ts'
import { passable } from '../movement/obstacles.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { movement } from '../tables.ts'

/** Where a frightened figure can hide: MF-RUL-38. */

/** How far a figure runs in panic, whatever AP it has left: MF-RUL-41. */
export const fullMove = (game: Muzzleflash, piece: Piece): Length =>
  (game.rows(movement)[kindOf(game, piece).class] ?? 0) * numberOf(game, 'full-move')

/** The nearest spot in cover against this enemy, of those that `fits`; null if there is none on the table. */
export function nearestCover(
  game: Muzzleflash,
  piece: Piece,
  enemy: Piece,
  fits: (spot: Point) => boolean = () => true,
): Point | null {
  const from = piece.at as Point
  const spots: { readonly spot: Point; readonly far: number }[] = []
  for (const land of groundOf(game).lands)
    if (land.cover !== 'none' && !land.opening)
      for (const spot of spotsAt(land, from, enemy.at as Point, reachOf(game, 'hide')))
        spots.push({ spot, far: lengthOf([from, spot]) })
  spots.sort((s, t) => s.far - t.far)
  for (const { spot } of spots)
    if (fits(spot) && canStand(game, piece, spot) && passable(game, from, spot) && hides(game, piece, spot, enemy))
      return spot
  return null
}

/** Would it be in cover there? */
const hides = (game: Muzzleflash, piece: Piece, spot: Point, enemy: Piece): boolean =>
  inCoverFrom(game, { ...piece, at: spot, dugIn: false }, enemy)

/**
 * The spots that a cover offers to a figure coming from here and fearing an enemy there: `off` is how far inside an area they
 * are, or behind a line, which is where the base touches it.
 */
function spotsAt(land: Land, from: Point, enemy: Point, off: Length): readonly Point[] {
  const { shape } = land
  if ('line' in shape && !land.area) return behindLine(shape.line, (shape.thick ?? 0) / 2, from, enemy, off)
  const at = land.openings.map(opening => insideOf(shape, middleOfShape(opening.shape), off))
  return inside(shape, from)
    ? at
    : [...at, insideOf(shape, nearest(shape, from), off, from), ...roundInside(shape, from, off)]
}

/** A point this far inside: straight in from the outline, or towards the centre where that would lead out again. */
function insideOf(shape: Shape, edge: Point, off: Length, from: Point | null = null): Point {
  const straight = from && awayFrom(edge, from, off)
  if (straight && inside(shape, straight)) return straight
  const middle = middleOfShape(shape)
  const { west, south, east, north } = bounds(shape)
  const small = Math.min(east - west, north - south) < 2 * off
  return small ? middle : towardsPoint(edge, middle, off)
}

/** Places all along the inside of an area, this far from its outline and twice as far apart, from where each side is nearest. */
function roundInside(shape: Shape, from: Point, off: Length): readonly Point[] {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle
    const facing = facingOf([x, y], from)
    return TWELFTHS.map(way => ahead([x, y], facing + way, Math.max(0, radius - off)))
  }
  return legsOf(shape).flatMap(([a, b]) =>
    along(a, b, from, off)
      .flatMap(p => ('polygon' in shape ? [aside(a, b, p, off), aside(b, a, p, off)] : [p]))
      .filter(spot => inside(shape, spot)),
  )
}

const TWELFTHS = [30, 330, 60, 300, 90, 270, 120, 240, 150, 210, 180]

/** Points of a leg, twice as far apart, to both sides of where it is nearest. */
function along(a: Point, b: Point, from: Point, off: Length): readonly Point[] {
  const foot = nearest({ line: [a, b] }, from)
  const points = [foot]
  for (const end of [a, b])
    for (let far = 2 * off; far <= lengthOf([foot, end]); far += 2 * off) points.push(towardsPoint(foot, end, far))
  return points
}

/** A point this far to the right of a leg. */
function aside(a: Point, b: Point, [x, y]: Point, off: Length): Point {
  const share = off / (lengthOf([a, b]) || 1)
  return [Math.round(x + (b[1] - a[1]) * share), Math.round(y + (a[0] - b[0]) * share)]
}

/** Behind each leg of a wall: where it is nearest, on from there, and at each end. The far side is the one away from the enemy. */
function behindLine(line: readonly Point[], half: Length, from: Point, enemy: Point, off: Length): readonly Point[] {
  return legsOf({ line }).flatMap(([a, b]) => {
    const length = lengthOf([a, b])
    const onRight = (b[0] - a[0]) * (enemy[1] - a[1]) - (b[1] - a[1]) * (enemy[0] - a[0]) >= 0
    const ends = [towardsPoint(a, b, Math.min(off, length / 2)), towardsPoint(b, a, Math.min(off, length / 2))]
    return [...along(a, b, from, off), ...ends].map(p =>
      onRight ? aside(a, b, p, half + off) : aside(b, a, p, half + off),
    )
  })
}
