import { mm, type Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { deviated } from './deviation.ts'

const at = (x: number, y: number): Point => [mm(x), mm(y)]

test.each([
  [1, at(600, 640)],
  [3, at(640, 600)],
  [5, at(600, 560)],
  [7, at(560, 600)],
])('direction %s', (direction, to) => {
  expect(deviated(at(600, 600), direction, mm(40))).toEqual(to)
})

test('a diagonal goes as far as a straight one, to the nearest hundredth', () => {
  expect(deviated(at(600, 600), 4, mm(120))).toEqual([60000 + 8485, 60000 - 8485])
  expect(deviated(at(600, 600), 8, mm(120))).toEqual([60000 - 8485, 60000 + 8485])
})
