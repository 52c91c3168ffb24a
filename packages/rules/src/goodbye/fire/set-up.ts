import { type Action, because, choice, type Decision, type Id, id as idField, type Procedure, type Reason } from '@sandtable/kernel'
import { called, onTable, ownFigure } from '../figures.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { whyNotFire } from './firing.ts'

const HEAVY = 'mg'
const RULES = ['GB-HMG-2', 'GB-RUL-44']

function whyNotSetUp(game: Goodbye, figure: Figure): readonly Reason[] {
  const reasons = [...whyNotFire(game, figure)]
  if (!figure.weapons.includes(HEAVY)) reasons.push(because('weapon', `${called(figure)} has no machine gun to set up`, ...RULES))
  if (figure.ready) reasons.push(because('set up', 'it is set up already', ...RULES))
  if (figure.moved > 0) reasons.push(because('moved', `${called(figure)} has moved`, ...RULES))
  return reasons
}

/** A heavy machine gun is set up: it takes a whole turn without move or fire. */
export const setUpGun: Action<GoodbyeTables> = {
  says: 'Set up the machine gun',
  fields: { piece: idField },
  next(game, draft, { side }) {
    if (draft.piece !== undefined) return null
    const guns = game.pieces.filter(f => f.side === side && onTable(f) && f.weapons.includes(HEAVY))
    return { field: 'piece', says: 'Which gun?', choices: guns.map(f => choice(f.id, called(f), whyNotSetUp(game, f))) }
  },
  refuse(game, { piece }, { side }) {
    const figure = ownFigure(game, piece, side)
    return 'id' in figure ? whyNotSetUp(game, figure) : figure
  },
}

export function* carryOutSetUp(game: Goodbye, { piece }: Decision): Procedure {
  game.change('piece', piece as Id, { ready: true, fired: true }, RULES)
}
