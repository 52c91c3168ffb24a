import type { Id, Point } from '@sandtable/kernel'
import type { Offer } from './offers.ts'
import type { Snapshot } from './snapshot.ts'

interface Beside {
  readonly id: Id
  readonly at: Point | null
  /** What carries it, if anything. */
  readonly aboard?: Id | null
}

/**
 * The pieces that an action may begin with, if all of them are still off the table; otherwise none. While sides set
 * up, those on the table may be moved again, and only the others count.
 */
export function waitingIn(
  { question, roles, purpose }: Pick<Offer, 'question' | 'roles' | 'purpose'>,
  { view }: Pick<Snapshot, 'view'>,
): readonly Id[] {
  // an aircraft is never on the table, but needs no place there
  if (!Object.values(roles).includes('place')) return []
  // written out: the first page loads this file, and must not load the kernel with it
  const open = question?.role === 'actor' ? question.choices.filter(({ no }) => no.length === 0) : []
  const able = open.map(({ value }) => value as Id)
  const waiting = able.filter(id => {
    const piece = (view.tables.piece as readonly Beside[]).find(one => one.id === id)
    return piece ? piece.at === null && !piece.aboard : purpose === 'set-up' // a whole unit
  })
  return waiting.length === able.length || purpose === 'set-up' ? waiting : []
}
