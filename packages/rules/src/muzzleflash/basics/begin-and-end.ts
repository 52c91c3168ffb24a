import {
  action,
  because,
  type Id,
  maybe,
  type Procedure,
  pieceChoice,
  plain,
  type Question,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { whyNotReady } from '../forces/deployment.ts'
import { testPins } from '../pinning/pinning.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { noticeSince } from '../suppressing/noticing.ts'
import { endActivation, mayAct, mustGoOn, start, whyNotAct } from './activation.ts'
import { isHelpless, onTable } from './figures.ts'

/** Decisions that are not acts: starting and ending. */

/** Starts a piece; one with untested pins takes its pin test. */
export const activate = action<MuzzleflashTables>()({
  says: text`Activate (pin test)`,
  fields: { piece: role.actor },
  next(game, draft) {
    if (draft.piece !== undefined) return null
    // a figure with nothing to test starts by acting; only one that owes a fall-back and has no AP is started here
    const own = game.pieces.filter(
      p =>
        (p.pins > 0 || (p.fallback > 0 && p.ap === 0)) &&
        mayAct(game, p, 'activate') &&
        whyNotStart(game, p.id).length === 0,
    )
    const choices = own.map(p => pieceChoice(p, whyNotAct(game, p.id, 'activate')))
    return { field: 'piece', says: text`Which piece?`, choices }
  },
  refuse: (game, { piece }) => [...whyNotAct(game, piece, 'activate'), ...whyNotStart(game, piece)],
  *carryOut(game, { piece }): Procedure {
    const again = game.piece(piece).activated === 'active'
    start(game, [piece])
    const since = game.journal.length
    if (game.piece(piece).pins > 0) yield* testPins(game, piece, again)
    noticeSince(game, since)
  },
})

function whyNotStart(game: Muzzleflash, id: Id): readonly Reason[] {
  const piece = game.find('piece', id)
  if (piece?.activated !== 'active' || (piece.pins > 0 && !piece.tested)) return []
  return [because('activated', text`${the.piece(piece)} is active already`, 'MF-RUL-13')]
}

/** Ends the activation of a piece, or the turn; before turn 1 the buying or the setting up. */
export const end = action<MuzzleflashTables>()({
  says: text`End the turn`,
  purpose: 'end',
  fields: { piece: maybe(role.actor) },
  next(game, draft, { side }) {
    if (draft.piece !== undefined) return null
    if (game.state.phase !== 'action') return whyNotBegin(game, side).length > 0 ? NOT_YET : null
    const active = game.pieces.filter(p => p.activated === 'active' && p.side === game.state.side)
    const first = owing(game)
    if (active.length === 0) return first ? { ...NOT_YET, choices: [pieceChoice(first, whyNotEndTurn(game))] } : null
    const choices = active.map(p => pieceChoice(p, whyNotEnd(game, p.id)))
    return {
      field: 'piece',
      says: text`End the turn, or only this activation?`,
      choices,
      optional: whyNotEndTurn(game).length === 0,
    }
  },
  refuse(game, { piece }, { side }) {
    if (game.state.phase !== 'action') return whyNotBegin(game, side)
    return piece === undefined ? whyNotEndTurn(game) : whyNotEnd(game, piece)
  },
  *carryOut(game, { piece }): Procedure {
    if (game.state.phase !== 'action') return // before turn 1 the phase goes on by itself
    if (piece !== undefined) endActivation(game, piece)
    else game.change('game', 'game', { phase: 'turn-end' }, ['MF-RUL-13', 'MF-RUL-14'])
  },
})

/** Buying may end at any time, setting up when everything is set up. */
const whyNotBegin = (game: Muzzleflash, side: Id): readonly Reason[] =>
  game.state.phase === 'deploy' ? whyNotReady(game, side) : []

/** The side cannot end now, whichever piece it names. */
const NOT_YET: Question = { field: 'piece', says: text`This cannot end yet`, choices: [] }

function whyNotEnd(game: Muzzleflash, id: Id): readonly Reason[] {
  const piece = game.find('piece', id)
  if (!piece || piece.side !== game.state.side)
    return [because('side', text`${the.piece(id)} is not yours`, 'MF-RUL-13')]
  if (piece.activated !== 'active') return [because('activated', text`${the.piece(piece)} is not active`, 'MF-RUL-13')]
  return mustGoOn(piece)
    ? [because('fall back', text`${the.piece(piece)} must fall back with all its AP`, 'MF-SPM-5', 'MF-RUL-96')]
    : []
}

/** A turn may not end before every figure that owes a fall-back has been activated: MF-RUL-96. */
function whyNotEndTurn(game: Muzzleflash): readonly Reason[] {
  const first = owing(game)
  return first ? [because('fall back', text`${the.piece(first)} must fall back first`, 'MF-SPM-5', 'MF-RUL-96')] : []
}

/** Somebody who must do something before the turn ends. */
const owing = (game: Muzzleflash): Piece | undefined =>
  game.pieces.find(
    p =>
      p.side === game.state.side &&
      p.fallback > 0 &&
      onTable(p) &&
      !isHelpless(p) &&
      (p.activated === 'no' || (p.activated === 'active' && mustGoOn(p))),
  )

/** The prompt says what passing means. */
export const pass = plain<MuzzleflashTables>(text`Let it pass`, { idle: true, purpose: 'pass' })
