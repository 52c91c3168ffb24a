import { type Id, text, the } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { touching } from '../stands/measure.ts'
import { remove } from '../stands/removal.ts'
import { carrierOf, isOut, onTable } from '../stands/stand.ts'
import { isCasualty } from './casualties.ts'

/** The first stand that touches a marker at the end of a move takes it, friend or enemy, and scores it: BA-PRIS-2, BA-PRIS-5. */
export function touchCasualties(game: Blaze, id: Id): void {
  const stand = game.piece(id)
  if (game.ruling('BA-RUL-97') !== 'used' || !onTable(stand) || isOut(game, stand) || carrierOf(game, stand)) return
  for (const marker of game.pieces.filter(
    other => isCasualty(other) && onTable(other) && touching(game, stand, other),
  )) {
    remove(
      game,
      marker.id,
      { says: null, share: 0, event: { is: marker.side === stand.side ? 'returned' : 'captured', by: id } },
      ['BA-PRIS-2', 'BA-PRIS-5'],
    )
    const { victoryPoints } = game.side(stand.side)
    game.change('side', stand.side, { victoryPoints: victoryPoints + marker.points }, ['BA-PRIS-3'], {
      is: 'scored',
      cause: 'prisoners',
      count: marker.points,
    })
    const name = the.piece(stand)
    const points = the.count(marker.points)
    const says =
      marker.side === stand.side
        ? text`${name} rescues the men of a lost stand; victory points: ${points}.`
        : text`${name} captures the men of a lost stand; victory points: ${points}.`
    game.say(says, ['BA-PRIS-2', 'BA-PRIS-3'], [id, marker.id])
  }
}
