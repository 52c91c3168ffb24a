import { allowed, type Choice, type Decision, type Host, type Id, type Question, withChoice } from '@sandtable/kernel'

/** How good a choice is for a field; the first of the best is taken. */
export type Rate = (field: string, choice: Choice) => number

const ANY: Rate = () => 0

/** A draft filled in field by field with the best that is allowed; null if that leads nowhere. */
export function filled(host: Host, side: Id, draft: Decision, rate: Rate = ANY): Decision | null {
  const question: Question | null = host.question(side, draft)
  if (!question) return host.allows(side, draft) ? draft : null
  const choices = question.choices.filter(allowed)
  const order = [...choices].sort((a, b) => rate(question.field, b) - rate(question.field, a))
  for (const choice of order.slice(0, PATIENCE)) {
    const decision = filled(host, side, withChoice(draft, question, choice), rate)
    if (decision) return decision
  }
  return question.optional && host.allows(side, draft) ? draft : null
}
const PATIENCE = 6

/** The first of these that is allowed. */
export function firstAllowed(host: Host, side: Id, decisions: Iterable<Decision>): Decision | null {
  for (const decision of decisions) if (host.allows(side, decision)) return decision
  return null
}
