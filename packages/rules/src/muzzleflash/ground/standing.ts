import {
  because,
  boxesOverlap,
  type Footprint,
  isOffTable,
  type Point,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { isVehicle, onTable } from '../basics/figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import type { Land } from './ground.ts'
import { asksOf, HAIR, hullOf, under } from './hulls.ts'
import { baseOf } from './measure.ts'

/** Where a base may stand: MF-RUL-20. */

/** A crewman may stand on the base of the weapon he serves, and a fallen man does not block. */
const mayShare = (a: Piece, b: Piece): boolean =>
  a.crews === b.id ||
  b.crews === a.id ||
  a.status === 'injured' ||
  b.status === 'injured' ||
  a.hitched === b.id ||
  b.hitched === a.id

/** Would a piece on this base stand on the other? Touching is not standing on. */
export function basesOverlap(game: Muzzleflash, piece: Piece, base: Footprint, other: Piece): boolean {
  if (other.id === piece.id || !onTable(other)) return false
  // most are nowhere near
  const dx = ('r' in base ? base.x : base.at[0]) - (other.at as Point)[0]
  const dy = ('r' in base ? base.y : base.at[1]) - (other.at as Point)[1]
  const reach = piece.radius + other.radius - HAIR
  if (dx * dx + dy * dy >= reach * reach || mayShare(piece, other)) return false
  return ('r' in base && other.sort === 'figure') || boxesOverlap(base, baseOf(game, other))
}

/** Does it stand on its whole hull: a vehicle, or a towed gun? */
const isHull = (game: Muzzleflash, piece: Piece): boolean => isVehicle(game, piece) || piece.hitched !== null

/** The ground that a hull may not stand on: a building, or an obstacle that it cannot get over. MF-RUL-18. */
const barredUnder = (game: Muzzleflash, piece: Piece, base: Footprint): Land | undefined =>
  isHull(game, piece) ? under(game, piece, hullOf(base)).find(land => asksOf(game, piece, land) === 'never') : undefined

/** A figure is off the table when its centre is, a hull when any part of it is: MF-RUL-20. */
const hangsOver = (game: Muzzleflash, piece: Piece, base: Footprint, at: Point): boolean =>
  isOffTable(game, at) || (isHull(game, piece) && hullOf(base).some(corner => isOffTable(game, corner)))

/** May it stand here? */
export function canStand(game: Muzzleflash, piece: Piece, at: Point): boolean {
  const base = baseOf(game, piece, at)
  if (hangsOver(game, piece, base, at)) return false
  for (const other of game.pieces) if (basesOverlap(game, piece, base, other)) return false
  return !barredUnder(game, piece, base)
}

/** Why it may not stand here. */
export function whyNotStand(game: Muzzleflash, piece: Piece, at: Point): readonly Reason[] {
  const base = baseOf(game, piece, at)
  const other = game.pieces.find(p => basesOverlap(game, piece, base, p))
  const overlap = other ? [because('overlap', text`it would stand on ${the.piece(other)}`, 'MF-RUL-20')] : []
  return [...overlap, ...whyNoGround(game, piece, at)]
}

/** Why a piece of this size may not stand here: off the table, or on something its hull cannot cross. */
export function whyNoGround(game: Muzzleflash, piece: Piece, at: Point): readonly Reason[] {
  const base = baseOf(game, piece, at)
  if (hangsOver(game, piece, base, at)) return [because('edge', text`that is off the table`, 'MF-RUL-20')]
  const land = barredUnder(game, piece, base)
  return land ? [because('obstacle', text`it would stand on the ${the.ground(land)}`, 'MF-MOV-8', 'MF-RUL-18')] : []
}
