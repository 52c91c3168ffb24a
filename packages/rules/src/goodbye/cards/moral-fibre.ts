import type { Id, Procedure } from '@sandtable/kernel'
import { pin, testHalfStrength } from '../courage.ts'
import { isSenior, isTank, onTable } from '../figures.ts'
import { near } from '../measure.ts'
import { runHome } from '../move/rout.ts'
import type { Goodbye } from '../records.ts'
import { distances } from '../tables.ts'
import { concerned, sectionHit } from './sections.ts'

const CITES = ['GB-CARD-36', 'GB-RUL-64']

/** A whole section, with the officers and sergeants near it, dashes home at once; they are pinned when the player's turn ends. */
export function* lossOfMoralFibre(game: Goodbye, side: Id): Procedure {
  const section = concerned(game, yield* sectionHit(game, side))
  const ids = new Set(section.map(figure => figure.id))
  const runs = game.pieces.filter(
    figure =>
      figure.side === side &&
      onTable(figure) &&
      !isTank(figure) &&
      (ids.has(figure.id) ||
        (isSenior(figure) && section.some(other => near(figure, other, game.rows(distances)['moral-fibre'])))),
  )
  for (const { id } of runs) {
    if (!onTable(game.piece(id))) continue
    game.change('piece', id, { dashed: 'this', unmanned: true, tried: true, stepped: true, ready: false }, CITES)
    yield* runHome(game, game.piece(id), 'card', CITES)
  }
  yield* testHalfStrength(game)
}

/** The player's turn has ended: the figures that ran are pinned. */
export function pinRunaways(game: Goodbye, side: Id): void {
  for (const figure of game.pieces) {
    if (figure.side !== side || !figure.unmanned) continue
    game.change('piece', figure.id, { unmanned: false }, ['GB-RUL-64'])
    pin(game, figure.id, { cause: 'card' }, ['GB-CARD-37', 'GB-RUL-64'])
  }
}
