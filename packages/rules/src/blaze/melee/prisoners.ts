import { type Id, type Point, text, the } from '@sandtable/kernel'
import { blankStand } from '../complete.ts'
import type { Blaze, Stand } from '../records.ts'
import { touching } from '../stands/measure.ts'
import { remove } from '../stands/removal.ts'
import { carrierOf, isOut, onTable } from '../stands/stand.ts'

const MARKER = 'casualty-marker'

/** Where an infantry stand was destroyed a casualty marker is placed, worth twice its points: BA-PRIS-1, BA-PRIS-3, BA-RUL-97. */
export function placeCasualty(game: Blaze, lost: Stand, at: Point): void {
  if (game.ruling('BA-RUL-97') !== 'used' || lost.hidden || game.find('piece', `casualty-${lost.id}`)) return
  const marker = blankStand(game, {
    id: `casualty-${lost.id}`,
    side: lost.side,
    kind: MARKER,
    at,
    facing: lost.facing,
    points: lost.points * 2,
  })
  game.make('piece', marker, ['BA-PRIS-1', 'BA-PRIS-3', 'BA-RUL-97'])
}

export const isCasualty = (stand: Stand): boolean => stand.kind === MARKER

/** The first stand that touches a marker at the end of a move takes it, friend or enemy, and scores it: BA-PRIS-2, BA-PRIS-5. */
export function touchCasualties(game: Blaze, id: Id): void {
  const stand = game.piece(id)
  if (game.ruling('BA-RUL-97') !== 'used' || !onTable(stand) || isOut(game, stand) || carrierOf(game, stand)) return
  for (const marker of game.pieces.filter(
    other => isCasualty(other) && onTable(other) && touching(game, stand, other),
  )) {
    const cites = ['BA-PRIS-2', 'BA-PRIS-3', 'BA-PRIS-5', 'BA-RUL-97']
    remove(
      game,
      marker.id,
      { says: null, share: 0, event: { is: marker.side === stand.side ? 'returned' : 'captured', by: id } },
      cites,
    )
    const { victoryPoints } = game.side(stand.side)
    game.change('side', stand.side, { victoryPoints: victoryPoints + marker.points }, cites, {
      is: 'scored',
      cause: 'prisoners',
      count: marker.points,
    })
    const [name, points] = [the.piece(stand), the.count(marker.points)]
    const says =
      marker.side === stand.side
        ? text`${name} rescues the men of a lost stand; victory points: ${points}.`
        : text`${name} captures the men of a lost stand; victory points: ${points}.`
    game.say(says, cites, [id, marker.id])
  }
}
