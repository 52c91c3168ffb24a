import {
  actOf,
  type Companion,
  gathered,
  type Id,
  type Message,
  type Scene,
  type SceneFields,
  stepOf,
  type TurnStep,
  text,
  the,
} from '@sandtable/kernel'
import { isHelpless, onTable } from '../basics/figures.ts'
import type { Muzzleflash, MuzzleflashTables } from '../records.ts'
import { activate, charge, move, react } from './acts.ts'
import { callFire, mortar, throwGrenade } from './explosions.ts'
import { covers } from './ground.ts'
import { byHand } from './hands.ts'
import { fire } from './shooting.ts'

const acting = ({ state }: Muzzleflash): boolean => state.phase === 'action'

/** All of the side whose turn it is, within reach of each other; crews at their weapons. */
function together(game: Muzzleflash): Scene {
  const own = game.pieces.filter(p => p.side === game.state.side && onTable(p))
  return {
    pieces: gathered(
      own.map(({ id }) => id),
      1.2,
    ),
  }
}

/** Those who grapple touch each other: their melee goes on when the turn begins. */
function grappling(game: Muzzleflash): Scene {
  const locked = game.pieces.filter(p => p.status === 'locked' && onTable(p))
  const [ours, theirs] = [true, false].map(own => locked.filter(p => (p.side === game.state.side) === own))
  const place = (list: typeof locked, x: number): [Id, SceneFields][] =>
    list.map(({ id }, i) => [id, { at: [x, i * 20] }])
  return { pieces: Object.fromEntries([...place(ours ?? [], 0), ...place(theirs ?? [], 1)]) }
}

function turn({ state, sides }: Muzzleflash): readonly TurnStep[] {
  const order = sides.map(({ id }) => id).sort((a, b) => Number(b === state.first) - Number(a === state.first))
  const known = state.phase !== 'initiative'
  const now = (side: Id, ...phases: string[]): boolean => state.side === side && phases.includes(state.phase)
  return [
    { says: text`Initiative`, cites: ['MF-RUL-11'], side: null, now: state.phase === 'initiative' },
    ...order.flatMap(side => [
      {
        says: text`Action points back, arrivals, melees that go on`,
        cites: ['MF-ACT-3', 'MF-RUL-102', 'MF-CQB-5'],
        side: known ? side : null,
        now: now(side, 'turn-start', 'arrivals', 'melees'),
      },
      {
        says: text`Pin tests, moves and shots`,
        cites: ['MF-ACT-6', 'MF-PIN-12'],
        side: known ? side : null,
        now: now(side, 'action'),
      },
      {
        says: text`End of the turn: each loses a pin`,
        cites: ['MF-PIN-26'],
        side: known ? side : null,
        now: now(side, 'turn-end'),
      },
    ]),
  ]
}

const states: { readonly [status: string]: Message } = {
  pinned: text`pinned`,
  fleeing: text`fleeing`,
  injured: text`injured`,
  dead: text`dead`,
  locked: text`grappling`,
  abandoned: text`abandoned`,
  destroyed: text`destroyed`,
}

/** Muzzleflash at a real table. */
export const companion: Companion<MuzzleflashTables> = {
  begins: { phase: 'initiative', turn: 1 },
  resolutions: [
    stepOf({ id: 'initiative', says: text`Roll for initiative`, cites: ['MF-RUL-11'] }, ['initiative']),
    stepOf(
      { id: 'go-on', says: text`Go on`, cites: ['MF-ACT-3'] },
      ['turn-start', 'arrivals', 'melees', 'turn-end'],
      undefined,
      grappling,
    ),
    activate,
    move,
    fire,
    mortar,
    callFire,
    actOf({ id: 'prime', action: 'prime', says: text`Prime a grenade`, cites: ['MF-GRE-1'] }, acting),
    throwGrenade,
    charge,
    actOf(
      { id: 'order', action: 'order', says: text`Give an order`, cites: ['MF-ORD-1', 'MF-ACT-11'] },
      acting,
      together,
    ),
    ...byHand,
    react,
    stepOf(
      { id: 'end', says: text`End the turn`, cites: ['MF-RUL-13', 'MF-RUL-14'] },
      ['action'],
      ({ state }) => ({ side: state.side as Id, decision: { action: 'end', piece: null } }),
      grappling,
    ),
  ],
  turn,
  grounds: [...covers, 'wire', 'stream', 'door'],
  screen: line => ({ kind: 'hill', line: line as never, thick: 4, height: 20 }),
  stands: ({ aboard, reserve }) => !aboard && !reserve,
  marks(game, id) {
    const { gone, status, pins, ap, activated, primed, may, doubleTime, loaded, sort } = game.piece(id)
    const state = states[status]
    if (gone) return [state ?? text`out`]
    return [
      ...(state ? [state] : []),
      ...(pins > 0 ? [pins === 1 ? text`1 pin` : text`${the.count(pins)} pins`] : []),
      ...(status === 'injured' ? [] : [text`${the.count(ap)} AP`]),
      ...(activated === 'active' ? [text`active`] : activated === 'done' ? [text`has finished`] : []),
      ...(primed ? [text`grenade primed`] : []),
      ...(may.length > 0 || doubleTime ? [text`under orders`] : []),
      ...(sort === 'weapon' && !loaded ? [text`not loaded`] : []),
    ]
  },
  keeps: [
    'ap',
    'pins',
    'status',
    'activated',
    'stance',
    'primed',
    'tested',
    'loaded',
    'setUp',
    'malfunctions',
    'drive',
  ],
  holds: (game, id) => [
    text`${the.count(game.side(id).vp)} victory points`,
    ...(game.side(id).rerolls > 0 ? [text`${the.count(game.side(id).rerolls)} rerolls`] : []),
  ],
  waiting: game =>
    acting(game)
      ? game.pieces
          .filter(
            p =>
              p.side === game.state.side &&
              onTable(p) &&
              !isHelpless(p) &&
              p.sort !== 'weapon' &&
              p.activated !== 'done' &&
              p.ap > 0,
          )
          .map(({ id }) => id)
      : [],
}
