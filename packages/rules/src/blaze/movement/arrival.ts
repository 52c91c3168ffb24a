import {
  crosses,
  type Event,
  type Id,
  isOffTable,
  type Length,
  type Point,
  type Procedure,
  position,
  text,
  the,
} from '@sandtable/kernel'
import { beach } from '../craft/craft.ts'
import { featuresAt, houseAt } from '../ground/ground.ts'
import { touchCasualties } from '../melee/prisoners.ts'
import { crossMines } from '../mines/mines.ts'
import type { Blaze, Stand } from '../records.ts'
import { loseZero } from '../shells/zeroing.ts'
import { discoverSnipers, offerSnipers } from '../snipers/snipers.ts'
import { hullAt, overlapping } from '../stands/measure.ts'
import { spot } from '../stands/spotting.ts'
import { classOf, isInfantry, isOut, isSniper, onTable } from '../stands/stand.ts'
import { discoverGround } from '../stands/states.ts'
import { enterHouse, whyNotFloor } from '../streets/streets.ts'
import { offerFallBackFire, offerOpportunityFire } from '../turn/reactions.ts'
import { betray } from './betraying.ts'
import { carryAlong } from './carrying.ts'
import { goingIn } from './costs.ts'
import { type Arriving, type Manner, manners } from './manners.ts'
import { meetObstacles } from './obstacles.ts'
import { asFarAs } from './path.ts'

/** The only way a stand changes its place: along its path, to where it stops, with the consequences. */

/** How far it got: null when it is gone. */
export interface Went {
  readonly path: readonly Point[]
  readonly stopped: boolean
}

/** It follows its path and meets what lies on it. */
export function* goAlong(game: Blaze, id: Id, how: Arriving, path: readonly Point[]): Procedure<Went | null> {
  const manner: Manner = manners[how]
  if (manner.works !== 'way') return { path, stopped: false }
  const met = yield* meetObstacles(game, id, path, manner.harassed)
  return met && onTable(game.piece(id)) ? met : null
}

export interface Coming {
  readonly path: readonly Point[]
  readonly cites: readonly string[]
  /** The movement that it has spent on its way; none where it was driven. */
  readonly spent?: Length
  readonly facing?: number
  /** The floor it means to be on; left out, the one that it was on as long as it is in the same house. */
  readonly floor?: number
  /** The enemy whose base it may touch: its charge target. */
  readonly against?: Id
  /** Further changes to it as it stops there. */
  readonly also?: Partial<Stand>
}

/** Its floor at a point of its path: outside its house it is on the ground. */
function floorAt(game: Blaze, stand: Stand, from: Point, at: Point): number {
  if (stand.floor === 0) return 0
  const house = houseAt(game, at)
  return house && house.id === houseAt(game, from)?.id ? stand.floor : 0
}

/** A sniper cannot be bumped into, and a stand hidden upstairs is met on the stairs: BA-RUL-242, BA-RUL-123. */
const isPassed = (enemy: Stand): boolean => isSniper(enemy) || (enemy.hidden && enemy.floor > 0)

/** May it stop there? Not on another stand, a full floor or forbidden ground: BA-RUL-74. */
export function mayStop(game: Blaze, stand: Stand, at: Point, floor: number, against?: Id, facing?: number): boolean {
  if (isOffTable(game, at)) return false
  const others = game.pieces.filter(
    other =>
      other.id !== stand.id &&
      other.id !== stand.towing &&
      other.id !== against &&
      !(other.side !== stand.side && isPassed(other)),
  )
  if (overlapping(game, hullAt(game, stand, at, facing), floor, others)) return false
  if (against === undefined && isInfantry(game, stand) && houseAt(game, at))
    if (whyNotFloor(game, stand, at, floor).length > 0) return false
  // at the edge of water one is ashore
  return featuresAt(game, at).every(f => goingIn(game, stand, f.kind) !== 'no' || position(f.shape, at) !== 'in')
}

/** It stops at the end of its path, or as near as there is room, with its passengers and tow. Returns where it stopped. */
export function comeTo(game: Blaze, id: Id, how: Arriving, coming: Coming): Point {
  const manner: Manner = manners[how]
  const stand = game.piece(id)
  const from = coming.path[0] as Point
  const meant = coming.path.at(-1) as Point
  const floorOf = (at: Point): number =>
    at === meant && coming.floor !== undefined ? coming.floor : floorAt(game, stand, from, at)
  const path = asFarAs(coming.path, at => mayStop(game, stand, at, floorOf(at), coming.against, coming.facing))
  const at = path.at(-1) as Point
  const smoke = manner.smoke && isThroughSmoke(game, path)
  const cites = at === meant ? coming.cites : [...coming.cites.slice(0, 1), 'BA-RUL-74']
  // the rules behind a marker's move would reveal what it is: only its owner sees them
  if (stand.marker !== null) game.say(text`${the.piece(stand)} moves.`, cites, [id], [stand.side])
  const why = stand.marker === null ? cites : ['BA-HMOV-4']
  const moved = stand.moved + (coming.spent ?? 0)
  const facing = coming.facing ?? stand.facing
  const crossed = stand.crossed || smoke
  const event: Event | undefined = manner.driven && stand.marker === null ? { is: 'driven', cause: how } : undefined
  game.change('piece', id, { at, facing, floor: floorOf(at), moved, crossed, ...coming.also }, why, event)
  if (manner.betrays) betray(game, id, path)
  discoverGround(game, id, path)
  carryAlong(game, id)
  const { passengers, towing } = game.piece(id)
  for (const one of [id, ...passengers, ...(towing ? [towing] : [])]) loseZero(game, one)
  return at
}

const isThroughSmoke = (game: Blaze, path: readonly Point[]): boolean =>
  game.terrain.some(
    f =>
      f.kind === 'smoke' &&
      !f.gone &&
      !f.pending &&
      path.some((p, i) => i > 0 && crosses(f.shape, path[i - 1] as Point, p)),
  )

/** What its arrival reveals, and who reacts: BA-RUL-78, BA-RUL-68. `from` is the floor that it was on. */
export function* settle(game: Blaze, id: Id, how: Arriving, from = 0): Procedure {
  const manner: Manner = manners[how]
  if (!onTable(game.piece(id))) return
  if (manner.works === 'place') yield* stepOnMines(game, id)
  const stand = game.piece(id)
  if (!onTable(stand) || (isOut(game, stand) && classOf(game, stand) !== 'marker')) return
  beach(game, id)
  yield* enterHouse(game, id, from)
  spot(game)
  touchCasualties(game, id)
  if (!game.piece(id).hidden) yield* offerSnipers(game)
  discoverSnipers(game, id)
  if (!onTable(game.piece(id))) return
  if (manner.answer === 'fall-back') yield* offerFallBackFire(game, id)
  else if (manner.answer === 'opportunity') yield* offerOpportunityFire(game, id)
}

/** A stand put down on a mine square has entered it: BA-MINE-10. */
function* stepOnMines(game: Blaze, id: Id): Procedure {
  const [square] = featuresAt(game, game.piece(id).at as Point, 'mine')
  if (square) yield* crossMines(game, id, square.id)
}

/** It is there, and settles. */
export function* arrive(game: Blaze, id: Id, how: Arriving, coming: Coming): Procedure {
  const { floor } = game.piece(id)
  comeTo(game, id, how, coming)
  yield* settle(game, id, how, floor)
}
