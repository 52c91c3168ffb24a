import type { Id } from '@sandtable/kernel'
import { numberOf } from '../basics/figures.ts'
import type { Muzzleflash } from '../records.ts'

/** Snipers: their hits pin twice, on the figure, on its cover and by suppressing fire. MF-SPC-1, MF-RUL-34. */

export const pinsOf = (game: Muzzleflash, firer: Id): number =>
  game.piece(firer).sniper ? numberOf(game, 'sniper-pins') : 1

export const sniperRules = (game: Muzzleflash, firer: Id): readonly string[] =>
  game.piece(firer).sniper ? ['MF-SPC-1', 'MF-RUL-34'] : []
