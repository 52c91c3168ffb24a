import { type ChangeEntry, capital, type Entry, type Id, isPoint, type Point } from '@sandtable/kernel'
import type { Happening, Speech } from '@sandtable/room'
import { cards, orderText, steps } from '../cards.ts'

/** A stand or a unit as far as the reader knows it, before a change and after. */
type Known = { readonly [field: string]: unknown }

/**
 * What changes tell of themselves. A side that may have something hidden decides unseen, so that of its moves and its fire others
 * know only what they see happen; and losses are told nowhere else.
 */
export function happening(entries: readonly Entry[], at: number, speech: Speech): Happening | null {
  const entry = entries[at] as ChangeEntry
  const was = entry.before as Known | null
  const is = entry.after as Known | null
  if (!is) return null
  if (entry.table === 'game' && was?.phase !== is.phase) return stepOf(entries, at, String(is.phase), speech)
  if (entry.table === 'unit') return ofUnit(entry, was, is, speech)
  if (entry.table !== 'piece') return null
  const text = was ? becameText(entry.id, was, is, speech) : null
  const told = text ?? (isDecided(entries, at, entry.id) ? null : seenText(entries, at, was, is, speech))
  if (told === null) return null
  return { text: told, kind: 'said', cites: entry.cites, about: [entry.id], shows: placesOf(was, is) }
}

function stepOf(entries: readonly Entry[], at: number, phase: string, speech: Speech): Happening | null {
  if (phase === 'reveal') return { text: revealText(entries, at, speech), kind: 'said', cites: ['BA-CARD-1'] }
  const step = steps.find(one => one.phase === phase)
  return step ? { text: `${step.number} ${step.name}`, kind: 'step' } : null
}

/** 'The cards are turned over. British: Move; German: 3 Opportunity, Dummy.' */
function revealText(entries: readonly Entry[], at: number, { names }: Speech): string {
  const turned = new Map<Id, Map<string, string>>()
  for (const entry of entries.slice(at + 1)) {
    if (entry.type === 'decision' || (entry.type === 'change' && entry.table === 'game')) break
    if (entry.type !== 'change' || entry.table !== 'piece') continue
    const { side, card, cardId, open, id, kind } = (entry.after ?? {}) as Known
    const before = entry.before as Known | null
    // of others' stands the card is known from now on, of one's own that it lies open
    const isTurned = open === undefined ? before?.card === undefined : open === true && before?.open !== true
    if (!isTurned || typeof card !== 'string') continue
    const own = turned.get(String(side)) ?? new Map<string, string>()
    turned.set(String(side), own.set(String(cardId ?? id), orderText(card, null, null, String(kind))))
  }
  const sides = [...turned].map(([side, own]) => `${names.side(side)}: ${counted([...own.values()])}`)
  return ['The cards are turned over.', ...(sides.length > 0 ? [`${sides.join('; ')}.`] : [])].join(' ')
}

const cardNames: readonly string[] = cards.map(({ name }) => name)

function counted(orders: readonly string[]): string {
  // what flies has its own words, and is told last
  const place = (text: string): number => (cardNames.includes(text) ? cardNames.indexOf(text) : cardNames.length)
  const kinds = [...new Set(orders)].sort((a, b) => place(a) - place(b))
  const told = kinds.map(kind => {
    const count = orders.filter(order => order === kind).length
    return count === 1 ? kind : `${count} ${kind}`
  })
  return told.join(', ')
}

/** States that a stand falls into, where no sentence of the rules says so. */
const states: readonly (readonly [field: string, text: string])[] = [
  ['disordered', 'is disordered'],
  ['immobilised', 'is immobilised'],
  ['entangled', 'is caught in the wire'],
  ['stuck', 'is stuck'],
]

function becameText(id: Id, was: Known, is: Known, { names }: Speech): string | null {
  if (is.gone === true) return null
  const who = names.piece(id)
  const lost = Number(was.figures ?? 0) - Number(is.figures ?? 0)
  const left = Number(is.figures ?? 0)
  if (lost > 0 && left > 0) return `${who} loses ${lost === 1 ? 'a man' : `${lost} men`}, ${left} left.`
  const state = states.find(([field]) => was[field] === false && is[field] === true)
  if (state) return `${who} ${state[1]}.`
  const hits = Number(is.hits ?? 0) + Number(is.heHits ?? 0)
  const before = Number(was.hits ?? 0) + Number(was.heHits ?? 0)
  if (hits > before) return `${who} is hit${hits > 1 ? `, ${hits} times so far` : ''}.`
  return was.unshown === true && is.unshown === false ? `${who} comes onto the table.` : null
}

/** What is seen of a stand whose side has decided unseen: that it moves, fires, or stands there. */
function seenText(entries: readonly Entry[], at: number, was: Known | null, is: Known, speech: Speech): string | null {
  const { names, squares } = speech
  const { cites = [] } = entries[at] as ChangeEntry
  const who = names.piece(String(is.id))
  const [from, to] = [(was?.at ?? null) as Point | null, (is.at ?? null) as Point | null]
  if (!was) return to && phaseAt(entries, at) === 'deployment' ? `${who} is set up at ${squares.name(to)}.` : null
  if (is.fired === true && was.fired === false) return `${who} fires${targetAfter(entries, at, speech)}.`
  if (!from || !to || is.aboard || (from[0] === to[0] && from[1] === to[1])) return null
  const verb =
    is.contact !== null && is.contact !== undefined && was.contact === null
      ? 'charges home,'
      : phaseAt(entries, at) === 'resolve-charges'
        ? 'is pushed back'
        : cites.some(rule => /^BA-CRAFT-[78]$/.test(rule))
          ? 'drifts'
          : isDriven(is, phaseAt(entries, at))
            ? 'is driven back'
            : 'moves'
  return `${who} ${verb} ${squares.heading(from, to)} to ${squares.name(to)}.`
}

/** It goes without a card that lets it: somebody else makes it. Of what lies face down no card is known. */
const isDriven = ({ card }: Known, phase: string): boolean =>
  card !== undefined && card !== phase && ['charge', 'move', 'move-fire'].includes(phase)

/** Whom the next dice are for; '' where that is not seen. */
function targetAfter(entries: readonly Entry[], at: number, { names }: Speech): string {
  const next = entries.slice(at + 1).find(({ type }) => type === 'roll' || type === 'decision')
  const [target] = next?.type === 'roll' ? (next.about ?? []) : []
  return target !== undefined && names.isPiece(target) ? ` at ${names.piece(target)}` : ''
}

/** Has the reader been told of the decision that this is done by? */
function isDecided(entries: readonly Entry[], at: number, piece: Id): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const entry = entries[i] as Entry
    if (entry.type === 'decision') return entry.decision.piece === piece
  }
  return false
}

function phaseAt(entries: readonly Entry[], at: number): string {
  for (let i = at - 1; i >= 0; i--) {
    const entry = entries[i] as Entry
    if (entry.type === 'change' && entry.table === 'game') return String((entry.after as Known | null)?.phase)
  }
  return 'deployment'
}

function ofUnit({ id, cites }: ChangeEntry, was: Known | null, is: Known, { names }: Speech): Happening | null {
  if (!was) return null
  const who = capital(names.unit(id))
  if (was.outOfCommand === false && is.outOfCommand === true)
    return { text: `${who} is out of command.`, kind: 'said', cites }
  // told of those who feel it: a company is its platoons
  if (is.hqLostTurn !== null && Number(is.ratingDrop) > Number(was.ratingDrop) && is.kind !== 'company')
    return { text: `${who} has lost its headquarters, and is a rating lower.`, kind: 'said', cites }
  if (was.hq !== is.hq && typeof is.hq === 'string')
    return { text: `${names.piece(is.hq)} commands ${names.unit(id)} now.`, kind: 'said', cites, about: [is.hq] }
  return null
}

const placesOf = (was: Known | null, is: Known): readonly Point[] => {
  const places = [was?.at, is.at].filter(isPoint)
  return places.length === 2 && String(places[0]) === String(places[1]) ? places.slice(1) : places
}
