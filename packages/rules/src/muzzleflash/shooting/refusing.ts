import {
  because,
  type Id,
  isOffTable,
  isPoint,
  type Message,
  type Point,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import type { Deed } from '../basics/deed.ts'
import { isVehicle, isWeapon, onTable, reachOf } from '../basics/figures.ts'
import { whyNotReady, whyNotServe } from '../crew-served/crews.ts'
import { apart, near, partNear, type Thing } from '../ground/measure.ts'
import { layLine, sees, whyNotSeen } from '../ground/sight.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type Mode, quality } from '../tables.ts'
import { whyOutOfArc } from '../vehicles/steering.ts'
import { diceFor } from './aiming.ts'
import { diceOf, type Gun, longest } from './weapons.ts'

/** Why a shot may not be fired. */

/** A throw of each kind, as players read it. There is no rapid throw. */
export const throws: { readonly [mode in Mode]: Message } = {
  snap: text`snap throw`,
  deliberate: text`deliberate throw`,
  rapid: text`rapid throw`,
  aimed: text`aimed throw`,
}

const freedom = {
  conscript: 'MF-ORD-3',
  green: 'MF-ORD-4',
  veteran: 'MF-ORD-5',
  seasoned: 'MF-ORD-6',
  elite: 'MF-ORD-7',
}

/** May it shoot in this way unordered, or has it been ordered to? Snipers may always aim. */
export const mayUse = (game: Muzzleflash, piece: Piece, mode: Mode): boolean =>
  (game.rows(quality)[piece.quality]?.free.includes(mode) ?? false) ||
  piece.may.includes(mode) ||
  (piece.sniper && mode === 'aimed')

/** The rule that allows it. */
export const freedomRule = (piece: Piece, mode: Mode): string => {
  if (piece.may.includes(mode)) return 'MF-ORD-8'
  return piece.sniper && mode === 'aimed' ? 'MF-ORD-11' : freedom[piece.quality]
}

/** Why it may not shoot in this way: only a snap shot in the enemy's turn, and what its quality does not allow needs an order. */
export function whyNotMode(game: Muzzleflash, firer: Piece, gun: Gun, mode: Mode, to: Deed | null): readonly Reason[] {
  const reasons: Reason[] = []
  if (to && mode !== 'snap')
    reasons.push(because('snap', text`in the enemy’s turn only snap shots are allowed`, 'MF-SHT-12', 'MF-REA-8'))
  if (gun.small && diceFor(game, gun.small.rof, mode) === 0)
    reasons.push(
      because(
        'snap',
        text`half of a rate of fire of ${the.count(gun.small.rof)} gives no die`,
        'MF-SHT-9',
        'MF-RUL-21',
      ),
    )
  if (!mayUse(game, firer, mode)) {
    const says = text`${the.term(firer.quality)} troops need an order for this`
    reasons.push(because('needs an order', says, 'MF-ORD-1', freedom[firer.quality]))
  }
  return reasons
}

/** The same for a grenade, which is thrown in three of the four ways: MF-GRE-2. */
export function whyNotThrowMode(game: Muzzleflash, thrower: Piece, mode: Mode, to: Deed | null): readonly Reason[] {
  if (to && mode !== 'snap')
    return [because('snap', text`in the enemy’s turn only snap throws are allowed`, 'MF-SHT-12', 'MF-REA-8')]
  if (mayUse(game, thrower, mode)) return []
  const says = text`${the.term(thrower.quality)} troops need an order for this`
  return [because('needs an order', says, 'MF-ORD-1', freedom[thrower.quality])]
}

/** A shot under consideration. */
interface Fire {
  readonly mode: Mode
  readonly target: Id | Point
  readonly intent?: 'direct' | 'suppress' | 'speculative'
}

/** Why this weapon may not be fired at that target. */
export function whyNotShoot(game: Muzzleflash, firer: Piece, gun: Gun, fire: Fire): readonly Reason[] {
  const { target } = fire
  const thing: Thing | null = isPoint(target) ? target : game.find('piece', target)
  if (!thing) return [because('target', text`there is no such piece`)]
  const served = isWeapon(game, gun.holder) ? whyNotServe(game, firer, gun.holder) : []
  const reasons = [...served, ...whyNotReady(game, gun.holder, gun.weapon, diceOf(game, gun, fire.mode))]
  if (isPoint(thing)) return [...reasons, ...whyNotAtPoint(game, gun, fire, thing)]
  return [...reasons, ...whyNotAtPiece(game, firer, gun, fire, thing)]
}

function whyNotAtPiece(game: Muzzleflash, firer: Piece, gun: Gun, fire: Fire, target: Piece): readonly Reason[] {
  if (target.side === firer.side) return [because('side', text`${the.piece(target)} is a friend`, 'MF-HIT-4')]
  if (!onTable(target)) return [because('target', text`${the.piece(target)} is not on the table`, 'MF-HIT-4')]
  if (target.status === 'injured')
    return [because('target', text`${the.piece(target)} lies injured`, 'MF-HIT-8', 'MF-RUL-26')]
  if (target.status === 'locked')
    return [because('locked', text`${the.piece(target)} is locked in a melee`, 'MF-CQB-5', 'MF-RUL-91')]
  if (fire.intent !== undefined && fire.intent !== 'direct')
    return [because('target', text`aim at a point`, 'MF-SUP-2', 'MF-RUL-31')]
  if (gun.small && isWeapon(game, target)) return [because('target', text`aim at its crew`, 'MF-RUL-58')]
  if (gun.support?.fire === 'indirect')
    return [because('target', text`an indirect weapon is aimed at a point`, 'MF-IND-1')]
  const line = layLine(game, gun.holder, target)
  return [
    ...whyOutOfRange(game, gun, target),
    ...whyNotSeen(game, line),
    ...whyOutOfArc(game, gun.holder, gun.weapon, line.b),
  ]
}

/** Area weapons may be aimed at a point as an ordinary target; small arms only to pin the figures near it: MF-RUL-31. */
function whyNotAtPoint(game: Muzzleflash, gun: Gun, fire: Fire, spot: Point): readonly Reason[] {
  if (isOffTable(game, spot)) return [because('target', text`that point is off the table`, 'MF-SUP-2')]
  const reasons = [...whyOutOfRange(game, gun, spot), ...whyOutOfArc(game, gun.holder, gun.weapon, spot)]
  const direct = fire.intent === undefined || fire.intent === 'direct'
  if (gun.small && direct)
    return [
      because(
        'target',
        text`small arms fire at a point only as suppressing or speculative fire`,
        'MF-SUP-1',
        'MF-RUL-31',
      ),
      ...reasons,
    ]
  if (gun.support && !direct)
    return [because('target', text`an area weapon is aimed at a point directly`, 'MF-RUL-31'), ...reasons]
  if (gun.support?.fire === 'direct') reasons.push(...whyNotSeen(game, layLine(game, gun.holder, spot)))
  if (fire.intent === 'suppress') reasons.push(...whyNotSuppress(game, gun, spot))
  return reasons
}

/** Suppressing fire goes at a point in sight, within 2 inches of an enemy that has been seen. */
function whyNotSuppress(game: Muzzleflash, gun: Gun, spot: Point): readonly Reason[] {
  const { side } = gun.holder
  const reach = reachOf(game, 'pin')
  const isClose = (p: Piece): boolean =>
    isVehicle(game, p) ? partNear(game, p, spot, reach) : near(game, p, spot, reach)
  const known = game.pieces.some(p => p.side !== side && p.seen && onTable(p) && isClose(p))
  const unseen = whyNotSeen(game, layLine(game, gun.holder, spot))
  const reasons: Reason[] = unseen.map(r => ({ ...r, cites: ['MF-SUP-2', ...r.cites.slice(0, 1)] }))
  const says = text`no enemy that has been seen is within ${the.length(reach)} of that point`
  if (!known) reasons.push(because('seen', says, 'MF-SUP-1', 'MF-RUL-31'))
  return reasons
}

function whyOutOfRange(game: Muzzleflash, gun: Gun, target: Thing): readonly Reason[] {
  const most = longest(gun)
  const far = apart(game, gun.holder, target)
  const cites = gun.small ? ['MF-SHT-18', 'MF-RUL-4'] : ['MF-IND-7', 'MF-RUL-40']
  if (!near(game, gun.holder, target, most))
    return [because('range', text`out of range: ${the.length(far, most)}`, ...cites)]
  const least = gun.support?.min ?? 0
  if (least > 0 && near(game, gun.holder, target, least - 1))
    return [
      because('range', text`too near: ${the.length(far)}, and the minimum range is ${the.length(least)}`, ...cites),
    ]
  return []
}

/** The quick yes or no: could this weapon be fired at that enemy, as far as range and sight go? */
export function canShootAt(game: Muzzleflash, firer: Piece, gun: Gun, target: Piece): boolean {
  if (target.side === firer.side || !onTable(target) || target.status === 'injured' || target.status === 'locked')
    return false
  if (gun.support?.fire === 'indirect' || !near(game, gun.holder, target, longest(gun))) return false
  return sees(game, gun.holder, target)
}
