import { expect, test } from 'vitest'
import { jsonSource } from '../book/source.ts'
import { toy } from '../toy.fixture.ts'
import { dealt } from './dealing.ts'

const marker = (id: string, kind: string, x: number) => ({ id, side: 'red', kind, at: [x, 0], down: true })
const pieces = [
  { ...marker('m-0', 'dummy', 70), facing: 90 },
  ...['m-1', 'm-2', 'm-3', 'm-4', 'm-5', 'm-6'].map((id, i) => marker(id, i < 3 ? 'man' : 'dummy', i)),
  { id: 'open', side: 'red', kind: 'tank', at: [9, 9] },
  marker('hq', 'man', 7),
]
const rules = { ...toy, faceDown: (given: { readonly [field: string]: unknown }) => given.down === true }
const source = jsonSource('scenario', { units: [{ id: 'u1', hq: 'hq' }], pieces })
const kindsOf = (seed: number) =>
  (dealt(rules, source, seed).value as { pieces: typeof pieces }).pieces.map(({ kind }) => kind)

test('what lies face down is dealt anew by each seed: neither id nor place tells a dummy', () => {
  const falseAt = pieces.slice(0, 7).map((_, i) => Array.from({ length: 60 }, (_, seed) => kindsOf(seed)[i]))
  for (const kinds of falseAt) expect(new Set(kinds)).toEqual(new Set(['man', 'dummy']))
  expect(kindsOf(1)).toEqual(kindsOf(1))
})

test('places, sides, open pieces and those that others name stay; nothing is lost', () => {
  for (let seed = 0; seed < 20; seed++) {
    const now = (dealt(rules, source, seed).value as { pieces: typeof pieces }).pieces
    const onTable = pieces.map(({ kind: _, ...seen }) => seen)
    expect(now.map(({ kind: _, ...seen }) => seen)).toEqual(onTable)
    expect(now.slice(7)).toEqual(pieces.slice(7))
    expect(now.map(({ kind }) => kind).sort()).toEqual(pieces.map(({ kind }) => kind).sort())
  }
})

test('a set without face-down pieces leaves its scenarios alone', () => expect(dealt(toy, source, 1)).toBe(source))

test.each([
  ['nothing', null],
  ['no pieces', { units: [] }],
  ['pieces that are no list', { pieces: { a: 1 } }],
  ['a list with something else in it', { pieces: [...pieces, null] }],
])('%s is left as it is, for its reader to refuse', (_, value) => {
  const other = jsonSource('scenario', value)
  expect(dealt(rules, other, 1)).toBe(other)
})
