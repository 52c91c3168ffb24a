import { because, choice, inside, type Point, type Procedure, role, text, the, withinOf } from '@sandtable/kernel'
import type { Deed } from '../basics/deed.ts'
import { isFigure, onTable } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { groundOf, type Land } from '../ground/ground.ts'
import { hullOf, liesOver } from '../ground/hulls.ts'
import { atHandOf, baseOf } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { actionCosts } from '../tables.ts'

/** Is it in the doorway: a figure with its centre, a hull with any part? */
const isIn = (game: Muzzleflash, piece: Piece, { shape }: Land): boolean =>
  isFigure(game, piece) ? inside(shape, piece.at as Point) : liesOver(hullOf(baseOf(game, piece)), shape)

/** A figure at a door opens or closes it. */
export const open = forAp({
  says: text`Open or close a door`,
  fields: { piece: role.actor, target: role.target },
  cost: game => game.rows(actionCosts).open as number,
  suits: (game, piece) =>
    isFigure(game, piece) &&
    piece.at !== null &&
    groundOf(game)
      .near(piece.at, atHandOf(game))
      .some(land => land.kind === 'door'),
  next(game, draft) {
    if (draft.target !== undefined) return null
    const { at } = game.piece(draft.piece)
    const doors = at
      ? groundOf(game)
          .near(at, atHandOf(game))
          .filter(land => land.kind === 'door')
      : []
    return {
      field: 'target',
      says: text`Which door?`,
      choices: doors.map(d =>
        choice(d.id, d.shut ? text`open the ${the.ground(d)}` : text`close the ${the.ground(d)}`),
      ),
    }
  },
  why(game, { piece, target }) {
    const door = groundOf(game).get(target)
    const figure = game.piece(piece)
    if (door?.kind !== 'door') return [because('target', text`that is not a standing door`, 'MF-REA-5')]
    if (!isFigure(game, figure)) return [because('target', text`only a figure opens doors`, 'MF-REA-5')]
    if (!withinOf(door.shape, figure.at as Point, atHandOf(game)))
      return [
        because('contact', text`the ${the.ground(door)} is more than ${the.length(atHandOf(game))} away`, 'MF-REA-5'),
      ]
    const inIt = door.shut ? undefined : game.pieces.find(p => onTable(p) && isIn(game, p, door))
    return inIt
      ? [because('overlap', text`${the.piece(inIt)} is in the way of the ${the.ground(door)}`, 'MF-REA-5', 'MF-RUL-20')]
      : []
  },
  *does(game, { piece, target }): Procedure<Deed> {
    const { open: was } = game.get('terrain', target)
    game.change('terrain', target, { open: !was }, ['MF-REA-5'])
    return { actor: piece, type: 'other', affected: [] }
  },
})
