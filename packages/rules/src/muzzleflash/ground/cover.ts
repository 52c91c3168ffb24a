import { along, holds, isBy, type Message, type Point, text, the } from '@sandtable/kernel'
import { reachOf } from '../basics/figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type Cover, coverTable } from '../tables.ts'
import { type Crossed, groundOf, type Land } from './ground.ts'
import { atHandOf, near } from './measure.ts'
import type { Line } from './sight.ts'

/** What stands between a figure and its firer. */
export interface Shelter {
  readonly gives: Cover
  /** The modifier to hit. */
  readonly hit: number
  readonly says: Message
  readonly cites: readonly string[]
  /** The feature, and where the line of fire enters it; a dug foxhole has none. */
  readonly land: Land | null
  readonly at: Point | null
}

export const NO_COVER: Shelter = { gives: 'none', hit: 0, says: text`in the open`, cites: [], land: null, at: null }

const rules = { none: [], partial: ['MF-SHT-20', 'MF-SHT-19'], total: ['MF-SHT-21', 'MF-SHT-19'] } as const

/** The best single cover along a line of fire: in between, and high enough to matter. MF-RUL-7. */
export const shelterAlong = (game: Muzzleflash, line: Line, target: Piece): Shelter =>
  bestOf(game, line.a, target, line.b, line.crossed, crossing => isLow(game, line, crossing))

/** The best single cover between a burst and a figure, in plan: MF-RUL-58. A tank rider is where the tank is. */
export function shelterFrom(game: Muzzleflash, burst: Point, figure: Piece, where: Point): Shelter {
  return bestOf(game, burst, figure, where, groundOf(game).passed(burst, where), () => true)
}

function bestOf(
  game: Muzzleflash,
  from: Point,
  target: Piece,
  to: Point,
  crossed: readonly Crossed[],
  matters: (crossing: Crossed) => boolean,
): Shelter {
  let best = target.dugIn && !near(game, to, from, reachOf(game, 'foxhole')) ? dugIn(game) : NO_COVER
  for (const crossing of crossed) {
    const { land, enter } = crossing
    if (land.cover === 'none' || !isBetter(land.cover, best)) continue
    if (comesBetween(land, from, to) && matters(crossing)) best = shelterBy(game, land, along(from, to, enter))
  }
  return best
}

/** A hole in the ground: it hides only its occupants. */
export const isHole = ({ area, height }: Land): boolean => area && height === 0

/** Is it between these two places? Not where both are inside the same room, wood or hole. */
function comesBetween(land: Land, from: Point, to: Point): boolean {
  if (!land.area) return true
  return holds(land, to) ? !holds(land, from) : !isHole(land)
}

/** What gives cover, and how much, as a shelter. */
export const shelterBy = (game: Muzzleflash, land: Land, at: Point | null): Shelter => ({
  gives: land.cover,
  hit: game.rows(coverTable)[land.cover]?.hit ?? 0,
  says: text`behind the ${the.ground(land)}`,
  cites: rules[land.cover],
  land,
  at,
})

/** A foxhole is total cover from every side: MF-RUL-99. */
const dugIn = (game: Muzzleflash): Shelter => ({
  gives: 'total',
  hit: game.rows(coverTable).total?.hit ?? 0,
  says: text`dug in`,
  cites: ['MF-SHT-21', 'MF-BUY-14'],
  land: null,
  at: null,
})

const order: { readonly [cover in Cover]: number } = { none: 0, partial: 1, total: 2 }
const isBetter = (cover: Cover, than: Shelter): boolean => order[cover] > order[than.gives]

/**
 * The line from the top of the shooter's cylinder to the ground under the target passes through it, or the target stands
 * in it. Cover right beside the shooter does not count, unless the target is at it too.
 */
function isLow(game: Muzzleflash, { a, b, aTop, bGround }: Line, { land, leave }: Crossed): boolean {
  if (land.area && holds(land, b)) return true
  if (Math.round(aTop + (bGround - aTop) * leave) >= land.top) return false
  return !isBy(land, a, atHandOf(game)) || isBy(land, b, atHandOf(game))
}
