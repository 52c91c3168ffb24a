import { type Length, type Point, type Setup, toLength, type Unit } from '@sandtable/kernel'

/** A table cut into squares, counted from the south-west corner, row by row: where figures stood and fell is told by them. */
export interface Squares {
  readonly columns: number
  readonly rows: number
  /** How wide one is, and what people call that: 2 inches. */
  readonly size: Length
  readonly says: { readonly size: number; readonly unit: Unit }
}

const SIZES: { readonly [unit in Unit]: readonly number[] } = {
  in: [1, 2, 3, 4, 6],
  cm: [2, 5, 10, 15, 20],
  mm: [20, 50, 100, 150, 200],
  exact: [1000],
}

/** More columns would be dots too small to tell apart. */
const MOST = 36

/** The smallest squares of which not too many lie side by side. */
export function squaresOf({ width, depth }: Pick<Setup, 'width' | 'depth'>, unit: Unit): Squares {
  const longest = Math.max(width, depth)
  const sizes = SIZES[unit]
  const says = sizes.find(size => Math.ceil(longest / toLength(size, unit)) <= MOST) ?? (sizes.at(-1) as number)
  const size = toLength(says, unit)
  return { columns: Math.ceil(width / size), rows: Math.ceil(depth / size), size, says: { size: says, unit } }
}

/** The square that a place lies in; one at the very edge lies in the last. */
export function squareAt({ columns, rows, size }: Squares, [x, y]: Point): number {
  const along = (value: Length, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(value / size)))
  return along(y, rows) * columns + along(x, columns)
}
