import {
  along,
  because,
  bounds,
  crosses,
  type Id,
  type Length,
  lengthOf,
  mm,
  type Point,
  type Procedure,
  passages,
  position,
  type Reason,
  type Shape,
  text,
  the,
} from '@sandtable/kernel'
import { isKnownGround, isThere } from '../ground/ground.ts'
import { crossMines } from '../mines/mines.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { wasHit } from '../stands/harm.ts'
import { hullAt, hullOf, touchOf } from '../stands/measure.ts'
import { overlap, slideTo, withinReach } from '../stands/overlap.ts'
import { classOf, isVehicle, kindOf, onTable } from '../stands/stand.ts'
import { offerOpportunityFire } from '../turn/reactions.ts'
import { crossWire } from '../wire/wire.ts'
import { betray } from './betraying.ts'
import { carryAlong } from './carrying.ts'

/** What the path of a stand leads into: strips of wire and mine squares. */

interface Obstacle {
  readonly feature: Feature
  /** The leg of the path, counted from 1, and the point of it at which the stand is dealt with. */
  readonly leg: number
  readonly at: Point
  readonly far: number
}

/** Wire is met by the path of the centre, or by a base that would end on it; mines by the path of the centre. BA-RUL-79, BA-RUL-80. */
function obstaclesOn(game: Blaze, stand: Stand, path: readonly Point[], side: Id | null): readonly Obstacle[] {
  const met: Obstacle[] = stuckIn(game, stand).map(feature => ({ feature, leg: 1, at: path[0] as Point, far: 0 }))
  const end = path[path.length - 1] as Point
  let before = 0
  for (let leg = 1; leg < path.length; leg++) {
    const a = path[leg - 1] as Point
    const b = path[leg] as Point
    for (const feature of game.terrain) {
      if ((feature.kind !== 'wire' && feature.kind !== 'mine') || !isThere(feature) || !isKnownGround(feature, side))
        continue
      if (met.some(one => one.feature.id === feature.id && feature.kind === 'wire')) continue
      const at = feature.kind === 'wire' ? wireAt(game, stand, feature, a, b, b === end) : mineAt(feature, a, b)
      if (at) met.push({ feature, leg, at, far: before + lengthOf([a, at]) })
    }
    before += lengthOf([a, b])
  }
  return met.sort((one, two) => one.far - two.far)
}

/** A half-track that is stuck has its strip to deal with before it goes anywhere: BA-WIRE-6, BA-RUL-80. */
const stuckIn = (game: Blaze, stand: Stand): readonly Feature[] =>
  stand.stuck
    ? game.terrain
        .filter(f => f.kind === 'wire' && isThere(f) && withinReach(hullOf(game, stand), f.shape, touchOf(game)))
        .slice(0, 1)
    : []

/** Where a base first touches the strip on this leg, if the strip is met on it. */
function wireAt(game: Blaze, stand: Stand, { shape }: Feature, a: Point, b: Point, last: boolean): Point | null {
  if (isFarFrom(shape, a, b)) return null
  const onIt = last && overlap(hullAt(game, stand, b), shape)
  return crosses(shape, a, b) || onIt ? slideTo(hullAt(game, stand, a), b, shape) : null
}

/** A strip this far from a leg is neither crossed nor lain on: no base extends that far from its centre. */
const FAR = mm(120)

function isFarFrom(shape: Shape, a: Point, b: Point): boolean {
  const { west, south, east, north } = bounds(shape)
  return (
    Math.max(a[0], b[0]) < west - FAR ||
    Math.min(a[0], b[0]) > east + FAR ||
    Math.max(a[1], b[1]) < south - FAR ||
    Math.min(a[1], b[1]) > north + FAR
  )
}

/** Where the centre comes into the square from outside; a stand that waits on its edge is outside. */
function mineAt({ shape }: Feature, a: Point, b: Point): Point | null {
  if (isFarFrom(shape, a, b) || position(shape, a) === 'in') return null
  const [way] = passages(shape, a, b)
  return way ? along(a, b, way[0]) : null
}

/** What wire and mines add to the cost of a path, and what bars it: half the move for each square, and for a half-track each strip. */
export function obstacleCosts(
  game: Blaze,
  stand: Stand,
  path: readonly Point[],
  rate: Length,
): {
  readonly cost: Length
  /** How many of them lie on the way. */
  readonly met: number
  readonly reasons: readonly Reason[]
  /** The rule of the obstacle that costs something. */
  readonly rule: string | null
} {
  const half = Math.floor(rate / 2)
  let rule: string | null = null
  const reasons: Reason[] = []
  let cost = 0
  const met = obstaclesOn(game, stand, path, stand.side)
  for (const { feature } of met) {
    if (isDummy(game, stand))
      reasons.push(because('hidden', text`a dummy marker cannot go into the ${the.ground(feature)}`, 'BA-RUL-304'))
    if (feature.kind === 'mine') {
      cost += half
      rule = 'BA-MINE-7'
      if (isVehicle(game, stand) && hasWreck(game, feature, stand.id)) {
        const says = text`a wreck bars the ${the.ground(feature)}`
        reasons.push(because('wreck', says, 'BA-MINE-8'))
      }
    } else if (kindOf(game, stand).drive === 'half-track') {
      cost += half
      rule = 'BA-WIRE-4'
    }
  }
  return { cost, met: met.length, reasons, rule }
}

/** Squares that a mine-clearing tank has removed this turn have cost it half its move each: BA-RUL-124. */
export const clearingCost = (stand: Stand, rate: Length): Length => stand.cleared * Math.floor(rate / 2)

/** No stand under it could cross anything: BA-RUL-304. */
const isDummy = (game: Blaze, stand: Stand): boolean => classOf(game, stand) === 'marker'

const hasWreck = (game: Blaze, { shape }: Feature, mover: Id): boolean =>
  game.pieces.some(
    stand =>
      stand.id !== mover &&
      stand.destroyed &&
      onTable(stand) &&
      isVehicle(game, stand) &&
      position(shape, stand.at as Point) !== 'out',
  )

/** The stand follows its path and meets what lies on it. Returns how far it got; null when it is gone. */
export function* meetObstacles(
  game: Blaze,
  mover: Id,
  path: readonly Point[],
  harassed: boolean,
): Procedure<{ readonly path: readonly Point[]; readonly stopped: boolean } | null> {
  const { stuck } = game.piece(mover)
  if (stuck && stuckIn(game, game.piece(mover)).length === 0)
    game.change('piece', mover, { stuck: false }, ['BA-WIRE-6'])
  for (const { feature, leg, at } of obstaclesOn(game, game.piece(mover), path, null)) {
    if (!isThere(game.get('terrain', feature.id))) continue
    const sofar = [...path.slice(0, leg), at]
    if (isDummy(game, game.piece(mover))) return { path: sofar, stopped: true }
    const crossesFreely =
      feature.kind === 'wire' &&
      isVehicle(game, game.piece(mover)) &&
      kindOf(game, game.piece(mover)).drive !== 'half-track'
    if (!crossesFreely) {
      game.change('piece', mover, { at }, ['BA-RUL-125'])
      carryAlong(game, mover)
      if (harassed) betray(game, mover, sofar)
      const before = game.piece(mover)
      if (harassed) yield* offerOpportunityFire(game, mover, feature.kind === 'mine' ? 'BA-MINE-11' : undefined)
      const after = game.piece(mover)
      if (!onTable(after)) return null
      const shaken = isShaken(before, after)
      if (wasHit(before, after) || shaken) {
        game.say(
          text`${the.piece(after)} halts under fire.`,
          [feature.kind === 'mine' ? 'BA-MINE-12' : 'BA-WIRE-11', ...(shaken ? ['BA-DIS-3'] : [])],
          after.hidden ? undefined : [mover],
          after.hidden ? [after.side] : undefined,
        )
        return { path: sofar, stopped: true }
      }
    }
    const goesOn =
      feature.kind === 'mine'
        ? yield* crossMines(game, mover, feature.id)
        : yield* crossWire(game, mover, feature.id, at)
    if (!onTable(game.piece(mover))) return null
    if (!goesOn) return { path: sofar, stopped: true }
  }
  return { path, stopped: false }
}

/** A hit that does no more than disorder it holds it as well: BA-DIS-3. */
const isShaken = (before: Stand, after: Stand): boolean => after.disordered && !before.disordered
