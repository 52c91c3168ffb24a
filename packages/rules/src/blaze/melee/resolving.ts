import type { Id, Phase, Procedure } from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
import { offerSnipers } from '../snipers/snipers.ts'
import { isVehicle } from '../stands/stand.ts'
import { to } from '../turn/state.ts'
import { fightVehicle } from './armour.ts'
import { fightAll, fightMelee } from './fight.ts'

/** Step 9: charges are resolved after all fire, one melee after another: BA-OPP-7. */
export const resolvePhase: Phase<BlazeTables> = {
  phase: 'resolve-charges',
  cites: ['BA-OPP-7', 'BA-RUL-240'],
  *run(game): Procedure {
    // begun first, so that a sniper who is asked interrupts the step rather than begins it
    to(game, { begun: 'resolve-charges' }, ['BA-OPP-7'])
    yield* offerSnipers(game)
    yield* fightAll(game, () => true, fightAny)
    to(game, { phase: 'breaking-point', begun: null }, ['BA-TURN-1', 'BA-OPP-7'])
  },
}

function* fightAny(game: Blaze, defender: Id): Procedure {
  if (isVehicle(game, game.piece(defender))) yield* fightVehicle(game, defender)
  else yield* fightMelee(game, defender)
}
