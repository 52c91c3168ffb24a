import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '../times.fixture.ts'
import { inArc } from './angle.ts'
import type { Cone, Point } from './shape.ts'
import { compareCone, crossesCone, nearestOnCone, passagesOfCone, positionInCone } from './wedge.ts'

/** Cones in general are tested in geometry.test.ts; these tests are for the corners, which are not whole points. */
const slice = (arc: number, facing = 0): Cone => ({ at: [0, 0], facing, arc, reach: 1000 })

describe('how far from a cone', () => {
  const rows: [string, Cone, Point, number, number][] = [
    ['exactly as far from the arc', slice(90), [0, 1300], 300, 0],
    ['exactly as far from a side', slice(180), [500, -300], 300, 0],
    ['a hair nearer', slice(180), [500, -299], 300, -1],
    ['exactly as far from the tip', slice(90), [0, -300], 300, 0],
    ['exactly as far from a corner', slice(180), [1300, -400], 500, 0],
    ['a hair farther', slice(180), [1300, -401], 500, 1],
    ['so near to a corner that its square is beaten', slice(180), [1001, -1], 5000, -1],
    ['inside', slice(90), [0, 500], 0, 0],
    ['inside with reach', slice(90), [0, 500], 1, -1],
  ]
  test.each(rows)('%s', (_, cone, p, reach, compared) => expect(compareCone(cone, p, reach)).toBe(compared))
})

describe('a corner that is no whole point', () => {
  const cone: Cone = { at: [-3, 7], facing: 0, arc: 301, reach: 5 }
  test('a point it would be rounded to is still outside', () => {
    expect(positionInCone(cone, [-5, 3])).toBe('out')
    expect(compareCone(cone, [-5, 3], 0)).toBe(1)
    expect(nearestOnCone(cone, [-5, 3]).towards).not.toEqual([0, 0])
  })
})

describe('lines through the tip', () => {
  const rows: [string, Cone, Point, Point, number][] = [
    ['of a narrow cone, up its middle', slice(90), [0, -100], [0, 100], 1],
    ['of a narrow cone, past it', slice(90), [-100, 0], [100, 0], 0],
    ['of a wide cone, from part to part', slice(270), [-100, -50], [100, 50], 1],
    ['of a wide cone, out of its gap', slice(270), [0, -100], [0, 100], 1],
    ['of half a disc, along its side', slice(180), [-100, 0], [100, 0], 0],
  ]
  test.each(rows)('%s', (_, cone, a, b, count) => {
    expect(passagesOfCone(cone, a, b)).toHaveLength(count)
    expect([crossesCone(cone, a, b), crossesCone(cone, b, a)]).toEqual([count > 0, count > 0])
  })
})

test('a cone is where arc and reach agree', () => {
  const n = fc.integer({ min: -1200, max: 1200 })
  fc.assert(
    fc.property(n, n, fc.integer({ min: 1, max: 359 }), fc.nat(359), (x, y, arc, facing) => {
      const within = x * x + y * y <= 1_000_000 && inArc([0, 0], facing, arc, [x, y])
      expect(positionInCone(slice(arc, facing), [x, y]) !== 'out').toBe(within)
    }),
    { numRuns: times(1000) },
  )
})
