import { describe, expect, test } from 'vitest'
import { positionInPolygon, selfCrossing, separates, stretchesInPolygon } from './polygon.ts'
import type { Point } from './shape.ts'

/**
 * Crossing is tested against an oracle in oracle.test.ts; these are the named cases. A saw with teeth at 10, 30 and
 * 50:
 */
const saw: readonly Point[] = [
  [0, 0],
  [60, 0],
  [60, 10],
  [50, 20],
  [40, 10],
  [30, 20],
  [20, 10],
  [10, 20],
  [0, 10],
]

describe('stretches of a line inside a saw', () => {
  const rows: [string, Point, Point, [number, number][]][] = [
    [
      'through its teeth',
      [0, 15],
      [100, 15],
      [
        [0.05, 0.15],
        [0.25, 0.35],
        [0.45, 0.55],
      ],
    ],
    ['through its back, touching the gaps', [-40, 10], [160, 10], [[0.2, 0.5]]],
    ['over the tips of its teeth', [0, 20], [100, 20], []],
    ['along its back', [0, 0], [100, 0], []],
    ['from gap to tip', [20, 10], [30, 20], []],
    ['along the flank of a tooth and on into the back', [30, 20], [10, 0], [[0.5, 1]]],
    ['from a point', [30, 5], [30, 5], []],
  ]
  test.each(rows)('%s', (_, a, b, expected) => {
    const found = stretchesInPolygon(saw, a, b)
    expect(found.map(({ enter, leave }) => [enter.n / enter.d, leave.n / leave.d])).toEqual(expected)
  })
  test('the order of its corners does not matter', () => {
    const turned = saw.slice().reverse()
    for (const [, a, b, expected] of rows) expect(stretchesInPolygon(turned, a, b)).toHaveLength(expected.length)
  })
})

describe('positions in a saw', () => {
  const rows: [string, Point, string][] = [
    ['level with the gaps', [5, 10], 'in'],
    ['in a gap', [20, 15], 'out'],
    ['at the bottom of a gap', [20, 10], 'on'],
    ['on a tip', [30, 20], 'on'],
    ['level with the tips', [20, 20], 'out'],
    ['on the back', [30, 0], 'on'],
    ['in line with the back', [-5, 0], 'out'],
  ]
  test.each(rows)('%s', (_, p, where) => expect(positionInPolygon(saw, p)).toBe(where))
})

describe('selfCrossing', () => {
  const rows: [string, Point[], [number, number] | null][] = [
    ['a saw is sound', [...saw], null],
    [
      'a corner in the middle of an edge is allowed',
      [
        [0, 0],
        [5, 0],
        [9, 0],
        [9, 9],
      ],
      null,
    ],
    [
      'a bow tie',
      [
        [0, 0],
        [9, 9],
        [9, 0],
        [0, 9],
      ],
      [0, 2],
    ],
    [
      'a way back on itself',
      [
        [0, 0],
        [9, 0],
        [4, 0],
        [4, 9],
      ],
      [0, 1],
    ],
    [
      'the last edge over the first',
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [5, 0],
      ],
      [0, 2],
    ],
    [
      'a corner twice',
      [
        [0, 0],
        [9, 0],
        [9, 0],
        [4, 9],
      ],
      [0, 1],
    ],
  ]
  test.each(rows)('%s', (_, polygon, found) => expect(selfCrossing(polygon)).toEqual(found))
})

describe('separates', () => {
  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]
  test('points beyond an edge', () =>
    expect(
      separates(square, [
        [11, 5],
        [15, 0],
      ]),
    ).toBe(true))
  test('points on the line of an edge', () =>
    expect(
      separates(square, [
        [10, 5],
        [10, 20],
      ]),
    ).toBe(true))
  test('not a point inside', () =>
    expect(
      separates(square, [
        [11, 5],
        [9, 5],
      ]),
    ).toBe(false))
})
