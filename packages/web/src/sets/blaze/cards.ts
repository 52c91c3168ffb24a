import { capital, compassOf } from '@sandtable/kernel'

/** An order card: its number is its step of the turn, and its key. */
export interface Card {
  readonly card: string
  /** Null for a dummy, which is carried out in no step. */
  readonly step: number | null
  readonly name: string
  readonly does: string
  /** What an aircraft does on it. */
  readonly flown?: string
}

export const cards: readonly Card[] = [
  { card: 'action', step: 1, name: 'Action', does: 'a task: clear, limber, repair' },
  { card: 'fall-back', step: 2, name: 'Fall Back', does: '200 mm to the rear' },
  { card: 'charge', step: 3, name: 'Charge', does: 'into contact, then melee' },
  { card: 'prone', step: 4, name: 'Prone', does: 'flat on the ground', flown: 'circle' },
  { card: 'aimed-fire', step: 5, name: 'Aimed Fire', does: 'stand and shoot first', flown: 'ground attack' },
  { card: 'move', step: 6, name: 'Move', does: 'a full move, by the arrow', flown: 'reconnaissance' },
  { card: 'move-fire', step: 7, name: 'Move and Fire', does: 'half a move, then fire' },
  { card: 'opportunity-fire', step: 8, name: 'Opportunity', does: 'wait, and fire at what moves', flown: 'air cover' },
  { card: 'dummy', step: null, name: 'Dummy', does: 'nothing, but a card' },
]

export const cardOf = (card: string): Card => cards.find(one => one.card === card) ?? (cards.at(-1) as Card)

/** The ten steps of a turn, by the phases of the rules. */
export const steps: readonly { readonly phase: string; readonly number: number; readonly name: string }[] = [
  ...cards.flatMap(({ card, step, name }) => (step === null ? [] : [{ phase: card, number: step, name }])),
  { phase: 'resolve-charges', number: 9, name: 'Melee' },
  { phase: 'breaking-point', number: 10, name: 'Breaking' },
]

/** What flies does something else on most cards. */
export const isAloft = (kind = ''): boolean => /fighter|bomber|plane|tankbuster/.test(kind)

/** 'Move, east'; 'Action, dig in'; of an aircraft 'Ground attack'. */
export function orderText(card: string, arrow: number | null, task: string | null, kind?: string): string {
  const { flown } = cardOf(card)
  if (flown && isAloft(kind)) return capital(flown)
  const more = arrow !== null ? `, ${compassOf(arrow)}` : task ? `, ${task.replaceAll('-', ' ')}` : ''
  return cardOf(card).name + more
}
