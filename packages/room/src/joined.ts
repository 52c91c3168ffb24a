import type { Snapshot } from './calls.ts'

/** Two snapshots as one: what is true now, with the news of both. The older one is never drawn. */
export const joined = (older: Snapshot, newer: Snapshot): Snapshot =>
  newer.newsIsAll ? newer : { ...newer, news: [...older.news, ...newer.news], newsIsAll: older.newsIsAll }
