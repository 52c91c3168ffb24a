import {
  because,
  compareToll,
  compassOf,
  crosses,
  direction,
  isOffTable,
  type Length,
  type Point,
  type Reason,
  text,
  the,
  within45,
} from '@sandtable/kernel'
import { whyNotAfloat } from '../craft/craft.ts'
import { crossed, houseAt } from '../ground/ground.ts'
import type { Blaze, Stand } from '../records.ts'
import { hullAt, hullOf, overlapping, sizeOf, takesGround } from '../stands/measure.ts'
import { friendsOf, isKnown, onTable } from '../stands/stand.ts'
import { whyNotFloor } from '../streets/streets.ts'
import { costs } from '../values.ts'
import { allOnRoad } from './costs.ts'
import { whyNotFallBack } from './fall-back.ts'
import { clearingCost } from './obstacles.ts'
import { fallBackRate, moveFireRate, moveRate, type Rate, roadRate } from './rates.ts'
import { whyNotInTeam } from './recon-teams.ts'
import { spentOn, tollOn } from './spending.ts'

export type Purpose = 'move' | 'move-fire' | 'fall-back'

export interface Way {
  readonly path: readonly Point[]
  readonly facing: number | null
  readonly floor: number
}

/** Where a move leads, what it costs, and why it may not be made. */
export interface Walk extends Way {
  readonly end: Point
  readonly cost: Length
  readonly allowance: Length
  readonly reasons: readonly Reason[]
  readonly cites: readonly string[]
}

/** The rate of this card this turn, road and double move not counted. */
export const rateFor = (game: Blaze, stand: Stand, purpose: Purpose): Rate =>
  purpose === 'move'
    ? moveRate(game, stand)
    : purpose === 'move-fire'
      ? moveFireRate(game, stand)
      : fallBackRate(game, stand)

/** Works a move out, with every reason why it may not be made. */
export function walk(game: Blaze, stand: Stand, purpose: Purpose, way: Way): Walk {
  const path = [stand.at as Point, ...way.path]
  const end = path.at(-1) as Point
  const rate = rateFor(game, stand, purpose)
  const onRoad = purpose !== 'fall-back' && allOnRoad(game, path)
  const toll = tollOn(game, stand, path, onRoad)
  const storeys = Math.abs(way.floor - stand.floor) * costs(game, 'storey')
  const { allowance: all, rule } = allowanceOf(game, stand, purpose, onRoad)
  const cleared = clearingCost(stand, moveRate(game, stand).distance)
  const allowance = all - cleared
  const spent = spentOn(toll, allowance - storeys) + storeys
  const beside = cleared > 0 ? 'BA-MINE-5' : (toll.rule ?? (passesFriends(game, stand, path) ? 'BA-TERR-5' : null))
  const cites = beside === null || beside === rule ? [rule] : [rule, beside]
  const reasons = [...toll.reasons]
  if (spent > allowance) {
    const word = purpose === 'fall-back' ? '200' : 'distance'
    reasons.push(because(word, text`too far: ${the.length(spent, allowance)}`, ...cites))
  }
  if (purpose === 'move' && compareToll(toll.legs, rate.distance - 3 * (toll.fixed + storeys), 3) < 0)
    reasons.push(
      because(
        'third',
        text`a Move is at least a third of ${the.length(rate.distance)}, and this is ${the.length(spent)}`,
        'BA-MOVE-1',
        rate.rule,
      ),
    )
  if (purpose !== 'fall-back') reasons.push(...whyOffArrow(stand, end))
  else reasons.push(...whyNotFallBack(game, stand, end, way.facing))
  reasons.push(
    ...whyNotEnd(game, stand, end, way),
    ...whyNotAfloat(game, stand, path),
    ...whyNotInTeam(game, stand, end),
  )
  if (stand.doubled && game.state.night) reasons.push(...whyNotDoubleAtNight(game, path, onRoad))
  return { ...way, path, end, cost: spent, allowance, reasons, cites }
}

/** How far it may go: with the road bonus when the whole path is on road, and twice that on a double move. */
export function allowanceOf(
  game: Blaze,
  stand: Stand,
  purpose: Purpose,
  onRoad: boolean,
): { readonly allowance: Length; readonly rule: string } {
  const own = rateFor(game, stand, purpose)
  const road = onRoad && purpose === 'move' ? roadRate(game, stand) : own
  const best = road.distance > own.distance ? road : own
  if (stand.doubled) return { allowance: best.distance * 2, rule: game.state.night ? 'BA-NIGHT-14' : 'BA-DBL-2' }
  return { allowance: best.distance, rule: stand.towing && best === own ? 'BA-TERR-4' : best.rule }
}

/** The line from start to end is within 45 degrees of the arrow: BA-RUL-77. */
function whyOffArrow(stand: Stand, end: Point): readonly Reason[] {
  const [x, y] = stand.at as Point
  if (stand.arrow === null || (end[0] === x && end[1] === y)) return []
  return within45(direction(stand.arrow), [end[0] - x, end[1] - y])
    ? []
    : [because('arrow', text`the arrow points ${the.term(compassOf(stand.arrow))}`, 'BA-MOVE-2', 'BA-MOVE-4')]
}

/** No stand ends on another or off the table: BA-RUL-74. Enemies are bumped into instead: BA-RUL-121. */
export function whyNotEnd(game: Blaze, stand: Stand, end: Point, { facing, floor }: Way): readonly Reason[] {
  const reasons: Reason[] = []
  if (isOffTable(game, end))
    reasons.push(because('table', text`${the.piece(stand)} would leave the table`, 'BA-RUL-74'))
  const box = hullAt(game, stand, end, facing ?? stand.facing)
  const under = overlapping(game, box, floor, inItsWay(game, stand))
  if (under)
    reasons.push(because('touch', text`${the.piece(stand)} would end on ${the.piece(under)}`, 'BA-RUL-74', 'BA-TERR-5'))
  if (houseAt(game, end) || floor !== 0) reasons.push(...whyNotFloor(game, stand, end, floor))
  return reasons
}

/** Stands that may not be stopped on by choice: friends, and wrecks of either side: BA-RUL-74. */
export const inItsWay = (game: Blaze, stand: Stand): readonly Stand[] =>
  game.pieces.filter(
    other =>
      other.id !== stand.id &&
      other.id !== stand.towing &&
      onTable(other) &&
      (other.side === stand.side || (other.destroyed && isKnown(other, stand.side))),
  )

/** Friends are passed through without penalty: BA-TERR-5. */
const passesFriends = (game: Blaze, stand: Stand, path: readonly Point[]): boolean =>
  friendsOf(game, stand.side).some(
    friend =>
      friend.id !== stand.id &&
      takesGround(game, friend) &&
      path.some((p, i) => i > 0 && passesBy(game, friend, path[i - 1] as Point, p)),
  )

/** Does a leg lead over a base? Most lie far off to the side. */
function passesBy(game: Blaze, stand: Stand, a: Point, b: Point): boolean {
  const [width, depth] = sizeOf(game, stand)
  const around = width + depth
  const [x, y] = stand.at as Point
  if (x < Math.min(a[0], b[0]) - around || x > Math.max(a[0], b[0]) + around) return false
  if (y < Math.min(a[1], b[1]) - around || y > Math.max(a[1], b[1]) + around) return false
  return crosses({ box: hullOf(game, stand) }, a, b)
}

/** At night no double move except on roads or open ground: BA-NIGHT-14. */
function whyNotDoubleAtNight(game: Blaze, path: readonly Point[], onRoad: boolean): readonly Reason[] {
  if (onRoad) return []
  for (let i = 1; i < path.length; i++)
    for (const feature of crossed(game, path[i - 1] as Point, path[i] as Point))
      if (!open.includes(feature.kind))
        return [because('night', text`no double move through the ${the.ground(feature)} at night`, 'BA-NIGHT-14')]
  return []
}

const open = ['road', 'field', 'open', 'hill', 'hill-crest', 'bridge', 'mine', 'smoke']
