import { bounds, Ground, type Id, type Length, memo, type Point, position } from '@sandtable/kernel'
import type { Blaze, Feature } from '../records.ts'
import { type Cover, terrainEffect, terrains } from '../tables.ts'

/** The rule behind each kind of ground. */
export const rulesOfGround: { readonly [kind: string]: readonly string[] } = {
  road: ['BA-TERR-9'],
  hedge: ['BA-TERR-10'],
  scrub: ['BA-TERR-11'],
  woods: ['BA-TERR-12'],
  river: ['BA-TERR-13'],
  'hill-crest': ['BA-TERR-14'],
  wall: ['BA-TERR-15'],
  building: ['BA-TERR-16'],
  bunker: ['BA-TERR-17'],
  trench: ['BA-TERR-18'],
  foxhole: ['BA-TERR-19'],
  ruin: ['BA-BUST-8'],
}

/** Is it still there and in effect? Smoke fired in this step is not yet. */
export const isThere = (feature: Feature): boolean => !feature.gone && !feature.destroyed && !feature.pending

/** May this side know of the feature? */
export const isKnownGround = (feature: Feature, side: Id | null): boolean =>
  !feature.hidden || side === null || feature.side === side

/** A thin line is crossed, an area is entered. Wire is a line although it is thick. */
export const isLine = (feature: Feature): boolean => 'line' in feature.shape && feature.shape.thick === undefined

/** The features that are there; looked up again when one has changed. */
export const groundOf = memo(
  (game: Blaze) => {
    const there = game.terrain.filter(isThere)
    const hills = there.filter(feature => feature.kind === 'hill' && !isLine(feature))
    const rises = hills.map(({ shape, height }) => ({ shape, bounds: bounds(shape), top: height }))
    return new Ground<Feature>(game, there, rises)
  },
  game => game.grid,
)

/** The features that hold this point, in or on their outline. */
export const featuresAt = (game: Blaze, p: Point, kind?: string): readonly Feature[] =>
  groundOf(game)
    .under(p)
    .filter(feature => !isLine(feature) && (kind === undefined || feature.kind === kind))

export const isIn = (feature: Feature, p: Point): boolean => !isLine(feature) && position(feature.shape, p) !== 'out'

/** The features that a straight way leads through or over; of those that matter, if only some do. */
export function crossed(game: Blaze, a: Point, b: Point, matters?: (feature: Feature) => boolean): readonly Feature[] {
  const all = groundOf(game).crossed(a, b)
  return matters ? all.filter(matters) : all
}

/** The features within reach of a point. */
export const featuresNear = (game: Blaze, p: Point, reach: Length): readonly Feature[] => groundOf(game).near(p, reach)

/** The building or bunker at a point. */
export const houseAt = (game: Blaze, p: Point): Feature | null =>
  featuresAt(game, p).find(feature => feature.kind === 'building' || feature.kind === 'bunker') ?? null

/** How high the ground is: the tallest hill over it. */
export const groundHeight = (game: Blaze, p: Point): Length => groundOf(game).height(p)

export type CoverColumn = 'direct' | 'indirect' | 'melee'

/** What cover a feature gives: by the terrain effect table, and what a building is made of (BA-STREET-6, BA-STREET-7). */
export function coverGiven(game: Blaze, feature: Feature, column: CoverColumn): Cover {
  if (feature.kind === 'ruin') return feature.was === 'bunker' || feature.build === 'strong' ? 'hard' : 'soft'
  if (feature.kind === 'building' && feature.build === 'flimsy') return 'soft'
  return game.rows(terrainEffect)[feature.kind]?.[column] ?? 'none'
}

/** The kinds of ground that conceal their occupants: scrub, woods, houses, works. */
export const conceals = (game: Blaze, feature: Feature): boolean =>
  (game.rows(terrains)[feature.kind]?.sight ?? '').includes('conceals')
