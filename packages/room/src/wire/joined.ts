import type { Grown } from '@sandtable/kernel'
import type { Snapshot } from '../snapshot.ts'

/** Merges two snapshots: the newer, with the news of both. The older one is never drawn. */
export const joined = (older: Snapshot, newer: Snapshot): Snapshot =>
  newer.newsIsAll ? newer : { ...newer, news: [...older.news, ...newer.news], newsIsAll: older.newsIsAll }

/** What is new of a save after both. */
export function joinedGrown(older: Grown | null, newer: Grown | null): Grown | null {
  if (!older || !newer || newer.from <= older.from) return newer ?? older
  return { from: older.from, rows: [...older.rows.slice(0, newer.from - older.from), ...newer.rows] }
}
