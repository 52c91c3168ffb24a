import type { Id, Message, Phase, Procedure } from '@sandtable/kernel'
import { whyBound } from '../movement/bound.ts'
import type { Blaze, BlazeTables } from '../records.ts'
import { offerSnipers } from '../snipers/snipers.ts'
import { offers, PASS } from './asking.ts'
import { firstSide, sidesFrom, to } from './state.ts'

/** A step of the turn in which the sides act by turns, one stand at a time. */
export interface Step {
  readonly phase: string
  readonly next: string
  readonly says: Message
  readonly actions: readonly string[]
  readonly cites: readonly string[]
  /** Has this side a stand left that can act on a card of this step? */
  busy(game: Blaze, side: Id): boolean
  begin?(game: Blaze): Procedure
  end?(game: Blaze): Procedure
}

/** What may be done at a prompt of a step without using up the go. */
const free = ['use', 'rule']

/** A step as a phase: each run is one go, so that the state alone says what comes next. */
export const stepPhase = (step: Step): Phase<BlazeTables> => ({
  phase: step.phase,
  cites: step.cites,
  *run(game): Procedure {
    if (game.state.begun !== step.phase) {
      to(game, { begun: step.phase, go: firstSide(game), passed: [], ended: [] }, step.cites)
      if (step.begin) yield* step.begin(game)
      yield* offerSnipers(game)
      return
    }
    const side = whoseGo(game, step)
    if (side === null) {
      if (step.end) yield* step.end(game)
      to(game, { phase: step.next, begun: null, go: null }, ['BA-TURN-1'])
    } else yield* oneGo(game, step, side)
  },
})

/** Whose go it is: null when all have passed in a row, have ended the step or have nothing left to do in it. */
function whoseGo(game: Blaze, step: Step): Id | null {
  const { go, passed, ended } = game.state
  const left = sidesFrom(game, go).filter(
    side => !ended.includes(side) && (step.busy(game, side) || game.side(side).veiled),
  )
  return left.every(side => passed.includes(side)) ? null : (left[0] as Id)
}

function* oneGo(game: Blaze, step: Step, side: Id): Procedure {
  const { action } = yield* offers(game, side, {
    says: step.says,
    actions: [...step.actions, 'rule', 'pass', 'end'],
    cites: [step.cites[0] as string, 'BA-TURN-2'],
    under: step.cites.slice(1),
    default: whyBound(game, side).length > 0 ? null : PASS,
  })
  const { passed, ended } = game.state
  if (action === 'pass') to(game, { passed: [...passed, side], go: next(game, side, true) }, ['BA-RUL-9'])
  else if (action === 'end') to(game, { ended: [...ended, side], go: next(game, side, true) }, ['BA-RUL-9'])
  else if (!free.includes(action)) to(game, { passed: [], go: next(game, side, false) }, ['BA-RUL-9'])
}

/** By turns; or the side that begins finishes the step: BA-RUL-9. */
function next(game: Blaze, side: Id, finished: boolean): Id {
  if (game.ruling('BA-RUL-9') === 'blocks' && !finished) return side
  return sidesFrom(game, side)[1] as Id
}
