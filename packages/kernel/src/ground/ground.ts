import type { Id } from '../game/store.ts'
import { crosses, inside, withinOf } from '../geometry/geometry.ts'
import { Grid, placed } from '../geometry/grid.ts'
import type { Bounds, Point, Shape } from '../geometry/shape.ts'
import type { Length } from '../length.ts'
import { Recent } from './recent.ts'

/** A terrain piece, or what a rule set reads out of one. */
export interface AnyLand {
  readonly id: Id
  readonly shape: Shape
}

/** Terrain that lifts pieces on it to its top: a hill or the like. */
export interface Rise {
  readonly shape: Shape
  readonly bounds: Bounds
  /** The height of its top above the table. */
  readonly top: Length
}

/** The table as a rule set sees it: every terrain piece that counts, found by its id or its place. */
export class Ground<L extends AnyLand> {
  readonly lands: readonly L[]
  private readonly byId: ReadonlyMap<Id, L>
  private readonly rises: readonly Rise[]
  private readonly grid: Grid<L>
  private readonly crossings: Recent<readonly L[]>

  constructor(table: { readonly width: Length; readonly depth: Length }, lands: readonly L[], rises: readonly Rise[]) {
    this.lands = lands
    this.byId = new Map(lands.map(land => [land.id, land]))
    this.rises = rises
    this.grid = new Grid(lands.map(placed), table.width, table.depth)
    this.crossings = new Recent((a, b) => this.along(a, b).filter(land => crosses(land.shape, a, b)))
  }

  get(id: Id): L | null {
    return this.byId.get(id) ?? null
  }

  /** How high the ground is at a point. */
  height(p: Point): Length {
    return heightOver(this.rises, p)
  }

  /** Everything that a point lies in or on, in the order of the terrain list, like all lists below. */
  under(p: Point): readonly L[] {
    return this.overlapping({ west: p[0], south: p[1], east: p[0], north: p[1] }).filter(land => inside(land.shape, p))
  }

  /** Everything within reach of a point. */
  near(p: Point, reach: Length): readonly L[] {
    const around = { west: p[0] - reach, south: p[1] - reach, east: p[0] + reach, north: p[1] + reach }
    return this.overlapping(around).filter(land => withinOf(land.shape, p, reach))
  }

  /** Everything that a straight line passes through. */
  crossed(a: Point, b: Point): readonly L[] {
    return this.crossings.along(a, b)
  }

  /** Everything that a straight line may meet, judged by bounds. */
  along(a: Point, b: Point): readonly L[] {
    return this.grid.along(a, b)
  }

  /** Everything whose bounds meet these. */
  overlapping(bounds: Bounds): readonly L[] {
    return this.grid.near(bounds)
  }
}

/** The ground at a point is as high as the highest of these pieces over it. */
export function heightOver(rises: readonly Rise[], p: Point): Length {
  let height = 0
  for (const rise of rises) if (rise.top > height && holds(rise, p)) height = rise.top
  return height
}

/** Does a point lie in the piece or on its outline? Most points lie in nothing, which the bounds tell at once. */
export const holds = (
  { bounds: { west, south, east, north }, shape }: Pick<Rise, 'bounds' | 'shape'>,
  p: Point,
): boolean => p[0] >= west && p[0] <= east && p[1] >= south && p[1] <= north && inside(shape, p)

/** Is a point at most this far from the piece? Most are much farther, which the bounds tell at once. */
export const isBy = (
  { bounds: { west, south, east, north }, shape }: Pick<Rise, 'bounds' | 'shape'>,
  p: Point,
  reach: Length,
): boolean =>
  p[0] >= west - reach &&
  p[0] <= east + reach &&
  p[1] >= south - reach &&
  p[1] <= north + reach &&
  withinOf(shape, p, reach)
