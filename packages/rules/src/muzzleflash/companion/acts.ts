import {
  choice,
  type Id,
  type Point,
  pieceChoice,
  type Resolution,
  type SceneFields,
  text,
  the,
} from '@sandtable/kernel'
import { whyNotAct } from '../basics/activation.ts'
import { enemiesOf, isAble, isHelpless, onTable } from '../basics/figures.ts'
import { speedOf } from '../movement/moving.ts'
import { feared } from '../pinning/danger.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { gunsOf, longest } from '../shooting/weapons.ts'
import { askCover, askRange, coverAt, firers, gunIn, NEVER } from './shooting.ts'

const acting: Resolution<MuzzleflashTables>['fits'] = ({ state }) => state.phase === 'action'

const own = (game: Muzzleflash): readonly Piece[] => game.pieces.filter(p => p.side === game.state.side && onTable(p))

/** The pin test that starts a piece. Whether it then lies in the open is seen on the table. */
export const activate: Resolution<MuzzleflashTables> = {
  id: 'activate',
  says: text`Pin test`,
  kind: 'act',
  cites: ['MF-PIN-12', 'MF-PIN-13'],
  fits: game => acting(game) && own(game).some(p => p.pins > 0),
  ask(game, { piece, cover }) {
    if (piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who tests?`,
        choices: own(game)
          .filter(p => p.pins > 0)
          .map(p => pieceChoice(p, whyNotAct(game, p.id, 'activate'))),
        cites: ['MF-PIN-13'],
      }
    if (cover !== undefined) return null
    return {
      field: 'cover',
      says: text`If it stays pinned: is ${the.piece(String(piece))} in cover, or can it get there?`,
      choices: [choice('hedge', text`in cover`), choice('open', text`in the open`)],
      cites: ['MF-PIN-25', 'MF-RUL-36'],
    }
  },
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
  ask(game, { piece, over }) {
    if (piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who moves?`,
        choices: own(game)
          .filter(p => p.sort !== 'weapon')
          .map(p => pieceChoice(p, whyNotAct(game, p.id, 'move'))),
        cites: ['MF-ACT-6'],
      }
    if (over !== undefined) return null
    return {
      field: 'over',
      says: text`Does it cross an obstacle?`,
      choices: [
        choice('none', text`No`),
        ...['hedge', 'wall', 'fence', 'wire', 'stream'].map(kind => choice(kind, text`${the.term(kind)}`)),
      ],
      cites: ['MF-MOV-8', 'MF-MOV-9'],
    }
  },
  scene(_game, { piece, over }) {
    const line = [
      [-4, 1],
      [4, 1],
    ]
    const terrain =
      over === 'none' ? [] : [{ id: String(over), kind: String(over), line, ...(over === 'stream' && { thick: 0.2 }) }]
    return { pieces: { [String(piece)]: { at: [0, 0], facing: 0 } }, terrain }
  },
  decides(game, { piece }) {
    const figure = game.piece(String(piece))
    const [x, y] = figure.at as Point
    return { side: figure.side, decision: { action: 'move', piece: figure.id, to: [x, y + speedOf(game, figure)] } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} moves.`,
}

/** A snap shot of an enemy at somebody who has just acted. */
export const react: Resolution<MuzzleflashTables> = {
  id: 'react',
  says: text`Reaction`,
  kind: 'besides',
  cites: ['MF-REA-1', 'MF-REA-8'],
  fits: game => acting(game) && enemiesOf(game, game.state.side as Id).some(p => p.ap > 0),
  ask(game, answers) {
    if (answers.actor === undefined)
      return {
        field: 'actor',
        role: 'target',
        says: text`Who has acted?`,
        choices: own(game)
          .filter(p => p.sort === 'figure' && isAble(game, p))
          .map(p => pieceChoice(p)),
        cites: ['MF-REA-2', 'MF-REA-9'],
      }
    if (answers.piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who reacts?`,
        choices: enemiesOf(game, game.state.side as Id)
          .filter(p => p.ap > 0 && !isHelpless(p) && gunsOf(game, p).length > 0)
          .map(p => pieceChoice(p)),
        cites: ['MF-REA-1'],
      }
    const gun = gunIn(game, game.piece(String(answers.piece)), {})
    const far = answers.range === undefined ? askRange(gun, String(answers.actor)) : null
    if (far) return far
    return answers.cover === undefined ? askCover('cover', String(answers.actor)) : null
  },
  scene(game, answers) {
    const actor = game.piece(String(answers.actor))
    const reactor = game.piece(String(answers.piece))
    const gun = gunIn(game, reactor, {})
    const step = 0.4
    const far = (answers.range === 'short' && gun.small ? gun.small.short.max : longest(gun)) / 2540 - step
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
  ask(game, { piece, target }) {
    if (piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who charges?`,
        choices: own(game)
          .filter(p => p.sort === 'figure')
          .map(p => pieceChoice(p, whyNotAct(game, p.id, 'charge'))),
        cites: ['MF-CQB-1'],
      }
    if (target !== undefined) return null
    return {
      field: 'target',
      role: 'target',
      says: text`Whom?`,
      choices: enemiesOf(game, game.state.side as Id)
        .filter(p => isAble(game, p))
        .map(p => pieceChoice(p)),
      cites: ['MF-RUL-88'],
    }
  },
  scene: (_, { piece, target }) => ({
    pieces: { [String(piece)]: { at: [0, 0] }, [String(target)]: { at: [0, 2], ...NEVER } },
  }),
  decides: (game, { piece, target }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'charge', piece: String(piece), target: String(target) },
  }),
}
