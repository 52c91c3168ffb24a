import type { Point } from '../../geometry/shape.ts'
import { DEEP, HOUSE } from './parts.ts'
import type { Plot } from './plot.ts'
import { patch, rectangle } from './shapes.ts'

const STREET = 4
const BLOCK = 19

/** Blocks of houses about their yards, some of them in ruins, with streets between them and a hall on the square. */
export function town(plot: Plot): void {
  const [x, y] = plot.middle
  plot.putOnce('house', { polygon: rectangle(plot.middle, HOUSE + 2, DEEP + 1) }, true)
  plot.paint('yard', { polygon: rectangle(plot.middle, BLOCK, 15) })
  const square = 6 // from the middle to the row of blocks before it
  plot.put('road', {
    line: [
      [0, y - square - STREET / 2],
      [plot.width, y - square - STREET / 2],
    ],
    thick: STREET - 2,
  })
  const columns = Math.max(1, Math.floor(plot.width / (BLOCK + STREET)))
  const west = x - (columns * (BLOCK + STREET)) / 2
  for (let i = 0; i <= columns; i++) {
    const at = west + i * (BLOCK + STREET)
    if (at > 1 && at < plot.width - 1)
      plot.put('road', {
        line: [
          [at, 0],
          [at, y - square - STREET / 2],
        ],
        thick: STREET - 2,
      })
  }
  for (let north = y - square - STREET; north > 7; north -= 16 + STREET)
    for (let i = 0; i < columns; i++)
      block(plot, [west + STREET / 2 + i * (BLOCK + STREET) + BLOCK / 2, north - 8], north)
  // beside the square
  for (const part of [0.14, 0.3]) {
    const at: Point = [plot.width * part, y - 2]
    if (plot.hasRoom(at, 9, 8)) plot.put(plot.oneOf('house', 'ruin'), { polygon: rectangle(at, HOUSE, DEEP) })
  }
}

/** Houses on the streets north and south of a yard; a shell has found some. */
function block(plot: Plot, [x, y]: Point, north: number): void {
  const rows = y - 8 > 4 ? [north - DEEP / 2 - 0.5, y - 8 + DEEP / 2 + 0.5] : [north - DEEP / 2 - 0.5]
  for (const row of rows)
    for (const beside of [-5.5, 4.5]) {
      const at: Point = [x + beside, row]
      const thing = plot.oneOf('house', 'house', 'ruin')
      plot.put(thing, { polygon: rectangle(at, plot.between(6.5, 8), DEEP) })
      if (thing === 'ruin' && plot.oneIn(2)) plot.put('rubble', { polygon: patch(plot, [at[0], row + 4.8], 4, 2.4) })
    }
  if (y < 2) return
  plot.put(plot.oneOf('wall', 'fence'), {
    line: [
      [x - 8, y],
      [x - 2, y],
    ],
  })
  plot.paint(plot.oneOf('yard', 'cabbages', 'churned'), { polygon: rectangle([x, y], 16, 3) })
}
