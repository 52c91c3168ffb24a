import { type Grid, inch, jsonSource, openGame, type Point, type Setup, type Shape, withinOf } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { Odds } from './odds.ts'
import { type Post, postsOf, RADIUS } from './posts.ts'
import { Sight, type Stand } from './sight.ts'
import { type Range, Ways } from './ways.ts'

const { groundOf } = plasticRules
type Plastic = plasticRules.Plastic
type Feature = plasticRules.Feature
type Side = plasticRules.Side

/** How far it is from every post to the nearest of some, in walking; `goal` is the shape that they touch. */
export interface Field {
  readonly cost: Float64Array
  readonly goal: Shape | null
}

/**
 * All that can be known of a table before anybody stands on it: where a figure can stand, how it gets about, what it sees from
 * there. It is worked out as it is needed and kept for every game on the same table, which is what makes the bot fast.
 */
export class Chart {
  readonly posts: readonly Post[]
  readonly ways: Ways
  readonly odds: Odds
  readonly bare: Plastic
  /** The posts, then the other places that came up: where a charge was stopped, where a person put a figure. */
  private readonly stands: Stand[]
  private readonly columns: number
  private readonly rows: number
  private readonly indices = new Map<number, number>()
  private readonly fields = new Map<string, Field>()
  private readonly zones = new Map<string, readonly number[]>()
  private readonly shelters: Float64Array
  /** What is seen as long as the terrain is as it was set up. */
  private readonly clear: Sight
  private sights = new WeakMap<Grid<Feature>, Sight>()
  /** How often places have been forgotten: whoever keeps their numbers must ask for them again. */
  age = 0

  constructor(game: Plastic) {
    this.bare = openGame(game.rules, { ...game.setup, pieces: [], units: [] }, jsonSource('chart', null))
    this.posts = postsOf(this.bare)
    this.shelters = new Float64Array(this.posts.length * 3).fill(-1)
    this.columns = Math.floor((this.bare.width + INCH / 2 - 1) / INCH)
    this.rows = Math.floor((this.bare.depth + INCH / 2 - 1) / INCH)
    this.ways = new Ways(this.bare, this.posts)
    this.odds = new Odds(this.bare)
    this.stands = this.posts.map(({ at }) => ({ at, radius: RADIUS }))
    this.clear = new Sight(this.stands, this.posts.length)
    this.stands.forEach(({ at, radius }, i) => {
      this.indices.set(keyOf(at, radius), i)
    })
  }

  /** The number of a place; places that are no posts get one when they first come up. */
  index(at: Point, radius: number): number {
    const key = keyOf(at, radius)
    const known = this.indices.get(key)
    if (known !== undefined) return known
    this.stands.push({ at, radius })
    this.indices.set(key, this.stands.length - 1)
    return this.stands.length - 1
  }

  /** Forgets the other places once there are many, so that a thousand games take no more room than one. */
  tidy(): void {
    const { length } = this.posts
    if (this.stands.length < length + GUESTS) return
    for (const { at, radius } of this.stands.splice(length)) this.indices.delete(keyOf(at, radius))
    this.sights = new WeakMap()
    this.age += 1
    this.clear.tidy()
    this.ways.tidy()
  }

  at(i: number): Point {
    return (this.stands[i] as Stand).at
  }

  rangeFrom(i: number): Range {
    return this.ways.rangeFrom(i, this.at(i))
  }

  /** The post in the middle of the square inch that a point lies in; -1 off the table. */
  nearest(x: number, y: number): number {
    const [column, row] = [Math.floor(x / INCH), Math.floor(y / INCH)]
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -1 : row * this.columns + column
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

  /** The way to a place: to wherever one is in it, on it or touching it. */
  toPlace(place: string): Field {
    const shape = this.bare.get('terrain', place).shape
    const holds = ({ at, stand }: Post): boolean => stand && withinOf(shape, at, RADIUS + TOUCH)
    return this.field(`place ${place}`, () => this.posts.flatMap((post, i) => (holds(post) ? [i] : [])), shape)
  }

  /** The way to where somebody stands, from places nearby; from farther away it is Infinity. */
  toPost(i: number): Field {
    const goal = i < this.posts.length ? i : this.nearest(...this.at(i))
    return this.field(`post ${goal}`, () => [goal], null, NEARBY)
  }

  /** How far it is to walk from any place. */
  far({ cost, goal }: Field, i: number): number {
    if (i < this.posts.length) return cost[i] as number
    const { at, radius } = this.stands[i] as Stand
    if (goal && withinOf(goal, at, radius + TOUCH)) return 0
    let best = Infinity
    for (const near of this.ways.within(at, RADIUS * 3)) best = Math.min(best, (cost[near] as number) + RADIUS)
    return best
  }

  /** The posts in a side's set-up zone where one might stop: so deep from its own edge, to the near edge of a base. */
  zone(home: Side['home'], deep: number): readonly number[] {
    const name = `${home} ${deep}`
    let zone = this.zones.get(name)
    if (!zone) {
      const { width, depth } = this.bare
      zone = this.posts.flatMap(({ at: [x, y], halt }, i) => {
        const from = { south: y, north: depth - y, west: x, east: width - x }[home]
        return halt && from - RADIUS <= deep ? [i] : []
      })
      this.zones.set(name, zone)
    }
    return zone
  }

  /** How well a post shelters a figure in this pose, from nothing (0) to all round (1), whoever fires. */
  shelter(i: number, pose: number): number {
    if (i >= this.posts.length) return 0
    const known = this.shelters[i * 3 + pose] as number
    if (known >= 0) return known
    const ground = groundOf(this.bare)
    const at = this.at(i)
    let best = ground.placeAt(at) ? 1 : 0
    for (const land of ground.near(this.bare, at, RADIUS + TOUCH)) {
      if (pose === PRONE)
        best = 1 // PF-FIR-24
      else if (!land.hill && land.class !== 'sunken' && (land.class !== 'leg-high' || pose === KNEELING))
        best = Math.max(best, land.type.gives === 'cover' ? 0.5 : 0.2)
    }
    this.shelters[i * 3 + pose] = best
    return best
  }

  /** What is seen on this table as it is now; a hole in a wall or a bunker destroyed makes it new. */
  sight(game: Plastic): Sight {
    const known = this.sights.get(game.grid)
    if (known) return known
    const changed = game.terrain.filter(({ holes, destroyed }) => holes.length > 0 || destroyed)
    const sight = changed.length === 0 ? this.clear : new Sight(this.stands, this.posts.length, this.clear, changed)
    this.sights.set(game.grid, sight)
    return sight
  }
}

const NEARBY = inch(12)
/** So many places that are no posts are remembered at a time. */
const GUESTS = 2000
const KNEELING = 1
const PRONE = 2
const INCH = inch(1)
/** Things touch up to this gap: PF-RUL-2. */
const TOUCH = inch(0.1)

const keyOf = ([x, y]: Point, radius: number): number => ((radius === RADIUS ? 0 : 1) * 1e6 + x) * 1e6 + y

/** So many tables are remembered at a time: a lab plays on one, a server on a few that everybody likes. */
const KEPT = 4
const kept = new Map<string, Chart>()
const charts = new WeakMap<Setup, Chart>()

/** The chart of a game's table: the same for all games on the same terrain under the same options and house rules. */
export function chartOf(game: Plastic): Chart {
  const known = charts.get(game.setup)
  if (known) return known
  const { raw, options } = game.setup
  const table = JSON.stringify([raw.table, options, raw.tables ?? null, game.sides.map(({ id }) => id)])
  const chart = kept.get(table) ?? new Chart(game)
  kept.delete(table)
  kept.set(table, chart)
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
  charts.set(game.setup, chart)
  return chart
}
