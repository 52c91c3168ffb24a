import { mm, type Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { backAlong } from './bump.ts'

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
