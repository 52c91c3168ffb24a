import { because, nearest, type Point, type Reason, text, the } from '@sandtable/kernel'
import { shapeOf } from '../ground/hulls.ts'
import { atHull, baseOf, touching } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { hindrances, wallBetween } from './obstacles.ts'

/** Touching, with no wall between: MF-RUL-120. */

/** Do two figures touch, and can they get at each other? */
export const inTouch = (game: Muzzleflash, a: Piece, b: Piece): boolean =>
  touching(game, a, b) && wallBetween(game, a.at as Point, b.at as Point) === null

/** Why a figure near enough still cannot reach it: a wall is in between. */
export function whyWalledOff(game: Muzzleflash, from: Point, to: Point, rule: string): readonly Reason[] {
  const wall = wallBetween(game, from, to)
  return wall ? [because('obstacle', text`the ${the.ground(wall)} is between`, 'MF-RUL-120', rule)] : []
}

const besideHull = (game: Muzzleflash, p: Point, hull: Piece): Point => nearest(shapeOf(baseOf(game, hull)), p)

/** Is a figure at a vehicle, with nothing in between that it would have to get over? MF-RUL-75. */
export const canBoard = (game: Muzzleflash, figure: Point, vehicle: Piece): boolean =>
  atHull(game, figure, vehicle) && hindrances(game, figure, besideHull(game, figure, vehicle)).length === 0

/** Why a figure cannot get from a place to a vehicle's hull, or from the hull to the place. */
export function whyNotAcross(
  game: Muzzleflash,
  at: Point,
  vehicle: Piece,
  way: 'in' | 'out',
  rule: string,
): readonly Reason[] {
  const hull = besideHull(game, at, vehicle)
  const [first] = way === 'in' ? hindrances(game, at, hull) : hindrances(game, hull, at)
  return first ? [because('obstacle', text`the ${the.ground(first.land)} is between`, 'MF-RUL-75', rule)] : []
}
