import { allowed, type Host, type Id } from '@sandtable/kernel'

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
  return prompt.actions.every(action => nothing.includes(action) || !canBegin(host, side, action))
}

function canBegin(host: Host, side: Id, action: string): boolean {
  const question = host.question(side, { action })
  if (!question) return host.refusal(side, { action }) === null
  return question.open !== undefined || question.choices.some(allowed)
}
