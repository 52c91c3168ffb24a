import {
  allowed,
  type Decision,
  type Id,
  purposesOf,
  type Question,
  type Roles,
  type Seat,
  withRole,
} from '@sandtable/kernel'
import { worthOf } from './aims.ts'
import type { Work } from './odds/chance.ts'
import { oddsOf } from './odds/odds.ts'

/** What a side's figures do when they may react: ask, always, never, or only if the odds are at least so many percent. */
export type Reaction = 'ask' | 'always' | 'never' | number

/** How many ways of reacting are weighed. */
const MOST = 8

/** The action of a prompt by which somebody may react to what another has done, if it has one. */
function reactingIn(seat: Seat, roles: Roles): string | undefined {
  const prompt = seat.prompt()
  if (!prompt?.default || seat.view().tables.game.some(state => (state as { side?: Id }).side === seat.side)) return
  const purposes = purposesOf(seat.rules)
  return prompt.actions.find(
    action => purposes[action] === 'answer' && withRole(seat.question({ action }), roles, action)?.role === 'actor',
  )
}

/** Is this side asked whether somebody reacts? */
export const isReaction = (seat: Seat, roles: Roles): boolean => reactingIn(seat, roles) !== undefined

/** What a side with this standing order answers; null if it lets the moment pass. Weighing it takes a while. */
export function* reactionOf(seat: Seat, roles: Roles, order: Reaction): Work<{ readonly decision: Decision | null }> {
  const action = reactingIn(seat, roles)
  if (action === undefined || order === 'never') return { decision: null }
  const weighed: Weighed[] = []
  for (const decision of waysOf(seat, roles, { action })) {
    if (weighed.length === MOST) break
    weighed.push(yield* weigh(seat, decision))
  }
  const [best] = weighed.sort((a, b) => b.worth - a.worth)
  if (!best || best.chance === 0) return { decision: null }
  return { decision: typeof order !== 'number' || best.chance * 100 >= order ? best.decision : null }
}

/** Every decision that a draft can become by choosing who, with what and at whom. */
function* waysOf(seat: Seat, roles: Roles, draft: Decision): Generator<Decision> {
  const question = withRole(seat.question(draft), roles, draft.action)
  if (!question || question.optional) {
    if (seat.allows(draft)) yield draft
  } else if (isFollowed(question))
    for (const choice of question.choices.filter(allowed)) {
      const value = question.many === undefined ? choice.value : [choice.value]
      yield* waysOf(seat, roles, { ...draft, [question.field]: value } as Decision)
    }
}

const isFollowed = ({ role }: Question): boolean =>
  role === 'actor' || role === 'option' || role === 'target' || role === 'floor'

interface Weighed {
  readonly decision: Decision
  /** That an enemy is harmed, and what that is worth. */
  readonly chance: number
  readonly worth: number
}

function* weigh(seat: Seat, decision: Decision): Work<Weighed> {
  const harm = (yield* oddsOf(seat, decision)).chances.filter(({ side }) => side !== seat.side)
  return {
    decision,
    chance: Math.max(0, ...harm.map(({ chance }) => chance)),
    worth: Math.max(0, ...harm.map(worthOf)),
  }
}
