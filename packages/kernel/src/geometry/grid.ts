import { memo } from '../memo.ts'
import { Edges } from './edges.ts'
import { type Bins, bins, Lattice } from './lattice.ts'
import { around, type Bounds, bounds, type Point, type Shape } from './shape.ts'

export interface Placed<T> {
  readonly shape: Shape
  readonly item: T
  /** Does it count for `blocked`? True by default. */
  readonly solid?: boolean
}

const place = memo((item: { readonly shape: Shape }): Placed<unknown> => ({ shape: item.shape, item }))

/** A thing to be put into a grid: always the same for one thing, so that the grids of many games share it. */
export const placed = <T extends { readonly shape: Shape }>(item: T): Placed<T> => place(item) as Placed<T>

const FEW = 48

/** The bounds of many shapes as flat numbers, four each. */
class Spans {
  readonly count: number
  private readonly sides: Float64Array

  constructor(items: readonly Placed<unknown>[]) {
    this.count = items.length
    this.sides = new Float64Array(4 * items.length)
    for (let id = 0; id < items.length; id++) {
      const { west, south, east, north } = bounds((items[id] as Placed<unknown>).shape)
      this.sides.set([west, south, east, north], 4 * id)
    }
  }

  of(id: number): Bounds {
    const [west = 0, south = 0, east = 0, north = 0] = this.sides.subarray(4 * id, 4 * id + 4)
    return { west, south, east, north }
  }

  meets(id: number, west: number, south: number, east: number, north: number): boolean {
    const { sides } = this
    const at = 4 * id
    return (
      (sides[at] as number) <= east &&
      (sides[at + 2] as number) >= west &&
      (sides[at + 1] as number) <= north &&
      (sides[at + 3] as number) >= south
    )
  }

  /** Does the whole rectangle lie on one side of the line? Most things near a line are not on it. */
  passesBy(id: number, a: Point, b: Point): boolean {
    const { sides } = this
    const at = 4 * id
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const low = dx * ((sides[at + 1] as number) - a[1])
    const high = dx * ((sides[at + 3] as number) - a[1])
    const left = dy * ((sides[at] as number) - a[0])
    const right = dy * ((sides[at + 2] as number) - a[0])
    return low > left
      ? low > right && high > left && high > right
      : low < left && low < right && high < left && high < right
  }
}

/** The table cut into cells that list what reaches into them; needed only on crowded tables. */
class Cells {
  private readonly spans: Spans
  private readonly lattice: Lattice
  private readonly ids: Bins
  /** The query in which an item was last found, so that each is found once per query. */
  private readonly stamps: Float64Array
  private stamp = 0

  constructor(spans: Spans, area: Bounds) {
    this.spans = spans
    this.lattice = new Lattice(area, 64 + 4 * spans.count)
    const cells: number[] = []
    const ids: number[] = []
    for (let id = 0; id < spans.count; id++) {
      for (const cell of this.lattice.within(spans.of(id))) {
        cells.push(cell)
        ids.push(id)
      }
    }
    this.ids = bins(this.lattice.count, cells, ids)
    this.stamps = new Float64Array(spans.count)
  }

  within(bounds: Bounds): number[] {
    const cells = this.lattice.within(bounds)
    return inOrder(this.gather(cells, cells.length, bounds))
  }

  /** Those that the straight line may meet: few of what is in its cells. */
  walk(a: Point, b: Point, bounds: Bounds): number[] {
    const { lattice, spans } = this
    const found = this.gather(lattice.way, lattice.walk(a, b), bounds)
    let count = 0
    for (let i = 0; i < found.length; i++)
      if (!spans.passesBy(found[i] as number, a, b)) found[count++] = found[i] as number
    found.length = count
    return inOrder(found)
  }

  /** What reaches into the first so many of these cells. */
  private gather(cells: ArrayLike<number>, count: number, { west, south, east, north }: Bounds): number[] {
    const { spans, stamps } = this
    const { start, list } = this.ids
    const stamp = ++this.stamp
    const found: number[] = []
    for (let k = 0; k < count; k++) {
      const cell = cells[k] as number
      for (let i = start[cell] as number, end = start[cell + 1] as number; i < end; i++) {
        const id = list[i] as number
        if (stamps[id] === stamp) continue
        stamps[id] = stamp
        if (spans.meets(id, west, south, east, north)) found.push(id)
      }
    }
    return found
  }
}

/** Mostly these are a handful, which are sorted sooner by hand. */
function inOrder(ids: number[]): number[] {
  if (ids.length > HANDFUL) return ids.sort((a, b) => a - b)
  for (let i = 1; i < ids.length; i++) {
    const id = ids[i] as number
    let to = i
    for (; to > 0 && (ids[to - 1] as number) > id; to--) ids[to] = ids[to - 1] as number
    ids[to] = id
  }
  return ids
}
const HANDFUL = 24

/** What lies where on a table: made once, asked often. */
export class Grid<T> {
  private readonly items: readonly Placed<T>[]
  private readonly width: number
  private readonly depth: number
  // made when they are first needed: many a grid only stands for a table that has not changed
  private known: Spans | null = null
  private cells: Cells | null = null
  private edges: Edges | null = null

  constructor(items: readonly Placed<T>[], width: number, depth: number) {
    this.items = items
    this.width = width
    this.depth = depth
  }

  /** Everything whose bounds meet these, in the order given. */
  near(bounds: Bounds): T[] {
    const found: T[] = []
    if (this.few) {
      const { spans, items } = this
      const { west, south, east, north } = bounds
      for (let id = 0; id < items.length; id++)
        if (spans.meets(id, west, south, east, north)) found.push((items[id] as Placed<T>).item)
    } else for (const id of this.index().within(bounds)) found.push((this.items[id] as Placed<T>).item)
    return found
  }

  /** Everything the segment from a to b may meet, judged by bounds, in the order given. */
  along(a: Point, b: Point): T[] {
    const west = Math.min(a[0], b[0])
    const south = Math.min(a[1], b[1])
    const east = Math.max(a[0], b[0])
    const north = Math.max(a[1], b[1])
    const { spans, items } = this
    const found: T[] = []
    if (this.few) {
      for (let id = 0; id < items.length; id++)
        if (spans.meets(id, west, south, east, north) && !spans.passesBy(id, a, b))
          found.push((items[id] as Placed<T>).item)
    } else
      for (const id of this.index().walk(a, b, { west, south, east, north })) found.push((items[id] as Placed<T>).item)
    return found
  }

  /** With a few dozen things on the table, checking each is quicker than finding their cells. */
  private get few(): boolean {
    return this.items.length <= FEW
  }

  private get spans(): Spans {
    this.known ??= new Spans(this.items)
    return this.known
  }

  /** The table, and all that reaches beyond it. */
  private get area(): Bounds {
    const corners: Point[] = [
      [0, 0],
      [this.width, this.depth],
    ]
    for (let id = 0; id < this.items.length; id++) {
      const { west, south, east, north } = this.spans.of(id)
      corners.push([west, south], [east, north])
    }
    return around(corners, 0)
  }

  private index(): Cells {
    this.cells ??= new Cells(this.spans, this.area)
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
