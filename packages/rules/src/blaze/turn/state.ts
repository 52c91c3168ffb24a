import type { Id } from '@sandtable/kernel'
import type { Blaze, State } from '../records.ts'

export const to = (game: Blaze, state: Partial<State>, cites: readonly string[]): void =>
  game.change('game', 'game', state, cites)

/** The side listed first begins in odd turns, the next in even ones: BA-RUL-9. */
export function firstSide(game: Blaze): Id {
  const order = game.sides
  return (order[(game.state.turn + order.length - 1) % order.length] ?? order[0])?.id as Id
}

/** The sides from this one on, round the table. */
export function sidesFrom(game: Blaze, first: Id | null): readonly Id[] {
  const order = game.sides.map(side => side.id)
  const at = Math.max(order.indexOf(first ?? ''), 0)
  return [...order.slice(at), ...order.slice(0, at)]
}
