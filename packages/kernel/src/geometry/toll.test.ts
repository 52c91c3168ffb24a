import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mm } from '../length.ts'
import { times } from '../times.fixture.ts'
import type { Point, Shape } from './shape.ts'
import { rootOf, signOfSum } from './surd.ts'
import { compareToll, isAffordable, plainLegs, type TollLeg, tollOf, tollUp, withinLength } from './toll.ts'

const band = (low: number, high: number, slant = 0): Shape => ({
  polygon: [
    [-9000, low],
    [90000, low + slant],
    [90000, high + slant],
    [-9000, high],
  ],
})
const leg = (from: Point, to: Point, ...slow: Shape[]): TollLeg => ({ from, to, slow })

describe('what costs exactly the allowance may be gone, a hair more may not', () => {
  const rows: [string, readonly TollLeg[], number][] = [
    ['a stream of 25 mm, straight across', [leg([0, 0], [0, mm(225)], band(mm(100), mm(125)))], mm(250)],
    // 3-4-5: the third of the leg between y = 4000 and 8000 of 12000
    ['a third of a slanting leg', [leg([0, 0], [9000, 12000], band(4000, 8000))], 20000],
    ['a third that no decimal can say', [leg([0, 0], [0, 3000], band(1000, 2000), band(1500, 2000))], 4000],
    ['two woods that touch', [leg([0, 0], [300, 400], band(100, 200), band(200, 300))], 750],
    ['two woods that overlap slow once', [leg([0, 0], [300, 400], band(100, 250), band(200, 300))], 750],
    [
      'two bent legs, whole together only',
      [leg([0, 0], [0, 700], band(500, 900)), leg([0, 700], [0, 1000], band(500, 900))],
      1400,
    ],
    // the chord of a circle of 500 at a distance of 300 is 800 long
    ['a round wood, cut off its middle', [leg([-1000, 300], [1000, 300], { circle: [0, 0, 500] })], 2800],
    [
      'a road-like river, thick',
      [
        leg([0, -1000], [0, 1000], {
          line: [
            [-900, 0],
            [900, 0],
          ],
          thick: 350,
        }),
      ],
      2350,
    ],
    [
      'along a thick river and out at its round end',
      [
        leg([0, 0], [1000, 0], {
          line: [
            [-900, 0],
            [300, 0],
          ],
          thick: 400,
        }),
      ],
      1500,
    ],
    [
      'slanting through a slanting river',
      [
        leg([0, 0], [3000, 4000], {
          line: [
            [0, 0],
            [4000, -3000],
          ],
          thick: 1000,
        }),
      ],
      5500,
    ],
  ]
  test.each(rows)('%s', (_, legs, toll) => {
    expect(compareToll(legs, toll)).toBe(0)
    expect(isAffordable(legs, toll - 1)).toBe(false)
    expect(tollUp(legs, toll)).toBe(toll)
    expect(compareToll(legs, 3 * toll, 3)).toBe(0)
    expect(compareToll(legs, 3 * toll - 1, 3)).toBe(1)
  })
})

test('roots that only look alike are told apart', () => {
  // √(10^16 + 1) exceeds 10^8 by less than floating point can represent beside it
  expect(
    signOfSum([
      { n: 1n, d: 1n, root: 10n ** 32n + 1n },
      { n: -(10n ** 16n), d: 1n, root: 1n },
    ]),
  ).toBe(1)
  expect(
    signOfSum([
      { n: 1n, d: 1n, root: 8n },
      { n: -2n, d: 1n, root: 2n },
    ]),
  ).toBe(0)
  expect(
    signOfSum([
      { n: 1n, d: 3n, root: 18n },
      { n: -1n, d: 1n, root: 2n },
    ]),
  ).toBe(0)
  expect(
    signOfSum([
      { n: 1n, d: 1n, root: 2n },
      { n: 1n, d: 1n, root: 3n },
      { n: -1n, d: 1n, root: 10n },
    ]),
  ).toBe(-1)
})

test('whole roots', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), n => {
      const root = rootOf(n)
      return root * root <= n && (root + 1n) * (root + 1n) > n
    }),
  )
})

/** Whole directions of whole length, so that every toll is a fraction. */
const triples: readonly (readonly [number, number, number])[] = [
  [0, 1, 1],
  [1, 0, 1],
  [3, 4, 5],
  [-4, 3, 5],
  [5, 12, 13],
  [8, -15, 17],
  [20, 21, 29],
]

interface Fraction {
  readonly n: bigint
  readonly d: bigint
}
const add = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })

/** How much of the way from `a` to `b`, in y, lies in any of the bands: by counting every step between two borders. */
function share(a: number, b: number, bands: readonly (readonly [number, number])[]): Fraction {
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  if (low === high) return { n: bands.some(([from, to]) => from < a && a < to) ? 1n : 0n, d: 1n }
  const borders = [low, high, ...bands.flat().filter(y => y > low && y < high)].sort((s, t) => s - t)
  let inside = 0
  for (let i = 1; i < borders.length; i++) {
    const [from, to] = [borders[i - 1] as number, borders[i] as number]
    if (bands.some(([south, north]) => 2 * south < from + to && from + to < 2 * north)) inside += to - from
  }
  return { n: BigInt(inside), d: BigInt(high - low) }
}

const ways = fc.array(fc.tuple(fc.nat(triples.length - 1), fc.integer({ min: -900, max: 900 })), {
  minLength: 1,
  maxLength: 4,
})
const bands = fc.array(
  fc
    .tuple(fc.integer({ min: -20000, max: 20000 }), fc.integer({ min: 1, max: 9000 }))
    .map(([y, h]) => [y, y + h] as const),
  { maxLength: 4 },
)

test('a toll agrees with rational arithmetic, at the tie and a hair beside it', () => {
  fc.assert(
    fc.property(ways, bands, (steps, areas) => {
      const slow = areas.map(
        ([low, high]): Shape => ({
          polygon: [
            [-99999, low],
            [99999, low],
            [99999, high],
            [-99999, high],
          ],
        }),
      )
      const legs: TollLeg[] = []
      let at: Point = [0, 0]
      let toll: Fraction = { n: 0n, d: 1n }
      for (const [triple, times] of steps) {
        const [x, y, length] = triples[triple] as readonly [number, number, number]
        const to: Point = [at[0] + x * times, at[1] + y * times]
        const { n, d } = share(at[1], to[1], areas)
        const far = BigInt(length * Math.abs(times))
        toll = add(toll, { n: far * (d + n), d })
        legs.push({ from: at, to, slow })
        at = to
      }
      // this multiple of the toll is whole: the tie, and one less
      const factor = Number(toll.d)
      if (!Number.isSafeInteger(factor) || toll.n > 2n ** 52n) return
      expect(compareToll(legs, Number(toll.n), factor)).toBe(0)
      expect(compareToll(legs, Number(toll.n) - 1, factor)).toBe(1)
      expect(compareToll(legs, Number(toll.n) + 1, factor)).toBe(-1)
      const up = Number((toll.n + toll.d - 1n) / toll.d)
      expect(tollUp(legs, up)).toBe(up)
      expect(isAffordable(legs, up)).toBe(true)
      if (up > 0) expect(isAffordable(legs, up - 1)).toBe(false)
    }),
    { numRuns: times(3000) },
  )
})

const place = fc.tuple(fc.integer({ min: 0, max: 120000 }), fc.integer({ min: 0, max: 120000 }))

test('floating point is nowhere farther off than is allowed for: round ground', () => {
  const round = fc.oneof(
    fc.tuple(place, fc.integer({ min: 100, max: 30000 })).map(([[x, y], r]): Shape => ({ circle: [x, y, r] })),
    fc.tuple(place, place, fc.integer({ min: 10, max: 9000 })).map(([a, b, thick]): Shape => ({ line: [a, b], thick })),
  )
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 4 }), fc.array(round, { maxLength: 3 }), (path, slow) => {
      const legs = plainLegs(path).map(one => ({ ...one, slow }))
      const toll = tollOf(legs)
      const near = Math.round(toll)
      // this near, the exact method is used; it must agree with the number wherever that is certain
      if (Math.abs(toll - near) < 1e-3) return
      expect(compareToll(legs, near)).toBe(toll < near ? -1 : 1)
    }),
    { numRuns: times(1000) },
  )
})

test('a bent way of whole legs may be just as long as the limit', () => {
  fc.assert(
    fc.property(ways, steps => {
      const path: Point[] = [[0, 0]]
      let length = 0
      for (const [triple, times] of steps) {
        const [x, y, far] = triples[triple] as readonly [number, number, number]
        const [fx, fy] = path.at(-1) as Point
        path.push([fx + x * times, fy + y * times])
        length += far * Math.abs(times)
      }
      expect(withinLength(path, length)).toBe(true)
      expect(withinLength(path, length - 1)).toBe(false)
    }),
  )
})
