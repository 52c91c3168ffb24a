import { type Point, withinOf } from '@sandtable/kernel'
import type { Muzzleflash, Piece } from '../records.ts'
import { type Cover, coverTable } from '../tables.ts'
import { type Crossed, holds, type Land } from './ground.ts'
import { AT_HAND } from './measure.ts'
import type { Line } from './sight.ts'

/** What stands between a figure and whoever shoots at it. */
export interface Shelter {
  readonly gives: Cover
  /** The modifier to hit. */
  readonly hit: number
  readonly says: string
  readonly cites: readonly string[]
  /** The feature, and where the line of fire goes into it; a foxhole that was dug has none. */
  readonly land: Land | null
  readonly at: Point | null
}

export const NO_COVER: Shelter = { gives: 'none', hit: 0, says: 'in the open', cites: [], land: null, at: null }

const rules = { none: [], partial: ['MF-SHT-20'], total: ['MF-SHT-21'] } as const

/** The best single cover along a line of fire: what the line passes through on its way, or the target stands in. MF-RUL-7. */
export function shelterAlong(game: Muzzleflash, line: Line, target: Piece): Shelter {
  let best = target.dugIn ? dugIn(game) : NO_COVER
  for (const crossing of line.crossed) {
    const { land } = crossing
    if (land.cover === 'none' || !isBetter(land.cover, best)) continue
    if (counts(line, crossing)) best = shelterBy(game, land, pointOf(line, crossing.enter))
  }
  return best
}

/** What gives cover, and how much, as a shelter. */
export const shelterBy = (game: Muzzleflash, land: Land, at: Point | null): Shelter => ({
  gives: land.cover,
  hit: game.rows(coverTable)[land.cover]?.hit ?? 0,
  says: `behind the ${land.kind} ${land.id}`,
  cites: ['MF-SHT-19', 'MF-RUL-7', ...rules[land.cover]],
  land,
  at,
})

/** A foxhole is total cover from every side: MF-RUL-99. */
const dugIn = (game: Muzzleflash): Shelter => ({
  gives: 'total',
  hit: game.rows(coverTable).total?.hit ?? 0,
  says: 'dug in',
  cites: ['MF-SHT-19', 'MF-SHT-21', 'MF-BUY-14', 'MF-RUL-99'],
  land: null,
  at: null,
})

const order: { readonly [cover in Cover]: number } = { none: 0, partial: 1, total: 2 }
const isBetter = (cover: Cover, than: Shelter): boolean => order[cover] > order[than.gives]

/**
 * The line from the top of the shooter's cylinder to the ground under the target passes through it, or the target stands
 * in it. What is at the shooter's elbow does not count, unless the target is at it too.
 */
function counts({ a, b, aTop, bGround }: Line, { land, leave }: Crossed): boolean {
  if (land.area && holds(land, b)) return true
  if (Math.round(aTop + (bGround - aTop) * leave) >= land.top) return false
  return !withinOf(land.shape, a, AT_HAND) || withinOf(land.shape, b, AT_HAND)
}

const pointOf = ({ a, b }: Line, t: number): Point => [
  Math.round(a[0] + (b[0] - a[0]) * t),
  Math.round(a[1] + (b[1] - a[1]) * t),
]
