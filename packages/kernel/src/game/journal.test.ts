import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from '../hash.ts'
import { text } from '../text/message.ts'
import { times } from '../times.fixture.ts'
import { playOn, toyHost } from '../toy.fixture.ts'
import { type Entry, fold, Journal, unfold } from './journal.ts'
import { Store, tableNames } from './store.ts'

const stateOf = (store: Store): string => canonical([tableNames.map(table => store.all(table)), store.dice])
const made = (id: string): Entry => ({
  type: 'change',
  table: 'marker',
  id,
  before: null,
  after: { id, kind: 'smoke' },
  cites: ['HS-GO-2'],
})

describe('settled points', () => {
  const journal = new Journal()
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    if (id === 'a' || id === 'c') journal.settle()
    journal.add(made(id))
  }
  const rows: [string, number, number][] = [
    ['the start', 0, 0],
    ['between two', 1, 0],
    ['one of them', 2, 2],
    ['after the last', 5, 2],
  ]
  test.each(rows)('%s', (_, position, settled) => expect(journal.settledBefore(position)).toBe(settled))

  test('settling twice at one place is settling once', () => {
    journal.settle()
    journal.settle()
    expect(journal.settled).toEqual([0, 2, 5])
  })

  test('a journal that goes on from another counts on, and starts settled', () => {
    const later = new Journal(7)
    expect(later.settledBefore(9)).toBe(7)
    later.add(made('x'))
    expect(later.length).toBe(8)
    expect(later.from(7)).toEqual([made('x')])
  })
})

test('going back takes entries and settled points with it', () => {
  const store = new Store()
  const journal = new Journal()
  for (const id of ['a', 'b', 'c']) {
    journal.settle()
    journal.add(made(id))
    fold(store, journal.entries.at(-1) as Entry)
  }
  journal.rewind(store, 1)
  expect(journal.length).toBe(1)
  expect(journal.settled).toEqual([0, 1])
  expect(store.all('marker').map(m => m.id)).toEqual(['a'])
})

test('dice are part of the state, both ways', () => {
  const store = new Store()
  const roll: Entry = { type: 'roll', purpose: 'shot', faces: 6, dice: [1, 2], at: 5, cites: [] }
  fold(store, roll)
  expect(store.dice).toBe(7)
  unfold(store, roll)
  expect(store.dice).toBe(5)
})

test('what somebody decided or said changes nothing by itself', () => {
  const store = new Store()
  const before = stateOf(store)
  for (const entry of [
    { type: 'decision', side: 'red', decision: { action: 'pass' } },
    { type: 'said', says: text`Hello.`, cites: [] },
  ] as const) {
    fold(store, entry)
    expect(stateOf(store)).toBe(before)
    unfold(store, entry)
    expect(stateOf(store)).toBe(before)
  }
})

test('a journal folds backwards through every moment of the game, and forwards again', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(['red', 'blue'], ['red', 'blue', 'green']), (seed, sides) => {
      const host = toyHost(sides, { dice: { from: 'seed', seed } })
      const { journal, store } = host.game
      const moments = new Map([[0, stateOf(store)]])
      while (!host.over) {
        playOn(host, seed + journal.length, 1)
        moments.set(journal.length, stateOf(store))
      }
      const copy = store.fork()
      for (let at = journal.length; at >= 0; at--) {
        if (moments.has(at)) expect(stateOf(copy)).toBe(moments.get(at))
        if (at > 0) unfold(copy, journal.entries[at - 1] as Entry)
      }
      journal.entries.forEach((entry, i) => {
        fold(copy, entry)
        if (moments.has(i + 1)) expect(stateOf(copy)).toBe(moments.get(i + 1))
      })
      expect(stateOf(store)).toBe(moments.get(journal.length))
    }),
    { numRuns: times(30) },
  )
})
