import {
  type Box,
  bounds,
  corners,
  crosses,
  type Length,
  middleOfShape,
  type Point,
  position,
  type Shape,
  withinOf,
} from '@sandtable/kernel'

/** Whether a base and something with straight edges overlap or touch: hulls, buildings, strips of wire, mine squares, the flame template. */

/** The corners of a shape that has any. A thick line has those of its strip, without round ends: a strip of wire is 50 by 20 mm. */
export function outline(shape: Shape): readonly Point[] {
  if ('polygon' in shape) return shape.polygon
  if ('box' in shape) return corners(shape.box)
  if ('line' in shape) return strip(shape.line, shape.thick ?? 0)
  const { west, south, east, north } = bounds(shape)
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

/** A straight strip: its two ends, half its thickness to either side. */
function strip(line: readonly Point[], thick: Length): readonly Point[] {
  const from = line[0] as Point
  const to = line[line.length - 1] as Point
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const share = thick / 2 / Math.sqrt(x * x + y * y)
  const across = Math.round(-y * share)
  const along = Math.round(x * share)
  return [
    [from[0] - across, from[1] - along],
    [to[0] - across, to[1] - along],
    [to[0] + across, to[1] + along],
    [from[0] + across, from[1] + along],
  ]
}

const sides = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.map((p, i) => [points[(i + points.length - 1) % points.length] as Point, p])

/** Do they share more than an outline? */
export function overlap(box: Box, shape: Shape): boolean {
  const base = { polygon: corners(box) }
  const other = { polygon: outline(shape) }
  return (
    sides(other.polygon).some(([a, b]) => crosses(base, a, b)) ||
    sides(base.polygon).some(([a, b]) => crosses(other, a, b)) ||
    position(other, box.at) === 'in' ||
    position(base, middleOfShape(other)) === 'in'
  )
}

/** Are they no farther apart than this? Unless they overlap, the nearest points of two outlines are at a corner of one. */
export function withinReach(box: Box, shape: Shape, reach: Length): boolean {
  const other = { polygon: outline(shape) }
  return (
    corners(box).some(corner => withinOf(other, corner, reach)) ||
    other.polygon.some(corner => withinOf({ box }, corner, reach)) ||
    overlap(box, shape)
  )
}

/** How far along a straight way a base gets before it would lie on the shape: the last whole point at which it does not. */
export function slideTo(box: Box, to: Point, shape: Shape): Point {
  const from = box.at
  if (!overlap({ ...box, at: to }, shape) && !crossesBetween(box, to, shape)) return to
  const way: Point = [to[0] - from[0], to[1] - from[1]]
  const at = (step: number, of: number): Point => [
    from[0] + Math.round((way[0] * step) / of),
    from[1] + Math.round((way[1] * step) / of),
  ]
  const steps = Math.max(Math.abs(way[0]), Math.abs(way[1]))
  if (steps === 0) return from // pushed onto it, and going nowhere
  const first = firstBlocked(box, at, steps, shape)
  let free = 0
  let blocked = first
  while (blocked - free > 1) {
    const half = (free + blocked) >> 1
    if (overlap({ ...box, at: at(half, steps) }, shape)) blocked = half
    else free = half
  }
  return at(free, steps)
}

/** A base is at least 20 mm deep: looking every 5 mm finds anything in its way that is thicker than a hair. */
const LOOK: Length = 500

const crossesBetween = (box: Box, to: Point, shape: Shape): boolean => {
  const way: Point = [to[0] - box.at[0], to[1] - box.at[1]]
  const count = Math.ceil(Math.max(Math.abs(way[0]), Math.abs(way[1])) / LOOK)
  for (let i = 1; i < count; i++) {
    const at: Point = [box.at[0] + Math.round((way[0] * i) / count), box.at[1] + Math.round((way[1] * i) / count)]
    if (overlap({ ...box, at }, shape)) return true
  }
  return false
}

function firstBlocked(box: Box, at: (step: number, of: number) => Point, steps: number, shape: Shape): number {
  for (let step = LOOK; step < steps; step += LOOK) if (overlap({ ...box, at: at(step, steps) }, shape)) return step
  return steps
}

/** Is any part of a straight line within this of a base? */
export const lineWithin = (box: Box, a: Point, b: Point, reach: Length): boolean =>
  corners(box).some(corner => withinOf({ line: [a, b] }, corner, reach)) ||
  [a, b].some(end => withinOf({ box }, end, reach)) ||
  crosses({ box }, a, b)

/** Is any part of a straight line within this of a shape? */
export const lineNear = (shape: Shape, a: Point, b: Point, reach: Length): boolean =>
  outline(shape).some(corner => withinOf({ line: [a, b] }, corner, reach)) ||
  [a, b].some(end => withinOf(shape, end, reach)) ||
  crosses(shape, a, b)
