import { type Entry, type Id, Reel, type Story, type View } from '@sandtable/kernel'

/**
 * What has happened since a side last decided, as that side knows it: wound back from what it knows now. Null if nobody else has
 * decided since; then there is nothing to catch up with.
 */
export function sinceLast(seat: Id, view: View, log: readonly Entry[]): Story | null {
  const last = log.findLastIndex(entry => entry.type === 'decision' && entry.side === seat)
  const entries = log.slice(last + 1)
  if (!entries.some(entry => entry.type === 'decision')) return null
  return { opening: new Reel(view, entries, entries.length).to(0).view, entries }
}
