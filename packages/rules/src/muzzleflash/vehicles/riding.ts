import type { Id } from '@sandtable/kernel'
import { isFit, onTable } from '../basics/figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** Riders sit on the outside of an armoured vehicle, in the open: MF-RUL-140. */

/** The vehicle this figure rides on, able and exposed; null if none. */
export function riddenBy(game: Muzzleflash, figure: Piece): Piece | null {
  if (figure.role !== 'rider' || figure.aboard === null || !isFit(figure)) return null
  const vehicle = game.piece(figure.aboard)
  return onTable(vehicle) ? vehicle : null
}

export const ridersOn = (game: Muzzleflash, vehicle: Id): readonly Piece[] =>
  game.pieces.filter(p => p.aboard === vehicle && p.role === 'rider' && isFit(p))
