import { arms, inArc } from './angle.ts'
import type { Position } from './polygon.ts'
import { type Cut, compareCuts, dotTo, type Nearest, nearer, nearestOnSegment, same, squareTo } from './segment.ts'
import { type Cone, type Point, rim } from './shape.ts'
import { joined, type Passage, span, throughDisc } from './stroke.ts'

/**
 * Slices of a disc. One of less than half the disc is the part of it between two lines through its centre; one of more
 * is the part beyond either of two lines. So it is made of one or two convex pieces, each a disc cut by lines.
 */
type Line = (p: Point) => number

/** The lines of each piece: what a line gives is positive on the inner side. Whole numbers below 2^53, so exact. */
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

/** The nearest point of the outline: on the arc or on one of the two straight sides. */
export function nearestOnCone(cone: Cone, p: Point): Nearest {
  const { at, facing, arc, reach } = cone
  if (positionInCone(cone, p) === 'on') return { distance: 0, at: p, towards: [0, 0] }
  const [left, right] = rim(cone)
  const straight = nearer(nearestOnSegment(p, at, left), nearestOnSegment(p, at, right))
  if (!inArc(at, facing, arc, p)) return straight
  const [x, y] = [p[0] - at[0], p[1] - at[1]]
  const far = Math.sqrt(x * x + y * y)
  const towards: Point = far > reach ? [0 - x, 0 - y] : [x, y]
  const foot: Point = [at[0] + (x * reach) / far, at[1] + (y * reach) / far]
  return nearer(straight, { distance: Math.abs(far - reach), at: foot, towards })
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
  let [from, to] = [start, end]
  for (const line of lines) {
    const [atA, atB] = [line(a), line(b)]
    if (atA <= 0 && atB <= 0) return [end, start]
    if (atA < 0) from = later(from, { n: 0 - atA, d: atB - atA })
    if (atB < 0) to = earlier(to, { n: atA, d: atA - atB })
  }
  return [from, to]
}

const later = (s: Cut, t: Cut): Cut => (compareCuts(s, t) < 0 ? t : s)
const earlier = (s: Cut, t: Cut): Cut => (compareCuts(s, t) > 0 ? t : s)

/** Exact: the part between the lines comes nearest to the centre at its foot, or at that end which is nearer to it. */
function crossesPiece(cone: Cone, lines: readonly Line[], a: Point, b: Point): boolean {
  const [from, to] = between(lines, a, b)
  if (compareCuts(from, to) >= 0) return false
  const foot: Cut = { n: dotTo(a, b, cone.at), d: squareTo(a, b) }
  const { n, d } = earlier(later(from, foot), to)
  // The point n / d of the way, times d, seen from the centre. Rarely asked, so always in long numbers.
  const x = BigInt(a[0] - cone.at[0]) * BigInt(d) + BigInt(b[0] - a[0]) * BigInt(n)
  const y = BigInt(a[1] - cone.at[1]) * BigInt(d) + BigInt(b[1] - a[1]) * BigInt(n)
  return x * x + y * y < BigInt(cone.reach) ** 2n * BigInt(d) ** 2n
}
