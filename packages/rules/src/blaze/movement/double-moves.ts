import { action, because, choice, type Id, oneOf, pieceChoice, type Reason, role, text, the } from '@sandtable/kernel'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { isInfantry, onTable } from '../stands/stand.ts'

const whyNoCounter = (game: Blaze, side: Id): readonly Reason[] =>
  game.side(side).doubleMoves < 1 ? [because('double move', text`no counter is left`, 'BA-DBL-1', 'BA-DBL-3')] : []

/** A counter is laid on a Move card as it is turned over: BA-DBL-2. */
function whyNotDouble(game: Blaze, stand: Stand | null, side: Id): readonly Reason[] {
  if (!stand || stand.side !== side || !onTable(stand))
    return [because('double move', text`choose one of your stands`, 'BA-DBL-2')]
  const reasons: Reason[] = []
  const name = the.piece(stand)
  if (!isInfantry(game, stand)) reasons.push(because('infantry', text`${name} is not infantry`, 'BA-DBL-1'))
  reasons.push(...whyNoCounter(game, side))
  if (stand.card !== 'move') {
    const rule = stand.card === 'charge' ? 'BA-DBL-5' : stand.card === 'move-fire' ? 'BA-DBL-4' : 'BA-DBL-2'
    reasons.push(because('double move', text`${name} holds no Move card`, rule))
  }
  if (stand.hasMoved || stand.doubled)
    reasons.push(because('double move', text`${name} has begun its move`, 'BA-DBL-2'))
  return reasons
}

export const use = action<BlazeTables>()({
  says: text`Move at the double`,
  purpose: 'answer',
  idle: true,
  fields: { resource: role.option(oneOf('double-move')), piece: role.actor },
  next(game, draft, { side }) {
    if (draft.resource === undefined)
      return {
        field: 'resource',
        says: text`Spend what?`,
        choices: [choice('double-move', text`a double move`, whyNoCounter(game, side))],
      }
    if (draft.piece !== undefined) return null
    const mine = game.pieces.filter(stand => stand.side === side && onTable(stand) && stand.card === 'move')
    const choices = mine.map(stand => pieceChoice(stand, whyNotDouble(game, stand, side)))
    return { field: 'piece', says: text`On which card?`, choices }
  },
  refuse: (game, { piece }, { side }) => whyNotDouble(game, game.find('piece', piece), side),
  /** It holds for every stand on that card, and the counter is gone. */
  *carryOut(game, { piece }, { side }) {
    const { cardId } = game.piece(piece)
    for (const stand of game.pieces)
      if (stand.id === piece || (cardId !== null && stand.cardId === cardId && stand.side === side))
        game.change('piece', stand.id, { doubled: true }, ['BA-DBL-1', 'BA-DBL-2'])
    game.change('side', side, { doubleMoves: game.side(side).doubleMoves - 1 }, ['BA-DBL-3'], { is: 'spent' })
  },
})
