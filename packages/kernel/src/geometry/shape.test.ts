import { describe, expect, test } from 'vitest'
import { inch } from '../length.ts'
import { inside } from './geometry.ts'
import {
  type Bounds,
  blast,
  bounds,
  cone,
  corners,
  middleOfShape,
  type Point,
  type Shape,
  shapeProblem,
  teardrop,
} from './shape.ts'

describe('corners of a box', () => {
  test('width lies across the facing, depth along it', () => {
    const box = { at: [100, 100], width: 20, depth: 60, facing: 0 } as const
    expect(corners(box)).toEqual([
      [90, 70],
      [110, 70],
      [110, 130],
      [90, 130],
    ])
  })
  test('facing east they change places', () => {
    const box = { at: [100, 100], width: 20, depth: 60, facing: 90 } as const
    expect(corners(box)).toEqual([
      [70, 110],
      [70, 90],
      [130, 90],
      [130, 110],
    ])
  })
  test('an odd width keeps its size', () => {
    const [a, b] = corners({ at: [0, 0], width: 5, depth: 3, facing: 0 })
    expect(b[0] - a[0]).toBe(5)
  })
})

describe('bounds', () => {
  const rows: [string, Shape, Bounds][] = [
    ['a circle', blast([10, 20], 5), { west: 5, south: 15, east: 15, north: 25 }],
    [
      'a polygon',
      {
        polygon: [
          [0, 0],
          [9, 3],
          [4, 8],
        ],
      },
      { west: 0, south: 0, east: 9, north: 8 },
    ],
    [
      'a thick line, half a unit too wide rather than too narrow',
      {
        line: [
          [0, 0],
          [10, 0],
        ],
        thick: 3,
      },
      { west: -2, south: -2, east: 12, north: 2 },
    ],
    ['a box', { box: { at: [0, 0], width: 10, depth: 20, facing: 90 } }, { west: -10, south: -5, east: 10, north: 5 }],
    ['a cone bulges beyond its corners', cone([0, 0], 0, 90, 100), { west: -72, south: -1, east: 72, north: 101 }],
    ['half a disc', cone([0, 0], 90, 180, 100), { west: -1, south: -101, east: 101, north: 101 }],
  ]
  test.each(rows)('%s', (_, shape, expected) => expect(bounds(shape)).toEqual(expected))
})

describe('the middle of a shape', () => {
  const rows: readonly (readonly [string, Shape, Point])[] = [
    ['a circle', { circle: [10, 20, 7] }, [10, 20]],
    ['a bent line: the middle of what is around it', { line: [[0, 0], [100, 0], [100, 50]] }, [50, 25]], // biome-ignore format: one row
    ['a half is rounded up', { polygon: [[0, 0], [3, 0], [3, 5], [0, 5]] }, [2, 3]], // biome-ignore format: one row
    ['a box', { box: { at: [40, 30], width: 20, depth: 10, facing: 90 } }, [40, 30]],
  ]
  test.each(rows)('%s', (_, shape, middle) => expect(middleOfShape(shape)).toEqual(middle))
})

describe('templates', () => {
  test('a blast is a circle', () => expect(blast([1, 2], 3)).toEqual({ circle: [1, 2, 3] }))
  test('a teardrop begins at the nozzle, ends at its length and is a sound shape', () => {
    const flame = teardrop([0, 0], 0, inch(8), inch(2))
    expect(shapeProblem(flame)).toBe(null)
    const rows: [string, Point, boolean][] = [
      ['the nozzle', [0, 0], true],
      ['the tip of the flame', [0, inch(8)], true],
      ['beyond it', [0, inch(8) + 1], false],
      ['the side of the head', [inch(1), inch(7)], true],
      ['the other side of the head', [-inch(1), inch(7)], true],
      ['beside the nozzle', [inch(1), 0], false],
    ]
    for (const [name, p, yes] of rows) expect(inside(flame, p), name).toBe(yes)
  })
})

describe('what is wrong with a shape', () => {
  const far = 2 ** 25
  const million = Array.from({ length: 1_000_000 }, (_, i): Point => [i, i % 2])
  const rows: [string, unknown, string | null][] = [
    ['a sound circle', { circle: [1, 2, 3] }, null],
    [
      'a sound polygon',
      {
        polygon: [
          [0, 0],
          [9, 3],
          [4, 8],
        ],
      },
      null,
    ],
    [
      'a sound line',
      {
        line: [
          [0, 0],
          [9, 3],
        ],
        thick: 2,
      },
      null,
    ],
    ['a sound box', { box: { at: [0, 0], width: 10, depth: 20, facing: 33 } }, null],
    ['a sound cone', { cone: { at: [0, 0], facing: 0, arc: 90, reach: 100 } }, null],
    ['nothing', null, 'a shape must be an object'],
    ['no kind', {}, 'a shape must be one of circle, polygon, line, box or cone'],
    [
      'two kinds',
      {
        circle: [1, 2, 3],
        line: [
          [0, 0],
          [9, 3],
        ],
      },
      'a shape must be one of circle, polygon, line, box or cone',
    ],
    [
      'a kind that is only inherited',
      Object.create({ circle: [1, 2, 3] }),
      'a shape must be one of circle, polygon, line, box or cone',
    ],
    ['a circle of two numbers', { circle: [1, 2] }, 'a circle must be [x, y, radius]'],
    ['no radius', { circle: [1, 2, 0] }, 'the radius must be more than 0'],
    ['not finite', { circle: [Number.NaN, 2, 3] }, 'x of the centre must be a finite number'],
    ['text for a number', { circle: ['1', 2, 3] }, 'x of the centre must be a finite number'],
    [
      'far too large',
      {
        polygon: [
          [0, 0],
          [1e308, 3],
          [4, 8],
        ],
      },
      `x of corner 2 must be from ${1 - far} to ${far - 1}, not 1e+308`,
    ],
    [
      'not whole',
      {
        polygon: [
          [0, 0],
          [9, 3.5],
          [4, 8],
        ],
      },
      'y of corner 2 must be whole, not 3.5',
    ],
    [
      'a corner in space',
      {
        polygon: [
          [0, 0],
          [4, 0, 1],
          [4, 8],
        ],
      },
      'corner 2 must be a point [x, y]',
    ],
    ['a corner that is none', { polygon: [[0, 0], 7, [4, 8]] }, 'corner 2 must be a point [x, y]'],
    [
      'two corners',
      {
        polygon: [
          [0, 0],
          [9, 3],
        ],
      },
      'a polygon needs at least 3 corners, not 2',
    ],
    ['a million corners', { polygon: million }, 'a polygon may have at most 512 corners, not 1000000'],
    ['a million corners of a line', { line: million }, 'a line may have at most 512 corners, not 1000000'],
    [
      'no area',
      {
        polygon: [
          [0, 0],
          [5, 5],
          [9, 9],
        ],
      },
      'the polygon has no area',
    ],
    [
      'a bow tie',
      {
        polygon: [
          [0, 0],
          [9, 9],
          [9, 0],
          [0, 9],
        ],
      },
      'the polygon crosses or touches itself: the edges after corners 1 and 3',
    ],
    [
      'the first corner given again at the end',
      {
        polygon: [
          [0, 0],
          [9, 3],
          [4, 8],
          [0, 0],
        ],
      },
      'the polygon crosses or touches itself: the edges after corners 1 and 3',
    ],
    [
      'a corner that touches another edge',
      {
        polygon: [
          [0, 0],
          [9, 0],
          [9, 9],
          [5, 0],
          [0, 9],
        ],
      },
      'the polygon crosses or touches itself: the edges after corners 1 and 3',
    ],
    [
      'a spike',
      {
        polygon: [
          [0, 0],
          [9, 0],
          [20, 0],
          [9, 0],
          [5, 9],
        ],
      },
      'the polygon crosses or touches itself: the edges after corners 1 and 3',
    ],
    [
      'a line that stands still',
      {
        line: [
          [0, 0],
          [4, 4],
          [4, 4],
        ],
      },
      'corners 2 and 3 of the line are the same point',
    ],
    [
      'no thickness',
      {
        line: [
          [0, 0],
          [4, 4],
        ],
        thick: 0,
      },
      'the thickness must be more than 0',
    ],
    [
      'a facing beyond the circle',
      { box: { at: [0, 0], width: 10, depth: 20, facing: 360 } },
      'the facing must be from 0 to 359, not 360',
    ],
    [
      'a box whose corner is too far away',
      { box: { at: [far - 1, 0], width: 10, depth: 20, facing: 0 } },
      `x of corner 2 must be from ${1 - far} to ${far - 1}, not ${far + 4}`,
    ],
    ['a box that is a number', { box: 3 }, 'a box must have at, width, depth and facing'],
    [
      'an arc of nothing',
      { cone: { at: [0, 0], facing: 0, arc: 0, reach: 100 } },
      'the arc must be from 1 to 360, not 0',
    ],
    ['a cone that is a list', { cone: [] }, 'the tip must be a point [x, y]'],
  ]
  test.each(rows)('%s', (_, shape, problem) => expect(shapeProblem(shape)).toBe(problem))

  test('the largest polygon there may be is checked in full', () => {
    const polygon: Point[] = []
    for (let i = 0; i < 256; i++) polygon.push([i * 100, (i % 2) * 50])
    for (let i = 255; i >= 0; i--) polygon.push([i * 100, 1000 + (i % 2) * 50])
    expect(shapeProblem({ polygon })).toBe(null)
    polygon[300] = polygon[10] as Point
    expect(shapeProblem({ polygon })).not.toBe(null)
  })
})
