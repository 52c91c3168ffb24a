import {
  because,
  covered,
  holds,
  lengthOf,
  type Message,
  type Point,
  passages,
  type Reason,
  text,
  the,
  whereIs,
} from '@sandtable/kernel'
import { weaponOf } from './figures.ts'
import { chartRule } from './fire/ranges.ts'
import { byOpening, groundOf, isNear, type Land, WHOLE } from './ground.ts'
import type { Thing } from './measure.ts'
import type { Figure, Goodbye } from './records.ts'
import { coverTable, distances } from './tables.ts'

/** A straight line between two places, computed once: GB-RUL-27. */
export interface Line {
  readonly a: Point
  readonly b: Point
  readonly crossed: readonly Land[]
}

export function layLine(game: Goodbye, from: Thing, to: Thing): Line {
  const a = whereIs(from)
  const b = whereIs(to)
  return { a, b, crossed: groundOf(game).crossed(a, b) }
}

/** Is there a straight line of sight? Facing does not matter, and men and tanks do not block. */
export const sees = (game: Goodbye, from: Thing, to: Thing): boolean =>
  blockerOf(game, layLine(game, from, to)) === null

/** What blocks the line; null if nothing does. */
export function blockerOf(game: Goodbye, { a, b, crossed }: Line): Land | null {
  let wood = 0
  for (const land of crossed) {
    if (land.wood) {
      for (const [enter, leave] of passages(land.shape, a, b)) wood += (leave - enter) * lengthOf([a, b])
      if (wood > game.rows(distances)['wood-seen-through'] + ROUNDING) return land
    } else if (blocks(game, land, a, b)) return land
  }
  return null
}
/** Less than a hundredth of a millimetre of wood is ignored. */
const ROUNDING = 1

function blocks(game: Goodbye, land: Land, a: Point, b: Point): boolean {
  if (land.shut) return isWall(land, a, b)
  if (land.kind === 'dugout') return !(holds(land, a) && holds(land, b))
  if (land.kind === 'smoke') return true
  if (!land.rise) return false
  const ground = groundOf(game)
  return land.top > ground.height(a) && land.top > ground.height(b)
}

/** Does a wall of this building lie between them? Not at an opening of the building either is in. */
function isWall(land: Land, a: Point, b: Point): boolean {
  const from = holds(land, a)
  const to = holds(land, b)
  return from === to ? !from : !byOpening(land, a, b)
}

/** Do the walls of a building or bunker stop a flame along this line? GB-RUL-51. */
export const isWalledOff = ({ a, b, crossed }: Line): boolean => crossed.some(land => land.shut && isWall(land, a, b))

/** Why the line is blocked, and by what. */
export function whyBlocked(game: Goodbye, line: Line): readonly Reason[] {
  const land = blockerOf(game, line)
  if (!land) return []
  const says = land.wood
    ? text`more than ${the.length(game.rows(distances)['wood-seen-through'])} of the ${the.ground(land)} are in the way`
    : text`the ${the.ground(land)} is in the way`
  return [because('line of sight', says, 'GB-RUL-27', 'GB-FIRE-3')]
}

/** Cover against a bullet: the highest die that stops it, 0 for none. */
export interface Cover {
  readonly save: number
  readonly says: Message
  readonly cites: readonly string[]
}
const OPEN: Cover = { save: 0, says: text`in the open`, cites: ['GB-RUL-28'] }

/**
 * The cover of a target against a shot along a line, or against a burst. A firer's own sandbags do not count; a burst
 * has none. There is one cover roll, whatever the number of pieces.
 */
export function coverOf(game: Goodbye, target: Figure, line: Line, from: 'firer' | 'burst', weapon?: string): Cover {
  const land = coveringLand(game, target.at as Point, line, from)
  const rows = game.rows(coverTable)
  const most = (weapon === undefined ? null : weaponOf(game, weapon)?.cover) ?? (rows.cover as number)
  if (land) {
    const save = Math.min(rows.cover as number, most)
    const inside = holds(land, target.at as Point)
    return {
      save,
      says: inside ? text`in the ${the.ground(land)}` : text`behind the ${the.ground(land)}`,
      cites: ['GB-FIRE-4', most < (rows.cover as number) ? pierceRule(weapon) : 'GB-RUL-28'],
    }
  }
  if (!target.prone) return OPEN
  const save = Math.min(rows['prone-in-the-open'] as number, most)
  return { save, says: text`prone in the open`, cites: ['GB-FIRE-5', 'GB-RUL-28'] }
}

/** The rule that lets a weapon penetrate cover more easily. */
const pierceRule = (weapon = ''): string => (weapon === 'anti-tank-rifle' ? 'GB-ATR-2' : chartRule(weapon))

const coveringLand = (game: Goodbye, target: Point, line: Line, from: 'firer' | 'burst'): Land | null =>
  line.crossed.find(
    land =>
      land.covers &&
      (land.sunken
        ? isBelow(land, target, line, from)
        : holds(land, target) || from === 'burst' || !isNear(land, line.a, game.rows(distances)['beside-firer'])),
  ) ?? null

/** A hole or trench covers figures in it, except from shots along it, and shields others from a burst in it: GB-RUL-28. */
function isBelow(land: Land, target: Point, { a, b, crossed }: Line, from: 'firer' | 'burst'): boolean {
  if (from === 'burst') return holds(land, target) || holds(land, a)
  return holds(land, target) && !isAlong(crossed, a, b)
}

/** Does the whole line run through connected holes and trenches? */
const isAlong = (crossed: readonly Land[], a: Point, b: Point): boolean =>
  covered(crossed.filter(land => land.sunken).flatMap(land => passages(land.shape, a, b))) > WHOLE
