import type { Length } from '../length.ts'
import { compareReach, dotTo, squareTo } from './segment.ts'
import type { Disc, Point } from './shape.ts'
import { throughDisc } from './stroke.ts'

/** Round bases. */

const middle = ({ x, y }: Disc): Point => [x, y]

/** Are two round bases within reach of each other, edge to edge? Compared as squares of whole numbers: exact. */
export function within(a: Disc, b: Disc, reach: Length): boolean {
  const apart = reach + a.r + b.r
  return apart >= 0 && squareTo(middle(a), middle(b)) <= apart * apart
}

/**
 * The distance between two bases, edge to edge, rounded up: it is at most a whole reach exactly when they are within
 * it.
 */
export function gap(a: Disc, b: Disc): Length {
  const square = squareTo(middle(a), middle(b))
  let apart = Math.ceil(Math.sqrt(square))
  // The root of a number just above a square may have been rounded down to it.
  if (apart * apart < square) apart++
  return Math.max(0, apart - a.r - b.r)
}

/** Do two bases overlap? Touching is not overlapping. */
export function discsOverlap(a: Disc, b: Disc): boolean {
  const apart = a.r + b.r
  return squareTo(middle(a), middle(b)) < apart * apart
}

/**
 * Where a base sliding straight from one point towards another is stopped by a base in its way: the whole point
 * nearest to the contact without overlap, and no farther away than that, so that rounding costs the mover nothing.
 * Null if nothing stops it, as when it moves away.
 */
export function stopAt(from: Point, to: Point, r: Length, other: Disc): Point | null {
  const centre = middle(other)
  const apart = r + other.r
  if (dotTo(from, to, centre) <= 0 || compareReach(centre, from, to, 2 * apart) >= 0) return null
  if (squareTo(from, centre) <= apart * apart) return from
  const enter = throughDisc(centre, apart, from, to)?.[0] ?? 0
  const touch: Point = [from[0] + (to[0] - from[0]) * enter, from[1] + (to[1] - from[1]) * enter]
  const far = Math.sqrt(squareTo(from, to)) * enter + hair
  let best: Point = from
  let least = Infinity
  for (let column = Math.round(touch[0]) - 2; column <= Math.round(touch[0]) + 2; column++) {
    for (let row = Math.round(touch[1]) - 2; row <= Math.round(touch[1]) + 2; row++) {
      const spot: Point = [column, row]
      const off = squareTo(spot, touch)
      if (off >= least || squareTo(from, spot) > far * far || squareTo(spot, centre) < apart * apart) continue
      best = spot
      least = off
    }
  }
  return best
}

/** The error bound of floating point here; the lengths of two ways between whole points differ by more. */
const hair = 1e-7
