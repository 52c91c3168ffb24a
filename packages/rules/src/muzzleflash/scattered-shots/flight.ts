import {
  along,
  corners,
  type Id,
  inch,
  type Length,
  lengthOf,
  type Point,
  type Procedure,
  passages,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { isVehicle, onTable } from '../basics/figures.ts'
import { groundOf, type Land } from '../ground/ground.ts'
import { baseOf } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { flight, type Mode, scatterDirect, scatterSide } from '../tables.ts'
import { asideOf, exitOf } from './directions.ts'

/** What a stray shot meets first on its way. */
interface Met {
  readonly at: Point
  /** The vehicle; null where it is a feature. */
  readonly vehicle: Id | null
  /** The feature; null where it is a vehicle. */
  readonly land: Land | null
}

const sideRules = { left: 'MF-SCA-3', right: 'MF-SCA-4' }
const directRules = { aimed: 'MF-SCA-6', deliberate: 'MF-SCA-7', rapid: 'MF-SCA-7', snap: 'MF-SCA-8' }

/** The way of a stray shot, and whether it depends on something near the firer: what it goes over or bursts on there. */
export interface Flight {
  readonly met: Met | null
  readonly near: boolean
}

/** A direct shot that misses: the new point of aim, left or right of the old one. */
export function* goAstray(game: Muzzleflash, from: Point, aim: Point, mode: Mode): Procedure<Point> {
  const [die] = yield* roll(game, 'scatter-side', 1, { cites: ['MF-SCA-2', 'MF-RUL-62'] })
  const side = (die as number) <= (game.rows(scatterSide).left as number) ? 'left' : 'right'
  const distance = yield* inchesOf(game, game.rows(scatterDirect)[mode] ?? 0, ['MF-SCA-5', directRules[mode]])
  const astray =
    side === 'left'
      ? text`It scatters ${the.length(distance)} to the left.`
      : text`It scatters ${the.length(distance)} to the right.`
  game.say(astray, [sideRules[side], 'MF-SCA-9'])
  return asideOf(from, aim, side, distance)
}

/** A number of d6, read as inches. */
export function* inchesOf(game: Muzzleflash, count: number, cites: readonly string[]): Procedure<Length> {
  const dice = yield* roll(game, 'scatter-distance', count, { cites })
  return inch(dice.reduce((sum, die) => sum + die, 0))
}

/** To the first vehicle or solid feature on the way from the firer through a point, or on to the edge of the table. */
export function flightOf(game: Muzzleflash, firer: Piece, from: Point, through: Point): Flight {
  const end = exitOf(from, through, game.width, game.depth)
  const length = lengthOf([from, end])
  const { over = 0, near: nearby = 0, 'near-high': nearHigh = 0 } = game.rows(flight)
  const isNear = (t: number): boolean => t * length <= nearby
  const met: { readonly t: number; readonly vehicle: Id | null; readonly land: Land | null }[] = []
  const flownOver: number[] = []
  for (const { land, enter } of groundOf(game).passed(from, end)) {
    if (!land.type.solid) continue
    if (isNear(enter) ? land.height >= nearHigh : land.height > over) met.push({ t: enter, vehicle: null, land })
    else if (land.height > over) flownOver.push(enter)
  }
  for (const vehicle of game.pieces)
    if (vehicle.id !== firer.id && onTable(vehicle) && isVehicle(game, vehicle)) {
      const enter = entryOf(game, vehicle, from, end)
      if (enter !== null) met.push({ t: enter, vehicle: vehicle.id, land: null })
    }
  const first = met.filter(({ t }) => t > 0).sort((a, b) => a.t - b.t)[0]
  return {
    met: first ? { at: along(from, end, first.t), vehicle: first.vehicle, land: first.land } : null,
    near: flownOver.some(t => t < (first?.t ?? 1)) || (first !== undefined && first.land !== null && isNear(first.t)),
  }
}

/** Where a line goes into the base of a vehicle, as a fraction of it; null if it does not. */
function entryOf(game: Muzzleflash, vehicle: Piece, a: Point, b: Point): number | null {
  const base = baseOf(game, vehicle)
  const shape = 'r' in base ? { circle: [base.x, base.y, base.r] as const } : { polygon: corners(base) }
  return passages(shape, a, b)[0]?.[0] ?? null
}

/** Where the line of fire meets the base of a vehicle. */
export function pointStruck(game: Muzzleflash, vehicle: Piece, from: Point): Point {
  const to = vehicle.at as Point
  const t = entryOf(game, vehicle, from, to) ?? 1
  return along(from, to, t)
}
