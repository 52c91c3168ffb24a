import { type Grid, jsonSource, openGame } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { Chart, type Field, keeper } from '../chart/chart.ts'
import { Odds } from './odds.ts'
import { Sight } from './sight.ts'
import { RADIUS, tableOf } from './table.ts'

const { groundOf, reach } = plasticRules
type Plastic = plasticRules.Plastic
type Feature = plasticRules.Feature
type Side = plasticRules.Side

/** A chart of a table of this set: sight from place to place, the shelter of a place, and the chances of every shot. */
export class PlasticChart extends Chart {
  readonly odds: Odds
  readonly bare: Plastic
  private readonly zones = new Map<string, readonly number[]>()
  private readonly shelters: Float64Array
  /** Sight while the terrain is as it was set up. */
  private readonly clear: Sight
  private sights = new WeakMap<Grid<Feature>, Sight>()

  constructor(game: Plastic) {
    const bare = openGame(game.rules, { ...game.setup, pieces: [], units: [] }, jsonSource('chart', null))
    super(tableOf(bare))
    this.bare = bare
    this.shelters = new Float64Array(this.posts.length * 3).fill(-1)
    this.odds = new Odds(bare)
    this.clear = new Sight(this.stands, this.posts.length)
  }

  override tidy(): boolean {
    if (!super.tidy()) return false
    this.sights = new WeakMap()
    this.clear.tidy()
    return true
  }

  /** The way to a place: to any point in it, on it or touching it. */
  toPlace(place: string): Field {
    return this.toShape(`place ${place}`, this.bare.get('terrain', place).shape)
  }

  /**
   * The posts in a side's set-up zone where a figure might stop: this deep from its own edge, to the near edge of a
   * base.
   */
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

  /** How well a post shelters a figure in this pose against any firer, from nothing (0) to all round (1). */
  shelter(i: number, pose: number): number {
    if (i >= this.posts.length) return 0
    const known = this.shelters[i * 3 + pose] as number
    if (known >= 0) return known
    const ground = groundOf(this.bare)
    const at = this.at(i)
    let best = ground.placeAt(at) ? 1 : 0
    for (const land of ground.near(at, RADIUS + reach(this.bare, 'touch'))) {
      if (pose === PRONE)
        best = 1 // PF-FIR-24
      else if (!land.hill && land.class !== 'sunken' && (land.class !== 'leg-high' || pose === KNEELING))
        best = Math.max(best, land.type.gives === 'cover' ? 0.5 : 0.2)
    }
    this.shelters[i * 3 + pose] = best
    return best
  }

  /** Sight on this table as it is now; recomputed after a hole in a wall or a destroyed bunker. */
  sight(game: Plastic): Sight {
    const known = this.sights.get(game.grid)
    if (known) return known
    const changed = game.terrain.filter(({ holes, destroyed }) => holes.length > 0 || destroyed)
    const sight = changed.length === 0 ? this.clear : new Sight(this.stands, this.posts.length, this.clear, changed)
    this.sights.set(game.grid, sight)
    return sight
  }
}

const KNEELING = 1
const PRONE = 2

/** The chart of a game's table. */
export const chartOf = keeper((game: Plastic) => new PlasticChart(game))
