import {
  ahead,
  cm,
  type Id,
  type Length,
  type Message,
  type Point,
  type Procedure,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { oneOfThese } from '../prompts.ts'
import type { Goodbye } from '../records.ts'
import { needs } from '../tables.ts'

/** Directions are clock hours on the table, with 12 to the north: GB-RUL-46. */
export const HOURS = 12
export const degreesOf = (hour: number): number => ((hour % HOURS) * 360) / HOURS

/** The scatter die's result: on target, or off in the direction of this hour. */
type Scatter = number | null

/** A round, grenade or shell in flight: its aiming point and number of distance dice. */
export interface Flight {
  readonly aim: Point
  readonly dice: number
  /** The rules for the scatter die and for the number of distance dice. */
  readonly cites: readonly string[]
  readonly far?: readonly string[]
  /** The piece aimed at, if no place was named. */
  readonly about?: readonly Id[]
}

/** Where something landed: on target, or this far off in an hour's direction. */
interface Landing {
  readonly hour: Scatter
  readonly off: Length
}

function* scatterDie(game: Goodbye, cites: readonly string[]): Procedure<Scatter> {
  const [die] = yield* roll(game, 'scatter', 1, { cites, under: ['GB-RUL-46'] })
  if ((die as number) <= game.rows(needs)['on-target']) return null
  const [hour] = yield* roll(game, 'scatter-direction', 1, { faces: HOURS, cites: [...cites.slice(0, 1), 'GB-RUL-46'] })
  return hour as number
}

function* distance(game: Goodbye, dice: number, cites: readonly string[]): Procedure<Length> {
  const rolled = yield* roll(game, 'scatter-distance', dice, { cites, under: ['GB-RUL-46'] })
  return cm(rolled.reduce((sum, die) => sum + die, 0))
}

function fallen(game: Goodbye, { aim, dice, cites, far = cites, about }: Flight, landing: Landing): Point {
  const { hour, off } = landing
  const at = hour === null ? aim : ahead(aim, degreesOf(hour), off)
  const says =
    hour === null
      ? text`It lands on target, at ${the.place(at)}.`
      : text`It lands ${the.length(off)} off target, towards ${the.count(hour)} o'clock, at ${the.place(at)}.`
  game.say(says, dice <= 0 ? far : cites, about, undefined, at)
  return at
}

/** Where it lands. Without distance dice it is on target, and nothing is rolled. */
export function* land(game: Goodbye, flight: Flight): Procedure<Point> {
  const { dice, cites, far = cites } = flight
  if (dice <= 0) return fallen(game, flight, ON_THE_SPOT)
  const hour = yield* scatterDie(game, cites)
  return fallen(game, flight, { hour, off: hour === null ? 0 : yield* distance(game, dice, far) })
}
const ON_THE_SPOT: Landing = { hour: null, off: 0 }

/** The player rolls two scatter dice and chooses one; if it is off target, the distance is then rolled. */
export function* landCorrected(game: Goodbye, side: Id, flight: Flight): Procedure<Point> {
  const { dice, cites, far = cites } = flight
  if (dice <= 0) return fallen(game, flight, ON_THE_SPOT)
  const first = yield* scatterDie(game, cites)
  const second = yield* scatterDie(game, cites)
  const { hour } = yield* better(game, side, { hour: first, off: null }, { hour: second, off: null }, cites)
  return fallen(game, flight, { hour, off: hour === null ? 0 : yield* distance(game, dice, far) })
}

/** A figure that cannot miss rolls the scatter die and one distance die twice, and chooses. */
export function* landTwice(game: Goodbye, side: Id, flight: Flight): Procedure<Point> {
  const { cites } = flight
  const once = function* (): Procedure<Landing> {
    const hour = yield* scatterDie(game, cites)
    return { hour, off: hour === null ? 0 : yield* distance(game, 1, cites) }
  }
  return fallen(game, flight, yield* better(game, side, yield* once(), yield* once(), cites))
}

/** A scatter result; null if the distance has not been rolled. */
interface Result {
  readonly hour: Scatter
  readonly off: Length | null
}

/** Which of two results to use. Identical results need no choice. */
function* better<R extends Result>(game: Goodbye, side: Id, a: R, b: R, cites: readonly string[]): Procedure<R> {
  if (a.hour === b.hour && a.off === b.off) return a
  const asked = { says: text`Choose one of the two results`, cites }
  const off = [a, b].map(result => (result.hour === null ? 0 : result.off))
  const chosen = yield* oneOfThese(game, side, asked, 'option', [[1, told(a)] as const, [2, told(b)] as const], { off })
  return chosen === 1 ? a : b
}

function told({ hour, off }: Result): Message {
  if (hour === null) return text`On target`
  if (off === null) return text`Off target, towards ${the.count(hour)} o'clock`
  return text`${the.length(off)} off target, towards ${the.count(hour)} o'clock`
}
