import { expect, test } from 'vitest'
import type { Force } from './force.ts'
import { sidesFor } from './sides.ts'
import { builder } from './toy-forces.fixture.ts'

const forceOf = (army: string): Force => ({ ruleset: 'toy', name: army, army, points: null, terms: {}, items: [] })
const sides = (...forces: readonly (Force | null)[]) => sidesFor(forces, builder.armies, ['red', 'blue'])

test('without forces the sides are the usual ones, and a nation that is one is told', () => {
  expect(sides()).toEqual([
    { id: 'red', army: 'red', force: null, about: { name: 'British', nation: 'British' } },
    { id: 'blue', army: 'blue', force: null, about: { name: 'Blue' } },
  ])
})

test('a force that is mustered is an enemy of the other, whichever side has one', () => {
  expect(sides(forceOf('light-red'), null).map(({ id }) => id)).toEqual(['light-red', 'blue'])
  expect(sides(null, forceOf('light-red')).map(({ id, force }) => [id, force?.name])).toEqual([
    ['blue', undefined],
    ['light-red', 'light-red'],
  ])
  expect(sides(null, forceOf('blue')).map(({ id }) => id)).toEqual(['red', 'blue'])
})

test('an army on both sides has another id and name on the second', () => {
  expect(sides(forceOf('light-red'), forceOf('light-red')).map(({ id, army, about }) => [id, army, about])).toEqual([
    ['light-red', 'light-red', { name: 'Light Red', nation: 'American' }],
    ['light-red-2', 'light-red', { name: 'Light Red 2', nation: 'American' }],
  ])
})

test('where all are of one camp they fight each other all the same; an unknown army has its own name', () => {
  const allies = sidesFor([forceOf('red'), null], builder.armies, ['red', 'light-red'])
  expect(allies.map(({ id }) => id)).toEqual(['red', 'red-2'])
  expect(sides(forceOf('green'), forceOf('red'))[0]?.about).toEqual({ name: 'green' })
})
