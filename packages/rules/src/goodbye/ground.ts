import {
  type Bounds,
  bounds,
  corners,
  crosses,
  type Grid,
  inside,
  type Length,
  outlineHits,
  type Point,
  withinOf,
} from '@sandtable/kernel'
import type { Feature, Goodbye } from './records.ts'
import { distances, type TerrainKind, terrains } from './tables.ts'

/** A terrain piece with what the rules read out of it, worked out once. */
export interface Land {
  readonly id: string
  readonly kind: string
  readonly type: TerrainKind
  readonly shape: Feature['shape']
  readonly bounds: Bounds
  readonly height: Length
  readonly covers: boolean
  readonly difficult: boolean
  readonly confined: boolean
  /** A grenade has to be thrown over it: GB-RUL-47. */
  readonly obstruction: boolean
  /** A building or bunker: entered, left and looked out of at its openings. */
  readonly shut: boolean
  /** A trench or dugout: entered freely, left by climbing. */
  readonly pit: boolean
  /** A pit or a shell hole: it covers who is in it, not who is behind it. */
  readonly sunken: boolean
  /** A hill or cliff: who is on it stands as high as its top. */
  readonly rise: boolean
  readonly wood: boolean
  /** Doors, windows and slits; null where they are everywhere. */
  readonly openings: readonly Point[] | null
}

/** The table as the rules of this set see it. */
export class Ground {
  readonly lands: readonly Land[]
  private readonly rises: readonly Land[]
  private readonly byId: ReadonlyMap<string, Land>
  private readonly works = new Map<string, readonly Land[]>()

  constructor(game: Goodbye) {
    this.lands = game.terrain.map(feature => landOf(game, feature))
    this.rises = this.lands.filter(land => land.rise)
    this.byId = new Map(this.lands.map(land => [land.id, land]))
  }

  get(id: string): Land | null {
    return this.byId.get(id) ?? null
  }

  /** The trenches and dugouts that can be reached from this one without climbing: those that touch it, and so on. */
  worksOf(pit: Land): readonly Land[] {
    let works = this.works.get(pit.id)
    if (works) return works
    const found = [pit]
    for (const one of found)
      for (const other of this.lands)
        if (other.pit && !found.includes(other) && touches(one.shape, other.shape)) found.push(other)
    works = found
    this.works.set(pit.id, works)
    return works
  }

  /** The ground at a point is as high as the highest hill or cliff over it. */
  height(p: Point): Length {
    let height = 0
    for (const rise of this.rises) if (rise.height > height && holds(rise, p)) height = rise.height
    return height
  }

  /** Everything that a point lies in. */
  under(game: Goodbye, [x, y]: Point): readonly Land[] {
    const found: Land[] = []
    for (const feature of game.grid.near({ west: x, south: y, east: x, north: y })) {
      const land = this.byId.get(feature.id)
      if (land && holds(land, [x, y])) found.push(land)
    }
    return found
  }

  /** What a straight line crosses, or ends in, in the order of the terrain list. */
  crossed(game: Goodbye, a: Point, b: Point): readonly Land[] {
    const features = game.grid.along(a, b)
    if (features.length === 0) return NOTHING
    const result: Land[] = []
    for (const feature of features) {
      const land = this.byId.get(feature.id)
      if (land && (crosses(land.shape, a, b) || holds(land, a) || holds(land, b))) result.push(land)
    }
    return result
  }
}
const NOTHING: readonly Land[] = []

/** Most points lie in nothing at all, which the bounds tell at once. */
export const holds = ({ bounds: { west, south, east, north }, shape }: Land, p: Point): boolean =>
  p[0] >= west && p[0] <= east && p[1] >= south && p[1] <= north && inside(shape, p)

export const isNear = (land: Land, p: Point, reach: Length): boolean => withinOf(land.shape, p, reach)

/** Is there an opening at this point of the outline? */
export const atOpening = ({ openings }: Land, [x, y]: Point): boolean =>
  openings === null ||
  openings.some(([ox, oy]) => (ox - x) * (ox - x) + (oy - y) * (oy - y) <= distances.opening * distances.opening)

/** Does a line between inside and outside go through openings only? */
export const byOpening = (land: Land, a: Point, b: Point): boolean =>
  land.openings === null || outlineHits(land.shape, a, b).every(hit => atOpening(land, hit.at))

/** A share that is whole but for rounding. */
export const WHOLE = 1 - 1e-9

/** A building, bunker, trench or dugout that a point is in: GB-GREN-8. */
export function confinedAt(game: Goodbye, p: Point): Land | null {
  return (
    groundOf(game)
      .under(game, p)
      .find(land => land.confined) ?? null
  )
}

/** Are both points in the same building or bunker, or in trenches and dugouts that pass into one another? GB-RUL-20. */
export function isConfinedWith(game: Goodbye, a: Point, b: Point): boolean {
  const ground = groundOf(game)
  const places = ground.under(game, a).filter(land => land.confined)
  return places.some(place => holds(place, b) || (place.pit && ground.worksOf(place).some(land => holds(land, b))))
}

/** Do two pieces touch or overlap? One reaches a corner, or an edge, of the other. */
const touches = (a: Feature['shape'], b: Feature['shape']): boolean => reachesInto(a, b) || reachesInto(b, a)

function reachesInto(from: Feature['shape'], to: Feature['shape']): boolean {
  const { points, reach } = skeletonOf(from)
  return points.some((p, i) => withinOf(to, p, reach) || (i > 0 && crosses(to, points[i - 1] as Point, p)))
}

/** The corners of a piece and how far it reaches from the lines between them. */
function skeletonOf(shape: Feature['shape']): { readonly points: readonly Point[]; readonly reach: Length } {
  if ('circle' in shape) return { points: [[shape.circle[0], shape.circle[1]]], reach: shape.circle[2] }
  if ('line' in shape) return { points: shape.line, reach: (shape.thick ?? 0) / 2 }
  const outline = 'polygon' in shape ? shape.polygon : 'box' in shape ? corners(shape.box) : [shape.cone.at]
  return { points: [...outline, outline[0] as Point], reach: 0 }
}

const grounds = new WeakMap<Grid<Feature>, Ground>()
/** The one asked for last is nearly always the one that is asked for next. */
let last: { readonly grid: Grid<Feature>; readonly ground: Ground } | null = null

/** The ground of a game; made anew when a terrain piece has changed. */
export function groundOf(game: Goodbye): Ground {
  const { grid } = game
  if (last?.grid === grid) return last.ground
  const ground = grounds.get(grid) ?? new Ground(game)
  grounds.set(grid, ground)
  last = { grid, ground }
  return ground
}

function landOf(game: Goodbye, feature: Feature): Land {
  const { id, kind, shape, height, openings } = feature
  const type = game.rows(terrains)[kind] as TerrainKind
  return {
    id,
    kind,
    type,
    shape,
    bounds: bounds(shape),
    height,
    covers: type.cover === 'cover',
    difficult: type.difficult ?? false,
    confined: type.confined ?? false,
    obstruction: type.obstruction ?? false,
    shut: kind === 'building' || kind === 'bunker',
    pit: kind === 'trench' || kind === 'dugout',
    sunken: kind === 'trench' || kind === 'dugout' || kind === 'shell-hole',
    rise: kind === 'hill' || kind === 'cliff',
    wood: kind === 'woods',
    openings,
  }
}
