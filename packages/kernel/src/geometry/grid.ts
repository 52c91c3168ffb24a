import { Edges } from './edges.ts'
import { type Bins, bins, Lattice } from './lattice.ts'
import { around, type Bounds, bounds, type Point, type Shape } from './shape.ts'

export interface Placed<T> {
  readonly shape: Shape
  readonly item: T
  /** Does it count for `blocked`? True by default. */
  readonly solid?: boolean
}

const FEW = 48

/** The table cut into cells that list what reaches into them; needed only on crowded tables. */
class Cells {
  private readonly bounds: readonly Bounds[]
  private readonly lattice: Lattice
  private readonly ids: Bins
  /** The query in which an item was last found, so that each is found once per query. */
  private readonly stamps: Float64Array
  private stamp = 0

  constructor(bounds: readonly Bounds[], area: Bounds) {
    this.bounds = bounds
    this.lattice = new Lattice(area, 64 + 4 * bounds.length)
    const [cells, ids]: [number[], number[]] = [[], []]
    for (const [id, reach] of bounds.entries()) {
      for (const cell of this.lattice.within(reach)) {
        cells.push(cell)
        ids.push(id)
      }
    }
    this.ids = bins(this.lattice.count, cells, ids)
    this.stamps = new Float64Array(bounds.length)
  }

  within(bounds: Bounds): number[] {
    return this.gather(this.lattice.within(bounds), bounds)
  }

  walk(a: Point, b: Point, bounds: Bounds): number[] {
    return this.gather(this.lattice.walk(a, b), bounds)
  }

  private gather(cells: Iterable<number>, { west, south, east, north }: Bounds): number[] {
    const { start, list } = this.ids
    const stamp = ++this.stamp
    const found: number[] = []
    for (const cell of cells) {
      for (let i = start[cell] as number; i < (start[cell + 1] as number); i++) {
        const id = list[i] as number
        if (this.stamps[id] === stamp) continue
        this.stamps[id] = stamp
        const it = this.bounds[id] as Bounds
        if (it.west <= east && it.east >= west && it.south <= north && it.north >= south) found.push(id)
      }
    }
    return found.sort((a, b) => a - b)
  }
}

/** What lies where on a table: made once, asked often. */
export class Grid<T> {
  private readonly items: readonly Placed<T>[]
  private readonly bounds: readonly Bounds[]
  private readonly area: Bounds
  private cells: Cells | null = null
  private edges: Edges | null = null

  constructor(items: readonly Placed<T>[], width: number, depth: number) {
    this.items = items
    this.bounds = items.map(({ shape }) => bounds(shape))
    const corners = this.bounds.flatMap(({ west, south, east, north }): Point[] => [
      [west, south],
      [east, north],
    ])
    this.area = around([[0, 0], [width, depth], ...corners], 0)
  }

  /** Everything whose bounds meet these, in the order given. */
  near(bounds: Bounds): T[] {
    const ids = this.few ? this.scan(bounds) : this.index().within(bounds)
    return ids.map(id => (this.items[id] as Placed<T>).item)
  }

  /** Everything the segment from a to b may meet, judged by bounds, in the order given. */
  along(a: Point, b: Point): T[] {
    const reach = {
      west: Math.min(a[0], b[0]),
      south: Math.min(a[1], b[1]),
      east: Math.max(a[0], b[0]),
      north: Math.max(a[1], b[1]),
    }
    const found: T[] = []
    for (const id of this.few ? this.scan(reach) : this.index().walk(a, b, reach))
      if (!passesBy(this.bounds[id] as Bounds, a, b)) found.push((this.items[id] as Placed<T>).item)
    return found
  }

  /** With a few dozen things on the table, checking each is quicker than finding their cells. */
  private get few(): boolean {
    return this.items.length <= FEW
  }

  private scan({ west, south, east, north }: Bounds): number[] {
    const found: number[] = []
    for (let id = 0; id < this.bounds.length; id++) {
      const it = this.bounds[id] as Bounds
      if (it.west <= east && it.east >= west && it.south <= north && it.north >= south) found.push(id)
    }
    return found
  }

  private index(): Cells {
    this.cells ??= new Cells(this.bounds, this.area)
    return this.cells
  }

  /** Does the straight line from a to b pass through any solid shape, as in `crosses`? The same as from b to a. */
  blocked(ax: number, ay: number, bx: number, by: number): boolean {
    this.edges ??= new Edges(
      this.items.filter(({ solid }) => solid !== false).map(({ shape }) => shape),
      this.area,
    )
    return this.edges.blocked(ax, ay, bx, by)
  }
}

/** Does the whole rectangle lie on one side of the line? Most things near a line are not on it. */
function passesBy({ west, south, east, north }: Bounds, a: Point, b: Point): boolean {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const low = dx * (south - a[1])
  const high = dx * (north - a[1])
  const left = dy * (west - a[0])
  const right = dy * (east - a[0])
  return low > left
    ? low > right && high > left && high > right
    : low < left && low < right && high < left && high < right
}
