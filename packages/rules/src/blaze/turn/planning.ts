import { askAny, type Phase, type Procedure, type PromptSpec, perform, prompt, text } from '@sandtable/kernel'
import type { BlazeTables } from '../records.ts'
import { to } from './state.ts'

/** Every side lays its cards in secret and at the same time: BA-RUL-3. Each card is a decision; a side that has ended waits. */
export const planningPhase: Phase<BlazeTables> = {
  phase: 'planning',
  cites: ['BA-CARD-1', 'BA-INTRO-3'],
  *run(game): Procedure {
    const planning = game.sides.filter(side => !side.planned).map(side => side.id)
    if (planning.length === 0) {
      to(game, { phase: 'reveal', begun: null }, ['BA-CARD-1', 'BA-INTRO-3'])
      return
    }
    const spec: PromptSpec = {
      says: text`Lay your order cards`,
      actions: ['order', 'call', 'overrule', 'choose', 'deploy', 'rule', 'end'],
      cites: game.ruling('BA-RUL-208') === 'unmeasured' ? ['BA-CARD-1', 'BA-ARMS-11'] : ['BA-CARD-1'],
      under: ['BA-CARD-2', 'BA-CMD-1', 'BA-CMD-7', 'BA-DIV-2'],
    }
    const { side, decision } = yield* askAny(
      game,
      planning.map(id => [id, spec] as const),
    )
    if (decision.action === 'end') game.change('side', side, { planned: true }, ['BA-CARD-2'])
    else yield* perform(game, decision, prompt(side, spec))
  },
}
