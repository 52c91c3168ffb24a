import type { Length } from '../length.ts'
import { arms, inArc } from './angle.ts'
import type { Position } from './polygon.ts'
import { area2, type Cut, compareCuts, dotTo, type Nearest, nearer, same, squareTo } from './segment.ts'
import type { Cone, Point } from './shape.ts'
import { joined, type Passage, span, throughDisc } from './stroke.ts'

/**
 * Slices of a disc. One of less than half the disc is the part of it between two lines through its centre; one of
 * more is the part beyond either of two lines. So it consists of one or two convex pieces, each a disc cut by lines.
 */
type Line = (p: Point) => number

/** The lines of each piece: the value of a line is positive on the inner side. Whole numbers below 2^53, so exact. */
function pieces({ at, facing, arc }: Cone): readonly (readonly Line[])[] {
  const { left, right } = arms(facing, arc)
  const afterLeft: Line = p => left[1] * (p[0] - at[0]) - left[0] * (p[1] - at[1])
  const beforeRight: Line = p => right[0] * (p[1] - at[1]) - right[1] * (p[0] - at[0])
  if (arc < 180) return [[afterLeft, beforeRight]]
  return arc === 180 ? [[afterLeft]] : [[afterLeft], [beforeRight]]
}

export function positionInCone(cone: Cone, p: Point): Position {
  const square = squareTo(cone.at, p)
  const reach = cone.reach * cone.reach
  if (square > reach || !inArc(cone.at, cone.facing, cone.arc, p)) return 'out'
  return square < reach && pieces(cone).some(lines => lines.every(line => line(p) > 0)) ? 'in' : 'on'
}

/** Compares the distance of p from the cone, which is 0 inside, with a reach, exactly: -1 nearer, 0 tie, 1 farther. */
export function compareCone(cone: Cone, p: Point, reach: Length): number {
  const to: Point = [p[0] - cone.at[0], p[1] - cone.at[1]]
  if (positionInCone(cone, p) !== 'out') return reach > 0 ? -1 : 0
  if (inArc(cone.at, cone.facing, cone.arc, p))
    return Math.sign(squareTo(zero, to) - (cone.reach + reach) * (cone.reach + reach))
  const { left, right } = arms(cone.facing, cone.arc)
  return Math.min(compareSide(left, cone.reach, to, reach), compareSide(right, cone.reach, to, reach))
}

/** The same for a straight side, seen from the tip. Its end is not a whole point; hence long numbers, squared twice. */
function compareSide(arm: Point, length: Length, to: Point, reach: Length): number {
  const [dot, armSquare, toSquare] = [dotTo(zero, arm, to), squareTo(zero, arm), squareTo(zero, to)].map(
    BigInt,
  ) as Long3
  const long = BigInt(length)
  const far = BigInt(Math.round(reach))
  if (dot <= 0n) return signOf(toSquare - far * far)
  if (dot * dot <= long * long * armSquare) return signOf(toSquare * armSquare - dot * dot - far * far * armSquare)
  const rest = toSquare + long * long - far * far
  return rest <= 0n ? -1 : signOf(rest * rest * armSquare - 4n * long * long * dot * dot)
}

type Long3 = [bigint, bigint, bigint]
const zero: Point = [0, 0]
const signOf = (n: bigint): number => (n < 0n ? -1 : n > 0n ? 1 : 0)

/** The nearest point of the outline: on the arc or on one of the two straight sides. */
export function nearestOnCone(cone: Cone, p: Point): Nearest {
  const { at, facing, arc, reach } = cone
  if (positionInCone(cone, p) === 'on') return { distance: 0, at: p, towards: zero }
  const { left, right } = arms(facing, arc)
  const straight = nearer(nearestOnSide(cone, left, p), nearestOnSide(cone, right, p))
  if (!inArc(at, facing, arc, p)) return straight
  const x = p[0] - at[0]
  const y = p[1] - at[1]
  const far = Math.sqrt(x * x + y * y)
  const towards: Point = far > reach ? [0 - x, 0 - y] : [x, y]
  const foot: Point = [at[0] + (x * reach) / far, at[1] + (y * reach) / far]
  return nearer(straight, { distance: Math.abs(far - reach), at: foot, towards })
}

function nearestOnSide({ at, reach }: Cone, arm: Point, p: Point): Nearest {
  const length = Math.sqrt(squareTo(zero, arm))
  const to: Point = [p[0] - at[0], p[1] - at[1]]
  const along = dotTo(zero, arm, to) / length
  const share = Math.min(Math.max(along, 0), reach) / length
  const foot: Point = [at[0] + arm[0] * share, at[1] + arm[1] * share]
  const x = Math.round(foot[0]) - p[0]
  const y = Math.round(foot[1]) - p[1]
  const distance = Math.sqrt(squareTo(p, foot))
  if (along > 0 && along < reach) {
    const left = area2(zero, arm, to) > 0
    return { distance, at: foot, towards: left ? [arm[1], 0 - arm[0]] : [0 - arm[1], arm[0]] }
  }
  // The outer corner, rounded, may be p itself, which is off it by less than a unit: then the way back will do.
  return { distance, at: foot, towards: x === 0 && y === 0 ? [0 - to[0], 0 - to[1]] : [x, y] }
}

export function crossesCone(cone: Cone, a: Point, b: Point): boolean {
  if (same(a, b)) return positionInCone(cone, a) === 'in'
  return pieces(cone).some(lines => crossesPiece(cone, lines, a, b))
}

export function passagesOfCone(cone: Cone, a: Point, b: Point): Passage[] {
  const passages: Passage[] = []
  for (const lines of same(a, b) ? [] : pieces(cone)) {
    if (!crossesPiece(cone, lines, a, b)) continue
    const [from, to] = between(lines, a, b)
    const disc = throughDisc(cone.at, cone.reach, a, b) ?? [0, 1]
    const holds = (p: Point) => squareTo(cone.at, p) <= cone.reach * cone.reach && lines.every(line => line(p) >= 0)
    const enter = holds(a) ? 0 : Math.max(from.n / from.d, disc[0])
    const leave = holds(b) ? 1 : Math.min(to.n / to.d, disc[1])
    passages.push(span(enter, leave))
  }
  return joined(passages)
}

const start: Cut = { n: 0, d: 1 }
const end: Cut = { n: 1, d: 1 }

/** The part of a-b on the inner side of all lines; empty when its end comes before its start. */
function between(lines: readonly Line[], a: Point, b: Point): readonly [Cut, Cut] {
  let from = start
  let to = end
  for (const line of lines) {
    const atA = line(a)
    const atB = line(b)
    if (atA <= 0 && atB <= 0) return [end, start]
    if (atA < 0) from = later(from, { n: 0 - atA, d: atB - atA })
    if (atB < 0) to = earlier(to, { n: atA, d: atA - atB })
  }
  return [from, to]
}

const later = (s: Cut, t: Cut): Cut => (compareCuts(s, t) < 0 ? t : s)
const earlier = (s: Cut, t: Cut): Cut => (compareCuts(s, t) > 0 ? t : s)

/** Exact: the part between the lines is nearest to the centre at its foot, or at its nearer end. */
function crossesPiece(cone: Cone, lines: readonly Line[], a: Point, b: Point): boolean {
  const [from, to] = between(lines, a, b)
  if (compareCuts(from, to) >= 0) return false
  const foot: Cut = { n: dotTo(a, b, cone.at), d: squareTo(a, b) }
  const { n, d } = earlier(later(from, foot), to)
  // The point n / d of the way, times d, seen from the centre. Rarely needed, so always in long numbers.
  const x = BigInt(a[0] - cone.at[0]) * BigInt(d) + BigInt(b[0] - a[0]) * BigInt(n)
  const y = BigInt(a[1] - cone.at[1]) * BigInt(d) + BigInt(b[1] - a[1]) * BigInt(n)
  return x * x + y * y < BigInt(cone.reach) ** 2n * BigInt(d) ** 2n
}
