import type { Point } from '../../geometry/shape.ts'
import { clump, DEEP, HOUSE, scatter } from './parts.ts'
import type { Plot } from './plot.ts'
import { evenWinding, patch, rectangle } from './shapes.ts'

/** A mud fort at a well on a track, with dunes, rocks and thorn about it. */
export function desert(plot: Plot): void {
  const [x, y] = plot.middle
  plot.scenery.push({ look: 'sand', polygon: rectangle(plot.middle, plot.width, plot.depth) })
  plot.putOnce('house', { polygon: rectangle(plot.middle, HOUSE, DEEP) }, true)
  // the wall of the fort, broken at its corners; each side has its own half
  plot.put('wall', {
    line: [
      [x - 8, y - 3],
      [x - 8, y - 7],
      [x - 2, y - 7],
    ],
  })
  plot.put('wall', {
    line: [
      [x + 2, y - 7],
      [x + 6, y - 7],
    ],
  })
  plot.put('rubble', { polygon: patch(plot, [x + 8.5, y - 6], 4, 3) })
  const track = evenWinding(plot, 3)
  for (const part of [track.slice(0, 3), track.slice(-3)]) plot.scenery.push({ look: 'tracks', line: part, thick: 1.6 })
  clump(plot, 'wood', [x - 14, y - 5], 6)
  for (const part of [0.5, 0.16, 0.86]) compound(plot, [plot.width * part + plot.between(-4, 8), plot.depth * 0.16])
  for (const part of [0.2, 0.75])
    clump(plot, 'hill', [plot.width * part, plot.depth * plot.between(0.2, 0.34)], plot.between(13, 18))
  // a wide desert has as much to hide behind as a small one: more of it, and larger
  const area = plot.width * plot.depth
  const broad = Math.min(2, Math.max(1, Math.sqrt(area) / 48))
  scatter(plot, Math.round(area / 1000), [6, y - 3], at => clump(plot, 'hill', at, plot.between(9, 14)))
  scatter(plot, Math.round(area / (115 * broad)), [6, y - 3], at =>
    clump(plot, plot.oneOf('rocks', 'scrub', 'scrub'), at, plot.between(3.5, 6.5) * broad),
  )
  scatter(plot, Math.round(area / 460), [2, y], at => plot.paint('yard', { polygon: patch(plot, at, 12, 7) }))
}

/** What is left of a walled yard: it gives those who come from the edge a first hold. */
function compound(plot: Plot, [x, y]: Point): void {
  if (!plot.hasRoom([x, y], 13, 9)) return
  plot.paint('yard', { polygon: rectangle([x, y], 11, 7) })
  plot.put('wall', {
    line: [
      [x - 5.5, y + 1],
      [x - 5.5, y + 3.5],
      [x - 1.5, y + 3.5],
    ],
  })
  plot.put('wall', {
    line: [
      [x + 1.5, y + 3.5],
      [x + 5.5, y + 3.5],
      [x + 5.5, y - 2],
    ],
  })
  plot.put('rubble', { polygon: patch(plot, [x - 4, y - 2.5], 4, 3) })
}
