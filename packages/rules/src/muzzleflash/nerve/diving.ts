import { type Id, lengthOf, type Point } from '@sandtable/kernel'
import { called, reachOf } from '../figures.ts'
import { awayFrom, towardsPoint } from '../ground/measure.ts'
import { inCoverFrom } from '../ground/sight.ts'
import { farthest } from '../ground/standing.ts'
import { asFarAsPassable } from '../movement/obstacles.ts'
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
    game.say(`${called(piece)} is pinned, and there is nobody to hide from.`, ['MF-PIN-22', 'MF-RUL-38'], [id])
    return
  }
  if (inCoverFrom(game, piece, enemy)) {
    if (wasPinned) game.say(`${called(piece)} keeps its head down.`, ['MF-PIN-22', 'MF-RUL-39'], [id])
    else backOff(game, piece, enemy)
    return
  }
  const cover = nearestCover(game, piece, enemy)
  if (cover) runTo(game, piece, cover, ['MF-PIN-22', 'MF-PIN-24', 'MF-RUL-38', 'MF-RUL-41'])
  else game.say(`There is no cover for ${called(piece)}.`, ['MF-PIN-24', 'MF-RUL-38'], [id])
}

/** Straight away from the shooter, or as far as it can. */
function backOff(game: Muzzleflash, piece: Piece, enemy: Piece): void {
  const from = piece.at as Point
  const back = awayFrom(from, enemy.at as Point, reachOf(game, 'back-off'))
  const to = farthest(game, piece, asFarAsPassable(game, piece, from, back))
  game.change('piece', piece.id, { at: to, dugIn: false }, ['MF-PIN-22', 'MF-PIN-23', 'MF-RUL-38'])
}

/** Runs straight towards a spot, at most its full move; true if it gets there. */
export function runTo(game: Muzzleflash, piece: Piece, spot: Point, cites: readonly string[]): boolean {
  const from = piece.at as Point
  const most = fullMove(game, piece)
  const reached = lengthOf([from, spot]) <= most
  const end = reached ? spot : towardsPoint(from, spot, most)
  game.change(
    'piece',
    piece.id,
    { at: farthest(game, piece, asFarAsPassable(game, piece, from, end)), dugIn: false },
    cites,
  )
  return reached
}
