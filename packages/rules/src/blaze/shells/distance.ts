import type { Point } from '@sandtable/kernel'

/** The square of the distance between two points: exact, for comparing. */
export const squareBetween = ([ax, ay]: Point, [bx, by]: Point): number => (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
