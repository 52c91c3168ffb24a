import {
  actOf,
  type Companion,
  gathered,
  type Id,
  type Scene,
  stepOf,
  type TurnStep,
  text,
  the,
} from '@sandtable/kernel'
import { isTank, onTable } from '../figures.ts'
import { whyNotMove } from '../move/walking.ts'
import type { Goodbye, GoodbyeTables } from '../records.ts'
import { charge, inContact, move, recover } from './acts.ts'
import { event, turnEnd } from './events.ts'
import { bombard } from './explosions.ts'
import { covers } from './ground.ts'
import { order } from './orders.ts'
import { routs, routsWait } from './routs.ts'
import { fire, sweep } from './shooting.ts'

const own = (game: Goodbye): readonly Id[] =>
  game.pieces.filter(f => f.side === game.state.side && onTable(f)).map(({ id }) => id)

/** All of the side whose turn it is, within reach of each other. */
const together = (game: Goodbye): Scene => ({
  pieces: gathered(
    own(game).filter(id => !isTank(game.piece(id))),
    2.4,
  ),
})

const inPhase =
  (...phases: string[]) =>
  ({ state }: Goodbye): boolean =>
    phases.includes(state.phase)

const STEPS = [
  { phase: 'event', says: text`Event: the card that is due`, cites: ['GB-TURN-6'] },
  { phase: 'recover', says: text`Recover: courage tests`, cites: ['GB-TURN-7', 'GB-PIN-3'] },
  { phase: 'free', says: text`Moves on initiative`, cites: ['GB-TURN-8'] },
  { phase: 'orders', says: text`Orders`, cites: ['GB-TURN-10'] },
  { phase: 'move', says: text`Moves and charges`, cites: ['GB-TURN-11'] },
  { phase: 'fire', says: text`Fire`, cites: ['GB-TURN-12'] },
  { phase: 'close', says: text`Close combat`, cites: ['GB-TURN-13'] },
] as const

/** The side whose turn it is, step by step; those who have not had theirs follow. */
function turn({ state, sides }: Goodbye): readonly TurnStep[] {
  const known = state.phase !== 'initiative'
  const order = [...sides]
    .filter(({ out }) => !out)
    .sort((a, b) => Number(b.done) - Number(a.done) || Number(b.id === state.side) - Number(a.id === state.side))
  return [
    { says: text`Initiative`, cites: ['GB-TURN-1', 'GB-TURN-3'], side: null, now: state.phase === 'initiative' },
    ...order.flatMap(({ id }) =>
      STEPS.map(({ phase, says, cites }) => ({
        says,
        cites,
        side: known ? id : null,
        now: known && state.side === id && state.phase === phase,
      })),
    ),
    { says: text`End of the turn: gas drifts`, cites: ['GB-TURN-1'], side: null, now: state.phase === 'turn-end' },
  ]
}

const stops = ['event', 'recover']

/** Goodbyeeeeee!!! at a real table. */
export const companion: Companion<GoodbyeTables> = {
  begins: { phase: 'initiative', turn: 1 },
  stops: game =>
    stops.includes(game.state.phase) ||
    (game.state.phase === 'turn-end' && game.state.gas.length > 0) ||
    routsWait(game),
  resolutions: [
    stepOf({ id: 'initiative', says: text`Roll for initiative`, cites: ['GB-TURN-3'] }, ['initiative']),
    event,
    recover,
    routs,
    move,
    charge,
    actOf({ id: 'drop', action: 'drop', says: text`Go prone`, cites: ['GB-TURN-8'] }, inPhase('free', 'move')),
    order,
    actOf(
      { id: 'repair', action: 'repair', says: text`Repair a tank`, cites: ['GB-TANK-5', 'GB-TANK-7'] },
      game => inPhase('move')(game) && game.pieces.some(f => isTank(f) && (f.engine === 'stopped' || f.jammed)),
    ),
    fire,
    sweep,
    bombard,
    actOf({ id: 'overwatch', action: 'overwatch', says: text`Go on overwatch`, cites: ['GB-OVER-1'] }, inPhase('fire')),
    actOf(
      { id: 'set-up', action: 'set-up', says: text`Set up the gun`, cites: ['GB-TURN-12'] },
      inPhase('fire'),
      together,
    ),
    actOf(
      { id: 'clear', action: 'clear', says: text`Clear a jam`, cites: ['GB-TURN-12'] },
      game => inPhase('free', 'orders', 'move', 'fire')(game) && game.pieces.some(f => f.jammed || f.clogged),
      together,
    ),
    actOf(
      { id: 'fight', action: 'fight', says: text`Fight`, cites: ['GB-HTH-1', 'GB-TURN-13'] },
      inPhase('close'),
      inContact,
    ),
    actOf(
      {
        id: 'use',
        action: 'use',
        says: text`Use luck, valour or a card`,
        cites: ['GB-LUCK-1', 'GB-TYPE-5'],
        kind: 'besides',
      },
      inPhase('free', 'orders', 'move', 'fire', 'close'),
      together,
    ),
    stepOf(
      { id: 'end', says: text`End this step`, cites: ['GB-TURN-5'] },
      ['free', 'orders', 'move', 'fire', 'close'],
      ({ state }) => ({ side: state.side as Id, decision: { action: 'end' } }),
      inContact,
    ),
    turnEnd,
  ],
  turn,
  grounds: [...covers, 'cliff'],
  screen: line => ({ kind: 'cliff', line: line as never, thick: 10, height: 50 }),
  stands: ({ gone }) => gone !== true,
  marks(game, id) {
    const f = game.piece(id)
    if (f.gone) return [text`out`]
    return [
      ...(f.pinned ? [text`pinned`] : []),
      ...(f.suppressed ? [text`suppressed`] : []),
      ...(f.routing > 0 ? [text`routing`] : []),
      ...(f.prone ? [text`prone`] : []),
      ...(f.ordered === 'move' ? [text`ordered to move`] : []),
      ...(f.overwatch ? [text`on overwatch`] : []),
      ...(f.standTo ? [text`on stand-to`] : []),
      ...(f.fired ? [text`has fired`] : []),
      ...(f.inContact.length > 0 ? [text`in close combat`] : []),
      ...(f.jammed || f.clogged ? [text`jammed`] : []),
      ...(f.luck > 0 ? [text`luck ${the.count(f.luck)}`] : []),
      ...(f.valour > 0 ? [text`valour ${the.count(f.valour)}`] : []),
    ]
  },
  keeps: [
    'pinned',
    'suppressed',
    'prone',
    'routing',
    'wounds',
    'luck',
    'valour',
    'ordered',
    'fired',
    'acted',
    'overwatch',
    'standTo',
    'jammed',
    'ready',
    'crew',
  ],
  holds: (game, id) => [
    text`${the.count(game.side(id).hand.length)} cards`,
    ...(game.side(id).lost > 0 ? [text`${the.count(game.side(id).lost)} lost`] : []),
    ...game.store
      .all('unit')
      .filter(unit => unit.side === id)
      .map(unit => text`${the.unit(unit.id)}: luck ${the.count(unit.luck)}, valour ${the.count(unit.valour)}`),
  ],
  waiting(game) {
    const { phase, side } = game.state
    const men = game.pieces.filter(f => f.side === side && onTable(f) && !f.pinned && f.routing === 0)
    if (phase === 'fire') return men.filter(f => !f.fired && !f.overwatch && !f.standTo).map(({ id }) => id)
    if (phase === 'orders') return men.filter(f => f.ordered === 'none' && !f.tried).map(({ id }) => id)
    if (phase === 'free' || phase === 'move')
      return men.filter(f => whyNotMove(game, f, false).length === 0).map(({ id }) => id)
    if (phase === 'close') return men.filter(f => f.inContact.some(foe => !f.fought.includes(foe))).map(({ id }) => id)
    return []
  },
}
