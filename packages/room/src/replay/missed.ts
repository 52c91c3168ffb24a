import type { Entry, Id, View } from '@sandtable/kernel'

/** What a side has not seen happen: what it knows now, and the entries that led there since it last decided. */
export interface Missed {
  readonly view: View
  readonly entries: readonly Entry[]
}

/** Null if nobody else has decided since; then there is nothing to catch up with. No rule and no engine is needed to tell. */
export function missedBy(seat: Id, view: View, log: readonly Entry[]): Missed | null {
  const last = log.findLastIndex(entry => entry.type === 'decision' && entry.side === seat)
  const entries = log.slice(last + 1)
  return entries.some(entry => entry.type === 'decision') ? { view, entries } : null
}
