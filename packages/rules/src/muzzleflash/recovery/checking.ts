import {
  because,
  type Id,
  type Modifier,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import type { Deed } from '../basics/deed.ts'
import { isFigure, onTable } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { cost } from '../crew-served/crews.ts'
import { touching } from '../ground/measure.ts'
import { roomBeside } from '../movement/passing.ts'
import { inTouch, whyWalledOff } from '../movement/touching.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { kill } from '../shooting/hits.ts'
import { casualtyCheck, vitalProtection } from '../tables.ts'
import { canReach, liesAboard } from './lifting.ts'

/** Checking on an injured comrade. */

export const injuredOf = (game: Muzzleflash, side: Id): readonly Piece[] =>
  game.pieces.filter(p => p.side === side && p.status === 'injured' && !p.gone)

export const check = forAp({
  says: text`Look after an injured comrade`,
  fields: { piece: role.actor, target: role.target },
  cost: game => cost(game, 'check'),
  costRules: () => ['MF-REC-3'],
  suits: (game, piece) => isFigure(game, piece) && injuredOf(game, piece.side).some(p => isBeside(game, piece, p)),
  next(game, draft) {
    if (draft.target !== undefined) return null
    const figure = game.piece(draft.piece)
    const choices = injuredOf(game, figure.side).map(p => pieceChoice(p, whyNot(game, figure, p)))
    return { field: 'target', says: text`Whom?`, choices }
  },
  why(game, { piece, target }) {
    const figure = game.find('piece', piece)
    return figure ? whyNot(game, figure, game.find('piece', target)) : []
  },
  *does(game, { piece, target }): Procedure<Deed> {
    const modifiers = modifiersOf(game, game.piece(target))
    const [die] = yield* roll(game, 'check', 1, {
      cites: ['MF-REC-6', game.piece(target).aboard === null ? 'MF-RUL-92' : 'MF-RUL-141'],
      under: ['MF-REC-4', 'MF-REC-5'],
      modifiers,
      about: [piece, target],
    })
    const score = modifiers.reduce((sum, m) => sum + m.by, die as number)
    const { dies = 0, recovers = 0 } = game.rows(casualtyCheck)
    if (score <= dies) kill(game, target, { cause: 'wounds', by: null }, ['MF-REC-4'])
    else if (score >= recovers) {
      const up = { status: 'fine', ap: 0, medical: 0 } as const
      const man = game.piece(target)
      const at = man.at && roomBeside(game, { ...man, ...up })
      game.change('piece', man.id, { ...up, at }, ['MF-REC-5', 'MF-RUL-92'], { is: 'returned', by: piece })
      game.say(text`${the.piece(target)} gets up.`, ['MF-REC-5'], [target])
    } else game.say(text`${the.piece(target)} lies still.`, ['MF-REC-4', 'MF-REC-5'], [target])
    return { actor: piece, type: 'other', affected: [] }
  },
})

/** The modifiers for wound and armour: MF-GRE-17, MF-ARM-3. */
function modifiersOf(game: Muzzleflash, { medical, vital }: Piece): readonly Modifier[] {
  const list: Modifier[] = []
  if (medical !== 0) list.push({ by: medical, says: text`wound`, cites: ['MF-GRE-17', 'MF-RUL-92'] })
  if (vital)
    list.push({
      by: game.rows(vitalProtection)['casualty-check'] as number,
      says: text`vital organ protection`,
      cites: ['MF-ARM-3'],
    })
  return list
}

function whyNot(game: Muzzleflash, figure: Piece, target: Piece | null): readonly Reason[] {
  if (
    !target ||
    target.side !== figure.side ||
    target.status !== 'injured' ||
    !(onTable(target) || liesAboard(game, target))
  )
    return [because('injured', text`that is not an injured comrade on the table`, 'MF-REC-3', 'MF-RUL-92')]
  if (!isFigure(game, figure)) return [because('contact', text`${the.piece(figure)} cannot do that`, 'MF-REC-3')]
  if (isBeside(game, figure, target)) return []
  const rule = target.aboard === null ? 'MF-RUL-92' : 'MF-RUL-141'
  if (!touching(game, figure, target))
    return [because('contact', text`${the.piece(figure)} does not touch ${the.piece(target)}`, 'MF-REC-3', rule)]
  return whyWalledOff(game, figure.at as Point, target.at as Point, 'MF-REC-3')
}

/** Can one check on the other: touching him or his vehicle, or in the same vehicle? */
function isBeside(game: Muzzleflash, figure: Piece, injured: Piece): boolean {
  if (!liesAboard(game, injured)) return onTable(figure) && onTable(injured) && inTouch(game, figure, injured)
  return figure.aboard === injured.aboard || (onTable(figure) && canReach(game, figure, injured))
}
