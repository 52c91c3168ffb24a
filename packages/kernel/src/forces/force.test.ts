import { expect, test } from 'vitest'
import {
  chosenOf,
  costOf,
  type Force,
  faultsOfCost,
  forceLines,
  itemAt,
  oneOfKind,
  shifted,
  withItem,
} from './force.ts'
import { builder } from './toy-forces.fixture.ts'

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

test('a line is found, changed and taken away by its path', () => {
  expect(itemAt(force, [0, 2])?.kind).toBe('c')
  expect(itemAt(force, [1])?.kind).toBe('tank')
  for (const path of [[], [7], [0, 7], [1, 0]]) expect(itemAt(force, path)).toBeNull()
  const two = withItem(force, [0, 1], item => ({ ...item, count: 2 }))
  expect([...forceLines(two)].map(([at, { kind, count }]) => `${at.join('.')} ${count} ${kind}`)).toEqual([
    '0 1 section',
    '0.0 1 a',
    '0.1 2 b',
    '0.2 1 c',
    '1 1 tank',
  ])
  expect(kindsIn(withItem(force, [0], () => null))).toEqual(['tank'])
  expect(withItem(force, [0, 0], () => null).items[0]?.items.map(({ kind }) => kind)).toEqual(['b', 'c'])
})

test('what was not chosen is the usual', () => {
  const [season] = builder.terms
  if (!season) throw new Error('no terms')
  expect(chosenOf({ season: 'late-autumn' }, season)).toBe('late-autumn')
  expect(chosenOf({}, season)).toBe('summer')
  expect(chosenOf({}, { ...season, options: [] })).toBe('')
})

test('a force that costs more than it may has a fault; where nobody counts, none does', () => {
  const cost = costOf({ cost: (_, { items }) => 1 + items.length }, force)
  expect(cost).toBe(5)
  expect(faultsOfCost(5, { points: 5 }, ['X-1'])).toEqual([])
  expect(faultsOfCost(5, { points: null }, ['X-1'])).toEqual([])
  expect(faultsOfCost(5, { points: 4 }, ['X-1'])).toMatchObject([{ at: [], cites: ['X-1'] }])
})
