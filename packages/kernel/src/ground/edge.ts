import type { Point } from '../geometry/shape.ts'
import type { Length } from '../length.ts'

/** The edges of the table. */
export type Edge = 'south' | 'north' | 'west' | 'east'

/** A table: its south-west corner is [0, 0]. */
export interface Extent {
  readonly width: Length
  readonly depth: Length
}

/** Does a point lie off the table? The edges belong to the table. */
export const isOffTable = ({ width, depth }: Extent, [x, y]: Point): boolean => x < 0 || y < 0 || x > width || y > depth

/** The edges beyond which a point lies: none, one, or the two at a corner. */
export function edgesBeyond({ width, depth }: Extent, [x, y]: Point): readonly Edge[] {
  const beyond: Edge[] = []
  if (y < 0) beyond.push('south')
  if (y > depth) beyond.push('north')
  if (x < 0) beyond.push('west')
  if (x > width) beyond.push('east')
  return beyond
}

/** How long an edge is. */
export const breadthOf = ({ width, depth }: Extent, edge: Edge): Length =>
  edge === 'south' || edge === 'north' ? width : depth

/** How far a point lies from an edge; negative beyond it. */
export function fromEdge({ width, depth }: Extent, edge: Edge, [x, y]: Point): Length {
  if (edge === 'south') return y
  if (edge === 'north') return depth - y
  return edge === 'west' ? x : width - x
}

/** The point this far along an edge, from its southern or western end, and this far in from it. */
export function inward({ width, depth }: Extent, edge: Edge, along: Length, deep: Length): Point {
  if (edge === 'south') return [along, deep]
  if (edge === 'north') return [along, depth - deep]
  return edge === 'west' ? [deep, along] : [width - deep, along]
}

/** The corners of the strip along an edge. */
export function stripAlong(table: Extent, edge: Edge, deep: Length): readonly Point[] {
  const far = breadthOf(table, edge)
  return [
    inward(table, edge, 0, 0),
    inward(table, edge, far, 0),
    inward(table, edge, far, deep),
    inward(table, edge, 0, deep),
  ]
}
