import {
  type Cites,
  disc,
  type Event,
  type Footprint,
  type Id,
  isPoint,
  type Point,
  type Procedure,
  text,
  the,
  whereIs,
  withinBoxes,
} from '@sandtable/kernel'
import { endActivation } from '../basics/activation.ts'
import { isAble, isVehicle, moraleRule, reachOf } from '../basics/figures.ts'
import { event } from '../basics/harm.ts'
import { baseOf, near, partNear } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { alight } from '../vehicles/bailing-out.ts'
import { riddenBy } from '../vehicles/riding.ts'
import { abandon } from '../vehicles/steering.ts'
import { dive } from './diving.ts'
import { flee } from './fleeing.ts'
import { moraleDice } from './morale.ts'

/** Pins: how figures gain them, and how they shake them off. */

/** Gives pins to one figure or vehicle. Each new pin requires a new test. */
export function givePins(game: Muzzleflash, id: Id, count: number, by: Id | null, cites: Cites): void {
  const { pins, pinnedBy, activated, side, ap } = game.piece(id)
  if (count <= 0) return
  const own = activated === 'active' ? ['MF-PYT-1'] : []
  const more = side !== game.state.side && ap > 0 && pins > 0 ? ['MF-PRF-3'] : own
  const enemy = by !== null && game.piece(by).side !== side ? by : pinnedBy // a figure never hides from its own side: MF-RUL-38
  game.change(
    'piece',
    id,
    { pins: pins + count, tested: false, pinnedBy: enemy },
    more.length > 0 ? [...cites.slice(0, 1), ...more] : cites,
  )
}

/** The able figures of either side within 2 inches of a figure or a point, in the order of the table: MF-RUL-27. */
export const within2 = (game: Muzzleflash, around: Piece | Point): readonly Piece[] =>
  game.pieces.filter(piece => {
    const body = isAble(game, piece) ? piece : riddenBy(game, piece)
    return body !== null && isWithin2(game, body, around)
  })

/** For a vehicle it is measured from the hull, and so it is for its riders. */
function isWithin2(game: Muzzleflash, body: Piece, around: Piece | Point): boolean {
  const reach = reachOf(game, 'pin')
  if (!isPoint(around) && isVehicle(game, around)) return withinBoxes(hullOf(game, body), baseOf(game, around), reach)
  return isVehicle(game, body) ? partNear(game, body, whereIs(around), reach) : near(game, body, around, reach)
}

/** A figure by its centre, a vehicle by its whole base: MF-RUL-2. */
const hullOf = (game: Muzzleflash, body: Piece): Footprint =>
  isVehicle(game, body) ? baseOf(game, body) : disc(whereIs(body), 0)

/** Pins for every figure near a point or figure, itself included unless left out. */
export function spreadPins(
  game: Muzzleflash,
  around: Piece | Point,
  count: number,
  by: Id | null,
  cites: Cites,
  except: Id | null = null,
): void {
  for (const { id } of within2(game, around)) if (id !== except) givePins(game, id, count, by, cites)
}

/** Neither pinned nor fleeing any more. */
export const RALLIED: Event = { is: 'rallied' }

/** The pin test of an activation, at its start or again during it, and what follows. */
export function* testPins(game: Muzzleflash, id: Id, again: boolean): Procedure {
  const piece = game.piece(id)
  const cites = [again ? 'MF-PYT-2' : 'MF-PIN-13', moraleRule[piece.quality]]
  const total = yield* moraleDice(game, 'pin-test', piece.morale, cites, [id])
  if (total < piece.morale) {
    const shed = Math.min(piece.pins, piece.morale - total)
    const left = piece.pins - shed
    const free = left === 0
    const status = free && (piece.status === 'pinned' || piece.status === 'fleeing') ? 'fine' : piece.status
    const kept = free ? 0 : shed
    const passed = free && piece.status === 'fleeing' ? ['MF-PIN-20', 'MF-PIN-34'] : ['MF-PIN-19', 'MF-PIN-20']
    const rallied = status === piece.status ? undefined : RALLIED
    game.change('piece', id, { pins: left, status, tested: true, shed: kept }, passed, rallied)
    if (free) return
    if (isVehicle(game, piece)) halt(game, id)
    else yield* shaken(game, id, true)
  } else yield* failPinTest(game, id)
}

/** A failed test costs all AP; then it must react to the fire. */
export function* failPinTest(game: Muzzleflash, id: Id, because = 'MF-PIN-19'): Procedure {
  game.change('piece', id, { ap: 0, tested: true, shed: 0 }, ['MF-PYT-3', because])
  if (isVehicle(game, game.piece(id))) {
    abandon(game, id)
    endActivation(game, id)
  } else yield* shaken(game, id, false)
}

/** It still has pins: it dives for cover or flees, and its activation ends. A rider gets off first: MF-RUL-140. */
function* shaken(game: Muzzleflash, id: Id, passed: boolean): Procedure {
  if (game.piece(id).aboard !== null) alight(game, id, ['MF-VEH-8', 'MF-RUL-140'])
  const { pins, morale, status } = game.piece(id)
  if (!passed && pins >= morale) yield* flee(game, id)
  else if (status === 'fleeing') yield* flee(game, id, 'if in the open')
  else {
    pin(game, id, { status: 'pinned' }, ['MF-PIN-21', passed && pins < morale ? 'MF-PIN-22' : 'MF-PIN-27'])
    dive(game, id, status === 'pinned')
  }
  if (!game.piece(id).gone) endActivation(game, id)
}

/** A figure that becomes pinned was pinned by the last enemy who gave it a pin. */
function pin(game: Muzzleflash, id: Id, fields: Partial<Piece>, cites: Cites): void {
  const { status, pinnedBy } = game.piece(id)
  const is = fields.status === 'pinned' && status !== 'pinned'
  game.change('piece', id, fields, cites, is ? event('pinned', { cause: 'morale', by: pinnedBy }) : undefined)
}

/** A vehicle that keeps pins is pinned, and stays where it is: MF-RUL-71. */
function halt(game: Muzzleflash, id: Id): void {
  pin(game, id, { status: 'pinned' }, ['MF-PIN-21', 'MF-RUL-71'])
  game.say(text`${the.piece(id)} halts where it stands.`, ['MF-RUL-71'], [id])
  endActivation(game, id)
}

/**
 * Before a figure with pins reacts: a pass lets it react and sheds nothing, a failure costs all its AP, and makes a crew bail
 * out of its vehicle. MF-RUL-47.
 */
export function* testToReact(game: Muzzleflash, id: Id): Procedure<boolean> {
  const piece = game.piece(id)
  if (piece.pins === 0) return true
  const cites = ['MF-PRF-1', 'MF-PRF-2']
  const total = yield* moraleDice(game, 'pin-test', piece.morale, cites, [id])
  if (total < piece.morale) return true
  const status = isVehicle(game, piece) || piece.status === 'fleeing' ? piece.status : 'pinned'
  pin(game, id, { ap: 0, status }, ['MF-PRF-4', 'MF-RUL-47'])
  if (isVehicle(game, piece)) abandon(game, id)
  return false
}
