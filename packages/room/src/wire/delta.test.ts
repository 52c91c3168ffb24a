import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedBy, deltaOf } from './delta.ts'

/** As it comes over the wire. */
const sent = (value: unknown): never => JSON.parse(JSON.stringify(value)) as never

const rows: readonly (readonly [string, unknown, unknown, unknown])[] = [
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['a new field and one that is gone', { a: 1, b: 2 }, { a: 1, c: null }, { b: null, c: [null] }],
  ['a field that became null', { a: { b: 1 } }, { a: null }, { a: [null] }],
  ['an item', [1, 2, 3], [1, 5, 3], { 1: [5] }],
  ['a longer list', [1], [1, 2], { '#': 2, 1: [2] }],
  ['a shorter list', [1, 2], [1], { '#': 1 }],
  ['a list that became an object', [1], { 0: 1 }, [{ 0: 1 }]],
  ['what is undefined is not there', { a: undefined, b: 1 }, { b: 1 }, null],
]
test.each(rows)('%s', (_, before, after, delta) => {
  expect(deltaOf(before, after)).toEqual(delta)
  expect(changedBy(before, sent(delta))).toEqual(after)
})

test('any value becomes any other over the wire', () => {
  const value = fc.jsonValue({ maxDepth: 4 }).map(sent)
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(changedBy(before, sent(deltaOf(before, after)))).toEqual(after)
    }),
  )
})

test('what has not changed is shared', () => {
  const before = { pieces: [{ id: 'a' }, { id: 'b', at: 1 }], terrain: [] }
  const after = changedBy(before, { pieces: { 1: { at: [2] } } }) as typeof before
  expect(after.pieces[0]).toBe(before.pieces[0])
  expect(after.terrain).toBe(before.terrain)
})

test('a name that JavaScript knows is a name like any other', () => {
  const after = JSON.parse('{"__proto__":{"bad":1},"constructor":2}')
  const made = changedBy(JSON.parse('{}'), sent(deltaOf(JSON.parse('{}'), after)))
  expect(Object.keys(made as object)).toEqual(['__proto__', 'constructor'])
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
  expect(({} as { bad?: number }).bad).toBeUndefined()
})
