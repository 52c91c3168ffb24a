import type { Action, Decision, Id, Procedure } from '@sandtable/kernel'
import { carryOutFly, fly } from './air/flights.ts'
import { fire } from './fire/action.ts'
import { carryOutFire } from './fire/carrying-out.ts'
import type { Blaze, BlazeTables } from './records.ts'
import { carryOutPlot, plot } from './shells/barrage.ts'
import { call, carryOutCall } from './shells/calls.ts'
import { beach } from './works/craft.ts'
import { carryOutClear, clear } from './works/mines.ts'
import { carryOutOverrun, overrun } from './works/overrun.ts'
import { enterHouse as intoHouse } from './works/streets.ts'

/** What the chapters of fire, shells, aircraft and obstacles give to the turn. */

export { airReveal, airTurnEnd, couldFly, whyNotAirCard } from './air/missions.ts'
export { couldFireAt } from './fire/action.ts'
export { carryOutFire } from './fire/carrying-out.ts'
export type { FireContext } from './fire/orders.ts'
export { shotsLeft } from './fire/permission.ts'
export { discoverSnipers, offerSnipers, snipersLeave } from './fire/snipers.ts'
export { carryOutPlot, fallBarrage } from './shells/barrage.ts'
export { buildingsFall } from './shells/buildings.ts'
export { loseZero } from './shells/indirect.ts'
export { afterAimedFire, smokeAtStepEnd, turnEndOfShells } from './shells/step-end.ts'
export { driftCraft, whyNotAfloat } from './works/craft.ts'
export { carryOutDrop, couldDrop, nextOfDrop, whyNotDrop } from './works/drops.ts'
export { couldClear, crossMines } from './works/mines.ts'
export { clearingCost, meetObstacles, obstacleCosts } from './works/obstacles.ts'
export { nextOfSetDown, whyNotSetDown } from './works/setting-down.ts'
export { metOnTheStairs, whichFloor, whyNotFloor } from './works/streets.ts'
export { completeCombatTask, whyNotCombatTask } from './works/tasks.ts'
export { whyNotHalfMove } from './works/wire.ts'

export const combatActions: { readonly [name: string]: Action<BlazeTables> } = { fire, plot, call, fly, overrun, clear }

type Act = (game: Blaze, decision: Decision, side: Id) => Procedure

export const combatActs: { readonly [name: string]: Act } = {
  fire: (game, decision) => carryOutFire(game, decision, null),
  plot: carryOutPlot,
  call: carryOutCall,
  fly: carryOutFly,
  overrun: carryOutOverrun,
  clear: carryOutClear,
}

/** A stand has ended a move: it may have come into a house, or run ashore. */
export function* enterHouse(game: Blaze, mover: Id, from?: number): Procedure {
  beach(game, mover)
  yield* intoHouse(game, mover, from)
}
