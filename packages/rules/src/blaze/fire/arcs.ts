import { type Box, corners, inArc, orientation, type Point } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { number } from '../values.ts'

/** The side of a vehicle that a shot hits, and the arc of a weapon. */

export type Aspect = 'front' | 'side' | 'rear'

const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0]

/**
 * The lines from the hull's centre through its four corners separate front, flanks and rear; the firer's centre
 * decides. On a line the target has the better armour: the front includes its lines, the rear does not. BA-RUL-31.
 */
export function aspectOf(hull: Box, from: Point): Aspect {
  const [x, y] = hull.at
  const to: Point = [from[0] - x, from[1] - y]
  const fromMiddle = ([cx, cy]: Point): Point => [cx - x, cy - y]
  const [rearLeft, rearRight, frontRight, frontLeft] = corners(hull)
  if (cross(fromMiddle(frontRight), to) >= 0 && cross(to, fromMiddle(frontLeft)) >= 0) return 'front'
  if (cross(fromMiddle(rearLeft), to) > 0 && cross(to, fromMiddle(rearRight)) > 0) return 'rear'
  return 'side'
}

/** Does a hull-mounted gun bear on this point? The barrel points the way the vehicle faces: BA-RUL-32. */
export const bearsOn = (game: Blaze, hull: Box, target: Point): boolean =>
  inArc(hull.at, hull.facing, 2 * number(game, 'hull-arc'), target)

/** Is this point beyond the line of a stand's front edge, extended to both sides? BA-RUL-245. */
export function forwardOf(base: Box, target: Point): boolean {
  const [, , frontRight, frontLeft] = corners(base)
  return orientation(frontLeft, frontRight, target) > 0
}
