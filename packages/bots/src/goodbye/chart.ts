import { fromEdge, jsonSource, type Length, openGame, type Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { Chart, type Field, keeper, type Stand } from '../chart/chart.ts'
import { Lines } from '../chart/lines.ts'
import { type Range, Ways } from '../chart/ways.ts'
import { Odds } from './odds.ts'
import { dummy, legFor, tableOf } from './table.ts'

const { blockerOf, coverOf, layLine } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye
type Edge = goodbyeRules.Side['home']

/** What a line of fire meets. */
export const OPEN = 1
export const COVERED = 2
export const BLOCKED = 3

/** A chart of a table of this set: sight and cover from place to place, and how stormtroopers move. */
export class GoodbyeChart extends Chart {
  readonly odds: Odds
  readonly bare: Goodbye
  private readonly lines: Lines<Goodbye>
  private readonly quick: Ways
  private readonly zones = new Map<string, readonly number[]>()

  constructor(game: Goodbye) {
    const { setup } = game
    const sides = setup.sides.map(side => ({ ...side, objective: null })) // it may be about pieces
    const bare = openGame(game.rules, { ...setup, sides, pieces: [], units: [] }, jsonSource('chart', null))
    const survey = tableOf(bare)
    super(survey)
    this.bare = bare
    this.odds = new Odds(bare)
    this.lines = new Lines(this.stands, this.posts.length, judge)
    this.quick = new Ways(this.posts, { ...survey, leg: legFor(bare, dummy([0, 0], true)) })
  }

  override tidy(): boolean {
    if (!super.tidy()) return false
    this.lines.tidy()
    this.quick.tidy()
    return true
  }

  /** What a shot from one place at a man at another meets: OPEN, COVERED or BLOCKED. */
  look(from: number, to: number): number {
    return this.lines.look(this.bare, from, to)
  }

  /** Where a figure can get to; mud and wire do not slow stormtroopers. */
  reachOf(i: number, stormtrooper: boolean): Range {
    return stormtrooper ? this.quick.rangeFrom(i, this.at(i)) : this.rangeFrom(i)
  }

  /** The posts this near to an edge where a figure might stop. */
  strip(edge: Edge, deep: Length): readonly number[] {
    const name = `${edge} ${deep}`
    let zone = this.zones.get(name)
    if (!zone) {
      zone = this.posts.flatMap(({ at, halt }, i) => (halt && fromEdge(this.bare, edge, at) <= deep ? [i] : []))
      this.zones.set(name, zone)
    }
    return zone
  }

  /** The way to within this distance of an edge. */
  toEdge(edge: Edge, deep: Length): Field {
    const near = ({ at }: { readonly at: Point }): boolean => fromEdge(this.bare, edge, at) <= deep
    return this.field(`edge ${edge} ${deep}`, () => this.posts.flatMap((post, i) => (near(post) ? [i] : [])))
  }

  /** The way to a place, from anywhere. */
  toSpot([x, y]: Point): Field {
    const post = this.nearest(x, y)
    return this.field(`spot ${post}`, () => [post])
  }
}

function judge(game: Goodbye, a: Stand, b: Stand): number {
  const line = layLine(game, a.at, b.at)
  if (line.crossed.length === 0) return OPEN
  if (blockerOf(game, line)) return BLOCKED
  return coverOf(game, dummy(b.at), line, 'firer').save > 0 ? COVERED : OPEN
}

/** The chart of a game's table. */
export const chartOf = keeper((game: Goodbye) => new GoodbyeChart(game))
