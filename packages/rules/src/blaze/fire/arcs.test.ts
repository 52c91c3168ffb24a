import { type Box, mm, type Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { bareGame } from '../game.fixture.ts'
import { aspectOf, bearsOn, forwardOf } from './arcs.ts'

const at = (x: number, y: number): Point => [mm(x), mm(y)]
const sherman: Box = { at: at(500, 500), width: mm(40), depth: mm(85), facing: 0 }

test.each([
  ['straight ahead', at(500, 900), 'front'],
  ['exactly on the line through the front corner', at(620, 755), 'front'],
  ['a hair past that line', at(620.01, 755), 'side'],
  ['abeam', at(900, 500), 'side'],
  ['behind, but outside the rear arc', at(700, 350), 'side'],
  ['exactly on the line through the rear corner', at(380, 245), 'side'],
  ['a hair inside the rear arc', at(380.01, 245), 'rear'],
  ['straight behind', at(500, 100), 'rear'],
] as const)('%s is %s', (_, from, aspect) => {
  expect(aspectOf(sherman, from)).toBe(aspect)
})

test('the arcs turn with the hull', () => {
  const east = { ...sherman, facing: 90 }
  expect(aspectOf(east, at(900, 500))).toBe('front')
  expect(aspectOf(east, at(500, 900))).toBe('side')
  expect(aspectOf(east, at(100, 500))).toBe('rear')
})

test('a fixed gun bears 45 degrees to each side, and 45 itself counts', () => {
  expect(bearsOn(bareGame(), sherman, at(700, 700))).toBe(true)
  expect(bearsOn(bareGame(), sherman, at(700.01, 700))).toBe(false)
  expect(bearsOn(bareGame(), sherman, at(300, 700))).toBe(true)
  expect(bearsOn(bareGame(), sherman, at(500, 100))).toBe(false)
})

test('forward of the front edge is beyond its line, drawn out to both sides', () => {
  const stand: Box = { at: at(300, 500), width: mm(50), depth: mm(50), facing: 0 }
  expect(forwardOf(stand, at(900, 525.01))).toBe(true)
  expect(forwardOf(stand, at(900, 525))).toBe(false)
  expect(forwardOf(stand, at(300, 400))).toBe(false)
})
