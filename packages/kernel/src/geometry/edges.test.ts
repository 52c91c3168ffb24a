import { expect, test } from 'vitest'
import { Edges } from './edges.ts'
import type { Point, Shape } from './shape.ts'

/** Tested against an oracle in oracle.test.ts and against every kind of shape in grid.test.ts. */
const area = { west: 0, south: 0, east: 10_000, north: 10_000 }
const square = (x: number, y: number): Shape => {
  const polygon: Point[] = [
    [x, y],
    [x + 1000, y],
    [x + 1000, y + 1000],
    [x, y + 1000],
  ]
  return { polygon }
}

test('nothing blocks on an empty table', () => expect(new Edges([], area).blocked(0, 0, 10_000, 10_000)).toBe(false))

test('a line between two squares that share an edge runs along both and is free', () => {
  const edges = new Edges([square(2000, 2000), square(3000, 2000)], area)
  expect(edges.blocked(3000, 0, 3000, 10_000)).toBe(false)
  expect(edges.blocked(3001, 0, 3001, 10_000)).toBe(true)
})

test('a line through the point where two squares meet at a corner is free', () => {
  const edges = new Edges([square(2000, 2000), square(3000, 3000)], area)
  expect(edges.blocked(2000, 4000, 4000, 2000)).toBe(false)
})

test('asking again gives the same answer, however often it was asked', () => {
  const edges = new Edges([square(2000, 2000)], area)
  for (let i = 0; i < 1000; i++) expect(edges.blocked(0, 2500, 10_000, 2500)).toBe(true)
  // The query counter restarts before it overflows.
  Object.assign(edges, { stamp: 0x7fffffff - 2 })
  for (let i = 0; i < 5; i++) {
    expect(edges.blocked(0, 2500, 10_000, 2500)).toBe(true)
    expect(edges.blocked(0, 500, 10_000, 500)).toBe(false)
  }
})
