import type { Id, Point } from '@sandtable/kernel'
import type { Offer, Snapshot } from '../game/messages.ts'

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

/** Does the game wait for this seat? Somebody may also have a prompt that nobody waits for: to speak up in another's turn. */
export const isAsked = (snapshot: Pick<Snapshot, 'waitingFor' | 'seat'> | null): boolean =>
  snapshot?.waitingFor.includes(snapshot.seat) ?? false

/** The action by which sides set up, in every rule set. */
export const SET_UP = 'deploy'

/**
 * The pieces that an action may be begun with, if all of them still stand beside the table; otherwise none. While sides set up,
 * those who stand already may be put elsewhere, and the others wait.
 */
export function waitingIn(
  { action, question, roles }: Pick<Offer, 'action' | 'question' | 'roles'>,
  snapshot: Seen,
): readonly Id[] {
  // an aircraft is never on the table, and yet waits for no place there
  if (!Object.values(roles).includes('place')) return []
  // written out: the first page knows this file, and must not load the kernel for it
  const open = question?.role === 'actor' ? question.choices.filter(({ no }) => no.length === 0) : []
  const able = open.map(({ value }) => value as Id)
  const waiting = able.filter(id => {
    const piece = pieceOf(snapshot, id)
    return piece ? piece.at === null && !piece.aboard : action === SET_UP // a whole unit
  })
  return waiting.length === able.length || action === SET_UP ? waiting : []
}

/** Is this the choice that pointing at a piece makes? Of a list that grows piece by piece, the last. */
export const isOf = ({ value }: { readonly value: unknown }, piece: Id): boolean =>
  value === piece || (Array.isArray(value) && value.at(-1) === piece)
