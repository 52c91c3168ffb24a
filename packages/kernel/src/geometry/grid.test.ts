import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Stream } from '../dice/dice.ts'
import { inch } from '../length.ts'
import { times } from '../times.fixture.ts'
import { crosses } from './geometry.ts'
import { Grid } from './grid.ts'
import { type Bounds, blast, bounds, type Point, type Shape, shapeProblem } from './shape.ts'

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

describe('a crowded table, which is cut into cells', () => {
  const stream = new Stream('crowd')
  const n = (most: number): number => stream.next(most)
  const crowd = Array.from({ length: 120 }, (_, i) => {
    const [x, y] = [n(side), n(side)]
    const long: Shape = { line: [[x, y], [n(side), n(side)]] } // biome-ignore format: two points
    return { item: i, shape: i % 10 === 0 ? long : blast([x, y], 1 + n(inch(2))) }
  })
  const crowded = new Grid(crowd, side, side)
  const meet = (a: Bounds, b: Bounds): boolean =>
    a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south
  const somewhere = (): Point => [n(3 * side) - side, n(3 * side) - side]

  test('finds near a place what each says for itself, once and in order', () => {
    for (let i = 0; i < 200; i++) {
      const [[west, south], wide, deep] = [somewhere(), n(inch(i % 20) + 1), n(inch(5))]
      const here = { west, south, east: west + wide, north: south + deep }
      const expected = crowd.filter(({ shape }) => meet(bounds(shape), here)).map(({ item }) => item)
      expect(crowded.near(here)).toEqual(expected)
    }
  })

  test('touching counts there too, on every side', () => {
    const { west, south, east, north } = bounds((crowd[7] as { shape: Shape }).shape)
    const spot = (x: number, y: number) => ({ west: x, south: y, east: x, north: y })
    for (const [x, y] of [[west, south], [east, south], [west, north], [east, north]] as const) // biome-ignore format: corners
      expect(crowded.near(spot(x, y))).toContain(7)
    for (const [x, y] of [[west - 1, south], [east + 1, south], [west, north + 1], [west, south - 1]] as const) // biome-ignore format: beside it
      expect(crowded.near(spot(x, y))).not.toContain(7)
  })

  test('finds along a line everything that it crosses, in order', () => {
    for (let i = 0; i < 200; i++) {
      const [a, b] = [somewhere(), somewhere()]
      const crossed = crowd.filter(({ shape }) => crosses(shape, a, b)).map(({ item }) => item)
      const found = crowded.along(a, b)
      expect(found).toEqual([...found].sort((one, other) => one - other))
      expect(found.filter(item => crossed.includes(item))).toEqual(crossed)
      expect(new Set(found).size).toBe(found.length)
      expect(crowded.blocked(...a, ...b)).toBe(crossed.length > 0)
    }
  })
})

test('what lies wholly beside a line is not along it', () => {
  const box = new Grid([{ shape: { polygon: [[10, 10], [20, 10], [20, 20], [10, 20]] }, item: 'box' }], 100, 100) // biome-ignore format: a box
  const rows: [Point, Point, boolean][] = [
    [[0, 0], [30, 8], false],
    [[0, 22], [30, 24], false],
    [[0, 15], [30, 15], true],
    [[15, 0], [15, 30], true],
    [[0, 25], [25, 25], false],
    [[0, 20], [20, 0], true],
    [[0, 19], [19, 0], false],
    [[11, 30], [30, 11], false],
    [[10, 30], [30, 10], true],
    [[10, 0], [30, 20], true],
    [[13, 2], [22, 11], false],
    [[9, 0], [9, 30], false],
  ] // biome-ignore format: a row a line
  for (const [a, b, isAlong] of rows) {
    expect(box.along(a, b), `${a} ${b}`).toEqual(isAlong ? ['box'] : [])
    expect(box.along(b, a), `${b} ${a}`).toEqual(isAlong ? ['box'] : [])
  }
})
