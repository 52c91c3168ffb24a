import type { Id } from '@sandtable/kernel'
import { onTable } from '../figures.ts'
import { sees } from '../ground/sight.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** A piece has been seen once any enemy has had it in sight, or it has shot: MF-RUL-31. */

const NOTICED = ['MF-RUL-31', 'MF-SUP-12']

const isWatched = (game: Muzzleflash, piece: Piece): boolean =>
  game.pieces.some(
    other => other.side !== piece.side && onTable(other) && other.status !== 'injured' && sees(game, other, piece),
  )

/** At the start of the game: whoever stands in sight is noticed. Later on only moves change that. */
export function noticeAll(game: Muzzleflash): void {
  for (const piece of game.pieces)
    if (!piece.seen && onTable(piece) && isWatched(game, piece)) game.change('piece', piece.id, { seen: true }, NOTICED)
}

/** After a move: it may have been noticed, and may have noticed others. */
export function noticeAfter(game: Muzzleflash, id: Id): void {
  const mover = game.piece(id)
  if (!onTable(mover)) return
  if (!mover.seen && isWatched(game, mover)) game.change('piece', id, { seen: true }, NOTICED)
  for (const other of game.pieces)
    if (!other.seen && other.side !== mover.side && onTable(other) && sees(game, mover, other))
      game.change('piece', other.id, { seen: true }, NOTICED)
}
