import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bins, Lattice } from './lattice.ts'
import type { Bounds, Point } from './shape.ts'

const area: Bounds = { west: 0, south: 0, east: 1000, north: 500 }

describe('cells', () => {
  const lattice = new Lattice(area, 200)
  test('no more than wished for, and they cover the area', () => {
    expect(lattice.count).toBeLessThanOrEqual(200)
    expect(lattice.columns * lattice.side).toBeGreaterThan(1000)
    expect(lattice.rows * lattice.side).toBeGreaterThan(500)
  })
  test('a small part is in few of them, the whole in all', () => {
    expect([...lattice.within({ west: 300, south: 300, east: 301, north: 301 })]).toHaveLength(1)
    expect([...lattice.within(area)]).toHaveLength(lattice.count)
    expect([...lattice.within({ west: -9000, south: -9000, east: 9000, north: 9000 })]).toHaveLength(lattice.count)
  })
  test('what lies on a border is in the cells on both sides', () => {
    const border = lattice.west + 3 * lattice.side
    expect([...lattice.within({ west: border, south: 100, east: border, north: 100 })]).toHaveLength(2)
  })
})

test('a walk goes from cell to neighbouring cell and comes by every point of the way', () => {
  const n = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(n, n, n, n, fc.integer({ min: 4, max: 600 }), (ax, ay, bx, by, most) => {
      const lattice = new Lattice(area, most)
      const [a, b]: [Point, Point] = [
        [ax, ay],
        [bx, by],
      ]
      const count = lattice.walk(a, b)
      const cells = [...lattice.way.subarray(0, count)]
      for (const [i, cell] of cells.entries()) {
        if (i > 0) expect([1, lattice.columns]).toContain(Math.abs(cell - (cells[i - 1] as number)))
      }
      for (let i = 0; i <= 64; i++) {
        const [x, y] = [ax + ((bx - ax) * i) / 64, ay + ((by - ay) * i) / 64]
        const near = cells.some(cell => {
          const [west, south] = [cell % lattice.columns, Math.floor(cell / lattice.columns)].map(n => n * lattice.side)
          const [east, north] = [x - lattice.west - (west as number), y - lattice.south - (south as number)]
          return east >= 0 && east <= lattice.side && north >= 0 && north <= lattice.side
        })
        expect(near).toBe(true)
      }
    }),
  )
})

test('bins keep the order in which things were put', () => {
  const { start, list } = bins(3, [2, 0, 2, 2], [7, 8, 9, 7])
  expect([...start]).toEqual([0, 1, 1, 4])
  expect([...list]).toEqual([8, 7, 9, 7])
})
