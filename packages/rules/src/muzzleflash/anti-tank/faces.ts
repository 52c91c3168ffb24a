import { holds, isPoint, nearest, type Point, withinOf } from '@sandtable/kernel'
import { reachOf } from '../basics/figures.ts'
import { groundOf, type Land } from '../ground/ground.ts'
import { outlineOf } from '../ground/lanes.ts'
import { near, towardsPoint } from '../ground/measure.ts'
import { layLine, pointAt } from '../ground/sight.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** Walls as targets: the face that a gun is aimed at, and those that the enemy is behind. MF-RUL-70. */

/** A point on a slanted wall is rounded to hundredths of a millimetre, a hair on the near side. */
const HAIR = 10

/** The feature with a face that a round may strike at this point. */
export const wallAt = (game: Muzzleflash, at: Point, slack = 2 * HAIR): Land | null =>
  groundOf(game)
    .near(at, slack)
    .find(land => land.type.armour !== null) ?? null

/** Where a round aimed at this point strikes: the face of the intended wall, or the point itself. */
export function onFace<T>(game: Muzzleflash, holder: Piece, target: T | Point): T | Point {
  const aim = isPoint(target) ? target : null
  const close = reachOf(game, 'wall-face')
  const wall = aim && wallAt(game, aim, close)
  if (!aim || !wall || !withinOf(outlineOf(wall.shape), aim, close)) return target
  const face = nearest(outlineOf(wall.shape), aim)
  return holds(wall, face) ? face : towardsPoint(face, holder.at as Point, HAIR)
}

/** A wall with an enemy close enough behind it for a round to reach through. */
export interface Face {
  readonly at: Point
  readonly wall: Land
  readonly foe: Piece
}

export function facesBefore(game: Muzzleflash, holder: Piece, foes: readonly Piece[], reach: number): readonly Face[] {
  return foes.flatMap(foe => {
    const line = layLine(game, holder, foe)
    const met = line.crossed.filter(({ land }) => land.type.armour !== null).at(-1)
    const at = met && onFace(game, holder, pointAt(line, met.enter))
    return at && isPoint(at) && near(game, foe, at, reach) ? [{ at, wall: met.land, foe }] : []
  })
}
