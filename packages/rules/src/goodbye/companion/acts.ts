import {
  askInTurn,
  askWho,
  askWhom,
  choice,
  type Id,
  movesAtMost,
  type Point,
  pieceChoice,
  type Resolution,
  type Scene,
  type SceneFields,
  shelter,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import { courageReach } from '../courage.ts'
import { enemiesOf, isDown, isLeader, isTank, onTable } from '../figures.ts'
import { ratesOf } from '../kinds.ts'
import { gettingUp } from '../move/legs.ts'
import { allowanceOf, whyNotMove } from '../move/walking.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { distances, movement } from '../tables.ts'
import { askLeader, cms, withCrew } from './ground.ts'

export const own = (game: Goodbye): readonly Figure[] =>
  game.pieces.filter(f => f.side === game.state.side && onTable(f))

/** A man or a tank has moved on the table: how far decides what it may still do. */
export const move: Resolution<GoodbyeTables> = {
  id: 'move',
  says: text`Move`,
  kind: 'act',
  cites: ['GB-TURN-8', 'GB-TURN-11'],
  fits: ({ state }) => state.phase === 'free' || state.phase === 'move',
  ask(game, answers) {
    const mover = (): Figure => game.piece(String(answers.piece))
    return askInTurn(
      answers,
      () =>
        askWho(
          text`Who moves?`,
          own(game).map(f => pieceChoice(f, whyNotMove(game, f, false))),
          ['GB-TURN-11'],
        ),
      () => game.state.phase !== 'free' && !isTank(mover()) && askFar(game, mover()),
      () => !isTank(mover()) && askClimbs,
      () =>
        isTank(mover()) &&
        askWhom(
          'facing',
          text`Who has it within ${the.length(game.rows(distances)['tank-terror'])} now, and sees it?`,
          enemiesOf(game, mover().side).filter(f => !isTank(f)),
          ['GB-COUR-1', 'GB-RUL-40'],
        ),
    )
  },
  scene(game, { piece, up, facing }) {
    const mover = game.piece(String(piece))
    const far = cms(lengthOfMove(game, mover, undefined))
    const men = ticked(facing).map((id, i): [Id, SceneFields] => [id, { at: [(i - 1.5) * 3, far + 12] }])
    return {
      pieces: { [mover.id]: { at: [0, 0], facing: 0 }, ...Object.fromEntries(men) },
      terrain: Array.from({ length: Number(up ?? 0) }, (_, i) =>
        shelter({
          kind: 'wall',
          from: [0, 0],
          way: [0, 1],
          near: cms(mover.radius) + 0.3 + i * 0.2,
          deep: 0,
          wide: 4,
          nth: i,
        }),
      ),
    }
  },
  decides(game, { piece, far, up }) {
    const figure = game.piece(String(piece))
    const [x, y] = figure.at as Point
    const climbing = Number(up ?? 0) * game.rows(movement).climb + gettingUp(game, figure)
    const dashes = far === 'dash' ? { dash: true } : {}
    const to = [x, y + Math.max(lengthOfMove(game, figure, far) - climbing, 0)]
    return { side: figure.side, decision: { action: 'move', piece: figure.id, to, ...dashes } }
  },
  tells: ({ piece, far }, game) => movesAtMost(piece, lengthOfMove(game, game.piece(String(piece)), far)),
}

/** What is left of a short, a usual or a dashing move. */
function lengthOfMove(game: Goodbye, figure: Figure, far: unknown): number {
  const left = allowanceOf(game, figure, far === 'dash')
  if (far !== 'step') return left
  return Math.min(left, ratesOf(game, figure).initiative)
}

function askFar(game: Goodbye, figure: Figure): TableQuestion {
  const { initiative, dash } = ratesOf(game, figure)
  const usual = allowanceOf(game, figure, false)
  const no = whyNotMove(game, figure, true)
  return {
    field: 'far',
    says: text`How far?`,
    choices: [
      ...(initiative < usual ? [choice('step', text`up to ${the.length(initiative)}`)] : []),
      choice('move', text`up to ${the.length(usual)}`),
      choice('dash', text`a dash, up to ${the.length(dash)}`, no),
    ],
    cites: ['GB-MOVE-6', 'GB-MOVE-10'],
  }
}

const askClimbs: TableQuestion = {
  field: 'up',
  says: text`How many levels does it climb: out of a trench, over a wall?`,
  choices: [0, 1, 2].map(count => choice(count, text`${the.count(count)}`)),
  cites: ['GB-MOVE-2', 'GB-MOVE-3'],
}

/** Into contact. Those who are charged may fire at the charger. */
export const charge: Resolution<GoodbyeTables> = {
  id: 'charge',
  says: text`Charge`,
  kind: 'act',
  cites: ['GB-RUL-23', 'GB-TURN-11'],
  fits: ({ state }) => state.phase === 'move',
  ask: (game, answers) =>
    askInTurn(
      answers,
      () =>
        askWho(
          text`Who charges?`,
          own(game)
            .filter(f => !isTank(f))
            .map(f => pieceChoice(f, whyNotMove(game, f, false))),
          ['GB-RUL-23'],
        ),
      () => askWho(text`Whom?`, enemiesOf(game, game.state.side as Id), ['GB-RUL-23'], 'target'),
      () => ({
        field: 'far',
        says: text`Is it within a usual move, or does it take a dash?`,
        choices: [choice('move', text`a usual move`), choice('dash', text`a dash`)],
        cites: ['GB-RUL-23', 'GB-MOVE-5'],
      }),
      () => askLeader(game, String(answers.piece), 'leader'),
    ),
  scene(game, { piece, target, leader, far }) {
    const charger = game.piece(String(piece))
    const reach = allowanceOf(game, charger, false) - gettingUp(game, charger)
    const dash = allowanceOf(game, charger, true) - gettingUp(game, charger)
    const apart = cms(far === 'dash' ? (reach + dash) / 2 : reach / 2) + cms(charger.radius) * 2
    return {
      pieces: {
        [charger.id]: { at: [0, 0], facing: 0 },
        ...withCrew(game, game.piece(String(target)), apart),
        ...(typeof leader === 'string' && leader !== 'none' && { [leader]: { at: [5, -6] } }),
      },
    }
  },
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
    const says = text`Which of them have a leader within ${the.length(courageReach(game))}?`
    return askWhom('led', says, down, ['GB-PIN-7', 'GB-RUL-33'], down.length)
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
