import { type Message, type Prompt, type Telling, text, the } from '@sandtable/kernel'
import { deed, together } from './deeds.ts'
import { happening } from './happenings.ts'
import { purpose, result, title } from './rolls.ts'

export * from './cards.ts'
export { modes } from './deeds.ts'

function offer(action: string, prompt: Prompt | null): Message | null {
  const has = (other: string): boolean => prompt?.actions.includes(other) === true
  if (action === 'choose') return has('order') ? text`Name a new headquarters` : text`Name a stand`
  if (action === 'overrun') return text`Drive over them`
  if (action === 'clear') return text`Clear an obstacle`
  if (action !== 'pass') return null
  if (!prompt || has('end')) return text`Wait with this stand`
  return has('move') ? text`Stay here` : has('support') ? text`Nobody joins` : text`Hold fire`
}

const enough: { readonly [action: string]: Message } = {
  fire: text`All of them`,
  deploy: text`In plain sight`,
  'deploy load': text`With ordinary rounds`,
  charge: text`Without it`,
  'plot turn': text`Before the battle`,
  'plot length': text`One strip`,
  'plot facing': text`North to south`,
}

/** How Blaze Away is told. */
export const telling: Telling = {
  offer,
  confirm: action => (action === 'plot' ? text`Lay it there` : action === 'call' ? text`Make the call` : null),
  enough: (action, field) => enough[`${action} ${field}`] ?? enough[action] ?? null,
  idle({ actions }, count) {
    if (actions.includes('order'))
      return count === 1 ? text`One stand has no card.` : text`${the.count(count)} stands have no card.`
    return count === 1 ? text`One stand can still act.` : text`${the.count(count)} stands can still act.`
  },
  deed,
  together,
  change: happening,
  purpose,
  title,
  result,
}
