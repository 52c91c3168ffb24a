import {
  type Companion,
  choice,
  type Id,
  type Point,
  pieceChoice,
  type Resolution,
  stepOf,
  type TurnStep,
  text,
  the,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
import { breaksAt } from '../stands/breaking.ts'
import { onTable } from '../stands/stand.ts'
import { covers, fire } from './fire.ts'

/** The ten steps of the turn, with the planning before them. */
const STEPS = [
  { phase: 'planning', says: text`Lay order cards`, cites: ['BA-CARD-1'] },
  { phase: 'reveal', says: text`Turn the cards over`, cites: ['BA-CARD-1', 'BA-ACTN-2'] },
  { phase: 'action', says: text`Actions`, cites: ['BA-ACTN-2'] },
  { phase: 'fall-back', says: text`Falling back`, cites: ['BA-FALL-1'] },
  { phase: 'charge', says: text`Declare charges`, cites: ['BA-CHRG-1'] },
  { phase: 'prone', says: text`Go prone`, cites: ['BA-PRONE-2'] },
  { phase: 'aimed-fire', says: text`Aimed fire`, cites: ['BA-AIM-3'] },
  { phase: 'move', says: text`Moves`, cites: ['BA-MOVE-1'] },
  { phase: 'move-fire', says: text`Move and fire`, cites: ['BA-MOVE-6'] },
  { phase: 'opportunity-fire', says: text`Opportunity fire`, cites: ['BA-OPP-1'] },
  { phase: 'resolve-charges', says: text`Fight the charges out`, cites: ['BA-CHRG-1'] },
  { phase: 'breaking-point', says: text`Breaking points`, cites: ['BA-BREAK-4'] },
] as const

const moving = ['fall-back', 'move', 'move-fire']

/** The phases that nobody decides anything in run by themselves. */
const byThemselves = ['reveal', 'action', 'prone', 'resolve-charges', 'breaking-point']

/** Cards are laid unseen by the others: who lays one says which side he is of. */
const order: Resolution<BlazeTables> = {
  id: 'order',
  says: text`Lay an order card`,
  kind: 'act',
  cites: ['BA-CARD-1', 'BA-CMD-7'],
  fits: ({ state }) => state.phase === 'planning',
  ask(game, { side, pieces }) {
    const planning = game.sides.filter(one => !one.planned)
    if (side === undefined)
      return {
        field: 'side',
        says: text`Whose card? The others look away.`,
        choices: planning.map(one => choice(one.id, text`${the.side(one.id)}`)),
        cites: ['BA-CARD-1'],
      }
    if (pieces !== undefined) return null
    return {
      field: 'pieces',
      role: 'actor',
      says: text`For which stands?`,
      choices: game.pieces.filter(stand => stand.side === side && onTable(stand)).map(stand => pieceChoice(stand)),
      many: 12,
      cites: ['BA-CARD-3', 'BA-CMD-7'],
    }
  },
  /** Stands on one card touch each other: people see to that. */
  scene: (_, { pieces }) => ({
    pieces: Object.fromEntries(((pieces as readonly Id[]) ?? []).map((id, i) => [id, { at: [i * 50, 0], facing: 0 }])),
  }),
  decides: (_, { side, pieces }) => ({
    side: String(side),
    decision: { action: 'order', pieces: (pieces as readonly Id[] | undefined) ?? [] },
  }),
  tells: ({ side }) => text`${the.side(String(side))} lays a card.`,
}

/** A side has laid all its cards. */
const planned: Resolution<BlazeTables> = {
  id: 'planned',
  says: text`A side has laid its cards`,
  kind: 'step',
  cites: ['BA-CARD-2'],
  fits: ({ state }) => state.phase === 'planning',
  ask: (game, { side }) =>
    side === undefined
      ? {
          field: 'side',
          says: text`Which side is ready?`,
          choices: game.sides.filter(one => !one.planned).map(one => choice(one.id, text`${the.side(one.id)}`)),
          cites: ['BA-CARD-2'],
        }
      : null,
  decides: (_, { side }) => ({ side: String(side), decision: { action: 'end' } }),
}

/** A stand has moved on the table on its card. */
const move: Resolution<BlazeTables> = {
  id: 'move',
  says: text`A stand has moved`,
  kind: 'act',
  cites: ['BA-MOVE-1', 'BA-MOVE-2'],
  fits: ({ state }) => moving.includes(state.phase),
  ask: (game, { piece }) =>
    piece === undefined
      ? {
          field: 'piece',
          role: 'actor',
          says: text`Which stand?`,
          choices: game.pieces
            .filter(stand => onTable(stand) && stand.card === game.state.phase && !stand.hasMoved)
            .map(stand => pieceChoice(stand)),
          cites: ['BA-MOVE-1'],
        }
      : null,
  scene(game, { piece }) {
    const { side } = game.piece(String(piece))
    const { phase } = game.state
    return {
      pieces: { [String(piece)]: { at: [0, 0], facing: 0, arrow: 0 } },
      state: { phase, begun: phase, go: side, passed: [], ended: [] },
    }
  },
  decides(game, { piece }) {
    const { side, id, at } = game.piece(String(piece))
    const [x, y] = at as Point
    return { side, decision: { action: 'move', piece: id, to: [x, y + 2000] } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} moves.`,
}

/** The step ends for one side after the other. */
const end = stepOf<BlazeTables>(
  { id: 'end', says: text`A side is done with this step`, cites: ['BA-TURN-2'] },
  ['fall-back', 'charge', 'aimed-fire', 'move', 'move-fire', 'opportunity-fire'],
  ({ state }) => ({ side: state.go as Id, decision: { action: 'end' } }),
)

const turn = ({ state }: Blaze): readonly TurnStep[] =>
  STEPS.map(({ phase, says, cites }) => ({ says, cites, side: null, now: state.phase === phase }))

/** Blaze Away at a real table. */
export const companion: Companion<BlazeTables> = {
  begins: { phase: 'planning', turn: 1 },
  resolutions: [
    order,
    planned,
    stepOf({ id: 'go-on', says: text`Go on`, cites: ['BA-TURN-1'] }, byThemselves),
    fire,
    move,
    end,
  ],
  turn,
  secretly: true,
  grounds: covers,
  screen: line => ({ kind: 'hill', line: line as never, thick: 100, height: 500 }),
  stands: ({ aboard, arrives, airMission }) => !aboard && !arrives && !airMission,
  marks(game, id) {
    const stand = game.piece(id)
    if (stand.gone) return [text`out`]
    return [
      ...(stand.card === null ? [] : stand.open ? [text`${the.term(stand.card)}`] : [text`card laid`]),
      ...(stand.figures > 0 ? [text`${the.count(stand.figures)} figures`] : []),
      ...(stand.disordered ? [text`disordered`] : []),
      ...(stand.suppressed ? [text`suppressed`] : []),
      ...(stand.prone ? [text`prone`] : []),
      ...(stand.destroyed ? [text`destroyed`] : stand.disabled ? [text`disabled`] : []),
      ...(stand.immobilised ? [text`immobilised`] : []),
      ...(stand.fired ? [text`has fired`] : []),
      ...(stand.pending.length > 0 ? [text`losses at the end of the step`] : []),
    ]
  },
  keeps: [
    'figures',
    'card',
    'disordered',
    'suppressed',
    'prone',
    'immobilised',
    'disabled',
    'destroyed',
    'fired',
    'hits',
    'smokeRounds',
    'bursts',
  ],
  holds: (game, id) => [
    ...(game.side(id).doubleMoves > 0 ? [text`${the.count(game.side(id).doubleMoves)} double moves`] : []),
    ...game.store
      .all('unit')
      .filter(unit => unit.side === id && !unit.broken)
      .flatMap(unit => {
        const point = breaksAt(game, unit)
        return point
          ? [text`${the.unit(unit.id)}: ${the.count(unit.lost)} lost, breaks at ${the.count(point.losses)}`]
          : []
      }),
  ],
  waiting(game) {
    const { phase } = game.state
    if (phase === 'planning')
      return game.pieces
        .filter(stand => onTable(stand) && stand.card === null && !game.side(stand.side).planned)
        .map(({ id }) => id)
    return game.pieces
      .filter(stand => onTable(stand) && stand.card === phase && !stand.done && !stand.hasMoved && !stand.fired)
      .map(({ id }) => id)
  },
}
