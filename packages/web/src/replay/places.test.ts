import type { Entry } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { after, before, placesOf, whereIs } from './places.ts'

const change = (table: string, id: string, was: object | null, is: object | null): Entry =>
  ({ type: 'change', table, id, before: was, after: is, cites: [] }) as never
const decision = (side: string): Entry => ({ type: 'decision', side, decision: { action: 'go' } })
const said: Entry = { type: 'said', text: 'Hello', cites: [] }

const story = [
  decision('red'),
  change('piece', 'a', { side: 'red', at: [0, 0], gone: false }, { side: 'red', at: [9, 0], gone: false }),
  change('piece', 'b', { side: 'blue', at: [5, 5], gone: false }, { side: 'blue', at: null, gone: true }),
  change('game', 'game', { turn: 1, phase: 'a' }, { turn: 1, phase: 'b' }),
  change('game', 'game', { turn: 1 }, { turn: 2 }),
  decision('blue'),
  said,
  change('piece', 'a', { side: 'red', at: [9, 0], status: 'x' }, { side: 'red', at: [9, 0], status: 'y' }),
]
const places = placesOf(story, 1)

test('turns, casualties and decisions are found', () => {
  expect(places.turns).toEqual([0, 5])
  expect(places.marks.filter(mark => mark.type === 'casualty')).toEqual([
    { at: 3, type: 'casualty', says: 'b', side: 'blue' },
  ])
  expect(places.deeds).toEqual([0, 5])
})

test('it steps over what can be neither seen nor read', () => expect(places.steps).toEqual([0, 1, 2, 3, 6, 7]))

test('one goes on and back among landmarks, and not beyond the ends', () => {
  expect(after(places.turns, 0, places.length)).toBe(5)
  expect(after(places.turns, 5, places.length)).toBe(8)
  expect(before(places.turns, 5)).toBe(0)
  expect(before(places.steps, 0)).toBe(0)
})

test('a place is told in words', () => {
  expect(whereIs(places, 2)).toBe('Turn 1, decision 1 of 1, entry 2 of 8')
  expect(whereIs(places, 5)).toBe('Turn 2, decision 0 of 1, entry 5 of 8')
})

test('somebody who leaves the table in good order is no casualty', () => {
  const left = change('piece', 'a', { gone: false, side: 'red' }, { gone: true, exited: true, side: 'red' })
  expect(placesOf([left], 1).marks.filter(mark => mark.type === 'casualty')).toEqual([])
})
