import { type Message, text, the } from '@sandtable/kernel'

/** An order card: its number is its step of the turn, and its key. */
export interface Card {
  readonly card: string
  /** Null for a dummy, which has no step. */
  readonly step: number | null
  readonly name: Message
  readonly does: Message
  /** An aircraft's action on this card. */
  readonly flown?: Message
}

export const cards: readonly Card[] = [
  { card: 'action', step: 1, name: text`Action`, does: text`special tasks` },
  { card: 'fall-back', step: 2, name: text`Fall Back`, does: text`200 mm to the rear` },
  { card: 'charge', step: 3, name: text`Charge`, does: text`into contact, then melee` },
  { card: 'prone', step: 4, name: text`Prone`, does: text`flat on the ground`, flown: text`Circle` },
  {
    card: 'aimed-fire',
    step: 5,
    name: text`Aimed Fire`,
    does: text`stand and shoot first`,
    flown: text`Ground attack`,
  },
  { card: 'move', step: 6, name: text`Move`, does: text`a full move, by the arrow`, flown: text`Reconnaissance` },
  { card: 'move-fire', step: 7, name: text`Move and Fire`, does: text`half a move, then fire` },
  {
    card: 'opportunity-fire',
    step: 8,
    name: text`Opportunity`,
    does: text`fire at what moves`,
    flown: text`Air cover`,
  },
  { card: 'dummy', step: null, name: text`Dummy`, does: text`nothing, but a card` },
]

export const cardOf = (card: string): Card => cards.find(one => one.card === card) ?? (cards.at(-1) as Card)

/** The ten steps of a turn, by the phases of the rules. */
export const steps: readonly { readonly phase: string; readonly number: number; readonly name: Message }[] = [
  ...cards.flatMap(({ card, step, name }) => (step === null ? [] : [{ phase: card, number: step, name }])),
  { phase: 'resolve-charges', number: 9, name: text`Melee` },
  { phase: 'breaking-point', number: 10, name: text`Breaking` },
]

/** Aircraft have a different action on most cards. */
export const isAloft = (kind: string): boolean => /fighter|bomber|plane|tankbuster/.test(kind)

/** 'Move, east'; 'Action, dig in'; of an aircraft 'Ground attack'. */
export function orderSays(card: string, arrow: number | null, task: string | null, kind = ''): Message {
  const { name, flown } = cardOf(card)
  if (flown && isAloft(kind)) return flown
  if (arrow !== null) return text`${name}, ${the.towards(arrow)}`
  return task ? text`${name}, ${the.term(task)}` : name
}
