import { allowed, type Decision, type Host, type Id } from '@sandtable/kernel'

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
  return prompt.actions.every(action => nothing.includes(action) || !canBegin(host, side, { action }))
}

/** Would nothing come of this action, whatever were chosen? Told for those sets alone. */
export const isHopeless = (host: Host, side: Id, action: string): boolean =>
  answersNothing[host.rules.id] !== undefined && !canBegin(host, side, { action })

/** Is there anything that this could become? A gun that has nobody in its sights can do nothing. */
function canBegin(host: Host, side: Id, draft: Decision): boolean {
  const question = host.question(side, draft)
  if (!question) return host.refusal(side, draft) === null
  const { field, open, optional, choices } = question
  if (open !== undefined || optional || !isOnTheWay(field)) return open !== undefined || choices.some(allowed)
  return choices.some(one => allowed(one) && canBegin(host, side, { ...draft, [field]: one.value } as Decision))
}

/** Fields that come before what is aimed at; whether that may be, its own question says. */
const isOnTheWay = (field: string): boolean => ['piece', 'weapon', 'mode', 'by', 'kind'].includes(field)
