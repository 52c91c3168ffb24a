import {
  action,
  because,
  choice,
  type DecisionOf,
  type Id,
  maybe,
  offer,
  type Point,
  type Procedure,
  type Prompt,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { isFigure, isVehicle, kindOf, numberOf, thatPlace } from '../basics/figures.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { seatsLeft } from '../vehicles/boarding.ts'
import { ruleOf } from './acquisition.ts'
import { facingFor, hasRoom, placesFor, suggestionsFor, waiting, whyLost, whyNotThere } from './zone.ts'

const fields = {
  piece: role.actor,
  to: maybe(role.place),
  facing: maybe(role.facing),
  aboard: maybe(role.target),
}
type Deploy = Omit<DecisionOf<typeof fields>, 'action'>

/** Why a figure may not start aboard this vehicle. */
function whyNotAboard(game: Muzzleflash, piece: Piece, id: Id, riders: number): readonly Reason[] {
  const vehicle = game.find('piece', id)
  if (vehicle?.side !== piece.side || !isVehicle(game, vehicle) || vehicle.gone)
    return [because('contact', text`that is not one of your vehicles`, 'MF-VEH-12')]
  if (!isFigure(game, piece)) return [because('contact', text`${the.piece(piece)} cannot ride`, 'MF-VEH-12')]
  return seatsLeft(game, vehicle) >= riders
    ? whyLost(game, piece)
    : [because('contact', text`${the.piece(vehicle)} has too few seats left`, 'MF-VEH-12')]
}

/** The subject of a decision: one piece, or all waiting pieces of a unit. */
const named = (game: Muzzleflash, side: Id, id: Id): readonly Piece[] =>
  waiting(game, side).filter(p => p.id === id || (p.unit === id && !game.find('piece', id)))

/** The units of a side that wait, in whole or in part. */
const unitsWaiting = (game: Muzzleflash, side: Id): readonly Id[] => [
  ...new Set(waiting(game, side).flatMap(p => (p.unit !== null && !game.find('piece', p.unit) ? [p.unit] : []))),
]

/** One piece is set up, or a whole unit around a point. */
export const deploy = action<MuzzleflashTables>()({
  says: text`Set up`,
  purpose: 'set-up',
  fields,
  next(game, { piece: id, to, aboard }, prompt) {
    if (id === undefined) {
      const late = prompt.about.map(p => game.piece(p))
      const units =
        late.length > 0 ? [] : unitsWaiting(game, prompt.side).map(unit => choice(unit, text`all of ${the.unit(unit)}`))
      const pieces = late.length > 0 ? late : waiting(game, prompt.side)
      const choices = [...units, ...pieces.map(p => pieceChoice(p, whyLost(game, p)))]
      return { field: 'piece', says: text`Which piece or unit?`, choices }
    }
    if (to !== undefined || aboard !== undefined) return null
    const late = prompt.about.includes(id)
    const [piece, ...more] = late ? [game.piece(id)] : named(game, prompt.side, id)
    if (!piece) return null
    const facing = facingFor(game, piece, undefined)
    const why = (spot: Point) =>
      more.length === 0 ? whyNotThere(game, piece, spot, facing) : whyNotDeploy(game, { piece: id, to: spot }, prompt)
    // a unit is offered few places: each of its figures searches for one
    const spots = suggestionsFor(game, piece).filter((_, i) => more.length === 0 || i % 16 === 0)
    return { field: 'to', says: text`Where?`, choices: spots.map(s => thatPlace(s, why(s))), open: 'point' }
  },
  refuse: whyNotDeploy,
  carryOut: setDown,
})

function whyNotDeploy(
  game: Muzzleflash,
  { piece: id, to, aboard, facing }: Deploy,
  { side, about }: Prompt,
): readonly Reason[] {
  const late = about.includes(id)
  const pieces = late ? [game.piece(id)] : named(game, side, id)
  const [piece] = pieces
  if (!piece) return [because('zone', text`nothing of that name waits to be set up`, 'MF-RUL-104')]
  if (aboard !== undefined && !late) return pieces.flatMap(p => whyNotAboard(game, p, aboard, pieces.length))
  if (to === undefined) return [because('zone', text`choose a place`, 'MF-BUY-12')]
  if (pieces.length === 1)
    return [...whyLost(game, piece), ...whyNotThere(game, piece, to, facingFor(game, piece, facing))]
  const outside = whyNotThere(game, piece, to, facingFor(game, piece, facing)).filter(r => r.word === 'zone')
  if (outside.length > 0 || placesFor(game, pieces, to)?.size) return outside
  return [because('zone', text`there is no room for all of ${the.unit(id)}`, 'MF-BUY-12', 'MF-RUL-104')]
}

/** The pieces are placed on the table or in the vehicle; a dug-in force begins in foxholes. */
function* setDown(game: Muzzleflash, { piece: id, to, aboard, facing }: Deploy): Procedure {
  const { side } = game.find('piece', id) ?? game.get('unit', id)
  const pieces = game.find('piece', id) ? [game.piece(id)] : named(game, side, id)
  if (aboard !== undefined)
    for (const piece of pieces)
      game.change('piece', piece.id, { aboard, role: 'passenger' }, ['MF-RUL-104', 'MF-VEH-12'])
  else if (pieces.length === 1) putDown(game, pieces[0] as Piece, to as Point, facing)
  else
    for (const [one, spot] of placesFor(game, pieces, to as Point) ?? []) putDown(game, game.piece(one), spot, facing)
}

function putDown(game: Muzzleflash, piece: Piece, at: Point, given: number | undefined): void {
  const facing = facingFor(game, piece, given)
  const dugIn = game.side(piece.side).dugIn && isFigure(game, piece) && piece.reserve === null
  const cites = piece.reserve === null ? ['MF-BUY-12', 'MF-RUL-98'] : ['MF-RUL-102']
  const arrived = piece.reserve === null ? undefined : ({ is: 'arrived' } as const)
  game.change('piece', piece.id, { at, facing, turret: facing, reserve: null }, cites, arrived)
  if (dugIn) game.change('piece', piece.id, { dugIn }, ['MF-BUY-14', 'MF-RUL-99'])
}

/** Everything with room must be set up; only pieces lost, late or without a place may be left. */
export function whyNotReady(game: Muzzleflash, side: Id): readonly Reason[] {
  const left = waiting(game, side).filter(piece => hasRoom(game, piece))
  return left.length > 0 ? [because('zone', text`still to be set up: ${the.pieces(left)}`, 'MF-RUL-104')] : []
}

/** At the end of its deployment, pieces a side has not set up are out of the battle. */
export function leaveBehind(game: Muzzleflash, side: Id): void {
  for (const piece of waiting(game, side)) game.change('piece', piece.id, { gone: true }, ['MF-ACQ-7', 'MF-RUL-103'])
}

/** At the start of a side's turn, from turn 2 on: a die for each late vehicle, which is placed at its own edge. */
export function* arrivals(game: Muzzleflash, side: Id): Procedure {
  if (game.state.turn < numberOf(game, 'first-arrivals')) return
  const late = game.pieces.filter(p => p.side === side && p.reserve !== null && !p.gone).map(p => p.id)
  for (const id of late) {
    const need = game.piece(id).reserve as number
    const row = kindOf(game, game.piece(id)).acquisition ?? ''
    const cites = [ruleOf[row] ?? 'MF-ACQ-4', 'MF-RUL-102']
    const [die] = yield* roll(game, 'arrival', 1, { need, cites, about: [id] })
    if ((die as number) < need) continue
    if (!hasRoom(game, game.piece(id))) {
      game.say(text`There is no room for ${the.piece(id)} at the edge: it waits.`, ['MF-RUL-102'], [id])
      continue
    }
    yield* offer(game, side, {
      says: text`${the.piece(id)} arrives: where at your edge?`,
      actions: ['deploy'],
      cites: ['MF-RUL-102'],
      about: [id],
    })
  }
}
