import type { Point, Shape } from '@sandtable/kernel'
import { ahead, Grid, inch } from '@sandtable/kernel'
import { measure, rate } from './measure.ts'

/** Line of sight, any hit: the grid against a loop over all edges, on the same table with the same lines. */

const side = inch(48)

/** The range of polygon sizes, in inches: the more there are the smaller, or no line would get through. */
const layouts: readonly (readonly [count: number, least: number, most: number])[] = [
  [30, 0.8, 2.4],
  [300, 0.2, 0.6],
  [3000, 0.04, 0.12],
]

export interface SightFigures {
  /** Queries per CPU second through the grid, and through a loop over all edges. */
  readonly grid: number
  readonly naive: number
  readonly gridTimesNaive: number
  readonly sameCode: { readonly least: number; readonly most: number }
  /** The share of lines that something blocks. */
  readonly blocked: number
}

export function sightBench(): { [polygons: string]: SightFigures } {
  return Object.fromEntries(layouts.map(([count, least, most]) => [count, sightThrough(count, least, most)]))
}

function sightThrough(count: number, least: number, most: number): SightFigures {
  const random = stream(count)
  const polygons = Array.from({ length: count }, () => somePolygon(random, least, most))
  const grid = new Grid<number>(
    polygons.map((polygon, item): { shape: Shape; item: number } => ({ shape: { polygon }, item })),
    side,
    side,
  )
  const edges = Float64Array.from(polygons.flatMap(polygon => polygon.flatMap((p, i) => [...p, ...next(polygon, i)])))
  // The loop is given fewer lines, so that both sides take about the same time.
  const rays = Float64Array.from({ length: 4 * 60_000 }, () => Math.floor(random() * (side + 1)))
  const fewer = rays.subarray(0, 4 * Math.max(300, Math.floor(900_000 / count)))
  const byGrid = (ax: number, ay: number, bx: number, by: number) => grid.blocked(ax, ay, bx, by)
  const byLoop = (ax: number, ay: number, bx: number, by: number) => anyEdge(edges, ax, ay, bx, by)
  const through = (sight: Sight, lines: Float64Array) => () => () => {
    hits(sight, lines)
    return lines.length / 4
  }
  const { rates, sameCode } = measure([rate('grid', through(byGrid, rays)), rate('naive', through(byLoop, fewer))])
  const blocked = hits(byGrid, rays) / (rays.length / 4)
  return { ...rates, gridTimesNaive: rates.grid / rates.naive, sameCode, blocked }
}

type Sight = (ax: number, ay: number, bx: number, by: number) => boolean

function hits(sight: Sight, rays: Float64Array): number {
  let count = 0
  for (let i = 0; i < rays.length; i += 4) {
    if (sight(rays[i] as number, rays[i + 1] as number, rays[i + 2] as number, rays[i + 3] as number)) count++
  }
  return count
}

/** The obvious implementation: does the line cross any edge? It misses lines wholly inside a polygon. */
function anyEdge(edges: Float64Array, ax: number, ay: number, bx: number, by: number): boolean {
  const [dx, dy] = [bx - ax, by - ay]
  for (let i = 0; i < edges.length; i += 4) {
    const px = (edges[i] as number) - ax
    const py = (edges[i + 1] as number) - ay
    const qx = (edges[i + 2] as number) - ax
    const qy = (edges[i + 3] as number) - ay
    if ((dx * py - dy * px) * (dx * qy - dy * qx) >= 0) continue
    if ((px * qy - py * qx) * ((px - dx) * (qy - dy) - (py - dy) * (qx - dx)) < 0) return true
  }
  return false
}

function somePolygon(random: () => number, least: number, most: number): readonly Point[] {
  const at: Point = [Math.floor(random() * side), Math.floor(random() * side)]
  const count = 4 + Math.floor(random() * 5)
  return Array.from({ length: count }, (_, i) =>
    ahead(at, -Math.floor((i * 360) / count), inch(least + random() * (most - least))),
  )
}

const next = (polygon: readonly Point[], i: number): Point => polygon[(i + 1) % polygon.length] as Point

function stream(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 0x100000000
  }
}
