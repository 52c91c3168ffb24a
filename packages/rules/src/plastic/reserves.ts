import { type Action, because, choice, type Decision, id as idField, type Reason } from '@sandtable/kernel'
import { called, onTable } from './figures.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'

/** Fighting figures only: not leaders, radiomen, observers or reserves. PF-RUL-80. */
const isFighting = (figure: Figure): boolean =>
  !figure.leader && !figure.radio && !figure.reserve && figure.weapons.length > 0

/** Figures of a side that fell in an earlier turn and may come back. */
export const fallen = (game: Plastic, side: string): readonly Figure[] =>
  game.pieces.filter(f => f.side === side && whyNotReplaced(game, f).length === 0)

export const waitingReserves = (game: Plastic, side: string): readonly Figure[] =>
  game.pieces.filter(f => f.side === side && f.reserve && onTable(f))

function whyNotReplaced(game: Plastic, figure: Figure): readonly Reason[] {
  if (!figure.gone || figure.exited || figure.goneTurn === null)
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
      choices: waitingReserves(game, side).map(f => choice(f.id, called(f))),
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
    return reasons
  },
}

export function carryOutReplace(game: Plastic, { piece, reserve }: Decision): void {
  const back = game.piece(piece as string)
  const given = game.piece(reserve as string)
  const cites = ['PF-RES-1', 'PF-RES-4', 'PF-RES-5', 'PF-RUL-79']
  game.change('piece', given.id, { gone: true, at: null, goneTurn: game.state.turn }, cites)
  game.change('side', given.side, { losses: game.side(given.side).losses + 1 }, ['PF-RUL-85'])
  game.change('piece', back.id, { gone: false, at: given.at, goneTurn: null }, cites)
  game.say(`${called(back)} comes back in place of ${called(given)}.`, cites, [back.id, given.id])
}
