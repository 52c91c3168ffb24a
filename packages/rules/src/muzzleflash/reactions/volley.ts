import {
  action,
  because,
  type DecisionOf,
  type Id,
  type Procedure,
  pieceChoice,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { type Deed, occasionOf, whoDid } from '../basics/deed.ts'
import type { Muzzleflash, MuzzleflashTables } from '../records.ts'
import { canSnapAt } from '../shooting/weapons.ts'
import { isReady } from './asking.ts'
import { react } from './react.ts'
import type { fields } from './ways.ts'

/** The snap shot that this figure fires in a volley: at the first of those who acted that it can shoot at. */
export function snapOf(game: Muzzleflash, piece: Id, deed: Deed): DecisionOf<typeof fields> {
  const figure = game.find('piece', piece)
  const seen = figure?.at && whoDid(deed).find(id => canSnapAt(game, figure, id))
  return { action: 'react', piece, with: 'fire', target: seen ?? deed.actor }
}

/** Several snap shots at one action, named together: the side's whole answer to it. MF-RUL-49. */
export const volley = action<MuzzleflashTables>()({
  says: text`Fire snap shots together`,
  purpose: 'answer',
  fields: { pieces: role.many(role.actor) },
  next(game, draft, prompt) {
    if (draft.pieces !== undefined) return null
    const { deed } = occasionOf(prompt)
    const choices = prompt.about.map(id =>
      pieceChoice(game.piece(id), react.refuse(game, snapOf(game, id, deed), prompt)),
    )
    return { field: 'pieces', says: text`Who fires a snap shot?`, choices, many: choices.length }
  },
  refuse(game, { pieces }, prompt) {
    if (pieces.length === 0) return [because('target', text`choose who fires`, 'MF-REA-7', 'MF-RUL-49')]
    const twice = pieces.find((id, i) => pieces.indexOf(id) < i)
    if (twice !== undefined)
      return [because('reaction', text`${the.piece(twice)} may react only once`, 'MF-REA-10', 'MF-RUL-49')]
    const { deed } = occasionOf(prompt)
    return pieces.flatMap(id => react.refuse(game, snapOf(game, id, deed), prompt))
  },
  /** One after the other, in the order named; who has nothing left to shoot at keeps the AP. */
  *carryOut(game, { pieces }, prompt): Procedure {
    const { deed } = occasionOf(prompt)
    for (const id of pieces) {
      const snap = snapOf(game, id, deed)
      if (isReady(game, game.piece(id)) && react.refuse(game, snap, prompt).length === 0)
        yield* react.carryOut(game, snap, prompt)
    }
  },
})
