import type { Point } from '@sandtable/kernel'

/** A place some way from here in a direction, clockwise from north; for the screen only, where a hair does not matter. */
export function ahead([x, y]: Point, degrees: number, far = 5000): Point {
  const turn = (degrees * Math.PI) / 180
  return [Math.round(x + Math.sin(turn) * far), Math.round(y + Math.cos(turn) * far)]
}
