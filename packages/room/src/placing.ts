import type { Bot } from '@sandtable/bots'
import { allowed, type Decision, fieldsFor, type Roles, rolesOf, type Seat, withRole } from '@sandtable/kernel'
import { waitingIn } from './setting-up.ts'

/**
 * The next piece that a side has to set up, where the computer would put it; null if none is left, or it is not its
 * turn. `may` says which of them, where others set up the rest.
 */
export function placing(seat: Seat, helper: Bot, may: (begun: Decision) => boolean = () => true): Decision | null {
  if (seat.over || !seat.waitingFor.includes(seat.side)) return null
  const roles = rolesOf(seat.rules)
  const begun = seat.prompt()?.actions.flatMap(action => {
    const question = withRole(seat.question({ action }), roles, action)
    const { purpose } = seat.rules.actions[action] ?? {}
    const offer = { question, roles: roles[action] ?? {}, ...(purpose && { purpose }) }
    return waitingIn(offer, { view: seat.view() })
      .map(piece => ({ action, [question?.field ?? '']: piece }))
      .filter(may)
  })
  if (!begun || begun.length === 0) return null
  const wish = helper.decide(seat)
  if (begun.some(first => Object.entries(first).every(([field, value]) => wish[field] === value))) return wish
  // mines and wire are part of what is set up, and come before the stands
  if (laysDown(wish, roles) && seat.allows(wish)) return wish
  // the computer would do something else first: take the first suggested place of any piece
  for (const first of begun) {
    const question = seat.question(first)
    const place = question?.choices.find(allowed)
    if (question && place) return { ...first, [question.field]: place.value } as Decision
  }
  return null
}

/** Does this put something other than a piece on the table? */
const laysDown = ({ action }: Decision, roles: Roles): boolean =>
  fieldsFor(roles, action, 'place').length > 0 && fieldsFor(roles, action, 'actor').length === 0
