import { bounds, type Id, mm, type Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { type Table, tableOf } from './table.ts'
import { type Weights, weights } from './weights.ts'

const { isAircraft, isConcealed, isOut, onTable, touchesFeature, victory } = blazeRules
type Blaze = blazeRules.Blaze
type Feature = blazeRules.Feature
type Stand = blazeRules.Stand

/** Something that counts at the end for the side that holds it alone. */
export interface Objective {
  readonly feature: Feature
  readonly points: number
  /** Is an own stand there, and is a known enemy? */
  readonly mine: boolean
  readonly theirs: boolean
}

/** The table as one side knows it now. */
export interface Scene {
  readonly game: Blaze
  readonly side: Id
  readonly table: Table
  readonly weights: Weights
  /** Own stands on the table and in the fight. */
  readonly mine: readonly Stand[]
  /** Enemies whose type is known. */
  readonly foes: readonly Stand[]
  /** Face-down markers of the enemy. */
  readonly markers: readonly Stand[]
  readonly objectives: readonly Objective[]
  /** Turns left, including this one. */
  readonly left: number
  /** Does the score ask for more than staying put? */
  readonly must: boolean
}

/** No base reaches farther from its middle than this. */
const NEAR = mm(100)
const NO_END = 20

export function survey(game: Blaze, side: Id, care: Weights = weights): Scene {
  const mine: Stand[] = []
  const foes: Stand[] = []
  const markers: Stand[] = []
  for (const stand of game.pieces) {
    if (!onTable(stand) || isAircraft(game, stand)) continue
    if (stand.side === side) {
      if (!isOut(game, stand)) mine.push(stand)
    } else if (isConcealed(stand)) markers.push(stand)
    else if (!isOut(game, stand)) foes.push(stand)
  }
  const { last, turn } = game.state
  let objectives: readonly Objective[] | undefined
  let must: boolean | undefined
  return {
    game,
    side,
    table: tableOf(game),
    weights: care,
    mine,
    foes,
    markers,
    left: last === null ? NO_END : Math.max(1, last - turn + 1),
    // lazy: many decisions never look at these
    get objectives() {
      objectives ??= objectivesOf(game, mine, [...foes, ...markers])
      return objectives
    },
    get must() {
      must ??= mustAct(game, side, this.objectives, care.enough)
      return must
    },
  }
}

function objectivesOf(game: Blaze, mine: readonly Stand[], others: readonly Stand[]): readonly Objective[] {
  return game.terrain.flatMap(feature => {
    if (!blazeRules.counts(feature)) return []
    const { west, south, east, north } = bounds(feature.shape)
    const holds = (stand: Stand): boolean => {
      const [x, y] = stand.at as Point
      const near = x > west - NEAR && x < east + NEAR && y > south - NEAR && y < north + NEAR
      return near && !stand.aboard && touchesFeature(game, stand, feature, game.rows(victory)['held-within'])
    }
    return [{ feature, points: feature.objective, mine: mine.some(holds), theirs: others.some(holds) }]
  })
}

/** What no own stand holds counts as the enemy's, even if he is not seen there. */
function mustAct(game: Blaze, side: Id, objectives: readonly Objective[], enough: number): boolean {
  let mine = game.side(side).victoryPoints
  let theirs = game.sides.reduce((most, other) => (other.id === side ? most : Math.max(most, other.victoryPoints)), 0)
  for (const { points, mine: held, theirs: contested } of objectives) {
    if (held && !contested) mine += points
    else if (!held) theirs += points
  }
  return mine < theirs * enough || mine === 0
}

/** A side's part in the battle: whoever may set up deeper defends; where both are alike they race for a place, or meet over several. */
export function partOf(game: Blaze, side: Id): 'attack' | 'defend' | 'meet' | 'race' {
  const own = game.side(side).zone ?? 0
  const others = game.sides.reduce((most, { id, zone }) => (id === side ? most : Math.max(most, zone ?? 0)), 0)
  if (own !== others) return own < others ? 'attack' : 'defend'
  return game.terrain.filter(blazeRules.counts).length > 1 ? 'meet' : 'race'
}

export const middle = (game: Blaze, stand: Stand): Point => blazeRules.middleOf(game, stand)

export const squared = (a: Point, b: Point): number => (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1])
