import {
  type Bounds,
  bounds,
  crosses,
  distance,
  type Grid,
  inch,
  inside,
  type Length,
  type Point,
  position,
  type Shape,
  within,
  withinOf,
} from '@sandtable/kernel'
import type { Feature, Hole, Plastic } from './records.ts'
import { type HeightClass, heightClasses, type TerrainKind, terrains } from './tables.ts'

/** A terrain piece with what the rules read out of it, worked out once. */
export interface Land {
  readonly feature: Feature
  readonly id: string
  readonly kind: string
  readonly type: TerrainKind
  readonly shape: Feature['shape']
  readonly class: HeightClass
  /** How high above the table its top is: the ground it stands on and its own height. */
  readonly top: Length
  /** A building, bunker, foxhole, trench or ditch: something that a figure is in. */
  readonly place: boolean
  /** A building or bunker: it shuts in who is inside. */
  readonly shut: boolean
  /** A foxhole or trench: explosives must be landed in it. A ditch is open ground to them: PF-RUL-13. */
  readonly pit: boolean
  /** Blocks the line or does not count for it: hills, buildings, bunkers, and what is tall and not seen through. */
  readonly solid: boolean
  readonly tree: boolean
  readonly hill: boolean
  /** A wall, fence or hedge: a base may not end on it. */
  readonly barrier: boolean
  /** A thin line is crossed; an area is entered. */
  readonly line: boolean
  readonly bounds: Bounds
  /** Doors, windows, slits and holes; null where they are everywhere. */
  readonly gaps: readonly Hole[] | null
}

/** A door, window or slit is 1 inch wide: PF-RUL-15. */
const OPENING = inch(1)

const places = ['building', 'bunker', 'foxhole', 'trench', 'ditch']
const trees = ['thin-trees', 'thick-trees']

/** The table as the rules of this set see it. */
export class Ground {
  readonly lands: readonly Land[]
  private readonly places: readonly Land[]
  private readonly hills: readonly Land[]
  private readonly byId: ReadonlyMap<string, Land>

  constructor(game: Plastic) {
    const standing = game.terrain.filter(feature => !feature.destroyed)
    this.hills = standing.filter(f => f.kind === 'hill').map(f => landOf(game, f, 0))
    this.lands = standing.map(f => (f.kind === 'hill' ? landOf(game, f, 0) : landOf(game, f, this.height(middle(f)))))
    this.places = this.lands.filter(land => land.place)
    this.byId = new Map(this.lands.map(land => [land.id, land]))
  }

  get(id: string): Land | null {
    return this.byId.get(id) ?? null
  }

  /** The ground at a point is as high as the tallest hill over it: PF-RUL-20. */
  height(p: Point): Length {
    let height = 0
    for (const hill of this.hills) if (hill.top > height && holds(hill, p)) height = hill.top
    return height
  }

  /** The building, bunker, foxhole, trench or ditch that a point is in or on. */
  placeAt(p: Point): Land | null {
    for (const place of this.places) if (holds(place, p)) return place
    return null
  }

  /** What a straight line crosses, in the order of the terrain list: PF-RUL-90. */
  crossed(game: Plastic, a: Point, b: Point): readonly Land[] {
    const result: Land[] = []
    for (const feature of game.grid.along(a, b)) {
      const land = this.byId.get(feature.id)
      if (land && crosses(land.shape, a, b)) result.push(land)
    }
    return result
  }

  /** What lies within reach of a point. */
  near(game: Plastic, p: Point, reach: Length): readonly Land[] {
    const around = { west: p[0] - reach, south: p[1] - reach, east: p[0] + reach, north: p[1] + reach }
    const result: Land[] = []
    for (const feature of game.grid.near(around)) {
      const land = this.byId.get(feature.id)
      if (land && withinOf(land.shape, p, reach)) result.push(land)
    }
    return result
  }
}

/** Most points lie in nothing at all, which the bounds tell at once. */
const holds = ({ bounds: { west, south, east, north }, shape }: Land, p: Point): boolean =>
  p[0] >= west && p[0] <= east && p[1] >= south && p[1] <= north && inside(shape, p)

const grounds = new WeakMap<Grid<Feature>, Ground>()
/** The one asked for last is nearly always the one that is asked for next. */
let last: { readonly grid: Grid<Feature>; readonly ground: Ground } | null = null

/** The ground of a game; made anew when a terrain piece has changed. */
export function groundOf(game: Plastic): Ground {
  const { grid } = game
  if (last?.grid === grid) return last.ground
  const ground = grounds.get(grid) ?? new Ground(game)
  grounds.set(grid, ground)
  last = { grid, ground }
  return ground
}

/** Strictly inside, or on the outline as well. */
export const isIn = (land: Land, p: Point): boolean => position(land.shape, p) !== 'out'

/** Is there a door, window, slit or hole at this point of the outline? */
export const atOpening = ({ gaps }: Land, [x, y]: Point): boolean =>
  gaps === null || gaps.some(({ at, width }) => within({ x, y, r: 0 }, { x: at[0], y: at[1], r: 0 }, width / 2))

/** How far a point lies from the outline of something, inside it or out. */
export function fromOutline(shape: Shape, p: Point): number {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle
    return Math.abs(Math.sqrt((x - p[0]) * (x - p[0]) + (y - p[1]) * (y - p[1])) - radius)
  }
  if ('polygon' in shape) return distance({ line: [...shape.polygon, shape.polygon[0] as Point] }, p)
  if ('line' in shape) return Math.abs(distance({ line: shape.line }, p) - (shape.thick ?? 0) / 2)
  return distance(shape, p)
}

function landOf(game: Plastic, feature: Feature, base: Length): Land {
  const { kind, shape, openings, holes } = feature
  const type = game.rows(terrains)[kind] as TerrainKind
  const heightClass = type.heightClass === 'sunken' ? 'sunken' : classOf(game, feature.height)
  const shut = kind === 'building' || kind === 'bunker'
  const hill = kind === 'hill'
  return {
    feature,
    id: feature.id,
    kind,
    type,
    shape,
    class: heightClass,
    top: base + feature.height,
    place: places.includes(kind),
    shut,
    pit: kind === 'foxhole' || kind === 'trench',
    solid: shut || hill || (heightClass === 'tall' && !type.seeThrough),
    tree: trees.includes(kind),
    hill,
    barrier: /wall|fence|hedge/.test(kind),
    line: 'line' in shape && shape.thick === undefined,
    bounds: bounds(shape),
    gaps: openings && [...openings.map(at => ({ at, width: OPENING })), ...holes],
  }
}

/** By the height of the piece: PF-RUL-5. */
function classOf(game: Plastic, height: Length): HeightClass {
  for (const [name, row] of Object.entries(game.rows(heightClasses)))
    if (row['up-to'] === null || height <= row['up-to']) return name as HeightClass
  return 'tall'
}

function middle(feature: Feature): Point {
  const { west, south, east, north } = bounds(feature.shape)
  return [Math.round((west + east) / 2), Math.round((south + north) / 2)]
}
