import {
  type Arg,
  type ChangeEntry,
  type Entry,
  type Id,
  isPoint,
  type Message,
  type Point,
  type ToldChange,
  text,
  the,
} from '@sandtable/kernel'
import { cards, orderSays, steps } from './cards.ts'

/** A stand or unit as the reader knows it, before and after a change. */
type Known = { readonly [field: string]: unknown }

/**
 * What changes reveal by themselves. A side that may have something hidden decides unseen, so others know of its
 * moves and fire only what they see; losses are reported nowhere else.
 */
export function happening(entries: readonly Entry[], at: number): ToldChange | null {
  const entry = entries[at] as ChangeEntry
  const was = entry.before as Known | null
  const is = entry.after as Known | null
  if (!is) return null
  if (entry.table === 'game' && was?.phase !== is.phase) return stepOf(entries, at, String(is.phase))
  if (entry.table === 'unit') return ofUnit(entry, was, is)
  if (entry.table !== 'piece') return null
  const became = was ? (becameOf(entry.id, was, is) ?? touched(entries, at) ?? firedAt(entries, at, was, is)) : null
  const says = became ?? (isDecided(entries, at, entry.id) ? null : seen(entries, at, was, is))
  if (says === null) return null
  return { says, kind: 'said', cites: entry.cites, about: [entry.id], shows: placesOf(was, is) }
}

function stepOf(entries: readonly Entry[], at: number, phase: string): ToldChange | null {
  if (phase === 'reveal') return { says: revealOf(entries, at), kind: 'said', cites: ['BA-CARD-1'] }
  const step = steps.find(one => one.phase === phase)
  return step ? { says: text`${the.count(step.number)} ${step.name}`, kind: 'step' } : null
}

/** 'The cards are turned over. British: 1 × Move. German: 3 × Opportunity, 1 × Dummy.' */
function revealOf(entries: readonly Entry[], at: number): Message {
  const turned = new Map<Id, Map<string, Message>>()
  for (const entry of entries.slice(at + 1)) {
    if (entry.type === 'decision' || (entry.type === 'change' && entry.table === 'game')) break
    if (entry.type !== 'change' || entry.table !== 'piece') continue
    const { side, card, cardId, open, id, kind } = (entry.after ?? {}) as Known
    const before = entry.before as Known | null
    // others' cards become known now; one's own now lie open
    const isTurned = open === undefined ? before?.card === undefined : open === true && before?.open !== true
    if (!isTurned || typeof card !== 'string') continue
    const own = turned.get(String(side)) ?? new Map<string, Message>()
    turned.set(String(side), own.set(String(cardId ?? id), orderSays(card, null, null, String(kind))))
  }
  const sides = [...turned].map(([side, own]): Arg => text`${the.army(side)}: ${counted([...own.values()])}.`)
  return sides.length === 0
    ? text`The cards are turned over.`
    : sides.length === 1
      ? text`The cards are turned over. ${sides[0] as Arg}`
      : text`The cards are turned over. ${sides[0] as Arg} ${sides[1] as Arg}`
}

const cardNames: readonly string[] = cards.map(({ name }) => name.says)

/** '3 × Opportunity, 1 × Dummy'. Aircraft have words of their own, and come last. */
function counted(orders: readonly Message[]): Arg {
  const place = ({ says }: Message): number => (cardNames.includes(says) ? cardNames.indexOf(says) : cardNames.length)
  const kinds = [...new Map(orders.map(order => [order.says, order])).values()].sort((a, b) => place(a) - place(b))
  return the.series(
    kinds.map((kind): Arg => {
      const count = orders.filter(({ says }) => says === kind.says).length
      return text`${the.count(count)} × ${kind}`
    }),
  )
}

/** States a stand enters without a sentence from the rules. */
const states: readonly (readonly [field: string, says: (who: Arg) => Message])[] = [
  ['disordered', who => text`${who} is disordered.`],
  ['immobilised', who => text`${who} is immobilised.`],
  ['entangled', who => text`${who} is caught in the wire.`],
  ['stuck', who => text`${who} is stuck.`],
]

function becameOf(id: Id, was: Known, is: Known): Message | null {
  if (is.gone === true) return null
  const who = the.piece(id)
  const lost = Number(was.figures ?? 0) - Number(is.figures ?? 0)
  const left = the.count(Number(is.figures ?? 0))
  if (lost > 0 && Number(is.figures ?? 0) > 0)
    return lost === 1
      ? text`${who} loses a man, ${left} left.`
      : text`${who} loses ${the.count(lost)} men, ${left} left.`
  const state = states.find(([field]) => was[field] === false && is[field] === true)
  if (state) return state[1](who)
  const hits = Number(is.hits ?? 0) + Number(is.heHits ?? 0)
  const before = Number(was.hits ?? 0) + Number(was.heHits ?? 0)
  if (hits > before) return hits > 1 ? text`${who} is hit, ${the.count(hits)} times so far.` : text`${who} is hit.`
  return was.unshown === true && is.unshown === false ? text`${who} comes onto the table.` : null
}

/** Fire from hiding: all that the other side knows of it before the firer is revealed, if it is. */
function firedAt(entries: readonly Entry[], at: number, was: Known, is: Known): Message | null {
  if (was.firedAt !== false || is.firedAt !== true || isFireTold(entries, at, String(is.id))) return null
  return text`${the.piece(String(is.id))} comes under fire from an unseen enemy.`
}

const attacks: readonly unknown[] = ['fire', 'fly', 'call', 'charge', 'overrun']

/** Has the reader seen who fires at this stand, or the dice? */
function isFireTold(entries: readonly Entry[], at: number, target: Id): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const entry = entries[i] as Entry
    if (entry.type === 'decision') return attacks.includes(entry.decision.action)
    if (entry.type === 'roll' && entry.about?.includes(target)) return true
    if (entry.type !== 'change' || entry.table !== 'piece') continue
    const [was, is] = [entry.before as Known | null, entry.after as Known | null]
    if (is?.fired === true && was?.fired === false) return true
  }
  return false
}

/** What others see of a stand whose side decided unseen: that it moves, fires or stays. */
function seen(entries: readonly Entry[], at: number, was: Known | null, is: Known): Message | null {
  const who = the.piece(String(is.id))
  const [from, to] = [(was?.at ?? null) as Point | null, (is.at ?? null) as Point | null]
  if (!was) return to && phaseAt(entries, at) === 'deployment' ? text`${who} is set up at ${the.place(to)}.` : null
  if (is.fired === true && was.fired === false) {
    const target = targetAfter(entries, at)
    return target ? text`${who} fires at ${target}.` : text`${who} fires.`
  }
  if (!from || !to || is.aboard) return null
  const { event } = entries[at] as ChangeEntry
  if (from[0] === to[0] && from[1] === to[1]) return event?.is === 'driven' ? stirred(who, event.cause) : null
  return movement(entries, at, is)(who, the.way(from, to), the.place(to))
}

/** At a real table nobody has a place, and people measure how far it goes. */
function stirred(who: Arg, manner: string | undefined): Message | null {
  if (manner === 'push-back') return text`${who} is pushed back.`
  if (manner === 'drift') return text`${who} drifts.`
  return manner === 'advance' ? text`${who} advances.` : null
}

/** A charge that gets home: the stand comes into contact after it has gone its way. */
function isTouching(entry: Entry, id: Id): boolean {
  if (entry.type !== 'change' || entry.table !== 'piece' || entry.id !== id) return false
  const [was, is] = [entry.before as Known | null, entry.after as Known | null]
  return was?.contact === null && typeof is?.contact === 'number'
}

function nextDecision(entries: readonly Entry[], at: number): number {
  const next = entries.findIndex(({ type }, i) => i > at && type === 'decision')
  return next < 0 ? entries.length : next
}

/** A charger that stood beside its enemy takes no step, so that no way tells of it. */
function touched(entries: readonly Entry[], at: number): Message | null {
  const { id } = entries[at] as ChangeEntry
  if (!isTouching(entries[at] as Entry, id)) return null
  for (let i = at - 1; i >= 0; i--) {
    const entry = entries[i] as Entry
    if (entry.type === 'decision') break
    if (entry.type === 'change' && entry.table === 'piece' && entry.id === id && hasGone(entry)) return null
  }
  return text`${the.piece(id)} is in contact already.`
}

function hasGone({ before, after }: ChangeEntry): boolean {
  const [was, is] = [before as Known | null, after as Known | null]
  return String(was?.at) !== String(is?.at)
}

type Movement = (who: Arg, way: Arg, to: Arg) => Message

/** Stands that are driven back do not choose to go. */
const driven: { readonly [manner: string]: Movement } = {
  'push-back': (who, way, to) => text`${who} is pushed back ${way} to ${to}.`,
  drift: (who, way, to) => text`${who} drifts ${way} to ${to}.`,
  advance: (who, way, to) => text`${who} advances ${way} to ${to}.`,
  bump: (who, way, to) => text`${who} makes room, ${way} to ${to}.`,
}

function movement(entries: readonly Entry[], at: number, is: Known): Movement {
  const { event } = entries[at] as ChangeEntry
  const pushed = event?.is === 'driven' ? driven[event.cause ?? ''] : undefined
  if (pushed) return pushed
  if (entries.slice(at + 1, nextDecision(entries, at)).some(entry => isTouching(entry, String(is.id))))
    return (who, way, to) => text`${who} charges home, ${way} to ${to}.`
  return (who, way, to) => text`${who} moves ${way} to ${to}.`
}

/** Whom the next dice are for; null if that is hidden. */
function targetAfter(entries: readonly Entry[], at: number): Arg | null {
  const next = entries.slice(at + 1).find(({ type }) => type === 'roll' || type === 'decision')
  const [target] = next?.type === 'roll' ? (next.about ?? []) : []
  return target === undefined ? null : the.thing(target)
}

/** Has the reader been told of the decision behind this? */
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

function ofUnit({ id, cites }: ChangeEntry, was: Known | null, is: Known): ToldChange | null {
  if (!was) return null
  const who = the.unit(id)
  if (was.outOfCommand === false && is.outOfCommand === true)
    return { says: text`${who} is out of command.`, kind: 'said', cites }
  // reported for those affected: a company as its platoons
  if (is.hqLostTurn !== null && Number(is.ratingDrop) > Number(was.ratingDrop) && is.kind !== 'company')
    return { says: text`${who} has lost its headquarters, and is a rating lower.`, kind: 'said', cites }
  if (was.hq !== is.hq && typeof is.hq === 'string')
    return { says: text`${the.piece(is.hq)} commands ${who} now.`, kind: 'said', cites, about: [is.hq] }
  return null
}

const placesOf = (was: Known | null, is: Known): readonly Point[] => {
  const places = [was?.at, is.at].filter(isPoint)
  return places.length === 2 && String(places[0]) === String(places[1]) ? places.slice(1) : places
}
