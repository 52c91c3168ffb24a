import type { Position } from './polygon.ts'
import {
  area2,
  type Cut,
  compareCuts,
  compareReach,
  cut,
  dotTo,
  type Nearest,
  nearestOnSegment,
  same,
  segmentsCross,
  squareTo,
} from './segment.ts'
import type { Point } from './shape.ts'

/**
 * What a round brush leaves: all points within half the thickness of a spine. A wall or road has a spine of several
 * points, a circle one that starts and ends in its centre; a line without thickness has an outline and no inside.
 */
export interface Stroke {
  readonly spine: readonly Point[]
  readonly thick: number
}

/** The fractions of a segment at which it enters and leaves an area. */
export type Passage = readonly [enter: number, leave: number]

/** Compares the distance of p from the stroke's area with half of `twiceReach`, exactly: -1 nearer, 0 tie, 1 farther. */
export function compareStroke({ spine, thick }: Stroke, p: Point, twiceReach: number): -1 | 0 | 1 {
  let best: -1 | 0 | 1 = 1
  for (let i = 1; i < spine.length && best >= 0; i++) {
    const next = compareReach(p, spine[i - 1] as Point, spine[i] as Point, thick + twiceReach)
    if (next < best) best = next
  }
  return best
}

export function positionInStroke(stroke: Stroke, p: Point): Position {
  const compared = compareStroke(stroke, p, 0)
  return compared > 0 ? 'out' : compared < 0 ? 'in' : 'on'
}

/** The nearest point of the outline. Inside, that is straight away from the nearest part of the spine. */
export function nearestOnStroke({ spine, thick }: Stroke, p: Point): Nearest {
  let leg = 1
  let best = nearestOnSegment(p, spine[0] as Point, spine[1] as Point)
  for (let i = 2; i < spine.length; i++) {
    const next = nearestOnSegment(p, spine[i - 1] as Point, spine[i] as Point)
    if (next.distance < best.distance) [leg, best] = [i, next]
  }
  if (thick === 0) return best
  const compared = compareStroke({ spine, thick }, p, 0)
  if (compared === 0) return { distance: 0, at: p, towards: [0, 0] }
  const half = thick / 2
  if (compared > 0) {
    const share = (best.distance - half) / best.distance
    const at: Point = [p[0] + (best.at[0] - p[0]) * share, p[1] + (best.at[1] - p[1]) * share]
    return { distance: best.distance - half, at, towards: best.towards }
  }
  const out = best.distance > 0 ? opposite(best.towards) : across(spine[leg - 1] as Point, spine[leg] as Point)
  const distance = half - best.distance
  const share = distance / Math.sqrt(squareTo([0, 0], out))
  return { distance, at: [p[0] + out[0] * share, p[1] + out[1] * share], towards: out }
}

const opposite = ([x, y]: Point): Point => [0 - x, 0 - y]

/** On the spine itself all ways out are equally long: take the one to the left of its course, or north. */
const across = (from: Point, to: Point): Point => (same(from, to) ? [0, 1] : [from[1] - to[1], to[0] - from[0]])

/** Does the segment pass through the inside of the stroke or, if it has no thickness, across it? */
export function crossesStroke({ spine, thick }: Stroke, a: Point, b: Point): boolean {
  for (let i = 1; i < spine.length; i++) {
    if (crossesLeg(thick, spine[i - 1] as Point, spine[i] as Point, a, b)) return true
  }
  return false
}

function crossesLeg(thick: number, from: Point, to: Point, a: Point, b: Point): boolean {
  if (thick === 0) return crossesThin(from, to, a, b)
  return (
    compareReach(from, a, b, thick) < 0 ||
    (!same(from, to) &&
      (compareReach(to, a, b, thick) < 0 ||
        compareReach(a, from, to, thick) < 0 ||
        compareReach(b, from, to, thick) < 0 ||
        segmentsCross(a, b, from, to)))
  )
}

/** Meeting an end of the leg counts; ending on the leg or running along it does not. */
function crossesThin(from: Point, to: Point, a: Point, b: Point): boolean {
  const fromSide = area2(a, b, from)
  const toSide = area2(a, b, to)
  if (fromSide * toSide > 0 || (fromSide === 0 && toSide === 0)) return false
  return area2(from, to, a) * area2(from, to, b) < 0
}

/** Every stretch of the segment inside the stroke, or every point where it crosses a thin one. */
export function passagesOfStroke({ spine, thick }: Stroke, a: Point, b: Point): Passage[] {
  if (thick === 0) return pointsOnThin(spine, a, b)
  const passages: Passage[] = []
  for (let i = 1; i < spine.length; i++) {
    const from = spine[i - 1] as Point
    const to = spine[i] as Point
    if (crossesLeg(thick, from, to, a, b)) passages.push(passageOfLeg(thick, from, to, a, b))
  }
  return joined(passages)
}

function pointsOnThin(spine: readonly Point[], a: Point, b: Point): Passage[] {
  const cuts: Cut[] = []
  for (let i = 1; i < spine.length; i++) {
    const from = spine[i - 1] as Point
    const to = spine[i] as Point
    if (crossesThin(from, to, a, b)) cuts.push(cut(a, b, from, to))
  }
  if (cuts.length > 1) cuts.sort(compareCuts)
  // A corner of a thin line belongs to two legs, and is one point.
  const points = cuts.filter((c, i) => i === 0 || compareCuts(c, cuts[i - 1] as Cut) !== 0)
  return points.map(({ n, d }) => [n / d, n / d])
}

/** Passages in order, with overlapping ones merged. */
export function joined(passages: Passage[]): Passage[] {
  if (passages.length < 2) return passages
  const result: Passage[] = []
  for (const next of passages.sort((s, t) => s[0] - t[0])) {
    const last = result[result.length - 1]
    if (last && next[0] <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], next[1])]
    else result.push(next)
  }
  return result
}

/** A leg is a convex area: two discs and the rectangle between them, each with one stretch of the segment or none. */
function passageOfLeg(thick: number, from: Point, to: Point, a: Point, b: Point): Passage {
  const half = thick / 2
  const parts = [throughDisc(from, half, a, b)]
  if (!same(from, to)) parts.push(throughDisc(to, half, a, b), throughRectangle(from, to, half, a, b))
  let enter = Infinity
  let leave = -Infinity
  for (const part of parts) {
    if (!part) continue
    enter = Math.min(enter, part[0])
    leave = Math.max(leave, part[1])
  }
  if (compareReach(a, from, to, thick) <= 0) enter = 0
  if (compareReach(b, from, to, thick) <= 0) leave = 1
  return span(enter, leave)
}

/** Clips a passage that floating point has made a hair too long to the ends of its segment. */
export function span(enter: number, leave: number): Passage {
  const from = Math.min(Math.max(enter, 0), 1)
  const to = Math.min(Math.max(leave, 0), 1)
  return from <= to ? [from, to] : [(from + to) / 2, (from + to) / 2]
}

/** The fractions of the infinite line a-b inside a disc. */
export function throughDisc(centre: Point, radius: number, a: Point, b: Point): Passage | null {
  const square = squareTo(a, b)
  const area = area2(a, b, centre)
  const inside = radius * radius * square - area * area
  if (square === 0 || inside < 0) return null
  const middle = dotTo(a, b, centre) / square
  const reach = Math.sqrt(inside) / square
  return [middle - reach, middle + reach]
}

/**
 * The fractions of the infinite line a-b inside the rectangle that reaches half the thickness to both sides of a leg.
 */
function throughRectangle(from: Point, to: Point, half: number, a: Point, b: Point): Passage | null {
  const square = squareTo(from, to)
  const side = half * Math.sqrt(square)
  const start = area2(from, to, a)
  const end = area2(from, to, b)
  // a line along the leg that meets it lies between its sides: rounding has no say
  const wide: Passage | null = start === end ? [-Infinity, Infinity] : throughSlab(start, end, 0 - side, side)
  const long = throughSlab(dotTo(from, to, a), dotTo(from, to, b), 0, square)
  if (!wide || !long) return null
  const enter = Math.max(wide[0], long[0])
  const leave = Math.min(wide[1], long[1])
  return enter <= leave ? [enter, leave] : null
}

/** Where a value that goes linearly from `start` to `end` is between two bounds. */
function throughSlab(start: number, end: number, low: number, high: number): Passage | null {
  if (start === end) return start >= low && start <= high ? [-Infinity, Infinity] : null
  const s = (low - start) / (end - start)
  const t = (high - start) / (end - start)
  return s < t ? [s, t] : [t, s]
}
