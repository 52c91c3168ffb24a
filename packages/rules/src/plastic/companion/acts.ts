import { askInTurn, askWho, movesAtMost, type Point, type Resolution, text, the, ticked } from '@sandtable/kernel'
import { enemiesOf, onTable, whoMay } from '../figures.ts'
import { reach } from '../measure.ts'
import { allowanceOf } from '../movement.ts'
import type { Figure, Plastic, PlasticTables } from '../records.ts'
import { inches } from './shelter.ts'

const acting: Resolution<PlasticTables>['fits'] = game => game.state.phase === 'action'

const own = (game: Plastic): readonly Figure[] => game.pieces.filter(f => f.side === game.state.side && onTable(f))

/** Those who may do something instead of moving or firing, and are able to do this. */
const instead = (game: Plastic, able: (figure: Figure) => boolean) =>
  whoMay(game, 'instead').filter(({ value }) => able(game.piece(String(value))))

/** The figure has gone where its player wanted: that is measured on the table. */
export const move: Resolution<PlasticTables> = {
  id: 'move',
  says: text`Move`,
  kind: 'act',
  cites: ['PF-MOV-1', 'PF-TRN-27'],
  fits: acting,
  ask: (game, answers) => askInTurn(answers, () => askWho(text`Who has moved?`, whoMay(game, 'move'), ['PF-TRN-27'])),
  decides(game, { piece }) {
    const figure = game.piece(String(piece))
    const [x, y] = figure.at as Point
    return { side: figure.side, decision: { action: 'move', piece: figure.id, to: [x, y + 2540] } }
  },
  tells: ({ piece }, game) => movesAtMost(piece, allowanceOf(game, game.piece(String(piece)))),
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
  ask(game, answers) {
    const mover = String(answers.piece)
    return askInTurn(
      answers,
      () => askWho(text`Who has moved?`, whoMay(game, 'move'), ['PF-HTH-1']),
      () => ({
        ...askWho(
          text`Whom does ${the.piece(mover)} touch? In a building, only the one it fights.`,
          enemiesOf(game, game.piece(mover).side),
          ['PF-HTH-3', 'PF-HTH-7'],
          'foes',
        ),
        many: about.length,
      }),
    )
  },
  scene(game, { piece, foes }) {
    const mover = game.piece(String(piece))
    const placed = ticked(foes).map((id, i) => {
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
  ask: (game, answers) =>
    askInTurn(answers, () =>
      askWho(
        text`Who leads?`,
        instead(game, f => f.leader || f.radio),
        ['PF-LDR-5'],
      ),
    ),
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
  ask(game, answers) {
    const leader = String(answers.leader)
    return askInTurn(
      answers,
      () => ({
        ...askWho(
          text`Who leads?`,
          own(game).filter(f => f.doing === 'lead'),
          ['PF-LDR-9'],
          'leader',
        ),
        role: 'actor',
      }),
      () => ({
        ...askWho(
          text`Who rolls again, within ${the.length(reach(game, 'leading'))} of ${the.piece(leader)}?`,
          own(game).filter(f => f.id !== leader && !f.rerolled && f.status !== 'ready'),
          ['PF-LDR-9', 'PF-RUL-30'],
        ),
        role: 'target',
      }),
    )
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
  ask: (game, answers) =>
    askInTurn(
      answers,
      () =>
        askWho(
          text`Who directs?`,
          instead(game, f => f.binoculars || f.radio),
          ['PF-LDR-11'],
        ),
      () => {
        const friends = own(game).filter(f => f.id !== answers.piece && f.weapons.length > 0)
        return askWho(text`Whose fire?`, friends, ['PF-LDR-12', 'PF-RAD-4'], 'target')
      },
    ),
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
  ask: (game, answers) =>
    askInTurn(answers, () =>
      askWho(
        text`Who calls?`,
        instead(game, f => f.radio),
        ['PF-RAD-6'],
      ),
    ),
  scene: (_, { piece }) => ({ pieces: { [String(piece)]: { at: [0, 0] } } }),
  decides(game, { piece }) {
    const { side, at } = game.piece(String(piece))
    const [x, y] = at as Point
    return { side, decision: { action: 'call', piece: String(piece), target: [x + reach(game, 'radio'), y] } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} calls in a shell.`,
}
