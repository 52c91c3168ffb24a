import {
  because,
  covered,
  crossesLeg,
  holds,
  type Length,
  type Point,
  passages,
  type Reason,
  type TollLeg,
  text,
  the,
} from '@sandtable/kernel'
import { isTank } from '../figures.ts'
import { byOpening, groundOf, type Land, WHOLE } from '../ground.ts'
import type { Figure, Goodbye } from '../records.ts'
import { movement } from '../tables.ts'

/** The extra cost of one straight leg, the number of climbs, and why it may not be walked. */
export interface Leg {
  /** The cost of climbing. */
  readonly extra: Length
  /** The leg and the ground that slows it. */
  readonly toll: TollLeg
  readonly climbs: number
  readonly difficult: boolean
  readonly reasons: readonly Reason[]
  /** The rules on the ground it crosses. */
  readonly cites: readonly string[]
}

const plain = (from: Point, to: Point): Leg => ({
  extra: 0,
  toll: { from, to, slow: [] },
  climbs: 0,
  difficult: false,
  reasons: [],
  cites: [],
})

export function legOf(game: Goodbye, figure: Figure, a: Point, b: Point): Leg {
  const lands = groundOf(game).crossed(a, b)
  if (lands.length === 0) return plain(a, b)
  return isTank(figure) ? tankLeg(lands, a, b) : footLeg(game, lands, figure, a, b)
}

/** Tanks ignore all terrain except woods and buildings, which they may not enter: GB-RUL-78. */
function tankLeg(lands: readonly Land[], a: Point, b: Point): Leg {
  const shut = lands.find(land => (land.wood || land.shut) && (holds(land, b) || goesThrough(land, a, b)))
  const reasons = shut ? [because('blocked', text`a tank may not enter the ${the.ground(shut)}`, 'GB-RUL-78')] : []
  return { ...plain(a, b), reasons, cites: ['GB-RUL-78'] }
}

const goesThrough = (land: Land, a: Point, b: Point): boolean =>
  passages(land.shape, a, b).some(([enter, leave]) => leave > enter)

function footLeg(game: Goodbye, lands: readonly Land[], figure: Figure, a: Point, b: Point): Leg {
  const slow: Land[] = []
  const cites: string[] = []
  const reasons: Reason[] = []
  let climbs = 0
  for (const land of lands) {
    if (land.difficult && goesThrough(land, a, b)) slow.push(land)
    climbs += climbsOver(land, lands, a, b).length
    if (land.shut && holds(land, a) !== holds(land, b) && !byOpening(land, a, b))
      reasons.push(
        because('blocked', text`the ${the.ground(land)} can be entered and left only at its openings`, 'GB-RUL-77'),
      )
    else if (land.shut && !holds(land, a) && !holds(land, b) && goesThrough(land, a, b) && !byOpening(land, a, b))
      reasons.push(because('blocked', text`the ${the.ground(land)} is in the way`, 'GB-RUL-77'))
  }
  const difficult = slow.length > 0
  if (climbs > 0) cites.push('GB-MOVE-2')
  else if (lands.some(land => land.pit)) cites.push('GB-RUL-20')
  if (difficult) cites.push(figure.stormtrooper ? 'GB-STORM-3' : 'GB-RUL-19')
  const toll = { from: a, to: b, slow: figure.stormtrooper ? [] : slow.map(land => land.shape) }
  return { extra: climbs * game.rows(movement).climb, toll, climbs, difficult, reasons, cites }
}

/**
 * Where a leg climbs a level: leaving a trench, crossing a wall, going up or down a cliff; once per level. Passing
 * from a trench into another, or into a building by its door, is no climb: GB-RUL-20.
 */
export function climbsOver(land: Land, lands: readonly Land[], a: Point, b: Point): readonly number[] {
  const levels = land.type.levels ?? 0
  if (levels === 0) return []
  const within = passages(land.shape, a, b)
  const gains = within.filter(([enter]) => enter > 0).map(([enter]) => enter)
  // who ends on the line of a wall has climbed it, and need not climb it to go on
  if (land.kind === 'wall') return times(levels, gains.length === 0 && crossesLeg(land.shape, a, b) ? [1] : gains)
  const left = within.filter(([, leave]) => leave < 1).map(([, leave]) => leave)
  const leaves = left.length > 0 || !holds(land, a) || holds(land, b) ? left : [0]
  if (land.pit)
    return times(
      levels,
      leaves.filter(t => !goesOn(land, lands, a, b, t)),
    )
  return times(levels, [...gains, ...leaves])
}

const times = (levels: number, places: readonly number[]): readonly number[] =>
  places.flatMap(place => Array.from({ length: levels }, () => place))

/** Does the leg, on leaving a pit, continue in another pit or in a building? */
const goesOn = (pit: Land, lands: readonly Land[], a: Point, b: Point, t: number): boolean =>
  lands.some(
    land =>
      land !== pit &&
      (land.pit || land.shut) &&
      passages(land.shape, a, b).some(([enter, leave]) => enter <= t + NO_GAP && leave > t + NO_GAP),
  )
/** Two adjoining pieces have no gap between them apart from rounding. */
const NO_GAP = 1e-9

/** Is the entire leg on a road? */
export function onRoad(game: Goodbye, a: Point, b: Point): boolean {
  const roads = groundOf(game)
    .crossed(a, b)
    .filter(land => land.kind === 'road')
  return covered(roads.flatMap(road => passages(road.shape, a, b))) > WHOLE
}

/** The cost of getting up: GB-MOVE-4. */
export const gettingUp = (game: Goodbye, figure: Figure): Length => (figure.prone ? game.rows(movement)['stand-up'] : 0)
