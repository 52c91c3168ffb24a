import type { Stream } from '../dice/dice.ts'
import type { Id, Value } from '../game/store.ts'
import { decisions } from '../play/deciding.ts'
import { allowed, type Decision, type Draft, type Prompt, type Question } from '../play/prompt.ts'
import type { Run } from '../play/run.ts'

/** How many random attempts are made before all are tried in order. */
const PATIENCE = 30

/**
 * How rarely it may end or pass, which needs no fields: one time in this many. Otherwise no game would come to blows.
 */
const LAZY = 8

/** A decision built field by field, as a person at a screen does, but at random; null if none can be completed. */
export function randomDecision(run: Run, side: Id, stream: Stream): Decision | null {
  const prompt = run.prompt(side)
  if (!prompt) return null
  const begun = new Map<string, Question | null>()
  for (let i = 0; i < PATIENCE; i++) {
    const decision = wander(run, prompt, stream, begun)
    if (decision && !run.refuse(side, decision)) return decision
  }
  for (const decision of decisions(run.game, prompt)) if (!run.refuse(side, decision)) return decision
  return null
}

/** `begun` keeps the first question of every action: attempt after attempt it is the same. */
function wander({ game }: Run, prompt: Prompt, stream: Stream, begun: Map<string, Question | null>): Decision | null {
  const busy = prompt.actions.filter(name => Object.keys(game.rules.actions[name]?.fields ?? {}).length > 0)
  const actions = busy.length > 0 && stream.next(LAZY) > 0 ? busy : prompt.actions
  const action = actions[stream.next(actions.length)] as string
  const ask = (draft: Draft): Question | null => game.rules.actions[action]?.next(game, draft, prompt) ?? null
  let draft: Draft = { action }
  if (!begun.has(action)) begun.set(action, ask(draft))
  for (let question = begun.get(action); ; question = ask(draft)) {
    if (!question || (question.optional && stream.next(2) === 0)) return draft
    const value = pick(question, stream)
    if (value === undefined) return question.optional ? draft : null
    draft = { ...draft, [question.field]: value }
  }
}

function pick({ choices, many }: Question, stream: Stream): Value | undefined {
  const open = choices.filter(allowed).map(choice => choice.value)
  if (!many || open.length === 0) return open[stream.next(open.length)]
  const count = 1 + stream.next(Math.min(many, open.length))
  return Array.from({ length: count }, () => open.splice(stream.next(open.length), 1)[0] as Value)
}
