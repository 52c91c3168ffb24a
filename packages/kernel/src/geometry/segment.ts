import type { Length } from '../length.ts'
import type { Point } from './point.ts'

/**
 * Straight segments between whole points. Coordinates stay below 2^25, so a cross product of two differences stays
 * below 2^53 and is exact. Computations that need longer numbers are first tried in floating point, whose error is
 * known, and done in BigInt only when too near a tie to tell.
 */

/** Twice the area of the triangle a, b, c: positive when c lies to the left of the way from a to b. */
export function area2(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** On which side of the way from a to b does c lie: 1 left, -1 right, 0 on the straight line? */
export function orientation(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const area = area2(a, b, c)
  return area > 0 ? 1 : area < 0 ? -1 : 0
}

export const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]

export function squareTo(a: Point, b: Point): number {
  const x = b[0] - a[0]
  const y = b[1] - a[1]
  return x * x + y * y
}

/** How far c lies along the way from a to b, times its length. */
export function dotTo(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[0] - a[0]) + (b[1] - a[1]) * (c[1] - a[1])
}

/** Is p a point of the segment, ends included? */
export function onSegment(p: Point, a: Point, b: Point): boolean {
  return area2(a, b, p) === 0 && dotTo(p, a, b) <= 0
}

/** Do two segments share any point, ends included? */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (segmentsCross(a, b, c, d)) return true
  return onSegment(a, c, d) || onSegment(b, c, d) || onSegment(c, a, b) || onSegment(d, a, b)
}

/** Does each segment pass from one side of the other to the other side? */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return (
    orientation(a, b, c) * orientation(a, b, d) < 0 && // both are needed: each alone is about an infinite line
    orientation(c, d, a) * orientation(c, d, b) < 0
  )
}

/**
 * Compares the distance from p to the segment a-b with half of `twiceReach`: -1 nearer, 0 exact tie, 1 farther. Twice the
 * reach, since half the thickness of a line need not be a whole number.
 */
export function compareReach(p: Point, a: Point, b: Point, twiceReach: Length): -1 | 0 | 1 {
  const twice = Math.round(twiceReach)
  const along = dotTo(a, b, p)
  const square = squareTo(a, b)
  if (along <= 0 || square === 0) return compareProducts(4 * squareTo(a, p), 1, twice, twice)
  if (along >= square) return compareProducts(4 * squareTo(b, p), 1, twice, twice)
  const area = 2 * area2(a, b, p)
  const near = Math.abs(area)
  const far = twice * Math.sqrt(square)
  if (Math.abs(near - far) > (near + far) * slack) return near < far ? -1 : 1
  const exact = BigInt(area) ** 2n - BigInt(twice) ** 2n * BigInt(square)
  return exact < 0n ? -1 : exact > 0n ? 1 : 0
}

/** Far above the rounding of the few operations that it guards, far below what would send much to BigInt. */
const slack = 1e-14

/** Compares a * b with c * d, all whole and not negative. */
export function compareProducts(a: number, b: number, c: number, d: number): -1 | 0 | 1 {
  const left = a * b
  const right = c * d
  if (Math.abs(left - right) > (left + right) * slack) return left < right ? -1 : 1
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)
  return exact < 0n ? -1 : exact > 0n ? 1 : 0
}

/** The point of an outline nearest to p; `towards` points exactly there, `distance` and `at` are for display. */
export interface Nearest {
  readonly distance: number
  readonly at: Point
  readonly towards: Point
}

/** The nearest point of a segment: one of its ends, or where the normal from p meets it. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Nearest {
  const along = dotTo(a, b, p)
  const square = squareTo(a, b)
  if (along <= 0 || along >= square) {
    const end = along <= 0 ? a : b
    return { distance: Math.sqrt(squareTo(p, end)), at: end, towards: [end[0] - p[0], end[1] - p[1]] }
  }
  const x = b[0] - a[0]
  const y = b[1] - a[1]
  const area = area2(a, b, p)
  const at: Point = [a[0] + (x * along) / square, a[1] + (y * along) / square]
  const towards: Point = area === 0 ? [0, 0] : area > 0 ? [y, 0 - x] : [0 - y, x]
  return { distance: Math.abs(area) / Math.sqrt(square), at, towards }
}

/** The nearest of several; the first of equals. */
export function nearer(best: Nearest | null, next: Nearest): Nearest {
  return best && best.distance <= next.distance ? best : next
}

/**
 * Where along a-b something happens: the fraction n / d, d positive, kept whole so that two of them compare exactly.
 */
export interface Cut {
  readonly n: number
  readonly d: number
}

export function compareCuts(s: Cut, t: Cut): -1 | 0 | 1 {
  if (s.n <= 0 || t.n <= 0) {
    if (s.n > 0 !== t.n > 0) return s.n > 0 ? 1 : -1
    return compareProducts(-t.n, s.d, -s.n, t.d)
  }
  return compareProducts(s.n, t.d, t.n, s.d)
}

/** Where the infinite line through a and b meets the line through c and d, which is not parallel to it. */
export function cut(a: Point, b: Point, c: Point, d: Point): Cut {
  const start = area2(c, d, a)
  const end = area2(c, d, b)
  return start < end ? { n: 0 - start, d: end - start } : { n: start, d: start - end }
}

/** The whole point nearest to a fraction of the way from a to b. */
export function along(a: Point, b: Point, t: number): Point {
  return [a[0] + Math.round((b[0] - a[0]) * t), a[1] + Math.round((b[1] - a[1]) * t)]
}

/** The length of a path through points. */
export function lengthOf(path: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < path.length; i++) sum += Math.sqrt(squareTo(path[i - 1] as Point, path[i] as Point))
  return sum
}
