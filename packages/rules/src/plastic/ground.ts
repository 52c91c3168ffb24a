import {
  type AnyLand,
  bounds,
  Ground,
  heightOver,
  holds,
  type Length,
  memo,
  middleOfShape,
  type Point,
  position,
  type Rise,
  within,
} from '@sandtable/kernel'
import { reach } from './measure.ts'
import type { Feature, Hole, Plastic } from './records.ts'
import { type HeightClass, heightClasses, type TerrainKind, terrains } from './tables.ts'

/** A terrain piece with the properties the rules derive from it, computed once. */
export interface Land extends AnyLand, Rise {
  readonly feature: Feature
  readonly kind: string
  readonly type: TerrainKind
  readonly class: HeightClass
  /** A building, bunker, foxhole, trench or ditch: a place a figure can be in. */
  readonly place: boolean
  /** A building or bunker: it encloses the figures inside. */
  readonly shut: boolean
  /** A foxhole or trench: explosives must land in it. A ditch counts as open ground for them: PF-RUL-13. */
  readonly pit: boolean
  /** Blocks the line or does not count: hills, buildings, bunkers, and tall pieces that cannot be seen through. */
  readonly solid: boolean
  readonly tree: boolean
  readonly hill: boolean
  /** A wall, fence or hedge: a base may not end on it. */
  readonly barrier: boolean
  /** A thin line is crossed; an area is entered. */
  readonly line: boolean
  /** Doors, windows, slits and holes; null where they are everywhere. */
  readonly gaps: readonly Hole[] | null
}

const places = ['building', 'bunker', 'foxhole', 'trench', 'ditch']
const trees = ['thin-trees', 'thick-trees']

/** The table as the rules of this set see it. */
class PlasticGround extends Ground<Land> {
  private readonly places: readonly Land[]

  constructor(game: Plastic, lands: readonly Land[]) {
    super(
      game,
      lands,
      lands.filter(land => land.hill),
    )
    this.places = lands.filter(land => land.place)
  }

  /** The building, bunker, foxhole, trench or ditch that a point is in or on. */
  placeAt(p: Point): Land | null {
    for (const place of this.places) if (holds(place, p)) return place
    return null
  }
}

/** The ground of a game; rebuilt when a terrain piece changes. */
export const groundOf = memo(
  (game: Plastic) => {
    const standing = game.terrain.filter(feature => !feature.destroyed)
    const hills = standing.filter(f => f.kind === 'hill').map(f => landOf(game, f, 0))
    // a piece on a hill starts at the hill's top: PF-RUL-20
    const base = (f: Feature): Length => (f.kind === 'hill' ? 0 : heightOver(hills, middleOfShape(f.shape)))
    return new PlasticGround(
      game,
      standing.map(f => landOf(game, f, base(f))),
    )
  },
  game => game.grid,
)

/** Strictly inside, or on the outline too. */
export const isIn = (land: Land, p: Point): boolean => position(land.shape, p) !== 'out'

/** Is there a door, window, slit or hole at this point of the outline? */
export const atOpening = ({ gaps }: Land, [x, y]: Point): boolean =>
  gaps === null || gaps.some(({ at, width }) => within({ x, y, r: 0 }, { x: at[0], y: at[1], r: 0 }, width / 2))

/** Games of one set-up share the pieces that none of them has changed, and so what is known of them. */
const lands = memo((_tables: object) => new WeakMap<Feature, Land>())

function landOf(game: Plastic, feature: Feature, base: Length): Land {
  const { kind, shape, openings, holes } = feature
  const top = base + feature.height
  const known = lands(game.setup.tables).get(feature)
  if (known?.top === top) return known
  const type = game.rows(terrains)[kind] as TerrainKind
  const heightClass = type.heightClass === 'sunken' ? 'sunken' : classOf(game, feature.height)
  const shut = kind === 'building' || kind === 'bunker'
  const hill = kind === 'hill'
  const land: Land = {
    feature,
    id: feature.id,
    kind,
    type,
    shape,
    class: heightClass,
    top,
    place: places.includes(kind),
    shut,
    pit: kind === 'foxhole' || kind === 'trench',
    solid: shut || hill || (heightClass === 'tall' && !type.seeThrough),
    tree: trees.includes(kind),
    hill,
    barrier: /wall|fence|hedge/.test(kind),
    line: 'line' in shape && shape.thick === undefined,
    bounds: bounds(shape),
    gaps: openings && [...openings.map(at => ({ at, width: reach(game, 'opening') })), ...holes],
  }
  lands(game.setup.tables).set(feature, land)
  return land
}

/** By the height of the piece: PF-RUL-5. */
function classOf(game: Plastic, height: Length): HeightClass {
  for (const [name, row] of Object.entries(game.rows(heightClasses)))
    if (row['up-to'] === null || height <= row['up-to']) return name as HeightClass
  return 'tall'
}
