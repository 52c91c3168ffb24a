import { expect, test } from 'vitest'
import { shorter } from './shorter.ts'

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
