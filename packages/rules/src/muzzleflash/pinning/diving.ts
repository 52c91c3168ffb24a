import { type Id, lengthOf, type Point, text, the } from '@sandtable/kernel'
import { reachOf } from '../basics/figures.ts'
import { awayFrom, towardsPoint } from '../ground/measure.ts'
import { inCoverFrom, sees } from '../ground/sight.ts'
import { forcedTo } from '../movement/passing.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { feared } from './danger.ts'
import { fullMove, nearestCover } from './hiding.ts'

/**
 * A pinned figure reacts to the fire: in cover it backs off 2 inches, in the open it runs for cover. One that was pinned before
 * stays where it is if it is in cover: MF-RUL-39.
 */
export function dive(game: Muzzleflash, id: Id, wasPinned: boolean): void {
  const piece = game.piece(id)
  const enemy = feared(game, piece)
  if (!enemy) {
    game.say(text`${the.piece(piece)} is pinned, and there is nobody to hide from.`, ['MF-PIN-22', 'MF-RUL-38'], [id])
    return
  }
  if (inCoverFrom(game, piece, enemy)) {
    if (wasPinned) game.say(text`${the.piece(piece)} stays down.`, ['MF-PIN-22', 'MF-RUL-39'], [id])
    else backOff(game, piece, enemy)
    return
  }
  const cover = nearestCover(game, piece, enemy)
  if (cover) runTo(game, piece, cover, ['MF-PIN-24', 'MF-PIN-22'])
  else game.say(text`There is no cover for ${the.piece(piece)}.`, ['MF-PIN-24', 'MF-RUL-38'], [id])
}

/**
 * Straight away from the shooter, as far as it stays out of sight: a pinned figure in cover does. A dug-in figure is out of sight
 * only in its hole.
 */
function backOff(game: Muzzleflash, piece: Piece, enemy: Piece): void {
  if (piece.dugIn) {
    game.say(text`${the.piece(piece)} stays down in its hole.`, ['MF-PIN-23', 'MF-RUL-38'], [piece.id])
    return
  }
  const back = awayFrom(piece.at as Point, enemy.at as Point, reachOf(game, 'back-off'))
  const at = forcedTo(game, piece, back, spot => !sees(game, enemy, { ...piece, at: spot }))
  game.change('piece', piece.id, { at }, ['MF-PIN-22', 'MF-PIN-23'])
}

/** Runs straight towards a spot, at most its full move; true if it gets there. */
export function runTo(game: Muzzleflash, piece: Piece, spot: Point, cites: readonly string[]): boolean {
  const from = piece.at as Point
  const most = fullMove(game, piece)
  const end = lengthOf([from, spot]) <= most ? spot : towardsPoint(from, spot, most)
  const at = forcedTo(game, piece, end)
  const stopped = at[0] !== end[0] || at[1] !== end[1]
  game.change('piece', piece.id, { at, dugIn: false }, stopped ? [...cites.slice(0, 1), 'MF-RUL-20'] : cites)
  return at[0] === spot[0] && at[1] === spot[1]
}
