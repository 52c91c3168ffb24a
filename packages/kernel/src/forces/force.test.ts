import { expect, test } from 'vitest'
import { type Force, oneOfKind, shifted } from './force.ts'

const section = (...kinds: readonly string[]) =>
  oneOfKind(
    'section',
    1,
    kinds.map(kind => oneOfKind(kind)),
  )
const force: Force = {
  ruleset: 'toy',
  name: 'A',
  army: 'red',
  points: null,
  terms: {},
  items: [section('a', 'b', 'c'), oneOfKind('tank')],
}
const kindsIn = ({ items }: Pick<Force, 'items'>): readonly string[] => items.map(({ kind }) => kind)

test('a line goes up or down among its neighbours, and no further', () => {
  expect(kindsIn(shifted(force, [0], 1))).toEqual(['tank', 'section'])
  expect(kindsIn(shifted(force, [1], -1))).toEqual(['tank', 'section'])
  expect(shifted(force, [1], 1)).toBe(force)
  expect(shifted(force, [0], -1)).toBe(force)
  expect(shifted(force, [7], -1)).toBe(force)
  const [first = section()] = shifted(force, [0, 2], -1).items
  expect(kindsIn(first)).toEqual(['a', 'c', 'b'])
})
