import {
  askInTurn,
  askWhom,
  type Id,
  MIDDLE,
  type Point,
  type Resolution,
  type Scene,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { movement } from '../tables.ts'
import { cms } from './ground.ts'

/** Men who run home: people see who reaches the edge of the table. */

export const askAway = (game: Goodbye, men: readonly Figure[], rule: string): TableQuestion | null =>
  men.length === 0
    ? null
    : askWhom(
        'away',
        text`Who is within ${the.length(game.rows(movement).infantry.dash)} of his own edge, and runs off the table?`,
        men,
        [rule, 'GB-RUL-67'],
        men.length,
      )

/** Those who run off the table: a step from their own edge. */
export function atTheEdge(game: Goodbye, ids: readonly Id[]): NonNullable<Scene['pieces']> {
  const { home } = game.side(game.state.side as Id)
  const { width, depth } = game
  const step = 10_000
  const along = (i: number): number => 20_000 + i * 5_000
  const places: { readonly [edge in typeof home]: (i: number) => Point } = {
    south: (i: number) => [along(i), step],
    north: (i: number) => [along(i), depth - step],
    west: (i: number) => [step, along(i)],
    east: (i: number) => [width - step, along(i)],
  }
  return Object.fromEntries(
    ids.map((id, i) => {
      const [x, y] = places[home](i)
      return [id, { at: [cms(x - MIDDLE[0]), cms(y - MIDDLE[1])] }]
    }),
  )
}

const running = ({ state, pieces }: Goodbye): readonly Figure[] =>
  state.phase === 'move' ? pieces.filter(({ id }) => state.runs?.includes(id)) : []

/** Are there men who run before anybody moves? */
export const routsWait = (game: Goodbye): boolean => running(game).length > 0

/** Those who rout run home at the start of the move step, one after another. */
export const routs: Resolution<GoodbyeTables> = {
  id: 'rout',
  says: text`Men who rout run home`,
  kind: 'step',
  cites: ['GB-COUR-9', 'GB-RUL-41'],
  fits: routsWait,
  ask: (game, answers) => askInTurn(answers, () => askAway(game, running(game).slice(0, 1), 'GB-RUL-41')),
  scene: (game, { away }) => ({ pieces: atTheEdge(game, ticked(away)) }),
}
