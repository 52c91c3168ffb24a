import {
  askAspectOf,
  askInTurn,
  askUpTo,
  askWho,
  facingFor,
  type Id,
  type Point,
  type Resolution,
  type Scene,
  type SceneSpot,
  text,
  the,
} from '@sandtable/kernel'
import { smallArms } from '../combat-tables.ts'
import { seenInTheDark } from '../ground/sight.ts'
import { rearOf } from '../movement/fall-back.ts'
import { moveRate } from '../movement/rates.ts'
import { whyNotMount } from '../movement/transport.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { enemiesOf, isInfantry, isSniper, isVehicle, kindOf, onTable } from '../stands/stand.ts'
import { askLight, inLight } from './fire.ts'
import { askCover, coverAt, halfOf, mms } from './ground.ts'

/** Moves are made on the table: here it is kept who has moved, and what happens on the way. */

export const moving = ['fall-back', 'move', 'move-fire']

/** The stands that may move on their cards now. */
export const movers = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(stand => onTable(stand) && stand.card === game.state.phase && !stand.hasMoved && !stand.aboard)

/** It is this side's go: people see that at the table. */
export function goOf({ state: { phase } }: Blaze, side: Id): NonNullable<Scene['state']> {
  return { phase, begun: phase, go: side, passed: [], ended: [] }
}

/** A stand has moved on the table on its card. */
export const move: Resolution<BlazeTables> = {
  id: 'move',
  says: text`A stand has moved`,
  kind: 'act',
  cites: ['BA-MOVE-1', 'BA-MOVE-2'],
  fits: ({ state }) => moving.includes(state.phase),
  ask: (game, answers) => askInTurn(answers, () => askWho(text`Which stand?`, movers(game), ['BA-MOVE-1'])),
  scene: (game, { piece }) => ({
    pieces: { [String(piece)]: { at: [0, 0], facing: 0, arrow: 0 } },
    state: goOf(game, game.piece(String(piece)).side),
  }),
  /** Where to, people see: any place that is allowed stands for it. */
  decides: (game, { piece }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'move', piece: String(piece) },
  }),
  tells: ({ piece }) => text`${the.piece(String(piece))} moves.`,
}

/** As short a way as its card allows: a Move is at least a third of what it may go. */
export const shortWay = (game: Blaze, stand: Stand): number =>
  game.state.phase === 'move' ? Math.ceil(moveRate(game, stand).distance / 3) : 2000

/** It moves a little way, north unless it is said otherwise, and faces as it did. */
export const aStep = (game: Blaze, stand: Stand, [east, north]: SceneSpot = [0, 1]) => {
  const { side, id, at, facing } = stand
  const [x, y] = at as Point
  const far = shortWay(game, stand)
  return { side, decision: { action: 'move', piece: id, to: [x + east * far, y + north * far], facing } }
}

/** Who falls back goes to the rear, which for one who sees no enemy is the edge of his side; all others go north. */
export function wayOn(game: Blaze, stand: Stand): { readonly way: SceneSpot; readonly facing: number } {
  const [east, north] = (game.state.phase === 'fall-back' && rearOf(game, stand)) || [0, 1]
  const way: SceneSpot = [Math.sign(east), Math.sign(north)]
  return { way, facing: north > 0 ? 0 : north < 0 ? 180 : east > 0 ? 90 : 270 }
}

const watchers = (game: Blaze): readonly Stand[] => {
  const cards =
    game.state.phase === 'fall-back' ? ['aimed-fire', 'move-fire', 'opportunity-fire'] : ['opportunity-fire']
  return game.pieces.filter(stand => onTable(stand) && cards.includes(stand.card ?? '') && !stand.fired)
}

/** Somebody has moved in this step who may be answered: it does not end by itself. */
export const movesMayBeAnswered = (game: Blaze): boolean =>
  moving.includes(game.state.phase) &&
  game.pieces.some(
    stand =>
      stand.hasMoved &&
      stand.card === game.state.phase &&
      onTable(stand) &&
      [...watchers(game), ...game.pieces.filter(isSniper)].some(other => onTable(other) && other.side !== stand.side),
  )

/** An enemy who waits fires at a stand that has just moved. */
export const react: Resolution<BlazeTables> = {
  id: 'react',
  says: text`Fire at a stand that has moved`,
  kind: 'besides',
  cites: ['BA-OPP-6', 'BA-FALL-3'],
  fits: game =>
    moving.includes(game.state.phase) && watchers(game).length > 0 && game.pieces.some(stand => stand.hasMoved),
  ask(game, answers) {
    const mover = String(answers.target)
    const ranges = Object.values(game.rows(smallArms)).flatMap(({ short, max }) => [
      ...(short === null ? [] : [short]),
      max,
    ])
    const dark = answers.light === 'none' ? [seenInTheDark(game)] : []
    const ends = [...new Set([...ranges, ...dark])].filter(end => end <= (dark[0] ?? end)).sort((a, b) => a - b)
    return askInTurn(
      answers,
      () => {
        const moved = game.pieces.filter(stand => onTable(stand) && stand.hasMoved && stand.card === game.state.phase)
        return askWho(text`Who has moved?`, moved, ['BA-OPP-6'], 'target')
      },
      () => {
        const foes = watchers(game).filter(stand => stand.side !== game.piece(mover).side)
        return askWho(text`Who fires?`, foes, ['BA-OPP-1', 'BA-FALL-3'])
      },
      () => askLight(game, mover),
      () => askUpTo('far', text`How far is it to ${the.piece(mover)}?`, ends, ['BA-ARMS-13', 'BA-GUN-1']),
      () => askCover(mover),
      () => isVehicle(game, game.piece(mover)) && askAspectOf(mover, ['BA-GUN-1']),
    )
  },
  scene(game, answers) {
    const mover = game.piece(String(answers.target))
    const firer = game.piece(String(answers.piece))
    // it ends its step there
    const north = mms(Number(answers.far)) + halfOf(game, mover)[1] + halfOf(game, firer)[1]
    const facing = facingFor(answers.aspect)
    return {
      pieces: {
        [firer.id]: { at: [0, 0], facing: 0, hidden: false },
        [mover.id]: {
          at: [0, north - mms(shortWay(game, mover))],
          facing,
          moved: 0,
          arrow: null,
          hasMoved: false,
          done: false,
          hidden: false,
          ...inLight(answers),
        },
      },
      terrain: coverAt(answers.cover, [0, north], halfOf(game, mover)[1]),
      state: goOf(game, mover.side),
    }
  },
  decides: (game, { target }) => aStep(game, game.piece(String(target))),
  tells: ({ piece, target }) => text`${the.piece(String(piece))} may fire at ${the.piece(String(target))}.`,
}

/** Armour drives over infantry in the open. */
export const overrun: Resolution<BlazeTables> = {
  id: 'overrun',
  says: text`Overrun infantry`,
  kind: 'act',
  cites: ['BA-OVER-1', 'BA-OVER-3'],
  fits: game => ['move', 'move-fire'].includes(game.state.phase) && movers(game).some(stand => isVehicle(game, stand)),
  ask: (game, answers) =>
    askInTurn(
      answers,
      () =>
        askWho(
          text`Which vehicle?`,
          movers(game).filter(stand => isVehicle(game, stand)),
          ['BA-OVER-2'],
        ),
      () => {
        const foes = enemiesOf(game, game.piece(String(answers.piece)).side)
        const infantry = foes.filter(stand => isInfantry(game, stand))
        return askWho(text`Over whom? It must be in the open.`, infantry, ['BA-OVER-1'], 'target')
      },
    ),
  scene: (game, { piece, target }) => ({
    pieces: {
      [String(piece)]: { at: [0, 0], facing: 0, arrow: 0 },
      [String(target)]: { at: [0, 150], facing: 180 },
    },
    state: goOf(game, game.piece(String(piece)).side),
  }),
  decides: (game, { piece, target }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'overrun', piece: String(piece), target: String(target) },
  }),
}

const riding = (game: Blaze): boolean => ['move', 'move-fire'].includes(game.state.phase)

/** The transports that a stand may get aboard now, if it touches them. */
const carriersFor = (game: Blaze, stand: Stand): readonly Stand[] =>
  game.pieces.filter(
    carrier =>
      kindOf(game, carrier).carries !== null &&
      whyNotMount(game, stand, carrier, stand.side).every(({ word }) => word === 'touch'),
  )
const walkers = (game: Blaze): readonly Stand[] => game.pieces.filter(stand => carriersFor(game, stand).length > 0)

/** A stand gets on or into a transport that it touches. */
export const mount: Resolution<BlazeTables> = {
  id: 'mount',
  says: text`Get aboard`,
  kind: 'act',
  cites: ['BA-MOTO-4', 'BA-MOTO-1'],
  fits: game => riding(game) && walkers(game).length > 0,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () => askWho(text`Who gets aboard? It touches the transport.`, walkers(game), ['BA-MOTO-4']),
      () => {
        const carriers = carriersFor(game, game.piece(String(answers.piece)))
        return askWho(text`Which transport?`, carriers, ['BA-MOTO-1', 'BA-MOTO-2'], 'target')
      },
    ),
  scene(game, { piece, target }) {
    const [stand, carrier] = [game.piece(String(piece)), game.piece(String(target))]
    const beside = halfOf(game, carrier)[0] + halfOf(game, stand)[0]
    return {
      pieces: { [carrier.id]: { at: [0, 0], facing: 0 }, [stand.id]: { at: [beside, 0], facing: 0 } },
      state: goOf(game, stand.side),
    }
  },
  decides: (game, { piece, target }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'mount', piece: String(piece), target: String(target) },
  }),
}

/** It gets off, beside its transport. */
export const dismount: Resolution<BlazeTables> = {
  id: 'dismount',
  says: text`Get off`,
  kind: 'act',
  cites: ['BA-MOTO-4', 'BA-MOTO-5'],
  fits: game => riding(game) && game.pieces.some(stand => stand.aboard !== null && !stand.gone),
  ask: (game, answers) =>
    askInTurn(answers, () =>
      askWho(
        text`Who gets off?`,
        game.pieces.filter(stand => stand.aboard !== null && !stand.gone),
        ['BA-MOTO-5'],
      ),
    ),
  scene(game, { piece }) {
    const { aboard, side } = game.piece(String(piece))
    return { pieces: { [String(aboard)]: { at: [0, 0], facing: 0 } }, state: goOf(game, side) }
  },
  decides: (game, { piece }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'dismount', piece: String(piece) },
  }),
  tells: ({ piece }) => text`${the.piece(String(piece))} gets off.`,
}

/** A counter for a double move is laid on a Move card. */
export const double: Resolution<BlazeTables> = {
  id: 'double',
  says: text`Move at the double`,
  kind: 'act',
  cites: ['BA-DBL-1', 'BA-DBL-2'],
  fits: game => game.state.phase === 'move' && game.sides.some(({ doubleMoves }) => doubleMoves > 0),
  ask: (game, answers) =>
    askInTurn(answers, () =>
      askWho(
        text`On which card?`,
        movers(game).filter(stand => game.side(stand.side).doubleMoves > 0 && isInfantry(game, stand)),
        ['BA-DBL-2'],
      ),
    ),
  scene: (game, { piece }) => ({ state: goOf(game, game.piece(String(piece)).side) }),
  decides: (game, { piece }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'use', resource: 'double-move', piece: String(piece) },
  }),
}
