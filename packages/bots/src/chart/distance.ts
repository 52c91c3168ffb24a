import type { Point } from '@sandtable/kernel'

/** Between middles, squared. */
export const squared = (a: { readonly x: number; readonly y: number }, x: number, y: number): number =>
  (a.x - x) * (a.x - x) + (a.y - y) * (a.y - y)

export function distance(a: Point, b: Point): number {
  const x = a[0] - b[0]
  const y = a[1] - b[1]
  return Math.sqrt(x * x + y * y)
}
