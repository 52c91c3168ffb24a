import { expect, test } from 'vitest'
import { lengthOf } from '../plan.ts'
import { clipTo } from './drape.ts'
import { dashes, sample } from './ribbon.ts'

test('dashes begin and end exactly where they should', () => {
  expect(
    dashes(
      [
        [0, 0],
        [30, 0],
      ],
      [9, 5],
    ),
  ).toEqual([
    [
      [0, 0],
      [9, 0],
    ],
    [
      [14, 0],
      [23, 0],
    ],
    [
      [28, 0],
      [30, 0],
    ],
  ])
})

test('a dash goes round a corner', () => {
  expect(
    dashes(
      [
        [0, 0],
        [4, 0],
        [4, 10],
      ],
      [9, 5],
    )[0],
  ).toEqual([
    [0, 0],
    [4, 0],
    [4, 5],
  ])
})

test('samples keep both ends and are never too far apart', () => {
  const spots = sample(
    [
      [0, 0],
      [10, 0],
    ],
    4,
  )
  expect(spots[0]).toEqual([0, 0])
  expect(spots[spots.length - 1]).toEqual([10, 0])
  expect(lengthOf(spots)).toBeCloseTo(10)
  expect(spots).toHaveLength(4)
})

test('an area is cut to a square of the cloth, or to the table', () => {
  expect(
    clipTo(
      [
        [-5, -5],
        [5, -5],
        [5, 5],
        [-5, 5],
      ],
      0,
      0,
      10,
      10,
    ),
  ).toHaveLength(4)
  expect(
    clipTo(
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      0,
      0,
      10,
      10,
    ),
  ).toEqual([])
})
