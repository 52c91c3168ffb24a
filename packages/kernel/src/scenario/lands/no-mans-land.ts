import { clump, scatter, trench, wire } from './parts.ts'
import type { Plot } from './plot.ts'
import { patch, rectangle } from './shapes.ts'

/** A trench before each side, wire before each trench, and between them what the guns have left. */
export function noMansLand(plot: Plot): void {
  const [x, y] = plot.middle
  plot.putOnce('ruin', { polygon: rectangle(plot.middle, 6, 6) }, true)
  // a trench of one of four sides ends before the corners, where the next side's begins
  const inset = plot.width === plot.depth ? plot.width * 0.22 : 3
  const front = Math.max(6, plot.depth * 0.15)
  trench(plot, front, inset, plot.width - inset)
  plot.put('sandbags', {
    line: [
      [x - 9, front + 6],
      [x - 5, front + 6.5],
    ],
  })
  if (plot.width !== plot.depth) for (const ahead of [8, 10.5]) wire(plot, front + ahead, 1.2)
  for (let i = 0; i < 3; i++) {
    const at = [plot.between(6, plot.width - 6), plot.between(front + 13, y - 5)] as const
    clump(plot, plot.oneOf('mud', 'wood', 'mud'), at, plot.between(7, 11))
  }
  const holes = Math.round((plot.width * plot.depth) / 40)
  scatter(plot, holes, [front + 6, y - 1], ([px, py]) => {
    const size = plot.between(1.2, 2.2)
    if (plot.hasRoom([px, py], size * 2, size * 2)) plot.put('crater', { circle: [px, py, size] })
  })
  scatter(plot, 9, [2, y], at =>
    plot.paint(plot.oneOf('churned', 'puddle', 'churned'), { polygon: patch(plot, at, 7, 5) }),
  )
}
