import { ahead, facingOf, lengthOf, type Point } from '@sandtable/kernel'
import { touchOf } from '../ground/measure.ts'
import { canStand } from '../ground/standing.ts'
import { speedOf } from '../movement/moving.ts'
import { passable, wallBetween } from '../movement/obstacles.ts'
import { whyEnemyInTheWay } from '../movement/passing.ts'
import { inTouch } from '../movement/touching.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** Where it would stand in contact: straight on if there is room, or the nearest place about the target that it can reach. */
export function contactPoint(game: Muzzleflash, piece: Piece, target: Piece): Point | null {
  const from = piece.at as Point
  const to = target.at as Point
  if (inTouch(game, piece, target)) return from
  const facing = facingOf(to, from)
  for (const turn of [0, 30, -30, 60, -60, 90, -90]) {
    // straight on is worked out from the line itself, so that exactly one move away is within reach; never a hair short of contact
    const spot = turn === 0 ? shortOf(game, from, to) : ahead(to, facing + turn, touchOf(game) - 1)
    if (
      lengthOf([from, spot]) <= speedOf(game, piece) + 1 &&
      canStand(game, piece, spot) &&
      passable(game, from, spot) &&
      wallBetween(game, spot, to) === null &&
      whyEnemyInTheWay(game, piece, from, spot).length === 0
    )
      return spot
  }
  return null
}

/** One inch before the target on the straight way to it. */
function shortOf(game: Muzzleflash, from: Point, to: Point): Point {
  const length = lengthOf([from, to])
  const share = (length - touchOf(game)) / length
  const round = (d: number): number => (d < 0 ? Math.floor(d * share) : Math.ceil(d * share))
  return [from[0] + round(to[0] - from[0]), from[1] + round(to[1] - from[1])]
}
