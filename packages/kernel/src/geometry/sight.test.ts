import { describe, expect, test } from 'vitest'
import { inch } from '../length.ts'
import { Grid } from './grid.ts'
import type { Point, Shape } from './shape.ts'
import { type Cylinder, type Eye, type Obstacle, shows, trace } from './sight.ts'

const inches = (x: number, y: number): Point => [inch(x), inch(y)]
const stand = (id: string, shape: Shape, top: number, base = 0): Obstacle => ({
  id,
  shape,
  base: inch(base),
  top: inch(top),
})
const line = (x: number): Shape => ({ line: [inches(x, 0), inches(x, 20)] })
const block = (west: number, east: number): Shape => ({
  polygon: [inches(west, 0), inches(east, 0), inches(east, 20), inches(west, 20)],
})
const horseshoe: Shape = {
  polygon: [
    inches(2, 0),
    inches(8, 0),
    inches(8, 20),
    inches(6, 20),
    inches(6, 5),
    inches(4, 5),
    inches(4, 20),
    inches(2, 20),
  ],
}
const seen = (obstacles: readonly Obstacle[], a: Point, b: Point) =>
  trace(
    new Grid(
      obstacles.map(item => ({ shape: item.shape, item })),
      inch(48),
      inch(48),
    ),
    ({ shape }) => shape,
    a,
    b,
  )

describe('trace', () => {
  const [a, b] = [inches(0, 10), inches(10, 10)]
  test('nearest first, how deep and from where to where', () => {
    const found = seen([stand('wood', block(6, 8), 3), stand('hedge', line(5), 1), stand('pond', block(1, 2), 0)], a, b)
    expect(found.map(({ item, depth, near, far }) => [item.id, depth, near, far])).toEqual([
      ['pond', inch(1), inches(1, 10), inches(2, 10)],
      ['hedge', 0, inches(5, 10), inches(5, 10)],
      ['wood', inch(2), inches(6, 10), inches(8, 10)],
    ])
    expect(found[2]).toMatchObject({ enter: 0.6, leave: 0.8 })
  })
  test('the other way round from the other end', () => {
    const found = seen([stand('wood', block(6, 8), 3), stand('hedge', line(5), 1)], b, a)
    expect(found.map(({ item, near, far }) => [item.id, near, far])).toEqual([
      ['wood', inches(8, 10), inches(6, 10)],
      ['hedge', inches(5, 10), inches(5, 10)],
    ])
  })
  test('ties in the order given', () => {
    const found = seen([stand('one', line(5), 1), stand('two', line(5), 1)], b, a)
    expect(found.map(({ item }) => item.id)).toEqual(['one', 'two'])
  })
  test('a thing that is crossed twice is listed twice', () => {
    expect(seen([stand('yard', horseshoe, 3)], a, b).map(({ depth }) => depth)).toEqual([inch(2), inch(2)])
  })
  test('nothing', () => expect(seen([], a, b)).toEqual([]))
})

describe('shows', () => {
  const eye = (height: number): Eye => ({ at: inches(0, 10), height: inch(height) })
  const man = (top: number, base = 0): Cylinder => ({ at: inches(10, 10), radius: 0, base: inch(base), top: inch(top) })
  const rows: [string, Eye, Cylinder, Obstacle[], number, string | null, [number, number], number][] = [
    ['nothing in between', eye(2), man(2), [], 1, null, [0, 0], 0],
    ['a wall of the same height hides all', eye(2), man(2), [stand('wall', line(5), 2)], 0, 'wall', [0, 2], 2],
    ['a low wall half way hides nothing from above', eye(4), man(2), [stand('wall', line(5), 2)], 1, null, [0, 0], 0],
    ['a higher one hides the legs', eye(4), man(2), [stand('wall', line(5), 2.5)], 0.5, 'wall', [0, 1], 2.5],
    ['the nearer to the target the more', eye(4), man(2), [stand('wall', line(9), 1)], 2 / 3, 'wall', [0, 2 / 3], 1],
    ['a bridge hides the head', eye(2), man(4), [stand('bridge', block(4, 5), 9, 2.4)], 0.7, 'bridge', [2.8, 4], 2.8],
    [
      'a block is looked down on past its far edge',
      eye(4),
      man(2),
      [stand('shed', block(2, 5), 3)],
      0,
      'shed',
      [0, 2],
      3,
    ],
    ['in a wood nothing shows', eye(2), man(2), [stand('wood', block(8, 12), 4)], 0, 'wood', [0, 2], 2],
    ['from inside a house nothing shows', eye(1), man(2), [stand('house', block(0, 3), 4)], 0, 'house', [0, 2], 1],
    ['from its roof the far edge hides', eye(5), man(4), [stand('house', block(0, 5), 4)], 0.25, 'house', [0, 3], 4],
    ['what is below hides nothing', eye(6), man(8, 6), [stand('hill', block(3, 5), 5)], 1, null, [6, 6], 6],
    [
      'the one that hides most is named, both count once',
      eye(4),
      man(2),
      [stand('low', line(5), 2.25), stand('high', line(5), 2.5)],
      0.5,
      'high',
      [0, 1],
      2.5,
    ],
    [
      'a wall below and a bridge above leave the middle',
      eye(2),
      man(4),
      [stand('wall', line(5), 1.5), stand('bridge', line(5), 9, 2.5)],
      0.5,
      'wall',
      [0, 1],
      1.5,
    ],
  ]
  test.each(rows)('%s', (_, from, target, obstacles, shown, by, hidden, height) => {
    const found = shows(from, target, seen(obstacles, from.at, target.at))
    expect(found.shown).toBeCloseTo(shown, 3)
    expect(found.by).toBe(by)
    expect(found.hidden).toEqual(hidden.map(inch))
    expect(found.height).toBe(inch(height))
  })

  const pointRows: [string, number, number, boolean][] = [
    ['a line exactly over the top passes', 2, 2, true],
    ['a hair lower does not', 2.001, 2, false],
  ]
  test.each(pointRows)('a target without height: %s', (_, wall, height, passes) => {
    const found = shows(
      eye(2),
      man(height, height),
      seen([stand('wall', line(3), wall)], inches(0, 10), inches(10, 10)),
    )
    expect(found.shown).toBe(passes ? 1 : 0)
  })
})
