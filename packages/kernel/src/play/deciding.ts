import { type Fields, name, object, readFields } from '../book/schema.ts'
import { jsonSource, Place, quote } from '../book/source.ts'
import { SandtableError } from '../errors.ts'
import type { Game } from '../game/game.ts'
import type { Id, Tables } from '../game/store.ts'
import type { RuleSet } from '../ruleset.ts'
import { suggestion } from '../text/nearest.ts'
import {
  type Action,
  allowed,
  type Choice,
  type Decision,
  type Draft,
  type Prompt,
  type Question,
  type Reason,
  whyNotWhole,
} from './prompt.ts'

/** Reads a decision: a known action, known fields, each of its type. Whether it is allowed is checked elsewhere. */
export function readDecision<T extends Tables>(rules: RuleSet<T>, raw: unknown, place: Place): Decision {
  const given = object(raw, place)
  if (given.action === undefined) place.fail(1, 'no action is named')
  const action =
    typeof given.action === 'string' && Object.hasOwn(rules.actions, given.action)
      ? rules.actions[given.action]
      : undefined
  if (!action)
    place.at('action').fail(2, quote(given.action) + suggestion(String(given.action), Object.keys(rules.actions)))
  return readFields(decisionFields(action as Action<T>), given, place) as Decision
}

const decisionTypes = new WeakMap<object, Fields>()

/** The fields of a decision for this action, put together once. */
function decisionFields<T extends Tables>(action: Action<T>): Fields {
  let fields = decisionTypes.get(action)
  if (!fields) {
    fields = { action: name, ...action.fields }
    decisionTypes.set(action, fields)
  }
  return fields
}

/** A decision from outside, by its types. */
export const decisionIn = <T extends Tables>(rules: RuleSet<T>, raw: unknown): Decision =>
  readDecision(rules, raw, new Place(jsonSource('decision', raw), 'exact', rules.book.prefix, 'PLAY'))

/** What the next field of a half-made decision may be; null when it is complete. */
export function questionOf<T extends Tables>(
  game: Game<T>,
  side: Id,
  prompt: Prompt | null,
  draft: Draft,
): Question | null {
  if (!prompt) throw new SandtableError('PLAY-1', side, 'it is not being asked: it has nothing to decide now')
  const action = prompt.actions.includes(draft.action) ? game.rules.actions[draft.action] : undefined
  if (!action) throw new SandtableError('PLAY-2', side, quote(draft.action))
  return action.next(game, draft, prompt)
}

/** Every reason why a side that is asked this may not decide so; null if it may. */
export function whyNotIn<T extends Tables>(
  game: Game<T>,
  side: Id,
  prompt: Prompt | null,
  decision: Decision,
): readonly Reason[] | null {
  const { rules } = game
  if (!prompt?.actions.includes(decision.action)) return rules.outOfPlace(game, decision, side, prompt)
  const action = rules.actions[decision.action]
  if (!action) return null
  const missing = whyNotWhole(action, decision)
  const reasons = missing.length > 0 ? missing : action.refuse(game, decision, prompt)
  return reasons.length > 0 ? reasons : null
}

/** Every decision that a prompt lists, field by field; open fields give their suggestions. */
export function* decisions<T extends Tables>(game: Game<T>, prompt: Prompt): Generator<Decision> {
  for (const name of prompt.actions) {
    const action = game.rules.actions[name]
    const draft = { action: name }
    // an action without fields has no choice that could say why not
    if (!action || (Object.keys(action.fields).length === 0 && action.refuse(game, draft, prompt).length > 0)) continue
    yield* completions(game, prompt, draft)
  }
}

function* completions<T extends Tables>(game: Game<T>, prompt: Prompt, draft: Draft): Generator<Decision> {
  const question = game.rules.actions[draft.action]?.next(game, draft, prompt) ?? null
  if (!question || question.optional) yield draft
  if (!question) return
  for (const choice of question.choices.filter(allowed))
    yield* completions(game, prompt, withChoice(draft, question, choice))
}

/** The draft with this choice in the requested field. A list starts with one; a screen adds the others. */
export function withChoice(draft: Draft, question: Question, choice: Choice): Draft {
  return { ...draft, [question.field]: question.many ? [choice.value] : choice.value }
}
