import { type Id, type Phase, type Procedure, text } from '@sandtable/kernel'
import { couldFly } from '../air/missions.ts'
import { couldDrop } from '../airborne/drops.ts'
import { driftCraft } from '../craft/drifting.ts'
import { cardOf, shotsLeft } from '../fire/permission.ts'
import { chargePhase } from '../melee/charging.ts'
import { resolvePhase } from '../melee/resolving.ts'
import { couldClear } from '../mines/mines.ts'
import { whyHeld } from '../movement/held.ts'
import { whyNotMount } from '../movement/transport.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { afterAimedFire, smokeAtStepEnd } from '../shells/step-end.ts'
import { takeLosses } from '../stands/losses.ts'
import { touching } from '../stands/measure.ts'
import {
  carrierOf,
  classOf,
  isAircraft,
  isOut,
  isSniper,
  isVehicle,
  kindOf,
  onTable,
  ratingOf,
  weaponsOf,
} from '../stands/stand.ts'
import type { Card } from '../tables.ts'
import { deploymentPhase } from './deployment.ts'
import { type Step, stepPhase } from './goes.ts'
import { planningPhase } from './planning.ts'
import { revealPhase } from './reveal.ts'
import { carryOutTasks } from './tasks.ts'
import { breakingPhase } from './turn-end.ts'

/** Has it something to fire with, and a shot left? A Poor crew fires only when it has not moved: BA-GUN-4. */
const mayFire = (game: Blaze, stand: Stand): boolean =>
  weaponsOf(game, stand).length > 0 &&
  shotsLeft(game, stand) > 0 &&
  !(stand.hasMoved && isVehicle(game, stand) && ratingOf(game, stand) === 'poor')

/** Has the side a stand on this card that can still act and passes this test? */
const any = (game: Blaze, side: Id, card: Card, test: (stand: Stand) => boolean): boolean =>
  game.pieces.some(
    stand =>
      stand.side === side &&
      cardOf(game, stand) === card &&
      !isAircraft(game, stand) &&
      !isSniper(stand) &&
      onTable(stand) &&
      (!isOut(game, stand) || classOf(game, stand) === 'marker') &&
      test(stand),
  )

const held = (game: Blaze, stand: Stand): boolean => whyHeld(game, stand).length > 0
const canMove = (game: Blaze, stand: Stand): boolean =>
  !stand.hasMoved && !stand.mounted && !carrierOf(game, stand) && !held(game, stand)

/** Stands aboard a transport that has moved, or that hold a Move card of their own, may still get off. */
const canGetOff = (game: Blaze, side: Id, card: Card): boolean =>
  game.pieces.some(stand => {
    if (stand.side !== side || !stand.aboard || stand.mounted || stand.gone) return false
    const carrier = game.piece(stand.aboard)
    const now = stand.card === card || carrier.card === card
    const afloat = classOf(game, carrier) === 'craft' && !carrier.beached
    return now && !afloat && !isOut(game, carrier) && stand.landedTurn !== game.state.turn
  })

/** Stands on foot that touch a transport of theirs may still get on, before or after its move: BA-RUL-75. */
const canGetOn = (game: Blaze, side: Id): boolean =>
  game.pieces.some(
    carrier =>
      carrier.side === side &&
      kindOf(game, carrier).carries !== null &&
      onTable(carrier) &&
      game.pieces.some(
        stand =>
          stand.side === side &&
          onTable(stand) &&
          touching(game, stand, carrier) &&
          whyNotMount(game, stand, carrier, side).length === 0,
      ),
  )

const fallBack: Step = {
  phase: 'fall-back',
  next: 'charge',
  says: text`Fall back with a stand`,
  actions: ['move'],
  cites: ['BA-FALL-1', 'BA-FALL-2'],
  busy: (game, side) => any(game, side, 'fall-back', stand => !stand.hasMoved && !held(game, stand)),
  *end(game): Procedure {
    yield* carryOutTasks(game)
    yield* smokeAtStepEnd(game)
  },
}

const aimedFire: Step = {
  phase: 'aimed-fire',
  next: 'move',
  says: text`Fire with a stand on Aimed Fire`,
  actions: ['fire', 'fly'],
  cites: ['BA-AIM-3', 'BA-ARMS-2'],
  busy: (game, side) =>
    any(game, side, 'aimed-fire', stand => mayFire(game, stand)) || couldFly(game, side, 'aimed-fire'),
  *end(game): Procedure {
    yield* takeLosses(game)
    yield* afterAimedFire(game)
  },
}

const move: Step = {
  phase: 'move',
  next: 'move-fire',
  says: text`Move a stand`,
  actions: ['move', 'use', 'mount', 'dismount', 'overrun', 'clear', 'deploy', 'fly'],
  cites: ['BA-MOVE-1', 'BA-MOVE-2'],
  busy: (game, side) =>
    any(game, side, 'move', stand => canMove(game, stand)) ||
    canGetOff(game, side, 'move') ||
    canGetOn(game, side) ||
    couldFly(game, side, 'move') ||
    couldDrop(game, side) ||
    couldClear(game, side),
  *end(game): Procedure {
    yield* driftCraft(game)
    yield* smokeAtStepEnd(game)
  },
}

const moveFire: Step = {
  phase: 'move-fire',
  next: 'opportunity-fire',
  says: text`Move with a stand on Move and Fire, or fire with it`,
  actions: ['move', 'fire', 'mount', 'dismount', 'overrun'],
  cites: ['BA-MOVE-6', 'BA-OPP-5'],
  busy: (game, side) =>
    any(
      game,
      side,
      'move-fire',
      stand => (canMove(game, stand) && stand.firedIn !== 'move-fire') || mayFire(game, stand),
    ) ||
    canGetOff(game, side, 'move-fire') ||
    canGetOn(game, side),
  *end(game): Procedure {
    yield* takeLosses(game)
    yield* smokeAtStepEnd(game)
  },
}

const opportunity: Step = {
  phase: 'opportunity-fire',
  next: 'resolve-charges',
  says: text`Fire with a stand on Opportunity Fire`,
  actions: ['fire'],
  cites: ['BA-OPP-1', 'BA-OPP-2'],
  busy: (game, side) => any(game, side, 'opportunity-fire', stand => mayFire(game, stand)),
  *end(game): Procedure {
    yield* takeLosses(game)
    yield* smokeAtStepEnd(game)
  },
}

const through = (phase: string, next: string, ...cites: string[]): Phase<BlazeTables> => ({
  phase,
  cites,
  *run(game): Procedure {
    game.change('game', 'game', { phase: next, begun: null }, ['BA-TURN-1', ...cites])
  },
})

/** The turn, as the rulebook's overview has it. */
export const phases: readonly Phase<BlazeTables>[] = [
  deploymentPhase,
  planningPhase,
  revealPhase,
  // Actions are declared as the cards are turned; fall backs come first, then the tasks: BA-RUL-11
  through('action', 'fall-back', 'BA-ACTN-2'),
  stepPhase(fallBack),
  chargePhase,
  // a stand is prone from the reveal of its card: BA-RUL-160
  through('prone', 'aimed-fire', 'BA-PRONE-2'),
  stepPhase(aimedFire),
  stepPhase(move),
  stepPhase(moveFire),
  stepPhase(opportunity),
  resolvePhase,
  breakingPhase,
]
