import { cm, type Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { inStrip, stripOutline } from './strips.ts'

const at = (x: number, y: number): Point => [cm(x), cm(y)]
/** A flame from (50, 50) due north, 25 cm long and 6 wide. */
const north = { from: at(50, 50), towards: at(50, 60), long: cm(25), wide: cm(6) }
/** The same on a slant of 3 to 4, where the edges lie on whole points too. */
const slanted = { ...north, towards: at(53, 54) }

const rows: [string, typeof north, Point, boolean][] = [
  ['the middle', north, at(50, 60), true],
  ['its own place', north, at(50, 50), true],
  ['exactly on the side', north, at(53, 60), true],
  ['a hair beside it', north, [cm(53) + 1, cm(60)], false],
  ['exactly at the far end, in the corner', north, at(47, 75), true],
  ['a hair beyond the end', north, [cm(50), cm(75) + 1], false],
  ['beyond the aiming point', north, at(50, 70), true],
  ['behind', north, [cm(50), cm(50) - 1], false],
  ['the far end on a slant', slanted, at(65, 70), true],
  ['a hair beyond it on a slant', slanted, [cm(65) + 1, cm(70)], false],
  ['the side on a slant', slanted, at(53 + 2.4, 54 - 1.8), true],
  ['a hair beside it on a slant', slanted, [cm(55.4) + 1, cm(52.2)], false],
  ['a strip that points nowhere holds nothing', { ...north, towards: north.from }, at(50, 60), false],
]
test.each(rows)('%s', (_, strip, p, yes) => expect(inStrip(strip, p)).toBe(yes))

test('aimed at a point a hair away it is as exact as at one far off', () => {
  const near = { ...north, towards: [cm(50) + 3, cm(50) + 4] as Point }
  expect(inStrip(near, at(65, 70))).toBe(true)
  expect(inStrip(near, [cm(65) + 1, cm(70)])).toBe(false)
})

test('its outline is its four corners', () => {
  expect(stripOutline(north)).toEqual([at(47, 50), at(47, 75), at(53, 75), at(53, 50)])
})
