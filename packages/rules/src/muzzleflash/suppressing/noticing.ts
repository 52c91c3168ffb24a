import type { Id } from '@sandtable/kernel'
import { onTable } from '../basics/figures.ts'
import { sees } from '../ground/sight.ts'
import type { Muzzleflash, Piece } from '../records.ts'

/** A piece has been seen once any enemy has had it in sight, or it has shot: MF-RUL-31. */

const NOTICED = ['MF-RUL-31', 'MF-SUP-12']

const isWatched = (game: Muzzleflash, piece: Piece): boolean =>
  game.pieces.some(
    other => other.side !== piece.side && onTable(other) && other.status !== 'injured' && sees(game, other, piece),
  )

/** Marks every piece in sight as seen: at the start of the game, and when something that blocks sight has changed. */
export function noticeAll(game: Muzzleflash): void {
  for (const piece of game.pieces)
    if (!piece.seen && onTable(piece) && isWatched(game, piece)) game.change('piece', piece.id, { seen: true }, NOTICED)
}

/** After anything: figures that came into sight are noticed, whatever the cause. The journal knows what has changed. */
export function noticeSince(game: Muzzleflash, since: number): void {
  if (game.pieces.every(piece => piece.seen)) return
  const moved = new Set<Id>()
  for (const entry of game.journal.from(since)) {
    if (entry.type !== 'change' || (entry.table !== 'piece' && entry.table !== 'terrain')) continue
    const opens = entry.table === 'terrain' || opensSight(entry.before as Piece, entry.after as Piece)
    if (opens) {
      noticeAll(game)
      return
    }
    if (shows(entry.before as Piece | null, entry.after as Piece | null)) moved.add(entry.id)
  }
  for (const id of moved) noticeAfter(game, id)
}

/** A vehicle that has moved, turned or gone no longer hides those behind it. */
const opensSight = (before: Piece | null, after: Piece | null): boolean =>
  before?.sort === 'vehicle' && before.at !== null && (before.at !== after?.at || before.facing !== after.facing)

/** Might it be newly visible, or see something new? */
const shows = (before: Piece | null, after: Piece | null): boolean =>
  before !== null &&
  after !== null &&
  (before.at !== after.at ||
    before.status !== after.status ||
    before.stance !== after.stance ||
    after.pins < before.pins)

/** It may have been noticed, and may have noticed others. */
function noticeAfter(game: Muzzleflash, id: Id): void {
  const mover = game.piece(id)
  if (!onTable(mover)) return
  if (!mover.seen && isWatched(game, mover)) game.change('piece', id, { seen: true }, NOTICED)
  for (const other of game.pieces)
    if (!other.seen && other.side !== mover.side && onTable(other) && sees(game, mover, other))
      game.change('piece', other.id, { seen: true }, NOTICED)
}
