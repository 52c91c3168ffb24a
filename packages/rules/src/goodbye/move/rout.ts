import type { Id, Procedure } from '@sandtable/kernel'
import { isDown, onTable } from '../figures.ts'
import { partFrom, remove } from '../losses.ts'
import { fromEdge, towardsEdge } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { movement } from '../tables.ts'
import { travel } from './travel.ts'

const ROUT = ['GB-COUR-9', 'GB-RUL-41']

/** Those who still have to run in this move step, in list order; who was pinned on his way runs on when he has recovered. */
export const runners = (game: Goodbye, side: Id): readonly Figure[] =>
  game.pieces.filter(f => f.side === side && onTable(f) && f.routing > 0 && !f.stepped && !isDown(f))

/** A full dash straight home, through anything; who reaches the edge is gone for good: GB-RUL-41, GB-RUL-67. */
export function* runHome(game: Goodbye, figure: Figure, cites: readonly string[] = ROUT): Procedure {
  const { id, at, side, prone } = figure
  if (!at) return
  for (const other of figure.inContact) {
    partFrom(game, other, id, cites)
    partFrom(game, id, other, cites)
  }
  const { home } = game.side(side)
  const end = towardsEdge(home, at, movement.infantry.dash)
  if (prone) game.change('piece', id, { prone: false }, cites)
  if (!(yield* travel(game, id, [at, end], cites)) || fromEdge(game, home, end) > 0) return
  remove(game, id, ['GB-RUL-67', ...cites])
}

/** One of the two own turns of a rout; after the second the figure is normal. */
export function* runInRout(game: Goodbye, figure: Figure): Procedure {
  game.change('piece', figure.id, { stepped: true, routing: figure.routing - 1, moved: movement.infantry.dash }, ROUT)
  yield* runHome(game, figure)
}
