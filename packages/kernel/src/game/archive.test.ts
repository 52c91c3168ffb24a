import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standing } from '../conformance/suite.ts'
import { seeded } from '../dice/dice.ts'
import { canonical } from '../hash.ts'
import { load } from '../saves/load.ts'
import { save } from '../saves/save.ts'
import { playOn, toOrders, toy, toyHost } from '../toy.fixture.ts'
import { archived, restored } from './archive.ts'
import { Lexicon, Reader, Writer } from './bytes.ts'
import type { ChangeEntry } from './journal.ts'
import { Store } from './store.ts'

function throughBytes(value: unknown): unknown {
  const lexicon = new Lexicon()
  const writer = new Writer(lexicon)
  writer.write(value)
  const reader = new Reader(lexicon, writer.bytes)
  const read = reader.read()
  expect(reader.isAtEnd).toBe(true)
  return read
}

describe('bytes', () => {
  test('give every plain value back', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), value => {
        expect(throughBytes(value)).toStrictEqual(value)
      }),
    )
  })

  const odd = [
    0,
    -0,
    1,
    -1,
    -7,
    -1000,
    63,
    64,
    123_456_789_012,
    2 ** 31,
    -(2 ** 40),
    2 ** 53,
    0.1,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ]
  test.each(odd)('give the number %d back', value => expect(throughBytes(value)).toBe(value))

  test('keep a field that is there and has no value', () => {
    expect(throughBytes({ a: undefined, cites: ['HS-GO-1', 'HS-GO-2'] })).toStrictEqual({
      a: undefined,
      cites: ['HS-GO-1', 'HS-GO-2'],
    })
  })

  test('keep a field whose name means something to JavaScript', () => {
    const value = JSON.parse('{"__proto__":{"a":1},"b":2}') as object
    const read = throughBytes(value) as object
    expect(JSON.stringify(read)).toBe('{"__proto__":{"a":1},"b":2}')
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.getOwnPropertyDescriptor(read, '__proto__')).toEqual(
      Object.getOwnPropertyDescriptor(value, '__proto__'),
    )
  })

  test('take as few as possible', () => {
    const lexicon = new Lexicon()
    const size = (value: unknown): number => {
      const writer = new Writer(lexicon)
      writer.write(value)
      return writer.bytes.length
    }
    expect([0, 7, -8, 8, 1023, 1024, 0.5].map(size)).toEqual([1, 1, 1, 2, 2, 3, 9])
    expect([null, undefined, true, false, 'a', 'a', 'b', []].map(size)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    // names of rules are numbered as a whole
    expect(size({ cites: ['HS-GO-1', 'HS-GO-2', 'HS-GO-3'] })).toBe(2)
    expect(lexicon.words).toEqual(['a', 'b'])
  })

  test('grow as needed', () => {
    const long = Array.from({ length: 10_000 }, (_, i) => i * 1000)
    expect(throughBytes(long)).toEqual(long)
  })
})

describe('a change', () => {
  const change = (before: object | null, after: object | null): ChangeEntry =>
    ({ type: 'change', table: 'marker', id: 'm', before, after, cites: ['HS-GO-2'] }) as ChangeEntry
  const m = (fields: object) => ({ id: 'm', kind: 'smoke', ...fields })
  const rows: [string, (object | null)[]][] = [
    ['of a field', [m({ a: 1 }), m({ a: 2 }), m({ a: null })]],
    ['that makes and removes', [null, m({ a: 1 }), null]],
    ['of a field that was not there, or is no longer', [m({}), m({ a: 1 }), m({}), m({ b: undefined })]],
    ['of a list that grows and shrinks', [[], [1], [1, 2, 3, 4], [1, 2, 9, 3, 4], [2, 4]].map(list => m({ list }))],
    ['of a list that becomes something else', [m({ list: [1, 2, 3] }), m({ list: null }), m({ list: 'long' })]],
    ['of a list of the same item', [[7, 7], [7, 7, 7, 7], [7, 7, 7], [7]].map(list => m({ list }))],
  ]
  test.each(rows)('%s comes back whole', (_, versions) => {
    const entries = versions.slice(1).map((after, i) => change(versions[i] ?? null, after))
    const store = new Store()
    const last = versions.at(-1)
    if (last) store.put('marker', 'm', last as never)
    for (let later = 0; later <= entries.length; later++) {
      const old = entries.slice(0, later)
      expect(restored(archived(old, store), store, entries.slice(later), store)).toStrictEqual(old)
    }
  })
})

test('a long list in which one item has changed is kept as that item', () => {
  const list = Array.from({ length: 1000 }, (_, i) => i)
  const change = (was: readonly number[], is: readonly number[]) =>
    archived(
      [
        {
          type: 'change',
          table: 'marker',
          id: 'm',
          before: { id: 'm', list: was },
          after: { id: 'm', list: is },
          cites: [],
        } as never,
      ],
      list,
    ).length
  expect(change(list, list.with(500, -1))).toBeLessThan(30)
  expect(change(list.slice(1), list)).toBeLessThan(30)
  expect(change(list, list.slice(0, -1))).toBeLessThan(30)
  expect(change([1, 2], [2, 1])).toBeLessThan(30)
})

describe('a game that rests', () => {
  const played = (): { readonly rested: ReturnType<typeof toyHost>; readonly awake: ReturnType<typeof toyHost> } => {
    const [rested, awake] = [playOn(toyHost(), 3, 12), playOn(toyHost(), 3, 12)]
    rested.rest()
    return { rested, awake }
  }

  test('tells everything as before', () => {
    const { rested, awake } = played()
    expect(standing(rested.run)).toBe(standing(awake.run))
    expect(rested.news('red', 0)).toEqual(awake.news('red', 0))
    rested.rest()
    expect(save(rested)).toBe(save(awake))
    rested.rest()
    expect(rested.game.journal.entries).toEqual(awake.game.journal.entries)
    expect(load([toy], save(rested)).differs).toBeNull()
  })

  test('goes on, rests again, and comes to the same end', () => {
    const { rested, awake } = played()
    for (let i = 0; i < 30; i++) {
      playOn(rested, i, 1)
      rested.rest()
      playOn(awake, i, 1)
    }
    expect(rested.game.journal.length).toBe(awake.game.journal.length)
    expect(save(rested)).toBe(save(awake))
  })

  test('can be forked, and goes back before the point where it began to rest', () => {
    const { rested, awake } = played()
    expect(standing(rested.run.fork(seeded(1)))).toBe(standing(awake.run.fork(seeded(1))))
    const [middle] = rested.game.journal.settled.slice(2)
    for (const host of [rested, awake]) host.run.rewind(middle as number)
    expect(standing(rested.run)).toBe(standing(awake.run))
    rested.rest()
    expect(save(playOn(rested, 5))).toBe(save(playOn(awake, 5)))
  })

  test('takes back what was decided before it rested', () => {
    const [rested, awake] = [toOrders(toyHost()), toOrders(toyHost())]
    for (const host of [rested, awake]) {
      for (const [side, piece, to] of [
        ['red', 'red-1', [30_000, 26_000]],
        ['blue', 'blue-1', [30_000, 44_000]],
      ] as const)
        host.decide(side, { action: 'order', piece, how: 'sneak', to })
      host.decide('red', { action: 'pass' })
    }
    rested.rest()
    for (const host of [rested, awake]) host.undo('red')
    expect(standing(rested.run)).toBe(standing(awake.run))
  })

  test('takes a fifth of its text in bytes', () => {
    const { entries } = playOn(toyHost(), 3).game.journal
    expect(archived(entries, toy).length).toBeLessThan(canonical(entries).length / 5)
  })
})
