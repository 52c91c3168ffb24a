import type { Id, Point } from '@sandtable/kernel'
import { onTable } from '../basics/figures.ts'
import { apart } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** The nearest enemy on the table that is still a danger; null if there is none. */
export function nearestEnemy(game: Muzzleflash, piece: Piece, from: Point = piece.at as Point): Piece | null {
  let best: Piece | null = null
  let least = Infinity
  for (const enemy of game.pieces) {
    if (enemy.side === piece.side || !onTable(enemy) || enemy.status === 'injured') continue
    const distance = apart(game, from, enemy.at as Point)
    if (distance < least) [best, least] = [enemy, distance]
  }
  return best
}

/** The enemy a pinned piece takes cover from: the last to give it a pin, or the nearest. MF-RUL-38. */
export function feared(game: Muzzleflash, piece: Piece): Piece | null {
  const shooter = piece.pinnedBy === null ? null : placed(game, piece.pinnedBy)
  return shooter && shooter.side !== piece.side ? shooter : nearestEnemy(game, piece)
}

const placed = (game: Muzzleflash, id: Id): Piece | null => {
  const piece = game.find('piece', id)
  return piece && onTable(piece) && piece.status !== 'injured' ? piece : null
}
