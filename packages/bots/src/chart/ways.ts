import type { Length, Point } from '@sandtable/kernel'
import { distance } from './distance.ts'
import { Cells, type Post } from './posts.ts'

/**
 * How figures move on a table: how wide it and the squares of its lattice are, the distance of a turn's move, and the
 * cost of a straight leg.
 */
export interface Walking {
  readonly width: Length
  readonly step: Length
  readonly farthest: Length
  leg(from: Point, to: Point): number
}

/** A step leads at most this many squares far: to the eight neighbours in the lattice, and to what lies between. */
const STRIDE = 1.5

/** The posts that a step leads to, and the cost of going there or of coming back. */
interface Steps {
  readonly to: readonly number[]
  readonly prices: readonly number[]
}

/** What can be reached in a turn from a place: the posts, the cost of each, and the way there. */
export interface Range {
  readonly posts: readonly number[]
  readonly prices: readonly number[]
  path(nth: number): readonly Point[]
}

/**
 * How figures get from post to post. It knows terrain alone: other figures do not block here, and the rules have the
 * last word.
 */
export class Ways {
  private readonly posts: readonly Post[]
  private readonly walking: Walking
  private readonly stride: Length
  private readonly cells: Cells
  // a leg is asked of the rules when somebody first comes by: on a full table there are hundreds of thousands
  private readonly outward: (Steps | undefined)[] = []
  private readonly homeward: (Steps | undefined)[] = []
  private readonly ranges = new Map<number, Range>()

  constructor(posts: readonly Post[], walking: Walking) {
    this.posts = posts
    this.walking = walking
    this.stride = walking.step * STRIDE
    this.cells = new Cells(walking.step, walking.width)
    posts.forEach((post, i) => {
      this.cells.add(post.at, i)
    })
  }

  /** The cost from every post to the nearest of these. */
  field(goals: readonly number[], budget: number): Float64Array {
    return this.spread(goals, budget, 'back').cost
  }

  /** What can be reached in a turn from a place, a post or any other. */
  rangeFrom(i: number, from: Point): Range {
    let range = this.ranges.get(i)
    if (!range) {
      range = this.work(from, i < this.posts.length ? i : null)
      this.ranges.set(i, range)
    }
    return range
  }

  /** Forgets everything except posts. */
  tidy(): void {
    for (const i of this.ranges.keys()) if (i >= this.posts.length) this.ranges.delete(i)
  }

  private work(from: Point, post: number | null): Range {
    const { farthest } = this.walking
    const near = this.within(from, farthest).filter(i => i !== post && this.posts[i]?.halt)
    const straight = near.map(i => this.walking.leg(from, at(this.posts, i)))
    const open = straight.every((price, k) => price <= distance(from, at(this.posts, near[k] as number)) + 1)
    const around = open ? null : this.spread(post === null ? this.enter(from) : [post], farthest, 'out')
    const posts: number[] = []
    const prices: number[] = []
    const detours: boolean[] = []
    near.forEach((i, k) => {
      const direct = straight[k] as number
      const detour = around?.cost[i] ?? Infinity
      const price = Math.min(direct, detour)
      if (price > farthest) return
      posts.push(i)
      prices.push(price)
      detours.push(detour < direct)
    })
    const paths: (readonly Point[])[] = []
    const find = (nth: number): readonly Point[] => {
      const goal = posts[nth] as number
      return around && detours[nth] ? this.pulled(from, around.from, goal) : [at(this.posts, goal)]
    }
    return {
      posts,
      prices,
      path: nth => {
        paths[nth] ??= find(nth)
        return paths[nth] as readonly Point[]
      },
    }
  }

  /** The steps from a post. */
  private out(i: number): Steps {
    const known = this.outward[i]
    if (known) return known
    const from = at(this.posts, i)
    const to = this.within(from, this.stride, i)
    const steps = { to, prices: to.map(j => this.walking.leg(from, at(this.posts, j))) }
    this.outward[i] = steps
    return steps
  }

  /** The steps to a post. */
  private back(i: number): Steps {
    const known = this.homeward[i]
    if (known) return known
    const { to } = this.out(i)
    const prices = to.map(j => {
      const there = this.out(j)
      return there.prices[there.to.indexOf(i)] ?? Infinity
    })
    const steps = { to, prices }
    this.homeward[i] = steps
    return steps
  }

  /** The posts next to a place that is not a post; the first inches are left for the rules to count. */
  private enter(from: Point): readonly number[] {
    return this.within(from, this.stride).filter(i => this.walking.leg(from, at(this.posts, i)) < Infinity)
  }

  /** Cheapest costs from some posts outwards (or towards them), and from which post the last step came. */
  private spread(
    starts: readonly number[],
    budget: number,
    way: 'out' | 'back',
  ): { readonly cost: Float64Array; readonly from: Int32Array } {
    const cost = new Float64Array(this.posts.length).fill(Infinity)
    const from = new Int32Array(this.posts.length).fill(-1)
    const queue = [...starts]
    // costs are the same in any order, but of ways outwards that cost the same the first is taken: that order stays
    const waits = way === 'back' ? new Uint8Array(this.posts.length) : null
    for (const start of starts) cost[start] = 0
    for (let head = 0; head < queue.length; head++) {
      const i = queue[head] as number
      if (waits) waits[i] = 0
      const { to, prices } = way === 'out' ? this.out(i) : this.back(i)
      for (let k = 0; k < to.length; k++) {
        const j = to[k] as number
        const price = (cost[i] as number) + (prices[k] as number)
        if (price > budget || price >= (cost[j] as number)) continue
        cost[j] = price
        from[j] = i
        if (waits?.[j]) continue
        if (waits) waits[j] = 1
        queue.push(j)
      }
    }
    return { cost, from }
  }

  /** The steps to a post as few straight legs: steps are left out where the straight way costs no more. */
  private pulled(start: Point, from: Int32Array, goal: number): readonly Point[] {
    const steps: Point[] = []
    for (let i = goal; i >= 0; i = from[i] as number) steps.unshift(at(this.posts, i))
    if (steps[0]?.[0] === start[0] && steps[0]?.[1] === start[1]) steps.shift()
    const path: Point[] = []
    let here = start
    for (let k = 0; k < steps.length; ) {
      let next = k
      let price = this.walking.leg(here, steps[k] as Point)
      for (let ahead = k + 1; ahead < steps.length; ahead++) {
        price += this.walking.leg(steps[ahead - 1] as Point, steps[ahead] as Point)
        if (this.walking.leg(here, steps[ahead] as Point) <= price) next = ahead
      }
      here = steps[next] as Point
      path.push(here)
      k = next + 1
    }
    return path
  }

  /** The posts within reach of a place, except for one. */
  within(from: Point, reach: Length, except = -1): number[] {
    return this.cells.around(from, reach).filter(i => distance(from, at(this.posts, i)) <= reach && i !== except)
  }
}

const at = (posts: readonly Post[], i: number): Point => (posts[i] as Post).at
