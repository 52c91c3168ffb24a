import type { Length } from '../length.ts'
import { contours } from './contour.ts'
import { along, lengthOf, same } from './segment.ts'
import type { Point } from './shape.ts'

/** The price of a straight leg, never less than its length; null if it may not be walked. */
export type LegCost = (from: Point, to: Point) => number | null

/** A reachable point of the lattice, its cost, and the point from which the last straight leg leads. */
export interface ReachNode {
  readonly at: Point
  readonly price: number
  readonly parent: ReachNode | null
}

interface Open extends ReachNode {
  price: number
  parent: Open | null
  done: boolean
  readonly column: number
  readonly row: number
}

const neighbours: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]

/** How much better a path must be to replace another: rounding alone must not bend a straight line. */
const hair = 0.001

/** Numbers a point of the lattice, which has room for a million steps each way. */
const keyOf = (column: number, row: number): number => (column + 0x100000) * 0x200000 + row + 0x100000

/**
 * Where a piece can go for a given cost. It spreads over a lattice from its own place, cheapest point first; each new
 * point is tried straight from where the last leg began, then from its neighbour, so that paths bend only around
 * obstacles.
 */
export function reach(from: Point, budget: Length, step: Length, cost: LegCost): Reach {
  const known = new Map<number, Open>()
  const queue = new Heap<Open>()
  const origin: Open = { at: from, price: 0, parent: null, done: false, column: 0, row: 0 }
  const nodes = new Map<number, ReachNode>()
  known.set(keyOf(0, 0), origin)
  queue.push(origin, 0)
  for (let node = queue.pop(); node; node = queue.pop()) {
    if (node.done) continue
    node.done = true
    nodes.set(keyOf(node.column, node.row), node)
    for (const [right, up] of neighbours) {
      const column = node.column + right
      const row = node.row + up
      const key = keyOf(column, row)
      const next = known.get(key) ?? unreached(from, column, row, step)
      if (next.done) continue
      for (const last of node.parent ? [node.parent, node] : [node]) {
        const price = priceFrom(last, next.at, Math.min(budget, next.price), cost)
        if (!(price < next.price - hair)) continue
        next.price = price
        next.parent = last
        known.set(key, next)
        queue.push(next, price)
      }
    }
  }
  return new Reach(from, nodes, budget, step, cost)
}

const unreached = ([x, y]: Point, column: number, row: number, step: Length): Open => ({
  at: [x + column * step, y + row * step],
  price: Infinity,
  parent: null,
  done: false,
  column,
  row,
})

/** The cost from a node to a point; Infinity if it exceeds the allowance. */
function priceFrom(node: ReachNode, to: Point, most: number, cost: LegCost): number {
  if (node.price + lengthOf([node.at, to]) > most) return Infinity
  const leg = cost(node.at, to)
  return leg === null || node.price + leg > most ? Infinity : node.price + leg
}

/** What `reach` has found. */
export class Reach {
  /** Every reachable point of the lattice, cheapest first. */
  readonly nodes: readonly ReachNode[]
  private readonly from: Point
  private readonly byPlace: ReadonlyMap<number, ReachNode>
  private readonly budget: Length
  private readonly step: Length
  private readonly cost: LegCost

  constructor(from: Point, byPlace: ReadonlyMap<number, ReachNode>, budget: Length, step: Length, cost: LegCost) {
    this.nodes = [...byPlace.values()]
    this.from = from
    this.byPlace = byPlace
    this.budget = budget
    this.step = step
    this.cost = cost
  }

  /** The cheapest path found to a point, on the lattice or not; null if it cannot be reached. */
  pathTo(p: Point): readonly Point[] | null {
    const last = this.lastBefore(p)
    if (!last) return null
    const path: Point[] = same(last.node.at, p) ? [] : [p]
    for (let node: ReachNode | null = last.node; node; node = node.parent) path.unshift(node.at)
    return path
  }

  /** That path, or, to a point out of reach, the path to where the piece gets nearest to it. */
  pathTowards(p: Point): readonly Point[] {
    const there = this.pathTo(p)
    if (there) return there
    const far = ({ at: [x, y] }: ReachNode): number => (x - p[0]) * (x - p[0]) + (y - p[1]) * (y - p[1])
    const nearest = this.nodes.reduce((best, node) => (far(node) < far(best) ? node : best))
    // a little beyond the lattice: the rest of the budget is smaller than its mesh
    const away = Math.sqrt(far(nearest))
    const beyond = along(nearest.at, p, Math.min(1, (2 * this.step) / away))
    return this.pathTo(this.farthest(nearest, beyond)) ?? (this.pathTo(nearest.at) as readonly Point[])
  }

  /** The cost of that path. */
  priceTo(p: Point): number | null {
    return this.lastBefore(p)?.price ?? null
  }

  /** Where the last leg to p starts: at the origin, at a node nearby, or where the leg to that node began. */
  private lastBefore(p: Point): { readonly node: ReachNode; readonly price: number } | null {
    const column = Math.floor((p[0] - this.from[0]) / this.step)
    const row = Math.floor((p[1] - this.from[1]) / this.step)
    const tried = new Set<ReachNode>(this.nodes.slice(0, 1))
    for (let up = -1; up <= 2; up++) {
      for (let right = -1; right <= 2; right++) {
        const node = this.byPlace.get(keyOf(column + right, row + up))
        if (node?.parent) tried.add(node.parent)
        if (node) tried.add(node)
      }
    }
    let best: { node: ReachNode; price: number } | null = null
    for (const node of tried) {
      const price = priceFrom(node, p, this.budget, this.cost)
      if (price < (best?.price ?? Infinity)) best = { node, price }
    }
    return best
  }

  /** The reachable area as polygons for a screen, anticlockwise; clockwise ones are holes. */
  outline(): Point[][] {
    const size = Math.ceil(this.budget / this.step) + 1
    const node = (column: number, row: number) => this.byPlace.get(keyOf(column, row))
    const rim = (column: number, row: number, right: number, up: number): Point => {
      const inner = node(column, row) as ReachNode
      const outer = [column + right, row + up] as const
      const to: Point = [this.from[0] + outer[0] * this.step, this.from[1] + outer[1] * this.step]
      return this.farthest(inner, to)
    }
    return contours(-size, size, (column, row) => node(column, row) !== undefined, rim)
  }

  /** How far a piece gets on the way from a node to a point, to a sixty-fourth of it. */
  private farthest(node: ReachNode, to: Point): Point {
    let low = 0
    let high = 1
    for (let i = 0; i < 6; i++) {
      const middle = (low + high) / 2
      const at = along(node.at, to, middle)
      const starts = node.parent ? [node.parent, node] : [node]
      if (starts.some(start => priceFrom(start, at, this.budget, this.cost) < Infinity)) low = middle
      else high = middle
    }
    return along(node.at, to, low)
  }
}

/** A queue that yields the lowest first, and among equals the one that came first. */
export class Heap<T> {
  private readonly ranks: number[] = []
  private readonly turns: number[] = []
  private readonly items: T[] = []
  private turn = 0

  push(item: T, rank: number): void {
    let at = this.items.length
    this.set(at, item, rank, this.turn++)
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!this.before(at, above)) break
      this.swap(at, above)
      at = above
    }
  }

  pop(): T | undefined {
    const first = this.items[0]
    const last = this.items.length - 1
    if (last > 0) this.swap(0, last)
    this.items.length = this.ranks.length = this.turns.length = Math.max(last, 0)
    for (let at = 0, below = 1; below < last; below = 2 * at + 1) {
      if (below + 1 < last && this.before(below + 1, below)) below++
      if (!this.before(below, at)) break
      this.swap(at, below)
      at = below
    }
    return first
  }

  private before(a: number, b: number): boolean {
    const by = (this.ranks[a] as number) - (this.ranks[b] as number)
    return by < 0 || (by === 0 && (this.turns[a] as number) < (this.turns[b] as number))
  }

  private set(at: number, item: T, rank: number, turn: number): void {
    this.items[at] = item
    this.ranks[at] = rank
    this.turns[at] = turn
  }

  private swap(a: number, b: number): void {
    const item = this.items[a] as T
    const rank = this.ranks[a] as number
    const turn = this.turns[a] as number
    this.set(a, this.items[b] as T, this.ranks[b] as number, this.turns[b] as number)
    this.set(b, item, rank, turn)
  }
}
