import { type Companion, stepOf, type TurnStep, text, the } from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
import { breaksAt } from '../stands/breaking.ts'
import { onTable } from '../stands/stand.ts'
import { fly } from './air.ts'
import { arrive } from './arrivals.ts'
import { barrage, plot } from './barrage.ts'
import { call, end, overrule } from './calls.ts'
import { charge, chargesMove, fightCharges, meleesWait, moveCharges } from './charges.ts'
import { fire } from './fire.ts'
import { covers } from './ground.ts'
import { dismount, double, mount, move, movesMayBeAnswered, overrun, react } from './moves.ts'
import { apart, order, planned, takeOver } from './planning.ts'
import { findSniper, snipe } from './snipers.ts'
import { clear, obstacle, tasks, tasksWait, workedOn } from './works.ts'

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

/** The phases that nobody decides anything in run by themselves. */
const byThemselves = ['reveal', 'action', 'prone', 'resolve-charges', 'breaking-point']

const goOn = stepOf<BlazeTables>({ id: 'go-on', says: text`Go on`, cites: ['BA-TURN-1'] }, byThemselves)

const turn = ({ state }: Blaze): readonly TurnStep[] =>
  STEPS.map(({ phase, says, cites }) => ({ says, cites, side: null, now: state.phase === phase }))

/** Blaze Away at a real table. */
export const companion: Companion<BlazeTables> = {
  begins: { phase: 'planning', turn: 1 },
  resolutions: [
    order,
    arrive,
    plot,
    call,
    overrule,
    takeOver,
    barrage,
    planned,
    { ...goOn, fits: game => goOn.fits(game) && !meleesWait(game) },
    fire,
    fly,
    charge,
    moveCharges,
    fightCharges,
    move,
    obstacle,
    clear,
    overrun,
    mount,
    dismount,
    double,
    react,
    snipe,
    findSniper,
    tasks,
    end,
  ],
  stops: game => tasksWait(game) || movesMayBeAnswered(game) || chargesMove(game) || meleesWait(game),
  turn,
  apart,
  grounds: [...new Set([...covers, ...workedOn])],
  screen: line => ({ kind: 'hill', line: line as never, thick: 100, height: 500 }),
  stands: ({ aboard, arrives, airMission }) => !aboard && !arrives && !airMission,
  marks(game, id) {
    const stand = game.piece(id)
    if (stand.gone) return [text`out`]
    return [
      ...(stand.card === null ? [] : stand.open ? [text`${the.term(stand.card)}`] : [text`card laid`]),
      ...(stand.figures > 0 ? [stand.figures === 1 ? text`1 figure` : text`${the.count(stand.figures)} figures`] : []),
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
    'light',
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
