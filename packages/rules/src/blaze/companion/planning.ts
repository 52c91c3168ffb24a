import {
  askInTurn,
  askWhom,
  choice,
  type Id,
  type Message,
  type Resolution,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
import { onTable } from '../stands/stand.ts'

/** Orders are laid unseen by the others: who lays one says which side he is of. */

const isPlanning = ({ state }: Blaze): boolean => state.phase === 'planning'

export const askSide = (game: Blaze, says: Message): TableQuestion => ({
  field: 'side',
  says,
  choices: game.sides.filter(one => !one.planned).map(one => choice(one.id, text`${the.side(one.id)}`)),
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
            stand => stand.side === answers.side && (onTable(stand) || stand.airTurns > 0) && !stand.gone,
          ),
          ['BA-CARD-3', 'BA-CMD-7'],
          12,
        ),
        optional: false,
      }),
    ),
  /** Stands on one card touch each other: people see to that. */
  scene: (game, { pieces }) => ({
    pieces: Object.fromEntries(
      ticked(pieces)
        .filter(id => game.piece(id).at !== null)
        .map((id, i) => [id, { at: [i * 50, 0], facing: 0 }]),
    ),
  }),
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
