import {
  because,
  choice,
  type Id,
  isOffTable,
  type Length,
  mm,
  type Point,
  type Procedure,
  pieceChoice,
  type Question,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { dropLanding } from '../combat-tables.ts'
import { featuresAt, isThere } from '../ground/ground.ts'
import { arrive } from '../movement/arrival.ts'
import { whyFull } from '../movement/transport.ts'
import type { Blaze, Stand } from '../records.ts'
import { scatter } from '../shells/deviation.ts'
import { hullAt } from '../stands/measure.ts'
import { withinReach } from '../stands/overlap.ts'
import { leaveGame } from '../stands/removal.ts'
import { classOf, kindOf } from '../stands/stand.ts'
import { terrains } from '../tables.ts'
import type { Deploy } from '../turn/deployment.ts'
import { landGlider } from './gliders.ts'
import { landOnMines, rollLanding, roomFor } from './landing.ts'

/** Paratroops, and the landing of anything that arrives by air. */

/** Waits in the air: an airborne stand or glider that is off the table and not aboard, in any turn unless the scenario names one. */
const waits = (game: Blaze, stand: Stand): boolean =>
  stand.at === null &&
  !stand.gone &&
  stand.aboard === null &&
  (stand.arrives ?? 0) <= game.state.turn &&
  (kindOf(game, stand).airborne === true || classOf(game, stand) === 'glider')

export const couldDrop = (game: Blaze, side: Id): boolean => game.pieces.some(p => p.side === side && waits(game, p))

/** In the move step the owner names the landing point: no card is needed. BA-RUL-133. */
export function whyNotDrop(game: Blaze, { piece, to }: Deploy, side: Id): readonly Reason[] {
  const stand = game.find('piece', piece)
  if (stand?.side !== side || !waits(game, stand))
    return [because('target', text`choose an airborne stand or glider that is still in the air`, 'BA-PARA-1')]
  if (isOffTable(game, to)) return [because('target', text`choose a place on the table`, 'BA-PARA-3')]
  return whyOverloaded(game, stand)
}

/** The waiting stands, and places all over the table. */
export function nextOfDrop(game: Blaze, { piece, to: named }: Partial<Deploy>, side: Id): Question | null {
  if (piece === undefined) {
    const choices = game.pieces
      .filter(p => p.side === side && waits(game, p))
      .map(p => pieceChoice(p, whyOverloaded(game, p)))
    return { field: 'piece', says: text`Who comes down?`, choices }
  }
  if (named !== undefined) return null
  const places: Point[] = []
  for (let y = GRID; y < game.depth; y += GRID) for (let x = GRID; x < game.width; x += GRID) places.push([x, y])
  const choices = places.map(to => choice(to, text`${the.place(to)}`, whyNotDrop(game, { piece, to }, side)))
  return { field: 'to', says: text`Where is it to land?`, choices, open: 'point' }
}

/** The spacing of suggested places. */
const GRID: Length = mm(150)

/** A glider's size decides whether it carries infantry, guns or vehicles: BA-PARA-9. */
function whyOverloaded(game: Blaze, glider: Stand): readonly Reason[] {
  const ids = glider.passengers
  const last = ids[ids.length - 1]
  if (last === undefined) return []
  return whyFull(game, { ...glider, passengers: ids.slice(0, -1) }, game.piece(last))
}

/** A marker, a scatter die, and the ground landed on. */
export function* comeDown(game: Blaze, { piece, to, facing }: Deploy): Procedure {
  const stand = game.piece(piece)
  const { at, hit } = yield* scatter(game, to, 'BA-PARA-4', { about: [piece] })
  if (isOffTable(game, at)) {
    for (const id of [...stand.passengers, piece])
      leaveGame(game, id, ['BA-PARA-4'], text`${the.piece(id)} comes down off the table.`, {
        is: 'lost',
        cause: 'drop',
      })
    return
  }
  const landed = { at, facing: facing ?? stand.facing, landedTurn: game.state.turn, hasMoved: true }
  game.change('piece', piece, landed, ['BA-PARA-1', 'BA-PARA-3'], { is: 'arrived', cause: 'drop' })
  if (classOf(game, stand) === 'glider') yield* landGlider(game, piece, at, !hit)
  else yield* landStand(game, piece, at, !hit)
  if (game.piece(piece).gone) return
  yield* arrive(game, piece, 'drop', { path: [roomFor(game, piece)], cites: ['BA-PARA-13'] })
}

/** Features count whether the drop deviated or not; under the other ruling only if it did: BA-RUL-131. */
const counts = (game: Blaze, deviated: boolean): boolean => deviated || game.ruling('BA-RUL-131') === 'any'

function* landStand(game: Blaze, id: Id, at: Point, deviated: boolean): Procedure {
  if (!counts(game, deviated)) return
  const stand = game.piece(id)
  const under = landedOn(game, stand, at)
  if (under === 'water') {
    leaveGame(game, id, ['BA-PARA-8'], text`${the.piece(id)} drowns.`, { is: 'lost', cause: 'water' })
    return
  }
  if (under) yield* rollLanding(game, id, under)
  else if (featuresAt(game, at).some(f => f.kind === 'scrub' || f.kind === 'field'))
    game.say(text`${the.piece(stand)} lands softly.`, ['BA-PARA-5'], [id])
  const square = featuresAt(game, at, 'mine')[0]
  if (square && !game.piece(id).gone) yield* landOnMines(game, id, square.id)
}

/** The worst feature a stand is on: water, then a building, then the rest: BA-RUL-131. */
function landedOn(game: Blaze, stand: Stand, at: Point): string | null {
  const base = hullAt(game, stand, at)
  const found = new Set(
    game.terrain.flatMap(feature => {
      const landing = game.rows(terrains)[feature.kind]?.landing
      if (!landing || !isThere(feature) || !(landing in game.rows(dropLanding))) return []
      const isLine = 'line' in feature.shape
      return (isLine ? withinReach(base, feature.shape, 0) : featuresAt(game, at).includes(feature)) ? [landing] : []
    }),
  )
  return ['water', 'building', 'woods', 'wall', 'wire'].find(kind => found.has(kind)) ?? null
}
