import { type Entry, spelled } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { Snapshot } from '../snapshot.ts'
import { joined } from './joined.ts'

const said = (text: string): Entry => ({ type: 'said', says: spelled(text), cites: [] })
const snapshot = (newsIsAll: boolean, thinking: boolean, ...news: readonly string[]): Snapshot =>
  ({ news: news.map(said), newsIsAll, thinking }) as Partial<Snapshot> as Snapshot

test('of two snapshots the newer is true, and the news of both are told in order', () =>
  expect(joined(snapshot(false, true, 'a'), snapshot(false, false, 'b', 'c'))).toEqual(
    snapshot(false, false, 'a', 'b', 'c'),
  ))

test('news that were everything stay everything', () =>
  expect(joined(snapshot(true, true, 'a'), snapshot(false, true, 'b')).newsIsAll).toBe(true))

test('one that tells everything anew needs no older one', () =>
  expect(joined(snapshot(false, true, 'a'), snapshot(true, true, 'a', 'b'))).toEqual(snapshot(true, true, 'a', 'b')))
