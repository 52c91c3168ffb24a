import { type Decision, type Entry, type Id, isPoint, type Point, together } from '@sandtable/kernel'
import type { Names } from '../../../words/names.ts'
import { isAloft, orderText } from '../cards.ts'

/** How a weapon is used, where that needs saying. */
export const modes: { readonly [mode: string]: string } = {
  he: 'high explosive',
  at: 'armour piercing',
  direct: 'directly',
  indirect: 'indirectly',
  smoke: 'smoke',
  suppressive: 'to suppress',
  speculative: 'on suspicion',
  flame: 'with flame',
  light: 'at the light',
  demolition: 'the charge',
  'anti-aircraft': 'at the aircraft',
}

interface Told {
  readonly who: string
  readonly names: Names
  place(at: Point): string
  readonly after: readonly Entry[]
}

/** ' at German HMG', ' at the mill', ' at K5'; '' where nothing is aimed at. */
function aimed(target: unknown, { names, place }: Told, at = ' at'): string {
  if (isPoint(target)) return `${at} ${place(target)}`
  if (names.isPiece(target)) return `${at} ${names.piece(target)}`
  return typeof target === 'string' ? `${at} the ${names.place(target)}` : ''
}

const placesIn = (at: unknown): readonly Point[] =>
  isPoint(at) ? [at] : Array.isArray(at) ? at.filter((one): one is Point => isPoint(one)) : []

const plots: { readonly [kind: string]: string } = {
  barrage: 'A barrage is plotted',
  mine: 'A mine square is laid',
  'dummy-mine': 'A false mine square is laid',
  wire: 'Wire is laid',
}

/** Does this make the side ready? Ending a step is nothing to tell. */
const isReady = (after: readonly Entry[]): boolean =>
  after.some(entry => entry.type === 'change' && (entry.after as { planned?: boolean } | null)?.planned === true)

/** Decisions as sentences; '' tells nothing. */
export const deeds: { readonly [action: string]: (decision: Decision, told: Told) => string } = {
  order({ pieces, card, arrow, task }, { who, names }) {
    const stands = (pieces as readonly Id[] | undefined) ?? []
    const way = typeof arrow === 'number' ? arrow : null
    const named = stands.length > 0 ? together(stands.map(names.piece)) : who
    return `${named}: ${orderText(String(card), way, typeof task === 'string' ? task : null, named.toLowerCase())}.`
  },
  // who passes does nothing, and is often asked only so that nobody can tell what he has
  pass: () => '',
  end: (_decision, { who, after }) => (isReady(after) ? `${who} is ready.` : ''),
  fire(decision, told) {
    const { target, mode, weapon, dice } = decision
    if (isAloft(told.who.toLowerCase()))
      return `${told.who} ${mode === 'he' ? 'bombs' : 'attacks'}${aimed(target, told, '')}.`
    // what needs no saying: over open sights, and at an aircraft from the ground
    const how = mode === 'direct' || mode === 'anti-aircraft' ? undefined : modes[String(mode)]
    const arm = typeof weapon === 'string' ? ` with the ${told.names.term(weapon)}` : ''
    const count = typeof dice === 'number' ? (dice === 1 ? ', one die' : `, ${dice} dice`) : ''
    return `${told.who} fires${aimed(target, told)}${arm}${how ? `, ${how}` : ''}${count}.`
  },
  react: (_decision, { who }) => `${who} takes the opportunity.`,
  charge: ({ target }, told) => `${told.who} charges${aimed(target, told, '')}.`,
  support: ({ target }, told) => `${told.who} joins the melee${aimed(target, told, ' beside')}.`,
  use: (_decision, { who }) => `${who} moves at the double.`,
  deploy: ({ hidden, to }, { who, place }) =>
    `${who} is placed${isPoint(to) ? ` at ${place(to)}` : ''}${hidden === true ? ', hidden' : ''}.`,
  plot: ({ kind, at, turn }, { place }) =>
    `${plots[String(kind)] ?? String(kind)}${isPoint(at) ? ` at ${place(at)}` : ''}${
      kind !== 'barrage' ? '' : turn ? ` for turn ${turn}` : ' for before the battle'
    }.`,
  call({ kind, at, by, piece, target }, told) {
    const { names, place } = told
    const who = names.isPiece(by) ? names.piece(by) : told.who
    const where = placesIn(at).map(place).join(' and ')
    if (kind === 'air')
      return `${who} calls ${names.isPiece(piece) ? names.piece(piece) : 'an aircraft'}${aimed(target, told, ' against')}.`
    return `${who} calls ${kind === 'divisional' ? 'the divisional guns' : 'suppressive fire'} down on ${where}.`
  },
  fly({ path, target }, told) {
    const [a, b] = (path as readonly Point[] | undefined) ?? []
    return a && b
      ? `${told.who} flies from ${told.place(a)} to ${told.place(b)}.`
      : `${told.who} goes${aimed(target, told, ' for')}.`
  },
  mount: ({ target }, told) => `${told.who} gets aboard${aimed(target, told, '')}.`,
  overrun: ({ target }, told) => `${told.who} drives${aimed(target, told, ' over')}.`,
  clear: (_decision, { who }) => `${who} clears mines.`,
  choose: (_decision, { who }) => `${who} is named.`,
  rule: (_decision, { who }) => `${who} lets the dice decide a dispute.`,
  overrule: (_decision, { who }) => `${who} overrules a call.`,
}
