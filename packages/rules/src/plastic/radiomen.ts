import {
  type Action,
  because,
  choice,
  type Decision,
  id as idField,
  type Point,
  type Procedure,
  point,
  type Reason,
} from '@sandtable/kernel'
import { aimAt, spots } from './aiming.ts'
import { burstingAt, chargeOf } from './blast.ts'
import { shell } from './explosives.ts'
import { called, finish, isIndirect, onTable, spotName, weaponOf, whoMay, whyNotAct } from './figures.ts'
import { land } from './landing.ts'
import { RADIO } from './leaders.ts'
import { apart, inchesOf, near, offTable } from './measure.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'
import type { Weapon } from './tables.ts'

/** The off-board mortar: PF-RAD-6. */
const OFF_BOARD = 'mortar-81'

/** With no mortar or infantry gun of his own side on the board, a radioman may call in a shot: PF-RUL-38. */
function whyNotCall(game: Plastic, figure: Figure): readonly Reason[] {
  if (!figure.radio) return [because('radio', `${called(figure)} is no radioman`, 'PF-RAD-6')]
  const own = game.pieces.find(piece => piece.side === figure.side && onTable(piece) && isIndirect(game, piece))
  return own ? [because('on the board', `${called(own)} is on the board`, 'PF-RAD-6', 'PF-RUL-38')] : []
}

function whyNotThere(game: Plastic, figure: Figure, spot: Point): readonly Reason[] {
  const reasons: Reason[] = []
  if (offTable(game, spot).length > 0) reasons.push(because('target', 'that spot is off the table', 'PF-BLA-3'))
  const says = `too far for the radio: ${inchesOf(apart(game, figure, spot), RADIO)}`
  if (!near(game, figure, spot, RADIO)) reasons.push(because('range', says, 'PF-RAD-8', 'PF-RUL-39'))
  return reasons
}

export const call: Action<PlasticTables> = {
  says: 'Call in fire',
  fields: { piece: idField, target: point },
  next(game, draft) {
    if (draft.piece === undefined)
      return { field: 'piece', says: 'Who calls?', choices: whoMay(game, 'instead', f => whyNotCall(game, f)) }
    if (draft.target !== undefined) return null
    const figure = game.piece(draft.piece as string)
    const choices = spots(game, figure.side).map(spot => choice(spot, spotName(spot), whyNotThere(game, figure, spot)))
    return { field: 'target', says: 'On which spot?', choices, open: 'point' }
  },
  refuse(game, { piece, target }) {
    const figure = game.find('piece', piece as string)
    const reasons = [...whyNotAct(game, piece, 'instead'), ...(figure ? whyNotCall(game, figure) : [])]
    if (!figure?.at) return reasons
    if (target === undefined) return [...reasons, because('target', 'name a spot', 'PF-BLA-3')]
    return [...reasons, ...whyNotThere(game, figure, target as unknown as Point)]
  },
}

/** One shell of an off-board 81 mm mortar: ordinary mortar fire, with no range modifier and no help. PF-RAD-7, PF-RUL-39. */
export function* carryOutCall(game: Plastic, { piece, target }: Decision): Procedure {
  const caller = game.piece(piece as string)
  const spot = target as unknown as Point
  const cites = ['PF-RAD-6', 'PF-RAD-7', 'PF-RAD-8', 'PF-RUL-38', 'PF-RUL-39']
  finish(game, caller.id, 'call', cites)
  game.say(`${called(caller)} calls in a shell.`, cites, [caller.id])
  const weapon = weaponOf(game, OFF_BOARD) as Weapon
  const at = yield* land(game, caller.side, null, spot, [])
  const charge = burstingAt(game, chargeOf(game, null, weapon, spot), at)
  yield* shell(game, at, aimAt(game, weapon, spot, null), charge, [])
}
