import { inch, type Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { asideOf, aspectOf, byCompass, exitOf, inConeBeyond } from './directions.ts'

const at = (x: number, y: number): Point => [inch(x), inch(y)]

test('a shot deviates by the compass: 1 is north, 3 east, 7 west', () => {
  expect(byCompass(at(10, 10), 1, inch(4), 8)).toEqual(at(10, 14))
  expect(byCompass(at(10, 10), 3, inch(4), 8)).toEqual(at(14, 10))
  expect(byCompass(at(10, 10), 7, inch(4), 8)).toEqual(at(6, 10))
})

test('a scattered shot is moved square to the line of fire, as the firer looks', () => {
  expect(asideOf(at(20, 10), at(20, 30), 'left', inch(5))).toEqual(at(15, 30))
  expect(asideOf(at(20, 10), at(20, 30), 'right', inch(5))).toEqual(at(25, 30))
  expect(asideOf(at(20, 30), at(20, 10), 'left', inch(5))).toEqual(at(25, 10))
  expect(asideOf(at(10, 10), at(30, 10), 'left', inch(5))).toEqual(at(30, 15))
  expect(asideOf(at(10, 10), at(10, 10), 'left', inch(5))).toEqual(at(10, 10))
})

test('a shot flies on to the edge of the table', () => {
  expect(exitOf(at(20, 10), at(15, 30), inch(72), inch(48))).toEqual(at(10.5, 48))
  expect(exitOf(at(20, 10), at(10, 10), inch(72), inch(48))).toEqual(at(0, 10))
  expect(exitOf(at(20, 10), at(20, 10), inch(72), inch(48))).toEqual(at(20, 10))
})

test.each([
  ['straight ahead is front', at(10, 30), 'front'],
  ['exactly half-way between front and side counts for the target', at(20, 20), 'front'],
  ['a hair beyond is side', [inch(20) + 1, inch(20)] as Point, 'side'],
  ['exactly half-way between side and rear counts for the target', at(20, 0), 'side'],
  ['a hair beyond is rear', [inch(20) - 1, inch(0)] as Point, 'rear'],
  ['straight behind is rear', at(10, 0), 'rear'],
  ['a burst on the very middle strikes the front', at(10, 10), 'front'],
])('%s', (_, from, aspect) => expect(aspectOf(at(10, 10), 0, from)).toBe(aspect))

test('the cone beyond a wall opens 22.5 degrees to either side of the shot', () => {
  const [gun, wall] = [at(20, 10), at(20, 40)]
  expect(inConeBeyond(gun, wall, at(20, 44))).toBe(true)
  expect(inConeBeyond(gun, wall, at(21.65, 44))).toBe(true) // 4 inches on, the cone is 1.657 wide on either side
  expect(inConeBeyond(gun, wall, at(21.66, 44))).toBe(false)
  expect(inConeBeyond(gun, wall, at(18.35, 44))).toBe(true)
  expect(inConeBeyond(gun, wall, at(20, 36))).toBe(false)
})
