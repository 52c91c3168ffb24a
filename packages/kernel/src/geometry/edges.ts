import { crossesForm, type Form, form, positionIn } from './geometry.ts'
import { type Bins, bins, Lattice } from './lattice.ts'
import { edges } from './polygon.ts'
import { type Bounds, bounds, type Point, type Shape } from './shape.ts'

/** Cells per edge: fewer make a line test more edges, more make it walk more cells. Measured by bench/sight.ts. */
const cellsPerEdge = 4

/**
 * The outlines of solid shapes as flat numbers in a lattice, for one question: does a straight line pass through any of
 * them? Nothing is allocated while it is answered.
 */
export class Edges {
  private readonly forms: readonly Form[]
  private readonly lattice: Lattice
  /** Four numbers an edge: from x, from y, to x, to y. */
  private readonly places: Float64Array
  /** The shape that the edge belongs to. */
  private readonly owners: Int32Array
  /** Edges by cell; a shape without straight edges as -1 less its number. */
  private readonly parts: Bins
  /** Polygons by cell, for lines that start and end inside one. */
  private readonly areas: Bins
  /** The query in which an edge or shape was last examined, so that each is examined once per query. */
  private readonly edgeStamps: Int32Array
  private readonly formStamps: Int32Array
  private stamp = 0
  private readonly from: [number, number] = [0, 0]
  private readonly to: [number, number] = [0, 0]

  constructor(shapes: readonly Shape[], area: Bounds) {
    this.forms = shapes.map(form)
    const places: number[] = []
    const owners: number[] = []
    for (const [owner, it] of this.forms.entries()) {
      for (const [from, to] of straight(it)) {
        places.push(...from, ...to)
        owners.push(owner)
      }
    }
    this.places = Float64Array.from(places)
    this.owners = Int32Array.from(owners)
    this.lattice = new Lattice(area, 64 + cellsPerEdge * owners.length)
    this.parts = this.partsByCell(shapes)
    this.areas = this.areasByCell(shapes)
    this.edgeStamps = new Int32Array(owners.length)
    this.formStamps = new Int32Array(shapes.length)
  }

  private partsByCell(shapes: readonly Shape[]): Bins {
    const cells: number[] = []
    const ids: number[] = []
    const put = (where: Iterable<number>, id: number): void => {
      for (const cell of where) {
        cells.push(cell)
        ids.push(id)
      }
    }
    for (let edge = 0; edge < this.owners.length; edge++) {
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = this.places.subarray(4 * edge, 4 * edge + 4)
      put(this.lattice.near([fromX, fromY], [toX, toY], 0), edge)
    }
    for (const [owner, it] of this.forms.entries()) {
      if ('cone' in it) put(this.lattice.within(bounds(shapes[owner] as Shape)), -1 - owner)
      if (!('stroke' in it) || it.stroke.thick === 0) continue
      const { spine, thick } = it.stroke
      const around = new Set<number>()
      for (let i = 1; i < spine.length; i++) {
        for (const cell of this.lattice.near(spine[i - 1] as Point, spine[i] as Point, thick / 2)) around.add(cell)
      }
      put(around, -1 - owner)
    }
    return bins(this.lattice.count, cells, ids)
  }

  private areasByCell(shapes: readonly Shape[]): Bins {
    const cells: number[] = []
    const ids: number[] = []
    for (const [owner, it] of this.forms.entries()) {
      if (!('polygon' in it)) continue
      for (const cell of this.lattice.within(bounds(shapes[owner] as Shape))) {
        cells.push(cell)
        ids.push(owner)
      }
    }
    return bins(this.lattice.count, cells, ids)
  }

  /**
   * Does the straight line from a to b pass through any of the shapes, as in `crosses`? The same as from b to a. This
   * is Lattice.walk and segmentsCross inlined: a call for each cell and edge would halve the speed.
   */
  blocked(ax: number, ay: number, bx: number, by: number): boolean {
    const { lattice, places, owners, edgeStamps } = this
    const { west, south, shift, columns } = lattice
    const { start, list } = this.parts
    const stamp = this.nextStamp()
    if (!lattice.holds(ax, ay) || !lattice.holds(bx, by)) return this.blockedOffArea(ax, ay, bx, by)
    const dx = bx - ax
    const dy = by - ay
    const side = 1 << shift
    const column = (ax - west) >> shift
    const row = (ay - south) >> shift
    let steps = Math.abs(((bx - west) >> shift) - column) + Math.abs(((by - south) >> shift) - row)
    const stepX = dx < 0 ? -1 : 1
    const stepY = dy < 0 ? -columns : columns
    const overX = side * Math.abs(dy)
    const overY = side * Math.abs(dx)
    let nextX = (dx < 0 ? ax - west - column * side : (column + 1) * side - (ax - west)) * Math.abs(dy)
    let nextY = (dy < 0 ? ay - south - row * side : (row + 1) * side - (ay - south)) * Math.abs(dx)
    let cell = row * columns + column
    for (;;) {
      for (let i = start[cell] as number, end = start[cell + 1] as number; i < end; i++) {
        const edge = list[i] as number
        if (edge < 0) {
          if (this.meets(-1 - edge, ax, ay, bx, by)) return true
          continue
        }
        if (edgeStamps[edge] === stamp) continue
        edgeStamps[edge] = stamp
        const px = (places[4 * edge] as number) - ax
        const py = (places[4 * edge + 1] as number) - ay
        const qx = (places[4 * edge + 2] as number) - ax
        const qy = (places[4 * edge + 3] as number) - ay
        const corners = (dx * py - dy * px) * (dx * qy - dy * qx)
        if (corners > 0) continue
        const ends = (px * qy - py * qx) * ((px - dx) * (qy - dy) - (py - dy) * (qx - dx))
        if (ends > 0) continue
        if (corners < 0 && ends < 0) return true
        // They touch, or are collinear: then the whole shape must decide.
        if (this.meets(owners[edge] as number, ax, ay, bx, by)) return true
      }
      if (--steps < 0) return this.holds(ax, ay)
      if (nextX < nextY) {
        nextX += overX
        cell += stepX
      } else {
        nextY += overY
        cell += stepY
      }
    }
  }

  private nextStamp(): number {
    if (this.stamp === 0x7fffffff) {
      this.edgeStamps.fill(0)
      this.formStamps.fill(0)
      this.stamp = 0
    }
    return ++this.stamp
  }

  /** Lines that start or end off the table are rare: ask every shape. */
  private blockedOffArea(ax: number, ay: number, bx: number, by: number): boolean {
    for (let owner = 0; owner < this.forms.length; owner++) if (this.meets(owner, ax, ay, bx, by)) return true
    return false
  }

  private meets(owner: number, ax: number, ay: number, bx: number, by: number): boolean {
    if (this.formStamps[owner] === this.stamp) return false
    this.formStamps[owner] = this.stamp
    const { from, to } = this
    from[0] = ax
    from[1] = ay
    to[0] = bx
    to[1] = by
    return crossesForm(this.forms[owner] as Form, from, to)
  }

  /** Does the point lie inside a polygon? A line that meets no outline lies wholly inside or wholly outside. */
  private holds(x: number, y: number): boolean {
    const { lattice, from } = this
    const { start, list } = this.areas
    const cell = lattice.row(y) * lattice.columns + lattice.column(x)
    from[0] = x
    from[1] = y
    for (let i = start[cell] as number, end = start[cell + 1] as number; i < end; i++) {
      if (positionIn(this.forms[list[i] as number] as Form, from) === 'in') return true
    }
    return false
  }
}

/** The edges of a shape that has only straight ones. */
function* straight(it: Form): Generator<readonly [Point, Point]> {
  if ('polygon' in it) yield* edges(it.polygon)
  else if ('stroke' in it && it.stroke.thick === 0) {
    const { spine } = it.stroke
    for (let i = 1; i < spine.length; i++) yield [spine[i - 1] as Point, spine[i] as Point]
  }
}
