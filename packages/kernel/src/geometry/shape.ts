import type { Length } from '../length.ts'
import { ahead, arms, inArc } from './angle.ts'
import { isPoint, type Point } from './point.ts'
import { selfCrossing } from './polygon.ts'
import { area2 } from './segment.ts'

export { isPoint, type Point }

/** A round base. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: Length
}

/** A rectangular base or building: `width` across the facing, `depth` along it; whole degrees clockwise from north. */
export interface Box {
  readonly at: Point
  readonly width: Length
  readonly depth: Length
  readonly facing: number
}

/** A slice of a disc; `arc` is the whole opening angle in degrees. */
export interface Cone {
  readonly at: Point
  readonly facing: number
  readonly arc: number
  readonly reach: Length
}

export type Shape =
  | { readonly circle: readonly [x: number, y: number, radius: Length] }
  | { readonly polygon: readonly Point[] }
  | { readonly line: readonly Point[]; readonly thick?: Length }
  | { readonly box: Box }
  | { readonly cone: Cone }

/** The upright rectangle around something. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A round base around a point. */
export const disc = (at: Point, r: Length): Disc => ({ x: at[0], y: at[1], r })

/** Where something is: a piece on the table, or the given point itself. */
export const whereIs = (thing: Point | { readonly at: Point | null }): Point =>
  isPoint(thing) ? thing : (thing.at as Point)

/** The corners of a box, anticlockwise, as whole points: a box is the area between these, so that it too is exact. */
export function corners({ at, width, depth, facing }: Box): readonly [Point, Point, Point, Point] {
  const front = ahead([0, 0], facing, depth)
  const right = ahead([0, 0], facing + 90, width)
  return [
    corner(at, right, -1, front, -1),
    corner(at, right, 1, front, -1),
    corner(at, right, 1, front, 1),
    corner(at, right, -1, front, 1),
  ]
}

const corner = (at: Point, right: Point, across: 1 | -1, front: Point, along: 1 | -1): Point => [
  at[0] + Math.round((across * right[0] + along * front[0]) / 2),
  at[1] + Math.round((across * right[1] + along * front[1]) / 2),
]

/** The two outer corners of a cone, to the nearest whole point: anticlockwise end first. */
export function rim({ at, facing, arc, reach }: Cone): readonly [left: Point, right: Point] {
  const end = ([x, y]: Point): Point => {
    const length = Math.sqrt(x * x + y * y)
    return [at[0] + Math.round((x * reach) / length), at[1] + Math.round((y * reach) / length)]
  }
  const { left, right } = arms(facing, arc)
  return [end(left), end(right)]
}

export function bounds(shape: Shape): Bounds {
  if ('circle' in shape) return around([[shape.circle[0], shape.circle[1]]], shape.circle[2])
  if ('polygon' in shape) return around(shape.polygon, 0)
  if ('line' in shape) return around(shape.line, Math.ceil((shape.thick ?? 0) / 2))
  if ('box' in shape) return around(corners(shape.box), 0)
  const { at, facing, arc, reach } = shape.cone
  const extremes = [0, 90, 180, 270].map(degrees => ahead(at, degrees, reach)).filter(p => inArc(at, facing, arc, p))
  // A rounded outer corner may lie up to half a unit inside the true one.
  return around([at, ...rim(shape.cone), ...extremes], 1)
}

/** The middle of the upright rectangle around a shape, to the nearest whole point. */
export function middleOfShape(shape: Shape): Point {
  const { west, south, east, north } = bounds(shape)
  return [Math.round((west + east) / 2), Math.round((south + north) / 2)]
}

/** The upright rectangle around some points, wider by a margin. */
export function around(points: readonly Point[], margin: Length): Bounds {
  let west = Infinity
  let south = Infinity
  let east = -Infinity
  let north = -Infinity
  for (let i = 0; i < points.length; i++) {
    const p = points[i] as Point
    const x = p[0]
    const y = p[1]
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return { west: west - margin, south: south - margin, east: east + margin, north: north + margin }
}

/** A round template: a shell, a bomb, a grenade, smoke. */
export function blast([x, y]: Point, radius: Length): Shape {
  return { circle: [x, y, radius] }
}

/** A slice of a disc: a field of fire, a searchlight's beam, the spread of fragments. */
export function cone(at: Point, facing: number, arc: number, reach: Length): Shape {
  return { cone: { at, facing, arc, reach } }
}

/** A flame template: a point at the nozzle that widens to a round head, `width` across, `length` in all. */
export function teardrop(at: Point, facing: number, length: Length, width: Length): Shape {
  const radius = Math.round(width / 2)
  const head = ahead(at, facing, length - radius)
  const curve: Point[] = []
  for (let degrees = -90; degrees <= 90; degrees += 10) curve.push(ahead(head, facing - degrees, radius))
  return { polygon: [at, ...curve] }
}

const mostCorners = 512
/** Coordinates stay below this, so that every cross product of two differences is exact: see segment.ts. */
const farthest = 0x2000000

/** What is wrong with a shape that was typed, drawn or sent; null if nothing is. Checks counts before contents. */
export function shapeProblem(shape: unknown): string | null {
  if (!isRecord(shape)) return 'a shape must be an object'
  const kinds = ['circle', 'polygon', 'line', 'box', 'cone'].filter(kind => Object.hasOwn(shape, kind))
  if (kinds.length !== 1) return 'a shape must be one of circle, polygon, line, box or cone'
  if ('circle' in shape) return circleProblem(shape.circle)
  if ('polygon' in shape) return polygonProblem(shape.polygon)
  if ('line' in shape) return lineProblem(shape.line, shape.thick)
  if ('box' in shape) return boxProblem(shape.box)
  return coneProblem(shape.cone)
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

function numberProblem(name: string, value: unknown, least: number, most: number): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${name} must be a finite number`
  if (!Number.isInteger(value)) return `${name} must be whole, not ${value}`
  return value < least || value > most ? `${name} must be from ${least} to ${most}, not ${value}` : null
}

const place = (name: string, value: unknown): string | null => numberProblem(name, value, 1 - farthest, farthest - 1)
// without the number: a file gives it in another unit
const size = (name: string, value: unknown): string | null =>
  typeof value === 'number' && value <= 0 ? `${name} must be more than 0` : numberProblem(name, value, 1, farthest - 1)

function pointProblem(name: string, value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 2) return `${name} must be a point [x, y]`
  return place(`x of ${name}`, value[0]) ?? place(`y of ${name}`, value[1])
}

function circleProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 3) return 'a circle must be [x, y, radius]'
  return pointProblem('the centre', value.slice(0, 2)) ?? size('the radius', value[2])
}

function pointsProblem(what: string, value: unknown, least: number): string | null {
  if (!Array.isArray(value)) return `a ${what} must be a list of points`
  if (value.length < least) return `a ${what} needs at least ${least} corners, not ${value.length}`
  if (value.length > mostCorners) return `a ${what} may have at most ${mostCorners} corners, not ${value.length}`
  for (const [i, point] of value.entries()) {
    const problem = pointProblem(`corner ${i + 1}`, point)
    if (problem) return problem
  }
  return null
}

function polygonProblem(value: unknown): string | null {
  const problem = pointsProblem('polygon', value, 3)
  if (problem) return problem
  const polygon = value as readonly Point[]
  const crossing = selfCrossing(polygon)
  if (!crossing) return null
  if (polygon.every(p => area2(polygon[0] as Point, polygon[1] as Point, p) === 0)) return 'the polygon has no area'
  return `the polygon crosses or touches itself: the edges after corners ${crossing[0] + 1} and ${crossing[1] + 1}`
}

function lineProblem(value: unknown, thick: unknown): string | null {
  const problem = pointsProblem('line', value, 2) ?? (thick === undefined ? null : size('the thickness', thick))
  if (problem) return problem
  const line = value as readonly Point[]
  const still = line.findIndex((p, i) => i > 0 && p[0] === line[i - 1]?.[0] && p[1] === line[i - 1]?.[1])
  return still > 0 ? `corners ${still} and ${still + 1} of the line are the same point` : null
}

function boxProblem(value: unknown): string | null {
  if (!isRecord(value)) return 'a box must have at, width, depth and facing'
  const problem =
    pointProblem('the middle', value.at) ??
    size('the width', value.width) ??
    size('the depth', value.depth) ??
    numberProblem('the facing', value.facing, 0, 359)
  if (problem) return problem
  // A box near the limit may have corners beyond it.
  const { at, width, depth, facing } = value
  return polygonProblem(corners({ at, width, depth, facing } as Box))
}

function coneProblem(value: unknown): string | null {
  if (!isRecord(value)) return 'a cone must have at, facing, arc and reach'
  return (
    pointProblem('the tip', value.at) ??
    numberProblem('the facing', value.facing, 0, 359) ??
    numberProblem('the arc', value.arc, 1, 360) ??
    size('the reach', value.reach)
  )
}
