import {
  because,
  type DecisionOf,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { aftermath } from '../basics/aftermath.ts'
import { type Deed, stayed } from '../basics/deed.ts'
import { enemiesOf, isAble, isFigure, onTable } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { apart, near, touchOf } from '../ground/measure.ts'
import { getsAcross, speedOf, speedRules } from '../movement/moving.ts'
import { inTouch } from '../movement/touching.ts'
import { reactions } from '../reactions/asking.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { actionCosts } from '../tables.ts'
import { contactPoint } from './contact.ts'
import { fight } from './melee.ts'

const fields = { piece: role.actor, target: role.target }
type Charge = DecisionOf<typeof fields>

const RULES = ['MF-CQB-1', 'MF-RUL-88']

function why(game: Muzzleflash, { piece, target }: Charge): readonly Reason[] {
  const figure = game.piece(piece)
  const foe = game.find('piece', target)
  if (!foe || foe.side === figure.side || !isAble(game, foe))
    return [because('target', text`that is not an enemy figure to charge`, ...RULES)]
  if (!isFigure(game, figure)) return [because('target', text`only figures charge`, ...RULES)]
  if (contactPoint(game, figure, foe)) return []
  const most = speedOf(game, figure) + touchOf(game)
  const says = text`${the.piece(foe)} cannot be reached: ${the.length(apart(game, figure, foe), most)}`
  return [because('too far', says, 'MF-RUL-88', ...speedRules(game, figure).slice(0, 1))]
}

/** Into contact, the reactions to it, and the melee at once: MF-RUL-88. */
function* does(game: Muzzleflash, { piece: id, target: foe }: Charge): Procedure<Deed | null> {
  const since = game.journal.length
  const spot = contactPoint(game, game.piece(id), game.piece(foe)) as Point
  if (!(yield* getsAcross(game, game.piece(id), [spot]))) return stayed(id)
  game.change('piece', id, { at: spot, dugIn: false, moved: true }, RULES)
  yield* reactions(game, { actor: id, type: 'move', affected: [foe] }, since)
  const charger = game.piece(id)
  const defender = game.piece(foe)
  if (!isAble(game, charger) || !isAble(game, defender) || !inTouch(game, charger, defender)) return null
  const fought = game.journal.length
  yield* fight(game, id, foe)
  yield* aftermath(game, fought)
  return null
}

/** Enemies near enough, whatever may be in the way. */
const inReach = (game: Muzzleflash, figure: Piece): readonly Piece[] =>
  enemiesOf(game, figure.side).filter(
    foe => isAble(game, foe) && near(game, figure, foe, speedOf(game, figure) + touchOf(game)),
  )

export const charge = forAp({
  says: text`Charge`,
  fields,
  cost: game => game.rows(actionCosts).move as number,
  suits: (game, piece) => isFigure(game, piece) && onTable(piece) && inReach(game, piece).length > 0,
  next(game, draft) {
    if (draft.target !== undefined) return null
    const figure = game.piece(draft.piece)
    if (!figure.at) return null
    return {
      field: 'target',
      says: text`Whom?`,
      choices: inReach(game, figure).map(foe => pieceChoice(foe)),
    }
  },
  why,
  does,
})
