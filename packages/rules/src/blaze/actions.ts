import { type Action, type Decision, type Id, type Message, type Procedure, text } from '@sandtable/kernel'
import { combatActions, combatActs } from './combat.ts'
import { carryOutOrder, order } from './command/cards.ts'
import { carryOutChoose, choose } from './command/headquarters.ts'
import { carryOutOverrule, overrule } from './command/overruling.ts'
import { carryOutRule, rule } from './command/umpire.ts'
import { charge } from './melee/charge.ts'
import { support } from './melee/supports.ts'
import { whyBound } from './movement/bound.ts'
import { carryOutUse, use } from './movement/double-moves.ts'
import { carryOutMove, move } from './movement/move.ts'
import { carryOutDismount, carryOutMount, dismount, mount } from './movement/transport.ts'
import type { Blaze, BlazeTables } from './records.ts'
import { carryOutDeploy, deploy } from './turn/deployment.ts'
import { react } from './turn/reactions.ts'

const plain = (says: Message): Action<BlazeTables> => ({ says, fields: {}, next: () => null, refuse: () => [] })

/** Every decision that a player can make. */
export const actions: { readonly [name: string]: Action<BlazeTables> } = {
  deploy,
  order,
  overrule,
  use,
  move,
  mount,
  dismount,
  charge,
  support,
  choose,
  react,
  rule,
  ...combatActions,
  pass: { ...plain(text`Pass`), refuse: whyBound },
  end: { ...plain(text`End`), refuse: whyBound },
}

type Act = (game: Blaze, decision: Decision, side: Id) => Procedure

/** What is done with a decision in a step, or while planning. Reactions and choices are answered where they are asked. */
const acts: { readonly [name: string]: Act } = {
  deploy: carryOutDeploy,
  order: carryOutOrder,
  overrule: carryOutOverrule,
  use: carryOutUse,
  move: carryOutMove,
  mount: carryOutMount,
  dismount: carryOutDismount,
  choose: carryOutChoose,
  rule: carryOutRule,
  ...combatActs,
}

export function* carryOut(game: Blaze, decision: Decision, side: Id): Procedure {
  const act = acts[decision.action]
  if (act) yield* act(game, decision, side)
}
