import type { Id } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'

/** A stand that moves is no longer zeroed in on, its weapon loses its target, and a gun leaves its prepared position: BA-INDIR-7, BA-ARTY-9. */
export function loseZero(game: Blaze, mover: Id): void {
  for (const stand of game.pieces)
    if (stand.zeroed !== null && (stand.id === mover || stand.zeroed === mover))
      game.change('piece', stand.id, { zeroed: null }, ['BA-INDIR-7', 'BA-RUL-108'])
  if (game.piece(mover).fixedDefence) game.change('piece', mover, { fixedDefence: false }, ['BA-ARTY-9', 'BA-GUN-15'])
}
