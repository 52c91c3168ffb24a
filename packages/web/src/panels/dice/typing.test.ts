import { expect, test } from 'vitest'
import { typedOn, untyped } from './typing.ts'

const type = (keys: string, faces: number) =>
  [...keys].reduce((typing, key) => typedOn(typing, key === '<' ? 'Backspace' : key, faces), untyped)

test.each([
  ['six-sided dice, one key each', '3516', 6, [3, 5, 1, 6]],
  ['a nought is the ten of a ten-sided die', '107', 10, [1, 10, 7]],
  ['a twelve-sided die may take two keys', '1239', 12, [12, 3, 9]],
  ['a space ends a number that could go on', '1 1 2', 12, [1, 1, 2]],
  ['the last is taken back', '35<4', 6, [3, 4]],
  ['half a number is taken back', '1<7', 12, [7]],
])('%s', (_, keys, faces, dice) => expect(type(keys, faces).dice).toEqual(dice))

test('what no die shows is refused, and what was typed stays', () => {
  expect(type('37', 6)).toEqual({ dice: [3], digits: '', wrong: true })
  expect(type('30', 6)).toEqual({ dice: [3], digits: '', wrong: true })
  expect(type('13', 12)).toEqual({ dice: [], digits: '1', wrong: true })
})
