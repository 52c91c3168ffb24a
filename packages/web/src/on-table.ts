import type { Id, Point } from '@sandtable/kernel'
import type { Snapshot } from './game/messages.ts'

/** What every rule set's pieces have. */
export interface Piece {
  readonly id: Id
  readonly side: Id
  readonly at: Point | null
  readonly gone: boolean
  readonly facing?: number
}

type Seen = Pick<Snapshot, 'view'> | null

/** The pieces that a seat knows of, on the table or not. */
export const piecesOf = (snapshot: Seen): readonly Piece[] => (snapshot?.view.tables.piece ?? []) as readonly Piece[]

export const pieceOf = (snapshot: Seen, id: unknown): Piece | undefined =>
  piecesOf(snapshot).find(piece => piece.id === id)
