import {
  choice,
  type Id,
  type Point,
  pieceChoice,
  type Resolution,
  type Scene,
  type SceneFields,
  text,
  the,
} from '@sandtable/kernel'
import { courageReach } from '../courage.ts'
import { enemiesOf, isDown, isLeader, isTank, onTable } from '../figures.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { movement } from '../tables.ts'

const own = (game: Goodbye): readonly Figure[] => game.pieces.filter(f => f.side === game.state.side && onTable(f))

const speeds = (game: Goodbye, figure: Figure) =>
  figure.stormtrooper ? game.rows(movement).stormtroopers : game.rows(movement).infantry

/** A man has moved on the table: how far decides what he may still do. */
export const move: Resolution<GoodbyeTables> = {
  id: 'move',
  says: text`Move`,
  kind: 'act',
  cites: ['GB-TURN-8', 'GB-TURN-11'],
  fits: ({ state }) => state.phase === 'free' || state.phase === 'move',
  ask(game, { piece, far }) {
    if (piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who moves?`,
        choices: own(game)
          .filter(f => !isTank(f))
          .map(f => pieceChoice(f)),
        cites: ['GB-TURN-11'],
      }
    if (far !== undefined || game.state.phase === 'free') return null
    const { initiative, move: usual, dash } = speeds(game, game.piece(String(piece)))
    return {
      field: 'far',
      says: text`How far?`,
      choices: [
        choice('step', text`up to ${the.length(initiative)}`),
        choice('move', text`up to ${the.length(usual)}`),
        choice('dash', text`a dash, up to ${the.length(dash)}`),
      ],
      cites: ['GB-MOVE-6', 'GB-MOVE-10'],
    }
  },
  scene: (_, { piece }) => ({ pieces: { [String(piece)]: { at: [0, 0], facing: 0 } } }),
  decides(game, { piece, far }) {
    const figure = game.piece(String(piece))
    const { initiative, move: usual, dash } = speeds(game, figure)
    const [x, y] = figure.at as Point
    const length = far === 'dash' ? dash : far === 'move' ? usual : initiative
    const dashes = far === 'dash' ? { dash: true } : {}
    return { side: figure.side, decision: { action: 'move', piece: figure.id, to: [x, y + length], ...dashes } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} moves.`,
}

/** Into contact. Those who are charged may fire at the charger. */
export const charge: Resolution<GoodbyeTables> = {
  id: 'charge',
  says: text`Charge`,
  kind: 'act',
  cites: ['GB-RUL-23', 'GB-TURN-11'],
  fits: ({ state }) => state.phase === 'move',
  ask(game, { piece, target, leader }) {
    if (piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who charges?`,
        choices: own(game)
          .filter(f => !isTank(f))
          .map(f => pieceChoice(f)),
        cites: ['GB-RUL-23'],
      }
    if (target === undefined)
      return {
        field: 'target',
        role: 'target',
        says: text`Whom?`,
        choices: enemiesOf(game, game.state.side as Id).map(f => pieceChoice(f)),
        cites: ['GB-RUL-23'],
      }
    const leaders = own(game).filter(f => isLeader(f) && f.id !== piece)
    if (leader !== undefined || leaders.length === 0) return null
    return {
      field: 'leader',
      says: text`Is a leader within ${the.length(courageReach(game))} of ${the.piece(String(piece))}?`,
      choices: [...leaders.map(f => pieceChoice(f)), choice('none', text`No`)],
      cites: ['GB-PIN-7'],
    }
  },
  scene: (_, { piece, target, leader }) => ({
    pieces: {
      [String(piece)]: { at: [0, 0], facing: 0 },
      [String(target)]: { at: [0, 10], facing: 180 },
      ...(typeof leader === 'string' && leader !== 'none' && { [leader]: { at: [5, -6] } }),
    },
  }),
  decides: (game, { piece, target }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'charge', piece: String(piece), target: String(target) },
  }),
}

/** Courage tests of those who are down: a leader near them helps. */
export const recover: Resolution<GoodbyeTables> = {
  id: 'recover',
  says: text`Recover: courage tests`,
  kind: 'step',
  cites: ['GB-TURN-7', 'GB-PIN-3'],
  fits: ({ state }) => state.phase === 'recover',
  ask(game, { led }) {
    const down = own(game).filter(f => isDown(f))
    const leaders = own(game).filter(f => isLeader(f) && !isDown(f))
    if (led !== undefined || down.length === 0 || leaders.length === 0) return null
    return {
      field: 'led',
      says: text`Which of them have a leader within ${the.length(courageReach(game))}?`,
      choices: down.map(f => pieceChoice(f)),
      many: down.length,
      optional: true,
      cites: ['GB-PIN-7', 'GB-RUL-33'],
    }
  },
  scene(game, { led }) {
    const leader = own(game).find(f => isLeader(f) && !isDown(f))
    const near = (led as readonly Id[] | undefined) ?? []
    if (!leader || near.length === 0) return {}
    const men = near.map((id, i): [Id, SceneFields] => [id, { at: [(i % 4) * 2.5, 3 + Math.floor(i / 4) * 2.5] }])
    return { pieces: { [leader.id]: { at: [0, 0] }, ...Object.fromEntries(men) } }
  },
}

/** Those who are in contact stand base to base. */
export function inContact(game: Goodbye): Scene {
  const placed = new Map<Id, SceneFields>()
  let row = 0
  for (const figure of game.pieces.filter(f => onTable(f) && f.inContact.length > 0)) {
    if (placed.has(figure.id)) continue
    const at = row++ * 40
    placed.set(figure.id, { at: [0, at] })
    figure.inContact
      .filter(id => !placed.has(id) && game.find('piece', id)?.at)
      .forEach((id, i) => {
        const apart = (figure.radius + game.piece(id).radius) / 1000
        const [x, y] = [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ][i % 4] as [number, number]
        placed.set(id, { at: [x * apart, at + y * apart] })
      })
  }
  return { pieces: Object.fromEntries(placed) }
}
