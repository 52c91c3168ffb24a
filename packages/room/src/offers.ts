import {
  allowed,
  type Choice,
  type Decision,
  type Drawing,
  type Id,
  type Message,
  type Purpose,
  type Question,
  type Reason,
  type Roles,
  type Seat,
  spelled,
} from '@sandtable/kernel'
import { isHopeless, leading } from './idle.ts'

/** An action that the prompt offers. */
export interface Offer {
  readonly action: string
  readonly says: Message
  readonly question: Question | null
  /** What its fields are for: a facing may be given on the table where there is one. */
  readonly roles: Roles[string]
  readonly purpose?: Purpose
  /** Why it may not be chosen at all. */
  readonly no: readonly Reason[]
  /** It leads nowhere, whatever is chosen. */
  readonly hopeless?: boolean
}

/** Something that a piece could do next: an action begun with it, the next question, and what can be shown of it. */
export interface Prospect {
  readonly draft: Decision
  readonly question: Question | null
  readonly drawings: readonly Drawing[]
  /** What distinguishes it from the other prospects of the piece, by field: 'deliberate, 2 AP'. */
  readonly words: { readonly [field: string]: Message }
  /** What the rules note beside the options it has taken: what an order costs, and who hears it. */
  readonly notes: readonly Message[]
}

/** The most choices that are spread out as prospects of their own. */
const FEW = 8
/** The most such questions in a row: with what, and how. */
const DEEP = 2

/** Of so few it is looked who can do it at all: who has a target. */
const FEW_ACTORS = 12

/** What the prompt offers. An action that leads nowhere says at once why it may not be chosen. */
export const offersTo = (seat: Seat, roles: Roles): readonly Offer[] =>
  (seat.prompt()?.actions ?? []).map(action => {
    const question = leading(seat, { action }, roles, FEW_ACTORS)
    const no = question ? [] : (seat.refusal({ action })?.reasons ?? [])
    const { says = spelled(action), purpose } = seat.rules.actions[action] ?? {}
    const hopeless = isHopeless(seat, question, no)
    return {
      action,
      says,
      question,
      roles: roles[action] ?? {},
      ...(purpose && { purpose }),
      no,
      ...(hopeless && { hopeless }),
    }
  })

/**
 * Everything that this piece may begin now. If an action first asks for an option (which weapon, how), each option is
 * a prospect.
 */
export const prospectsOf = (seat: Seat, roles: Roles, piece: Id): readonly Prospect[] =>
  (seat.prompt()?.actions ?? []).flatMap(action => {
    const question = leading(seat, { action }, roles, 0, piece)
    const may =
      question?.role === 'actor' &&
      question.many === undefined &&
      question.choices.some(choice => choice.value === piece && allowed(choice))
    return may ? prospects(seat, roles, { action, [question.field]: piece }) : []
  })

function prospects(
  seat: Seat,
  roles: Roles,
  draft: Decision,
  words: Prospect['words'] = {},
  notes: Prospect['notes'] = [],
): readonly Prospect[] {
  const question = leading(seat, draft, roles)
  if (!question || !asksForAWord(question) || Object.keys(words).length >= DEEP)
    return [{ draft, question, drawings: seat.drawings(draft), words, notes }]
  const { field, choices } = question
  return choices
    .filter(allowed)
    .flatMap(({ value, says, note }) =>
      prospects(
        seat,
        roles,
        { ...draft, [field]: value } as Decision,
        { ...words, [field]: says },
        note ? [...notes, note] : notes,
      ),
    )
}

function asksForAWord({ role, choices, open }: Question): boolean {
  // a weapon may be a piece of its own, but it is no target
  const isWord = ({ value }: Choice): boolean => typeof value === 'boolean' || typeof value === 'string'
  return role === 'option' && !open && choices.length > 0 && choices.length <= FEW && choices.every(isWord)
}
