import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inch } from '../length.ts'
import { ahead, direction, facingOf, inArc, turn, within45, within90 } from './angle.ts'
import type { Point } from './shape.ts'

const degrees = fc.integer({ min: -720, max: 720 })
const coordinate = fc.integer({ min: -(2 ** 25) + 1, max: 2 ** 25 - 1 })
const point = fc.tuple(coordinate, coordinate)
const opposite = ([x, y]: Point): Point => [0 - x, 0 - y]

describe('direction', () => {
  const rows: [string, number, Point][] = [
    ['north', 0, [0, 16777216]],
    ['east', 90, [16777216, 0]],
    ['south', 180, [0, -16777216]],
    ['west', 270, [-16777216, 0]],
    ['a whole turn is none', 360, [0, 16777216]],
    ['anticlockwise', -90, [-16777216, 0]],
    ['north-east is exactly diagonal', 45, [11863283, 11863283]],
    ['thirty degrees is half a radius to the east', 30, [8388608, 14529495]],
  ]
  test.each(rows)('%s', (_, facing, vector) => expect(direction(facing)).toEqual(vector))

  test('the table is that of the sines, within its rounding', () => {
    for (let facing = 0; facing < 360; facing++) {
      const [x, y] = direction(facing)
      expect(Math.abs(x - Math.sin((facing * Math.PI) / 180) * 2 ** 24)).toBeLessThan(0.51)
      expect(Math.abs(y - Math.cos((facing * Math.PI) / 180) * 2 ** 24)).toBeLessThan(0.51)
    }
  })

  test('the other way is the opposite', () => {
    for (let facing = -360; facing < 360; facing++) {
      expect(direction(facing + 180)).toEqual(opposite(direction(facing)))
    }
  })
})

describe('turn', () => {
  const rows: [string, number, number, number][] = [
    ['to the right', 10, 50, 40],
    ['to the left', 50, 10, -40],
    ['across north', 350, 20, 30],
    ['back across north', 20, 350, -30],
    ['about', 0, 180, 180],
    ['none', 90, 450, 0],
  ]
  test.each(rows)('%s', (_, a, b, by) => expect(turn(a, b)).toBe(by))
})

describe('facingOf', () => {
  const rows: [string, Point, Point, number][] = [
    ['north', [5, 5], [5, 9], 0],
    ['east', [5, 5], [9, 5], 90],
    ['south', [5, 5], [5, 1], 180],
    ['west', [5, 5], [1, 5], 270],
    ['north-west', [0, 0], [-7, 7], 315],
    ['a hair west of north is north', [0, 0], [-1, 1000], 0],
    ['nowhere is north', [3, 3], [3, 3], 0],
  ]
  test.each(rows)('%s', (_, from, to, facing) => expect(facingOf(from, to)).toBe(facing))

  test('finds every direction of the table', () => {
    for (let facing = 0; facing < 360; facing++) expect(facingOf([0, 0], direction(facing))).toBe(facing)
  })

  test('is the nearest whole degree', () => {
    fc.assert(
      fc.property(point, point, ([ax, ay], [bx, by]) => {
        fc.pre(ax !== bx || ay !== by)
        const exact = (Math.atan2(bx - ax, by - ay) * 180) / Math.PI
        const off = Math.abs(facingOf([ax, ay], [bx, by]) - ((exact + 360) % 360))
        expect(Math.min(off, 360 - off)).toBeLessThan(0.500001)
      }),
    )
  })
})

describe('inArc', () => {
  const rows: [string, number, number, Point, boolean][] = [
    ['straight ahead', 0, 90, [0, 10], true],
    ['on the right bound', 0, 90, [10, 10], true],
    ['on the left bound', 0, 90, [-10, 10], true],
    ['a hair outside it', 0, 90, [1001, 1000], false],
    ['behind', 0, 90, [0, -10], false],
    ['the point itself', 0, 90, [0, 0], true],
    ['straight to the side of half a circle', 0, 180, [10, 0], true],
    ['a hair behind it', 0, 180, [1000, -1], false],
    ['three quarters leave a quarter', 0, 270, [0, -10], false],
    ['its bound counts', 0, 270, [10, -10], true],
    ['and the side does', 0, 270, [10, 0], true],
    ['all round', 0, 360, [0, -10], true],
    ['no arc at all, straight ahead', 0, 0, [0, 10], true],
    ['no arc at all, straight behind', 0, 0, [0, -10], false],
    ['an odd arc ends on half a degree', 0, 45, [41, 100], true],
    ['and not beyond it', 0, 45, [42, 100], false],
    ['facing west', 270, 90, [-10, 10], true],
  ]
  test.each(rows)('%s', (_, facing, arc, p, yes) => expect(inArc([0, 0], facing, arc, p)).toBe(yes))

  test('a mirror changes nothing', () => {
    fc.assert(
      fc.property(degrees, fc.integer({ min: 0, max: 360 }), point, (facing, arc, [x, y]) => {
        expect(inArc([0, 0], facing, arc, [x, y])).toBe(inArc([0, 0], -facing, arc, [-x, y]))
      }),
    )
  })
})

describe('angles between vectors', () => {
  const rows: [string, Point, Point, boolean, boolean][] = [
    ['the same way', [3, 4], [3, 4], true, true],
    ['exactly 45 degrees', [0, 5], [7, 7], true, true],
    ['a hair more', [0, 5], [1001, 1000], false, true],
    ['exactly 90 degrees', [3, 4], [4, -3], false, false],
    ['a hair less', [0, 1000], [1000, 1], false, true],
    ['behind', [0, 1], [0, -1], false, false],
  ]
  test.each(rows)('%s', (_, a, b, in45, in90) => {
    expect([within45(a, b), within45(b, a), within90(a, b), within90(b, a)]).toEqual([in45, in45, in90, in90])
  })
})

describe('ahead', () => {
  test('straight', () => expect(ahead([100, 100], 90, inch(6))).toEqual([100 + inch(6), 100]))
  test('at thirty degrees half the way goes east', () => expect(ahead([0, 0], 30, 1000)).toEqual([500, 866]))
  test('lands within half a unit each way', () => {
    fc.assert(
      fc.property(degrees, fc.nat(inch(72)), (facing, distance) => {
        const [x, y] = ahead([0, 0], facing, distance)
        expect(Math.abs(Math.sqrt(x * x + y * y) - distance)).toBeLessThan(0.75)
      }),
    )
  })
})
