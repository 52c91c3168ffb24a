import { bounds, type Id, nearest, type Point, type Procedure, type Shape, text, the } from '@sandtable/kernel'
import { type Choosing, chosen } from '../command/choosing.ts'
import { featuresAt } from '../ground/ground.ts'
import { arrive } from '../movement/arrival.ts'
import { carryAlong } from '../movement/carrying.ts'
import type { Blaze, Feature } from '../records.ts'
import { leaveGame } from '../stands/removal.ts'
import { hasFigures, isVehicle } from '../stands/stand.ts'
import { terrains } from '../tables.ts'
import { offers } from '../turn/asking.ts'
import { landOnMines, rollLanding, roomFor } from './landing.ts'

/** A glider lands with everything aboard: it is on a feature if its centre is in it. BA-RUL-132. */
export function* landGlider(game: Blaze, id: Id, at: Point, deviated: boolean): Procedure {
  carryAlong(game, id)
  for (const passenger of game.piece(id).passengers)
    game.change('piece', passenger, { landedTurn: game.state.turn }, ['BA-PARA-14'])
  game.say(text`${the.piece(id)} lands.`, ['BA-ORG-25', 'BA-PARA-2'], [id])
  const water = featuresAt(game, at, 'deep-water')[0]
  if (water) {
    yield* ditch(game, id, at, water)
    return
  }
  if (!deviated && game.ruling('BA-RUL-131') !== 'any') return
  const row = rowAt(game, at)
  const aboard = game.piece(id).passengers
  if (row)
    for (const passenger of aboard)
      if (hasFigures(game, game.piece(passenger))) yield* rollLanding(game, passenger, row, 'BA-PARA-10')
  for (const passenger of aboard) {
    const [square] = featuresAt(game, at, 'mine')
    if (square && !game.piece(passenger).gone) yield* landOnMines(game, passenger, square.id)
  }
  const left = game.piece(id).passengers.filter(passenger => !game.piece(passenger).gone)
  if (left.length < game.piece(id).passengers.length) game.change('piece', id, { passengers: left }, ['BA-PARA-10'])
}

/** The landing row for the feature at its centre; a river that is not deep does not affect a glider. */
function rowAt(game: Blaze, at: Point): string | null {
  const found = featuresAt(game, at).map(feature => game.rows(terrains)[feature.kind]?.landing)
  return ['building', 'woods', 'wall', 'wire'].find(row => found.includes(row)) ?? null
}

/** Deep water: all vehicles and half of the other stands are lost, and the rest swim to the nearest edge. BA-PARA-11. */
function* ditch(game: Blaze, id: Id, at: Point, water: Feature): Procedure {
  const cites = ['BA-PARA-11']
  const aboard = game.piece(id).passengers
  for (const passenger of aboard)
    if (isVehicle(game, game.piece(passenger)))
      leaveGame(game, passenger, cites, text`${the.piece(passenger)} sinks.`, { is: 'lost', cause: 'water' })
  const stands = aboard.filter(passenger => !game.piece(passenger).gone)
  for (let lost = Math.ceil(stands.length / 2); lost > 0; lost--) {
    const among = stands.filter(passenger => !game.piece(passenger).gone)
    const last = among[among.length - 1] as Id
    const answer = yield* offers(game, game.piece(id).side, {
      says: text`Which stand is lost in the water?`,
      actions: ['choose'],
      cites,
      context: { among, word: 'target', cites } satisfies Choosing,
      default: { action: 'choose', piece: last },
    })
    const drowned = chosen(answer) ?? last
    leaveGame(game, drowned, cites, text`${the.piece(drowned)} drowns.`, { is: 'lost', cause: 'water' })
  }
  const survivors = stands.filter(one => !game.piece(one).gone)
  for (const passenger of survivors) game.change('piece', passenger, { aboard: null, at: null }, cites)
  game.change('piece', id, { passengers: [] }, cites)
  leaveGame(game, id, cites, text`${the.piece(id)} sinks.`, { is: 'lost', cause: 'water' })
  for (const passenger of survivors) {
    game.change('piece', passenger, { at: nearest(edgeOf(water.shape), at) }, cites)
    yield* arrive(game, passenger, 'set-down', { path: [roomFor(game, passenger)], cites })
  }
}

/** The outline of the water, as a line. */
function edgeOf(shape: Shape): Shape {
  if ('polygon' in shape) return { line: [...shape.polygon, shape.polygon[0] as Point] }
  const { west, south, east, north } = bounds(shape)
  return {
    line: [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  }
}
