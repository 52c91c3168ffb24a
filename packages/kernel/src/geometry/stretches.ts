import { type Form, passagesOfForm } from './geometry.ts'
import { stretchesInPolygon } from './polygon.ts'
import { area2, type Cut, dotTo, same, squareTo } from './segment.ts'
import type { Point } from './shape.ts'
import type { Stroke } from './stroke.ts'
import { minus, type Sum, type Surd, signOfSum, whole } from './surd.ts'

/** Where a segment runs inside a shape, as exact fractions of it. Slow: used when floating point cannot decide. */
export type ExactStretch = readonly [enter: Sum, leave: Sum]

export function exactStretches(form: Form, a: Point, b: Point): readonly ExactStretch[] {
  if (same(a, b)) return []
  if ('polygon' in form)
    return stretchesInPolygon(form.polygon, a, b).map(({ enter, leave }) => [[fraction(enter)], [fraction(leave)]])
  if ('stroke' in form) return throughStroke(form.stroke, a, b)
  // no ground is a cone: its passages are taken unchanged
  return passagesOfForm(form, a, b).map(([enter, leave]) => [[fixed(enter)], [fixed(leave)]])
}

const fraction = ({ n, d }: Cut): Surd => ({ n: BigInt(n), d: BigInt(d), root: 1n })
const fixed = (t: number): Surd => ({ n: BigInt(Math.round(t * 2 ** 52)), d: 1n << 52n, root: 1n })

/** Each leg of the spine leaves a convex area: two discs and the rectangle between them. */
function throughStroke({ spine, thick }: Stroke, a: Point, b: Point): readonly ExactStretch[] {
  const result: ExactStretch[] = []
  for (let i = 1; thick > 0 && i < spine.length; i++) {
    const from = spine[i - 1] as Point
    const to = spine[i] as Point
    const parts = [throughDisc(from, thick, a, b)]
    if (!same(from, to)) parts.push(throughDisc(to, thick, a, b), throughRectangle(from, to, thick, a, b))
    const met = parts.filter(part => part !== null)
    if (met.length === 0) continue
    const enter = greatest([NONE, least(met.map(part => part[0]))])
    const leave = least([ALL, greatest(met.map(part => part[1]))])
    if (signOfSum(minus(leave, enter)) > 0) result.push([enter, leave])
  }
  return result
}

const NONE: Sum = []
const ALL: Sum = [whole(1)]
const pick = (sums: readonly Sum[], sign: -1 | 1): Sum =>
  sums.reduce((best, next) => (signOfSum(minus(next, best)) === sign ? next : best))
const least = (sums: readonly Sum[]): Sum => pick(sums, -1)
const greatest = (sums: readonly Sum[]): Sum => pick(sums, 1)

function throughDisc(centre: Point, thick: number, a: Point, b: Point): ExactStretch | null {
  const square = BigInt(squareTo(a, b))
  const area = BigInt(area2(a, b, centre))
  const root = BigInt(thick) ** 2n * square - 4n * area * area
  if (root < 0n) return null
  const d = 2n * square
  const middle: Surd = { n: 2n * BigInt(dotTo(a, b, centre)), d, root: 1n }
  return [
    [middle, { n: -1n, d, root }],
    [middle, { n: 1n, d, root }],
  ]
}

function throughRectangle(from: Point, to: Point, thick: number, a: Point, b: Point): ExactStretch | null {
  const square = BigInt(squareTo(from, to))
  const side: Sum = [{ n: BigInt(thick), d: 2n, root: square }]
  const wide = throughSlab(BigInt(area2(from, to, a)), BigInt(area2(from, to, b)), minus([], side), side)
  const long = throughSlab(BigInt(dotTo(from, to, a)), BigInt(dotTo(from, to, b)), NONE, [whole(square)])
  if (!wide || !long) return null
  const enter = greatest([wide[0], long[0]])
  const leave = least([wide[1], long[1]])
  return signOfSum(minus(leave, enter)) >= 0 ? [enter, leave] : null
}

/**
 * Where a value that goes linearly from `start` to `end` is between two bounds; the whole range if it stays between
 * them.
 */
function throughSlab(start: bigint, end: bigint, low: Sum, high: Sum): ExactStretch | null {
  const from = [whole(start)]
  if (start === end) return signOfSum(minus(from, low)) >= 0 && signOfSum(minus(from, high)) <= 0 ? [NONE, ALL] : null
  const change = end - start
  const [one, two] = change > 0n ? [low, high] : [high, low]
  return [over(minus(one, from), change), over(minus(two, from), change)]
}

const over = (sum: Sum, by: bigint): Sum =>
  sum.map(({ n, d, root }) => (by < 0n ? { n: -n, d: d * -by, root } : { n, d: d * by, root }))
