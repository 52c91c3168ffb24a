import type { Length } from '../length.ts'
import { form, passages } from './geometry.ts'
import { lengthOf, squareTo } from './segment.ts'
import type { Point, Shape } from './shape.ts'
import { exactStretches } from './stretches.ts'
import type { Passage } from './stroke.ts'
import { minus, type Sum, signOfSum, times, whole } from './surd.ts'

/**
 * What a way costs: its length, plus the length of its part in slow ground; overlapping slow ground counts once. A
 * toll is compared with an allowance exactly: a way that costs just the allowance is allowed, a hair more is not.
 * Floating point decides unless the two are closer than its error; then sums of roots do.
 */
export interface TollLeg {
  readonly from: Point
  readonly to: Point
  readonly slow: readonly Shape[]
}

/** A way through ground that does not slow. */
export const plainLegs = (path: readonly Point[]): readonly TollLeg[] =>
  path.slice(1).map((to, i) => ({ from: path[i] as Point, to, slow: none }))
const none: readonly Shape[] = []

/** The toll in floating point: for estimates and display. */
export function tollOf(legs: readonly TollLeg[]): number {
  let sum = 0
  for (const leg of legs) sum += lengthOf([leg.from, leg.to]) * (1 + slowShare(leg))
  return sum
}

/** How much of a leg lies in slow ground, from 0 to 1. */
export const slowShare = ({ from, to, slow }: TollLeg): number =>
  slow.length === 0 ? 0 : covered(slow.flatMap(shape => passages(shape, from, to)))

/** How much of the way from 0 to 1 these stretches cover together. */
export function covered(stretches: readonly Passage[]): number {
  let sum = 0
  let end = 0
  for (const [enter, leave] of [...stretches].sort((one, two) => one[0] - two[0])) {
    if (leave <= end) continue
    sum += leave - Math.max(enter, end)
    end = leave
  }
  return sum
}

/** The toll as a length, rounded up; it is at most the limit exactly when the toll itself is. */
export function tollUp(legs: readonly TollLeg[], limit: Length): Length {
  const toll = tollOf(legs)
  const up = Math.max(0, Math.ceil(toll - noise))
  return compareTo(legs, toll, limit, 1) <= 0 ? Math.min(up, limit) : Math.max(up, limit + 1)
}
const noise = 1e-6

/** Compares a toll, or a multiple of it, with a limit: -1 if it is less, 0 if equal, 1 if more. */
export const compareToll = (legs: readonly TollLeg[], limit: Length, factor = 1): -1 | 0 | 1 =>
  compareTo(legs, tollOf(legs), limit, factor)

/** If the toll in floating point is already known. */
function compareTo(legs: readonly TollLeg[], toll: number, limit: Length, factor: number): -1 | 0 | 1 {
  const off = factor * toll - limit
  if (Math.abs(off) > factor * errorOf(legs, toll)) return off < 0 ? -1 : 1
  let sum: Sum = [whole(-limit)]
  for (const leg of legs) sum = [...sum, ...times(exactToll(leg), whole(factor))]
  return signOfSum(sum)
}

/** Is a way through plain ground at most this long? A straight one is compared by squares. */
export function withinLength(path: readonly Point[], limit: Length): boolean {
  const [from, to, more] = path
  if (limit < 0) return false
  if (from && to && !more) return squareTo(from, to) <= limit * limit
  return isAffordable(plainLegs(path), limit)
}

/** Is the toll within the limit? */
export const isAffordable = (legs: readonly TollLeg[], limit: Length): boolean => compareToll(legs, limit) <= 0

/**
 * The error bound of floating point. At straight outlines it is a few last digits; where a round outline is only just
 * cut, or a broad line at a very flat angle, half of the digits are lost.
 */
const errorOf = (legs: readonly TollLeg[], toll: number): number =>
  toll * 1e-12 + (legs.some(({ slow }) => slow.some(isRound)) ? BROAD : 0)
const BROAD: Length = 100
const isRound = (shape: Shape): boolean => 'circle' in shape || 'line' in shape || 'cone' in shape

function exactToll({ from, to, slow }: TollLeg): Sum {
  const length = { n: 1n, d: 1n, root: BigInt(squareTo(from, to)) }
  const stretches = slow.flatMap(shape => exactStretches(form(shape), from, to))
  stretches.sort((s, t) => signOfSum(minus(s[0], t[0])))
  let share: Sum = [whole(1)]
  let end: Sum = []
  for (const [enter, leave] of stretches) {
    if (signOfSum(minus(leave, end)) <= 0) continue
    const start = signOfSum(minus(enter, end)) > 0 ? enter : end
    share = [...share, ...minus(leave, start)]
    end = leave
  }
  return times(share, length)
}
