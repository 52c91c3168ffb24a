import { expect, test } from 'vitest'
import { inch } from '../length.ts'
import { times } from '../times.fixture.ts'
import { ahead } from './angle.ts'
import { crosses } from './geometry.ts'
import { Grid } from './grid.ts'
import { bounds, type Point, type Shape, shapeProblem } from './shape.ts'

/**
 * Sight against an oracle that shares no code with it: BigInt fractions, every meeting of the line with every edge,
 * and the middle of each stretch between two meetings looked up in the polygon. Slow, without special cases.
 */

const randomRays = times(100_000, 1_000_000)
const degenerateRays = times(1_000, 10_000)
const raysPerTable = 500

interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

const cross = (ax: bigint, ay: bigint, bx: bigint, by: bigint): bigint => ax * by - ay * bx

function oracle(polygon: readonly (readonly [bigint, bigint])[], a: Point, b: Point): boolean {
  const [ax, ay, bx, by] = [BigInt(a[0]), BigInt(a[1]), BigInt(b[0]), BigInt(b[1])]
  const [dx, dy] = [bx - ax, by - ay]
  if (dx === 0n && dy === 0n) return strictlyInside(polygon, ax, ay, 1n)
  const meetings: Fraction[] = [
    { n: 0n, d: 1n },
    { n: 1n, d: 1n },
  ]
  const meet = (n: bigint, d: bigint): void => {
    const [up, down] = d < 0n ? [-n, -d] : [n, d]
    if (up >= 0n && up <= down) meetings.push({ n: up, d: down })
  }
  for (const [i, [cx, cy]] of polygon.entries()) {
    const [ex, ey] = polygon[(i + 1) % polygon.length] ?? [cx, cy]
    const d = cross(dx, dy, ex - cx, ey - cy)
    if (d !== 0n) meet(cross(cx - ax, cy - ay, ex - cx, ey - cy), d)
    else if (cross(cx - ax, cy - ay, dx, dy) === 0n) meet((cx - ax) * dx + (cy - ay) * dy, dx * dx + dy * dy)
  }
  meetings.sort((s, t) => (s.n * t.d < t.n * s.d ? -1 : s.n * t.d > t.n * s.d ? 1 : 0))
  return meetings.some((s, i) => {
    const t = meetings[i + 1]
    if (!t || s.n * t.d === t.n * s.d) return false
    const [n, d] = [s.n * t.d + t.n * s.d, 2n * s.d * t.d]
    return strictlyInside(polygon, ax * d + dx * n, ay * d + dy * n, d)
  })
}

/** Is the point (x / w, y / w) inside, and not on the outline? */
function strictlyInside(polygon: readonly (readonly [bigint, bigint])[], x: bigint, y: bigint, w: bigint): boolean {
  let odd = false
  for (const [i, [cx, cy]] of polygon.entries()) {
    const [ex, ey] = polygon[(i + 1) % polygon.length] ?? [cx, cy]
    const side = cross((ex - cx) * w, (ey - cy) * w, x - cx * w, y - cy * w)
    const [toC, toE] = [
      [cx * w - x, cy * w - y],
      [ex * w - x, ey * w - y],
    ] as [[bigint, bigint], [bigint, bigint]]
    if (side === 0n && toC[0] * toE[0] + toC[1] * toE[1] <= 0n) return false
    if (cy * w > y !== ey * w > y && side > 0n === ey > cy) odd = !odd
  }
  return odd
}

/** Numbers that look random and are always the same. */
let state = 20240607
function below(n: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * n)
}

/** Tables by coordinate range: one where lines meet corners all the time, a real one, the largest allowed. */
const spans: [number, number][] = [
  [0, 16],
  [0, inch(48)],
  [1 - 2 ** 25, 2 ** 25 - 1],
]

const somewhere = (low: number, high: number): Point => [low + below(high - low + 1), low + below(high - low + 1)]

function somePolygon(low: number, high: number): readonly Point[] {
  const clamp = (n: number): number => Math.min(Math.max(n, low), high)
  for (;;) {
    const polygon: Point[] = []
    const count = 3 + below(8)
    const at = somewhere(low, high)
    for (let i = 0; i < count; i++) {
      const [x, y] = ahead(at, -Math.floor((i * 360) / count), 1 + below((high - low) / 8))
      polygon.push(high - low <= 16 ? somewhere(low, high) : [clamp(x), clamp(y)])
    }
    if (shapeProblem({ polygon }) === null) return polygon
  }
}

interface Table {
  readonly low: number
  readonly high: number
  readonly shapes: readonly { readonly polygon: readonly Point[] }[]
  readonly exact: readonly (readonly (readonly [bigint, bigint])[])[]
  readonly grid: Grid<Shape>
}

function someTable(number: number): Table {
  const [low, high] = spans[number % spans.length] as [number, number]
  const shapes = Array.from({ length: 1 + below(high <= 16 ? 3 : 9) }, () => ({ polygon: somePolygon(low, high) }))
  const exact = shapes.map(({ polygon }) => polygon.map(([x, y]) => [BigInt(x), BigInt(y)] as const))
  const items = shapes.map(shape => ({ shape, item: shape }))
  return { low, high, shapes, exact, grid: new Grid(items, high, high) }
}

/** Where do the oracle and the kernel differ about a line? Expected: nowhere. */
function disagreement({ shapes, exact, grid }: Table, a: Point, b: Point): string | null {
  const truth = shapes.map((shape, i) => {
    const { west, south, east, north } = bounds(shape)
    const apart =
      Math.max(a[0], b[0]) < west ||
      Math.min(a[0], b[0]) > east ||
      Math.max(a[1], b[1]) < south ||
      Math.min(a[1], b[1]) > north
    return !apart && oracle(exact[i] ?? [], a, b)
  })
  const told: [string, boolean, boolean][] = [
    ['blocked', grid.blocked(a[0], a[1], b[0], b[1]), truth.includes(true)],
    ['blocked, backwards', grid.blocked(b[0], b[1], a[0], a[1]), truth.includes(true)],
    ...shapes.map((shape, i): [string, boolean, boolean] => ['crosses', crosses(shape, a, b), truth[i] === true]),
    ...shapes.map((shape, i): [string, boolean, boolean] => [
      'crosses, backwards',
      crosses(shape, b, a),
      truth[i] === true,
    ]),
  ]
  const wrong = told.find(([, said, is]) => said !== is)
  return wrong ? `${wrong[0]} says ${wrong[1]}: ${JSON.stringify({ a, b, shapes })}` : null
}

/** Touches a corner, runs along an edge, has no length, or begins and ends on an outline. */
function degenerateRay({ low, high, shapes }: Table): [Point, Point] {
  const polygon = (shapes[below(shapes.length)] as { polygon: readonly Point[] }).polygon
  const corner = (): Point => polygon[below(polygon.length)] as Point
  const some = somewhere(low, high)
  const at = below(polygon.length)
  const [from, to] = [polygon[at] as Point, polygon[(at + 1) % polygon.length] as Point]
  const beyond = (p: Point, q: Point): Point => [2 * q[0] - p[0], 2 * q[1] - p[1]]
  const inTable = ([x, y]: Point): boolean => x >= low && y >= low && x <= high && y <= high
  const through = beyond(some, corner())
  switch (below(6)) {
    case 0:
      return [some, corner()]
    case 1:
      return [corner(), corner()]
    case 2:
      return [some, inTable(through) ? through : corner()]
    case 3:
      return [from, inTable(beyond(from, to)) ? beyond(from, to) : to]
    case 4:
      return below(2) ? [some, some] : [from, from]
    default:
      return [inTable(beyond(to, from)) ? beyond(to, from) : from, inTable(beyond(from, to)) ? beyond(from, to) : to]
  }
}

test(`6 geometry: ${randomRays.toLocaleString('en')} random lines agree with the oracle, both ways`, () => {
  for (let done = 0; done < randomRays; done += raysPerTable) {
    const table = someTable(done / raysPerTable)
    for (let ray = 0; ray < raysPerTable; ray++) {
      const wrong = disagreement(table, somewhere(table.low, table.high), somewhere(table.low, table.high))
      if (wrong) expect.fail(wrong)
    }
  }
}, 900_000)

test(`6 geometry: ${degenerateRays.toLocaleString('en')} lines that touch corners, run along edges or have no length agree too`, () => {
  for (let ray = 0; ray < degenerateRays; ray++) {
    const table = someTable(ray)
    const wrong = disagreement(table, ...degenerateRay(table))
    if (wrong) expect.fail(wrong)
  }
}, 900_000)
