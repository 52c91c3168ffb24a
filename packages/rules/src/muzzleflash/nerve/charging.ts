import {
  ahead,
  because,
  choice,
  type Decision,
  facingOf,
  type Id,
  id as idField,
  lengthOf,
  type Point,
  type Procedure,
  type Reason,
} from '@sandtable/kernel'
import { called, enemiesOf, isAble, isFigure } from '../figures.ts'
import { apart, inchesOf, TOUCH, touching } from '../ground/measure.ts'
import { canStand } from '../ground/standing.ts'
import { getsAcross, speedOf, speedRules } from '../movement/moving.ts'
import { passable } from '../movement/obstacles.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { actionCosts } from '../tables.ts'
import type { Act, Deed } from '../turn/act.ts'
import { aftermath } from '../turn/aftermath.ts'
import { reactions } from '../turn/reactions.ts'
import { fight } from './melee.ts'

const RULES = ['MF-CQB-1', 'MF-RUL-88', 'MF-RUL-3']

/** Where it would stand in contact: straight on if there is room, or the nearest place about the target that it can reach. */
export function contactPoint(game: Muzzleflash, piece: Piece, target: Piece): Point | null {
  const [from, to] = [piece.at as Point, target.at as Point]
  if (touching(piece, target)) return from
  const facing = facingOf(to, from)
  for (const turn of [0, 30, -30, 60, -60, 90, -90]) {
    // straight on is worked out from the line itself, so that exactly one move away is within reach
    const spot = turn === 0 ? shortOf(from, to) : ahead(to, facing + turn, TOUCH)
    if (
      lengthOf([from, spot]) <= speedOf(game, piece) + 1 &&
      canStand(game, piece, spot) &&
      passable(game, piece, from, spot)
    )
      return spot
  }
  return null
}

/** One inch before the target on the straight way to it. */
function shortOf(from: Point, to: Point): Point {
  const length = lengthOf([from, to])
  const share = (length - TOUCH) / length
  const round = (d: number): number => (d < 0 ? Math.floor(d * share) : Math.ceil(d * share)) // never a hair short of contact
  return [from[0] + round(to[0] - from[0]), from[1] + round(to[1] - from[1])]
}

function why(game: Muzzleflash, { piece, target }: Decision): readonly Reason[] {
  const figure = game.piece(piece as Id)
  const foe = game.find('piece', String(target))
  if (!foe || foe.side === figure.side || !isAble(game, foe))
    return [because('target', `${target ?? 'nobody'} is no enemy figure to charge`, ...RULES)]
  if (!isFigure(game, figure)) return [because('target', 'only figures charge', ...RULES)]
  if (contactPoint(game, figure, foe)) return []
  const most = speedOf(game, figure) + TOUCH
  const says = `${called(foe)} cannot be reached: ${inchesOf(apart(game, figure, foe), most)}`
  return [because('too far', says, ...RULES, ...speedRules(game, figure))]
}

/** Into contact, the reactions to it, and the melee at once: MF-RUL-88. */
function* carryOut(game: Muzzleflash, { piece, target }: Decision): Procedure<Deed | null> {
  const since = game.journal.length
  const [id, foe] = [piece as Id, target as Id]
  const spot = contactPoint(game, game.piece(id), game.piece(foe)) as Point
  if (!(yield* getsAcross(game, game.piece(id), [spot]))) return { actor: id, type: 'move', affected: [] }
  game.change('piece', id, { at: spot, dugIn: false, moved: true }, RULES)
  yield* reactions(game, { actor: id, type: 'move', affected: [foe] }, since)
  const [charger, defender] = [game.piece(id), game.piece(foe)]
  if (!isAble(game, charger) || !isAble(game, defender) || !touching(charger, defender)) return null
  const fought = game.journal.length
  yield* fight(game, id, foe)
  yield* aftermath(game, fought)
  return null
}

export const charge: Act = {
  says: 'Charge',
  fields: { piece: idField, target: idField },
  cost: game => game.rows(actionCosts).move as number,
  suits: (game, piece) => isFigure(game, piece) && piece.aboard === null,
  next(game, draft) {
    if (draft.target !== undefined) return null
    const figure = game.piece(draft.piece as Id)
    if (!figure.at) return null
    const near = enemiesOf(game, figure.side).filter(
      foe => isAble(game, foe) && apart(game, figure, foe) <= speedOf(game, figure) + TOUCH,
    )
    return {
      field: 'target',
      says: 'Whom?',
      choices: near.map(foe => choice(foe.id, called(foe))),
    }
  },
  why,
  carryOut,
}
