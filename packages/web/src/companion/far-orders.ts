import type { TableGame, TableView } from '@sandtable/room'
import { makeGame } from '../far/your-games.ts'
import { piecesIn } from './speech.ts'

/**
 * The same forces in a game on the server, where each player lays orders on a phone of his own. It has no ground: what
 * happens after the cards are turned over happens on the real table. Says which game it is.
 */
export function ordersApart({ set, title, roster }: TableGame, view: TableView): Promise<string> {
  const lost = new Set(piecesIn(view).flatMap(({ id, gone }) => (gone ? [id] : [])))
  const { sides } = view.table
  const battle = {
    ...roster,
    title,
    ruleset: set,
    summary: title,
    turns: 30,
    minutes: 120,
    pieces: roster.pieces.filter(({ id }) => !lost.has(id)),
    start: { ...roster.start, turn: view.turn },
  }
  const seats = Object.fromEntries(sides.map(side => [side, 'person' as const]))
  const wish = { title, scenario: JSON.stringify(battle), file: 'companion.yaml', seats, level: 'regular', options: {} }
  return makeGame({ ...wish, level: 'regular' }, sides[0] ?? '')
}
