import { corners, rim, type Shape } from '@sandtable/kernel'
import { clamp, noise } from './random.ts'
import { distance, type Size, type Spot, toSpot } from './world.ts'

/** A shape of the rules laid out in the drawn world: where its edge is, and a middle line to set things along. */
export interface Plan {
  /** Closed, without repeating its first corner. */
  readonly outline: readonly Spot[]
  /** The middle line of a long thing; a closed area has its outline here, closed. */
  readonly spine: readonly Spot[]
  /** Half the thickness of a line, the radius of a circle, 0 for an area. */
  readonly half: number
  /** Of a circle, or of one as large as the area. */
  readonly radius: number
  readonly kind: 'circle' | 'area' | 'line'
  readonly middle: Spot
}

export function planOf(table: Size, shape: Shape, thinnest = 0): Plan {
  if ('circle' in shape) {
    const middle = toSpot(table, [shape.circle[0], shape.circle[1]])
    const radius = shape.circle[2] / 100
    const outline = ring(middle, radius, 48)
    return { outline, spine: close(outline), half: radius, radius, kind: 'circle', middle }
  }
  if ('line' in shape) {
    const spine = shape.line.map(p => toSpot(table, p))
    const half = Math.max(thinnest, (shape.thick ?? 0) / 100) / 2
    return { outline: buffer(spine, half), spine, half, radius: half, kind: 'line', middle: mean(spine) }
  }
  const points =
    'polygon' in shape ? shape.polygon : 'box' in shape ? corners(shape.box) : [shape.cone.at, ...rim(shape.cone)]
  const outline = points.map(p => toSpot(table, p))
  return {
    outline,
    spine: close(outline),
    half: 0,
    radius: Math.sqrt(areaOf(outline) / Math.PI),
    kind: 'area',
    middle: mean(outline),
  }
}

const close = (outline: readonly Spot[]): Spot[] => [...outline, outline[0] as Spot]

export const ring = ([x, z]: Spot, radius: number, count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI
    return [x + Math.cos(turn) * radius, z + Math.sin(turn) * radius]
  })

export const areaOf = (outline: readonly Spot[]): number =>
  Math.abs(
    outline.reduce((sum, [x, z], i) => {
      const [nx, nz] = outline[(i + 1) % outline.length] as Spot
      return sum + (x * nz - nx * z) / 2
    }, 0),
  )

/** A long thing: its middle line, and its two sides, the left one first. */
interface Strip {
  readonly axis: readonly Spot[]
  readonly sides: readonly [readonly Spot[], readonly Spot[]]
}

/** An area is a strip when its corners pair off across it, there one way and back the other; other areas are as straight as their box. */
export function stripOf(plan: Plan): Strip {
  if (plan.kind === 'line')
    return { axis: plan.spine, sides: [beside(plan.spine, -plan.half), beside(plan.spine, plan.half)] }
  return pairedOff(plan.outline) ?? boxed(plan.outline)
}

/** More than this many times longer than wide, an area of more than four corners is a strip. */
const SLENDER = 3

/** The two sides of an area whose corners pair off across it; nothing for any other. */
export function pairedOff(outline: readonly Spot[]): Strip | null {
  const [count, half] = [outline.length, outline.length / 2]
  if (count < 4 || count % 2) return null
  const corner = (i: number): Spot => outline[(i + count) % count] as Spot
  let best: { readonly across: number; readonly pairs: readonly (readonly [Spot, Spot])[] } | null = null
  for (let first = 0; first < half; first++) {
    const pairs = Array.from({ length: half }, (_, k) => [corner(first + k), corner(first - 1 - k)] as const)
    const across = pairs.reduce((sum, [a, b]) => sum + distance(a, b), 0) / half
    if (!best || across < best.across) best = { across, pairs }
  }
  const { across, pairs } = best as NonNullable<typeof best>
  const axis = pairs.map(([a, b]): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
  if (count > 4 && lengthOf(axis) < SLENDER * across) return null
  const [one, other] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
  return { axis, sides: isRight(axis, other) ? [one, other] : [other, one] }
}

/** Does a side begin to the right of its axis? */
function isRight([a, b]: readonly Spot[], [side]: readonly Spot[]): boolean {
  const [[ax, az], [bx, bz], [sx, sz]] = [a, b, side] as [Spot, Spot, Spot]
  return (bx - ax) * (sz - az) - (bz - az) * (sx - ax) > 0
}

function boxed(outline: readonly Spot[]): Strip {
  const { x0, z0, x1, z1 } = extent(outline)
  const [x, z] = [(x0 + x1) / 2, (z0 + z1) / 2]
  const wide = x1 - x0 > z1 - z0
  const axis: Spot[] = wide ? [[x0, z], [x1, z]] : [[x, z0], [x, z1]] // biome-ignore format: two lines
  const half = (wide ? z1 - z0 : x1 - x0) / 2
  return { axis, sides: [beside(axis, -half), beside(axis, half)] }
}

/** The middle line of an oblong area, between the middles of its two short sides. */
export const longAxis = (plan: Plan): readonly Spot[] => stripOf(plan).axis

/** Half the width of a long thing: of an oblong area, what its middle line leaves to either side. */
export function halfWidth(plan: Plan): number {
  if (plan.kind !== 'area') return plan.half
  const long = lengthOf(longAxis(plan))
  return long > 0 ? areaOf(plan.outline) / long / 2 : plan.radius
}

/** A line beside another, `away` to its right; at its corners it keeps its distance from both stretches. */
export function beside(spine: readonly Spot[], away: number): Spot[] {
  return spine.map((spot, i) => {
    const [n1, n2] = [normal(spine[i - 1] ?? spot, spot), normal(spot, spine[i + 1] ?? spot)]
    const [nx, nz] = [n1[0] + n2[0], n1[1] + n2[1]]
    // two unit normals add up to 2·cos(half the bend); at an end there is only one
    const reach = i === 0 || i === spine.length - 1 ? away : (away * 2) / Math.max(0.5, nx * nx + nz * nz)
    return [spot[0] + nx * reach, spot[1] + nz * reach]
  })
}

/** How far apart the rows of a belt of wire stand. */
export const BELT = 24

/** The rows in which something fills an area from end to end; a line is one row. */
export function rowsOf(plan: Plan, apart: number): readonly (readonly Spot[])[] {
  if (plan.kind !== 'area') return [plan.spine]
  const axis = longAxis(plan)
  const half = halfWidth(plan)
  const count = Math.max(1, Math.round((half * 2) / apart))
  return Array.from({ length: count }, (_, i) => beside(axis, -half + ((i + 0.5) * half * 2) / count))
}

/** A line as men walk it in the dark: it strays up to `stray` to either side, and keeps its ends. */
export function wander(spots: readonly Spot[], gap: number, stray: number): Spot[] {
  const between = Array.from(stepsAlong(spots, gap), ({ x, z, turn, along }): Spot => {
    const off = (noise(along / 70 + x / 400, z / 90 + 3) - 0.5) * 2 * stray
    return [x + Math.sin(turn) * off, z + Math.cos(turn) * off]
  })
  return [spots[0] as Spot, ...between, spots[spots.length - 1] as Spot]
}

function mean(spots: readonly Spot[]): Spot {
  const sum = spots.reduce<[number, number]>((s, [x, z]) => [s[0] + x, s[1] + z], [0, 0])
  return [sum[0] / spots.length, sum[1] / spots.length]
}

/** How thick a thing is along its spine: only a line has a thickness of its own, round an area it is as usual. */
export const thickness = ({ kind, half }: Plan, usual: number): number =>
  kind === 'line' && half > 0 ? half * 2 : usual

/** How far from the edge: negative inside. */
export function edgeDistance(plan: Plan, x: number, z: number): number {
  if (plan.kind === 'circle') return Math.hypot(x - plan.middle[0], z - plan.middle[1]) - plan.half
  const toSpine = nearest(plan.spine, x, z).distance
  if (plan.kind === 'line') return toSpine - plan.half
  return holds(plan.outline, x, z) ? -toSpine : toSpine
}

export function holds(outline: readonly Spot[], x: number, z: number): boolean {
  let odd = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, az], [bx, bz]] = [outline[i] as Spot, outline[j] as Spot]
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) odd = !odd
  }
  return odd
}

/** The nearest place of a line of spots, and how far along it lies. */
export function nearest(spots: readonly Spot[], x: number, z: number): { distance: number; along: number } {
  let [best, along, passed] = [Number.POSITIVE_INFINITY, 0, 0]
  for (let i = 1; i < spots.length; i++) {
    const [[ax, az], [bx, bz]] = [spots[i - 1] as Spot, spots[i] as Spot]
    const [dx, dz] = [bx - ax, bz - az]
    const length = Math.hypot(dx, dz) || 1e-9
    const t = clamp(((x - ax) * dx + (z - az) * dz) / (length * length))
    const away = Math.hypot(ax + t * dx - x, az + t * dz - z)
    if (away < best) [best, along] = [away, passed + t * length]
    passed += length
  }
  return { distance: best, along }
}

export interface Step {
  readonly x: number
  readonly z: number
  /** A turn about y that lays a model's +x along the line. */
  readonly turn: number
  readonly along: number
}

export const lengthOf = (spots: readonly Spot[]): number =>
  spots.reduce((sum, spot, i) => (i ? sum + distance(spots[i - 1] as Spot, spot) : 0), 0)

/** Places along a line, evenly spaced about `gap` apart on each straight stretch so that its ends are kept. */
export function* stepsAlong(spots: readonly Spot[], gap: number): Generator<Step> {
  let passed = 0
  for (let i = 1; i < spots.length; i++) {
    const [[ax, az], [bx, bz]] = [spots[i - 1] as Spot, spots[i] as Spot]
    const length = Math.hypot(bx - ax, bz - az)
    const count = Math.max(1, Math.round(length / gap))
    const turn = Math.atan2(-(bz - az), bx - ax)
    for (let k = 0; k < count; k++) {
      const t = (k + 0.5) / count
      yield { x: ax + (bx - ax) * t, z: az + (bz - az) * t, turn, along: passed + t * length }
    }
    passed += length
  }
}

/** The length that one of the steps above covers on the stretch that starts at corner i. */
export function stepLength(spots: readonly Spot[], i: number, gap: number): number {
  const length = distance(spots[i] as Spot, spots[i + 1] as Spot)
  return length / Math.max(1, Math.round(length / gap))
}

/** The outline of a thick line as a round brush leaves it: mitred at its corners, round at its ends. */
function buffer(spine: readonly Spot[], half: number): Spot[] {
  const sideOf = (sign: number): Spot[] =>
    spine.slice(1, -1).map((spot, i) => {
      const [n1, n2] = [normal(spine[i] as Spot, spot), normal(spot, spine[i + 2] as Spot)]
      const [nx, nz] = [n1[0] + n2[0], n1[1] + n2[1]]
      // Two unit normals add up to 2·cos(half the bend): dividing by its square keeps the sides parallel.
      const reach = (sign * half * 2) / Math.max(0.5, nx * nx + nz * nz)
      return [spot[0] + nx * reach, spot[1] + nz * reach]
    })
  const cap = (at: Spot, back: Spot): Spot[] => {
    const [nx, nz] = normal(back, at)
    const from = Math.atan2(nz, nx)
    return Array.from({ length: 9 }, (_, i) => {
      const turn = from - (i / 8) * Math.PI
      return [at[0] + Math.cos(turn) * half, at[1] + Math.sin(turn) * half]
    })
  }
  const [first, second] = spine as [Spot, Spot]
  const [last, before] = [spine[spine.length - 1] as Spot, spine[spine.length - 2] as Spot]
  return [...sideOf(1), ...cap(last, before), ...sideOf(-1).reverse(), ...cap(first, second)]
}

function normal(a: Spot, b: Spot): Spot {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  return length ? [-(b[1] - a[1]) / length, (b[0] - a[0]) / length] : [0, 0]
}

/** A square around spots: west, north, east, south in drawn coordinates. */
export function extent(spots: readonly Spot[]): { x0: number; z0: number; x1: number; z1: number } {
  const xs = spots.map(s => s[0])
  const zs = spots.map(s => s[1])
  return { x0: Math.min(...xs), z0: Math.min(...zs), x1: Math.max(...xs), z1: Math.max(...zs) }
}
