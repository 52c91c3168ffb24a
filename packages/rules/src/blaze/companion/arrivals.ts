import { askInTurn, askWho, type Id, MIDDLE, mm, type Point, type Resolution, text, the } from '@sandtable/kernel'
import type { Blaze, BlazeTables, Side, Stand } from '../records.ts'

/** Stands that are due at the edge of their side, in the turn in which they are or later. */
const due = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(
    ({ at, gone, aboard, arrives, side }) =>
      at === null && !gone && !aboard && arrives !== null && game.state.turn >= arrives && !game.side(side).planned,
  )

/** On the edge: where along it, people see. */
function onEdge(game: Blaze, { edge }: Side): Point {
  const [x, y] = MIDDLE
  const near = mm(10)
  if (edge === null) return [x, y]
  const places: { readonly [side in typeof edge]: Point } = {
    south: [x, near],
    north: [x, game.depth - near],
    west: [near, y],
    east: [game.width - near, y],
  }
  return places[edge]
}

/** Reinforcements come onto the table while orders are laid. */
export const arrive: Resolution<BlazeTables> = {
  id: 'arrive',
  says: text`A stand arrives`,
  kind: 'act',
  cites: ['BA-RUL-164', 'BA-RUL-283'],
  fits: game => game.state.phase === 'planning' && due(game).length > 0,
  ask: (game, answers) => askInTurn(answers, () => askWho(text`Which stand?`, due(game), ['BA-RUL-283'])),
  decides(game, { piece }) {
    const { id, side } = game.piece(piece as Id)
    return { side, decision: { action: 'deploy', piece: id, to: onEdge(game, game.side(side)) } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} is placed.`,
}
