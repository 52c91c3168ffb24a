import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from '../hash.ts'
import { text } from '../text/message.ts'
import { times } from '../times.fixture.ts'
import { playOn, toyHost } from '../toy.fixture.ts'
import { type Entry, fold, Journal, said, unfold } from './journal.ts'
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

test('a sentence has only the parts that were given', () => {
  expect(said(text`Ah.`, ['A-1'])).toStrictEqual({ type: 'said', says: text`Ah.`, cites: ['A-1'] })
  expect(said(text`Ah.`, [], ['a'], ['red'], [1, 2])).toStrictEqual({
    type: 'said',
    says: text`Ah.`,
    cites: [],
    about: ['a'],
    to: ['red'],
    at: [1, 2],
  })
})

describe('a journal whose past rests', () => {
  /** Two journals of the same game, one of which rests. */
  const both = (count: number) => {
    const [rested, awake] = [playOn(toyHost(), 9, count), playOn(toyHost(), 9, count)].map(({ game }) => game)
    if (!rested || !awake) throw new Error('two games')
    rested.rest()
    return { rested, awake }
  }

  test('answers every question as if it were awake, whichever comes first', () => {
    const { length } = both(20).awake.journal
    const questions: ((journal: Journal, at: number) => unknown)[] = [
      (journal, at) => journal.before(at),
      (journal, at) => journal.from(at),
      (journal, at) => journal.settledBefore(at),
      (journal, at) => journal.last(entry => entry.type === 'decision' && (at % 2 === 0) === (entry.side === 'red')),
      journal => journal.last(() => false),
      (journal, at) => journal.last(entry => entry.type === 'roll' && entry.at >= at),
      (journal, at) => journal.fork(at, length).entries,
      (journal, at) => journal.fork(0, at).settled,
      (journal, at) => journal.fork(at, length).settled,
    ]
    const { rested, awake } = both(20)
    for (const ask of questions)
      for (let at = 0; at <= length; at += 7) {
        rested.rest()
        expect(ask(rested.journal, at)).toEqual(ask(awake.journal, at))
        expect(rested.journal.length).toBe(length)
      }
  })

  test('goes back to any settled point, rests again and goes on', () => {
    const { awake } = both(20)
    for (const at of awake.journal.settled.toReversed()) {
      const { rested } = both(20)
      const again = awake.fork(0)
      again.rewind(awake.journal.from(at))
      rested.journal.rewind(rested.store, at)
      expect(stateOf(rested.store as never)).toBe(stateOf(again.store as never))
      rested.rest()
      expect(rested.journal.length).toBe(at)
      expect(rested.journal.entries).toEqual(awake.journal.entries.slice(0, at))
      expect(rested.journal.settled).toEqual(awake.journal.settled.filter(point => point <= at))
    }
  })

  test('a part of it shares its entries and knows its settled points', () => {
    const { journal } = both(20).awake
    const [, second = 0, third = 0] = journal.settled
    const part = journal.fork(second, third)
    expect([part.base, part.length, part.settled]).toEqual([second, third, [second, third]])
    expect(part.entries).toEqual(journal.entries.slice(second, third))
    expect([journal.fork(third, third).length, journal.fork(third, third).settled]).toEqual([third, []])
  })

  test('packed while it is played, it tells each seat the same news, and undoes as far', () => {
    const [packed, loose] = [toyHost(), toyHost()]
    for (let count = 0; count < 30; count++) {
      for (const host of [packed, loose]) playOn(host, count, 1)
      for (const side of ['red', 'blue', 'nobody']) {
        const [here, there] = [packed.seat(side), loose.seat(side)]
        const since = Math.max(0, there.mark - (count % 3) * 20)
        expect([here.mark, here.news(since)]).toEqual([there.mark, there.news(since)])
        expect(here.whyNoUndo()).toEqual(there.whyNoUndo())
      }
      packed.pack()
    }
    const side = ['red', 'blue'].find(one => loose.whyNoUndo(one) === null)
    if (!side) throw new Error('nobody can take anything back')
    for (const host of [packed, loose]) host.undo(side)
    packed.pack()
    for (const one of ['red', 'blue']) {
      expect(packed.seat(one).news()).toEqual(loose.seat(one).news())
      expect(packed.whyNoUndo(one)).toEqual(loose.whyNoUndo(one))
    }
    expect(packed.game.journal.entries).toEqual(loose.game.journal.entries)
  })

  test('woken in part, played on and taken back, it packs the same again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(99)), { maxLength: 40 }), steps => {
        const [packed, loose] = [toyHost(), toyHost()]
        for (const [step, how] of steps) {
          const { length } = loose.game.journal
          for (const host of [packed, loose]) {
            if (step < 2) playOn(host, how, 1)
            else if (step === 2) host.run.rewind(Math.max(0, length - (how % 30)))
          }
          if (step === 3) packed.pack()
          const from = Math.max(0, loose.game.journal.length - how)
          if (step === 4) expect(packed.game.journal.from(from)).toEqual(loose.game.journal.from(from))
          expect(packed.game.journal.length).toBe(loose.game.journal.length)
        }
        packed.pack()
        expect(packed.game.journal.entries).toEqual(loose.game.journal.entries)
        expect(stateOf(packed.game.store as never)).toBe(stateOf(loose.game.store as never))
      }),
      { numRuns: times(40) },
    )
  })

  test('cleared, it is as new', () => {
    const { journal } = both(20).rested
    journal.clear()
    expect([journal.length, journal.entries, journal.settled, journal.before(0)]).toEqual([0, [], [], undefined])
  })
})
