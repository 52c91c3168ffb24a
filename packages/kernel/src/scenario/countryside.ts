import type { Stream } from '../dice/dice.ts'
import type { Point } from '../geometry/shape.ts'

/** Shapes for generated tables, in the unit of the table. */

const corners: readonly Point[] = [
  [-1, -0.6],
  [-0.2, -1],
  [0.8, -0.8],
  [1, 0.3],
  [0.3, 1],
  [-0.8, 0.7],
]

/** An irregular polygon, so that no wood is a square. */
export function blob([x, y]: Point, size: number, stream: Stream): readonly Point[] {
  return corners.map(([dx, dy]) => {
    const far = size * (0.7 + stream.next(4) / 10)
    return [Math.round(x + dx * far), Math.round(y + dy * far)]
  })
}

/** A line with a bend, this long to either side of its middle: from west to east, or from south to north. */
export const bent = ([x, y]: Point, long: number, bend: number, lies: boolean): readonly Point[] =>
  lies
    ? [
        [x - long, y - bend],
        [x, y + bend],
        [x + long, y],
      ]
    : [
        [x - bend, y - long],
        [x + bend, y],
        [x, y + long],
      ]
