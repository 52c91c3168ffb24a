import type { Snapshot } from './snapshot.ts'

/** Merges two snapshots: the newer, with the news of both. The older one is never drawn. */
export const joined = (older: Snapshot, newer: Snapshot): Snapshot =>
  newer.newsIsAll ? newer : { ...newer, news: [...older.news, ...newer.news], newsIsAll: older.newsIsAll }
