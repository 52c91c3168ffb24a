import { type Id, type Procedure, text, the } from '@sandtable/kernel'
import type { HalfMove } from '../movement/half-move.ts'
import { whyHeld } from '../movement/held.ts'
import type { Blaze } from '../records.ts'
import { offers, PASS } from '../turn/asking.ts'
import { remove } from './wire.ts'

/** Engineers cut strips with an Action; with one strip they may then move half their distance: BA-WIRE-8. */
export function* cutWire(game: Blaze, id: Id, strips: readonly Id[], thenMoves: boolean): Procedure {
  for (const strip of strips) remove(game, strip, ['BA-WIRE-8'])
  const stand = game.piece(id)
  // a stand held in place has cut the wire but does not move: BA-DIS-3
  if (!thenMoves || whyHeld(game, stand).length > 0) return
  yield* offers(game, stand.side, {
    says: text`Move ${the.piece(stand)} half its distance?`,
    actions: ['move', 'pass'],
    cites: ['BA-WIRE-8'],
    about: [id],
    context: { half: id } satisfies HalfMove,
    default: PASS,
  })
}
