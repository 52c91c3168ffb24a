import {
  askAny,
  type Decision,
  type Id,
  offer,
  type Procedure,
  type PromptSpec,
  perform,
  prompt,
} from '@sandtable/kernel'
import type { Blaze } from '../records.ts'

/**
 * Asks one side, and carries out its decision. A side that may have something hidden answers unseen: its decision reaches the
 * others only through what then happens on the table.
 */
export function* offers(game: Blaze, side: Id, spec: PromptSpec): Procedure<Decision> {
  if (!game.side(side).veiled) return yield* offer(game, side, spec)
  const { decision } = yield* askAny(game, [[side, spec]])
  yield* perform(game, decision, prompt(side, spec))
  return decision
}

/**
 * Must this side be asked? Yes if it can act. A side that may have something hidden is always asked, even when it has not: else the
 * others could tell from the silence that nothing lies in wait for them.
 */
export const mustAsk = (game: Blaze, side: Id, able: boolean): boolean => able || game.side(side).veiled

export const PASS: Decision = { action: 'pass' }
