import type { Bot } from '@sandtable/bots'
import { allowed, type Decision, type Host, type Id } from '@sandtable/kernel'
import { waitingIn } from '../on-table.ts'

/** The next thing that a side still has to set up, where the computer would put it; null when there is nothing left, or not now. */
export function placing(host: Host, side: Id, helper: Bot): Decision | null {
  if (host.over || !host.waitingFor.includes(side)) return null
  const begun = host.prompt(side)?.actions.flatMap(action => {
    const question = host.question(side, { action })
    const fields = Object.keys(host.rules.actions[action]?.fields ?? {})
    const offer = { action, says: '', question, fields, no: [] }
    return waitingIn(offer, { view: host.view(side) }).map(piece => ({ action, piece }))
  })
  if (!begun || begun.length === 0) return null
  const wish = helper.decide(host, side)
  if (begun.some(({ action, piece }) => wish.action === action && wish.piece === piece)) return wish
  // mines and wire are part of what is set up, and come before the stands
  if (laysDown(host, wish) && host.allows(side, wish)) return wish
  // the computer would rather do something else first: the first place that is suggested for anybody
  for (const first of begun) {
    const question = host.question(side, first)
    const place = question?.choices.find(allowed)
    if (question && place) return { ...first, [question.field]: place.value } as Decision
  }
  return null
}

/** Does this put something on the table that is no piece? */
const laysDown = (host: Host, { action }: Decision): boolean => 'at' in (host.rules.actions[action]?.fields ?? {})
