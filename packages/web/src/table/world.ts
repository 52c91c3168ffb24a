import type { Point } from '@sandtable/kernel'

/**
 * The drawn world: millimetres, y up, the table's middle at the origin, north towards −z. The kernel's points are hundredths
 * from the south-west corner; only this file knows both.
 */
export type Spot = readonly [x: number, z: number]

export interface Size {
  readonly width: number
  readonly depth: number
}

export const toSpot = (table: Size, [x, y]: Point): Spot => [(x - table.width / 2) / 100, (table.depth / 2 - y) / 100]

/** Whole hundredths, as the kernel wants them. */
export const toPoint = (table: Size, x: number, z: number): Point => [
  Math.round(x * 100 + table.width / 2),
  Math.round(table.depth / 2 - z * 100),
]

/** A facing in degrees clockwise from north as a turn about y of a model that looks along +x. */
export const yaw = (facing: number): number => ((90 - facing) * Math.PI) / 180

export const distance = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1])
