import { ahead, ask, cm, type Id, type Length, type Point, type Procedure, roll } from '@sandtable/kernel'
import { centimetres } from '../measure.ts'
import type { Goodbye } from '../records.ts'

/** Directions are hours of a clock that lies on the table, 12 to the north: GB-RUL-46. */
export const HOURS = 12
export const degreesOf = (hour: number): number => ((hour % HOURS) * 360) / HOURS

/** The faces of the scatter die that are on target: GB-RUL-46. */
const ON_TARGET = 2

/** What a scatter die says: on target, or off it in the direction of this hour. */
type Scatter = number | null

/** A round, grenade or shell on its way: where it was aimed, and how many distance dice take it off. */
export interface Flight {
  readonly aim: Point
  readonly dice: number
  readonly cites: readonly string[]
  /** The piece that it was aimed at, where nobody named a place. */
  readonly about?: readonly Id[]
}

/** Where something came down: on target, or so far off in the direction of an hour. */
export interface Landing {
  readonly hour: Scatter
  readonly off: Length
}

function* scatterDie(game: Goodbye, cites: readonly string[]): Procedure<Scatter> {
  const rules = [...cites, 'GB-RUL-46']
  const [die] = yield* roll(game, 'scatter', 1, { cites: rules })
  if ((die as number) <= ON_TARGET) return null
  const [hour] = yield* roll(game, 'scatter-direction', 1, { faces: HOURS, cites: rules })
  return hour as number
}

function* distance(game: Goodbye, dice: number, cites: readonly string[]): Procedure<Length> {
  const rolled = yield* roll(game, 'scatter-distance', dice, { cites: [...cites, 'GB-RUL-46'] })
  return cm(rolled.reduce((sum, die) => sum + die, 0))
}

function fallen(game: Goodbye, { aim, cites, about }: Flight, landing: Landing): Point {
  const { hour, off } = landing
  const says = hour === null ? 'It lands on target.' : `It lands ${offTarget(hour, off)}.`
  game.say(says, [...cites, 'GB-RUL-46'], about)
  return placeOf(aim, landing)
}

export const placeOf = (aim: Point, { hour, off }: Landing): Point =>
  hour === null ? aim : ahead(aim, degreesOf(hour), off)

const offTarget = (hour: number, off: Length): string => `${centimetres(off)} off, towards ${hour} o'clock`

/** What the sentence above says, for whoever draws it; null if it is another sentence. */
export function landingOf(text: string): Landing | null {
  const found = LANDED.exec(text)
  if (!found) return null
  const [, off, hour] = found
  return off === undefined ? { hour: null, off: 0 } : { hour: Number(hour), off: cm(Number(off)) }
}
const LANDED = /^It lands (?:on target|([\d.]+) cm off, towards (\d+) o'clock)\.$/

/** Where it comes down. Without distance dice that is on target, and nothing is rolled. */
export function* land(game: Goodbye, flight: Flight): Procedure<Point> {
  const { dice, cites } = flight
  if (dice <= 0) return fallen(game, flight, ON_THE_SPOT)
  const hour = yield* scatterDie(game, cites)
  return fallen(game, flight, { hour, off: hour === null ? 0 : yield* distance(game, dice, cites) })
}
const ON_THE_SPOT: Landing = { hour: null, off: 0 }

/** The player rolls two scatter dice and chooses one; the distance is rolled after that, if it is off target. */
export function* landCorrected(game: Goodbye, side: Id, flight: Flight): Procedure<Point> {
  const { dice, cites } = flight
  if (dice <= 0) return fallen(game, flight, ON_THE_SPOT)
  const two = [yield* scatterDie(game, cites), yield* scatterDie(game, cites)] as const
  const says = two.map(hour => (hour === null ? 'on target' : `off target, towards ${hour} o'clock`))
  const hour = two[yield* oneOfTwo(game, side, says, cites)] as Scatter
  return fallen(game, flight, { hour, off: hour === null ? 0 : yield* distance(game, dice, cites) })
}

/** Who cannot miss rolls the scatter die and one distance die twice, and chooses. */
export function* landTwice(game: Goodbye, side: Id, flight: Flight): Procedure<Point> {
  const { cites } = flight
  const two: Landing[] = []
  for (let i = 0; i < 2; i++) {
    const hour = yield* scatterDie(game, cites)
    two.push({ hour, off: hour === null ? 0 : yield* distance(game, 1, cites) })
  }
  const says = two.map(({ hour, off }) => (hour === null ? 'on target' : offTarget(hour, off)))
  return fallen(game, flight, two[yield* oneOfTwo(game, side, says, cites)] as Landing)
}

/** Which of two results to use: 0 or 1. Nothing is asked where they are the same. */
function* oneOfTwo(game: Goodbye, side: Id, says: readonly string[], cites: readonly string[]): Procedure<number> {
  if (says[0] === says[1]) return 0
  const answer = yield* ask(game, side, {
    says: 'Which of the two?',
    actions: ['choose'],
    cites,
    context: { field: 'option', values: [1, 2], says },
  })
  return (answer.option as number) - 1
}
