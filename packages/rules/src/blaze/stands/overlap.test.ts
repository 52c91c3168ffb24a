import { type Box, mm, type Point, type Shape } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { outline, overlap, slideTo, withinReach } from './overlap.ts'

const at = (x: number, y: number): Point => [mm(x), mm(y)]
const stand = (x: number, y: number, facing = 0): Box => ({ at: at(x, y), width: mm(50), depth: mm(50), facing })
const wire: Shape = { line: [at(475, 400), at(525, 400)], thick: mm(20) }
const square: Shape = { polygon: [at(475, 350), at(525, 350), at(525, 400), at(475, 400)] }

test('a strip has square ends', () => {
  expect(outline(wire)).toEqual([at(475, 390), at(525, 390), at(525, 410), at(475, 410)])
})

test('touching is not overlapping', () => {
  expect(overlap(stand(500, 365), wire)).toBe(false)
  expect(overlap(stand(500, 365.01), wire)).toBe(true)
  expect(overlap(stand(450, 400), wire)).toBe(false)
  expect(overlap(stand(500, 375), square)).toBe(true)
})

test('a base slides up to the near side', () => {
  expect(slideTo(stand(500, 330), at(500, 460), wire)).toEqual(at(500, 365))
  expect(slideTo(stand(500, 330), at(500, 360), wire)).toEqual(at(500, 360))
  expect(slideTo(stand(700, 330), at(700, 460), wire)).toEqual(at(700, 460))
})

test('a base that lies on the shape already and goes nowhere stays where it is', () => {
  expect(slideTo(stand(500, 390), at(500, 390), wire)).toEqual(at(500, 390))
})

test('reach is measured from edge to edge', () => {
  expect(withinReach(stand(500, 364), wire, mm(1))).toBe(true)
  expect(withinReach(stand(500, 363.99), wire, mm(1))).toBe(false)
  expect(withinReach(stand(500, 375), square, 0)).toBe(true)
})
