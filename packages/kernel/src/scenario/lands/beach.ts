import { clump, cottage, scatter, trench, wire } from './parts.ts'
import type { Plot } from './plot.ts'
import { patch, rectangle, strip, winding } from './shapes.ts'

/** From the sea over sand, wire and a sea wall to dunes with bunkers, and a village behind them. Even for nobody. */
export function beach(plot: Plot): void {
  const at = (part: number): number => plot.depth * part
  const shore = winding(plot, at(0.12), 1.5)
  plot.put('water', { polygon: [...shore, [plot.width, 0], [0, 0]] })
  plot.paint('sand', { polygon: strip(winding(plot, at(0.24), 1), at(0.2)) })
  for (let x = plot.between(3, 8); x < plot.width - 4; x += plot.between(9, 14))
    plot.put('rocks', { polygon: patch(plot, [x, at(plot.between(0.18, 0.26))], 2.4, 2) })
  wire(plot, at(0.33), 1.2)
  for (let x = 1; x < plot.width - 8; x += 15)
    plot.put('wall', {
      line: [
        [x, at(0.39)],
        [Math.min(x + 12, plot.width - 1), at(0.39) + plot.between(-0.6, 0.6)],
      ],
    })
  for (const part of [0.18, 0.5, 0.82]) {
    const x = plot.width * part
    clump(plot, 'hill', [x, at(0.54)], 15)
    plot.put('bunker', { polygon: rectangle([x, at(0.55)], 5, 4) })
  }
  trench(plot, at(0.62), plot.width * 0.15, plot.width * 0.85)
  plot.put('road', { line: winding(plot, at(0.76), 0.6), thick: 2 })
  for (let x = plot.between(8, 14); x < plot.width - 6; x += plot.between(14, 19)) cottage(plot, [x, at(0.93)])
  scatter(plot, 12, [at(0.43), at(0.9)], place =>
    clump(plot, plot.oneOf('scrub', 'scrub', 'wood'), place, plot.between(4, 7)),
  )
}
