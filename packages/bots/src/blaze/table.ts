import { jsonSource, mm, openGame, type Point, type Shape } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { Chart, type Field, keeper, type Survey } from '../chart/chart.ts'
import { Lines } from '../chart/lines.ts'

const {
  blankStand,
  blockerBetween,
  conceals,
  coverGiven,
  crossed,
  featuresAt,
  featuresNear,
  goingIn,
  groundCosts,
  inWater,
  whyNotAfloat,
} = blazeRules
type Blaze = blazeRules.Blaze
type Stand = blazeRules.Stand

/** A base is 50 mm square, like the squares of the lattice: stands on neighbouring posts are in contact. */
export const STEP = mm(50)

/** The kinds of movement; the table has ways for each. */
const movers = {
  foot: 'rifle-section',
  tracked: 'sherman',
  'half-track': 'apc-half-track',
  wheeled: 'truck',
  gun: 'atg-37mm',
  craft: 'landing-craft',
} as const
export type Mover = keyof typeof movers

export function moverOf(game: Blaze, stand: Stand): Mover {
  const is = blazeRules.classOf(game, stand)
  if (is === 'vehicle') return blazeRules.kindOf(game, stand).drive ?? 'wheeled'
  return is === 'gun' || is === 'craft' ? is : 'foot'
}

/** Wire and mines are bypassed if the detour is short. */
const OBSTACLE = { wire: mm(150), mine: mm(300) } as { readonly [kind: string]: number }

function surveyOf(bare: Blaze, mover: Mover): Survey {
  const side = bare.sides[0]?.id as string
  const dummy = blankStand(bare, { id: 'dummy', side, kind: movers[mover] })
  return {
    width: bare.width,
    depth: bare.depth,
    step: STEP,
    radius: STEP / 2,
    touch: mm(15),
    beside: STEP / 2,
    farthest: mm(250),
    works: [],
    stands: at => !featuresAt(bare, at).some(({ kind }) => goingIn(bare, dummy, kind) === 'no'),
    matters: () => true,
    leg(from, to) {
      // once aground, a craft goes nowhere
      if (mover === 'craft' && (!inWater(bare, from) || whyNotAfloat(bare, dummy, [from, to]).length > 0))
        return Infinity
      const { cost, reasons } = groundCosts(bare, dummy, [from, to], mm(150), side)
      if (reasons.length > 0) return Infinity
      const works = crossed(bare, from, to).reduce((sum, { kind }) => sum + (OBSTACLE[kind] ?? 0), 0)
      return Math.sqrt((from[0] - to[0]) ** 2 + (from[1] - to[1]) ** 2) + cost + works
    },
  }
}

/** How far the middle of a hull may be from a crest that hides it. */
const BEHIND = mm(80)

/** How much farther from the goal a beach may be than the nearest. */
const BEACH = mm(200)
const neighbours: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/** The cover of a place against direct fire, whoever fires: none, soft or hard. */
export type Shelter = 0 | 1 | 2

/** All that is known of an empty table: ways for every kind of mover, lines of sight, cover. */
export class Table {
  private readonly bare: Blaze
  private readonly charts = new Map<Mover, Chart>()
  private readonly foot: Chart
  private readonly lines: Lines<Blaze>
  private readonly shelters: Int8Array
  private readonly hides: Int8Array
  private readonly crests: Int8Array

  constructor(game: Blaze) {
    const { setup } = game
    this.bare = openGame(game.rules, { ...setup, pieces: [], units: [] }, jsonSource('table', null))
    for (const { id, hidden } of this.bare.terrain) if (hidden) this.bare.store.put('terrain', id, null)
    this.foot = this.chart('foot')
    const { posts } = this.foot
    const stands = posts.map(({ at }) => ({ at, radius: 0 }))
    this.lines = new Lines(stands, posts.length, (bare, from, to) => (blockerBetween(bare, from.at, to.at) ? 1 : 2))
    this.shelters = new Int8Array(posts.length).fill(-1)
    this.hides = new Int8Array(posts.length).fill(-1)
    this.crests = new Int8Array(posts.length).fill(-1)
  }

  chart(mover: Mover): Chart {
    let chart = this.charts.get(mover)
    if (!chart) {
      chart = new Chart(surveyOf(this.bare, mover))
      this.charts.set(mover, chart)
    }
    return chart
  }

  get size(): number {
    return this.shelters.length
  }

  post(i: number): Point {
    return this.foot.at(i)
  }

  /** The post of the square that a place lies in. */
  at(p: Point): number {
    return this.foot.nearest(Math.min(p[0], this.bare.width - 1), Math.min(p[1], this.bare.depth - 1))
  }

  /** The ways of a mover to a feature: to any place that holds it. */
  toShape(mover: Mover, name: string, shape: Shape): Field {
    return this.chart(mover).toShape(name, shape)
  }

  toPost(mover: Mover, i: number): Field {
    return this.chart(mover).field(`to ${i}`, () => [i])
  }

  /** The ways of a craft to any beach from which the walk to a feature is not much longer than from the best one. */
  toBeach(name: string, shape: Shape): Field {
    const inland = this.toShape('foot', name, shape)
    return this.chart('craft').field(`beach for ${name}`, () => {
      const shore = this.shore()
      const least = shore.reduce((far, post) => Math.min(far, inland.cost[post] as number), Infinity)
      return shore.filter(post => (inland.cost[post] as number) <= least + BEACH)
    })
  }

  /** The posts on land that a craft can run onto out of the water. */
  private shore(): readonly number[] {
    const posts: number[] = []
    for (let i = 0; i < this.size; i++) {
      const [x, y] = this.post(i)
      if (inWater(this.bare, [x, y])) continue
      const near = neighbours.some(([dx, dy]) => inWater(this.bare, [x + dx * STEP, y + dy * STEP]))
      if (near) posts.push(i)
    }
    return posts
  }

  /** Is the line free of hills, woods and houses? Smoke is not considered here. */
  clear(from: number, to: number): boolean {
    return this.lines.look(this.bare, from, to) === 2
  }

  shelter(i: number): Shelter {
    let known = this.shelters[i] as number
    if (known < 0) {
      known = featuresAt(this.bare, this.post(i)).reduce((best, feature) => {
        const cover = coverGiven(this.bare, feature, 'direct')
        return Math.max(best, cover === 'hard' ? 2 : cover === 'soft' ? 1 : 0)
      }, 0)
      this.shelters[i] = known
    }
    return known as Shelter
  }

  /** Is a vehicle hull down here, at least from one direction? At a crest, or among ruins. */
  hullDownAt(i: number): boolean {
    if (this.crests[i] === -1)
      this.crests[i] = featuresNear(this.bare, this.post(i), BEHIND).some(f => f.kind === 'hill-crest') ? 1 : 0
    return this.crests[i] === 1
  }

  /** Could a stand hide here? */
  hidesAt(i: number): boolean {
    if (this.hides[i] === -1)
      this.hides[i] = featuresAt(this.bare, this.post(i)).some(feature => conceals(this.bare, feature)) ? 1 : 0
    return this.hides[i] === 1
  }
}

export const tableOf = keeper((game: Blaze) => new Table(game))
