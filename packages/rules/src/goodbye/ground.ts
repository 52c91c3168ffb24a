import {
  type AnyLand,
  bounds,
  corners,
  crosses,
  Ground,
  holds,
  isBy,
  kept,
  type Length,
  memo,
  outlineHits,
  type Point,
  type Rise,
  withinOf,
} from '@sandtable/kernel'
import type { Feature, Goodbye } from './records.ts'
import { distances, type TerrainKind, terrains } from './tables.ts'

/** A terrain piece with the properties the rules derive from it, computed once. */
export interface Land extends AnyLand, Rise {
  readonly kind: string
  readonly type: TerrainKind
  readonly covers: boolean
  readonly difficult: boolean
  readonly confined: boolean
  /** A grenade must be thrown over it: GB-RUL-47. */
  readonly obstruction: boolean
  /** A building or bunker: entered, left and seen out of through its openings. */
  readonly shut: boolean
  /** A trench or dugout: entered freely, left by climbing. */
  readonly pit: boolean
  /** A pit or shell hole: it covers figures in it, not behind it. */
  readonly sunken: boolean
  /** A hill or cliff: a figure on it stands as high as its top. */
  readonly rise: boolean
  readonly wood: boolean
  /** Doors, windows and slits; null where they are everywhere. */
  readonly openings: readonly Point[] | null
  /** How far an opening reaches to either side of its middle. */
  readonly wide: Length
}

/** The table as the rules of this set see it. */
class GoodbyeGround extends Ground<Land> {
  private readonly works = new Map<string, readonly Land[]>()

  /** The trenches and dugouts connected to this one, directly or through others, without climbing. */
  worksOf(pit: Land): readonly Land[] {
    return kept(this.works, pit.id, () => {
      const found = [pit]
      for (const one of found)
        for (const other of this.lands)
          if (other.pit && !found.includes(other) && touches(one.shape, other.shape)) found.push(other)
      return found
    })
  }

  /** What a straight line crosses, or ends in. */
  override crossed(a: Point, b: Point): readonly Land[] {
    return this.along(a, b).filter(land => crosses(land.shape, a, b) || holds(land, a) || holds(land, b))
  }
}

/** Games of one set-up share the pieces that none of them has changed, and so what is known of them. */
const knownLands = memo((_tables: object) => new WeakMap<Feature, Land>())

/** The ground of a game; rebuilt when a terrain piece changes. */
export const groundOf = memo(
  (game: Goodbye) => {
    const known = knownLands(game.setup.tables)
    const lands = game.terrain.map(feature => {
      const land = known.get(feature) ?? landOf(game, feature)
      known.set(feature, land)
      return land
    })
    return new GoodbyeGround(
      game,
      lands,
      lands.filter(land => land.rise),
    )
  },
  game => game.grid,
)

export const isNear = (land: Land, p: Point, reach: Length): boolean => isBy(land, p, reach)

/** Is there an opening at this point of the outline? */
export const atOpening = ({ openings, wide }: Land, [x, y]: Point): boolean =>
  openings === null || openings.some(([ox, oy]) => (ox - x) * (ox - x) + (oy - y) * (oy - y) <= wide * wide)

/** Does a line between inside and outside go through openings only? */
export const byOpening = (land: Land, a: Point, b: Point): boolean =>
  land.openings === null || outlineHits(land.shape, a, b).every(hit => atOpening(land, hit.at))

/** A fraction that is whole apart from rounding. */
export const WHOLE = 1 - 1e-9

/** The building, bunker, trench or dugout at a point: GB-GREN-8. */
export function confinedAt(game: Goodbye, p: Point): Land | null {
  return (
    groundOf(game)
      .under(p)
      .find(land => land.confined) ?? null
  )
}

/** Are both points in the same building or bunker, or in connected trenches and dugouts? GB-RUL-20. */
export function isConfinedWith(game: Goodbye, a: Point, b: Point): boolean {
  const ground = groundOf(game)
  const places = ground.under(a).filter(land => land.confined)
  return places.some(place => holds(place, b) || (place.pit && ground.worksOf(place).some(land => holds(land, b))))
}

/** Do two pieces touch or overlap? A corner or edge of one must reach the other. */
const touches = (a: Feature['shape'], b: Feature['shape']): boolean => reachesInto(a, b) || reachesInto(b, a)

function reachesInto(from: Feature['shape'], to: Feature['shape']): boolean {
  const { points, reach } = skeletonOf(from)
  return points.some((p, i) => withinOf(to, p, reach) || (i > 0 && crosses(to, points[i - 1] as Point, p)))
}

/** The corners of a piece, and its extent around the lines between them. */
function skeletonOf(shape: Feature['shape']): { readonly points: readonly Point[]; readonly reach: Length } {
  if ('circle' in shape) return { points: [[shape.circle[0], shape.circle[1]]], reach: shape.circle[2] }
  if ('line' in shape) return { points: shape.line, reach: (shape.thick ?? 0) / 2 }
  const outline = 'polygon' in shape ? shape.polygon : 'box' in shape ? corners(shape.box) : [shape.cone.at]
  return { points: [...outline, outline[0] as Point], reach: 0 }
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
    top: height,
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
    wide: game.rows(distances).opening,
  }
}
