import type { Point } from '../../geometry/shape.ts'
import { clump, DEEP, farm, field, HOUSE, hedgerow, scatter } from './parts.ts'
import type { Plot } from './plot.ts'
import { evenPatch, rectangle } from './shapes.ts'

/** A long ridge across the table with a chapel on it, and a farm before each side. */
export function ridge(plot: Plot): void {
  const [x, y] = plot.middle
  plot.putOnce('hill', { polygon: evenPatch(plot, plot.width * 0.8, Math.min(16, plot.depth / 3)) })
  plot.putOnce('house', { polygon: rectangle(plot.middle, HOUSE, DEEP) }, true)
  plot.put('wall', {
    line: [
      [x - 7, y - 5],
      [x - 1.5, y - 5],
    ],
  })
  // not so far up that the wall of the yard meets that of the chapel
  const at: Point = [plot.width * plot.between(0.25, 0.4), Math.min(plot.depth * 0.25, Math.max(7.5, y - 14.5))]
  farm(plot, at)
  plot.put('road', {
    line: [
      [at[0], 0],
      [at[0] - 1, (at[1] - 5) / 2],
      [at[0], at[1] - 5],
      [at[0], at[1] + 6.5], // between house and barn, and out of the yard by its gate
      [x - 9, y - 5],
      [x - 5, y],
    ],
    thick: 2,
  })
  for (const part of [0.12, 0.5, 0.7, 0.88]) {
    const place: Point = [plot.width * part, plot.depth * plot.between(0.14, 0.3)]
    if (plot.hasRoom(place, 15, 11)) field(plot, place, 14, 10)
  }
  clump(plot, 'wood', [plot.width * 0.2, y - 2], 8)
  scatter(plot, 16, [5, y - 9], place => hedgerow(plot, place))
  scatter(plot, 18, [7, y - 9], place =>
    clump(plot, plot.oneOf('wood', 'wood', 'scrub', 'rocks'), place, plot.between(6, 10)),
  )
}
