import {
  action,
  because,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { FRESH, onTable } from './figures.ts'
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
    return [because('reserve', text`${the.piece(figure)} was not eliminated`, 'PF-RES-4')]
  if (figure.goneTurn >= game.state.turn)
    return [because('turn', text`${the.piece(figure)} fell only this turn`, 'PF-RES-4', 'PF-RUL-79')]
  if (!isFighting(figure))
    return [because('reserve', text`${the.piece(figure)} is not a fighting figure`, 'PF-RES-4', 'PF-RUL-80')]
  return []
}

/** An infantry gun is larger than the figure it replaces, and may not fit in that place. */
const whyNotFit = (game: Plastic, back: Figure, given: Figure): readonly Reason[] =>
  back.radius > given.radius ? whyNotStand(game, { ...given, radius: back.radius }, given.at as Point) : []

/** A fallen figure returns in place of a reserve, and the reserve is removed as eliminated. */
export const replace = action<PlasticTables>()({
  says: text`Bring back a figure`,
  purpose: 'prepare',
  fields: { piece: role.actor, reserve: role.target },
  next(game, draft, { side }) {
    const { piece } = draft
    if (piece === undefined) {
      const gone = game.pieces.filter(f => f.side === side && f.gone)
      const choices = gone.map(f => pieceChoice(f, whyNotReplaced(game, f)))
      return { field: 'piece', says: text`Who comes back?`, choices }
    }
    if (draft.reserve !== undefined) return null
    const back = game.piece(piece)
    const choices = waitingReserves(game, side).map(f => pieceChoice(f, whyNotFit(game, back, f)))
    return { field: 'reserve', says: text`In place of which reserve?`, choices }
  },
  refuse(game, { piece, reserve }, { side }) {
    const figure = game.find('piece', piece)
    const given = game.find('piece', reserve)
    const reasons: Reason[] = []
    if (figure?.side !== side) reasons.push(because('side', text`that figure is not yours`, 'PF-RES-4'))
    else reasons.push(...whyNotReplaced(game, figure))
    if (!given || given.side !== side || !given.reserve || !onTable(given))
      reasons.push(because('reserve', text`that is not a reserve of yours on the board`, 'PF-RES-1', 'PF-RES-3'))
    else if (figure) reasons.push(...whyNotFit(game, figure, given))
    return reasons
  },
  *carryOut(game, { piece, reserve }): Procedure {
    const { side, at } = game.piece(reserve)
    const lost = { gone: true, at: null, goneTurn: game.state.turn }
    game.change('piece', reserve, lost, ['PF-RES-5'], { is: 'lost', cause: 'replaced', by: piece })
    game.change('side', side, { losses: game.side(side).losses + 1 }, ['PF-RUL-85'])
    const back = { ...FRESH, gone: false, at, goneTurn: null }
    game.change('piece', piece, back, ['PF-RES-4', 'PF-RES-5'], { is: 'returned', by: reserve })
    const says = text`${the.piece(piece)} comes back in place of ${the.piece(reserve)}.`
    game.say(says, ['PF-RES-4', 'PF-RES-1'], [piece, reserve])
  },
})
