import {
  allowed,
  type Choice,
  type Decision,
  type Id,
  type Question,
  type Roles,
  type Seat,
  spelled,
} from '@sandtable/kernel'
import type { Offer, Prospect } from './calls.ts'
import { isHopeless, leading } from './idle.ts'

/** How many words may stand between an action and its target. */
const FEW = 8
/** At most this many one after the other: with what, and how. */
const DEEP = 2

/** What the prompt offers; an action without a field, or without anything to choose, says at once why it may not be chosen. */
export const offersTo = (seat: Seat, roles: Roles): readonly Offer[] =>
  (seat.prompt()?.actions ?? []).map(action => {
    const question = leading(seat, { action }, roles)
    const no = question ? [] : (seat.refusal({ action })?.reasons ?? [])
    const says = seat.rules.actions[action]?.says ?? spelled(action)
    const hopeless = isHopeless(seat, question, no)
    return { action, says, question, roles: roles[action] ?? {}, no, ...(hopeless && { hopeless }) }
  })

/** All that this piece may begin now. Where an action first asks for a few words (which weapon, how), each of them is a prospect. */
export const prospectsOf = (seat: Seat, roles: Roles, piece: Id): readonly Prospect[] =>
  offersTo(seat, roles).flatMap(({ action, question }) => {
    const may =
      question?.role === 'actor' &&
      question.many === undefined &&
      question.choices.some(choice => choice.value === piece && allowed(choice))
    return may ? prospects(seat, roles, { action, [question.field]: piece }) : []
  })

function prospects(seat: Seat, roles: Roles, draft: Decision, words: Prospect['words'] = {}): readonly Prospect[] {
  const question = leading(seat, draft, roles)
  if (!question || !asksForAWord(question) || Object.keys(words).length >= DEEP)
    return [{ draft, question, drawings: seat.drawings(draft), words }]
  const { field, choices } = question
  return choices
    .filter(allowed)
    .flatMap(({ value, says }) =>
      prospects(seat, roles, { ...draft, [field]: value } as Decision, { ...words, [field]: says }),
    )
}

function asksForAWord({ role, choices, open }: Question): boolean {
  // a weapon may be a piece of its own, but nobody aims at it
  const isWord = ({ value }: Choice): boolean => typeof value === 'boolean' || typeof value === 'string'
  return role === 'option' && !open && choices.length > 0 && choices.length <= FEW && choices.every(isWord)
}
