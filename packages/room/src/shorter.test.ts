import { because, choice, type Question, text } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { nearbyIn, shorter } from './shorter.ts'

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
