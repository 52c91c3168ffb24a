import { type Box, corners, crosses, type Point, withinOf } from '@sandtable/kernel'
import type { Blaze, Feature, Stand } from '../records.ts'
import { hullAt, middleOf, type Thing } from '../stands/measure.ts'
import { bearerOf, carriesOutside, isConcealed, kindOf } from '../stands/stand.ts'
import { type Cover, covers } from '../tables.ts'
import { reach } from '../values.ts'
import { type CoverColumn, coverGiven, crossed, featuresAt, isLine, rulesOfGround } from './ground.ts'

export interface InCover {
  readonly cover: Cover
  /** What gives it. */
  readonly by: Feature | null
  readonly cites: readonly string[]
}

const OPEN: InCover = { cover: 'none', by: null, cites: [] }

/**
 * The cover of a stand from a firer, or in melee. When its centre is inside an area feature that gives cover, or the line to it
 * crosses a line feature within 50 mm of its base; the best counts, never two: BA-RUL-23. Without `from` only the ground it is on counts.
 */
export function coverOf(game: Blaze, target: Stand, from: Thing | null, column: CoverColumn): InCover {
  const bearer = bearerOf(game, target)
  if (bearer) return coverAboard(game, bearer)
  return coverAt(game, target, target.at as Point, from, column)
}

/** As coverOf, for a stand as if it stood there. */
export function coverAt(game: Blaze, target: Stand, at: Point, from: Thing | null, column: CoverColumn): InCover {
  let best = OPEN
  // what is hidden covers only what is hidden as well: whoever is seen in it gives it away
  const counts = (feature: Feature): boolean => !feature.hidden || isConcealed(target)
  for (const feature of featuresAt(game, at).filter(counts)) best = better(best, inCover(game, feature, column))
  if (from === null || best.cover === 'hard') return best
  const base = hullAt(game, target, at)
  for (const feature of crossed(game, middleOf(game, from), at, isLine))
    if (counts(feature) && isClose(game, feature, base)) best = better(best, inCover(game, feature, column))
  return best
}

/** Is a stand in any cover from direct fire? Like coverOf, without the source. */
export function isCovered(game: Blaze, target: Stand, from: Thing): boolean {
  const bearer = bearerOf(game, target)
  if (bearer) return coverAboard(game, bearer).cover !== 'none'
  const at = target.at as Point
  const gives = (feature: Feature): boolean => coverGiven(game, feature, 'direct') !== 'none'
  if (featuresAt(game, at).some(gives)) return true
  const base = hullAt(game, target, at)
  const shields = (feature: Feature): boolean => isLine(feature) && gives(feature)
  return crossed(game, middleOf(game, from), at, shields).some(feature => isClose(game, feature, base))
}

function inCover(game: Blaze, feature: Feature, column: CoverColumn): InCover {
  const cover = coverGiven(game, feature, column)
  if (feature.kind === 'building' && feature.build === 'flimsy') return { cover, by: feature, cites: ['BA-STREET-7'] }
  const made = feature.kind === 'building' ? ['BA-STREET-6'] : []
  return { cover, by: feature, cites: [...(rulesOfGround[feature.kind] ?? []), ...made] }
}

const better = (a: InCover, b: InCover): InCover =>
  a.by === null || covers.indexOf(b.cover) > covers.indexOf(a.cover) ? b : a

/** Is the line within 50 mm of the base? Both are made of straight edges: unless they cross, the nearest points are at a corner of one. */
export function isClose(game: Blaze, { shape }: Feature, box: Box): boolean {
  if (!('line' in shape)) return false
  const { line } = shape
  const near = reach(game, 'behind-cover')
  return (
    corners(box).some(corner => withinOf(shape, corner, near)) ||
    line.some((p, i) => withinOf({ box }, p, near) || (i > 0 && crosses({ box }, line[i - 1] as Point, p)))
  )
}

/** Tank riders are in soft cover, those in a craft in the craft's; passengers of a vehicle or glider are in the open: BA-RUL-84, BA-RUL-61, BA-RUL-354. */
function coverAboard(game: Blaze, bearer: Stand): InCover {
  const kind = kindOf(game, bearer)
  if (kind.class === 'craft') return { cover: kind.cover ?? 'none', by: null, cites: ['BA-CRAFT-6'] }
  if (carriesOutside(game, bearer)) return { cover: 'soft', by: null, cites: ['BA-MOTO-7'] }
  return { cover: 'none', by: null, cites: [kind.softskin ? 'BA-RUL-84' : 'BA-RUL-354'] }
}
