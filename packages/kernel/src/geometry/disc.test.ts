import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inch, type Length } from '../length.ts'
import { times } from '../times.fixture.ts'
import { discsOverlap, gap, stopAt, within } from './disc.ts'
import type { Disc, Point } from './shape.ts'

const disc = (x: number, y: number, r = 0): Disc => ({ x, y, r })
const number = fc.integer({ min: -60_000, max: 60_000 })
const discs = fc.tuple(number, number, fc.integer({ min: 1, max: 3000 })).map(([x, y, r]) => disc(x, y, r))

describe('within', () => {
  const rows: [string, Disc, Disc, Length, boolean][] = [
    ['exactly at twelve inches counts', disc(0, 0), disc(inch(12), 0), inch(12), true],
    ['a hair beyond does not', disc(0, 0), disc(inch(12) + 1, 0), inch(12), false],
    ['measured from edge to edge', disc(0, 0, 1270), disc(inch(13), 0, 1270), inch(12), true],
    ['exactly, slanting', disc(0, 0), disc(inch(3.6), inch(4.8)), inch(6), true],
    ['touching is within nothing', disc(0, 0, 30), disc(50, 0, 20), 0, true],
    ['overlapping is within nothing', disc(0, 0, 30), disc(40, 0, 20), 0, true],
  ]
  test.each(rows)('%s', (_, a, b, reach, yes) => expect(within(a, b, reach)).toBe(yes))
})

describe('gap and overlap', () => {
  const rows: [string, Disc, Disc, Length, boolean][] = [
    ['an inch apart', disc(0, 0, 1270), disc(inch(2), 0, 1270), inch(1), false],
    ['touching', disc(0, 0, 30), disc(30, 40, 20), 0, false],
    ['overlapping', disc(0, 0, 31), disc(30, 40, 20), 0, true],
    ['rounded up', disc(0, 0), disc(1, 1), 2, false],
  ]
  test.each(rows)('%s', (_, a, b, apart, overlap) => {
    expect([gap(a, b), gap(b, a)]).toEqual([apart, apart])
    expect([discsOverlap(a, b), discsOverlap(b, a)]).toEqual([overlap, overlap])
  })

  test('the gap is the least whole reach they are within', () => {
    fc.assert(
      fc.property(discs, discs, (a, b) => {
        const apart = gap(a, b)
        expect(within(a, b, apart)).toBe(true)
        if (apart > 0) expect(within(a, b, apart - 1)).toBe(false)
      }),
    )
  })
})

describe('stopAt', () => {
  const inches = (x: number, y: number): Point => [inch(x), inch(y)]
  const half = inch(0.5)
  const man = (x: number, y: number): Disc => ({ x: inch(x), y: inch(y), r: half })
  const rows: [string, Point, Point, Disc, Point | null][] = [
    ['touches exactly', inches(20, 10), inches(20, 16), man(20, 15), inches(20, 14)],
    ['ends before', inches(20, 10), inches(20, 14), man(20, 15), null],
    ['ends overlapping', inches(20, 10), inches(20, 14.5), man(20, 15), inches(20, 14)],
    ['brushes past', inches(19, 10), inches(19, 20), man(20, 15), null],
    ['a hair nearer does not', [inch(19) + 1, 0], [inch(19) + 1, inch(20)], man(20, 15), [inch(19) + 1, 38028]],
    ['starts touching and moves away', inches(20, 14), inches(20, 10), man(20, 15), null],
    ['starts touching and moves along', inches(20, 14), inches(25, 14), man(20, 15), null],
    ['starts touching and moves in', inches(20, 14), inches(20, 20), man(20, 15), inches(20, 14)],
    ['starts overlapping and moves away', inches(20, 14.5), inches(20, 10), man(20, 15), null],
    ['starts overlapping and moves in', inches(20, 14.5), inches(20, 20), man(20, 15), inches(20, 14.5)],
    ['does not move', inches(20, 14.5), inches(20, 14.5), man(20, 15), null],
  ]
  test.each(rows)('%s', (_, from, to, other, stop) => expect(stopAt(from, to, half, other)).toEqual(stop))

  test('stops without overlap, at touching distance to the nearest whole point', () => {
    fc.assert(
      fc.property(fc.tuple(number, number), fc.tuple(number, number), fc.nat(3000), discs, (from, to, r, other) => {
        fc.pre(!within(disc(...from, r), other, 0))
        const stop = stopAt(from, to, r, other)
        if (!stop) return
        expect(discsOverlap(disc(...stop, r), other)).toBe(false)
        expect(gap(disc(...stop, r), other)).toBeLessThanOrEqual(2)
      }),
      { numRuns: times(2000) },
    )
  })
})
