import {
  action,
  because,
  choice,
  type Id,
  id,
  int,
  maybe,
  type Procedure,
  type Prompt,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
import { umpireDice } from '../tables.ts'
import { number } from '../values.ts'

const LEAST = 2
const MOST = 10
const whyNoMore = (game: Blaze, side: Id): readonly Reason[] =>
  game.side(side).disputes < number(game, 'disputes')
    ? []
    : [
        because(
          'umpire',
          text`at most ${the.count(number(game, 'disputes'))} disputes a turn are settled`,
          'BA-UMP-1',
          'BA-RUL-98',
        ),
      ]

interface Dispute {
  readonly for: Id
  readonly odds?: number
}

/** The umpire's dice: a dispute is settled by a D10. Any side may call for them at a prompt of its own. */
export const rule = action<BlazeTables>()({
  says: text`Settle a dispute by a die`,
  purpose: 'aside',
  idle: true,
  fields: { for: role.as('target', id), odds: maybe(role.option(int)) },
  next(game, draft, { side }) {
    if (draft.for === undefined)
      return {
        field: 'for',
        says: text`Which side has the complaint?`,
        choices: game.sides.map(one => choice(one.id, text`${the.side(one)}`, whyNoMore(game, side))),
      }
    if (draft.odds !== undefined) return null
    const choices = Array.from({ length: MOST - LEAST + 1 }, (_, i) =>
      choice(LEAST + i, text`${the.count(LEAST + i)} or more`),
    )
    return { field: 'odds', says: text`What must that side roll?`, choices, optional: true }
  },
  refuse(game, { for: complainant, odds }, { side }) {
    const enough = whyNoMore(game, side)
    if (enough.length > 0) return enough
    if (!game.find('side', complainant)) return [because('umpire', text`choose a side`, 'BA-UMP-2')]
    return odds === undefined || (odds >= LEAST && odds <= MOST)
      ? []
      : [because('umpire', text`the odds are from ${the.count(LEAST)} to ${the.count(MOST)}`, 'BA-UMP-3')]
  },
  carryOut,
})

/** While orders are laid only the side that called for the dice hears of them: even that it did is no concern of the others then. */
function* carryOut(game: Blaze, { for: complainant, odds }: Dispute, { side }: Prompt): Procedure {
  const usual = game.rows(umpireDice).complainant as number
  const need = odds ?? usual
  const cites = ['BA-UMP-2', need === usual ? 'BA-UMP-4' : 'BA-UMP-3']
  const unheard = game.state.phase === 'planning' || game.side(side).veiled
  const hears = unheard ? { to: [side] } : {}
  const [die] = yield* roll(game, 'umpire', 1, { faces: 10, need, cites, ...hears })
  const other = game.sides.find(one => one.id !== complainant)?.id as Id
  const favoured = (die as number) >= need ? complainant : other
  game.change('side', side, { disputes: game.side(side).disputes + 1 }, cites)
  game.change('side', favoured, { disputesWon: game.side(favoured).disputesWon + 1 }, cites)
  game.say(text`The umpire's dice favour ${the.side(favoured)}.`, ['BA-UMP-1'], undefined, hears.to)
}
