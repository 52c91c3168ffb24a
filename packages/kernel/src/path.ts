import type { Length } from './length.ts'
import { squareTo } from './segment.ts'
import type { Point } from './shape.ts'

/** The whole point nearest to a fraction of the way from a to b. */
export function along(a: Point, b: Point, t: number): Point {
  return [a[0] + Math.round((b[0] - a[0]) * t), a[1] + Math.round((b[1] - a[1]) * t)]
}

/** The length of a path through points. */
export function lengthOf(path: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < path.length; i++) sum += Math.sqrt(squareTo(path[i - 1] as Point, path[i] as Point))
  return sum
}

/**
 * Is a path at most so long? A straight one is compared by squares. Of several legs, square roots add up to a whole
 * number only when each is whole itself, and those floating point adds exactly; so a tie is a tie here too.
 */
export function withinLength(path: readonly Point[], limit: Length): boolean {
  const [from, to, more] = path
  if (limit < 0) return false
  if (from && to && !more) return squareTo(from, to) <= limit * limit
  return lengthOf(path) <= limit
}
