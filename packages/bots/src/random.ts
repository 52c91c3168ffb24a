import {
  allowed,
  type Choice,
  type Decision,
  type Draft,
  type Purpose,
  plainly,
  type Seat,
  Stream,
  withChoice,
} from '@sandtable/kernel'
import type { Bot } from './bot.ts'

/** One time in this many it ends or passes first, so that turns finish. */
const LAZY = 16

/** How many choices of a field are followed up before an action is given up as a dead end. */
const PATIENCE = 4

/** Answers a prompt field by field with anything that is allowed, and backtracks from dead ends. It knows no rules. */
export function random(seed: number | string, { odd = true } = {}): Bot {
  const stream = new Stream(seed)
  return {
    decide(seat) {
      const { side } = seat
      const prompt = seat.prompt()
      if (!prompt) throw new Error(`${side} is not being asked`)
      const actions = shuffled(stream, prompt.actions)
      const is = (action: string, ...of: readonly Purpose[]): number =>
        Number(of.some(purpose => seat.rules.actions[action]?.purpose === purpose))
      if (stream.next(LAZY) === 0) actions.sort((a, b) => is(b, 'end', 'pass') - is(a, 'end', 'pass'))
      // no human opponent wants the game ended at once, or a dispute settled that does not exist
      if (!odd) actions.sort((a, b) => is(a, 'aside') - is(b, 'aside'))
      for (const patience of [PATIENCE, Number.POSITIVE_INFINITY]) {
        for (const action of actions) {
          const decision = completed(seat, stream, { action }, patience)
          if (decision) return decision
        }
      }
      throw new Error(`${side} can answer nothing: ${plainly(prompt.says)}`)
    },
  }
}

/** The draft filled in at random to a decision that is not refused; null if that was not found. */
export function completed(seat: Seat, stream: Stream, draft: Draft, patience = PATIENCE): Decision | null {
  const question = seat.question(draft)
  if (!question) return seat.allows(draft) ? draft : null
  if (question.optional && stream.next(2) === 0 && seat.allows(draft)) return draft
  let tried = 0
  for (const choice of shuffled(stream, question.choices.filter(allowed))) {
    if (tried++ >= patience) break
    const decision = completed(seat, stream, withChoice(draft, question, choice as Choice), patience)
    if (decision) return decision
  }
  return question.optional && seat.allows(draft) ? draft : null
}

function shuffled<T>(stream: Stream, items: readonly T[]): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = stream.next(i + 1)
    const held = result[i] as T
    result[i] = result[j] as T
    result[j] = held
  }
  return result
}
