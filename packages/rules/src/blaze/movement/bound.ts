import { because, type Id, type Reason, text, the } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { onTable } from '../stands/stand.ts'
import { suggestions, whyNotMove } from './move.ts'
import { walk } from './walk.ts'

/** Where a Move card binds, a side may not end or pass while one of its stands could still go a third of its distance: BA-RUL-280. */
export function whyBound(game: Blaze, side: Id): readonly Reason[] {
  if (game.ruling('BA-RUL-280') !== 'bound' || game.state.phase !== 'move') return []
  const could = game.pieces.find(
    stand =>
      stand.side === side &&
      onTable(stand) &&
      whyNotMove(game, stand, side).length === 0 &&
      suggestions(game, stand).some(
        to => walk(game, stand, 'move', { path: [to], facing: null, floor: 0 }).reasons.length === 0,
      ),
  )
  return could ? [because('third', text`${the.piece(could)} is bound to move`, 'BA-MOVE-1', 'BA-RUL-280')] : []
}
