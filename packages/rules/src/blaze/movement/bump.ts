import {
  along,
  type Box,
  type Id,
  lengthOf,
  mm,
  type Point,
  type Procedure,
  text,
  the,
  withinBoxes,
  withinOf,
} from '@sandtable/kernel'
import { houseAt } from '../ground/ground.ts'
import type { Blaze, Stand } from '../records.ts'
import { hullAt, hullOf, takesGround } from '../stands/measure.ts'
import { carrierOf, isOut, isSniper, onTable } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'
import { goes } from '../values.ts'
import { arrive } from './arrival.ts'
import { groundCosts } from './costs.ts'
import { obstacleCosts } from './obstacles.ts'
import { asFarAs, cutBack } from './path.ts'

/** Where a stand that goes along a path would touch another, as a share of each leg; the first of these. */
export interface Contact {
  readonly with: Stand
  /** The path up to the point of contact. */
  readonly path: readonly Point[]
}

/** How far along a leg a hull can go before it touches an obstacle: whole hundredths, found by halving. Null if it never does. */
export function touchesOnLeg(box: (at: Point) => Box, from: Point, to: Point, obstacle: Box): Point | null {
  const mover = box(from)
  // no part of either lies farther from its middle than half its width and depth together
  const wide = Math.ceil((mover.width + mover.depth + obstacle.width + obstacle.depth) / 2) + mm(1)
  const length = Math.ceil(lengthOf([from, to]))
  if (length > 0 && !withinOf({ line: [from, to] }, obstacle.at, wide)) return null
  const touchesAt = (d: number): boolean => withinBoxes(box(pointAt(from, to, d, length)), obstacle, 0)
  // two convex hulls on a straight line: apart, then together, then apart; look for a touch at steps no longer than a base
  const step = mm(5)
  let before = 0
  for (let d = Math.min(step, length); ; d = Math.min(d + step, length)) {
    if (touchesAt(d)) {
      let low = before
      let high = d
      while (high - low > 1) {
        const middle = (low + high) >> 1
        if (touchesAt(middle)) high = middle
        else low = middle
      }
      return pointAt(from, to, high, length)
    }
    if (d >= length) return null
    before = d
  }
}

/** The point at this distance along a leg, in hundredths. */
export const pointAt = (from: Point, to: Point, d: number, length: number): Point =>
  length === 0 ? from : along(from, to, Math.min(d / lengthOf([from, to]), 1))

/** From base contact a stand may leave, or go along the other's edge, but not through it: then it gets no farther than where it is. */
function runsInto(box: (at: Point) => Box, from: Point, to: Point, obstacle: Box): Point | null {
  const slim = (at: Point): Box => {
    const { width, depth, ...rest } = box(at)
    return { ...rest, width: width - 2 * HAIR, depth: depth - 2 * HAIR }
  }
  return !withinBoxes(slim(from), obstacle, 0) && touchesOnLeg(slim, from, to, obstacle) ? from : null
}

/** How far two bases that touch along an edge may overlap by rounding. */
const HAIR = mm(1)

/**
 * The first enemy that the stand would touch on its way; of one that it touches already, whether it would go through it. Those on other floors are passed, but
 * not whom it charges: BA-RUL-123.
 */
export function firstContact(
  game: Blaze,
  stand: Stand,
  path: readonly Point[],
  enemies: readonly Stand[],
  charged?: Id,
): Contact | null {
  const box = (at: Point): Box => hullAt(game, stand, at)
  const home = stand.floor > 0 ? (houseAt(game, path[0] as Point)?.id ?? null) : null
  // an upper floor is left behind with the house that it is in
  const floorBeside = (enemy: Stand): number =>
    home && houseAt(game, enemy.at as Point)?.id === home ? stand.floor : 0
  const others = enemies.filter(
    enemy =>
      takesGround(game, enemy) &&
      !isOut(game, enemy) &&
      !isSniper(enemy) &&
      (enemy.floor === floorBeside(enemy) || enemy.id === charged),
  )
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as Point
    const to = path[i] as Point
    let best: { readonly at: Point; readonly enemy: Stand; readonly d: number } | null = null
    for (const enemy of others) {
      const hull = hullOf(game, enemy)
      const at = withinBoxes(box(from), hull, 0) ? runsInto(box, from, to, hull) : touchesOnLeg(box, from, to, hull)
      const d = at ? lengthOf([from, at]) : Number.POSITIVE_INFINITY
      if (at && (!best || d < best.d || (d === best.d && enemy.id === charged))) best = { at, enemy, d }
    }
    if (best) return { with: best.enemy, path: [...path.slice(0, i), best.at] }
  }
  return null
}

/** The mover goes back 50 mm along its path: BA-RUL-121. */
export function pulledBack(game: Blaze, id: Id, { with: met, path }: Contact): readonly Point[] {
  const says = text`${the.piece(id)} bumps into ${the.piece(met)}.`
  game.say(says, ['BA-TERR-1', 'BA-TERR-2'], [id, met.id])
  return cutBack(path, goes(game, 'bump'))
}

/** The stand it met is revealed and, if on the move itself, also goes back 50 mm, directly away: BA-RUL-121. */
export function* meetEnemy(game: Blaze, { with: met, path }: Contact): Procedure {
  const stand = game.piece(met.id)
  const way = onTheMove.includes(stand.card ?? '') && !carrierOf(game, stand) ? wayAway(game, stand, path) : []
  reveal(game, met.id, ['BA-TERR-1', 'BA-VIS-2'])
  if (way.length < 2 || !onTable(game.piece(met.id))) return
  yield* arrive(game, met.id, 'bump', { path: way, cites: ['BA-TERR-1'] })
}

const onTheMove = ['move', 'move-fire']

/** Straight away from the point of contact, as far as nothing bars the way: ground, wire, mines. */
function wayAway(game: Blaze, stand: Stand, path: readonly Point[]): readonly Point[] {
  const touch = path.at(-1) as Point
  const [x, y] = stand.at as Point
  const far = lengthOf([touch, [x, y]])
  const back = goes(game, 'bump')
  const away: Point = [x + Math.round(((x - touch[0]) * back) / far), y + Math.round(((y - touch[1]) * back) / far)]
  const isOpen = (at: Point): boolean => {
    const way = [[x, y] as Point, at]
    const works = obstacleCosts(game, stand, way, 0)
    return works.met === 0 && groundCosts(game, stand, way, 0, stand.side).reasons.length === 0
  }
  return asFarAs([[x, y], away], isOpen)
}
