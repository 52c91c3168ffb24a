import { because, choice, lengthOf, type Point, type Question, text } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { asFarAs, nearbyIn, shorter } from './shorter.ts'

test('a way is tried whole, then cut back along itself', () => {
  const ways = shorter(
    [0, 0],
    [
      [1000, 0],
      [1000, 1000],
    ],
  )
  expect(ways[0]).toEqual([
    [1000, 0],
    [1000, 1000],
  ])
  expect(ways.find(way => way.at(-1)?.[1] === 500)).toEqual([
    [1000, 0],
    [1000, 500],
  ]) // three quarters
  expect(ways.at(-1)).toEqual([[600, 0]])
})

test('a way by waypoints goes as far along itself as is allowed', () => {
  const way = [
    [1000, 0],
    [1000, 1000],
  ] as const
  const within = (most: number) => (tried: readonly Point[]) => lengthOf([[0, 0], ...tried]) <= most
  expect(asFarAs([0, 0], way, within(2000))).toEqual(way)
  const [first, [x, y] = [0, 0]] = asFarAs([0, 0], way, within(1650)) ?? []
  expect([first, x]).toEqual([[1000, 0], 1000])
  expect(y).toBeGreaterThan(640)
  expect(y).toBeLessThanOrEqual(650)
  expect(asFarAs([0, 0], way, within(100))).toBeNull()
})

test('a piece that comes onto the table stands at the nearest suggested place, if one is near', () => {
  const choices = [
    choice([0, 0], text`here`),
    choice([6000, 0], text`taken`, [because('taken', text`somebody stands there`, 'X-1')]),
    choice([9000, 0], text`there`),
  ]
  const question = { field: 'to', role: 'place', says: text`Where?`, choices, open: 'point' } as Question
  expect(nearbyIn(question, [6500, 0])).toEqual([[9000, 0]])
  expect(nearbyIn(question, [30000, 0])).toBeNull()
})
