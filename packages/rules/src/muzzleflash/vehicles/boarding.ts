import {
  because,
  choice,
  type DecisionOf,
  type Id,
  type Message,
  maybe,
  oneOf,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { isArmoured } from '../anti-tank/penetration.ts'
import type { Deed } from '../basics/deed.ts'
import { isFigure, isVehicle, kindOf, onTable, thatPlace } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { ableCrew, carriedBy, cost, crewRoles } from '../crew-served/crews.ts'
import { atHull } from '../ground/measure.ts'
import { whyNotStand } from '../ground/standing.ts'
import { canBoard, whyNotAcross } from '../movement/touching.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type Role, roles } from '../tables.ts'
import { apOutside, placesBeside, roleOutside } from './bailing-out.ts'

/** Getting into and onto vehicles, and off them. */

export const seatsLeft = (game: Muzzleflash, vehicle: Piece): number =>
  (kindOf(game, vehicle).seats ?? 0) - carriedBy(game, vehicle).filter(p => p.role === 'passenger').length

/** A figure's default role in this vehicle. */
function usualRole(game: Muzzleflash, vehicle: Piece): Role {
  const free = freeCrewRole(game, vehicle)
  if (free && ableCrew(game, vehicle).length === 0) return free
  return seatsLeft(game, vehicle) > 0 ? 'passenger' : 'rider'
}

const freeCrewRole = (game: Muzzleflash, vehicle: Piece): Role | undefined =>
  (kindOf(game, vehicle).crew ?? []).find(role => !ableCrew(game, vehicle).some(p => p.role === role))

const isOwnVehicle = (game: Muzzleflash, piece: Piece, side: Id): boolean =>
  piece.side === side && onTable(piece) && isVehicle(game, piece)

const mountFields = {
  piece: role.actor,
  target: role.target,
  role: maybe(role.option(oneOf(...roles))),
}
type Mount = Omit<DecisionOf<typeof mountFields>, 'action'>

/** A figure gets in, or up: 1 AP of its own. */
export const mount = forAp({
  says: text`Get in`,
  fields: mountFields,
  cost: game => cost(game, 'mount'),
  suits: (game, piece) =>
    isFigure(game, piece) &&
    piece.at !== null &&
    game.pieces.some(p => isOwnVehicle(game, p, piece.side) && canBoard(game, piece.at as Point, p)),
  next(game, { piece, target, role: named }) {
    if (target === undefined) {
      const { at, side } = game.piece(piece)
      const own = game.pieces.filter(p => isOwnVehicle(game, p, side) && at !== null && canBoard(game, at, p))
      const choices = own.map(v => pieceChoice(v, whyNotMount(game, { piece, target: v.id })))
      return { field: 'target', says: text`Which vehicle?`, choices }
    }
    if (named !== undefined) return null
    const choices = roles.map(r => choice(r, text`${the.term(r)}`, whyNotMount(game, { piece, target, role: r })))
    return { field: 'role', says: text`As what?`, choices, optional: true }
  },
  why: whyNotMount,
  *does(game, { piece, target, role: named }): Procedure<Deed> {
    const vehicle = game.piece(target)
    const takes = named ?? usualRole(game, vehicle)
    game.change('piece', piece, { aboard: target, role: takes, at: null, dugIn: false }, ['MF-VEH-12', 'MF-RUL-75'])
    if (vehicle.status === 'abandoned' && crewRoles.includes(takes)) {
      game.change('piece', target, { status: 'fine' }, ['MF-ATF-25', 'MF-RUL-71'], { is: 'returned', by: piece })
      game.say(text`${the.piece(piece)} remounts ${the.piece(vehicle)}.`, ['MF-ATF-25'], [piece, target])
    }
    return { actor: piece, type: 'move', affected: [] }
  },
})

function whyNotMount(game: Muzzleflash, { piece: id, target, role: named }: Mount): readonly Reason[] {
  const figure = game.find('piece', id)
  const vehicle = game.find('piece', target)
  if (!figure?.at || !isFigure(game, figure))
    return [because('contact', text`only a figure on the table gets in`, 'MF-VEH-12')]
  if (!vehicle || vehicle.side !== figure.side || !isVehicle(game, vehicle) || !onTable(vehicle))
    return [because('target', text`that is not one of your vehicles`, 'MF-VEH-12')]
  const reasons: Reason[] = []
  if (!atHull(game, figure.at, vehicle))
    reasons.push(
      because('contact', text`${the.piece(figure)} does not touch ${the.piece(vehicle)}`, 'MF-VEH-12', 'MF-RUL-75'),
    )
  else reasons.push(...whyNotAcross(game, figure.at, vehicle, 'in', 'MF-VEH-12'))
  if (vehicle.status === 'abandoned' && figure.pins > 0)
    reasons.push(because('pinned', text`nobody remounts with pins`, 'MF-ATF-25', 'MF-RUL-71'))
  return [...reasons, ...whyNoSeat(game, vehicle, named ?? usualRole(game, vehicle))]
}

/** Passengers need a seat, riders an armoured hull, crewmen an empty place. */
function whyNoSeat(game: Muzzleflash, vehicle: Piece, role: Role): readonly Reason[] {
  const no = (says: Message) => [because('contact', says, 'MF-VEH-12', 'MF-RUL-75')]
  if (role === 'passenger') return seatsLeft(game, vehicle) > 0 ? [] : no(text`${the.piece(vehicle)} has no seat left`)
  if (role === 'rider') return isArmoured(game, vehicle) ? [] : no(text`only an armoured vehicle can be ridden on`)
  if (!kindOf(game, vehicle).crew?.includes(role)) return no(text`${the.piece(vehicle)} has no ${the.term(role)}`)
  return ableCrew(game, vehicle).some(p => p.role === role)
    ? no(text`${the.piece(vehicle)} already has its ${the.term(role)}`)
    : []
}

/** A figure gets off or out, touching the hull. */
export const dismount = forAp({
  says: text`Get out`,
  fields: { piece: role.actor, to: role.place },
  cost: (game, { piece = '' }) => wayOut(game, game.find('piece', piece)).cost,
  suits: (_, piece) => piece.aboard !== null,
  next(game, { piece, to }) {
    if (to !== undefined) return null
    const figure = game.piece(piece)
    const vehicle = game.piece(figure.aboard as Id)
    const choices = [...placesBeside(game, vehicle, 1)].map(spot =>
      thatPlace(spot, whyNotOut(game, { piece, to: spot })),
    )
    return { field: 'to', says: text`Where?`, choices, open: 'point' }
  },
  why: whyNotOut,
  *does(game, { piece: id, to }): Procedure<Deed> {
    const figure = game.piece(id)
    const vehicle = figure.aboard as Id
    const { rule } = wayOut(game, figure)
    const ap = apOutside(game.piece(vehicle), figure)
    const cites = [rule, ap < figure.ap ? 'MF-RUL-76' : 'MF-RUL-75']
    game.change('piece', id, { aboard: null, at: to, role: roleOutside(game, figure), ap }, cites)
    leaveEmpty(game, vehicle)
    return { actor: id, type: 'move', affected: [] }
  },
})

interface Dismount {
  readonly piece: Id
  readonly to: Point
}

function whyNotOut(game: Muzzleflash, { piece: id, to }: Dismount): readonly Reason[] {
  const figure = game.find('piece', id)
  if (!figure || figure.aboard === null) return [because('contact', text`it is not aboard anything`, 'MF-VEH-8')]
  const vehicle = game.piece(figure.aboard)
  const reasons: Reason[] = [...whyNotStand(game, { ...figure, aboard: null }, to)]
  if (!atHull(game, to, vehicle))
    reasons.push(
      because(
        'contact',
        text`it must get out in contact with ${the.piece(vehicle)}`,
        wayOut(game, figure).rule,
        'MF-RUL-75',
      ),
    )
  else reasons.push(...whyNotAcross(game, to, vehicle, 'out', wayOut(game, figure).rule))
  return reasons
}

/** The cost of getting out: nothing for riders, crew and those in open vehicles, 1 AP from inside an enclosed one. */
function wayOut(game: Muzzleflash, figure: Piece | null): { readonly cost: number; readonly rule: string } {
  const vehicle = figure?.aboard ? game.find('piece', figure.aboard) : null
  if (!figure || !vehicle) return { cost: 0, rule: 'MF-VEH-8' }
  if (figure.role === 'rider') return { cost: cost(game, 'dismount-riding'), rule: 'MF-VEH-8' }
  if (crewRoles.includes(figure.role)) return { cost: cost(game, 'dismount-crew'), rule: 'MF-VEH-11' }
  return kindOf(game, vehicle).enclosed
    ? { cost: cost(game, 'dismount-enclosed'), rule: 'MF-VEH-10' }
    : { cost: cost(game, 'dismount-open'), rule: 'MF-VEH-9' }
}

/** A vehicle is abandoned when its last crewman leaves it. */
function leaveEmpty(game: Muzzleflash, id: Id): void {
  const vehicle = game.piece(id)
  if (vehicle.status === 'abandoned' || ableCrew(game, vehicle).length > 0) return
  game.change('piece', id, { status: 'abandoned', ap: 0, pins: 0 }, ['MF-VEH-11', 'MF-RUL-71'], { is: 'abandoned' })
  game.say(text`${the.piece(vehicle)} is abandoned.`, ['MF-VEH-11', 'MF-RUL-71'], [id])
}
