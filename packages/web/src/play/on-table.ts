import type { Id, Point } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'

/** What every rule set's pieces have. */
export interface Piece {
  readonly id: Id
  readonly side: Id
  readonly at: Point | null
  readonly gone: boolean
  readonly facing?: number
  /** What carries it, where something does. */
  readonly aboard?: Id | null
  /** What it serves, where it serves something. */
  readonly crews?: Id | null
}

type Seen = Pick<Snapshot, 'view'> | null

/** The pieces that a seat knows of, on the table or not. */
export const piecesOf = (snapshot: Seen): readonly Piece[] => (snapshot?.view.tables.piece ?? []) as readonly Piece[]

export const pieceOf = (snapshot: Seen, id: unknown): Piece | undefined =>
  piecesOf(snapshot).find(piece => piece.id === id)

/** Does the game wait for this seat? A seat may also have a prompt without being waited for: to interrupt another's turn. */
export const isAsked = (snapshot: Pick<Snapshot, 'waitingFor' | 'seat'> | null): boolean =>
  snapshot?.waitingFor.includes(snapshot.seat) ?? false

/** Is this the choice that pointing at a piece makes? Of a list that grows piece by piece, the last. */
export const isOf = ({ value }: { readonly value: unknown }, piece: Id): boolean =>
  value === piece || (Array.isArray(value) && value.at(-1) === piece)
