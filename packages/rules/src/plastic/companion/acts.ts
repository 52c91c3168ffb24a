import { type Id, type Point, pieceChoice, type Resolution, text, the } from '@sandtable/kernel'
import { enemiesOf, onTable, whoMay } from '../figures.ts'
import { reach } from '../measure.ts'
import type { PlasticTables } from '../records.ts'
import { inches } from './shelter.ts'

const acting: Resolution<PlasticTables>['fits'] = game => game.state.phase === 'action'

/** The figure has gone where its player wanted: that is measured on the table. */
export const move: Resolution<PlasticTables> = {
  id: 'move',
  says: text`Move`,
  kind: 'act',
  cites: ['PF-MOV-1', 'PF-TRN-27'],
  fits: acting,
  ask: (game, { piece }) =>
    piece === undefined
      ? {
          field: 'piece',
          role: 'actor',
          says: text`Who has moved?`,
          choices: whoMay(game, 'move'),
          cites: ['PF-TRN-27'],
        }
      : null,
  decides(game, { piece }) {
    const figure = game.piece(String(piece))
    const [x, y] = figure.at as Point
    return { side: figure.side, decision: { action: 'move', piece: figure.id, to: [x, y + 2540] } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} moves.`,
}

/** Where foes stand about a figure that has come up to them: each touches it. */
const about: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [0, -1],
]
const UP = 3

/** A move that ends touching enemies. */
export const fight: Resolution<PlasticTables> = {
  id: 'fight',
  says: text`Move into hand to hand`,
  kind: 'act',
  cites: ['PF-HTH-3', 'PF-HTH-9'],
  fits: acting,
  ask(game, { piece, foes }) {
    if (piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who has moved?`,
        choices: whoMay(game, 'move'),
        cites: ['PF-HTH-1'],
      }
    if (foes !== undefined) return null
    return {
      field: 'foes',
      role: 'target',
      says: text`Whom does ${the.piece(String(piece))} touch? In a building, only the one it fights.`,
      choices: enemiesOf(game, game.piece(String(piece)).side).map(f => pieceChoice(f)),
      many: about.length,
      cites: ['PF-HTH-3', 'PF-HTH-7'],
    }
  },
  scene(game, { piece, foes }) {
    const mover = game.piece(String(piece))
    const placed = (foes as readonly Id[]).map((id, i) => {
      const apart = inches(mover.radius + game.piece(id).radius)
      const [x, y] = about[i] ?? [1, 0]
      return [id, { at: [UP + x * apart, y * apart] }] as const
    })
    return { pieces: { [mover.id]: { at: [0, 0] }, ...Object.fromEntries(placed) } }
  },
  decides(game, { piece }) {
    const mover = game.piece(String(piece))
    const [x, y] = mover.at as Point
    return { side: mover.side, decision: { action: 'move', piece: mover.id, to: [x + UP * 2540, y] } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} moves into hand to hand.`,
}

/** Leading needs nothing of the table. */
export const lead: Resolution<PlasticTables> = {
  id: 'lead',
  says: text`Lead`,
  kind: 'act',
  cites: ['PF-LDR-5', 'PF-LDR-6'],
  fits: game =>
    acting(game) && game.pieces.some(f => f.side === game.state.side && onTable(f) && (f.leader || f.radio)),
  ask: (game, { piece }) =>
    piece === undefined
      ? {
          field: 'piece',
          role: 'actor',
          says: text`Who leads?`,
          choices: whoMay(game, 'instead').filter(({ value }) => {
            const { leader, radio } = game.piece(String(value))
            return leader || radio
          }),
          cites: ['PF-LDR-5'],
        }
      : null,
  decides: (game, { piece }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'lead', piece: String(piece) },
  }),
}

/** A figure that failed its check, within reach of one who leads. */
export const rally: Resolution<PlasticTables> = {
  id: 'rally',
  says: text`Rally`,
  kind: 'act',
  cites: ['PF-LDR-9'],
  fits: game => acting(game) && game.pieces.some(f => f.side === game.state.side && f.doing === 'lead' && onTable(f)),
  ask(game, { leader, piece }) {
    const own = game.pieces.filter(f => f.side === game.state.side && onTable(f))
    if (leader === undefined)
      return {
        field: 'leader',
        role: 'actor',
        says: text`Who leads?`,
        choices: own.filter(f => f.doing === 'lead').map(f => pieceChoice(f)),
        cites: ['PF-LDR-9'],
      }
    if (piece !== undefined) return null
    return {
      field: 'piece',
      role: 'target',
      says: text`Who rolls again, within ${the.length(reach(game, 'leading'))} of ${the.piece(String(leader))}?`,
      choices: own.filter(f => f.id !== leader && !f.rerolled && f.status !== 'ready').map(f => pieceChoice(f)),
      cites: ['PF-LDR-9', 'PF-RUL-30'],
    }
  },
  scene: (_, { leader, piece }) => ({ pieces: { [String(leader)]: { at: [0, 0] }, [String(piece)]: { at: [3, 0] } } }),
  decides: (game, { piece }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'rally', piece: String(piece) },
  }),
}

/** Directing the fire of a friend, who is near enough or has a radio's help. */
export const direct: Resolution<PlasticTables> = {
  id: 'direct',
  says: text`Direct fire`,
  kind: 'act',
  cites: ['PF-LDR-11', 'PF-LDR-12'],
  fits: game =>
    acting(game) && game.pieces.some(f => f.side === game.state.side && onTable(f) && (f.binoculars || f.radio)),
  ask(game, { piece, target }) {
    const own = game.pieces.filter(f => f.side === game.state.side && onTable(f))
    if (piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who directs?`,
        choices: whoMay(game, 'instead').filter(({ value }) => {
          const { binoculars, radio } = game.piece(String(value))
          return binoculars || radio
        }),
        cites: ['PF-LDR-11'],
      }
    if (target !== undefined) return null
    return {
      field: 'target',
      role: 'target',
      says: text`Whose fire?`,
      choices: own.filter(f => f.id !== piece && f.weapons.length > 0).map(f => pieceChoice(f)),
      cites: ['PF-LDR-12', 'PF-RAD-4'],
    }
  },
  scene: (_, { piece, target }) => ({ pieces: { [String(piece)]: { at: [0, 0] }, [String(target)]: { at: [3, 0] } } }),
  decides: (game, { piece, target }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'direct', piece: String(piece), target: String(target) },
  }),
}

/** A radioman calls in a shell of a mortar off the table: only where it lands is rolled here. */
export const call: Resolution<PlasticTables> = {
  id: 'call',
  says: text`Call in fire`,
  kind: 'act',
  cites: ['PF-RAD-6', 'PF-RAD-7'],
  fits: game => acting(game) && game.pieces.some(f => f.side === game.state.side && onTable(f) && f.radio),
  ask: (game, { piece }) =>
    piece === undefined
      ? {
          field: 'piece',
          role: 'actor',
          says: text`Who calls?`,
          choices: whoMay(game, 'instead').filter(({ value }) => game.piece(String(value)).radio),
          cites: ['PF-RAD-6'],
        }
      : null,
  scene: (_, { piece }) => ({ pieces: { [String(piece)]: { at: [0, 0] } } }),
  decides(game, { piece }) {
    const { side, at } = game.piece(String(piece))
    const [x, y] = at as Point
    return { side, decision: { action: 'call', piece: String(piece), target: [x + reach(game, 'radio'), y] } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} calls in a shell.`,
}
