import { type Action, because, choice, type Decision, id as idField, type Point, type Reason } from '@sandtable/kernel'
import { called, FRESH, onTable } from './figures.ts'
import { whyNotStand } from './movement.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'

/** Fighting figures only: not leaders, radiomen, observers or reserves. PF-RUL-80. */
const isFighting = (figure: Figure): boolean =>
  !figure.leader && !figure.radio && !figure.reserve && figure.weapons.length > 0

/** Figures of a side that fell in an earlier turn and may come back. */
export const fallen = (game: Plastic, side: string): readonly Figure[] =>
  game.pieces.filter(f => f.side === side && f.gone && whyNotReplaced(game, f).length === 0)

export const waitingReserves = (game: Plastic, side: string): readonly Figure[] =>
  game.pieces.filter(f => f.side === side && f.reserve && onTable(f))

function whyNotReplaced(game: Plastic, figure: Figure): readonly Reason[] {
  if (!figure.gone || figure.goneTurn === null)
    return [because('reserve', `${called(figure)} was not eliminated`, 'PF-RES-4')]
  if (figure.goneTurn >= game.state.turn)
    return [
      because('turn', `${called(figure)} fell this turn: it can be replaced on the next`, 'PF-RES-4', 'PF-RUL-79'),
    ]
  if (!isFighting(figure))
    return [because('reserve', `${called(figure)} is no fighting figure`, 'PF-RES-4', 'PF-RUL-80')]
  return []
}

/** A fallen figure comes back where a reserve stood, and the reserve is taken off as eliminated. */
export const replace: Action<PlasticTables> = {
  says: 'Bring back a figure',
  fields: { piece: idField, reserve: idField },
  next(game, draft, { side }) {
    if (draft.piece === undefined) {
      const gone = game.pieces.filter(f => f.side === side && f.gone)
      return {
        field: 'piece',
        says: 'Who comes back?',
        choices: gone.map(f => choice(f.id, called(f), whyNotReplaced(game, f))),
      }
    }
    if (draft.reserve !== undefined) return null
    return {
      field: 'reserve',
      says: 'In place of which reserve?',
      choices: waitingReserves(game, side).map(f =>
        choice(f.id, called(f), whyNotFit(game, game.piece(draft.piece as string), f)),
      ),
    }
  },
  refuse(game, { piece, reserve }, { side }) {
    const figure = game.find('piece', piece as string)
    const given = game.find('piece', reserve as string)
    const reasons: Reason[] = []
    if (figure?.side !== side) reasons.push(because('side', 'that figure is not yours', 'PF-RES-4'))
    else reasons.push(...whyNotReplaced(game, figure))
    if (!given || given.side !== side || !given.reserve || !onTable(given))
      reasons.push(because('reserve', 'that is no reserve of yours on the board', 'PF-RES-1', 'PF-RES-3'))
    else if (figure) reasons.push(...whyNotFit(game, figure, given))
    return reasons
  },
}

/** An infantry gun is larger than the man it comes back for, and may not fit in where he stood. */
const whyNotFit = (game: Plastic, back: Figure, given: Figure): readonly Reason[] =>
  back.radius > given.radius ? whyNotStand(game, { ...given, radius: back.radius }, given.at as Point) : []

export function carryOutReplace(game: Plastic, { piece, reserve }: Decision): void {
  const back = game.piece(piece as string)
  const given = game.piece(reserve as string)
  const cites = ['PF-RES-1', 'PF-RES-4', 'PF-RES-5', 'PF-RUL-79', 'PF-RUL-80']
  game.change('piece', given.id, { gone: true, at: null, goneTurn: game.state.turn }, cites)
  game.change('side', given.side, { losses: game.side(given.side).losses + 1 }, ['PF-RUL-85'])
  game.change('piece', back.id, { ...FRESH, gone: false, at: given.at, goneTurn: null }, cites)
  game.say(`${called(back)} comes back in place of ${called(given)}.`, cites, [back.id, given.id])
}
