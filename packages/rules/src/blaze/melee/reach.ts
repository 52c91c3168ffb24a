import { type Length, type Message, type Point, text, the } from '@sandtable/kernel'
import { firstContact } from '../movement/bump.ts'
import { moveRate } from '../movement/rates.ts'
import { spentOn, tollOn } from '../movement/spending.ts'
import type { Blaze, Stand } from '../records.ts'
import { middleOf, near } from '../stands/measure.ts'
import { costs } from '../values.ts'
import { chargeDice } from './sides.ts'

/** The bonus is rolled with D10. */
const FACES = 10

/** The dice that are rolled for a charge's distance: BA-RUL-16. */
export const distanceDice = (game: Blaze, stand: Stand): number =>
  game.ruling('BA-RUL-16') === 'melee' ? 0 : chargeDice(game, stand)

/** What a number of points adds to the Move; bad weather halves it as it halves all movement. */
export function bonusOf(game: Blaze, points: number): Length {
  const bonus = points * costs(game, 'charge-point')
  return game.state.weather === 'bad' ? Math.floor(bonus / 2) : bonus
}

/** How far a charge goes with the smallest roll, and with the greatest. */
export function chargeReach(game: Blaze, stand: Stand): { readonly least: Length; readonly most: Length } {
  const { distance } = moveRate(game, stand)
  const dice = distanceDice(game, stand)
  return { least: distance + bonusOf(game, dice), most: distance + bonusOf(game, dice * FACES) }
}

/** Straight at the target, or by the points named. */
export const wayTo = (game: Blaze, stand: Stand, target: Stand, path?: readonly Point[] | null): readonly Point[] => [
  stand.at as Point,
  ...(path ?? []),
  middleOf(game, target),
]

/** What the straight path to a target costs, as far as its side knows the ground. Stands in between are not revealed. */
function costTo(game: Blaze, stand: Stand, target: Stand): Length {
  if (near(game, stand, target, 0)) return stairsTo(game, stand, target)
  const way = wayTo(game, stand, target)
  const path = firstContact(game, stand, way, [target], target.id)?.path ?? way
  return spentOn(tollOn(game, stand, path)) + stairsTo(game, stand, target)
}

/** What the stairs to an enemy on another floor cost: only a charge goes on where an enemy is met. BA-RUL-123. */
export const stairsTo = (game: Blaze, stand: Stand, target: Stand): Length =>
  Math.abs(target.floor - stand.floor) * costs(game, 'storey')

/** Before a charge is declared: the distance, and the roll needed to get there. A charge that falls short is still a charge: BA-RUL-17. */
export function chargeNote(game: Blaze, stand: Stand, target: Stand): Message {
  const cost = costTo(game, stand, target)
  const { least, most } = chargeReach(game, stand)
  if (cost > most) return text`${the.length(cost)}, out of reach: ${the.length(most)} at most`
  if (cost <= least) return text`${the.length(cost)}, certain to reach`
  const dice = distanceDice(game, stand)
  const move = moveRate(game, stand).distance
  let points = dice
  while (move + bonusOf(game, points) < cost) points++
  return dice === 1
    ? text`${the.length(cost)}, reached with ${the.count(points)} or more on a D10`
    : text`${the.length(cost)}, reached with ${the.count(points)} or more on ${the.count(dice)} D10`
}
