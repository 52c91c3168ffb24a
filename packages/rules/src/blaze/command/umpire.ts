import {
  type Action,
  because,
  choice,
  type Decision,
  type Id,
  id as idField,
  int,
  type Procedure,
  roll,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
import { umpireDice } from '../tables.ts'

const DICE = ['BA-UMP-1', 'BA-UMP-2', 'BA-UMP-4', 'BA-RUL-98']
const [LEAST, MOST] = [2, 10]

/** The umpire's dice: a dispute is settled by a D10. Any side may call for them at a prompt of its own. */
export const rule: Action<BlazeTables> = {
  says: 'Roll the umpire’s dice',
  fields: { for: idField, odds: int },
  next(game, draft) {
    if (draft.for === undefined)
      return { field: 'for', says: 'Who complains?', choices: game.sides.map(side => choice(side.id, side.id)) }
    if (draft.odds !== undefined) return null
    const choices = Array.from({ length: MOST - LEAST + 1 }, (_, i) => choice(LEAST + i, `${LEAST + i} or more`))
    return { field: 'odds', says: 'What does the complainant need?', choices, optional: true }
  },
  refuse(game, decision) {
    if (!game.find('side', String(decision.for)))
      return [because('umpire', `there is no side ${decision.for}`, 'BA-UMP-2')]
    const odds = decision.odds as number | undefined
    return odds === undefined || (odds >= LEAST && odds <= MOST)
      ? []
      : [because('umpire', `the odds are from ${LEAST} to ${MOST}`, 'BA-UMP-3')]
  },
}

/** While orders are laid only the side that called for the dice hears of them: even that it did is no concern of the others then. */
export function* carryOutRule(game: Blaze, decision: Decision, side: Id): Procedure {
  const usual = game.rows(umpireDice).complainant?.[0] as number
  const need = (decision.odds as number | undefined) ?? usual
  const complainant = decision.for as Id
  const cites = [...DICE, ...(need === usual ? [] : ['BA-UMP-3'])]
  const unheard = game.state.phase === 'planning' || game.side(side).veiled
  const hears = unheard ? { to: [side] } : {}
  const [die] = yield* roll(game, 'umpire', 1, { faces: 10, need, cites, ...hears })
  const other = game.sides.find(one => one.id !== complainant)?.id as Id
  const favoured = (die as number) >= need ? complainant : other
  game.change('side', favoured, { disputesWon: game.side(favoured).disputesWon + 1 }, cites)
  game.say(`The umpire's dice favour ${favoured}.`, cites, undefined, hears.to)
}
