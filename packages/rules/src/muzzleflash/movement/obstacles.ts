import {
  because,
  inside,
  type Length,
  lengthOf,
  type Point,
  along as pointAlong,
  type Reason,
  type Shape,
} from '@sandtable/kernel'
import { isVehicle, kindOf } from '../figures.ts'
import { type Crossed, groundOf, isGap, type Land, openingAt, outlineOf } from '../ground/ground.ts'
import { towardsPoint } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** What stands in the way of a leg: MF-MOV-8, MF-RUL-18. */
export interface Hindrance {
  readonly land: Land
  readonly at: Point
  /** test: a morale test; none: this piece goes over it as if it were not there; never: it cannot be passed. */
  readonly needs: 'test' | 'never'
}

/** What tracks roll over: hedges, fences, wire and low walls. */
const TRACKED: readonly string[] = ['hedge', 'fence', 'wire', 'low-wall']

/** The obstacles that a straight leg crosses, with what each asks of this piece. */
export function hindrances(game: Muzzleflash, piece: Piece, a: Point, b: Point): readonly Hindrance[] {
  const crossed = groundOf(game).crossed(game, a, b)
  const ending = landingOn(game, a, b)
  if (crossed.length === 0 && ending.length === 0) return NOTHING
  const result: Hindrance[] = []
  for (const crossing of [...crossed, ...ending]) result.push(...hindranceOf(game, piece, crossing, a, b))
  return result
}

const NOTHING: readonly Hindrance[] = []

/** A leg that comes to a stop on a line or a wall has crossed it: else a path could slip over a fence by a stop on top of it. */
function landingOn(game: Muzzleflash, a: Point, b: Point): readonly Crossed[] {
  const result: Crossed[] = []
  for (const { id } of game.grid.along(a, b)) {
    const land = groundOf(game).get(id)
    const line = land && edgeOf(land)
    if (line && inside(line, b) && !inside(line, a)) result.push({ land, enter: 1, leave: 1 })
  }
  return result
}

/** The thin line that nobody slips over: a fence, or the walls of a room. */
function edgeOf({ shape, area, room }: Land): Shape | null {
  if (room) return outlineOf(shape)
  return !area && 'line' in shape && !shape.thick ? shape : null
}

function hindranceOf(
  game: Muzzleflash,
  piece: Piece,
  { land, enter, leave }: Crossed,
  a: Point,
  b: Point,
): Hindrance[] {
  if (isVehicle(game, piece) && (land.room || land.opening))
    return [{ land, at: pointAlong(a, b, enter), needs: 'never' }]
  if (land.room || land.openings.length > 0) return throughWall(land, enter, leave, a, b)
  if (land.opening) return throughOpening(land, pointAlong(a, b, enter))
  if (!land.type.obstacle || (land.area && enter === 0)) return [] // leaving what it stands in needs no test
  if (isVehicle(game, piece)) {
    if (kindOf(game, piece).tracked && TRACKED.includes(land.kind)) return []
    return [{ land, at: pointAlong(a, b, enter), needs: 'never' }]
  }
  return [{ land, at: pointAlong(a, b, enter), needs: 'test' }]
}

/** A building is entered and left at its openings; where none are drawn they are everywhere, and each is an obstacle. */
function throughWall(land: Land, enter: number, leave: number, a: Point, b: Point): Hindrance[] {
  const result: Hindrance[] = []
  for (const t of enter === leave ? [enter] : [enter, leave]) {
    if (t <= 0 || (t >= 1 && enter < 1)) continue
    const at = pointAlong(a, b, t)
    if (isGap(land, at)) continue
    const opening = openingAt(land, at)
    if (opening) result.push(...throughOpening(opening, at))
    else result.push({ land, at, needs: land.openings.length > 0 ? 'never' : 'test' })
  }
  return result
}

/** An open door is passed freely, a closed one or a window with a test, a slit not at all. */
function throughOpening(land: Land, at: Point): Hindrance[] {
  if (land.kind === 'fire-slit') return [{ land, at, needs: 'never' }]
  return land.kind === 'door' && !land.shut ? [] : [{ land, at, needs: 'test' }]
}

/** Can it get along this leg at all? Obstacles that only need a test do not count. */
export const passable = (game: Muzzleflash, piece: Piece, a: Point, b: Point): boolean =>
  hindrances(game, piece, a, b).every(({ needs }) => needs !== 'never')

/** How far along a straight way it gets before something that it cannot pass, a hair before that. */
export function asFarAsPassable(game: Muzzleflash, piece: Piece, a: Point, b: Point): Point {
  let end = b
  let far = lengthOf([a, b])
  for (const { needs, at } of hindrances(game, piece, a, b)) {
    const way = lengthOf([a, at])
    if (needs === 'never' && way < far) [end, far] = [towardsPoint(a, b, Math.max(0, Math.floor(way) - HAIR)), way]
  }
  return end
}

const HAIR: Length = 10

/** Why the leg cannot be walked. */
export const whyBarred = (found: readonly Hindrance[]): readonly Reason[] =>
  found
    .filter(({ needs }) => needs === 'never')
    .map(({ land }) =>
      because('obstacle', `the ${land.kind} ${land.id} cannot be passed here`, 'MF-MOV-8', 'MF-RUL-18'),
    )
