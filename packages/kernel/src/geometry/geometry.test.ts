import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '../times.fixture.ts'
import {
  crosses,
  crossesForm,
  crossesLeg,
  discOverlaps,
  distance,
  type Form,
  form,
  fromOutline,
  inside,
  nearest,
  outlineHits,
  type Passage,
  passages,
  position,
  positionIn,
  towards,
  withinOf,
} from './geometry.ts'
import { blast, cone, type Point, type Shape, shapeProblem } from './shape.ts'

const square: Shape = {
  polygon: [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ],
}
const horseshoe: Shape = {
  polygon: [
    [0, 0],
    [90, 0],
    [90, 90],
    [60, 90],
    [60, 30],
    [30, 30],
    [30, 90],
    [0, 90],
  ],
}
const disc = blast([0, 0], 50)
const fence: Shape = {
  line: [
    [0, 0],
    [100, 0],
    [100, 100],
  ],
}
const wall: Shape = {
  line: [
    [0, 0],
    [100, 0],
  ],
  thick: 20,
}
const tank: Shape = { box: { at: [0, 0], width: 40, depth: 60, facing: 90 } }
const beam = cone([0, 0], 0, 90, 100)
const pie = cone([0, 0], 0, 270, 100)

describe('position', () => {
  const rows: [string, Shape, Point, string][] = [
    ['inside a square', square, [50, 50], 'in'],
    ['on its edge', square, [100, 50], 'on'],
    ['on its corner', square, [100, 100], 'on'],
    ['level with its corner', square, [-5, 100], 'out'],
    ['in the mouth of a horseshoe', horseshoe, [45, 60], 'out'],
    ['in its arm', horseshoe, [15, 60], 'in'],
    ['on its inner corner', horseshoe, [30, 30], 'on'],
    ['inside a circle', disc, [30, 39], 'in'],
    ['exactly on a circle', disc, [30, 40], 'on'],
    ['a hair outside it', disc, [30, 41], 'out'],
    ['a line has no inside', fence, [50, 0], 'on'],
    ['beside a line', fence, [50, 1], 'out'],
    ['inside a thick line', wall, [50, 9], 'in'],
    ['on its side', wall, [50, 10], 'on'],
    ['on its round end', wall, [106, 8], 'on'],
    ['a box faces east', tank, [30, 20], 'on'],
    ['and is not so wide as deep', tank, [20, 30], 'out'],
    ['inside a cone', beam, [10, 50], 'in'],
    ['on its side', beam, [50, 50], 'on'],
    ['on its arc', beam, [60, 80], 'on'],
    ['beyond its arc', beam, [60, 81], 'out'],
    ['its tip', beam, [0, 0], 'on'],
    ['behind it', beam, [0, -10], 'out'],
    ['beside a wide cone', pie, [50, 0], 'in'],
    ['between its sides', pie, [0, -10], 'out'],
    ['a whole turn has no sides', cone([0, 0], 0, 360, 100), [0, -10], 'in'],
  ]
  test.each(rows)('%s', (_, shape, p, where) => {
    expect(position(shape, p)).toBe(where)
    expect(inside(shape, p)).toBe(where !== 'out')
  })
})

describe('distance, nearest point and the way there', () => {
  const rows: [string, Shape, Point, number, Point, Point][] = [
    ['to an edge, along its normal', square, [150, 40], 50, [100, 40], [-100, 0]],
    ['to a corner, straight', square, [130, 140], 50, [100, 100], [-30, -40]],
    ['inside: none, but the outline is that way', square, [90, 50], 0, [90, 50], [100, 0]],
    ['on the outline', square, [100, 50], 0, [100, 50], [0, 0]],
    ['to a circle, towards its centre', disc, [60, 80], 50, [30, 40], [-60, -80]],
    ['inside a circle, away from its centre', disc, [10, 20], 0, [10, 20], [10, 20]],
    ['in its very centre, anywhere: north', disc, [0, 0], 0, [0, 0], [0, 1]],
    ['on a circle', disc, [30, 40], 0, [30, 40], [0, 0]],
    ['to a line', fence, [50, -30], 30, [50, 0], [0, 100]],
    ['to the end of a line', fence, [-30, -40], 50, [0, 0], [30, 40]],
    ['to the side of a thick line', wall, [50, 60], 50, [50, 10], [0, -100]],
    ['inside a thick line, out by the nearer side', wall, [50, 5], 0, [50, 5], [0, 100]],
    ['on its spine, to the left', wall, [50, 0], 0, [50, 0], [0, 100]],
    ['to a box', tank, [0, 70], 50, [0, 20], [0, -60]],
    ['to the arc of a cone', beam, [0, 150], 50, [0, 100], [0, -150]],
    ['inside near its arc', beam, [0, 99], 0, [0, 99], [0, 99]],
    ['to the tip of a cone', beam, [0, -50], 50, [0, 0], [0, 50]],
    ['on its arc', beam, [0, 100], 0, [0, 100], [0, 0]],
  ]
  test.each(rows)('%s', (_, shape, p, far, at, way) => {
    expect(distance(shape, p)).toBeCloseTo(far, 9)
    expect(nearest(shape, p)).toEqual(at)
    expect(towards(shape, p)).toEqual(way)
  })

  test('to the straight side of a cone, along its normal', () => {
    const [x, y] = towards(beam, [100, 0])
    expect([x < 0, y]).toEqual([true, 0 - x])
  })
})

describe('reach of a shape', () => {
  const rows: [string, Shape, Point, number, boolean, boolean][] = [
    ['exactly as far from a corner touches', square, [130, 140], 50, true, false],
    ['a hair nearer overlaps', square, [130, 139], 50, true, true],
    ['a hair farther is out of reach', square, [130, 141], 50, false, false],
    ['exactly as far from a circle', disc, [60, 80], 50, true, false],
    ['exactly as far from a thick line', wall, [50, 60], 50, true, false],
    ['passing a line within the radius', fence, [50, 9], 10, true, true],
    ['touching a line', fence, [50, 10], 10, true, false],
    ['exactly as far from a box', tank, [0, 70], 50, true, false],
    ['exactly as far from the arc of a cone', beam, [90, 120], 50, true, false],
    ['exactly as far from its tip', beam, [0, -50], 50, true, false],
    ['nearer to its side', beam, [60, 50], 50, true, true],
    ['a point inside', square, [50, 50], 0, true, true],
    ['a point on the outline', square, [100, 50], 0, true, false],
    ['less than nothing', square, [50, 50], -1, false, true],
  ]
  test.each(rows)('%s', (_, shape, p, reach, within, overlaps) => {
    expect(withinOf(shape, p, reach)).toBe(within)
    expect(discOverlaps(shape, { x: p[0], y: p[1], r: reach })).toBe(overlaps)
  })
})

describe('passing through', () => {
  const rows: [string, Shape, Point, Point, Passage[]][] = [
    ['a square from side to side', square, [-100, 50], [200, 50], [[1 / 3, 2 / 3]]],
    ['a square along its edge', square, [-100, 100], [200, 100], []],
    ['a square along part of its edge', square, [20, 100], [70, 100], []],
    ['a square by its corner', square, [50, 150], [150, 50], []],
    ['a square from corner to corner', square, [0, 0], [100, 100], [[0, 1]]],
    ['a square through two corners', square, [-100, -100], [200, 200], [[1 / 3, 2 / 3]]],
    ['a square from its edge outwards', square, [100, 50], [200, 50], []],
    ['a square from its edge inwards', square, [100, 50], [50, 50], [[0, 1]]],
    ['a square up to its edge', square, [200, 50], [100, 50], []],
    ['a square wholly inside', square, [20, 20], [70, 30], [[0, 1]]],
    ['a square from inside', square, [50, 50], [150, 50], [[0, 0.5]]],
    ['a point inside', square, [50, 50], [50, 50], [[0, 1]]],
    ['a point on the outline', square, [100, 50], [100, 50], []],
    [
      'a horseshoe, arm and arm',
      horseshoe,
      [-10, 60],
      [90, 60],
      [
        [0.1, 0.4],
        [0.7, 1],
      ],
    ],
    [
      'a horseshoe along the floor of its mouth',
      horseshoe,
      [-10, 30],
      [90, 30],
      [
        [0.1, 0.4],
        [0.7, 1],
      ],
    ],
    ['a horseshoe across the tips of its arms', horseshoe, [-10, 90], [100, 90], []],
    ['a horseshoe within its mouth', horseshoe, [40, 80], [40, 30], []],
    ['a circle through the middle', disc, [-100, 0], [100, 0], [[0.25, 0.75]]],
    ['a circle as a tangent', disc, [-100, 50], [100, 50], []],
    ['a circle from inside', disc, [0, 0], [100, 0], [[0, 0.5]]],
    ['a circle from its outline outwards', disc, [50, 0], [100, 0], []],
    ['a circle from its outline inwards', disc, [50, 0], [0, 0], [[0, 1]]],
    ['a thick line across', wall, [50, -20], [50, 20], [[0.25, 0.75]]],
    ['a thick line along its side', wall, [-50, 10], [150, 10], []],
    ['a thick line lengthwise', wall, [-20, 0], [180, 0], [[0.05, 0.65]]],
    ['a thick line ending within', wall, [50, 20], [50, 0], [[0.5, 1]]],
    ['a box', tank, [-60, 0], [60, 0], [[0.25, 0.75]]],
    ['a cone from the tip', beam, [0, 0], [0, 200], [[0, 0.5]]],
    ['a cone across', beam, [-100, 50], [100, 50], [[0.25, 0.75]]],
    ['a cone by its tip', beam, [-100, 0], [100, 0], []],
    ['a cone along its side', beam, [0, 0], [50, 50], []],
    ['a cone past its arc', beam, [-100, 100], [100, 100], []],
    ['a wide cone through both parts', pie, [-200, 0], [200, 0], [[0.25, 0.75]]],
    [
      'a wide cone below its tip',
      pie,
      [-100, -50],
      [100, -50],
      [
        [0.0669872981, 0.25],
        [0.75, 0.9330127019],
      ],
    ],
    ['a line across', fence, [50, -10], [50, 10], [[0.5, 0.5]]],
    ['a line by its end', fence, [0, -10], [0, 10], [[0.5, 0.5]]],
    ['a line by its corner, once', fence, [110, -10], [90, 10], [[0.5, 0.5]]],
    [
      'a line at both legs',
      fence,
      [80, -10],
      [110, 20],
      [
        [1 / 3, 1 / 3],
        [2 / 3, 2 / 3],
      ],
    ],
    ['a line along a leg, and then across its corner', fence, [-100, 0], [200, 0], [[2 / 3, 2 / 3]]],
    ['a line along a leg only', fence, [10, 0], [90, 0], []],
    ['a line up to it', fence, [50, 10], [50, 0], []],
    ['a line from a point on it', fence, [50, 0], [50, 0], []],
  ]
  test.each(rows)('%s', (_, shape, a, b, expected) => {
    const found = passages(shape, a, b)
    expect(found.flat().map(t => t.toFixed(9))).toEqual(expected.flat().map(t => t.toFixed(9)))
    expect(crosses(shape, a, b)).toBe(expected.length > 0)
    expect(crosses(shape, b, a)).toBe(expected.length > 0)
  })
})

describe('crossesLeg', () => {
  const rows: [string, Shape, Point, Point, boolean][] = [
    ['across a line', fence, [50, -10], [50, 10], true],
    ['up to a line', fence, [50, -10], [50, 0], true],
    ['on from it', fence, [50, 0], [50, 10], false],
    ['along it', fence, [10, 0], [90, 0], false],
    ['from one leg of it over the other', fence, [90, 0], [110, 20], true],
    ['up to an area', square, [50, -10], [50, 0], false],
    ['on through it', square, [50, 0], [50, 10], true],
    ['up to a thick line', wall, [50, 20], [50, 10], false],
  ]
  test.each(rows)('%s', (_, shape, a, b, yes) => expect(crossesLeg(shape, a, b)).toBe(yes))
})

describe('outlineHits', () => {
  const rows: [string, Shape, Point, Point, Point[]][] = [
    [
      'in and out',
      square,
      [-100, 50],
      [200, 50],
      [
        [0, 50],
        [100, 50],
      ],
    ],
    ['only out, from inside', square, [50, 50], [200, 50], [[100, 50]]],
    ['not where it starts', square, [100, 50], [50, 50], []],
    ['a line once', fence, [50, -10], [50, 10], [[50, 0]]],
    [
      'a circle',
      disc,
      [-100, 0],
      [100, 0],
      [
        [-50, 0],
        [50, 0],
      ],
    ],
    ['not a tangent', disc, [-100, 50], [100, 50], []],
  ]
  test.each(rows)('%s', (_, shape, a, b, points) =>
    expect(outlineHits(shape, a, b).map(({ at }) => at)).toEqual(points),
  )
})

/** Small numbers make touching and running along common; large ones make rounding show. */
const scale = fc.constantFrom(1, 1, 1009, 200_003)
const shapes: fc.Arbitrary<Shape> = scale.chain(k => {
  const n = fc.integer({ min: -12, max: 12 }).map(i => i * k)
  const point = fc.tuple(n, n)
  const size = fc.integer({ min: 1, max: 12 }).map(i => i * k)
  const facing = fc.nat(359)
  const shape: fc.Arbitrary<Shape> = fc.oneof(
    fc.record({ circle: fc.tuple(n, n, size) }),
    fc.record({ polygon: fc.array(point, { minLength: 3, maxLength: 7 }) }),
    fc.record({ line: fc.array(point, { minLength: 2, maxLength: 4 }) }),
    fc.record({ line: fc.array(point, { minLength: 2, maxLength: 4 }), thick: size }),
    fc.record({ box: fc.record({ at: point, width: size, depth: size, facing }) }),
    fc.record({ cone: fc.record({ at: point, facing, arc: fc.integer({ min: 1, max: 360 }), reach: size }) }),
  )
  return shape.filter(it => shapeProblem(it) === null)
})
const points = scale.chain(k => {
  const n = fc.integer({ min: -15, max: 15 }).map(i => i * k)
  return fc.tuple(n, n, n, n).map(([ax, ay, bx, by]): [Point, Point] => [
    [ax, ay],
    [bx, by],
  ])
})
const many = { numRuns: times(3000) }

describe('for any shape', () => {
  test('a line crosses it exactly when some stretch passes through, from either end', () => {
    fc.assert(
      fc.property(shapes, points, (shape, [a, b]) => {
        const there = passages(shape, a, b)
        const back = passages(shape, b, a)
        expect(crosses(shape, a, b)).toBe(there.length > 0)
        expect(crosses(shape, b, a)).toBe(back.length > 0)
        expect(there.length).toBe(back.length)
        for (const [i, [enter, leave]] of there.entries()) {
          const mirrored = back[back.length - 1 - i] as Passage
          expect(enter).toBeCloseTo(1 - mirrored[1], 6)
          expect(leave).toBeCloseTo(1 - mirrored[0], 6)
          expect(enter >= 0 && enter <= leave && leave <= 1).toBe(true)
          if (i > 0) expect(enter).toBeGreaterThanOrEqual((there[i - 1] as Passage)[1])
        }
      }),
      many,
    )
  })

  test('an end strictly inside means crossing, and passages say where inside is', () => {
    fc.assert(
      fc.property(shapes, points, fc.double({ min: 0, max: 1, noNaN: true }), (shape, [a, b], t) => {
        if (position(shape, a) === 'in') expect(crosses(shape, a, b)).toBe(true)
        const p: Point = [Math.round(a[0] + (b[0] - a[0]) * t), Math.round(a[1] + (b[1] - a[1]) * t)]
        // Only points a little way from the outline: p itself has been rounded.
        fc.pre(distanceToOutline(shape, p) > 2)
        const within = passages(shape, a, b).some(([enter, leave]) => t >= enter && t <= leave)
        if (!('line' in shape) || shape.thick) expect(within).toBe(inside(shape, p))
      }),
      many,
    )
  })

  test('reach and distance agree, and inside is within reach of nothing', () => {
    fc.assert(
      fc.property(shapes, points, (shape, [p]) => {
        const far = distance(shape, p)
        expect(withinOf(shape, p, 0)).toBe(inside(shape, p))
        expect(withinOf(shape, p, Math.ceil(far + 1))).toBe(true)
        if (far > 1) expect(withinOf(shape, p, Math.floor(far - 1))).toBe(false)
        const at = nearest(shape, p)
        expect(Math.abs(Math.sqrt((at[0] - p[0]) ** 2 + (at[1] - p[1]) ** 2) - far)).toBeLessThan(1.5)
        expect(distance(shape, at)).toBeLessThan(1.5)
      }),
      many,
    )
  })

  test('towards points at the outline', () => {
    fc.assert(
      fc.property(shapes, points, (shape, [p]) => {
        const [x, y] = towards(shape, p)
        if (position(shape, p) === 'on') expect([x, y].map(n => n + 0)).toEqual([0, 0])
        else expect([Number.isInteger(x), Number.isInteger(y), x !== 0 || y !== 0]).toEqual([true, true, true])
      }),
      many,
    )
  })
})

/** How far p is from the outline, from either side, by looking around. */
function distanceToOutline(shape: Shape, p: Point): number {
  const here = inside(shape, p)
  for (let r = 1; r <= 3; r++) {
    for (let x = -r; x <= r; x++) {
      for (let y = -r; y <= r; y++) if (inside(shape, [p[0] + x, p[1] + y]) !== here) return r - 1
    }
  }
  return 3
}

describe('every shape is one of three forms', () => {
  const line: readonly Point[] = [
    [0, 0],
    [10, 0],
  ]
  const rows: [string, Shape, Form][] = [
    [
      'a circle is a stroke that goes nowhere',
      blast([1, 2], 3),
      {
        stroke: {
          spine: [
            [1, 2],
            [1, 2],
          ],
          thick: 6,
        },
      },
    ],
    ['a line is a stroke', { line }, { stroke: { spine: line, thick: 0 } }],
    ['a thick line too', { line, thick: 4 }, { stroke: { spine: line, thick: 4 } }],
    [
      'a whole turn is a circle',
      cone([1, 2], 0, 360, 3),
      {
        stroke: {
          spine: [
            [1, 2],
            [1, 2],
          ],
          thick: 6,
        },
      },
    ],
    [
      'a box has corners',
      { box: { at: [0, 0], width: 2, depth: 4, facing: 0 } },
      {
        polygon: [
          [-1, -2],
          [1, -2],
          [1, 2],
          [-1, 2],
        ],
      },
    ],
    ['a slice stays one', cone([1, 2], 0, 90, 3), { cone: { at: [1, 2], facing: 0, arc: 90, reach: 3 } }],
  ]
  test.each(rows)('%s', (_, shape, expected) => expect(form(shape)).toEqual(expected))
  test.each(rows)('%s, and can be asked', (_, shape) => {
    expect(positionIn(form(shape), [50, 50])).toBe('out')
    expect(crossesForm(form(shape), [50, 50], [60, 60])).toBe(false)
  })
})

test.each<[string, Shape, Point, number]>([
  ['inside a square', square, [50, 30], 30],
  ['outside a square', square, [50, -20], 20],
  ['on its corner', square, [100, 100], 0],
  ['inside a circle', { circle: [0, 0, 50] }, [30, 0], 20],
  ['outside a circle', { circle: [0, 0, 50] }, [0, 80], 30],
  [
    'beside a line without thickness',
    {
      line: [
        [0, 0],
        [100, 0],
      ],
    },
    [40, 25],
    25,
  ],
  [
    'within a thick line',
    {
      line: [
        [0, 0],
        [100, 0],
      ],
      thick: 20,
    },
    [40, 4],
    6,
  ],
  [
    'beside a thick line',
    {
      line: [
        [0, 0],
        [100, 0],
      ],
      thick: 20,
    },
    [40, 25],
    15,
  ],
])('the outline is as far away: %s', (_, shape, p, far) => expect(fromOutline(shape, p)).toBe(far))
