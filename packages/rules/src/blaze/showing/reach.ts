import {
  type Drawing,
  direction,
  draw,
  type Id,
  isOffTable,
  type Length,
  lengthOf,
  mm,
  type Point,
  reach,
  text,
  the,
  within45,
} from '@sandtable/kernel'
import { groundCosts } from '../movement/costs.ts'
import { moveRate } from '../movement/rates.ts'
import { allowanceOf, type Purpose } from '../movement/walk.ts'
import type { Blaze, Stand } from '../records.ts'

/** A lattice of 25 mm is fine enough for an outline. */
const STEP = mm(25)

/** While orders are laid nothing is measured: BA-RUL-208. */
export const unmeasured = (game: Blaze): boolean => game.state.phase === 'planning'

export const purposeOf = (game: Blaze): Purpose =>
  game.state.phase === 'move-fire' || game.state.phase === 'fall-back' ? game.state.phase : 'move'

/** Everywhere a stand can reach, as far as its side knows the ground. */
export function reachOf(game: Blaze, stand: Stand, step: Length = STEP) {
  return within(game, stand, allowanceOf(game, stand, purposeOf(game), false).allowance, stand.side, step)
}

/** Everywhere within a given movement, by what a side knows of the ground. */
function within(
  game: Blaze,
  stand: Stand,
  allowance: Length,
  side: Id,
  step: Length,
  mayEnd: (at: Point) => boolean = () => true,
) {
  const full = moveRate(game, stand).distance
  return reach(stand.at as Point, allowance, step, (a, b) => {
    const leg = groundCosts(game, stand, [a, b], full, side)
    return leg.reasons.length > 0 || isOffTable(game, b) || !mayEnd(b) ? null : lengthOf([a, b]) + leg.cost
  })
}

/** Where its card lets it go: an arrow binds it to 45 degrees on either side, BA-RUL-77. */
export function reachArea(game: Blaze, stand: Stand): Drawing {
  const { allowance } = allowanceOf(game, stand, purposeOf(game), false)
  const [x, y] = stand.at as Point
  const arrow = purposeOf(game) === 'fall-back' ? null : stand.arrow
  const ends = ([a, b]: Point): boolean => arrow === null || within45(direction(arrow), [a - x, b - y])
  const outlines = within(game, stand, allowance, stand.side, STEP, ends).outline()
  return draw.area('reach', outlines, text`${the.length(allowance)}`)
}

/** How far it could go in a number of turns with Move cards, as a side sees it: cards and double moves are not asked. */
export function distantReach(game: Blaze, stand: Stand, turns: number, side: Id): Drawing {
  const allowance = moveRate(game, stand).distance * turns
  // a wider lattice for farther ways: an outline is looked at, not measured
  const outlines = within(game, stand, allowance, side, STEP * turns).outline()
  return draw.area('reach', outlines, text`${the.length(allowance)}`)
}
