import { type Action, type Message, type Purpose, plain, text } from '@sandtable/kernel'
import { fly } from './air/flights.ts'
import { order } from './command/cards.ts'
import { choose } from './command/headquarters.ts'
import { overrule } from './command/overruling.ts'
import { rule } from './command/umpire.ts'
import { fire } from './fire/action.ts'
import { charge } from './melee/charge.ts'
import { overrun } from './melee/overrun.ts'
import { support } from './melee/supports.ts'
import { clear } from './mines/mines.ts'
import { whyBound } from './movement/bound.ts'
import { use } from './movement/double-moves.ts'
import { move } from './movement/move.ts'
import { dismount, mount } from './movement/transport.ts'
import type { BlazeTables } from './records.ts'
import { plot } from './shells/barrage.ts'
import { call } from './shells/calls.ts'
import { deploy } from './turn/deployment.ts'
import { react } from './turn/reactions.ts'

/** Does nothing itself: the caller goes on. */
const idle = (says: Message, purpose: Purpose) =>
  plain<BlazeTables>(says, { idle: true, purpose, refuse: (game, _, { side }) => whyBound(game, side) })

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
  fire,
  plot,
  call,
  fly,
  overrun,
  clear,
  pass: idle(text`Pass`, 'pass'),
  end: idle(text`Done with this step`, 'end'),
}
