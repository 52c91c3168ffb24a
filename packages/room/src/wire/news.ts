import type { ChangeEntry, Entry, FarHost, Id, Seat, TableName } from '@sandtable/kernel'
import { changedBy, deltaOf } from './delta.ts'
import type { SentEntry, State } from './messages.ts'

/** Entries as they are sent: the page has what was there before. */
export const sentEntries = (entries: readonly Entry[]): readonly SentEntry[] =>
  entries.map(entry => {
    if (entry.type !== 'change') return entry
    const { before, after, ...rest } = entry
    return { ...rest, differs: deltaOf(before, after) ?? {} }
  })

/** An entry as it was, for whoever has heard everything before it. */
export function heardEntry(far: FarHost, sent: SentEntry): Entry {
  if (sent.type !== 'change') return sent
  const { differs, ...rest } = sent
  const before = far.told(rest.table, rest.id) as ChangeEntry['before']
  return { ...rest, before, after: changedBy(before, differs) as ChangeEntry['after'] }
}

/** A record that comes into sight stands among the others, where it always was; the page would put it last. */
export function orderAfter(seat: Seat, entries: readonly Entry[]): State['order'] {
  const made = new Map<TableName, Id[]>()
  for (const entry of entries)
    if (entry.type === 'change' && entry.before === null)
      made.set(entry.table, [...(made.get(entry.table) ?? []), entry.id])
  if (made.size === 0) return undefined
  const { tables } = seat.view()
  const order: { [K in TableName]?: readonly Id[] } = {}
  for (const [table, ids] of made) {
    const now = (tables[table] as readonly { readonly id: Id }[]).map(({ id }) => id)
    if (ids.some((id, i) => now[now.length - ids.length + i] !== id)) order[table] = now
  }
  return Object.keys(order).length > 0 ? order : undefined
}
