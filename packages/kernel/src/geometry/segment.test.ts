import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inch } from '../length.ts'
import { times } from '../times.fixture.ts'
import {
  along,
  compareCuts,
  compareReach,
  cut,
  lengthOf,
  nearestOnSegment,
  onSegment,
  orientation,
  segmentsCross,
} from './segment.ts'
import type { Point } from './shape.ts'
import { withinLength } from './toll.ts'

const far = 2 ** 25 - 1
const coordinate = fc.oneof(fc.integer({ min: -far, max: far }), fc.integer({ min: -6, max: 6 }))
const point = fc.tuple(coordinate, coordinate)
const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0)
const big = ([x, y]: Point): [bigint, bigint] => [BigInt(x), BigInt(y)]

describe('orientation', () => {
  const rows: [string, Point, Point, Point, number][] = [
    ['left', [0, 0], [10, 0], [5, 1], 1],
    ['right', [0, 0], [10, 0], [5, -1], -1],
    ['on the line', [0, 0], [10, 10], [20, 20], 0],
    ['a hair off the longest line there is', [-far, -far], [far, far], [0, 1], 1],
  ]
  test.each(rows)('%s', (_, a, b, c, side) => expect(orientation(a, b, c)).toBe(side))

  test('exact all over the table', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        const [[ax, ay], [bx, by], [cx, cy]] = [big(a), big(b), big(c)]
        expect(orientation(a, b, c)).toBe(sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)))
      }),
    )
  })
})

describe('onSegment', () => {
  const rows: [string, Point, Point, Point, boolean][] = [
    ['between the ends', [5, 5], [0, 0], [10, 10], true],
    ['an end', [0, 0], [0, 0], [10, 10], true],
    ['beyond an end', [11, 11], [0, 0], [10, 10], false],
    ['beside it', [5, 6], [0, 0], [10, 10], false],
    ['a segment of no length', [3, 3], [3, 3], [3, 3], true],
    ['beside a segment of no length', [3, 4], [3, 3], [3, 3], false],
  ]
  test.each(rows)('%s', (_, p, a, b, yes) => expect(onSegment(p, a, b)).toBe(yes))
})

describe('segmentsCross', () => {
  const rows: [string, Point, Point, Point, Point, boolean][] = [
    ['an X', [0, 0], [10, 10], [0, 10], [10, 0], true],
    ['a T only touches', [0, 0], [10, 0], [5, 0], [5, 10], false],
    ['an L only touches', [0, 0], [10, 0], [10, 0], [10, 10], false],
    ['side by side', [0, 0], [10, 0], [0, 1], [10, 1], false],
    ['one on the other', [0, 0], [10, 0], [2, 0], [8, 0], false],
    ['the lines meet beyond the end', [0, 0], [10, 0], [20, -5], [20, 5], false],
  ]
  test.each(rows)('%s', (_, a, b, c, d, yes) => {
    expect([segmentsCross(a, b, c, d), segmentsCross(c, d, a, b), segmentsCross(b, a, c, d)]).toEqual([yes, yes, yes])
  })
})

describe('compareReach', () => {
  const rows: [string, Point, Point, Point, number, number][] = [
    ['nearer', [5, 3], [0, 0], [10, 0], 8, -1],
    ['exactly as far', [5, 4], [0, 0], [10, 0], 8, 0],
    ['farther', [5, 5], [0, 0], [10, 0], 8, 1],
    ['half a unit of reach', [5, 4], [0, 0], [10, 0], 9, -1],
    ['exactly as far from an end', [-3, 4], [0, 0], [10, 0], 10, 0],
    ['exactly as far from a slanting line', [25, 0], [0, 0], [40, 30], 30, 0],
    ['a point for a segment', [3, 4], [0, 0], [0, 0], 10, 0],
    ['on it, without reach', [5, 0], [0, 0], [10, 0], 0, 0],
  ]
  test.each(rows)('%s', (_, p, a, b, twice, compared) => expect(compareReach(p, a, b, twice)).toBe(compared))

  test('exact all over the table, ties and hairs included', () => {
    fc.assert(
      fc.property(point, point, point, fc.integer({ min: -1, max: 1 }), (p, a, b, by) => {
        const twice = Math.max(0, Math.round(2 * nearestOnSegment(p, a, b).distance) + by)
        expect(compareReach(p, a, b, twice)).toBe(exactReach(p, a, b, twice))
      }),
      { numRuns: times(2000) },
    )
  })
})

function exactReach(p: Point, a: Point, b: Point, twiceReach: number): number {
  const [[px, py], [ax, ay], [bx, by]] = [big(p), big(a), big(b)]
  const [dx, dy, square] = [bx - ax, by - ay, (bx - ax) ** 2n + (by - ay) ** 2n]
  const along = (px - ax) * dx + (py - ay) * dy
  const reach = BigInt(twiceReach) ** 2n
  if (along <= 0n) return sign(4n * ((px - ax) ** 2n + (py - ay) ** 2n) - reach)
  if (along >= square) return sign(4n * ((px - bx) ** 2n + (py - by) ** 2n) - reach)
  return sign(4n * (dx * (py - ay) - dy * (px - ax)) ** 2n - reach * square)
}

describe('cuts', () => {
  test('half way', () => expect(cut([0, 0], [10, 0], [5, -5], [5, 5])).toEqual({ n: 50, d: 100 }))
  test('at the very start', () => expect(cut([0, 0], [10, 0], [0, 5], [0, -5])).toEqual({ n: 0, d: 100 }))
  test('before the start', () => expect(cut([0, 0], [10, 0], [-5, 5], [-5, -5])).toEqual({ n: -50, d: 100 }))

  const number = fc.oneof(fc.integer({ min: -(2 ** 52), max: 2 ** 52 }), fc.integer({ min: -3, max: 3 }))
  const positive = fc.oneof(fc.integer({ min: 1, max: 2 ** 52 }), fc.integer({ min: 1, max: 3 }))
  test('compare exactly', () => {
    fc.assert(
      fc.property(number, positive, number, positive, fc.boolean(), (n, d, m, e, near) => {
        const [s, t] = [{ n, d }, near ? { n: n + 1, d: d + 1 } : { n: m, d: e }]
        const exact = sign(BigInt(s.n) * BigInt(t.d) - BigInt(t.n) * BigInt(s.d))
        expect([compareCuts(s, t), compareCuts(t, s) + 0]).toEqual([exact, 0 - exact])
      }),
      { numRuns: times(1000) },
    )
  })
})

describe('nearestOnSegment', () => {
  const rows: [string, Point, Point, Point][] = [
    ['an edge is approached along its normal', [5, 4], [0, 0], [0, -10]],
    ['from the other side too', [5, -4], [0, 0], [0, 10]],
    ['an end straight', [-3, 4], [0, 0], [3, -4]],
    ['on it is nowhere to go', [5, 0], [0, 0], [0, 0]],
  ]
  test.each(rows)('%s', (_, p, a, towards) => expect(nearestOnSegment(p, a, [10, 0]).towards).toEqual(towards))
})

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
