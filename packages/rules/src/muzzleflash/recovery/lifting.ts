import { because, type Id, type Point, type Reason, text, the } from '@sandtable/kernel'
import { vehicleUnder } from '../area-effect/rooms.ts'
import { isAble, onTable } from '../basics/figures.ts'
import { near, touchOf } from '../ground/measure.ts'
import { whyNotStand } from '../ground/standing.ts'
import { canBoard, inTouch } from '../movement/touching.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { seatsLeft } from '../vehicles/boarding.ts'

/** The injured are lifted into vehicles and out of them: MF-RUL-141. */

const RULES = ['MF-REC-1', 'MF-RUL-141']

/** An injured man in or on a vehicle on the table. */
export const liesAboard = (game: Muzzleflash, { status, aboard, gone }: Piece): boolean =>
  status === 'injured' && !gone && aboard !== null && onTable(game.piece(aboard))

/** Can the figure reach an injured man aboard: is it at the hull? */
export const canReach = (game: Muzzleflash, man: Piece, { aboard }: Piece): boolean =>
  man.at !== null && aboard !== null && canBoard(game, man.at, game.piece(aboard))

/** The friendly vehicle an injured man put down there would be lifted into. */
export function intoWhich(game: Muzzleflash, load: Piece, to: Point): Piece | null {
  if (load.status !== 'injured' || load.aboard !== null) return null
  const vehicle = vehicleUnder(game, to)
  return vehicle?.side === load.side ? vehicle : null
}

/** The side's vehicles next to an injured man that have a seat for him. */
export const ambulancesFor = (game: Muzzleflash, load: Piece): readonly Piece[] =>
  game.pieces.filter(
    p => p.sort === 'vehicle' && p.side === load.side && onTable(p) && whyNotIn(game, load, p).length === 0,
  )

function whyNotIn(game: Muzzleflash, load: Piece, vehicle: Piece): readonly Reason[] {
  if (load.at === null || !canBoard(game, load.at, vehicle))
    return [because('contact', text`${the.piece(load)} does not touch ${the.piece(vehicle)}`, ...RULES)]
  return seatsLeft(game, vehicle) > 0
    ? []
    : [because('contact', text`${the.piece(vehicle)} has no seat left`, ...RULES)]
}

/** Why these figures cannot lift him into the vehicle. */
export const whyNotLiftIn = (
  game: Muzzleflash,
  pieces: readonly Id[],
  load: Piece,
  vehicle: Piece,
): readonly Reason[] => [
  ...whyNoHold(game, pieces, load, man => inTouch(game, man, load)),
  ...whyNotIn(game, load, vehicle),
]

/** Why these figures cannot lift him out of his vehicle to this place. */
export function whyNotLiftOut(game: Muzzleflash, pieces: readonly Id[], load: Piece, to: Point): readonly Reason[] {
  const vehicle = game.piece(load.aboard as Id)
  const reasons = [...whyNoHold(game, pieces, load, man => canReach(game, man, load))]
  reasons.push(...whyNotStand(game, { ...load, aboard: null }, to))
  const far = pieces.some(id => !near(game, game.find('piece', id)?.at ?? to, to, touchOf(game)))
  if (far || !canBoard(game, to, vehicle))
    reasons.push(because('contact', text`he must be put down touching ${the.piece(vehicle)} and his bearers`, ...RULES))
  return reasons
}

function whyNoHold(
  game: Muzzleflash,
  pieces: readonly Id[],
  load: Piece,
  holds: (man: Piece) => boolean,
): readonly Reason[] {
  return pieces.flatMap(id => {
    const man = game.find('piece', id)
    const able = man && man.side === load.side && isAble(game, man) && holds(man)
    return able ? [] : [because('contact', text`${the.piece(id)} cannot take hold of ${the.piece(load)}`, ...RULES)]
  })
}

/** In, as a passenger. */
export function liftIn(game: Muzzleflash, load: Piece, vehicle: Piece): void {
  game.change('piece', load.id, { aboard: vehicle.id, role: 'passenger', at: null, dugIn: false }, RULES)
  game.say(text`${the.piece(load)} is lifted into ${the.piece(vehicle)}.`, RULES, [load.id, vehicle.id])
}

/** Out, beside it. */
export function liftOut(game: Muzzleflash, load: Piece, to: Point): void {
  const vehicle = game.piece(load.aboard as Id)
  game.change('piece', load.id, { aboard: null, role: null, at: to }, RULES)
  game.say(text`${the.piece(load)} is lifted out of ${the.piece(vehicle)}.`, RULES, [load.id, vehicle.id])
}
