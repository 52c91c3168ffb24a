import {
  type ChangeEntry,
  capital,
  type Decision,
  type Entry,
  type Id,
  isPoint,
  kindName,
  listed,
  type Point,
  type RollEntry,
  spoken,
} from '@sandtable/kernel'
import type { Names } from '../../words/names.ts'
import type { SetWords } from '../words.ts'

type Place = (at: Point) => string
type Told = (decision: Decision, names: Names, place: Place, after: readonly Entry[]) => string

/** What is on the price list, and what one gets. */
const items: { readonly [item: string]: readonly [name: string, note: string] } = {
  'rifle-section': ['Rifle section', 'NCO, light machine gun, eight riflemen'],
  'engineer-section': ['Engineer section', 'NCO and three teams, who gap obstacles'],
  'platoon-hq': ['Platoon HQ', 'sniper, light mortar, machine gun, AT team'],
  'company-hq': ['Company HQ', 'sniper, AT gun, medium mortar, machine gun, AT team'],
  officer: ['Officer', 'free'],
  'platoon-sergeant': ['Platoon sergeant', 'free'],
  reroll: ['Reroll', 'one unit rolls again for what turns up'],
  zone: ['Deeper set-up', '8 inches deeper'],
  'dug-in': ['Dug in', 'everybody begins in a foxhole'],
}
export const itemName = (item: string): string => items[item]?.[0] ?? capital(kindName(item))
export const itemNote = (item: string): string => items[item]?.[1] ?? ''

export const qualities: { readonly [quality: string]: string } = {
  conscript: 'conscripts, morale 6',
  green: 'green, morale 7',
  veteran: 'veterans, morale 8',
  seasoned: 'seasoned veterans, morale 9',
  elite: 'elite, morale 10',
}

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
  return ids.length > 3 ? `${ids.length} pieces` : listed(ids.map(names.piece), 'and')
}

const deeds: { readonly [action: string]: Told } = {
  fire: fires,
  throw: ({ target, mode, post }, names, place) =>
    typeof post === 'string'
      ? `posts a grenade through the ${names.place(post)}`
      : `throws a grenade${mode === 'aimed' ? ', aimed,' : ''} at ${aim(target, names, place)}`,
  prime: () => 'primes a grenade',
  charge: ({ target }, names, place) => `charges ${aim(target, names, place)}`,
  order: ({ order, target, at }, names, place) =>
    `${orders[String(order)] ?? 'orders'}${isPoint(at) ? ` at ${place(at)}` : ''}${names.isPiece(target) ? `: ${names.piece(target)}` : ''}`,
  activate: () => 'is activated',
  end: ({ piece }, _names, _place, after) => (piece === undefined && endsTurn(after) ? 'ends its turn' : 'is done'),
  buy: ({ item }) => `buys: ${itemName(String(item)).replace(/^[A-Z](?=[a-z]+ )/, first => first.toLowerCase())}`,
  reroll: ({ units }) => `rolls again for ${listed(((units ?? []) as readonly Id[]).map(spoken), 'and')}`,
  deploy: ({ piece, to }, names, place) =>
    `${names.isPiece(piece) ? 'is set up' : `sets up ${names.piece(String(piece))}`}${isPoint(to) ? ` at ${place(to)}` : ''}`,
  'fall-back': ({ far }) => (far === 'section' ? 'falls back with its section' : 'falls back'),
  hitch: ({ weapon, target }, names) =>
    names.isPiece(target) ? `hitches ${names.piece(String(weapon))} to ${names.piece(target)}` : 'unhitches the gun',
  dismount: ({ piece }, names, _place, after) => {
    const left = leftBy(after, piece as Id)
    return left === null ? 'gets out' : `gets out of ${names.piece(left)}`
  },
  finish: (_decision, _names, _place, after) => (endsGame(after) ? 'agrees: it ends' : 'would end the game here'),
  check: ({ target }, names, place) => `looks after ${aim(target, names, place)}`,
  mount: ({ target, role }, names, place) =>
    `gets into ${aim(target, names, place)}${typeof role === 'string' ? ` as ${role}` : ''}`,
  open: ({ target }, names) => `opens or closes the ${names.place(String(target))}`,
  gap: ({ target }, names) => `makes a gap in the ${names.place(String(target))}`,
  turn: ({ turret }) => (turret === undefined ? 'turns' : 'turns its turret'),
  policy: ({ pieces, policy }, names) => `decides: ${several(pieces, names)} ${policies[String(policy)] ?? ''}`,
  place: ({ targets }, names) => `walks the fire over ${several(targets, names)}`,
}

/** It is not the side that carries, but these. */
function carries({ pieces, target }: Decision, names: Names, place: Place, after: readonly Entry[]): string {
  const alone = (pieces as readonly Id[] | undefined)?.length === 1
  const there = placeOf(after, target as Id)
  const deed = `${capital(several(pieces, names))} ${alone ? 'drags' : 'carry'} ${aim(target, names, place)}`
  return `${deed}${there ? ` to ${place(there)}` : ''}.`
}

const changeOf = (after: readonly Entry[], piece: Id): ChangeEntry | undefined =>
  after.find((e): e is ChangeEntry => e.type === 'change' && e.table === 'piece' && e.id === piece)

/** Where a piece was brought. */
const placeOf = (after: readonly Entry[], piece: Id): Point | null =>
  (changeOf(after, piece)?.after as { at?: Point | null } | null | undefined)?.at ?? null

/** What somebody was aboard of before. */
const leftBy = (after: readonly Entry[], piece: Id): Id | null =>
  (changeOf(after, piece)?.before as { aboard?: Id | null } | null | undefined)?.aboard ?? null

/** An offer to end the game that ended it is the answer to one. */
const endsGame = (after: readonly Entry[]): boolean =>
  after.some(entry => entry.type === 'change' && entry.table === 'game' && (entry.after as { over?: boolean }).over)

/** Before the first turn there is none to end. */
const endsTurn = (after: readonly Entry[]): boolean =>
  after.some(
    (entry): entry is ChangeEntry =>
      entry.type === 'change' &&
      entry.table === 'game' &&
      (entry.before as { phase?: string } | null)?.phase === 'action',
  )

/** A reaction, as the deed that it is. */
const reactions: { readonly [way: string]: Told } = {
  fire: ({ target }, names, place) => `fires a snap shot at ${aim(target, names, place)}`,
  move: () => 'reacts and moves',
  prime: () => 'reacts and primes a grenade',
  throw: ({ target }, names, place) => `reacts and throws a grenade at ${aim(target, names, place)}`,
  smother: () => 'throws himself on the grenade',
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
  locked: 'grapples',
  fine: 'up again',
}

/** What is rolled for. */
const purposes: { readonly [purpose: string]: string } = {
  hit: 'To hit',
  injure: 'To injure',
  wound: 'To kill',
  save: 'Armour',
  penetrate: 'To penetrate',
  'order-test': 'Order',
  'section-morale': 'Morale of the section',
  'platoon-morale': 'Morale of the platoon',
  'role-test': 'Change of role',
  'scatter-direction': 'Scatter, where to',
  'scatter-distance': 'Scatter, inches',
  gap: 'To make a gap',
  check: 'Casualty',
  smother: 'Courage',
  acquisition: 'What turns up',
}
/** Of these the first does it, and not to himself. */
const byFirst = /^(hit|check)$/
/** A blast rolls for those it may catch, and names nobody who fires. */
const isBlast = ({ purpose, reads }: RollEntry): boolean => purpose === 'hit' && reads?.whose === 'against'

export const words: SetWords = {
  offers: {
    activate: 'Activate, with its pin test',
    end: 'End your turn, or one go',
    finish: 'Offer to end the game',
    policy: 'Standing orders for reactions',
    check: 'Look after somebody injured',
    carry: 'Carry a casualty or weapon',
    'set-up': 'Set the weapon up',
    pack: 'Pack the weapon up',
    hitch: 'Hitch or unhitch the gun',
    react: 'React',
    pass: 'Let it pass',
  },
  enough: {
    end: 'End your turn',
    throw: 'Throw it over',
    mount: 'Wherever there is room',
    'fall-back': 'One step only',
  },
  idle: count => `${count === 1 ? 'One piece' : `${count} pieces`} can still act.`,
  offer(action, { actions }) {
    if (action === 'end' && actions.includes('deploy')) return 'Done setting up'
    if (action === 'pass' && actions.includes('place')) return 'All hits on the first'
    if (action === 'pass' && actions.includes('reroll')) return 'Keep what was rolled'
    if (actions.includes('finish') && actions.includes('pass'))
      return action === 'pass' ? 'Play on' : 'End the game here'
    return null
  },
  purpose: roll => (isBlast(roll) ? 'Blast' : (purposes[roll.purpose] ?? null)),
  // the dice of a shot are all the firer's; in a blast everybody has one
  apiece: roll => !byFirst.test(roll.purpose) || isBlast(roll),
  whose(roll, who) {
    const { purpose } = roll
    const [first, second] = who
    if (first === undefined || isBlast(roll)) return null
    if (purpose === 'platoon-morale') return ''
    if (purpose === 'section-morale') return ` for ${first}`
    return byFirst.test(purpose) && second !== undefined ? `, ${first} at ${second}` : `, ${listed(who, 'and')}`
  },
  deed(decision, who, names, place, after) {
    if (decision.action === 'pass') return '' // who does nothing need not be told of
    if (decision.action === 'carry') return carries(decision, names, place, after)
    const told = decision.action === 'react' ? reactions[String(decision.with)] : deeds[decision.action]
    return told ? `${who} ${told(decision, names, place, after)}.` : null
  },
  became: (before, after) => (before.status === after.status ? null : (status[String(after.status)] ?? null)),
}
