import type { Procedure } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { disorder } from '../stands/states.ts'
import { fallBarrage } from './barrage.ts'
import { buildingsFall } from './buildings.ts'
import { fallDivisional } from './calls.ts'
import { smokeGoes, smokeRises } from './smoke.ts'
import { suppress } from './suppression.ts'

/** Artillery at the end of steps and turns. */

/**
 * Aimed fire losses have been removed. Buildings collapse; then the barrage plotted for this turn, then divisional
 * fire, each resolved before the next; then suppression and smoke take effect: BA-RUL-225.
 */
export function* afterAimedFire(game: Blaze): Procedure {
  yield* buildingsFall(game)
  yield* fallBarrage(game, game.state.turn)
  yield* fallDivisional(game)
  for (const { id, calls } of game.sides)
    for (const call of calls)
      if (call.kind === 'suppressive' && !call.overruled) for (const at of call.at) suppress(game, at, id)
  smokeRises(game)
}

/** At the end of every other step with fire. */
export function* smokeAtStepEnd(game: Blaze): Procedure {
  yield* buildingsFall(game)
  smokeRises(game)
}

/** At the end of the turn smoke clears, stands that moved through it are disordered, and calls lapse. Suppression ends with the cards: BA-RUL-112. */
export function turnEndOfShells(game: Blaze): void {
  smokeGoes(game)
  for (const { id, crossed, gone } of game.pieces) if (crossed && !gone) disorder(game, id, ['BA-SMOKE-8'])
  for (const { id, calls } of game.sides) if (calls.length > 0) game.change('side', id, { calls: [] }, ['BA-DIV-2'])
}
