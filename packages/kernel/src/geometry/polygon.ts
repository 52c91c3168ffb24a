import { area2, type Cut, compareCuts, cut, onSegment, orientation, same, segmentsMeet } from './segment.ts'
import type { Point } from './shape.ts'

/** Areas between whole corners, convex or not, in either order; they do not touch themselves. */

export type Position = 'in' | 'on' | 'out'

/** Part of a segment, from one fraction of it to another. */
export interface Stretch {
  readonly enter: Cut
  readonly leave: Cut
}

/** The edges of a polygon, each with its two ends. */
export function* edges(polygon: readonly Point[]): Generator<readonly [Point, Point]> {
  let from = polygon[polygon.length - 1]
  for (const to of polygon) {
    if (from) yield [from, to]
    from = to
  }
}

/** A straight line to the east meets the outline an odd number of times from inside. */
export function positionInPolygon(polygon: readonly Point[], p: Point): Position {
  let odd = false
  let from = polygon[polygon.length - 1] as Point
  for (let i = 0; i < polygon.length; i++) {
    const to = polygon[i] as Point
    if (from[1] > p[1] !== to[1] > p[1]) {
      const side = area2(from, to, p)
      if (side === 0) return 'on'
      if (side > 0 === to[1] > from[1]) odd = !odd
    } else if ((from[1] === p[1] || to[1] === p[1]) && onSegment(p, from, to)) return 'on'
    from = to
  }
  return odd ? 'in' : 'out'
}

/** Does the segment pass through the interior? Running along the outline or touching a corner is not passing through. */
export function crossesPolygon(polygon: readonly Point[], a: Point, b: Point): boolean {
  let touches = false
  let from = polygon[polygon.length - 1] as Point
  let fromSide = area2(a, b, from)
  for (let i = 0; i < polygon.length; i++) {
    const to = polygon[i] as Point
    const toSide = area2(a, b, to)
    // A product of whole numbers is 0 only if one of them is: no underflow, no rounding to the wrong sign.
    if (fromSide * toSide < 0) {
      const ends = orientation(from, to, a) * orientation(from, to, b)
      if (ends < 0) return true
      if (ends === 0) touches = true
    } else if (toSide === 0) touches = true
    from = to
    fromSide = toSide
  }
  if (positionInPolygon(polygon, a) === 'in') return true
  return touches && stretchesInPolygon(polygon, a, b).length > 0
}

/**
 * The stretches of a segment inside a polygon, each longer than zero. Corners exactly on the line are the difficulty;
 * so the line is considered twice, moved a hair to its left and a hair to its right, where it meets no corner. A
 * stretch is inside if both lines are: along an edge, one of them is outside.
 */
export function stretchesInPolygon(polygon: readonly Point[], a: Point, b: Point): Stretch[] {
  if (same(a, b)) return []
  const events: { at: Cut; left: boolean; right: boolean }[] = []
  let from = polygon[polygon.length - 1] as Point
  let fromSide = area2(a, b, from)
  for (let i = 0; i < polygon.length; i++) {
    const to = polygon[i] as Point
    const toSide = area2(a, b, to)
    const left = fromSide > 0 !== toSide > 0
    const right = fromSide >= 0 !== toSide >= 0
    if (left || right) events.push({ at: cut(a, b, from, to), left, right })
    from = to
    fromSide = toSide
  }
  const stretches: Stretch[] = []
  if (events.length === 0) return stretches
  inOrder(events)
  let left = false
  let right = false
  let enter = start
  for (const event of events) {
    const wasInside = left && right
    if (event.left) left = !left
    if (event.right) right = !right
    const inside = left && right
    if (inside && !wasInside) enter = event.at
    else if (wasInside && !inside) addStretch(stretches, enter, event.at)
  }
  return stretches
}

/** Sorts what happens along a line in place, the earlier of equals first; mostly it is two things, once in and once out. */
function inOrder<E extends { readonly at: Cut }>(events: E[]): void {
  for (let i = 1; i < events.length; i++) {
    const event = events[i] as E
    let to = i
    for (; to > 0 && compareCuts((events[to - 1] as E).at, event.at) > 0; to--) events[to] = events[to - 1] as E
    events[to] = event
  }
}

const start: Cut = { n: 0, d: 1 }
const end: Cut = { n: 1, d: 1 }

/** Clips a stretch to the segment, and joins it to one that it continues. */
function addStretch(stretches: Stretch[], from: Cut, to: Cut): void {
  const enter = compareCuts(from, start) < 0 ? start : from
  const leave = compareCuts(to, end) > 0 ? end : to
  if (compareCuts(enter, leave) >= 0) return
  const last = stretches[stretches.length - 1]
  if (last && compareCuts(last.leave, enter) >= 0) stretches[stretches.length - 1] = { enter: last.enter, leave }
  else stretches.push({ enter, leave })
}

/** The first two edges that cross or touch wrongly, by the number of their first corner. */
export function selfCrossing(polygon: readonly Point[]): readonly [number, number] | null {
  const count = polygon.length
  const corner = (i: number): Point => polygon[i % count] as Point
  for (let i = 0; i < count; i++) {
    const [a, b, next] = [corner(i), corner(i + 1), corner(i + 2)]
    if (onSegment(next, a, b) || onSegment(a, b, next)) return [i, (i + 1) % count]
    for (let j = i + 2; j < count; j++) {
      if ((j + 1) % count === i) continue
      if (segmentsMeet(a, b, corner(j), corner(j + 1))) return [i, j]
    }
  }
  return null
}

/** Does an edge of a convex polygon, its corners anticlockwise, have all the points on its outer side or its line? */
export function separates(polygon: readonly Point[], points: readonly Point[]): boolean {
  let from = polygon[polygon.length - 1] as Point
  for (let i = 0; i < polygon.length; i++) {
    const to = polygon[i] as Point
    if (allRight(from, to, points)) return true
    from = to
  }
  return false
}

function allRight(from: Point, to: Point, points: readonly Point[]): boolean {
  for (let i = 0; i < points.length; i++) if (area2(from, to, points[i] as Point) > 0) return false
  return true
}
