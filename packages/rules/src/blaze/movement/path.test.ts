import { mm, type Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { asFarAs, cutBack, upTo } from './path.ts'

const backAlong = (path: readonly Point[], back: number): Point => cutBack(path, back).at(-1) as Point

const at = (x: number): Point => [mm(x), 0]

test('back along a way goes over its legs, and no farther than its start', () => {
  expect(backAlong([at(0), at(30), at(100)], mm(50))).toEqual(at(50))
  expect(backAlong([at(0), at(30), at(100)], mm(80))).toEqual(at(20))
  expect(backAlong([at(0), at(30)], mm(80))).toEqual(at(0))
})

test('nothing back is where it is, though the last leg has no length', () => {
  expect(backAlong([at(0), at(30), at(30)], 0)).toEqual(at(30))
  expect(backAlong([at(30), at(30)], 0)).toEqual(at(30))
})

test('the first part of a way ends inside a leg, or with the way', () => {
  expect(upTo([at(0), at(30), at(100)], mm(50))).toEqual([at(0), at(30), at(50)])
  expect(upTo([at(0), at(30)], mm(80))).toEqual([at(0), at(30)])
})

test('as far as the last fit point, to the hundredth', () => {
  expect(asFarAs([at(0), at(100)], ([x]) => x <= mm(40.37))).toEqual([at(0), at(40.37)])
  expect(asFarAs([at(0), at(100)], () => false)).toEqual([at(0)])
})
