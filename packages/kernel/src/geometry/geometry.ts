import type { Length } from '../length.ts'
import { crossesPolygon, type Position, positionInPolygon, stretchesInPolygon } from './polygon.ts'
import { along, compareReach, type Nearest, nearer, nearestOnSegment } from './segment.ts'
import { type Cone, corners, type Disc, type Point, type Shape } from './shape.ts'
import {
  compareStroke,
  crossesStroke,
  nearestOnStroke,
  type Passage,
  passagesOfStroke,
  positionInStroke,
  type Stroke,
} from './stroke.ts'
import { compareCone, crossesCone, nearestOnCone, passagesOfCone, positionInCone } from './wedge.ts'

export { discsOverlap, gap, stopAt, within } from './disc.ts'
export { boxesOverlap, boxGap, type Footprint, withinBoxes } from './footprint.ts'
export type { Position } from './polygon.ts'
export { along, lengthOf, onSegment, orientation, segmentsCross } from './segment.ts'
export type { Passage } from './stroke.ts'

/** Queries on any shape. Yes-or-no answers are exact; distances are for display. */

/** Each of the five shapes is treated as one of three: a polygon, a brush stroke, a slice of a disc. */
export type Form = { readonly polygon: readonly Point[] } | { readonly stroke: Stroke } | { readonly cone: Cone }

export function form(shape: Shape): Form {
  if ('polygon' in shape) return shape
  if ('box' in shape) return { polygon: corners(shape.box) }
  if ('line' in shape) return { stroke: { spine: shape.line, thick: shape.thick ?? 0 } }
  if ('circle' in shape) return disc([shape.circle[0], shape.circle[1]], shape.circle[2])
  return shape.cone.arc < 360 ? shape : disc(shape.cone.at, shape.cone.reach)
}

const disc = (centre: Point, radius: Length): Form => ({ stroke: { spine: [centre, centre], thick: 2 * radius } })

export function positionIn(form: Form, p: Point): Position {
  if ('polygon' in form) return positionInPolygon(form.polygon, p)
  return 'stroke' in form ? positionInStroke(form.stroke, p) : positionInCone(form.cone, p)
}

export function crossesForm(form: Form, a: Point, b: Point): boolean {
  if ('polygon' in form) return crossesPolygon(form.polygon, a, b)
  return 'stroke' in form ? crossesStroke(form.stroke, a, b) : crossesCone(form.cone, a, b)
}

/** Where p lies: in the shape, on its outline, or outside. A line without thickness has no inside. */
export function position(shape: Shape, p: Point): Position {
  return positionIn(form(shape), p)
}

/** Is p in the shape or on its outline? */
export function inside(shape: Shape, p: Point): boolean {
  return position(shape, p) !== 'out'
}

/** Compares the distance from p to the shape, which is 0 inside, with a reach: -1 nearer, 0 tie, 1 farther. */
function compareDistance(shape: Shape, p: Point, reach: Length): number {
  if (reach < 0) return 1
  const it = form(shape)
  if ('stroke' in it) return compareStroke(it.stroke, p, 2 * reach)
  if ('cone' in it) return compareCone(it.cone, p, reach)
  if (positionIn(it, p) !== 'out') return reach > 0 ? -1 : 0
  let best = 1
  const { polygon } = it
  let from = polygon[polygon.length - 1] as Point
  for (let i = 0; i < polygon.length; i++) {
    const to = polygon[i] as Point
    best = Math.min(best, compareReach(p, from, to, 2 * reach))
    from = to
  }
  return best
}

/** Is p at most this far from the shape? */
export function withinOf(shape: Shape, p: Point, reach: Length): boolean {
  return compareDistance(shape, p, reach) <= 0
}

/** Does the disc lie on any part of the shape? Touching it is not enough. */
export function discOverlaps(shape: Shape, { x, y, r }: Disc): boolean {
  return compareDistance(shape, [x, y], r) < 0 || position(shape, [x, y]) === 'in'
}

function nearestOnOutline(shape: Shape, p: Point): Nearest {
  const it = form(shape)
  if ('stroke' in it) return nearestOnStroke(it.stroke, p)
  if ('cone' in it) return nearestOnCone(it.cone, p)
  let best: Nearest | null = null
  const { polygon } = it
  let from = polygon[polygon.length - 1] as Point
  for (const to of polygon) {
    best = nearer(best, nearestOnSegment(p, from, to))
    from = to
  }
  return best as Nearest
}

/** The distance from p to the shape; 0 inside. For display: `withinOf` decides. */
export function distance(shape: Shape, p: Point): number {
  return inside(shape, p) ? 0 : nearestOnOutline(shape, p).distance
}

/** The distance from p, inside or out, to the outline. */
export function fromOutline(shape: Shape, p: Point): number {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle
    return Math.abs(Math.sqrt((x - p[0]) * (x - p[0]) + (y - p[1]) * (y - p[1])) - radius)
  }
  if ('polygon' in shape) return distance({ line: [...shape.polygon, shape.polygon[0] as Point] }, p)
  if ('line' in shape) return Math.abs(distance({ line: shape.line }, p) - (shape.thick ?? 0) / 2)
  return distance(shape, p)
}

/** The point of the shape nearest to p, rounded: p itself inside. */
export function nearest(shape: Shape, p: Point): Point {
  if (inside(shape, p)) return p
  const { at } = nearestOnOutline(shape, p)
  return [Math.round(at[0]), Math.round(at[1])]
}

/** A whole vector from p straight towards the nearest point of the outline, exact in its direction; [0, 0] on it. */
export function towards(shape: Shape, p: Point): Point {
  return nearestOnOutline(shape, p).towards
}

/**
 * Does the way from a to b lead through the shape? It must pass through the inside: running along the outline, touching
 * a corner or ending on the outline is not enough. A line without thickness is crossed at a point of its own strictly
 * between a and b, its ends and corners included.
 */
export function crosses(shape: Shape, a: Point, b: Point): boolean {
  return crossesForm(form(shape), a, b)
}

/**
 * Does a leg of a path cross the shape? As `crosses`, but a leg that ends on a line without thickness has crossed it,
 * and one that starts on it has not: otherwise a path could slip over a fence by stopping on top of it.
 */
export function crossesLeg(shape: Shape, a: Point, b: Point): boolean {
  if (crosses(shape, a, b)) return true
  return 'line' in shape && !shape.thick && !inside(shape, a) && inside(shape, b)
}

/**
 * Every stretch of the way from a to b inside the shape, as fractions of it, in order; empty exactly when it does not
 * cross.
 */
export function passages(shape: Shape, a: Point, b: Point): readonly Passage[] {
  const it = form(shape)
  // A way of no length is wholly inside or not at all.
  if (a[0] === b[0] && a[1] === b[1]) return crosses(shape, a, b) ? [[0, 1]] : []
  return passagesOfForm(it, a, b)
}

export function passagesOfForm(form: Form, a: Point, b: Point): readonly Passage[] {
  if ('stroke' in form) return passagesOfStroke(form.stroke, a, b)
  if ('cone' in form) return passagesOfCone(form.cone, a, b)
  return stretchesInPolygon(form.polygon, a, b).map(({ enter, leave }) => [enter.n / enter.d, leave.n / leave.d])
}

/** Where the way from a to b goes in or out through the outline, strictly between its ends, in order. */
export function outlineHits(shape: Shape, a: Point, b: Point): readonly { readonly t: number; readonly at: Point }[] {
  const ends = passages(shape, a, b).flatMap(([enter, leave]) => (enter === leave ? [enter] : [enter, leave]))
  return ends.filter(t => t > 0 && t < 1).map(t => ({ t, at: along(a, b, t) }))
}
