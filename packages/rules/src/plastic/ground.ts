import { bounds, crosses, type Grid, inside, type Length, type Point, position, withinOf } from '@sandtable/kernel'
import type { Feature, Plastic } from './records.ts'
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
  /** Tall, and nobody sees or shoots through it. */
  readonly solid: boolean
  readonly tree: boolean
  readonly hill: boolean
  /** A thin line is crossed; an area is entered. */
  readonly line: boolean
}

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
    for (const hill of this.hills) if (hill.top > height && inside(hill.shape, p)) height = hill.top
    return height
  }

  /** The building, bunker, foxhole, trench or ditch that a point is in or on. */
  placeAt(p: Point): Land | null {
    for (const place of this.places) if (inside(place.shape, p)) return place
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

const grounds = new WeakMap<Grid<Feature>, Ground>()

/** The ground of a game; made anew when a terrain piece has changed. */
export function groundOf(game: Plastic): Ground {
  let ground = grounds.get(game.grid)
  if (!ground) {
    ground = new Ground(game)
    grounds.set(game.grid, ground)
  }
  return ground
}

/** Strictly inside, or on the outline as well. */
export const isIn = (land: Land, p: Point): boolean => position(land.shape, p) !== 'out'

function landOf(game: Plastic, feature: Feature, base: Length): Land {
  const type = game.rows(terrains)[feature.kind] as TerrainKind
  const heightClass = type.heightClass === 'sunken' ? 'sunken' : classOf(game, feature.height)
  const tree = trees.includes(feature.kind)
  return {
    feature,
    id: feature.id,
    kind: feature.kind,
    type,
    shape: feature.shape,
    class: heightClass,
    top: base + feature.height,
    place: places.includes(feature.kind),
    solid: heightClass === 'tall' && !type.seeThrough,
    tree,
    hill: feature.kind === 'hill',
    line: 'line' in feature.shape && feature.shape.thick === undefined,
  }
}

/** By the height of the piece: PF-RUL-5. */
function classOf(game: Plastic, height: Length): HeightClass {
  for (const [name, row] of Object.entries(game.rows(heightClasses)))
    if ((row.over === null || height > row.over) && (row['up-to'] === null || height <= row['up-to']))
      return name as HeightClass
  return 'tall'
}

function middle(feature: Feature): Point {
  const { west, south, east, north } = bounds(feature.shape)
  return [Math.round((west + east) / 2), Math.round((south + north) / 2)]
}
