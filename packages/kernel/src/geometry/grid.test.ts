import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inch } from '../length.ts'
import { times } from '../times.fixture.ts'
import { crosses } from './geometry.ts'
import { Grid } from './grid.ts'
import { blast, type Point, type Shape, shapeProblem } from './shape.ts'

const side = inch(48)
const inches = (x: number, y: number): Point => [inch(x), inch(y)]
const house: Shape = { polygon: [inches(10, 10), inches(16, 10), inches(16, 16), inches(10, 16)] }
const wood = blast(inches(30, 30), inch(4))
const hedge: Shape = { line: [inches(20, 0), inches(20, 20)] }
const wall: Shape = { line: [inches(40, 0), inches(40, 20)], thick: inch(0.5) }
const items = [
  { shape: house, item: 'house' },
  { shape: wood, item: 'wood', solid: false },
  { shape: hedge, item: 'hedge' },
  { shape: wall, item: 'wall' },
]
const grid = new Grid(items, side, side)

describe('near', () => {
  const at = (x: number, y: number) => ({
    west: inch(x) - 1,
    south: inch(y) - 1,
    east: inch(x) + 1,
    north: inch(y) + 1,
  })
  test('what is there', () => expect(grid.near(at(13, 13))).toEqual(['house']))
  test('nothing', () => expect(grid.near(at(5, 40))).toEqual([]))
  test('everything, once, in order', () => {
    expect(grid.near({ west: 0, south: 0, east: side, north: side })).toEqual(['house', 'wood', 'hedge', 'wall'])
  })
  test('touching counts', () => {
    expect(grid.near({ west: inch(16), south: inch(16), east: inch(17), north: inch(17) })).toEqual(['house'])
  })
  test('beyond the table is nothing to be found', () => expect(grid.near(at(500, 500))).toEqual([]))
})

describe('along', () => {
  test('what the line may meet, in the order given', () => {
    expect(grid.along(inches(45, 12), inches(5, 12))).toEqual(['house', 'hedge', 'wall'])
  })
  test('from off the table', () => expect(grid.along(inches(13, -30), inches(13, 60))).toContain('house'))
})

describe('blocked', () => {
  const rows: [string, Point, Point, boolean][] = [
    ['through a house', inches(5, 12), inches(18, 12), true],
    ['along its side', inches(5, 10), inches(18, 10), false],
    ['past its corner', inches(8, 14), inches(12, 18), false],
    ['inside it', inches(12, 12), inches(13, 13), true],
    ['through what is not solid', inches(24, 30), inches(38, 30), false],
    ['across a hedge', inches(18, 5), inches(22, 5), true],
    ['by the very end of a hedge', inches(18, 20), inches(22, 20), true],
    ['up to a hedge', inches(18, 5), inches(20, 5), false],
    ['across a wall', inches(38, 5), inches(42, 5), true],
    ['along the face of a wall', inches(39.75, 1), inches(39.75, 30), false],
    ['past everything', inches(1, 1), inches(1, 47), false],
    ['from off the table through a house', inches(13, -30), inches(13, 60), true],
    ['from off the table past it', inches(9, -30), inches(9, 60), false],
  ]
  test.each(rows)('%s', (_, a, b, yes) => {
    expect([grid.blocked(...a, ...b), grid.blocked(...b, ...a)]).toEqual([yes, yes])
  })
})

/** Small tables have many lines along cell borders and corners. */
const table = fc.constantFrom(20, 200, 5000, side).chain(size => {
  const n = fc.oneof(
    fc.integer({ min: 0, max: size }),
    fc.integer({ min: 0, max: size >> 4 }).map(i => i << 4),
  )
  const point = fc.tuple(n, n)
  const width = fc.integer({ min: 1, max: Math.ceil(size / 4) })
  const facing = fc.nat(359)
  const shape: fc.Arbitrary<Shape> = fc.oneof(
    fc.record({ circle: fc.tuple(n, n, width) }),
    fc.record({ polygon: fc.array(point, { minLength: 3, maxLength: 5 }) }),
    fc.record({ line: fc.array(point, { minLength: 2, maxLength: 4 }) }),
    fc.record({ line: fc.array(point, { minLength: 2, maxLength: 4 }), thick: width }),
    fc.record({ box: fc.record({ at: point, width, depth: width, facing }) }),
    fc.record({ cone: fc.record({ at: point, facing, arc: fc.integer({ min: 1, max: 360 }), reach: width }) }),
  )
  const shapes = fc.array(
    shape.filter(it => shapeProblem(it) === null),
    { minLength: 1, maxLength: 12 },
  )
  const beyond = fc.integer({ min: -size, max: 2 * size })
  const end = fc.oneof({ arbitrary: point, weight: 9 }, { arbitrary: fc.tuple(beyond, beyond), weight: 1 })
  return fc.record({
    size: fc.constant(size),
    shapes,
    rays: fc.array(fc.tuple(end, end), { minLength: 8, maxLength: 8 }),
  })
})

test('on any table, what the grid says is what every shape says for itself', () => {
  fc.assert(
    fc.property(table, ({ size, shapes, rays }) => {
      const grid = new Grid(
        shapes.map(shape => ({ shape, item: shape })),
        size,
        size,
      )
      for (const [a, b] of rays) {
        const crossed = shapes.filter(shape => crosses(shape, a, b))
        expect(grid.blocked(...a, ...b)).toBe(crossed.length > 0)
        expect(grid.blocked(...b, ...a)).toBe(crossed.length > 0)
        expect(grid.along(a, b).filter(shape => crosses(shape, a, b))).toEqual(crossed)
      }
    }),
    { numRuns: times(1500) },
  )
})
