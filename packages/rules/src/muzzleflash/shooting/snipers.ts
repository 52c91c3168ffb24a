import type { Id } from '@sandtable/kernel'
import { numberOf } from '../basics/figures.ts'
import type { Muzzleflash } from '../records.ts'

/** Snipers: their hits pin twice, on the figure, on its cover and by suppressing fire. MF-SPC-1, MF-RUL-34. */

export const pinsOf = (game: Muzzleflash, firer: Id): number =>
  numberOf(game, game.piece(firer).sniper ? 'sniper-pins' : 'hit-pins')

/** The rule behind the pins of a hit: the sniper's rule takes precedence. */
export const pinRule = (game: Muzzleflash, firer: Id, otherwise: string): string =>
  game.piece(firer).sniper ? 'MF-SPC-1' : otherwise
