import {
  type Apart,
  askInTurn,
  askWhom,
  choice,
  type Id,
  type Message,
  MIDDLE,
  type Point,
  type Resolution,
  type SceneSpot,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
import { isSniper, onTable } from '../stands/stand.ts'
import { halfOf } from './ground.ts'
import { workBefore } from './works.ts'

/** Orders are laid unseen by the others: who lays one says which side he is of. */

const isPlanning = ({ state }: Blaze): boolean => state.phase === 'planning'

export const askSide = (game: Blaze, says: Message, may: (side: Id) => boolean = () => true): TableQuestion => ({
  field: 'side',
  says,
  choices: game.sides.filter(one => !one.planned && may(one.id)).map(one => choice(one.id, text`${the.side(one.id)}`)),
  cites: ['BA-CARD-1'],
})

export const order: Resolution<BlazeTables> = {
  id: 'order',
  says: text`Lay an order card`,
  kind: 'act',
  cites: ['BA-CARD-1', 'BA-CMD-7'],
  fits: isPlanning,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () => askSide(game, text`Whose card? The others look away.`),
      () => ({
        ...askWhom(
          'pieces',
          text`For which stands?`,
          game.pieces.filter(
            stand =>
              stand.side === answers.side && (onTable(stand) || stand.airTurns > 0) && !stand.gone && !isSniper(stand),
          ),
          ['BA-CARD-3', 'BA-CMD-7'],
          12,
        ),
        optional: false,
      }),
    ),
  /** Stands on one card touch each other and what they work on: people see to that. */
  scene(game, { pieces }) {
    const stands = ticked(pieces)
      .map(id => game.piece(id))
      .filter(({ at }) => at !== null)
    const work = workBefore(game, stands, stands.length * 50)
    return {
      pieces: {
        ...work.pieces,
        ...Object.fromEntries(stands.map(({ id }, i) => [id, { at: [i * 50, 0], facing: 0 }])),
      },
      terrain: work.terrain,
    }
  },
  decides: (_, { side, pieces }) => ({
    side: String(side),
    decision: { action: 'order', pieces: ticked(pieces) },
  }),
  tells: ({ side }) => text`${the.side(String(side))} lays a card.`,
}

/** A side has laid all its cards. */
export const planned: Resolution<BlazeTables> = {
  id: 'planned',
  says: text`A side has laid its cards`,
  kind: 'step',
  cites: ['BA-CARD-2'],
  fits: isPlanning,
  ask: (game, answers) =>
    askInTurn(answers, () => ({ ...askSide(game, text`Which side is ready?`), cites: ['BA-CARD-2'] })),
  decides: (_, { side }) => ({ side: String(side), decision: { action: 'end' } }),
  tells: ({ side }) => text`${the.side(String(side))} has laid its cards.`,
}

/** A new headquarters takes over. */
export const takeOver: Resolution<BlazeTables> = {
  id: 'take-over',
  says: text`Name a new headquarters`,
  kind: 'act',
  cites: ['BA-HQ-13', 'BA-HQ-14'],
  fits: game => isPlanning(game) && game.store.all('unit').some(({ hqLostTurn }) => hqLostTurn !== null),
  ask: (game, answers) => askInTurn(answers, () => askSide(game, text`Which side?`)),
  decides: (_, { side }): { side: Id; decision: { action: string } } => ({
    side: String(side),
    decision: { action: 'choose' },
  }),
}

/** How far the next unit stands from one, and how wide the screen of a phone is, in millimetres. */
const GAP = 60
const WIDE = 1200

/** Platoon beside platoon, the stands of each touching each other in two rows; one side above the other. */
function places(game: Blaze): { readonly [piece: Id]: SceneSpot } {
  const found: { [piece: Id]: SceneSpot } = {}
  let north = 100
  for (const { id: side } of game.sides) {
    const own = game.pieces.filter(stand => stand.side === side && onTable(stand) && !stand.aboard)
    let [east, high] = [100, 0]
    for (const unit of new Set(own.map(stand => stand.unit ?? stand.id))) {
      const men = own.filter(stand => (stand.unit ?? stand.id) === unit)
      const wide = Math.ceil(men.length / 2) * Math.max(...men.map(stand => 2 * halfOf(game, stand)[0]))
      if (east > 100 && east + wide > WIDE) [east, north, high] = [100, north + high + GAP, 0]
      const rows = [men.slice(0, Math.ceil(men.length / 2)), men.slice(Math.ceil(men.length / 2))]
      const deep = rows.map(row => Math.max(0, ...row.map(stand => 2 * halfOf(game, stand)[1])))
      rows.forEach((row, i) => {
        let x = east
        for (const stand of row) {
          const [half, depth] = halfOf(game, stand)
          // both rows touch the line between them
          found[stand.id] = [x + half, north + (deep[0] ?? 0) + (i === 0 ? -depth : depth)]
          x += 2 * half
        }
      })
      east += wide + GAP
      high = Math.max(high, (deep[0] ?? 0) + (deep[1] ?? 0))
    }
    north += high + 4 * GAP
  }
  return found
}

/** The order cards of each player on his own phone. */
export const apart: Apart<BlazeTables> = {
  phase: 'planning',
  places,
  brought(game, table, record) {
    if (table !== 'side') return record
    // a template that was called for has a place of its own in the scenes that follow
    const { calls } = record as object as BlazeTables['side']
    const before = 4 * game.sides.findIndex(({ id }) => id === record.id)
    const place = (n: number): Point => [MIDDLE[0] + (before + n) * 100_000, MIDDLE[1] + 20_000]
    return { ...record, calls: calls.map((call, n) => ({ ...call, at: call.at.map(() => place(n)) })) }
  },
  says: side => text`${the.side(side)} has laid its cards.`,
}
