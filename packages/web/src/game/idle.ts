import { allowed, type Choice, type Decision, type Host, type Id, type Question, type Reason } from '@sandtable/kernel'
import type { Offer } from './messages.ts'

/**
 * Sets with something hidden ask a side again and again so that nobody can tell from the asking what it has. Where nothing can be done,
 * nobody need be bothered. These answer nothing by themselves: a double move, too, is only spent by who can move.
 */
const answersNothing: { readonly [set: string]: readonly string[] } = { blaze: ['rule', 'use', 'pass', 'end'] }

/** Is this side asked although all that it can do is to pass? */
export function isIdle(host: Host, side: Id): boolean {
  const prompt = host.prompt(side)
  const nothing = answersNothing[host.rules.id]
  if (!prompt?.default || !nothing) return false
  return prompt.actions.every(action => nothing.includes(action) || whyNothing(host, side, { action }).length > 0)
}

/** Would nothing come of this action, whatever were chosen? Told for those sets alone. */
export const isHopeless = ({ rules }: Host, question: Question | null, no: readonly Reason[]): boolean =>
  answersNothing[rules.id] !== undefined &&
  (question ? question.open === undefined && !question.choices.some(allowed) : no.length > 0)

/** What is asked next; in those sets, a choice that nothing could come of says why: nobody is led where he can only turn back. */
export function leading(host: Host, side: Id, draft: Decision): Question | null {
  const question = host.question(side, draft)
  if (!question || question.optional || !answersNothing[host.rules.id] || !isOnTheWay(question.field)) return question
  const told = (choice: Choice): Choice =>
    allowed(choice) ? { ...choice, no: whyNothing(host, side, after(draft, question, choice)) } : choice
  return { ...question, choices: question.choices.map(told) }
}

/** Those who could begin anything now; null where everybody may be asked whom the rules say. */
export function ableIn({ rules }: Host, offers: readonly Offer[]): ReadonlySet<Id> | null {
  if (offers.some(({ action }) => action === 'order')) return null // who may be given a card is another question
  const asking = offers.filter(({ action, question }) => question?.field === 'piece' && action !== 'deploy')
  if (!answersNothing[rules.id] || asking.length === 0) return null
  const able = asking.flatMap(({ question }) => question?.choices.filter(allowed) ?? [])
  return new Set(able.map(({ value }) => String(value)))
}

/** What keeps a draft from ever becoming anything: a gun that has nobody in its sights can do nothing. None: it may. */
function whyNothing(host: Host, side: Id, draft: Decision): readonly Reason[] {
  const question = host.question(side, draft)
  if (!question) return host.refusal(side, draft)?.reasons ?? []
  const { field, open, optional, choices } = question
  if (open !== undefined) return []
  const isLast = optional || !isOnTheWay(field)
  let first: readonly Reason[] | null = null
  for (const choice of choices) {
    const why = allowed(choice) && !isLast ? whyNothing(host, side, after(draft, question, choice)) : choice.no
    if (why.length === 0) return []
    first ??= why
  }
  return first ?? [NOTHING]
}

const NOTHING: Reason = { word: 'nothing', says: 'there is nothing for it', cites: [] }

const after = (draft: Decision, { field }: Question, { value }: Choice): Decision =>
  ({ ...draft, [field]: value }) as Decision

/** Fields that come before what is aimed at; whether that may be, its own question says. */
const isOnTheWay = (field: string): boolean => ['piece', 'weapon', 'mode', 'by', 'kind'].includes(field)
