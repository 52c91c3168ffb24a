import type { Point } from '@sandtable/kernel'

/** Between middles, squared. */
export const squared = (a: { readonly x: number; readonly y: number }, x: number, y: number): number =>
  (a.x - x) * (a.x - x) + (a.y - y) * (a.y - y)

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2)
