import type { Length } from '../length.ts'
import { separates } from './polygon.ts'
import { compareReach, nearestOnSegment } from './segment.ts'
import { type Box, corners, type Disc, type Point } from './shape.ts'

/** What a piece stands on: a round base, or the rectangle of a stand, gun or vehicle. */
export type Footprint = Disc | Box

/** A round base is one corner with a radius around it, a rectangle four corners with none. */
interface Hull {
  readonly points: readonly Point[]
  readonly r: Length
}

const hull = (it: Footprint): Hull => ('r' in it ? { points: [[it.x, it.y]], r: it.r } : { points: corners(it), r: 0 })

/** Do two bases overlap? Touching is not overlapping. */
export function boxesOverlap(a: Footprint, b: Footprint): boolean {
  const one = hull(a)
  const two = hull(b)
  // rectangles have no radius around their corners that could overlap
  return meet(one, two) || (one.r + two.r > 0 && compareGap(one, two, 0) < 0)
}

/** Are two bases within reach of each other, edge to edge? Exact. */
export function withinBoxes(a: Footprint, b: Footprint, reach: Length): boolean {
  const one = hull(a)
  const two = hull(b)
  return reach >= 0 && (meet(one, two) || compareGap(one, two, reach) <= 0)
}

/**
 * The distance between two bases, edge to edge, rounded up: it is at most a whole reach exactly when they are within
 * it.
 */
export function boxGap(a: Footprint, b: Footprint): Length {
  const one = hull(a)
  const two = hull(b)
  const apart = Math.min(nearestCorner(one.points, two.points), nearestCorner(two.points, one.points))
  const far = apart - one.r - two.r
  let gap = meet(one, two) ? 0 : Math.max(0, Math.ceil(far))
  // Near a whole number, floating point may land on the wrong side of it; elsewhere its error is far too small for
  // that.
  if (gap > 0 && gap - far > CLEAR && gap - far < 1 - CLEAR) return gap
  while (gap > 0 && withinBoxes(a, b, gap - 1)) gap--
  while (!withinBoxes(a, b, gap)) gap++
  return gap
}

const CLEAR = 1e-3

/** Do the rectangles share more than an outline, or does a rectangle hold the middle of a round base? */
function meet({ points: a }: Hull, { points: b }: Hull): boolean {
  if (a.length === 1 && b.length === 1) return false
  return !(a.length > 1 && separates(a, b)) && !(b.length > 1 && separates(b, a))
}

/** The nearest points of two outlines that do not cross are a corner of one and a point on an edge of the other. */
function compareGap(a: Hull, b: Hull, reach: Length): number {
  const twice = 2 * (a.r + b.r + reach)
  return Math.min(compareCorners(a.points, b.points, twice), compareCorners(b.points, a.points, twice))
}

// plain loops: this runs for every pair of bases on the table
function compareCorners(points: readonly Point[], outline: readonly Point[], twice: number): number {
  let best = 1
  for (const p of points) {
    let from = outline[outline.length - 1] as Point
    for (const to of outline) {
      best = Math.min(best, compareReach(p, from, to, twice))
      from = to
    }
  }
  return best
}

function nearestCorner(points: readonly Point[], outline: readonly Point[]): number {
  let best = Infinity
  for (const p of points) {
    let from = outline[outline.length - 1] as Point
    for (const to of outline) {
      best = Math.min(best, nearestOnSegment(p, from, to).distance)
      from = to
    }
  }
  return best
}
