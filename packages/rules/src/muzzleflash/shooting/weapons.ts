import type { Id, Length, Point } from '@sandtable/kernel'
import { isVehicle, isWeapon, numberOf, onTable } from '../basics/figures.ts'
import { whyNotReady } from '../crew-served/crews.ts'
import { near } from '../ground/measure.ts'
import { sees } from '../ground/sight.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type Mode, type SmallArm, type SupportWeapon, smallArms, supportWeapons } from '../tables.ts'
import { whyOutOfArc } from '../vehicles/steering.ts'
import { diceFor } from './aiming.ts'

/** A weapon that a piece can fire. */
export interface Gun {
  /** Its name in a decision: the weapon's name, or the id of the weapon piece. */
  readonly name: string
  readonly weapon: string
  readonly small: SmallArm | null
  readonly support: SupportWeapon | null
  /** The weapon's holder: range, sight and arc are taken from there. */
  readonly holder: Piece
}

function gun(game: Muzzleflash, name: string, weapon: string, holder: Piece): Gun | null {
  const small = game.rows(smallArms)[weapon] ?? null
  const support = game.rows(supportWeapons)[weapon] ?? null
  return small || support ? { name, weapon, small, support, holder } : null
}

/** Everything a piece can fire: what it carries or is armed with, and the weapon piece it serves. */
export function gunsOf(game: Muzzleflash, piece: Piece): readonly Gun[] {
  const guns: Gun[] = []
  for (const weapon of piece.weapons) {
    const own = gun(game, weapon, weapon, piece)
    if (own) guns.push(own)
  }
  const served = piece.crews === null ? null : game.find('piece', piece.crews)
  if (served && onTable(served) && isWeapon(game, served)) {
    const [weapon = ''] = served.weapons
    const crewed = gun(game, served.id, weapon, served)
    if (crewed) guns.push(crewed)
  }
  return guns
}

/** The weapon that a decision names: by its name, by the weapon piece, or the first. */
export function gunNamed(game: Muzzleflash, piece: Piece, named: string | undefined): Gun | null {
  const guns = gunsOf(game, piece)
  return (named === undefined ? guns[0] : guns.find(g => g.name === named)) ?? null
}

export const longest = ({ small, support }: Gun): Length => small?.long.max ?? support?.max ?? 0

/** How many rounds a gun fires, and how many dice a small arm rolls. */
export const diceOf = (game: Muzzleflash, { small }: Gun, mode: Mode): number =>
  small ? diceFor(game, small.rof, mode) : Math.max(1, diceFor(game, numberOf(game, 'support-rof'), mode))

/** Does it see the actor, within range of one of its weapons? A figure aboard counts as where its vehicle is. MF-RUL-50. */
export function canAffect(game: Muzzleflash, piece: Piece, who: Piece): boolean {
  const actor = who.aboard === null ? who : game.piece(who.aboard)
  if (!onTable(actor) || who.status === 'injured') return false
  let looked: Id | null = null
  let seen = false
  for (const one of gunsOf(game, piece)) {
    if (!near(game, one.holder, actor, longest(one))) continue
    if (one.support && near(game, one.holder, actor, one.support.min - 1)) continue
    if (looked !== one.holder.id) seen = sees(game, one.holder, actor)
    looked = one.holder.id
    if (seen) return true
  }
  return false
}

/** Could it snap at the actor now with its first weapon? For figures with a standing order to do so. */
export function canSnapAt(game: Muzzleflash, piece: Piece, actor: Id): boolean {
  const target = game.piece(actor)
  const [first] = gunsOf(game, piece)
  if (!first || !onTable(target) || target.status === 'injured' || target.status === 'locked') return false
  if (first.support?.fire === 'indirect' || !near(game, first.holder, target, longest(first))) return false
  if (first.small && diceFor(game, first.small.rof, 'snap') === 0) return false
  if (isVehicle(game, target) && first.small) return false
  if (!sees(game, first.holder, target)) return false
  if (whyNotReady(game, first.holder, first.weapon, 1).length > 0) return false
  return whyOutOfArc(game, first.holder, first.weapon, target.at as Point).length === 0
}
