import type { Point } from './shape.ts'

/** The corners of a lattice cell, anticlockwise from the south-west. */
const corners: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Where the border lies between a lattice point inside and its neighbour outside, given in columns and rows. */
type Rim = (column: number, row: number, right: number, up: number) => Point

/**
 * The borders around the inner points of a lattice, by marching squares: each cell that has inner and outer corners
 * is cut by a piece of border, and the pieces are joined into rings. Outer rings run anticlockwise, holes clockwise.
 */
export function contours(
  low: number,
  high: number,
  inner: (column: number, row: number) => boolean,
  rim: Rim,
): Point[][] {
  const width = high - low + 2
  const edgeOf = (column: number, row: number, side: number): number => {
    // The north side of a cell is the south side of the next, the east side the west side of the next.
    const x = column - low + (side === 1 ? 1 : 0)
    const y = row - low + (side === 2 ? 1 : 0)
    return 2 * (y * width + x) + (side % 2)
  }
  const next = new Map<number, { readonly edge: number; readonly at: Point }>()
  for (let row = low; row < high; row++) {
    for (let column = low; column < high; column++) {
      const isIn = corners.map(([x, y]) => inner(column + x, row + y))
      for (let last = 0; last < 4; last++) {
        if (!isIn[last] || isIn[(last + 1) % 4]) continue
        // A run of inner corners ends here: the piece of border leads back around it to the side before its first.
        let first = last
        while (isIn[(first + 3) % 4]) first = (first + 3) % 4
        const [x, y] = corners[last] as readonly [number, number]
        const [toX, toY] = corners[(last + 1) % 4] as readonly [number, number]
        const at = rim(column + x, row + y, toX - x, toY - y)
        next.set(edgeOf(column, row, last), { edge: edgeOf(column, row, (first + 3) % 4), at })
      }
    }
  }
  return rings(next)
}

function rings(next: Map<number, { readonly edge: number; readonly at: Point }>): Point[][] {
  const result: Point[][] = []
  for (const start of [...next.keys()]) {
    const ring: Point[] = []
    for (let piece = next.get(start), edge = start; piece; piece = next.get(edge)) {
      next.delete(edge)
      ring.push(piece.at)
      edge = piece.edge
    }
    if (ring.length > 2) result.push(ring)
  }
  return result
}
