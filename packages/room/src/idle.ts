import {
  allowed,
  type Choice,
  type Decision,
  type Id,
  type Question,
  type Reason,
  type Roles,
  type Seat,
  text,
  withRole,
} from '@sandtable/kernel'
import type { Offer } from './offers.ts'

/** Is this side asked although all it can do is pass? The rules say which prompts may then be passed for it. */
export function isIdle(seat: Seat, roles: Roles): boolean {
  const prompt = seat.prompt()
  const { actions, mayPass } = seat.rules
  const counts = prompt?.default ? mayPass?.(prompt) : false
  if (!prompt || !counts) return false
  const draft = (action: string): Decision => ({ action, ...(counts === true ? {} : counts[action]) })
  return prompt.actions.every(action => actions[action]?.idle || whyNothing(seat, draft(action), roles).length > 0)
}

/** Does this action lead nowhere, whatever is chosen? Only told if prompts may be passed. */
export const isHopeless = ({ rules }: Seat, question: Question | null, no: readonly Reason[]): boolean =>
  rules.mayPass !== undefined &&
  (question ? question.open === undefined && !question.choices.some(allowed) : no.length > 0)

/**
 * The next question. A choice that leads nowhere says why, so that people do not follow it in vain: always if prompts
 * may be passed, otherwise where there are at most so many choices. With `only`, no other choice is looked into.
 */
export function leading(seat: Seat, draft: Decision, roles: Roles, many = 0, only?: Id): Question | null {
  const question = withRole(seat.question(draft), roles, draft.action)
  const { actions, mayPass } = seat.rules
  if (!question || question.optional || actions[draft.action]?.idle || !isOnTheWay(question)) return question
  if (!mayPass && question.choices.filter(allowed).length > many) return question
  const told = (choice: Choice): Choice =>
    allowed(choice) && !choice.leads && (only === undefined || choice.value === only)
      ? { ...choice, no: whyNothing(seat, after(draft, question, choice), roles) }
      : choice
  return { ...question, choices: question.choices.map(told) }
}

/** The pieces that can begin something now; null if this is left to the rules. */
export function ableIn(offers: readonly Offer[]): ReadonlySet<Id> | null {
  const asking = offers.filter(({ question, purpose }) => question?.role === 'actor' && purpose !== 'set-up')
  // orders are given to many at once, and begin with the order: who may give or have one is another question
  const isOrder = ({ question, purpose, hopeless }: Offer): boolean =>
    !hopeless && (purpose === 'order' || (question?.role === 'actor' && question.many !== undefined))
  if (asking.length === 0 || offers.some(isOrder)) return null
  const able = asking.flatMap(({ question }) => question?.choices.filter(allowed) ?? [])
  return new Set(able.map(({ value }) => String(value)))
}

/** Why a draft can never be completed, such as a gun without a target; empty if it can. */
export function whyNothing(seat: Seat, draft: Decision, roles: Roles): readonly Reason[] {
  const asked = seat.question(draft)
  // the choices themselves may take long to work out, and are not needed
  if (asked?.open !== undefined || asked?.leads) return []
  const question = withRole(asked, roles, draft.action)
  if (!question) return seat.refusal(draft)?.reasons ?? []
  const { optional, choices } = question
  const isLast = optional || !isOnTheWay(question)
  let first: readonly Reason[] | null = null
  for (const choice of choices) {
    const why =
      allowed(choice) && !isLast && !choice.leads ? whyNothing(seat, after(draft, question, choice), roles) : choice.no
    if (why.length === 0) return []
    first ??= why
  }
  return first ?? [NOTHING]
}

const NOTHING: Reason = { word: 'nothing', says: text`nobody can do this now`, cites: [] }

const after = (draft: Decision, { field }: Question, { value }: Choice): Decision =>
  ({ ...draft, [field]: value }) as Decision

/** Actors, floors and options come before the target; whether the target is allowed, its own question says. */
const isOnTheWay = ({ role, many }: Question): boolean =>
  many === undefined && (role === 'actor' || role === 'floor' || role === 'option')
