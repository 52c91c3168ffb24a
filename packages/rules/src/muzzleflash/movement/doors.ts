import { because, choice, type Id, id as idField, type Point, withinOf } from '@sandtable/kernel'
import { isFigure } from '../figures.ts'
import { groundOf } from '../ground/ground.ts'
import { AT_HAND } from '../ground/measure.ts'
import { actionCosts } from '../tables.ts'
import type { Act } from '../turn/act.ts'

/** A door is opened or closed by somebody at it. */
export const open: Act = {
  says: 'Open or close a door',
  fields: { piece: idField, target: idField },
  cost: game => game.rows(actionCosts).open as number,
  suits: (game, piece) =>
    isFigure(game, piece) &&
    piece.at !== null &&
    groundOf(game)
      .near(game, piece.at, AT_HAND)
      .some(land => land.kind === 'door'),
  next(game, draft) {
    if (draft.target !== undefined) return null
    const { at } = game.piece(draft.piece as Id)
    const doors = at
      ? groundOf(game)
          .near(game, at, AT_HAND)
          .filter(land => land.kind === 'door')
      : []
    return {
      field: 'target',
      says: 'Which door?',
      choices: doors.map(d => choice(d.id, `${d.shut ? 'open' : 'close'} ${d.id}`)),
    }
  },
  why(game, { piece, target }) {
    const door = groundOf(game).get(String(target))
    const figure = game.piece(piece as Id)
    if (door?.kind !== 'door') return [because('target', `${target ?? 'nothing'} is no door that stands`, 'MF-REA-5')]
    if (!isFigure(game, figure)) return [because('target', 'only a figure opens doors', 'MF-REA-5')]
    return withinOf(door.shape, figure.at as Point, AT_HAND)
      ? []
      : [because('contact', `${door.id} is more than 1″ away`, 'MF-REA-5')]
  },
  *carryOut(game, { piece, target }) {
    const { open: was } = game.get('terrain', target as Id)
    game.change('terrain', target as Id, { open: !was }, ['MF-REA-5'])
    return { actor: piece as Id, type: 'other', affected: [] }
  },
}
