import { allowed, type Choice, type Decision, type Question, type Seat, withChoice } from '@sandtable/kernel'

/** How good a choice is for a field; the first of the best wins. */
export type Rate = (field: string, choice: Choice) => number

const ANY: Rate = () => 0

/** A draft filled in field by field with the best allowed choices; null at a dead end. */
export function filled(seat: Seat, draft: Decision, rate: Rate = ANY): Decision | null {
  const question: Question | null = seat.question(draft)
  if (!question) return seat.allows(draft) ? draft : null
  const choices = question.choices.filter(allowed)
  const order = [...choices].sort((a, b) => rate(question.field, b) - rate(question.field, a))
  for (const choice of order.slice(0, PATIENCE)) {
    const decision = filled(seat, withChoice(draft, question, choice), rate)
    if (decision) return decision
  }
  return question.optional && seat.allows(draft) ? draft : null
}
const PATIENCE = 6

/** The first of these that is allowed. */
export function firstAllowed(seat: Seat, decisions: Iterable<Decision>): Decision | null {
  for (const decision of decisions) if (seat.allows(decision)) return decision
  return null
}
