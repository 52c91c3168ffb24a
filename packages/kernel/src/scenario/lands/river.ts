import type { Point } from '../../geometry/shape.ts'
import { clump, cottage, DEEP, field, hedgerow, scatter } from './parts.ts'
import type { Plot } from './plot.ts'
import { evenWinding, heightAt, rectangle, strip } from './shapes.ts'

const BROAD = 5
/** Half of a crossing's breadth. */
const GAP = 2.5

/** A river through the middle, with a bridge, a ford on either side, and half a village at each end of the bridge. */
export function riverCrossing(plot: Plot): void {
  const [x, y] = plot.middle
  const way = evenWinding(plot, plot.depth / 16)
  const ford = plot.width * plot.between(0.16, 0.26)
  const banks = [0, ford - GAP, ford + GAP, x - GAP]
  for (const [from, to] of [banks.slice(0, 2), banks.slice(2)] as [number, number][]) {
    // one right beside an end would fall onto it, since the table has a grain
    const bends = way.filter(([px]) => px > from + 1 && px < to - 1)
    const part: readonly Point[] = [[from, heightAt(way, from)], ...bends, [to, heightAt(way, to)]]
    plot.put('water', { polygon: strip(part, BROAD) })
  }
  const [ahead, behind] = [heightAt(way, ford - GAP), heightAt(way, ford + GAP)]
  // a ford is narrower than the river, with trodden banks
  plot.paint('churned', { polygon: rectangle([ford, (ahead + behind) / 2], GAP * 2 + 1, BROAD + 5) })
  plot.paint('stream', {
    polygon: strip(
      [
        [ford - GAP, ahead],
        [ford + GAP, behind],
      ],
      BROAD / 2,
    ),
  })
  plot.putOnce('bridge', { polygon: rectangle([x, y], GAP * 2, BROAD + 3) }, true)
  plot.put('road', {
    line: [
      [x, y - BROAD / 2 - 1.5],
      [x + plot.between(-1, 1), y - 12],
      [x + plot.between(-3, 3), 0],
    ],
    thick: 2,
  })
  for (const beside of [-8, 8, -20, 20]) cottage(plot, [x + beside, y - 8 - DEEP / 2 + plot.between(-1, 1)])
  for (const part of [0.12, 0.34, 0.68, 0.9]) {
    const at: Point = [plot.width * part, plot.depth * 0.14]
    if (plot.hasRoom(at, 15, 9)) field(plot, at, 14, 8)
  }
  scatter(plot, 20, [3, y - BROAD - 3], at => hedgerow(plot, at))
  scatter(plot, 12, [6, y - BROAD - 3], at => clump(plot, plot.oneOf('wood', 'wood', 'scrub'), at, plot.between(6, 10)))
}
