import {
  action,
  because,
  choice,
  type Id,
  type Message,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { minesCrossing, outcomeOf } from '../combat-tables.ts'
import { witnesses } from '../fire/to-hit.ts'
import { isThere } from '../ground/ground.ts'
import { whyHeld } from '../movement/held.ts'
import { moveRate } from '../movement/rates.ts'
import type { Blaze, BlazeTables, Feature, Stand } from '../records.ts'
import type { Blow } from '../stands/blows.ts'
import { wasHit } from '../stands/harm.ts'
import { destroy } from '../stands/losses.ts'
import { hullOf, touchOf } from '../stands/measure.ts'
import { withinReach } from '../stands/overlap.ts'
import { wipeOut } from '../stands/removal.ts'
import { isLandingCraft, isOut, isVehicle, kindOf, onTable } from '../stands/stand.ts'
import { offerOpportunityFire } from '../turn/reactions.ts'

/** Mine squares, real and dummy. */

const MINES: Blow = { cause: 'mines', by: null }

/** The stand's centre is at the edge of the square and enters it. Returns whether it continues. */
export function* crossMines(game: Blaze, id: Id, square: Id): Procedure<boolean> {
  const stand = game.piece(id)
  if (game.get('terrain', square).real === false) {
    removeSquare(game, square, ['BA-MINE-4'], text`The mine square was a dummy.`)
    return true
  }
  return yield* isVehicle(game, stand) || isLandingCraft(stand)
    ? vehicleCrosses(game, stand, square)
    : footCrosses(game, stand, square)
}

function* vehicleCrosses(game: Blaze, stand: Stand, square: Id): Procedure<boolean> {
  const rules = ['BA-MINE-6']
  const [die] = yield* roll(game, 'mine', 1, { faces: 10, cites: rules, about: [stand.id], ...witnesses(stand) })
  if (outcomeOf(game.rows(minesCrossing).vehicle, die as number) === 'destroyed') {
    yield* destroy(game, stand.id, rules, MINES)
    return false
  }
  removeSquare(game, square, rules, text`The mine square is cleared.`)
  return true
}

/** Other infantry: destroyed, through with the square still live, or a path cleared. */
function* footCrosses(game: Blaze, stand: Stand, square: Id): Procedure<boolean> {
  const rules = ['BA-MINE-10']
  const [die] = yield* roll(game, 'mine', 1, { faces: 10, cites: rules, about: [stand.id], ...witnesses(stand) })
  const outcome = outcomeOf(game.rows(minesCrossing).infantry, die as number)
  if (outcome === 'destroyed') {
    wipeOut(game, stand.id, rules, MINES)
    return false
  }
  if (outcome === 'clears') removeSquare(game, square, rules, text`The mine square is cleared.`)
  return true
}

/** Real or dummy, it is removed. */
export function removeSquare(game: Blaze, square: Id, cites: readonly string[], says: Message): void {
  game.change('terrain', square, { gone: true }, cites)
  game.say(says, cites)
}

const touchesSquare = (game: Blaze, stand: Stand, square: Feature): boolean =>
  withinReach(hullOf(game, stand), square.shape, touchOf(game))

/** Why this tank cannot clear that square now: BA-RUL-124. */
function whyNotClear(game: Blaze, stand: Stand | null, square: Feature | null, side: Id): readonly Reason[] {
  const rules = ['BA-MINE-5']
  if (stand?.side !== side || !onTable(stand) || isOut(game, stand) || !kindOf(game, stand).mineClearing)
    return [because('engineer', text`choose a mine-clearing tank of yours`, ...rules)]
  const reasons: Reason[] = []
  reasons.push(...whyHeld(game, stand))
  const { distance } = moveRate(game, stand)
  if (stand.moved + (stand.cleared + 1) * Math.floor(distance / 2) > distance)
    reasons.push(because('distance', text`each square takes half its Move, two a turn at most`, ...rules))
  if (square?.kind !== 'mine' || !isThere(square))
    return [...reasons, because('target', text`choose a mine square`, ...rules)]
  if (!touchesSquare(game, stand, square))
    reasons.push(because('touch', text`it does not touch the mine square`, ...rules))
  return reasons
}

export const clear = action<BlazeTables>()({
  says: text`Clear mines`,
  fields: { piece: role.actor, target: role.target },
  next(game, draft, { side }) {
    const flails = game.pieces.filter(p => p.side === side && onTable(p) && kindOf(game, p).mineClearing)
    if (draft.piece === undefined)
      return { field: 'piece', says: text`Which tank?`, choices: flails.map(p => pieceChoice(p)) }
    if (draft.target !== undefined) return null
    const stand = game.find('piece', draft.piece)
    const squares = game.terrain.filter(f => f.kind === 'mine' && isThere(f))
    return {
      field: 'target',
      says: text`Which square?`,
      choices: squares.map(f => choice(f.id, text`${the.ground(f)}`, whyNotClear(game, stand, f, side))),
    }
  },
  refuse: (game, { piece, target }, { side }) =>
    whyNotClear(game, game.find('piece', piece), game.find('terrain', target), side),
  carryOut: (game, { piece, target }) => clearSquare(game, piece, target),
})

/** Needs no card and no die; enemies on Opportunity Fire may stop it. */
function* clearSquare(game: Blaze, tank: Id, square: Id): Procedure {
  const before = game.piece(tank)
  game.change('piece', before.id, { cleared: before.cleared + 1 }, ['BA-MINE-5'])
  yield* offerOpportunityFire(game, before.id, 'BA-MINE-11')
  if (!onTable(game.piece(before.id)) || wasHit(before, game.piece(before.id))) return
  removeSquare(game, square, ['BA-MINE-5'], text`The mine square is cleared.`)
}

/** Mine-clearing tanks that touch a square and have half a move left: they need no card. */
export const couldClear = (game: Blaze, side: Id): boolean =>
  game.pieces.some(
    stand =>
      stand.side === side &&
      onTable(stand) &&
      kindOf(game, stand).mineClearing === true &&
      game.terrain.some(square => whyNotClear(game, stand, square, side).length === 0),
  )
