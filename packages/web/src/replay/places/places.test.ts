import { type Entry, type Happening, type Purposes, type Roles, spelled } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { after, before, placesOf, whereIs } from './places.ts'

const change = (table: string, id: string, was: object | null, is: object | null, what?: Happening): Entry =>
  ({ type: 'change', table, id, before: was, after: is, cites: [], ...(what && { event: { is: what } }) }) as never
const decision = (side: string, piece?: string, action = 'go'): Entry => ({
  type: 'decision',
  side,
  decision: { action, ...(piece && { piece }) },
})
const roles: Roles = { go: { piece: 'actor' }, move: { piece: 'actor' }, fire: { piece: 'actor' } }
const purposes: Purposes = { react: 'answer', pass: 'pass', end: 'end' }
const said: Entry = { type: 'said', says: spelled('Hello'), cites: [] }

const story = [
  decision('red'),
  change('piece', 'a', { side: 'red', at: [0, 0], gone: false }, { side: 'red', at: [9, 0], gone: false }),
  change('piece', 'b', { side: 'blue', at: [5, 5], gone: false }, { side: 'blue', at: null, gone: true }, 'lost'),
  change('game', 'game', { turn: 1, phase: 'a' }, { turn: 1, phase: 'b' }),
  change('game', 'game', { turn: 1 }, { turn: 2 }),
  decision('blue'),
  said,
  change('piece', 'a', { side: 'red', at: [9, 0], status: 'x' }, { side: 'red', at: [9, 0], status: 'y' }),
]
const places = placesOf(story, 1, { roles, purposes })
const marked = (type: string, ...entries: readonly Entry[]) =>
  placesOf(entries, 1, { roles, purposes }).marks.filter(m => m.type === type)

test('turns, casualties and activations are found', () => {
  expect(places.turns).toEqual([0, 5])
  expect(places.marks.filter(mark => mark.type === 'casualty')).toEqual([
    { at: 3, type: 'casualty', says: 'b', side: 'blue' },
  ])
  expect(places.deeds).toEqual([0, 5])
})

test('one activation is all that one piece does, with the answers to it, until another acts', () => {
  const deeds = [
    decision('red', 'a', 'move'),
    decision('blue', 'b', 'react'),
    decision('red', 'a', 'fire'),
    decision('blue', undefined, 'pass'),
    decision('red', 'c', 'move'),
    decision('red', 'a', 'move'),
    decision('red', undefined, 'end'),
  ]
  expect(placesOf(deeds, 1, { roles, purposes }).deeds).toEqual([0, 4, 5, 6])
})

test('it steps over what can be neither seen nor read', () => expect(places.steps).toEqual([0, 1, 2, 3, 6, 7]))

test('one goes on and back among landmarks, and not beyond the ends', () => {
  expect(after(places.turns, 0, places.length)).toBe(5)
  expect(after(places.turns, 5, places.length)).toBe(8)
  expect(before(places.turns, 5)).toBe(0)
  expect(before(places.steps, 0)).toBe(0)
})

test('a place is told by turn, activation and entry', () => {
  expect(whereIs(places, 2)).toEqual({ turn: '1', deed: 1, deeds: 1, at: 2, length: 8 })
  expect(whereIs(places, 5)).toEqual({ turn: '2', deed: 0, deeds: 1, at: 5, length: 8 })
})

test('somebody who leaves the table in good order is no casualty', () => {
  const left = change('piece', 'a', { gone: false, side: 'red' }, { gone: true, side: 'red' }, 'left')
  expect(marked('casualty', left)).toEqual([])
})

test('flights and objectives are marked', () => {
  const runs = change('piece', 'a', { side: 'red' }, { side: 'red' }, 'broke')
  const flees = change('piece', 'a', { side: 'red' }, { side: 'red' }, 'fled')
  const breaks = change('unit', 'u', { side: 'blue' }, { side: 'blue' }, 'broke')
  expect(marked('flight', runs, flees, breaks).map(({ at, side }) => [at, side])).toEqual([
    [1, 'red'],
    [2, 'red'],
    [3, 'blue'],
  ])
  const won = change('side', 'red', { won: false }, { won: true })
  const home = change('side', 'red', { exits: 1 }, { exits: 2 })
  const held = change('terrain', 'farm', { heldBy: 'red' }, { heldBy: 'blue' })
  expect(marked('objective', won, home, held).map(({ side }) => side)).toEqual(['red', 'red', 'blue'])
})
