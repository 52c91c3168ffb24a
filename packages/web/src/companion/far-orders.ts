import { type Entry, UMPIRE } from '@sandtable/kernel'
import type { RosterPosition, TableGame, TableView } from '@sandtable/room'
import { type FarClient, farGame } from '../far/far-game.ts'
import { keptSeat } from '../far/kept-seats.ts'
import { makeGame } from '../far/your-games.ts'

/**
 * The same forces in a game on the server, where each player lays orders on a phone of his own. It has no ground: it is
 * there for the orders of this turn alone. This page has the umpire's seat, which hears of them. Says which game it is.
 */
export function ordersApart(
  { set, title }: TableGame,
  position: RosterPosition,
  { table }: TableView,
): Promise<string> {
  const battle = { ...position, title, ruleset: set, summary: title, turns: 30, minutes: 120 }
  const seats = Object.fromEntries(table.sides.map(side => [side, 'person' as const]))
  const wish = { title, scenario: JSON.stringify(battle), file: 'companion.yaml', seats, options: {}, umpire: true }
  return makeGame({ ...wish, level: 'regular' }, UMPIRE)
}

/** Listens to the orders of a game on the server, from the seat that sees them. */
export function hearOrders(game: string, heard: (log: readonly Entry[]) => void): FarClient | null {
  const seat = keptSeat(game)
  if (!seat) return null
  let log: readonly Entry[] = []
  const client = farGame(seat, () => {})
  client.onSnapshot(({ news, newsIsAll }) => {
    log = newsIsAll ? news : [...log, ...news]
    heard(log)
  })
  return client
}
