import { type Id, offer, type Procedure, plain, text, the } from '@sandtable/kernel'
import { isFigure, isFit, onTable, otherSide } from '../basics/figures.ts'
import type { Muzzleflash, MuzzleflashTables } from '../records.ts'
import { countVictory, noteHolders } from './victory.ts'

/** How a game ends: MF-RUL-94. */

/** The sides may end the game at any time by agreement: the other is asked. */
export const finish = plain<MuzzleflashTables>(text`Offer to end the game`, {
  purpose: 'aside',
  *carryOut(game, _decision, { side }): Procedure {
    if (side !== game.state.side) {
      endGame(game)
      return
    }
    const other = otherSide(game, side)
    const answer = yield* offer(game, other, {
      says: text`${the.side(side)} offers to end the game here. Agree?`,
      actions: ['finish', 'pass'],
      cites: ['MF-RUL-94'],
      default: { action: 'finish' },
    })
    if (answer.action === 'pass') game.say(text`${the.side(other)} plays on.`, ['MF-RUL-94'])
  },
})

export function endGame(game: Muzzleflash): void {
  noteHolders(game) // the sides may agree to end it in the middle of a turn
  countVictory(game)
  game.change('game', 'game', { over: true }, ['MF-RUL-94'])
}

/** How many of a side are left to fight: whoever lies injured is not. */
export function leftOf(game: Muzzleflash, side: Id): { readonly left: number; readonly of: number } {
  const force = game.pieces.filter(piece => piece.side === side)
  return { left: force.filter(piece => isFit(piece) && piece.status !== 'abandoned').length, of: force.length }
}

/** A side with no able man left has lost the field, regardless of guns and vehicles: MF-RUL-94. */
export function isDecided(game: Muzzleflash): boolean {
  const left = game.sides.filter(({ id }) =>
    game.pieces.some(
      p =>
        p.side === id && isFit(p) && (p.reserve !== null || (isFigure(game, p) && (onTable(p) || p.aboard !== null))),
    ),
  )
  const gone = game.sides.find(s => !left.includes(s) && game.pieces.some(p => p.side === s.id))
  if (gone)
    game.say(
      text`${the.side(gone)} has nobody left on the field.`,
      ['MF-RUL-94'],
      game.pieces.filter(p => p.side === gone.id && onTable(p)).map(p => p.id),
    )
  return gone !== undefined
}
