import { action, because, choice, type Id, int, pieceChoice, role, text, the } from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
import { calledFor } from '../shells/calls.ts'
import { giveBackTemplate } from '../shells/suppression.ts'
import { onTable } from '../stands/stand.ts'
import { isBattalionHq } from './headquarters.ts'

const OVERRULES = ['BA-HQ-12']

const mayOverrule = (game: Blaze, side: Id) =>
  game.pieces.filter(stand => stand.side === side && onTable(stand) && isBattalionHq(game, stand))

/** The battalion headquarters cancels a company's request for off-table artillery or air support. */
export const overrule = action<BlazeTables>()({
  says: text`Overrule a call`,
  fields: { by: role.actor, call: role.option(int) },
  next(game, draft, { side }) {
    if (draft.by === undefined)
      return {
        field: 'by',
        says: text`Who overrules?`,
        choices: mayOverrule(game, side).map(hq => pieceChoice(hq)),
      }
    if (draft.call !== undefined) return null
    const choices = game
      .side(side)
      .calls.flatMap((call, i) =>
        call.overruled || call.by === draft.by
          ? []
          : [choice(i + 1, text`${calledFor[call.kind]}, called by ${the.piece(call.by)}`)],
      )
    return { field: 'call', says: text`Which call?`, choices }
  },
  refuse(game, { by, call }, { side }) {
    if (!mayOverrule(game, side).some(hq => hq.id === by))
      return [because('spotter', text`only a battalion headquarters overrules`, ...OVERRULES)]
    const named = game.side(side).calls[call - 1]
    if (!named || named.overruled) return [because('target', text`choose one of the calls`, ...OVERRULES)]
    return named.by === by ? [because('target', text`only the calls of companies are overruled`, ...OVERRULES)] : []
  },
  *carryOut(game, { call }, { side }) {
    const { calls } = game.side(side)
    const named = calls[call - 1]
    const changed = calls.map((it, i) => (i === call - 1 ? { ...it, overruled: true } : it))
    game.change('side', side, { calls: changed }, OVERRULES)
    if (named?.kind === 'suppressive') giveBackTemplate(game, side, OVERRULES)
    if (named?.piece) game.change('piece', named.piece, { airTarget: null }, OVERRULES)
  },
})
