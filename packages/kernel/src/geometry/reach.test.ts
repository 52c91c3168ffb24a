import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inch } from '../length.ts'
import { crosses, crossesLeg, inside } from './geometry.ts'
import { Heap, type LegCost, reach } from './reach.ts'
import { lengthOf } from './segment.ts'
import type { Point, Shape } from './shape.ts'

const inches = (x: number, y: number): Point => [inch(x), inch(y)]
const box = (west: number, south: number, east: number, north: number): Shape => ({
  polygon: [inches(west, south), inches(east, south), inches(east, north), inches(west, north)],
})
const free: LegCost = (a, b) => lengthOf([a, b])
const around =
  (...walls: Shape[]): LegCost =>
  (a, b) =>
    walls.some(wall => crosses(wall, a, b)) ? null : free(a, b)
const across =
  (hedge: Shape, price: number): LegCost =>
  (a, b) =>
    lengthOf([a, b]) + (crossesLeg(hedge, a, b) ? price : 0)

const start = inches(24, 24)
const six = inch(6)
const step = inch(0.5)

describe('in the open', () => {
  const open = reach(start, six, step, free)
  test('every path is straight', () => {
    for (const node of open.nodes) expect(node.parent === null || node.parent.parent === null).toBe(true)
  })
  test('exactly six inches counts', () => {
    expect(open.pathTo(inches(30, 24))).toEqual([start, inches(30, 24)])
    expect(open.pathTo(inches(27.6, 28.8))).toEqual([start, inches(27.6, 28.8)])
    expect(open.priceTo(inches(27.6, 28.8))).toBe(six)
  })
  test('a hair more does not', () => {
    expect(open.pathTo([inch(30) + 1, inch(24)])).toBe(null)
    expect(open.priceTo([inch(30) + 1, inch(24)])).toBe(null)
  })
  test('as far as it gets towards a point out of reach', () => {
    const [, end = start] = open.pathTowards(inches(60, 24))
    expect(Math.abs(end[0] - inch(30))).toBeLessThan(inch(0.1))
    expect(end[1]).toBe(inch(24))
    expect(open.pathTowards(inches(28, 24))).toEqual([start, inches(28, 24)])
  })
  test('its own place', () => expect(open.pathTo(start)).toEqual([start]))
  test('the cheapest come first', () => {
    for (const [i, node] of open.nodes.entries()) {
      if (i > 0) expect(node.price).toBeGreaterThanOrEqual(open.nodes[i - 1]?.price ?? 0)
    }
  })
  test('the outline is a circle', () => {
    const outline = open.outline()
    expect(outline).toHaveLength(1)
    for (const p of outline[0] ?? []) expect(Math.abs(lengthOf([start, p]) - six)).toBeLessThan(step / 30)
  })
})

describe('around a wall', () => {
  const wall = box(20, 26, 28, 27)
  const found = reach(start, inch(12), step, around(wall))
  test('the path bends only at its corner, and costs what it is long', () => {
    const to = inches(24, 30)
    const path = found.pathTo(to) ?? []
    expect(path.length).toBeLessThanOrEqual(4)
    expect(found.priceTo(to)).toBeCloseTo(lengthOf(path), 6)
    const best = lengthOf([start, inches(28, 26), inches(28, 27), to])
    expect(lengthOf(path)).toBeLessThan(best * 1.02)
    for (const [i, p] of path.entries()) expect(i > 0 && crosses(wall, path[i - 1] as Point, p)).toBe(false)
  })
  test('the inside of the wall cannot be reached, and is a hole in the outline', () => {
    expect(found.pathTo(inches(24, 26.5))).toBe(null)
    expect(found.outline().length).toBeGreaterThan(1)
    for (const ring of found.outline()) for (const p of ring) expect(inside(box(20.1, 26.1, 27.9, 26.9), p)).toBe(false)
  })
})

test('a closed ring keeps everything in', () => {
  const ring = [box(20, 20, 28, 21), box(20, 27, 28, 28), box(20, 20, 21, 28), box(27, 20, 28, 28)]
  const found = reach(start, inch(20), step, around(...ring))
  expect(found.pathTo(inches(24, 30))).toBe(null)
  for (const { at } of found.nodes) expect(inside(box(21, 21, 27, 27), at)).toBe(true)
})

test('a hedge is crossed when going around it would cost more', () => {
  const hedge: Shape = { line: [inches(20, 26), inches(28, 26)] }
  const cheap = reach(start, inch(12), step, across(hedge, inch(2)))
  expect(cheap.pathTo(inches(24, 28))).toEqual([start, inches(24, 28)])
  expect(cheap.priceTo(inches(24, 28))).toBe(inch(6))
  const dear = reach(start, inch(12), step, across(hedge, inch(8)))
  expect(dear.priceTo(inches(24, 28))).toBeLessThan(inch(10))
  expect(dear.pathTo(inches(24, 28))?.length).toBeGreaterThan(2)
})

test('nowhere to go', () => {
  const stuck = reach(start, six, step, () => null)
  expect(stuck.nodes).toHaveLength(1)
  expect(stuck.pathTo(inches(25, 24))).toBe(null)
})

test('the same question has the same answer', () => {
  const ask = () => reach(start, inch(9), step, around(box(20, 26, 28, 27), box(25, 20, 26, 25)))
  expect(JSON.stringify([ask().nodes.map(({ at, price }) => [at, price]), ask().outline()])).toBe(
    JSON.stringify([ask().nodes.map(({ at, price }) => [at, price]), ask().outline()]),
  )
})

test('the lowest first, of equals the first come', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), ranks => {
      const heap = new Heap<[rank: number, turn: number]>()
      for (const [turn, rank] of ranks.entries()) heap.push([rank, turn], rank)
      const expected = ranks.map((rank, turn) => [rank, turn] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1])
      expect(ranks.map(() => heap.pop())).toEqual(expected)
      expect(heap.pop()).toBe(undefined)
    }),
  )
})

test('in and out in turns', () => {
  const heap = new Heap<string>()
  heap.push('b', 2)
  heap.push('a', 1)
  expect(heap.pop()).toBe('a')
  heap.push('c', 0)
  expect([heap.pop(), heap.pop(), heap.pop()]).toEqual(['c', 'b', undefined])
})
