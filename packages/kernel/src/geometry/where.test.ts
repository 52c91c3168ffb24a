import { expect, test } from 'vitest'
import { id, int, list, namesIn } from '../book/schema.ts'
import { edgesOf } from '../scenario/setup.ts'
import { shapeProblem, whereIs } from './shape.ts'

test('a thing is where it stands, and a point is where it is', () => {
  expect(whereIs([1, 2])).toEqual([1, 2])
  expect(whereIs({ at: [3, 4] })).toEqual([3, 4])
})

test('a shape of another type is told', () => {
  expect(shapeProblem({ polygon: 3 } as never)).toBe('a polygon must be a list of points')
  expect(shapeProblem({ cone: 3 } as never)).toBe('a cone must have at, facing, arc and reach')
})

test('the ids of a record are those of its fields that are ids', () => {
  expect(namesIn({ a: int, b: id, c: id, d: list(id) }, { a: 1, b: 'x', d: ['y', 'z'] })).toEqual(['x', 'y', 'z'])
  expect(namesIn({ d: list(int) }, { d: [1] })).toEqual([])
})

test('a round thing has one edge, anything else those of its outline', () => {
  expect(edgesOf({ circle: [0, 0, 5] })).toBe(1)
  expect(edgesOf({ line: [[0, 0], [1, 1]] })).toBe(2) // biome-ignore format: two points
})
