import {
  because,
  type DecisionOf,
  type Id,
  id as idField,
  type Message,
  maybe,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
  withinBoxes,
} from '@sandtable/kernel'
import type { Deed } from '../basics/deed.ts'
import { isVehicle, isWeapon, onTable, reachOf } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { baseOf } from '../ground/measure.ts'
import { whyWalledOff } from '../movement/touching.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { ableCrew, cost, isAt, whyNotServe } from './crews.ts'

/** Setting up and packing crew-served weapons, and hitching them to vehicles. */

/** All able crewmen do it together: MF-RUL-77. */
const crewIds = (game: Muzzleflash, id = ''): readonly Id[] => {
  const weapon = game.find('piece', id)
  return weapon ? ableCrew(game, weapon).map(p => p.id) : []
}

function whyNotTogether(game: Muzzleflash, weapon: Piece | null): readonly Reason[] {
  if (!weapon || !isWeapon(game, weapon)) return [because('target', text`that is not a crew-served weapon`, 'MF-DEP-1')]
  const crew = ableCrew(game, weapon)
  const absent = crew.find(p => !isAt(game, p, weapon))
  if (crew.length === 0) return [because('contact', text`nobody serves ${the.piece(weapon)}`, 'MF-DEP-1', 'MF-RUL-77')]
  return absent ? [because('contact', text`${the.piece(absent)} is not at the weapon`, 'MF-DEP-1', 'MF-RUL-77')] : []
}

/** The two are one another's reverse. */
const setting = (says: Message, up: boolean, rule: string) =>
  forAp({
    says,
    fields: { piece: role.actor },
    cost: game => cost(game, up ? 'set-up' : 'pack'),
    costRules: () => [rule],
    actors: (game, { piece }) => crewIds(game, piece),
    who(game, _draft, { side }) {
      const weapons = game.pieces.filter(p => p.side === side && onTable(p) && isWeapon(game, p) && p.setUp !== up)
      const choices = weapons.map(p => pieceChoice(p, whyNotTogether(game, p)))
      return { field: 'piece', says: text`Which weapon?`, choices }
    },
    next: () => null,
    why(game, { piece }) {
      const weapon = game.find('piece', piece)
      const reasons = [...whyNotTogether(game, weapon)]
      if (weapon?.setUp === up)
        reasons.push(
          because(
            'set up',
            up ? text`${the.piece(weapon)} is already set up` : text`${the.piece(weapon)} is already packed`,
            rule,
          ),
        )
      if (weapon && weapon.hitched !== null)
        reasons.push(
          because('set up', text`${the.piece(weapon)} is hitched to ${the.piece(weapon.hitched)}`, 'MF-DEP-4'),
        )
      return reasons
    },
    *does(game, { piece }): Procedure<Deed> {
      game.change('piece', piece, { setUp: up }, ['MF-DEP-1', rule])
      return { actor: crewIds(game, piece)[0] as Id, type: 'other', affected: [] }
    },
  })

export const setUp = setting(text`Set the weapon up`, true, 'MF-DEP-2')
export const pack = setting(text`Pack the weapon up`, false, 'MF-DEP-3')

/** Bases touch when there is no more than a hair between them. */
const isBeside = (game: Muzzleflash, gun: Piece, vehicle: Piece): boolean =>
  withinBoxes(baseOf(game, gun), baseOf(game, vehicle), reachOf(game, 'contact'))

const hitchFields = {
  piece: role.actor,
  weapon: role.as('option', idField),
  target: maybe(role.target),
}
type Hitch = Omit<DecisionOf<typeof hitchFields>, 'action'>

/** A packed weapon that touches a vehicle is hitched to it, or unhitched. */
export const hitch = forAp({
  says: text`Hitch or unhitch the gun`,
  fields: hitchFields,
  cost: game => cost(game, 'hitch'),
  suits(game, { crews }) {
    const weapon = crews === null ? null : game.piece(crews)
    return weapon !== null && isWeapon(game, weapon) && !weapon.setUp
  },
  next(game, { piece, weapon, target }) {
    const gun = game.find('piece', weapon ?? game.piece(piece).crews ?? '')
    if (weapon === undefined)
      return { field: 'weapon', says: text`Which weapon?`, choices: gun ? [pieceChoice(gun)] : [] }
    if (target !== undefined || gun?.hitched) return null
    const choices = game.pieces
      .filter(p => gun && p.side === gun.side && onTable(p) && isVehicle(game, p))
      .map(p => pieceChoice(p, whyNotHitch(game, { piece, weapon, target: p.id })))
    return { field: 'target', says: text`To which vehicle?`, choices }
  },
  why: whyNotHitch,
  *does(game, { piece, weapon, target = null }): Procedure<Deed> {
    const gun = game.piece(weapon)
    game.change('piece', gun.id, { hitched: gun.hitched === null ? target : null }, ['MF-DEP-4'])
    return { actor: piece, type: 'other', affected: [] }
  },
})

function whyNotHitch(game: Muzzleflash, { piece, weapon, target }: Hitch): readonly Reason[] {
  const man = game.find('piece', piece)
  const gun = game.find('piece', weapon)
  if (!man || !gun || !isWeapon(game, gun))
    return [because('target', text`that is not a crew-served weapon`, 'MF-DEP-4')]
  const reasons: Reason[] = [...whyNotServe(game, man, gun)]
  if (gun.hitched !== null) return reasons
  if (gun.setUp) reasons.push(because('set up', text`${the.piece(gun)} must be packed first`, 'MF-DEP-3', 'MF-DEP-4'))
  const vehicle = game.find('piece', target ?? '')
  if (!vehicle || vehicle.side !== man.side || !isVehicle(game, vehicle) || !onTable(vehicle))
    return [...reasons, because('target', text`that is not one of your vehicles`, 'MF-DEP-4')]
  if (game.pieces.some(p => p.hitched === vehicle.id))
    reasons.push(because('target', text`${the.piece(vehicle)} already has one hitched`, 'MF-DEP-4'))
  if (!isBeside(game, gun, vehicle))
    reasons.push(because('contact', text`${the.piece(gun)} does not touch ${the.piece(vehicle)}`, 'MF-DEP-4'))
  else reasons.push(...whyWalledOff(game, gun.at as Point, vehicle.at as Point, 'MF-DEP-4'))
  return reasons
}
