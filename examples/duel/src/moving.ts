import {
  action,
  because,
  choice,
  crossesLeg,
  type Disc,
  discOverlaps,
  discsOverlap,
  gap,
  isOffTable,
  type Length,
  type Point,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { baseOf, choicesOf, isStanding, ofSide, type Standing, standing, whyNotAct } from './gunslingers.ts'
import type { Duel, DuelTables } from './records.ts'
import { moves } from './tables.ts'

/** Chapter MOVE. */

export const allowance = (game: Duel): Length => game.rows(moves).walk as Length

/** Why he may not go straight to this place: every reason, so that a screen can show all of them. */
export function whyNotGo(game: Duel, gunslinger: Standing, to: Point): readonly Reason[] {
  const reasons: Reason[] = []
  const far = gap(point(gunslinger.at), point(to))
  if (far > allowance(game))
    reasons.push(because('movement', text`too far: ${the.length(far, allowance(game))}`, 'DU-MOVE-1'))
  const base = baseOf({ ...gunslinger, at: to })
  if (isOffTable(game, to)) reasons.push(because('movement', text`that is off the table`, 'DU-MOVE-2'))
  const inWay = game.terrain.find(({ shape }) => crossesLeg(shape, gunslinger.at, to) || discOverlaps(shape, base))
  if (inWay) reasons.push(because('movement', text`${the.ground(inWay)} is in the way`, 'DU-MOVE-2'))
  const other = game.pieces.filter(isStanding).find(({ id }) => id !== gunslinger.id && isOn(game, id, base))
  if (other) reasons.push(because('movement', text`${the.piece(other)} stands there`, 'DU-MOVE-2'))
  return reasons
}

/** A point is a base without size, so that distances between points and bases are measured in one way. */
const point = ([x, y]: Point): Disc => ({ x, y, r: 0 })

function isOn(game: Duel, id: string, base: Disc): boolean {
  const other = game.piece(id)
  return isStanding(other) && discsOverlap(baseOf(other), base)
}

/**
 * Suggested places. He may go anywhere in reach, so the question is open; but computers and people who play by text
 * choose from these, and some of them should be sensible.
 */
function suggestions(game: Duel, { at: [x, y] }: Standing): readonly Point[] {
  const [far, near] = [allowance(game), Math.round(allowance(game) / 2)]
  const slant = Math.floor((allowance(game) * 7) / 10)
  const steps: readonly Point[] = [
    [0, far],
    [far, 0],
    [0, -far],
    [-far, 0],
    [slant, slant],
    [slant, -slant],
    [-slant, -slant],
    [-slant, slant],
    [0, near],
    [near, 0],
    [0, -near],
    [-near, 0],
  ]
  return steps.map(([dx, dy]): Point => [x + dx, y + dy])
}

export const move = action<DuelTables>()({
  says: text`Move`,
  fields: { piece: role.actor, to: role.place },
  next(game, { piece, to }, { side }) {
    if (piece === undefined)
      return { field: 'piece', says: text`Who moves?`, choices: choicesOf(standing(game, side), whyNotAct) }
    const gunslinger = ofSide(game, side, piece)
    if (to !== undefined || !gunslinger) return null
    const choices = suggestions(game, gunslinger).map(spot =>
      choice(spot, text`${the.place(spot)}`, whyNotGo(game, gunslinger, spot)),
    )
    return { field: 'to', says: text`Where to?`, choices, open: 'point' }
  },
  refuse(game, { piece, to }, { side }) {
    const gunslinger = ofSide(game, side, piece)
    if (!gunslinger) return [because('turn', text`nobody of yours`, 'DU-TURN-1')]
    return [...whyNotAct(gunslinger), ...whyNotGo(game, gunslinger, to)]
  },
  *carryOut(game, { piece, to }) {
    game.change('piece', piece, { at: to, acted: true }, ['DU-MOVE-1'])
  },
})
