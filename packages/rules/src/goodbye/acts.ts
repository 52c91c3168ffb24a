import type { Action, Decision, Procedure } from '@sandtable/kernel'
import { carryOutFight, fight } from './combat/hand-to-hand.ts'
import { carryOutOrder, order } from './command.ts'
import { carryOutFire, carryOutOverwatch, fireAction, overwatch } from './fire/firing.ts'
import { carryOutThrow, throwAction } from './fire/throwing.ts'
import { carryOutCharge, charge } from './move/charging.ts'
import { carryOutDrop, carryOutMove, drop, move } from './move/moving.ts'
import { reactAction } from './move/watching.ts'
import { agree, choose, pass, refuse } from './prompts.ts'
import type { Goodbye, GoodbyeTables } from './records.ts'
import { deploy } from './setting-up.ts'
import { carryOutRepair, rally, repair } from './tanks/crew.ts'
import { carryOutUse, use } from './use.ts'
import { carryOutSetUp, setUpGun } from './weapons/heavy-machine-guns.ts'
import { carryOutClear, clear } from './weapons/jams.ts'

/** Something that a player can do in a step of his turn. */
export interface Act {
  /** The steps in which it is offered. */
  readonly steps: readonly string[]
  readonly action: Action<GoodbyeTables>
  readonly carryOut: (game: Goodbye, decision: Decision) => Procedure
}

export const acts: { readonly [name: string]: Act } = {
  move: { steps: ['free', 'orders', 'move'], action: move, carryOut: carryOutMove },
  charge: { steps: ['orders', 'move'], action: charge, carryOut: carryOutCharge },
  drop: { steps: ['free', 'orders', 'move'], action: drop, carryOut: carryOutDrop },
  order: { steps: ['orders'], action: order, carryOut: carryOutOrder },
  repair: { steps: ['move'], action: repair, carryOut: carryOutRepair },
  fire: { steps: ['fire'], action: fireAction, carryOut: carryOutFire },
  throw: { steps: ['fire'], action: throwAction, carryOut: carryOutThrow },
  overwatch: { steps: ['fire'], action: overwatch, carryOut: carryOutOverwatch },
  'set-up': { steps: ['fire'], action: setUpGun, carryOut: carryOutSetUp },
  clear: { steps: ['free', 'orders', 'move', 'fire'], action: clear, carryOut: carryOutClear },
  fight: { steps: ['close'], action: fight, carryOut: carryOutFight },
  use: {
    steps: ['free', 'orders', 'move', 'fire', 'close'],
    action: use,
    carryOut: (game, decision) => carryOutUse(game, game.state.side as string, decision),
  },
}

/** Answers to a prompt that is no step. */
export const answers: { readonly [name: string]: Action<GoodbyeTables> } = {
  deploy,
  choose,
  react: reactAction,
  rally,
  agree,
  refuse,
  pass,
}
