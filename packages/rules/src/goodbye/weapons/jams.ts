import { action, because, type Id, type Procedure, pieceChoice, type Reason, role, text, the } from '@sandtable/kernel'
import { isSteady, isTank, onTable, ownFigure } from '../figures.ts'
import { crewAt } from '../losses.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { needs } from '../tables.ts'
import { mayActNow } from '../turn.ts'

/** Machine guns that jam: the 1s needed among the hit dice, and the rules; with one crewman a single 1 is enough. */
const jams: {
  readonly [weapon: string]: {
    readonly ones: 'lmg-jam' | 'mg-jam'
    readonly rule: string
    readonly alone: string
    readonly cleared: string
  }
} = {
  lmg: { ones: 'lmg-jam', rule: 'GB-LMG-6', alone: 'GB-LMG-7', cleared: 'GB-LMG-8' },
  mg: { ones: 'mg-jam', rule: 'GB-HMG-9', alone: 'GB-HMG-10', cleared: 'GB-HMG-11' },
}
const isJammer = (weapon: string): boolean => jams[weapon] !== undefined

/** After the last shot: do these dice jam the gun? In a reaction only if GB-RUL-81 says so. Shots already fired stand. */
export function checkJam(game: Goodbye, id: Id, weapon: string, dice: readonly number[], reaction: boolean): void {
  const rule = jams[weapon]
  const gunner = game.piece(id)
  if (!rule || !onTable(gunner)) return
  if (reaction && game.ruling('GB-RUL-81') === 'no') {
    game.say(text`A gun that fires out of its own turn does not jam.`, ['GB-RUL-81'], [id])
    return
  }
  const alone = crewAt(game, gunner) === 1
  const ones = dice.filter(die => die === 1).length
  const cites = [alone ? rule.alone : rule.rule, ...(reaction ? ['GB-RUL-81'] : [])]
  if (ones < (alone ? 1 : game.rows(needs)[rule.ones])) {
    if (ones > 0)
      game.say(
        ones === 1
          ? text`${the.piece(gunner)} rolls a 1, but the gun does not jam.`
          : text`${the.piece(gunner)} rolls a 1 on ${the.count(ones)} dice, but the gun does not jam.`,
        cites,
        [id],
      )
    return
  }
  game.change('piece', id, { jammed: true }, cites, { is: 'jammed', cause: weapon })
  game.say(text`The gun of ${the.piece(gunner)} jams.`, cites, [id])
}

/** The rules by which a jam of these weapons is cleared. */
export const clearingRules = (weapons: readonly string[]): readonly string[] => [
  ...weapons.flatMap(weapon => jams[weapon]?.cleared ?? []).slice(0, 1),
  'GB-RUL-44',
]

/** Why a jammed gun does not fire. */
export const whyJammed = (figure: Figure, weapon: string): readonly Reason[] =>
  figure.jammed && isJammer(weapon)
    ? [because('jammed', text`the gun of ${the.piece(figure)} is jammed`, ...clearingRules([weapon]))]
    : []

function whyNotClear(game: Goodbye, figure: Figure): readonly Reason[] {
  const reasons: Reason[] = [...mayActNow(game, figure)]
  const cites = clearingRules(figure.weapons)
  if (!figure.jammed || isTank(figure))
    reasons.push(because('jammed', text`${the.piece(figure)} has no jam to clear`, ...cites))
  if (!isSteady(figure)) reasons.push(because('pinned', text`${the.piece(figure)} is pinned or routing`, 'GB-SUPP-3'))
  if (figure.moved > 0) reasons.push(because('moved', text`clearing takes the place of all movement`, ...cites))
  if (figure.fired) reasons.push(because('fired', text`clearing takes the place of firing`, ...cites))
  return reasons
}

/** Clearing a jam replaces all movement and fire in the figure's own turn; the gun may fire in the next. */
export const clear = action<GoodbyeTables>()({
  says: text`Clear a jam`,
  fields: { piece: role.actor },
  next(game, draft, { side }) {
    if (draft.piece !== undefined) return null
    const gunners = game.pieces.filter(f => f.side === side && onTable(f) && f.jammed && !isTank(f))
    return {
      field: 'piece',
      says: text`Whose gun?`,
      choices: gunners.map(f => pieceChoice(f, whyNotClear(game, f))),
    }
  },
  refuse(game, { piece }, { side }) {
    const figure = ownFigure(game, piece, side)
    return 'id' in figure ? whyNotClear(game, figure) : figure
  },
  *carryOut(game, { piece }): Procedure {
    const rules = clearingRules(game.piece(piece).weapons)
    const busy = { fired: true, busy: true, stepped: true, tried: true, ordered: 'none' } as const
    game.change('piece', piece, { jammed: false, ...busy }, rules)
    game.say(text`${the.piece(piece)} clears the jam.`, rules, [piece])
  },
})
