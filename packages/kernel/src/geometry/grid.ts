import { Edges } from './edges.ts'
import { type Bins, bins, Lattice } from './lattice.ts'
import { around, type Bounds, bounds, type Point, type Shape } from './shape.ts'

export interface Placed<T> {
  readonly shape: Shape
  readonly item: T
  /** Does it count for `blocked`? It does unless this says no. */
  readonly solid?: boolean
}

const FEW = 48

/** What lies where on a table: made once, asked often. The table is cut into cells that know what reaches into them. */
export class Grid<T> {
  private readonly items: readonly Placed<T>[]
  private readonly bounds: readonly Bounds[]
  private readonly area: Bounds
  private readonly lattice: Lattice
  private readonly cells: Bins
  /** In which question an item was last found, so that it is only once in each. */
  private readonly stamps: Float64Array
  private stamp = 0
  private edges: Edges | null = null

  constructor(items: readonly Placed<T>[], width: number, depth: number) {
    this.items = items
    this.bounds = items.map(({ shape }) => bounds(shape))
    const corners = this.bounds.flatMap(({ west, south, east, north }): Point[] => [
      [west, south],
      [east, north],
    ])
    this.area = around([[0, 0], [width, depth], ...corners], 0)
    this.lattice = new Lattice(this.area, 64 + 4 * items.length)
    const [cells, ids]: [number[], number[]] = [[], []]
    for (const [id, reach] of this.bounds.entries()) {
      for (const cell of this.lattice.within(reach)) {
        cells.push(cell)
        ids.push(id)
      }
    }
    this.cells = bins(this.lattice.count, cells, ids)
    this.stamps = new Float64Array(items.length)
  }

  /** Everything whose bounds meet these, in the order in which it was given. */
  near(bounds: Bounds): T[] {
    return this.few ? this.scan(bounds) : this.gather(this.lattice.within(bounds), bounds)
  }

  /** Everything that the segment from a to b may meet, in the order in which it was given. */
  along(a: Point, b: Point): T[] {
    const reach = {
      west: Math.min(a[0], b[0]),
      south: Math.min(a[1], b[1]),
      east: Math.max(a[0], b[0]),
      north: Math.max(a[1], b[1]),
    }
    return this.few ? this.scan(reach) : this.gather(this.lattice.walk(a, b), reach)
  }

  /** With a few dozen things on the table, looking at each is quicker than finding their cells. */
  private get few(): boolean {
    return this.items.length <= FEW
  }

  private scan({ west, south, east, north }: Bounds): T[] {
    const found: T[] = []
    for (let id = 0; id < this.items.length; id++) {
      const it = this.bounds[id] as Bounds
      if (it.west <= east && it.east >= west && it.south <= north && it.north >= south)
        found.push((this.items[id] as Placed<T>).item)
    }
    return found
  }

  private gather(cells: Iterable<number>, { west, south, east, north }: Bounds): T[] {
    const { start, list } = this.cells
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
    return found.sort((a, b) => a - b).map(id => (this.items[id] as Placed<T>).item)
  }

  /** Does the straight line from a to b pass through any solid shape, as `crosses` has it? The same as from b to a. */
  blocked(ax: number, ay: number, bx: number, by: number): boolean {
    this.edges ??= new Edges(
      this.items.filter(({ solid }) => solid !== false).map(({ shape }) => shape),
      this.area,
    )
    return this.edges.blocked(ax, ay, bx, by)
  }
}
