import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '../times.fixture.ts'
import { discsOverlap, gap, within } from './disc.ts'
import { boxesOverlap, boxGap, type Footprint, withinBoxes } from './footprint.ts'
import type { Box, Disc } from './shape.ts'

const box = (x: number, y: number, width: number, depth: number, facing = 0): Box => ({
  at: [x, y],
  width,
  depth,
  facing,
})
const disc = (x: number, y: number, r: number): Disc => ({ x, y, r })

describe('two bases', () => {
  const rows: [string, Footprint, Footprint, number, boolean][] = [
    ['side by side', box(0, 0, 100, 100), box(150, 0, 100, 100), 50, false],
    ['edge to edge', box(0, 0, 100, 100), box(100, 0, 100, 100), 0, false],
    ['corner to corner', box(0, 0, 100, 100), box(100, 100, 100, 100), 0, false],
    ['a hair over each other', box(0, 0, 100, 100), box(99, 99, 100, 100), 0, true],
    ['one inside the other', box(0, 0, 100, 100), box(0, 0, 10, 10, 33), 0, true],
    ['crossed, no corner inside the other', box(0, 0, 20, 200), box(0, 0, 20, 200, 90), 0, true],
    ['corners apart, slanting', box(0, 0, 100, 100), box(130, 140, 100, 100), 50, false],
    ['a base before a flank', box(0, 0, 100, 100), disc(100, 0, 20), 30, false],
    ['a base touching a corner', box(0, 0, 100, 100), disc(80, 90, 50), 0, false],
    ['a base over a corner', box(0, 0, 100, 100), disc(80, 90, 51), 0, true],
    ['a base on top', box(0, 0, 100, 100), disc(10, 10, 5), 0, true],
    ['a vehicle facing away', box(0, 0, 40, 200, 90), disc(150, 0, 20), 30, false],
    ['two round bases', disc(0, 0, 30), disc(60, 80, 20), 50, false],
  ]
  test.each(rows)('%s', (_, a, b, apart, overlap) => {
    expect([boxGap(a, b), boxGap(b, a)]).toEqual([apart, apart])
    expect([boxesOverlap(a, b), boxesOverlap(b, a)]).toEqual([overlap, overlap])
    expect([withinBoxes(a, b, apart), withinBoxes(b, a, apart - 1)]).toEqual([true, false])
  })

  const number = fc.integer({ min: -3000, max: 3000 })
  const size = fc.integer({ min: 1, max: 1500 })
  const discs = fc.record({ x: number, y: number, r: size })
  const boxes = fc.record({ at: fc.tuple(number, number), width: size, depth: size, facing: fc.nat(359) })
  const bases: fc.Arbitrary<Footprint> = fc.oneof(discs, boxes)

  test('the gap is the least whole reach they are within, and overlapping leaves none', () => {
    fc.assert(
      fc.property(bases, bases, (a, b) => {
        const apart = boxGap(a, b)
        expect(boxGap(b, a)).toBe(apart)
        expect(withinBoxes(a, b, apart)).toBe(true)
        expect(withinBoxes(a, b, apart - 1)).toBe(false)
        expect(boxesOverlap(a, b)).toBe(boxesOverlap(b, a))
        if (boxesOverlap(a, b)) expect(apart).toBe(0)
      }),
      { numRuns: times(2000) },
    )
  })

  test('round bases are measured as round bases', () => {
    fc.assert(
      fc.property(discs, discs, size, (a, b, reach) => {
        expect(boxGap(a, b)).toBe(gap(a, b))
        expect(boxesOverlap(a, b)).toBe(discsOverlap(a, b))
        expect(withinBoxes(a, b, reach)).toBe(within(a, b, reach))
      }),
    )
  })
})
