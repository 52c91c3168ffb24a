import { describe, expect, test } from 'vitest'
import { contours } from './contour.ts'
import type { Point } from './shape.ts'

/** Draws the rings of a picture, # inside, its lowest line at row 0; the border lies half way. */
function rings(...lines: string[]): Point[][] {
  const rows = lines.reverse()
  const inner = (column: number, row: number): boolean => rows[row]?.[column] === '#'
  return contours(-1, 9, inner, (column, row, right, up) => [2 * column + right, 2 * row + up])
}

/** Twice the area between, positive when the ring runs anticlockwise. */
const area = (ring: Point[]): number =>
  ring.reduce(
    (sum, [x, y], i) =>
      sum + x * (ring[(i + 1) % ring.length] as Point)[1] - y * (ring[(i + 1) % ring.length] as Point)[0],
    0,
  )

describe('rings', () => {
  test('a single point', () => {
    const ring: Point[] = [
      [-1, 0],
      [0, -1],
      [1, 0],
      [0, 1],
    ]
    expect(rings('#')).toEqual([ring])
  })
  test('a block has one ring, anticlockwise', () => {
    const found = rings('###', '###')
    expect(found).toHaveLength(1)
    expect(area(found[0] as Point[])).toBeGreaterThan(0)
    expect(found[0]).toHaveLength(10)
  })
  test('a hole runs clockwise', () => {
    const found = rings('###', '#.#', '###').map(area)
    expect(found.map(Math.sign)).toEqual([1, -1])
  })
  test('points that only meet at a corner stay apart', () => expect(rings('.#', '#.')).toHaveLength(2))
  test('nothing', () => expect(rings('...')).toEqual([]))
})
