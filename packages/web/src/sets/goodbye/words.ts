import {
  type ChangeEntry,
  type Decision,
  type Entry,
  isPoint,
  type Point,
  type Prompt,
  spoken,
} from '@sandtable/kernel'
import type { Names } from '../../words/names.ts'
import type { SetWords } from '../words.ts'
import { cardTitle } from './cards.ts'

/** What a prompt for luck, valour and cards is about. */
interface Moment {
  readonly uses?: readonly string[]
  readonly cards?: readonly string[]
  readonly weapons?: readonly string[]
}

const momentOf = ({ context }: Prompt): Moment => (context ?? {}) as Moment

/** What has ended when a player ends a step. */
const ended: { readonly [phase: string]: string } = {
  deploy: 'is set up',
  free: 'has ended its initiative moves',
  orders: 'has given its orders',
  move: 'has moved',
  fire: 'has ceased fire',
  close: 'has ended its turn',
}

export const words: SetWords = {
  offers: {
    end: 'End this step',
    use: 'Use valour or a card',
    react: 'Shoot',
    throw: 'Throw a grenade',
    rally: 'Try to get back in',
  },
  enough: { order: 'All of them' },
  steps: [
    { phase: 'event', says: 'Event' },
    { phase: 'recover', says: 'Recover' },
    { phase: 'free', says: 'Initiative' },
    { phase: 'orders', says: 'Orders' },
    { phase: 'move', says: 'Move' },
    { phase: 'fire', says: 'Fire' },
    { phase: 'close', says: 'Close' },
  ],
  offer(action, prompt) {
    const { uses, cards = [], weapons } = momentOf(prompt)
    if (action === 'end' && prompt.actions.includes('deploy')) return 'All are set up'
    if (action === 'pass') return weapons ? 'Hold fire' : uses ? 'Let it stand' : 'Leave it'
    if (action !== 'use' || !uses) return null
    if (uses.includes('take-initiative')) return 'Take the initiative, for a point of valour'
    const [use] = uses
    if (use === undefined) return cards.length > 0 ? 'Play a card' : null
    return use === 'save' ? 'Use luck, it may be only a scratch' : 'Use luck to roll again'
  },
  deed(decision, who, names, place, after) {
    switch (decision.action) {
      case 'deploy':
        // which way he looks is seen, not told
        return isPoint(decision.to) ? `${who} sets up at ${place(decision.to)}.` : null
      case 'use':
        return '' // the line that follows says so
      case 'agree':
        return `${who} agrees${isSpent(after) ? ', and the point is spent' : ''}.`
      case 'refuse':
        return '' // the line that follows says so
      case 'order':
        return `${who} orders ${spoken(String(decision.unit ?? 'itself'))} ${decision.order === 'move' ? 'to move' : 'to stand to'}.`
      case 'end':
        return `${who} ${ended[String(phaseBefore(after))] ?? 'ends the step'}.`
      case 'pass':
        return '' // nothing has come of it
      case 'choose':
        return names.isPiece(decision.piece) ? `${who} is chosen.` : null
      case 'overwatch':
        return `${who} goes on overwatch.`
      case 'fight':
        return names.isPiece(decision.target) ? `${who} fights ${names.piece(decision.target)}.` : null
      case 'throw':
        return isPoint(decision.target) ? `${who} throws a grenade at ${place(decision.target)}.` : null
      case 'fire':
        return secondTarget(decision, who, names)
      case 'move':
        // what it led to says how far; a draft, or a move that is shot at before it is made, says how
        if (hasMoved(after, decision.piece)) return null
        return `${who} ${decision.dash === true ? 'dashes' : 'moves'}${isPoint(decision.to) ? ` to ${place(decision.to)}` : ''}.`
      default:
        return null
    }
  },
  apiece: ({ purpose }) => !['hit', 'command', 'courage', 'event-unit'].includes(purpose),
  purpose: ({ purpose }) => purposes[purpose] ?? null,
  drawn: cardTitle,
  whose({ purpose }, who) {
    const [first, second] = who
    if (purpose === 'hit' && second !== undefined) return `, ${first} at ${second}`
    if (purpose === 'event' && first !== undefined) return ` ${first}`
    if (purpose === 'event-unit') return '' // the line that follows says which
    // an order goes to a whole squad, and the line before says to which
    if (purpose === 'command' && who.length > 2) return `, ${who.length} men`
    return owned.includes(purpose) && first !== undefined ? `, ${who.join(', ')}` : null
  },
}

/** Rolls that somebody makes himself. */
const owned = ['melee', 'courage', 'command', 'repair', 'spot', 'rally', 'luck-save']

const purposes: { readonly [purpose: string]: string } = {
  scatter: 'Scatter, on target by 1 or 2',
  command: 'Order',
  'luck-save': 'Luck',
  'valour-off': 'Who goes first',
  event: 'What befalls',
  'event-unit': 'Which section',
  'event-player': 'Who aims the sniper',
  'scatter-direction': "Scatter, o'clock",
  'scatter-distance': 'Scatter, cm',
  melee: 'Close combat',
  allocate: 'His share of the shots',
}

const hasMoved = (after: readonly Entry[], piece: unknown): boolean =>
  after.some(one => one.type === 'change' && one.id === piece && placeIn(one.before) !== placeIn(one.after))

const placeIn = (record: object | null): string => JSON.stringify((record as { at?: Point | null } | null)?.at ?? null)

const isSpent = (after: readonly Entry[]): boolean =>
  after.some(one => one.type === 'change' && one.event?.is === 'spent')

function secondTarget({ target, second }: Decision, who: string, names: Names): string | null {
  if (!names.isPiece(second) || !names.isPiece(target)) return null
  return `${who} fires at ${names.piece(target)}, then at ${names.piece(second)}.`
}

/** The step that was ended. */
function phaseBefore(after: readonly Entry[]): unknown {
  const change = after.find((one): one is ChangeEntry => one.type === 'change' && one.table === 'game')
  return (change?.before as { readonly phase?: string } | null | undefined)?.phase
}
