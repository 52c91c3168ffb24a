import type { Point } from '../../geometry/shape.ts'
import { clump, cottage, DEEP, field, HOUSE, hedgerow, scatter } from './parts.ts'
import type { Plot } from './plot.ts'
import { heightAt, rectangle, winding } from './shapes.ts'

/** A village about its church, between two lanes, among small hedged fields and orchards. */
export function bocage(plot: Plot): void {
  const [x, y] = plot.middle
  plot.putOnce('house', { polygon: rectangle(plot.middle, HOUSE + 1, DEEP) }, true)
  plot.paint('meadow', { polygon: rectangle(plot.middle, 18, 10) })
  for (const beside of [-13, 13]) clump(plot, 'wood', [x + beside, y - 1], 6)
  // not so far from the church that there is no room behind the cottages
  const apart = Math.min(8, Math.max(6, plot.depth / 6))
  const lane = winding(plot, y - apart, 0.7)
  plot.put('road', { line: lane, thick: 2 })
  for (const [from, to] of [lane.slice(0, 2), lane.slice(1, 3), lane.slice(3, 5), lane.slice(4, 6)])
    if (from && to) plot.put('hedge', { line: [beside(from, 2), beside(to, -2)] })
  const front = y - apart - 2.2 // where the plots along the lane begin
  const deep = Math.min(14, front - 3)
  for (let west = plot.between(0.5, 3), nth = plot.oneOf(0, 1); west < plot.width - 10; nth++) {
    const width = Math.min(plot.between(12.5, 17), plot.width - 0.5 - west)
    const at = west + width / 2
    const isByChurch = Math.abs(at - x) < plot.width / 3
    if (!(isByChurch && nth % 2 === 0 && cottage(plot, [at, heightAt(lane, at) - 2.2 - DEEP / 2])))
      orchardOrField(plot, [at, front - deep / 2], width - 0.5, deep, true)
    west += width
  }
  for (let north = front - deep - 1; north > 11; north -= 14)
    for (let west = plot.between(0.5, 5); west < plot.width - 14; ) {
      const width = Math.min(plot.between(14, 20), plot.width - 0.5 - west)
      orchardOrField(plot, [west + width / 2, north - 6.5], width, 12)
      west += width
    }
  scatter(plot, 12, [3, y - 3], at => hedgerow(plot, at))
}

/** Where the hedge on the bank of a lane ends, this far from a bend of it. */
const beside = ([x, y]: Point, along: number): Point => [x + along, y + 1.7]

function orchardOrField(plot: Plot, at: Point, width: number, depth: number, isByLane = false): void {
  field(plot, at, width, depth)
  const [x, y] = at
  const [west, east, front] = [x - width / 2 + 1, x + width / 2 - 1, y + depth / 2]
  const gate = plot.between(-2, 2) + x
  if (isByLane)
    for (const [from, to] of [
      [west, gate - 1.5],
      [gate + 1.5, east],
    ] as const)
      plot.put('hedge', {
        line: [
          [from, front],
          [to, front],
        ],
      })
  if (plot.oneIn(3)) clump(plot, 'wood', at, Math.min(width, depth) - 4)
  else if (plot.oneIn(4)) clump(plot, 'scrub', at, Math.min(width, depth) - 5)
}
