import type { Decision, Id, Point } from '@sandtable/kernel'
import { isPoint, listed } from '../../words/deed.ts'
import type { Names } from '../../words/names.ts'
import type { SetWords } from '../words.ts'

type Place = (at: Point) => string
type Told = (decision: Decision, names: Names, place: Place) => string

/** What is aimed at: somebody, or a place. */
const aim = (target: unknown, names: Names, place: Place): string =>
  isPoint(target) ? place(target) : names.isPiece(target) ? names.piece(target) : 'somebody'

const shots: { readonly [mode: string]: string } = {
  snap: 'a snap shot',
  deliberate: 'deliberately',
  rapid: 'rapidly',
  aimed: 'an aimed shot',
}

function fires({ mode, target, intent }: Decision, names: Names, place: Place): string {
  if (intent === 'suppress') return `suppresses ${aim(target, names, place)}`
  if (intent === 'speculative') return `fires blindly at ${aim(target, names, place)}`
  return `fires ${shots[String(mode)] ?? ''} at ${aim(target, names, place)}`
}

const orders: { readonly [order: string]: string } = {
  deliberate: 'orders deliberate fire',
  rapid: 'orders rapid fire',
  aimed: 'orders an aimed shot',
  'double-time': 'orders double time',
  'get-up': 'shouts: get the hell up',
  'call-fire': 'calls for fire',
}

const policies: { readonly [policy: string]: string } = {
  ask: 'ask before they react',
  snap: 'always snap',
  never: 'never react',
}

const several = (pieces: unknown, names: Names): string => {
  const ids = (pieces ?? []) as readonly Id[]
  return ids.length > 3 ? `${ids.length} pieces` : listed(ids.map(names.piece))
}

const deeds: { readonly [action: string]: Told } = {
  fire: fires,
  throw: ({ target, mode }, names, place) =>
    `throws a grenade${mode === 'aimed' ? ', aimed,' : ''} at ${aim(target, names, place)}`,
  prime: () => 'primes a grenade',
  charge: ({ target }, names, place) => `charges ${aim(target, names, place)}`,
  order: ({ order, target }, names) =>
    `${orders[String(order)] ?? 'orders'}${names.isPiece(target) ? `: ${names.piece(target)}` : ''}`,
  activate: () => 'is activated',
  end: ({ piece }) => (piece === undefined ? 'ends its turn' : 'is done'),
  pass: () => 'lets it pass',
  finish: () => 'wants to end the game here',
  check: ({ target }, names, place) => `looks after ${aim(target, names, place)}`,
  mount: ({ target, role }, names, place) =>
    `gets into ${aim(target, names, place)}${typeof role === 'string' ? ` as ${role}` : ''}`,
  open: ({ target }, names) => `opens or closes the ${names.place(String(target))}`,
  gap: ({ target }, names) => `makes a gap in the ${names.place(String(target))}`,
  turn: ({ turret }) => (turret === undefined ? 'turns' : 'turns its turret'),
  carry: ({ pieces, target }, names, place) => `has ${several(pieces, names)} carry ${aim(target, names, place)}`,
  policy: ({ pieces, policy }, names) => `decides: ${several(pieces, names)} ${policies[String(policy)] ?? ''}`,
  place: ({ targets }, names) => `walks the fire over ${several(targets, names)}`,
}

/** A reaction, as the deed that it is. */
const reactions: { readonly [way: string]: Told } = {
  fire: ({ target }, names, place) => `snaps at ${aim(target, names, place)}`,
  move: () => 'reacts and moves',
  prime: () => 'reacts and primes a grenade',
  throw: ({ target }, names, place) => `reacts and throws a grenade at ${aim(target, names, place)}`,
  smother: () => 'throws itself on the grenade',
  turn: () => 'reacts and turns its turret',
  open: ({ target }, names) => `reacts at the ${names.place(String(target))}`,
  mount: ({ target }, names, place) => `reacts and gets into ${aim(target, names, place)}`,
}

const status: { readonly [status: string]: string } = {
  pinned: 'pinned',
  fleeing: 'flees',
  injured: 'injured',
  dead: 'dead',
  destroyed: 'destroyed',
  abandoned: 'abandoned',
  fine: 'up again',
}

export const muzzleflashWords: SetWords = {
  offers: {
    activate: 'Activate, with its pin test',
    end: 'End its go, or your turn',
    finish: 'Offer to end the game',
    policy: 'Standing orders for reactions',
    check: 'Look after somebody injured',
    carry: 'Carry somebody injured',
    react: 'React so',
    pass: 'Let it pass',
  },
  enough: { end: 'End your turn' },
  deed(decision, who, names, place) {
    const told = decision.action === 'react' ? reactions[String(decision.with)] : deeds[decision.action]
    return told ? `${who} ${told(decision, names, place)}.` : null
  },
  became: (before, after) => (before.status === after.status ? null : (status[String(after.status)] ?? null)),
}
