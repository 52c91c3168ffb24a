import { describe, expect, test } from 'vitest'
import { type Spot, standBeside } from './beside.ts'

const spot = (px: number, py: number): Spot => ({ px, py })
const size = { wide: 64, high: 64 }
const usual = {
  at: spot(400, 300),
  from: spot(300, 300),
  away: 40,
  size,
  table: { wide: 800, high: 600 },
  own: [],
  enemies: [],
}

/** How far a box is from a place. */
const gap = ({ px, py }: Spot, to: Spot): number =>
  Math.hypot(Math.max(px - to.px, 0, to.px - px - size.wide), Math.max(py - to.py, 0, to.py - py - size.high))

describe('the tick', () => {
  test('stands across the way, below a man who goes east', () => {
    expect(standBeside(usual)).toEqual(spot(368, 340))
  })

  test('stands beside a man who goes north', () => {
    expect(standBeside({ ...usual, from: spot(400, 400) })).toEqual(spot(440, 268))
  })

  test('goes to the other side of an enemy', () => {
    const enemy = spot(410, 380)
    const stands = standBeside({ ...usual, enemies: [enemy] })
    expect(gap(stands, enemy)).toBeGreaterThan(15)
    expect(stands).toEqual(spot(368, 196))
  })

  test('covers a friend rather than an enemy, where it must cover one', () => {
    const ring = [0, 1, 2, 3, 4, 5, 6].map(i => spot(400 + 90 * Math.cos(i * 0.785), 300 + 90 * Math.sin(i * 0.785)))
    const friend = spot(400 + 90 * Math.cos(7 * 0.785), 300 + 90 * Math.sin(7 * 0.785))
    const stands = standBeside({ ...usual, own: [friend], enemies: ring })
    expect(gap(stands, friend)).toBe(0)
  })

  test.each([spot(10, 10), spot(790, 590), spot(400, 595), spot(5, 300)])(
    'keeps on the table, and away from the finger, near the edge at %o',
    at => {
      const stands = standBeside({ ...usual, at, from: null })
      expect(stands.px).toBeGreaterThanOrEqual(8)
      expect(stands.py + size.high).toBeLessThanOrEqual(592)
      expect(gap(stands, at)).toBeGreaterThanOrEqual(40)
    },
  )
})
