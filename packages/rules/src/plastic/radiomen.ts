import {
  action,
  because,
  isOffTable,
  type Point,
  type Procedure,
  point,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { aimAt, spots } from './aiming.ts'
import { burstingAt, chargeOf } from './blast.ts'
import { shell } from './explosives.ts'
import { finish, isIndirect, onTable, spotChoice, weaponOf, whoMay, whyNotAct } from './figures.ts'
import { land } from './landing.ts'
import { apart, near, reach } from './measure.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'
import type { Weapon } from './tables.ts'

/** The off-board mortar: PF-RAD-6. */
const OFF_BOARD = 'mortar-81'

/** If his side has no mortar or infantry gun on the board, a radioman may call in a shot: PF-RUL-38. */
function whyNotCall(game: Plastic, figure: Figure): readonly Reason[] {
  if (!figure.radio) return [because('radio', text`${the.piece(figure)} is not a radioman`, 'PF-RAD-6')]
  const own = game.pieces.find(piece => piece.side === figure.side && onTable(piece) && isIndirect(game, piece))
  return own ? [because('on the board', text`${the.piece(own)} is on the board`, 'PF-RAD-6', 'PF-RUL-38')] : []
}

function whyNotThere(game: Plastic, figure: Figure, spot: Point): readonly Reason[] {
  const reasons: Reason[] = []
  if (isOffTable(game, spot)) reasons.push(because('target', text`that spot is off the table`, 'PF-BLA-3'))
  const most = reach(game, 'radio')
  const says = text`too far for the radio: ${the.length(apart(game, figure, spot), most)}`
  if (!near(game, figure, spot, most)) reasons.push(because('range', says, 'PF-RAD-8', 'PF-RUL-39'))
  return reasons
}

/** One shell of an off-board 81 mm mortar: ordinary mortar fire, with no range modifier and no help. PF-RAD-7, PF-RUL-39. */
export const call = action<PlasticTables>()({
  says: text`Call in fire`,
  fields: { piece: role.actor, target: role.as('target', point) },
  next(game, draft) {
    if (draft.piece === undefined)
      return { field: 'piece', says: text`Who calls?`, choices: whoMay(game, 'instead', f => whyNotCall(game, f)) }
    if (draft.target !== undefined) return null
    const figure = game.piece(draft.piece)
    const choices = spots(game, figure.side).map(spot => spotChoice(spot, whyNotThere(game, figure, spot)))
    return { field: 'target', says: text`On which spot?`, choices, open: 'point' }
  },
  refuse(game, { piece, target }) {
    const figure = game.find('piece', piece)
    const reasons = [...whyNotAct(game, piece, 'instead'), ...(figure ? whyNotCall(game, figure) : [])]
    return figure?.at ? [...reasons, ...whyNotThere(game, figure, target)] : reasons
  },
  *carryOut(game, { piece, target: spot }): Procedure {
    const caller = game.piece(piece)
    finish(game, piece, 'call', ['PF-RAD-6'])
    game.say(text`${the.piece(piece)} calls in a shell.`, ['PF-RAD-6', 'PF-RAD-8'], [piece])
    const weapon = weaponOf(game, OFF_BOARD) as Weapon
    const at = yield* land(game, caller.side, null, spot, [])
    const charge = burstingAt(game, chargeOf(game, null, weapon, spot, caller), at)
    yield* shell(game, at, aimAt(game, weapon, spot, null), charge, [])
  },
})
