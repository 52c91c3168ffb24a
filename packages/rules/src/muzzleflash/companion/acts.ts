import {
  askInTurn,
  askWho,
  askWord,
  choice,
  type Id,
  movesAtMost,
  type Point,
  pieceChoice,
  type Resolution,
  type SceneFields,
  shelter,
  text,
  the,
} from '@sandtable/kernel'
import { whyNotAct } from '../basics/activation.ts'
import { enemiesOf, isAble, isHelpless, isVehicle, onTable } from '../basics/figures.ts'
import { speedOf } from '../movement/moving.ts'
import { feared } from '../pinning/danger.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { gunsOf } from '../shooting/weapons.ts'
import { askCover, coverAt, NEVER } from './ground.ts'
import { askRange, farIn, firers, gunIn } from './shooting.ts'

const acting: Resolution<MuzzleflashTables>['fits'] = ({ state }) => state.phase === 'action'

const own = (game: Muzzleflash): readonly Piece[] => game.pieces.filter(p => p.side === game.state.side && onTable(p))

/** Those who may do this, each with why it may not now. */
const whoMay = (game: Muzzleflash, action: string, test: (piece: Piece) => boolean) =>
  own(game)
    .filter(test)
    .map(p => pieceChoice(p, whyNotAct(game, p.id, action)))

/** The pin test that starts a piece. Whether it then lies in the open is seen on the table. */
export const activate: Resolution<MuzzleflashTables> = {
  id: 'activate',
  says: text`Pin test`,
  kind: 'act',
  cites: ['MF-PIN-12', 'MF-PIN-13'],
  fits: game => acting(game) && own(game).some(p => p.pins > 0),
  ask: (game, answers) =>
    askInTurn(
      answers,
      () =>
        askWho(
          text`Who tests?`,
          whoMay(game, 'activate', p => p.pins > 0),
          ['MF-PIN-13'],
        ),
      () => ({
        field: 'cover',
        says: text`If it stays pinned: is ${the.piece(String(answers.piece))} in cover, or can it get there?`,
        choices: [choice('hedge', text`in cover`), choice('open', text`in the open`)],
        cites: ['MF-PIN-25', 'MF-RUL-36'],
      }),
    ),
  scene(game, { piece, cover }) {
    const figure = game.piece(String(piece))
    const foe = feared(game, figure) ?? enemiesOf(game, figure.side)[0]
    return {
      pieces: { [figure.id]: { at: [0, 20] }, ...(foe && { [foe.id]: { at: [0, 0], ...NEVER } }) },
      terrain: coverAt(game, figure, cover, 20),
    }
  },
  decides: (game, { piece }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'activate', piece: String(piece) },
  }),
}

/** A move of one AP; an obstacle on the way is tested for. */
export const move: Resolution<MuzzleflashTables> = {
  id: 'move',
  says: text`Move for 1 AP`,
  kind: 'act',
  cites: ['MF-MOV-1', 'MF-RUL-17'],
  fits: acting,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () =>
        askWho(
          text`Who moves?`,
          whoMay(game, 'move', p => p.sort !== 'weapon'),
          ['MF-ACT-6'],
        ),
      () => {
        const asked = askWord('over', text`Does it cross an obstacle?`, obstacles, ['MF-MOV-8', 'MF-MOV-9'])
        return { ...asked, choices: [choice('none', text`No`), ...asked.choices] }
      },
    ),
  scene(game, { piece, over }) {
    const mover = game.piece(String(piece))
    const near = isVehicle(game, mover) ? 4 : 1
    const line = { from: [0, 0], way: [0, 1], near, deep: 0, wide: 4 } as const
    const ground = { ...shelter({ kind: String(over), ...line }), ...(over === 'stream' && { thick: 0.2 }) }
    return { pieces: { [mover.id]: { at: [0, 0], facing: 0 } }, terrain: over === 'none' ? [] : [ground] }
  },
  decides(game, { piece }) {
    const figure = game.piece(String(piece))
    const [x, y] = figure.at as Point
    return { side: figure.side, decision: { action: 'move', piece: figure.id, to: [x, y + speedOf(game, figure)] } }
  },
  tells: ({ piece }, game) => movesAtMost(piece, speedOf(game, game.piece(String(piece)))),
}

const obstacles = ['hedge', 'wall', 'fence', 'wire', 'stream']

/** A snap shot of an enemy at somebody who has just acted. */
export const react: Resolution<MuzzleflashTables> = {
  id: 'react',
  says: text`Reaction`,
  kind: 'besides',
  cites: ['MF-REA-1', 'MF-REA-8'],
  fits: game => acting(game) && enemiesOf(game, game.state.side as Id).some(p => p.ap > 0),
  ask(game, answers) {
    const actor = String(answers.actor)
    const foes = enemiesOf(game, game.state.side as Id)
    return askInTurn(
      answers,
      () =>
        askWho(
          text`Who has acted?`,
          own(game).filter(p => p.sort === 'figure' && isAble(game, p)),
          ['MF-REA-2', 'MF-REA-9'],
          'actor',
        ),
      () =>
        askWho(
          text`Who reacts?`,
          foes.filter(p => p.ap > 0 && !isHelpless(p) && gunsOf(game, p).length > 0),
          ['MF-REA-1'],
        ),
      () => askRange(gunIn(gunsOf(game, game.piece(String(answers.piece))), {}), actor),
      () => askCover(actor),
    )
  },
  scene(game, answers) {
    const actor = game.piece(String(answers.actor))
    const reactor = game.piece(String(answers.piece))
    const gun = gunIn(gunsOf(game, reactor), {})
    const step = 0.4
    const far = farIn(gun, answers) - step
    const fresh = { activated: 'active', ap: actor.ap + 1, tested: true, fallback: 0 } as const
    const pieces: { [piece: Id]: SceneFields } = {
      ...firers(game, reactor, gun),
      [actor.id]: { at: [step, far], ...fresh },
    }
    return { pieces, terrain: coverAt(game, actor, answers.cover, far) }
  },
  decides(game, { actor }) {
    const figure = game.piece(String(actor))
    const [x, y] = figure.at as Point
    return { side: figure.side, decision: { action: 'move', piece: figure.id, to: [x - 1016, y] } }
  },
  tells: ({ piece, actor }) => text`${the.piece(String(piece))} reacts to ${the.piece(String(actor))}.`,
}

/** Into contact, and the fight at once. */
export const charge: Resolution<MuzzleflashTables> = {
  id: 'charge',
  says: text`Charge`,
  kind: 'act',
  cites: ['MF-CQB-1', 'MF-RUL-88'],
  fits: acting,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () =>
        askWho(
          text`Who charges?`,
          whoMay(game, 'charge', p => p.sort === 'figure'),
          ['MF-CQB-1'],
        ),
      () =>
        askWho(
          text`Whom?`,
          enemiesOf(game, game.state.side as Id).filter(p => isAble(game, p)),
          ['MF-RUL-88'],
          'target',
        ),
    ),
  scene: (_, { piece, target }) => ({
    pieces: { [String(piece)]: { at: [0, 0] }, [String(target)]: { at: [0, 2], ...NEVER } },
  }),
  decides: (game, { piece, target }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'charge', piece: String(piece), target: String(target) },
  }),
}
