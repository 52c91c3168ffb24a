import { describe, expect, test } from 'vitest'
import { inch } from './length.ts'
import { along, lengthOf, withinLength } from './path.ts'
import type { Point } from './shape.ts'

describe('along', () => {
  const rows: [string, number, Point][] = [
    ['the start', 0, [10, 10]],
    ['the end', 1, [20, 30]],
    ['half way', 0.5, [15, 20]],
    ['rounded', 0.33, [13, 17]],
  ]
  test.each(rows)('%s', (_, t, p) => expect(along([10, 10], [20, 30], t)).toEqual(p))
})

describe('how long a path is', () => {
  const slanting: Point = [inch(3.6), inch(4.8)]
  const rows: [string, Point[], number, number, boolean][] = [
    ['no path', [], 0, 0, true],
    ['standing still', [[5, 5]], 0, 0, true],
    ['exactly six inches, slanting', [[0, 0], slanting], inch(6), inch(6), true],
    [
      'a hair more',
      [
        [0, 0],
        [slanting[0], slanting[1] + 1],
      ],
      15240.8,
      inch(6),
      false,
    ],
    [
      'exactly six inches in three legs',
      [[0, 0], slanting, [0, 0], [30, 40]],
      2 * inch(6) + 50,
      2 * inch(6) + 50,
      true,
    ],
    ['a hair short of them', [[0, 0], slanting, [0, 0], [30, 40]], 2 * inch(6) + 50, 2 * inch(6) + 49, false],
    ['less than nothing', [[5, 5]], 0, -1, false],
  ]
  test.each(rows)('%s', (_, path, length, limit, within) => {
    expect(lengthOf(path)).toBeCloseTo(length, 0)
    expect(withinLength(path, limit)).toBe(within)
  })
})
