import { because, type Id, type Message, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { isFit, isVehicle, kindOf, numberOf, reachOf } from '../basics/figures.ts'
import { near } from '../ground/measure.ts'
import { wallBetween } from '../movement/obstacles.ts'
import { passes } from '../pinning/morale.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { actionCosts, loaders, type Role, supportWeapons } from '../tables.ts'
import { jam, jamsOf } from './jams.ts'

/**
 * Who serves a weapon. Its holder is what the weapon is part of: a weapon piece with the crew that names it, a vehicle with the crew aboard,
 * or the figure that carries it.
 */

/** Is he near enough to the weapon to serve it? MF-RUL-76, MF-RUL-77. */
export const isAt = (game: Muzzleflash, crewman: Piece, weapon: Piece): boolean =>
  crewman.at !== null &&
  weapon.at !== null &&
  near(game, crewman, weapon, reachOf(game, 'crew')) &&
  wallBetween(game, crewman.at, weapon.at) === null

/** The roles that make a figure aboard a member of the crew. */
export const crewRoles: readonly (Role | null)[] = ['commander', 'gunner', 'loader', 'driver', 'nco']
export const isCrew = (piece: Piece): boolean => crewRoles.includes(piece.role)

/** The crew of a weapon or vehicle, able or not, in the order of the setup. */
export const crewOf = (game: Muzzleflash, holder: Piece): readonly Piece[] =>
  isVehicle(game, holder)
    ? game.pieces.filter(p => p.aboard === holder.id && !p.gone && isCrew(p))
    : game.pieces.filter(p => p.crews === holder.id && !p.gone)

export const ableCrew = (game: Muzzleflash, holder: Piece): readonly Piece[] => crewOf(game, holder).filter(isFit)

/** A vehicle's load: passengers inside and riders on top. */
export const carriedBy = (game: Muzzleflash, vehicle: Piece): readonly Piece[] =>
  game.pieces.filter(p => p.aboard === vehicle.id && !p.gone && !isCrew(p))

/** Must this weapon have a loader? Guns, launchers and mortars that say so, and heavy machine guns: MF-RUL-78. */
export function needsLoader(game: Muzzleflash, weapon: string): boolean {
  const support = game.rows(supportWeapons)[weapon]
  if (support) return support.loader
  const needed = game.rows(loaders)[weapon]
  return needed === 'always' || (needed === 'lmg-too' && game.ruling('MF-RUL-78') === 'lmg-too')
}

/** A gun, launcher or mortar: it must be reloaded between shots, and its shells burst. */
export const isGun = (game: Muzzleflash, weapon: string): boolean => Object.hasOwn(game.rows(supportWeapons), weapon)

/**
 * The rules by which it has a loader; null if it has none. In a reconnaissance car the driver loads the gun, and the machine gun
 * counts as having a loader.
 */
export function loaderRules(game: Muzzleflash, holder: Piece, weapon: string): readonly string[] | null {
  if (!needsLoader(game, weapon)) return ['MF-RUL-78']
  const crew = ableCrew(game, holder)
  if (kindOf(game, holder).recce) {
    if (!isGun(game, weapon)) return ['MF-CRW-10', 'MF-CRW-11']
    return crew.some(p => p.role === 'driver') ? ['MF-CRW-10'] : null
  }
  const there = crew.some(
    p => p.role === 'loader' && p.status === 'fine' && (p.aboard === holder.id || isAt(game, p, holder)),
  )
  return there ? ['MF-CRW-5', 'MF-CRW-2'] : null
}

export const hasLoader = (game: Muzzleflash, holder: Piece, weapon: string): boolean =>
  loaderRules(game, holder, weapon) !== null

/** Why the weapon itself cannot fire now. `rounds` is how many shots it is to fire at once. */
export function whyNotReady(game: Muzzleflash, holder: Piece, weapon: string, rounds: number): readonly Reason[] {
  const reasons: Reason[] = isVehicle(game, holder) ? [...whyUnmanned(game, holder)] : []
  const kind = kindOf(game, holder)
  if (kind.class === 'weapon' && !holder.setUp)
    reasons.push(because('set up', text`${the.piece(holder)} is not set up`, 'MF-DEP-1', 'MF-DEP-2'))
  const jammed = jamsOf(holder, weapon).length
  if (jammed > 0) reasons.push(because('malfunction', toClear(holder, jammed), 'MF-CRW-6', 'MF-CRW-7'))
  if (holder.disabled.includes(weapon))
    reasons.push(because('disabled', text`the ${the.term(weapon)} is disabled`, 'MF-ATF-21'))
  if (!isGun(game, weapon)) return reasons
  if (!holder.loaded)
    reasons.push(because('loaded', text`the ${the.term(weapon)} is not loaded`, 'MF-CRW-14', 'MF-RUL-80'))
  else if (rounds > 1 && !hasLoader(game, holder, weapon))
    reasons.push(because('loaded', text`without a loader it fires one shot at a time`, 'MF-CRW-14', 'MF-RUL-80'))
  if (kind.recce && holder.moved)
    reasons.push(because('driver', text`the driver, who loads it, has moved the vehicle`, 'MF-CRW-10', 'MF-CRW-12'))
  return reasons
}

const toClear = (holder: Piece, jams: number): Message =>
  jams === 1
    ? text`${the.piece(holder)} has a malfunction to clear`
    : text`${the.piece(holder)} has ${the.count(jams)} malfunctions to clear`

/** A reconnaissance car that has fired its gun stays where it is this turn. */
export const whyGunHolds = (game: Muzzleflash, vehicle: Piece): readonly Reason[] =>
  kindOf(game, vehicle).recce && vehicle.firedGun
    ? [because('driver', text`the driver has loaded the gun this turn`, 'MF-CRW-12', 'MF-RUL-81')]
    : []

/** Why this crewman cannot serve the weapon piece that he names. */
export function whyNotServe(game: Muzzleflash, crewman: Piece, holder: Piece): readonly Reason[] {
  if (holder.id === crewman.id) return []
  if (crewman.crews !== holder.id)
    return [
      because('contact', text`${the.piece(crewman)} does not serve ${the.piece(holder)}`, 'MF-CRW-2', 'MF-RUL-76'),
    ]
  return isAt(game, crewman, holder)
    ? []
    : [because('contact', text`${the.piece(crewman)} is not at the weapon`, 'MF-RUL-76', 'MF-RUL-77')]
}

/** A crewman tests before he takes over another role; a failure wastes an AP of the payer. */
export function* takeRole(game: Muzzleflash, id: Id, role: Role, payer: Id = id): Procedure<boolean> {
  const crewman = game.piece(id)
  if ((crewman.role ?? 'gunner') === role) return true // the bearer of a weapon is its gunner
  if (yield* passes(game, 'role-test', crewman.morale, ['MF-CRW-15', 'MF-CRW-17'], [id])) {
    game.change('piece', id, { role }, ['MF-CRW-13', 'MF-CRW-15'])
    return true
  }
  game.change('piece', payer, { ap: Math.max(0, game.piece(payer).ap - cost(game, 'fumble')) }, [
    'MF-CRW-16',
    'MF-RUL-80',
  ])
  game.say(
    text`${the.piece(crewman)} fumbles as ${the.term(role)}: one AP is wasted.`,
    ['MF-CRW-16', 'MF-CRW-15'],
    [id],
  )
  return false
}

/** Before a shot: a crewman takes the gunner's place, where the weapon has a crew. */
export function* takeAim(game: Muzzleflash, firer: Id, holder: Id, weapon: string): Procedure<boolean> {
  const piece = game.piece(holder)
  if (isVehicle(game, piece)) return yield* manned(game, holder, 'gunner')
  return firer === holder && !isGun(game, weapon) ? true : yield* takeRole(game, firer, 'gunner')
}

/** Who would do this in a vehicle: the man in that role, or the first able one to double up, the driver last. */
function manFor(game: Muzzleflash, vehicle: Piece, role: Role): Piece | undefined {
  const crew = ableCrew(game, vehicle)
  return crew.find(p => p.role === role) ?? crew.find(p => p.role !== 'driver') ?? crew[0]
}

/** A man in the vehicle performs this role; false if none can, or if he fumbles and the AP is wasted. */
export function* manned(game: Muzzleflash, vehicle: Id, role: Role): Procedure<boolean> {
  const man = manFor(game, game.piece(vehicle), role)
  return man ? yield* takeRole(game, man.id, role, vehicle) : false
}

/** Why a vehicle can do nothing: there is no able man in it. */
export const whyUnmanned = (game: Muzzleflash, vehicle: Piece): readonly Reason[] =>
  ableCrew(game, vehicle).length > 0
    ? []
    : [because('driver', text`nobody able is in ${the.piece(vehicle)}`, 'MF-CRW-3', 'MF-ATF-24')]

/** After a shot: without a loader each 1 to hit is a malfunction, and a gun stands empty. */
export function afterShot(game: Muzzleflash, holderId: Id, weapon: string, dice: readonly number[]): void {
  const holder = game.piece(holderId)
  const rules = loaderRules(game, holder, weapon)
  if (rules) {
    if (isGun(game, weapon)) game.say(text`The loader reloads.`, ['MF-CRW-14', ...rules.slice(0, 1)], [holderId])
    else if (needsLoader(game, weapon)) game.say(text`The loader keeps it firing.`, rules, [holderId])
  } else {
    const ones = dice.filter(die => die <= numberOf(game, 'jam')).length
    if (ones > 0) jam(game, holderId, weapon, ones, nextTurnOf(game, holder.side))
    if (isGun(game, weapon)) game.change('piece', holderId, { loaded: false }, ['MF-CRW-14', 'MF-RUL-80'])
  }
  if (kindOf(game, holder).recce && isGun(game, weapon))
    game.change('piece', holderId, { firedGun: true }, ['MF-CRW-12', 'MF-RUL-81'])
}

/** The game turn in which this side has its next turn. */
function nextTurnOf(game: Muzzleflash, side: Id): number {
  const { turn, side: active, first } = game.state
  return active !== side && active === first ? turn : turn + 1
}

export const cost = (game: Muzzleflash, what: string): number => game.rows(actionCosts)[what] as number
