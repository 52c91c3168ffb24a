import { around, type Bounds, type Point } from './shape.ts'

/** Square cells over a part of the table. Their side is a power of two, so that the cell of a point is a shift away. */
export class Lattice {
  readonly west: number
  readonly south: number
  readonly shift: number
  readonly columns: number
  readonly rows: number
  /** The cells of the last walk, kept here so that a long search does not make a list for each line. */
  readonly way: Int32Array
  private readonly area: Bounds

  /** Cells as small as possible, but no more of them than this. */
  constructor(area: Bounds, most: number) {
    this.area = area
    // A margin, so that no point of the area lies on the outermost border.
    this.west = area.west - 2
    this.south = area.south - 2
    const width = area.east - this.west + 2
    const depth = area.north - this.south + 2
    let shift = 4
    while (((width >> shift) + 1) * ((depth >> shift) + 1) > most) shift++
    this.shift = shift
    this.columns = (width >> shift) + 1
    this.rows = (depth >> shift) + 1
    this.way = new Int32Array(this.count)
  }

  get count(): number {
    return this.columns * this.rows
  }

  get side(): number {
    return 1 << this.shift
  }

  holds(x: number, y: number): boolean {
    const { west, south, east, north } = this.area
    return x >= west && x <= east && y >= south && y <= north
  }

  column(x: number): number {
    return Math.min(Math.max((x - this.west) >> this.shift, 0), this.columns - 1)
  }

  row(y: number): number {
    return Math.min(Math.max((y - this.south) >> this.shift, 0), this.rows - 1)
  }

  /** Every cell that the bounds reach or touch: a point on a border is in the cells on both sides. */
  within({ west, south, east, north }: Bounds): number[] {
    const cells: number[] = []
    const left = this.column(west - 1)
    const right = this.column(east + 1)
    const top = this.row(north + 1)
    for (let row = this.row(south - 1); row <= top; row++) {
      for (let column = left; column <= right; column++) cells.push(row * this.columns + column)
    }
    return cells
  }

  /** Every cell that comes within reach of a segment, and perhaps a few more. */
  near(from: Point, to: Point, reach: number): number[] {
    const x = to[0] - from[0]
    const y = to[1] - from[1]
    // Half the diagonal of a cell, plus a unit against rounding, all times the length of the segment.
    const most = (reach + this.side * 0.7072 + 1) * Math.sqrt(x * x + y * y)
    return this.within(around([from, to], Math.ceil(reach))).filter(cell => {
      const column = cell % this.columns
      const row = (cell - column) / this.columns
      const middleX = this.west + (column + 0.5) * this.side - from[0]
      const middleY = this.south + (row + 0.5) * this.side - from[1]
      return Math.abs(x * middleY - y * middleX) <= most
    })
  }

  /**
   * Puts the cells that the segment from a to b passes into `way`, in order, and returns how many there are. Borders
   * are compared by distance times the other extent: whole numbers below 2^53, so no cell is missed. A segment outside
   * the area gets all cells it might pass.
   */
  walk(a: Point, b: Point): number {
    const { way } = this
    if (!this.holds(a[0], a[1]) || !this.holds(b[0], b[1])) {
      const cells = this.within(around([a, b], 0))
      way.set(cells)
      return cells.length
    }
    const x = a[0] - this.west
    const y = a[1] - this.south
    const width = Math.abs(b[0] - a[0])
    const depth = Math.abs(b[1] - a[1])
    const column = this.column(a[0])
    const row = this.row(a[1])
    const side = this.side
    const west = b[0] < a[0]
    const south = b[1] < a[1]
    let steps = Math.abs(this.column(b[0]) - column) + Math.abs(this.row(b[1]) - row)
    let nextX = (west ? x - column * side : (column + 1) * side - x) * depth
    let nextY = (south ? y - row * side : (row + 1) * side - y) * width
    let cell = row * this.columns + column
    let count = 0
    way[count++] = cell
    while (steps-- > 0) {
      if (nextX < nextY) {
        nextX += side * depth
        cell += west ? -1 : 1
      } else {
        nextY += side * width
        cell += south ? -this.columns : this.columns
      }
      way[count++] = cell
    }
    return count
  }
}

/** Which numbers lie in which cell: those of cell c are in `list` from `start[c]` to `start[c + 1]`. */
export interface Bins {
  readonly start: Int32Array
  readonly list: Int32Array
}

/** Sorts numbers into cells, keeping their order; `cells[i]` is the cell of `ids[i]`. */
export function bins(count: number, cells: readonly number[], ids: readonly number[]): Bins {
  const start = new Int32Array(count + 1)
  for (const cell of cells) start[cell + 1] = (start[cell + 1] as number) + 1
  for (let cell = 0; cell < count; cell++) start[cell + 1] = (start[cell + 1] as number) + (start[cell] as number)
  const list = new Int32Array(ids.length)
  const next = start.slice()
  for (const [i, cell] of cells.entries()) {
    const at = next[cell] as number
    list[at] = ids[i] as number
    next[cell] = at + 1
  }
  return { start, list }
}
