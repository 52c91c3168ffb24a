import {
  action,
  because,
  choice,
  flag,
  type Id,
  type Message,
  maybe,
  type Procedure,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { touching } from '../stands/measure.ts'
import { carrierOf, hasFigures, isOut, knownStand, onTable } from '../stands/stand.ts'
import { mustAsk, offers, PASS } from '../turn/asking.ts'
import { number } from '../values.ts'
import { inMelee } from './contact.ts'
import { canFlame, type Party } from './sides.ts'

/** What a prompt for supports knows: the melee, and the supports named so far. */
type Joining = {
  readonly role: 'attacker' | 'defender'
  /** The stands that may be the main one: of several chargers the first decision settles it. */
  readonly mains: readonly Id[]
  readonly foe: Id
  readonly named: readonly Id[]
}

const supportRule = { attacker: 'BA-MELEE-5', defender: 'BA-MELEE-6' } as const

const idle = ['aimed-fire', 'move-fire', 'opportunity-fire', 'dummy']

/** Why a stand may not join this melee: BA-RUL-88. */
function whyNotJoin(game: Blaze, stand: Stand | null, main: Id, joining: Joining, side: Id): readonly Reason[] {
  const no = (says: Message): readonly Reason[] => [because('support', says, 'BA-MELEE-4', supportRule[joining.role])]
  if (stand?.side !== side || !joining.mains.includes(main))
    return no(text`choose a stand of yours and the friend it joins`)
  const name = the.piece(stand)
  if (stand.id === main || joining.named.includes(stand.id)) return no(text`${name} is in the melee already`)
  if (!onTable(stand) || isOut(game, stand) || carrierOf(game, stand) || !hasFigures(game, stand))
    return no(text`${name} cannot fight`)
  const most = number(game, 'supports')
  if (joining.named.length >= most) return no(text`${the.count(most)} stands support it already`)
  const touches =
    touching(game, stand, game.piece(main)) ||
    (joining.role === 'attacker' && touching(game, stand, game.piece(joining.foe)))
  if (!touches) return no(text`${name} is not in contact`)
  if (joining.role === 'attacker')
    return stand.card === 'charge' && !stand.fought ? [] : no(text`${name} is not on a Charge card`)
  if (inMelee(game, stand)) return no(text`${name} is in another melee`)
  const free = stand.card === null || (idle.includes(stand.card) && !(stand.fired && stand.card !== 'dummy'))
  return free && !stand.prone ? [] : no(text`${name} is bound to another order`)
}

/** Before the dice a side names its supports, until it passes or none is left that is free to: BA-RUL-88. */
export function* nameSupports(
  game: Blaze,
  mains: readonly Id[],
  foe: Id,
  role: 'attacker' | 'defender',
): Procedure<Pick<Party, 'main' | 'supports'>> {
  let main = mains[0] as Id
  let open = mains
  const named: Id[] = []
  const { side } = game.piece(main)
  for (;;) {
    const joining: Joining = { role, mains: open, foe, named }
    // a third is refused, and for that it must be asked for
    const free = game.pieces.some(
      stand =>
        whyNotJoin(game, stand, main, { ...joining, named: named.slice(0, 1) }, side).length === 0 &&
        !named.includes(stand.id),
    )
    if (!mustAsk(game, side, free)) break
    const answer = yield* offers(game, side, {
      says:
        role === 'attacker'
          ? text`Who supports the attack on ${the.piece(foe)}?`
          : text`Who supports ${the.piece(main)}?`,
      actions: ['support', 'pass'],
      cites: ['BA-MELEE-4', supportRule[role]],
      context: { ...joining, named: [...named] },
      default: PASS,
    })
    if (answer.action !== 'support') break
    main = answer.target as Id
    open = [main]
    named.push(answer.piece as Id)
  }
  return { main, supports: named }
}

export const support = action<BlazeTables>()({
  says: text`Support the melee`,
  fields: { piece: role.actor, target: role.target, flame: maybe(role.option(flag)) },
  next(game, draft, { side, context }) {
    const joining = context as Joining
    const mine = game.pieces.filter(stand => stand.side === side && onTable(stand))
    if (draft.piece === undefined) {
      const choices = mine.map(stand =>
        choice(
          stand.id,
          text`${the.piece(stand)}`,
          whyNotJoin(game, stand, joining.mains.find(id => id !== stand.id) ?? '', joining, side),
        ),
      )
      return { field: 'piece', says: text`Who joins?`, choices }
    }
    if (draft.target !== undefined) return null
    const stand = game.find('piece', draft.piece)
    const others = joining.mains.filter(main => main !== draft.piece)
    const choices = others.map(main =>
      choice(main, text`${the.piece(main)}`, whyNotJoin(game, stand, main, joining, side)),
    )
    return { field: 'target', says: text`Join whom?`, choices }
  },
  refuse(game, { piece, target, flame }, { side, context }) {
    const stand = knownStand(game, side, piece)
    const reasons = [...whyNotJoin(game, stand, target, context as Joining, side)]
    if (flame && (!stand || !canFlame(game, stand)))
      reasons.push(because('bursts', text`no burst is left`, 'BA-FLAME-13'))
    return reasons
  },
  *carryOut(game, { piece, flame }) {
    if (flame) game.change('piece', piece, { flame: true }, ['BA-FLAME-13'])
  },
})
