import { isFit } from '../basics/figures.ts'
import { inTouch } from '../movement/touching.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** The enemies with whom a locked figure grapples. */
export const grapplers = (game: Muzzleflash, piece: Piece): readonly Piece[] =>
  game.pieces.filter(p => p.side !== piece.side && p.status === 'locked' && isFit(p) && inTouch(game, p, piece))

/** A locked figure is released when the enemy it grapples with falls to something else. */
export function letGo(game: Muzzleflash): void {
  for (const piece of game.pieces)
    if (piece.status === 'locked' && piece.at !== null && grapplers(game, piece).length === 0)
      game.change('piece', piece.id, { status: 'fine' }, ['MF-CQB-5', 'MF-RUL-91'])
}
