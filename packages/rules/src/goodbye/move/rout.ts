import { type Disc, disc, discsOverlap, fromEdge, type Id, type Point, type Procedure, stopAt } from '@sandtable/kernel'
import { isDown, isEnemy, onTable } from '../figures.ts'
import { partFrom, remove } from '../losses.ts'
import { towardsEdge } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { distances, movement } from '../tables.ts'
import { travel } from './travel.ts'

const ROUT = ['GB-COUR-9', 'GB-RUL-41']

/** Figures that run in the move step that begins, in list order; one pinned on the way runs on after recovering. */
export const runners = (game: Goodbye, side: Id): readonly Id[] =>
  game.pieces.filter(f => f.side === side && onTable(f) && f.routing > 0 && !f.ran && !isDown(f)).map(f => f.id)

/** A full dash straight home, through everything; a figure at the edge is gone for good: GB-RUL-41, GB-RUL-67. */
export function* runHome(game: Goodbye, figure: Figure, cause = 'rout', cites: readonly string[] = ROUT): Procedure {
  const { id, at, side, prone } = figure
  if (!at) return
  for (const other of figure.inContact) {
    partFrom(game, other, id, cites)
    partFrom(game, id, other, cites)
  }
  const { home } = game.side(side)
  const far = towardsEdge(home, at, game.rows(movement).infantry.dash)
  const end = fromEdge(game, home, far) > 0 ? lastFree(game, figure, far) : far
  if (prone) game.change('piece', id, { prone: false }, cites)
  if (!(yield* travel(game, id, [at, end], cites)) || fromEdge(game, home, end) > 0) return
  remove(game, id, { is: 'fled', cause }, ['GB-RUL-67', ...cites.slice(0, 1)])
}

/** It runs through other figures, but may not end on one or touch an enemy: it stops at the last place on its way with room. */
function lastFree(game: Goodbye, figure: Figure, end: Point): Point {
  const start = figure.at as Point
  const spaces = game.pieces
    .filter(other => other.id !== figure.id && onTable(other))
    .map(other => spaceOf(game, figure, other))
  const taken = (p: Point): Disc | undefined => spaces.find(space => discsOverlap(disc(p, figure.radius), space))
  let best = end
  for (let space = taken(best); space && best !== start; space = taken(best))
    best = stopAt(start, best, figure.radius, space) ?? start
  return best
}

/** The room a figure takes up where a base stops; for an enemy, everything within contact. */
const spaceOf = (game: Goodbye, figure: Figure, other: Figure): Disc =>
  disc(other.at as Point, other.radius + (isEnemy(game, figure, other) ? game.rows(distances).contact + 1 : 0))

/** One of the two own turns of a rout; after the second the figure returns to normal at the end of the turn. */
export function* runInRout(game: Goodbye, id: Id): Procedure {
  const figure = game.piece(id)
  if (!onTable(figure) || isDown(figure)) return
  game.change('piece', id, { ran: true, routing: figure.routing - 1, moved: game.rows(movement).infantry.dash }, ROUT)
  yield* runHome(game, game.piece(id))
}
