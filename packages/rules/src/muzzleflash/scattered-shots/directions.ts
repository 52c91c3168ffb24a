import { ahead, direction, type Length, type Point, within45 } from '@sandtable/kernel'

/** Directions on the table: where a shot goes astray to, from where it strikes, and what lies in its cone. No trigonometry. */

/** Where something lands that deviates this far by a die read as a compass: 1 north, then clockwise. MF-RUL-54. */
export const byCompass = (from: Point, die: number, distance: Length, faces: number): Point =>
  ahead(from, Math.round(((die - 1) * 360) / faces), distance)

/** The point of aim moved square to the line of fire, left or right as the firer looks: MF-RUL-62. */
export function asideOf(from: Point, aim: Point, side: 'left' | 'right', distance: Length): Point {
  const x = aim[0] - from[0]
  const y = aim[1] - from[1]
  const length = Math.sqrt(x * x + y * y)
  if (length === 0) return aim
  const sign = side === 'left' ? 1 : -1
  return [aim[0] - Math.round((sign * y * distance) / length), aim[1] + Math.round((sign * x * distance) / length)]
}

/** Where the way from one point through another leaves a table of this size. */
export function exitOf(from: Point, through: Point, width: Length, depth: Length): Point {
  const x = through[0] - from[0]
  const y = through[1] - from[1]
  const reach = (start: number, step: number, end: number) =>
    step > 0 ? (end - start) / step : step < 0 ? -start / step : Infinity
  const t = Math.min(reach(from[0], x, width), reach(from[1], y, depth))
  return Number.isFinite(t) ? [Math.round(from[0] + x * t), Math.round(from[1] + y * t)] : from
}

export type Aspect = 'front' | 'side' | 'rear'

/** Which armour faces a point: quarters about the facing, and exactly half-way counts for the target. MF-RUL-68. */
export function aspectOf(at: Point, facing: number, from: Point): Aspect {
  const to: Point = [from[0] - at[0], from[1] - at[1]]
  const ahead = direction(facing)
  if (within45(ahead, to)) return 'front'
  const dot = ahead[0] * to[0] + ahead[1] * to[1]
  const cross = ahead[0] * to[1] - ahead[1] * to[0]
  return -dot > Math.abs(cross) ? 'rear' : 'side'
}

/**
 * Does a point lie within 22.5 degrees of the way on from a to b, seen from b? The tangent of that is the root of 2 less 1; squared, so
 * that it is decided in whole numbers.
 */
export function inConeBeyond(a: Point, b: Point, p: Point): boolean {
  const [x, y] = [b[0] - a[0], b[1] - a[1]].map(BigInt) as [bigint, bigint]
  const [u, v] = [p[0] - b[0], p[1] - b[1]].map(BigInt) as [bigint, bigint]
  const dot = x * u + y * v
  const cross = x * v - y * u
  const sum = (cross < 0n ? -cross : cross) + dot
  return dot > 0n && sum * sum <= 2n * dot * dot
}
