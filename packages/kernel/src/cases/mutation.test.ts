import { expect, test } from 'vitest'
import { Book } from '../book/book.ts'
import { type FieldType, flag, json } from '../book/schema.ts'
import { jsonSource } from '../book/source.ts'
import { toy, toySource } from '../toy.fixture.ts'
import { mutate } from './mutation.ts'

type Part = { readonly [key: string]: unknown }

/** Red rushes north from [30, 10]: 20 is the farthest allowed. */
const rush = (name: string, y: number, expect: Part) =>
  jsonSource('cases/toy/go.yaml', {
    name,
    ...(toySource(undefined, { start: { phase: 'orders', last: 2 } }).value as Part),
    pieces: [
      { id: 'r1', side: 'red', unit: 'red-unit', kind: 'scout', at: [30, 10] },
      { id: 'b1', side: 'blue', unit: 'blue-unit', kind: 'scout', at: [2, 2] },
    ],
    dice: { card: ['sun', 'sun'] },
    do: [{ as: 'red', action: 'order', piece: 'r1', how: 'rush', to: [30, y] }],
    expect,
  })
const near = rush('as-far-as-he-may', 30, {})
const far = rush('a-tenth-too-far', 30.1, { refused: 'far' })

/** What mutate finds of a number, by its row and column. */
const found = (sources: Parameters<typeof mutate>[1], row: string, column: string) =>
  mutate(toy, sources).numbers.find(number => number.row === row && number.column === column)

test('a number is held when a case notices it one step down and one step up', () => {
  expect(found([near, far], 'rush', 'reach')).toMatchObject({
    table: 'orders',
    value: 20,
    held: true,
    readers: 2,
    mutations: [
      { to: 19.9, met: 'held', by: 'as-far-as-he-may' },
      { to: 20.1, met: 'held', by: 'a-tenth-too-far' },
    ],
  })
})

test('a number that is noticed one way only, or not at all, is not held', () => {
  expect(found([near], 'rush', 'reach')).toMatchObject({
    held: false,
    mutations: [{ met: 'held' }, { to: 20.1, met: 'unnoticed' }],
  })
  expect(found([near, far], 'sneak', 'reach')).toMatchObject({ held: false, readers: 0 })
})

test('a number that the book cannot be read with is no hole', () => {
  const book = new Book(toy.book.data)
  const other: FieldType<unknown> = { ...json, read: (v, place) => (v === 20 || v === 8 ? v : place.fail(3, 'no')) }
  book.table('orders', { reach: other as FieldType<number>, quiet: flag })
  const [rush] = mutate({ ...toy, book }, []).numbers
  expect([rush?.held, rush?.mutations]).toEqual([
    true,
    [
      { to: 19, met: 'refused' },
      { to: 21, met: 'refused' },
    ],
  ])
})

test('afterwards everything is as it was, a case that fails holds nothing, and a sample is the same again', () => {
  const before = JSON.stringify([toy.book.data, toy.book.readings])
  const failing = rush('wrong', 30, { pieces: { b1: { gone: true } } })
  const report = mutate(toy, [near, failing], { sample: 3, seed: 5 })
  expect(report.failing).toEqual(['wrong'])
  expect(report.numbers).toHaveLength(3)
  expect(mutate(toy, [near, failing], { sample: 3, seed: 5 })).toEqual(report)
  expect(JSON.stringify([toy.book.data, toy.book.readings])).toBe(before)
})
