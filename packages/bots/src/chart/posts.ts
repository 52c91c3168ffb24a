import type { Length, Point, Shape } from '@sandtable/kernel'

/** A place that a bot considers. */
export interface Post {
  readonly at: Point
  /** May a base stop here, or only pass? */
  readonly stand: boolean
  /** Is it worth stopping here? Beside or in terrain every inch matters; in the open all places are alike. */
  readonly halt: boolean
}

/** Something on the table worth standing beside or in. */
export interface Works {
  readonly shape: Shape
  readonly openings: readonly Point[]
  /** Figures stand in it: a trench, a foxhole, a house. */
  readonly place: boolean
}

/** What a rule set says about standing on its empty table. */
export interface Footing {
  readonly width: Length
  readonly depth: Length
  /** How far apart the posts of the lattice are. */
  readonly step: Length
  /** From the outline of something to the middle of a base that stands beside it. */
  readonly beside: Length
  readonly works: readonly Works[]
  /** May a base stop here? */
  stands(at: Point): boolean
  /** Is every place here worth considering, not only every other one? */
  matters(at: Point): boolean
}

/**
 * The middle of every square of the lattice and, where terrain does not follow it, the places beside terrain, since
 * touching a wall or a window matters. The posts of the lattice come first, row by row from the south-west.
 */
export function postsOf(footing: Footing): readonly Post[] {
  const { width, depth, step } = footing
  const posts: Post[] = []
  const cells = new Cells(step, width)
  const same = step * SAME
  const add = (at: Point, inLattice: boolean, even: boolean): void => {
    if (at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > depth) return
    if (!inLattice && cells.around(at).some(i => squared((posts[i] as Post).at, at) < same * same)) return
    const stand = footing.stands(at)
    if (!stand && !inLattice) return
    cells.add(at, posts.length)
    posts.push({ at, stand, halt: stand && (even || footing.matters(at)) })
  }
  for (let row = 0; (row + 0.5) * step < depth; row++)
    for (let column = 0; (column + 0.5) * step < width; column++)
      add([(column + 0.5) * step, (row + 0.5) * step], true, row % 2 === 0 && column % 2 === 0)
  for (const works of footing.works) for (const at of along(works, footing)) add(at, false, false)
  return posts
}

/** Posts nearer to each other than this share of a step are merged. */
const SAME = 0.3

/** Which posts lie in which square. */
export class Cells {
  private readonly step: Length
  private readonly columns: number
  private readonly cells: (number[] | undefined)[] = []

  constructor(step: Length, width: Length) {
    this.step = step
    this.columns = Math.floor(width / step) + 1
  }

  /** A post on the table. */
  add([x, y]: Point, i: number): void {
    const at = Math.floor(y / this.step) * this.columns + Math.floor(x / this.step)
    const cell = this.cells[at]
    if (cell) cell.push(i)
    else this.cells[at] = [i]
  }

  /** Those in the squares that a circle of this radius may touch, row by row. */
  around([x, y]: Point, reach: Length = this.step): number[] {
    const { cells, columns, step } = this
    const found: number[] = []
    const ring = Math.ceil(reach / step)
    const row = Math.floor(y / step)
    const column = Math.floor(x / step)
    const last = Math.min(column + ring, columns - 1)
    for (let r = Math.max(row - ring, 0); r <= row + ring; r++)
      for (let c = Math.max(column - ring, 0); c <= last; c++) {
        const cell = cells[r * columns + c]
        if (cell) for (let k = 0; k < cell.length; k++) found.push(cell[k] as number)
      }
    return found
  }
}

/** Places that touch a piece of terrain: doors and windows first, then along its outline on both sides, then in it. */
function* along({ shape, openings, place }: Works, { step, beside }: Footing): Generator<Point> {
  const outline = outlineOf(shape)
  for (const opening of openings)
    for (const [from, to] of legs(outline))
      if (Math.abs(offLine(from, to, opening)) <= step * 2) yield* bothSides(opening, from, to, beside)
  for (const [from, to] of legs(outline)) {
    const count = Math.max(1, Math.floor(Math.sqrt(squared(from, to)) / step))
    for (let i = 0; i <= count; i++) {
      const share = i / count
      const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      if (place && 'line' in shape) yield rounded(at)
      else yield* bothSides(at, from, to, beside)
    }
  }
  if ('circle' in shape && place) yield [shape.circle[0], shape.circle[1]]
}

function* bothSides(at: Point, from: Point, to: Point, beside: Length): Generator<Point> {
  const length = Math.sqrt(squared(from, to))
  const nx = ((to[1] - from[1]) / length) * beside
  const ny = ((from[0] - to[0]) / length) * beside
  yield rounded([at[0] + nx, at[1] + ny])
  yield rounded([at[0] - nx, at[1] - ny])
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
const squared = (a: Point, b: Point): number => (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1])

/** How far a point lies off a straight line. */
const offLine = (a: Point, b: Point, c: Point): number =>
  ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / Math.sqrt(squared(a, b))

/** The outline as a path; a circle as twelve points on it. */
function outlineOf(shape: Shape): readonly Point[] {
  if ('line' in shape) return shape.line
  if ('polygon' in shape) return [...shape.polygon, shape.polygon[0] as Point]
  if (!('circle' in shape)) return []
  const [x, y, r] = shape.circle
  return clock.map(([dx, dy]) => [x + dx * r, y + dy * r])
}

const clock: readonly Point[] = [
  [1, 0],
  [0.866, 0.5],
  [0.5, 0.866],
  [0, 1],
  [-0.5, 0.866],
  [-0.866, 0.5],
  [-1, 0],
  [-0.866, -0.5],
  [-0.5, -0.866],
  [0, -1],
  [0.5, -0.866],
  [0.866, -0.5],
  [1, 0],
]

function* legs(path: readonly Point[]): Generator<readonly [Point, Point]> {
  for (let i = 1; i < path.length; i++) yield [path[i - 1] as Point, path[i] as Point]
}
