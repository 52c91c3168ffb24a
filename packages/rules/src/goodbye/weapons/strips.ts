import type { Length, Point } from '@sandtable/kernel'

/** A strip of ground in front of a weapon: the beaten zone of a machine gun, the path of a flame. */
export interface Strip {
  readonly from: Point
  /** A point on its centre line, at any distance. */
  readonly towards: Point
  readonly long: Length
  readonly wide: Length
}

/** Is the point in the strip, its edges and ends included? Exact, with squares of whole numbers too large for floating point. */
export function inStrip({ from, towards, long, wide }: Strip, p: Point): boolean {
  const dx = towards[0] - from[0]
  const dy = towards[1] - from[1]
  const x = p[0] - from[0]
  const y = p[1] - from[1]
  const ahead = x * dx + y * dy
  if (ahead < 0 || (dx === 0 && dy === 0)) return false
  const aside = x * dy - y * dx
  const square = BigInt(dx * dx + dy * dy)
  return BigInt(ahead) ** 2n <= BigInt(long) ** 2n * square && 4n * BigInt(aside) ** 2n <= BigInt(wide) ** 2n * square
}

/** The corners of a strip, to the nearest whole point, for drawing. */
export function stripOutline({ from, towards, long, wide }: Strip): readonly Point[] {
  const dx = towards[0] - from[0]
  const dy = towards[1] - from[1]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return []
  const corner = (ahead: number, aside: number): Point => [
    Math.round(from[0] + (dx * ahead + dy * aside) / length),
    Math.round(from[1] + (dy * ahead - dx * aside) / length),
  ]
  return [corner(0, -wide / 2), corner(long, -wide / 2), corner(long, wide / 2), corner(0, wide / 2)]
}
