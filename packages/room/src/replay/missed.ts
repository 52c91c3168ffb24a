import type { Entry, Id, View } from '@sandtable/kernel'

/** What has happened since a side's last turn: what it knows now, and the entries since it last decided. */
export interface Missed {
  readonly view: View
  readonly entries: readonly Entry[]
}

/** Null if no other side has decided since. A page can compute this without rules or engine. */
export function missedBy(seat: Id, view: View, log: readonly Entry[]): Missed | null {
  const last = log.findLastIndex(entry => entry.type === 'decision' && entry.side === seat)
  const entries = log.slice(last + 1)
  return entries.some(entry => entry.type === 'decision') ? { view, entries } : null
}
