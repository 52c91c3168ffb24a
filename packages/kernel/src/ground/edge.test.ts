import { expect, test } from 'vitest'
import { inside } from '../geometry/geometry.ts'
import type { Point } from '../geometry/shape.ts'
import { breadthOf, type Edge, edgesBeyond, fromEdge, inward, isOffTable, stripAlong } from './edge.ts'

const table = { width: 400, depth: 300 }
const edges: readonly Edge[] = ['south', 'north', 'west', 'east']

test('the edge belongs to the table, a hair beyond it does not', () => {
  const on: readonly Point[] = [[0, 0], [400, 300], [0, 300], [200, 100]] // biome-ignore format: a list of points
  for (const p of on) expect([isOffTable(table, p), edgesBeyond(table, p)]).toEqual([false, []])
  expect(edgesBeyond(table, [-1, 301])).toEqual(['north', 'west'])
  expect(edgesBeyond(table, [401, -1])).toEqual(['south', 'east'])
  const off: readonly Point[] = [[-1, 10], [10, 301], [401, 10], [10, -1]] // biome-ignore format: a list of points
  for (const p of off) expect(isOffTable(table, p), `${p}`).toBe(true)
})

test('a point this far in from an edge is that far from it', () => {
  for (const edge of edges) {
    expect(fromEdge(table, edge, inward(table, edge, 120, 35)), edge).toBe(35)
    expect(fromEdge(table, edge, inward(table, edge, 120, -5)), edge).toBe(-5)
  }
  expect(edges.map(edge => inward(table, edge, 120, 35))).toEqual([
    [120, 35],
    [120, 265],
    [35, 120],
    [365, 120],
  ])
})

test('a strip runs along the whole edge, as deep as it should', () => {
  expect(edges.map(edge => breadthOf(table, edge))).toEqual([400, 400, 300, 300])
  for (const edge of edges) {
    const strip = { polygon: stripAlong(table, edge, 50) }
    expect(inside(strip, inward(table, edge, 0, 50)), edge).toBe(true)
    expect(inside(strip, inward(table, edge, breadthOf(table, edge), 0)), edge).toBe(true)
    expect(inside(strip, inward(table, edge, 100, 51)), edge).toBe(false)
  }
})
