import {
  because,
  boxesOverlap,
  corners,
  crosses,
  type Footprint,
  type Length,
  lengthOf,
  type Point,
  type Reason,
} from '@sandtable/kernel'
import { called, isVehicle, onTable } from '../figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { groundOf, type Land } from './ground.ts'
import { baseOf, isOffTable, towardsPoint } from './measure.ts'

/** Where a base may stand: MF-RUL-20. */

/** A crewman may stand on the base of the weapon he serves, and a fallen man is no hindrance. */
const mayShare = (a: Piece, b: Piece): boolean =>
  a.crews === b.id ||
  b.crews === a.id ||
  a.status === 'injured' ||
  b.status === 'injured' ||
  a.hitched === b.id ||
  b.hitched === a.id

/** Two bases that touch may lap by so much, since places are whole hundredths of a millimetre: MF-RUL-3. */
const HAIR: Length = 3

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

export const footprintAt = (game: Muzzleflash, piece: Piece, at: Point): Footprint => baseOf(game, piece, at)

/** The building that a vehicle's hull would stand in, were this its base: MF-RUL-18. */
function roomUnder(game: Muzzleflash, piece: Piece, base: Footprint): Land | null {
  if (!isVehicle(game, piece) || 'r' in base) return null
  const hull = corners(base)
  const inRoom = ({ shape }: Land): boolean => hull.some((a, i) => crosses(shape, a, hull[(i + 1) % 4] as Point))
  const near = groundOf(game).near(game, base.at, Math.round((base.width + base.depth) / 2))
  return near.find(land => land.room && inRoom(land)) ?? null
}

/** May it stand here? */
export function canStand(game: Muzzleflash, piece: Piece, at: Point): boolean {
  if (isOffTable(game, at)) return false
  const base = baseOf(game, piece, at)
  for (const other of game.pieces) if (basesOverlap(game, piece, base, other)) return false
  return roomUnder(game, piece, base) === null
}

/** Why it may not stand here. */
export function whyNotStand(game: Muzzleflash, piece: Piece, at: Point): readonly Reason[] {
  if (isOffTable(game, at)) return [because('edge', 'that is off the table', 'MF-RUL-20')]
  const base = baseOf(game, piece, at)
  const other = game.pieces.find(p => basesOverlap(game, piece, base, p))
  if (other) return [because('overlap', `it would stand on ${called(other)}`, 'MF-RUL-20')]
  const room = roomUnder(game, piece, base)
  return room ? [because('obstacle', `it would stand in the ${room.kind} ${room.id}`, 'MF-MOV-8', 'MF-RUL-18')] : []
}

/** The farthest point on the straight way at which it may stand; where it is, if there is none. Steps of an eighth of an inch. */
export function farthest(game: Muzzleflash, piece: Piece, to: Point): Point {
  const from = piece.at as Point
  const length = lengthOf([from, to])
  if (canStand(game, piece, to)) return to
  for (let left = length - STEP; left > 0; left -= STEP) {
    const spot = towardsPoint(from, to, Math.round(left))
    if (canStand(game, piece, spot)) return spot
  }
  return from
}

const STEP: Length = 317
