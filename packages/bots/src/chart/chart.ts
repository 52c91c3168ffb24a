import { type Length, memo, type Point, type Setup, type Shape, withinOf } from '@sandtable/kernel'
import { type Footing, type Post, postsOf } from './posts.ts'
import { type Range, Ways } from './ways.ts'

/** A place where a figure stands, and the size of its base. */
export interface Stand {
  readonly at: Point
  readonly radius: Length
}

/** The walking distance from every post to the nearest of some posts; `goal` is the shape that they touch. */
export interface Field {
  readonly cost: Float64Array
  readonly goal: Shape | null
}

/** What a rule set says about its empty table. */
export interface Survey extends Footing {
  /** The base that nearly every figure stands on. */
  readonly radius: Length
  /** Things touch up to this gap. */
  readonly touch: Length
  /** The farthest that any figure moves in a turn. */
  readonly farthest: Length
  /**
   * What a straight leg costs in movement; Infinity if it cannot be walked. Whether a figure may stop at its end does
   * not matter.
   */
  leg(from: Point, to: Point): number
}

/**
 * All that can be known of an empty table: where a figure can stand and how it moves. It is computed on demand and
 * kept for every game on the same table, which is what makes a bot fast. A rule set's own chart adds sight.
 */
export class Chart {
  readonly posts: readonly Post[]
  readonly ways: Ways
  /** How often places have been forgotten: code that keeps their numbers must then ask for them again. */
  age = 0
  /** The posts, then other places that came up: where a charge was stopped, where a person put a figure. */
  protected readonly stands: Stand[]
  private readonly survey: Survey
  private readonly columns: number
  private readonly rows: number
  private readonly indices = new Map<number, number>()
  private readonly fields = new Map<string, Field>()

  constructor(survey: Survey) {
    const { width, depth, step, radius } = survey
    this.survey = survey
    this.posts = postsOf(survey)
    this.columns = Math.floor((width + step / 2 - 1) / step)
    this.rows = Math.floor((depth + step / 2 - 1) / step)
    this.ways = new Ways(this.posts, survey)
    this.stands = this.posts.map(({ at }) => ({ at, radius }))
    this.stands.forEach((stand, i) => {
      this.indices.set(this.keyOf(stand.at, stand.radius), i)
    })
  }

  /** The number of a place; a place that is not a post gets one when it first comes up. */
  index(at: Point, radius: Length): number {
    const key = this.keyOf(at, radius)
    const known = this.indices.get(key)
    if (known !== undefined) return known
    this.stands.push({ at, radius })
    this.indices.set(key, this.stands.length - 1)
    return this.stands.length - 1
  }

  /**
   * Forgets the other places once there are many, so that a thousand games take no more room than one. Returns
   * whether it did.
   */
  tidy(): boolean {
    const { length } = this.posts
    if (this.stands.length < length + GUESTS) return false
    for (const { at, radius } of this.stands.splice(length)) this.indices.delete(this.keyOf(at, radius))
    this.age += 1
    this.ways.tidy()
    return true
  }

  at(i: number): Point {
    return (this.stands[i] as Stand).at
  }

  rangeFrom(i: number): Range {
    return this.ways.rangeFrom(i, this.at(i))
  }

  /** The post in the middle of the square that a point lies in; -1 off the table. */
  nearest(x: number, y: number): number {
    const column = Math.floor(x / this.survey.step)
    const row = Math.floor(y / this.survey.step)
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -1 : row * this.columns + column
  }

  /** A post for any place, for those who do not look closely: the place itself if it is one, or one nearby. */
  about([x, y]: Point): number {
    const known = this.indices.get(this.keyOf([x, y], this.survey.radius))
    if (known !== undefined && known < this.posts.length) return known
    const { step } = this.survey
    const column = Math.min(this.columns - 1, Math.max(0, Math.floor(x / step)))
    const row = Math.min(this.rows - 1, Math.max(0, Math.floor(y / step)))
    return row * this.columns + column
  }

  /** The way to the nearest of some posts. */
  field(name: string, goals: () => readonly number[], goal: Shape | null = null, budget = Infinity): Field {
    let field = this.fields.get(name)
    if (!field) {
      field = { cost: this.ways.field(goals(), budget), goal }
      this.fields.set(name, field)
    }
    return field
  }

  /** The way to a shape: to any place in it, on it or touching it. */
  toShape(name: string, shape: Shape): Field {
    const { radius, touch } = this.survey
    const holds = ({ at, stand }: Post): boolean => stand && withinOf(shape, at, radius + touch)
    return this.field(name, () => this.posts.flatMap((post, i) => (holds(post) ? [i] : [])), shape)
  }

  /** The way to a figure's place from places nearby; Infinity from farther away. */
  toPost(i: number): Field {
    const goal = i < this.posts.length ? i : this.nearest(...this.at(i))
    return this.field(`post ${goal}`, () => [goal], null, this.survey.farthest * NEARBY)
  }

  /** The walking distance from any place. */
  far({ cost, goal }: Field, i: number): number {
    if (i < this.posts.length) return cost[i] as number
    const { at, radius } = this.stands[i] as Stand
    if (goal && withinOf(goal, at, radius + this.survey.touch)) return 0
    let best = Infinity
    for (const near of this.ways.within(at, this.survey.radius * 3))
      best = Math.min(best, (cost[near] as number) + this.survey.radius)
    return best
  }

  private keyOf([x, y]: Point, radius: Length): number {
    return ((radius === this.survey.radius ? 0 : radius) * SPAN + x) * SPAN + y
  }
}

/** Wider than any table. */
const SPAN = 1 << 20
/** How many moves away still counts as nearby. */
const NEARBY = 12 / 7
/** How many places other than posts are remembered at a time. */
const GUESTS = 6000

/** How many tables are remembered at a time: a lab plays on one, a server on a few popular ones. */
const KEPT = 4

/** Remembers charts: one for all games on the same terrain under the same options and house rules. */
export function keeper<Game extends { readonly setup: Setup; readonly sides: readonly { readonly id: string }[] }, C>(
  draw: (game: Game) => C,
): (game: Game) => C {
  const drawn = new Map<string, C>()
  return memo(
    game => {
      const { width, depth, terrain, options, tables, start } = game.setup
      const table = JSON.stringify([width, depth, terrain, options, tables, start, game.sides.map(({ id }) => id)])
      const chart = drawn.get(table) ?? draw(game)
      drawn.delete(table)
      drawn.set(table, chart)
      for (const oldest of drawn.keys()) if (drawn.size > KEPT) drawn.delete(oldest)
      return chart
    },
    game => game.setup,
  )
}
