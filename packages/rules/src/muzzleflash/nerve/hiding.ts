import { bounds, inch, inside, type Length, lengthOf, nearest, type Point, type Shape } from '@sandtable/kernel'
import { kindOf, numberOf } from '../figures.ts'
import { groundOf, type Land, middleOf } from '../ground/ground.ts'
import { awayFrom, towardsPoint } from '../ground/measure.ts'
import { inCoverFrom } from '../ground/sight.ts'
import { canStand } from '../ground/standing.ts'
import { passable } from '../movement/obstacles.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** Where a frightened figure can hide: MF-RUL-38. */

/** So far inside an area of cover, or so far behind a line of it, which is where the base touches it. */
const HALF_INCH: Length = inch(0.5)

/** How far a figure runs in panic, whatever AP it has left: MF-RUL-41. */
export const fullMove = (game: Muzzleflash, piece: Piece): Length =>
  (kindOf(game, piece).move ?? 0) * numberOf(game, 'full-move')

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
      for (const spot of spotsAt(land, from, enemy.at as Point)) spots.push({ spot, far: lengthOf([from, spot]) })
  spots.sort((s, t) => s.far - t.far)
  for (const { spot } of spots)
    if (
      fits(spot) &&
      canStand(game, piece, spot) &&
      passable(game, piece, from, spot) &&
      hides(game, piece, spot, enemy)
    )
      return spot
  return null
}

/** Would it be in cover there? */
const hides = (game: Muzzleflash, piece: Piece, spot: Point, enemy: Piece): boolean =>
  inCoverFrom(game, { ...piece, at: spot, dugIn: false }, enemy)

/** The spots that a cover has to offer to somebody who comes from here and fears an enemy there. */
function spotsAt(land: Land, from: Point, enemy: Point): readonly Point[] {
  if (land.room) return land.openings.map(opening => insideOf(land.shape, middleOf(opening.shape)))
  if ('line' in land.shape && !land.area) return behindLine(land.shape.line, (land.shape.thick ?? 0) / 2, from, enemy)
  return inside(land.shape, from) ? [] : [insideOf(land.shape, nearest(land.shape, from), from)]
}

/** Half an inch inside, straight on from where the outline is met, or towards the middle where that leads out again. */
function insideOf(shape: Shape, edge: Point, from: Point | null = null): Point {
  const straight = from && awayFrom(edge, from, HALF_INCH)
  if (straight && inside(shape, straight)) return straight
  const middle = middleOf(shape)
  const { west, south, east, north } = bounds(shape)
  const small = Math.min(east - west, north - south) < 2 * HALF_INCH
  return small ? middle : towardsPoint(edge, middle, HALF_INCH)
}

/** Behind each leg of a wall: where it is nearest, and at each end. The far side is that which the enemy is not on. */
function behindLine(line: readonly Point[], half: Length, from: Point, enemy: Point): readonly Point[] {
  const spots: Point[] = []
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point]
    const length = lengthOf([a, b])
    const side = Math.sign((b[0] - a[0]) * (enemy[1] - a[1]) - (b[1] - a[1]) * (enemy[0] - a[0])) || 1
    const [x, y] = [((b[1] - a[1]) / length) * side, ((a[0] - b[0]) / length) * side]
    const off = half + HALF_INCH
    const foot = nearest({ line: [a, b] }, from)
    const ends = [
      towardsPoint(a, b, Math.min(HALF_INCH, length / 2)),
      towardsPoint(b, a, Math.min(HALF_INCH, length / 2)),
    ]
    for (const [px, py] of [foot, ...ends]) spots.push([Math.round(px + x * off), Math.round(py + y * off)])
  }
  return spots
}
