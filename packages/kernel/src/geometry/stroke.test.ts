import { describe, expect, test } from 'vitest'
import type { Point } from './shape.ts'
import { joined, type Passage, passagesOfStroke, positionInStroke, type Stroke, span } from './stroke.ts'

/** Strokes of simple shapes are tested in geometry.test.ts; these tests are for bent and thick ones. */
const bend: Stroke = {
  spine: [
    [0, 0],
    [100, 0],
    [100, 100],
  ],
  thick: 21,
}

describe('a thick bend', () => {
  const rows: [string, Point, string][] = [
    ['half a unit of thickness counts', [50, 10], 'in'],
    ['and no more', [50, 11], 'out'],
    ['the outside of the bend is round', [108, -8], 'out'],
    ['within the round', [107, -7], 'in'],
    ['the inside of the bend is sharp', [89, 11], 'out'],
    ['in both legs', [95, 5], 'in'],
  ]
  test.each(rows)('%s', (_, p, where) => expect(positionInStroke(bend, p)).toBe(where))

  test('is passed once where its legs overlap', () => {
    expect(passagesOfStroke(bend, [40, -60], [160, 60])).toHaveLength(1)
  })
  test('is passed twice across both legs', () => {
    expect(passagesOfStroke(bend, [30, -30], [150, 90])).toHaveLength(2)
  })
})

describe('passages', () => {
  const rows: [string, Passage[], Passage[]][] = [
    [
      'in order',
      [
        [0.5, 0.6],
        [0.1, 0.2],
      ],
      [
        [0.1, 0.2],
        [0.5, 0.6],
      ],
    ],
    [
      'made one where they overlap',
      [
        [0.1, 0.4],
        [0.3, 0.6],
      ],
      [[0.1, 0.6]],
    ],
    [
      'made one where they meet',
      [
        [0.1, 0.4],
        [0.4, 0.6],
      ],
      [[0.1, 0.6]],
    ],
    [
      'one inside the other',
      [
        [0.1, 0.9],
        [0.3, 0.6],
      ],
      [[0.1, 0.9]],
    ],
  ]
  test.each(rows)('%s', (_, passages, expected) => expect(joined(passages)).toEqual(expected))

  const spans: [string, number, number, Passage][] = [
    ['between the ends as it is', 0.2, 0.4, [0.2, 0.4]],
    ['a hair too long is cut', -0.1, 1.1, [0, 1]],
    ['a hair too short is a point', 0.5, 0.25, [0.375, 0.375]],
    ['nothing found within one end', Number.POSITIVE_INFINITY, 1, [1, 1]],
  ]
  test.each(spans)('%s', (_, enter, leave, expected) => expect(span(enter, leave)).toEqual(expected))
})
