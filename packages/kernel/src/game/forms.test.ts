import { expect, test } from 'vitest'
import { type Form, fits } from './forms.ts'

const point: Form = { each: ['number', 'number'] }
const rows: readonly (readonly [Form, readonly unknown[], readonly unknown[]])[] = [
  ['text', ['', 'a'], [1, null, undefined, ['a']]],
  ['number', [0, -1.5], ['1', Number.NaN, null]],
  ['flag', [true, false], [0, 'true', null]],
  [null, [null], [0, undefined, '']],
  [{ is: ['a', 2] }, ['a', 2], ['b', '2', null]],
  [[null, 'text'], [null, 'a'], [1, ['a']]],
  [{ list: 'text' }, [[], ['a', 'b']], ['a', [1], { 0: 'a' }]],
  [point, [[1, 2]], [[1], [1, 2, 3], [1, 'b'], null]],
  [{ fields: { at: point, by: [null, 'text'] } }, [{ at: [1, 2], by: 'a' }, { at: [1, 2] }], [{}, { at: [1, 2], to: 1 }, [], null]],
  [{ named: 'number' }, [{}, { a: 1 }], [{ a: 'b' }, [1], null]],
] // biome-ignore format: a row a line

test.each(rows)('%j', (form, good, bad) => {
  for (const value of good) expect([value, fits(form, value)]).toEqual([value, true])
  for (const value of bad) expect([value, fits(form, value)]).toEqual([value, false])
})
