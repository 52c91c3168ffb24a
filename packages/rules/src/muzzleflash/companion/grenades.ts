import {
  type Answers,
  choice,
  fromLength,
  type Point,
  pieceChoice,
  type Resolution,
  text,
  the,
} from '@sandtable/kernel'
import { whyNotAct } from '../basics/activation.ts'
import { isAble, onTable } from '../basics/figures.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { mayUse } from '../shooting/refusing.ts'
import { blastTable, fireModes } from '../tables.ts'
import { askCover, coverAt, NEVER } from './shooting.ts'

/** How far the point is from the thrower, in inches: any distance in reach is alike. */
const FAR = 6

/** A primed grenade is thrown: where it lands is rolled, and then measured on the table. */
export const throwGrenade: Resolution<MuzzleflashTables> = {
  id: 'throw',
  says: text`Throw a grenade`,
  kind: 'act',
  cites: ['MF-GRE-2', 'MF-GRE-4'],
  fits: game => game.state.phase === 'action' && game.pieces.some(p => p.side === game.state.side && p.primed),
  ask: (game, { piece }) =>
    piece === undefined
      ? {
          field: 'piece',
          role: 'actor',
          says: text`Who throws?`,
          choices: game.pieces
            .filter(p => p.side === game.state.side && onTable(p) && p.primed)
            .map(p => pieceChoice(p, whyNotAct(game, p.id, 'throw'))),
          cites: ['MF-GRE-2'],
        }
      : null,
  scene: (_, { piece }) => ({ pieces: { [String(piece)]: { at: [0, 0] } } }),
  decides(game, { piece }) {
    const thrower = game.piece(String(piece))
    const [x, y] = thrower.at as Point
    return { side: thrower.side, decision: { action: 'throw', piece: thrower.id, target: [x, y + FAR * 2540] } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} throws a grenade.`,
}

const targetIn = (game: Muzzleflash, { target }: Answers): Piece => game.piece(String(target))

/** The way of throwing that the thrower may use: it decides nothing any more. */
const modeOf = (game: Muzzleflash, thrower: Piece): 'deliberate' | 'snap' =>
  mayUse(game, thrower, 'deliberate') ? 'deliberate' : 'snap'

/** One figure within the blast of a grenade that has landed. */
export const blast: Resolution<MuzzleflashTables> = {
  id: 'blast',
  says: text`Grenade blast on a figure`,
  kind: 'besides',
  cites: ['MF-GRE-10', 'MF-AEW-6'],
  fits: game => game.state.phase === 'action',
  ask(game, answers) {
    const able = game.pieces.filter(p => isAble(game, p))
    if (answers.piece === undefined)
      return {
        field: 'piece',
        role: 'actor',
        says: text`Who threw it?`,
        choices: able.filter(p => p.side === game.state.side).map(p => pieceChoice(p)),
        cites: ['MF-GRE-10'],
      }
    if (answers.target === undefined)
      return {
        field: 'target',
        role: 'target',
        says: text`Who is in the blast?`,
        choices: able.filter(p => p.id !== answers.piece).map(p => pieceChoice(p)),
        cites: ['MF-GRE-10'],
      }
    if (answers.zone === undefined) {
      const { centre = 0, edge = 0 } = game.rows(blastTable).grenade ?? {}
      return {
        field: 'zone',
        says: text`How far is ${the.piece(String(answers.target))} from where it lies?`,
        choices: [choice('centre', text`up to ${the.length(centre)}`), choice('edge', text`up to ${the.length(edge)}`)],
        cites: ['MF-AEW-6'],
      }
    }
    return answers.cover === undefined ? askCover('cover', String(answers.target)) : null
  },
  scene(game, answers) {
    const thrower = game.piece(String(answers.piece))
    const target = targetIn(game, answers)
    const { centre = 0, edge = 0 } = game.rows(blastTable).grenade ?? {}
    const north = FAR + fromLength(answers.zone === 'centre' ? centre : edge, 'in')
    const cost = game.rows(fireModes)[modeOf(game, thrower)]?.ap ?? 0
    const armed = { primed: true, ap: thrower.ap + cost, activated: 'active', tested: true, fallback: 0 } as const
    return {
      pieces: { [thrower.id]: { at: [0, 0], ...armed }, [target.id]: { at: [0, north], ...NEVER } },
      terrain: coverAt(game, target, answers.cover, north),
      dice: { hit: [6] },
    }
  },
  decides(game, { piece }) {
    const thrower = game.piece(String(piece))
    const [x, y] = thrower.at as Point
    const target: Point = [x, y + FAR * 2540]
    return {
      side: thrower.side,
      decision: { action: 'throw', piece: thrower.id, mode: modeOf(game, thrower), target },
    }
  },
  tells: ({ target }) => text`The blast reaches ${the.piece(String(target))}.`,
}
