import { describe, expect, test } from 'vitest'
import type { Point, Shape } from '../geometry/shape.ts'
import { bounds } from '../geometry/shape.ts'
import { Ground, heightOver, holds } from './ground.ts'

const land = (id: string, shape: Shape, top = 0) => ({ id, shape, bounds: bounds(shape), top })
const square = (x: number, y: number, side: number): Shape => ({
  polygon: [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ],
})

const hill = land('hill', { circle: [500, 500, 200] }, 60)
const knoll = land('knoll', { circle: [500, 500, 50] }, 90)
const wood = land('wood', square(100, 100, 100))
const wall = land('wall', {
  line: [
    [300, 0],
    [300, 400],
  ],
})
const ground = new Ground({ width: 1000, depth: 1000 }, [wood, hill, wall, knoll], [hill, knoll])
const ids = (lands: readonly { readonly id: string }[]): readonly string[] => lands.map(({ id }) => id)

describe('the ground', () => {
  test('is found by id', () => {
    expect(ground.get('wood')).toBe(wood)
    expect(ground.get('pond')).toBeNull()
  })

  test('is as high as the highest rise over a point, outline included', () => {
    const heights: readonly (readonly [Point, number])[] = [
      [[500, 500], 90],
      [[500, 550], 90],
      [[500, 551], 60],
      [[500, 700], 60],
      [[500, 701], 0],
      [[150, 150], 0],
    ]
    for (const [p, height] of heights) expect(ground.height(p), `${p}`).toBe(height)
    expect(heightOver([], [500, 500])).toBe(0)
    expect(heightOver([knoll, hill], [500, 500])).toBe(90)
  })

  test('under a point is all that holds it, in the order of the list', () => {
    expect(ids(ground.under([500, 500]))).toEqual(['hill', 'knoll'])
    expect(ids(ground.under([200, 200]))).toEqual(['wood'])
    expect(ids(ground.under([201, 200]))).toEqual([])
    expect(ids(ground.under([300, 400]))).toEqual(['wall'])
  })

  test('near a point is all within reach, exactly as far as it reaches', () => {
    expect(ids(ground.near([250, 150], 50))).toEqual(['wood', 'wall'])
    expect(ids(ground.near([251, 150], 50))).toEqual(['wall'])
    const beside: readonly Point[] = [[150, 250], [150, 50], [50, 150]] // biome-ignore format: a list of points
    for (const p of beside) expect(ids(ground.near(p, 50)), `${p}`).toEqual(['wood'])
    expect(ids(ground.near([240, 240], 50))).toEqual([]) // the bounds are, but the corner is not
  })

  test('a line crosses what it leads through, not what it only passes', () => {
    expect(ids(ground.crossed([0, 150], [1000, 150]))).toEqual(['wood', 'wall'])
    expect(ids(ground.crossed([0, 100], [250, 100]))).toEqual([])
    expect(ids(ground.crossed([0, 500], [1000, 500]))).toEqual(['hill', 'knoll'])
    // the corner of the hill's bounds is on the way, the hill is not
    expect(ids(ground.along([250, 400], [400, 250]))).toEqual(['hill', 'wall'])
    expect(ids(ground.crossed([250, 400], [400, 250]))).toEqual(['wall'])
  })

  test('what lies wholly on one side of a line is not along it', () => {
    expect(ids(ground.along([0, 210], [210, 0]))).toEqual(['wood'])
    expect(ids(ground.along([0, 190], [190, 0]))).toEqual([])
  })

  test('a piece holds the points of its outline', () => {
    expect([holds(wood, [100, 150]), holds(wood, [99, 150]), holds(hill, [359, 359])]).toEqual([true, false, true])
    expect(holds(hill, [301, 301])).toBe(false) // in its bounds, but not in it
    const outline: readonly Point[] = [[150, 100], [200, 150], [150, 200], [100, 200]] // biome-ignore format: a list of points
    for (const p of outline) expect(holds(wood, p), `${p}`).toBe(true)
  })
})
