import {
  type Arg,
  aimed,
  type ChangeEntry,
  type Decision,
  type Entry,
  type Id,
  isPoint,
  type Message,
  movedBy,
  type Point,
  text,
  the,
  untold,
  type Way,
} from '@sandtable/kernel'
import { isAloft, orderSays } from './cards.ts'

/** How a weapon is used, unless it is over open sights or from the ground at an aircraft. */
export const modes: { readonly [mode: string]: Message } = {
  he: text`high explosive`,
  at: text`armour piercing`,
  direct: text`directly`,
  indirect: text`indirectly`,
  smoke: text`smoke`,
  suppressive: text`to suppress`,
  speculative: text`on suspicion`,
  flame: text`with flame`,
  light: text`at the light`,
  demolition: text`the charge`,
  'anti-aircraft': text`at the aircraft`,
}
const needsNoSaying = ['direct', 'anti-aircraft']

/** The target; null where there is none. */
const aim = ({ target }: Decision): Arg | null =>
  target === undefined || target === null ? null : aimed(target as Id | Point)

const placesIn = (at: unknown): readonly Arg[] =>
  (isPoint(at) ? [at] : Array.isArray(at) ? at.filter(isPoint) : []).map(the.place)

/** What a stand is, where its action reveals it. */
function kindIn(after: readonly Entry[], piece: unknown): string {
  const change = after.find((one): one is ChangeEntry => one.type === 'change' && one.id === piece)
  return String((change?.after as { readonly kind?: string } | null | undefined)?.kind ?? '')
}

/** Does this make the side ready? Ending a step is not reported. */
const isReady = (after: readonly Entry[]): boolean =>
  after.some(entry => entry.type === 'change' && (entry.after as { planned?: boolean } | null)?.planned === true)

function order({ pieces, card, arrow, task }: Decision, who: Arg, after: readonly Entry[]): Message {
  const stands = (pieces as readonly Id[] | undefined) ?? []
  const way = typeof arrow === 'number' ? arrow : null
  const order = orderSays(String(card), way, typeof task === 'string' ? task : null, kindIn(after, stands[0]))
  return text`${stands.length > 0 ? the.pieces(stands) : who}: ${order}.`
}

function fire(decision: Decision, who: Arg, after: readonly Entry[]): Message {
  const { mode, weapon, dice, piece } = decision
  const at = aim(decision)
  if (!at) return text`${who} fires.`
  if (isAloft(kindIn(after, piece))) return mode === 'he' ? text`${who} bombs ${at}.` : text`${who} attacks ${at}.`
  const how = typeof mode === 'string' && !needsNoSaying.includes(mode) ? modes[mode] : undefined
  const details = [
    ...(how ? [how] : []),
    ...(dice === 1 ? [text`one die`] : typeof dice === 'number' ? [text`${the.count(dice)} dice`] : []),
  ]
  const shot =
    typeof weapon === 'string' ? text`${who} fires at ${at} with the ${the.term(weapon)}` : text`${who} fires at ${at}`
  return details.length > 0 ? text`${shot}, ${the.series(details)}.` : text`${shot}.`
}

function move({ piece, to }: Decision, who: Arg, after: readonly Entry[]): Message {
  const way = typeof piece === 'string' ? movedBy(after, piece) : null
  if (way) return text`${who} moves ${the.way(...way)} to ${the.place(way[1])}.`
  return isPoint(to) ? text`${who} moves to ${the.place(to)}.` : text`${who} moves.`
}

/** Stands that do the same one after the other. */
export function together({ action, to }: Decision, who: Arg, way: Way | null): Message | null {
  if (action === 'deploy') return isPoint(to) ? text`${who} are placed.` : null
  return action === 'move' && way ? text`${who} move ${the.way(...way)}.` : null
}

function deploy({ hidden, to }: Decision, who: Arg): Message {
  if (!isPoint(to)) return hidden === true ? text`${who} is placed, hidden.` : text`${who} is placed.`
  return hidden === true
    ? text`${who} is placed at ${the.place(to)}, hidden.`
    : text`${who} is placed at ${the.place(to)}.`
}

function plotted(kind: unknown): Message {
  if (kind === 'barrage') return text`A barrage is plotted`
  if (kind === 'mine') return text`A mine square is laid`
  return kind === 'dummy-mine' ? text`A false mine square is laid` : text`Wire is laid`
}

function plot({ kind, at, turn }: Decision): Message {
  const what = plotted(kind)
  const where = isPoint(at) ? text`${what} at ${the.place(at)}` : what
  if (kind !== 'barrage') return text`${where}.`
  return typeof turn === 'number' && turn > 0
    ? text`${where}, to fall in turn ${the.count(turn)}.`
    : text`${where}, to fall before the battle.`
}

function call(decision: Decision, side: Arg): Message {
  const { kind, at, by, piece } = decision
  const who = typeof by === 'string' ? the.piece(by) : side
  const places = the.all(placesIn(at))
  if (kind === 'divisional') return text`${who} calls the divisional guns down on ${places}.`
  if (kind !== 'air') return text`${who} calls suppressive fire down on ${places}.`
  const aircraft = typeof piece === 'string' ? the.piece(piece) : text`an aircraft`
  const target = aim(decision)
  return target ? text`${who} calls ${aircraft} against ${target}.` : text`${who} calls ${aircraft}.`
}

function fly(decision: Decision, who: Arg): Message {
  const [from, to] = (decision.path as readonly Point[] | undefined) ?? []
  if (from && to) return text`${who} flies from ${the.place(from)} to ${the.place(to)}.`
  const at = aim(decision)
  return at ? text`${who} goes for ${at}.` : text`${who} flies a run.`
}

/** How far it goes is rolled afterwards: until then it is only declared. */
function charge(at: Arg | null, who: Arg, after: readonly Entry[]): Message {
  if (!at) return text`${who} charges.`
  return after.length > 0 ? text`${who} declares a charge on ${at}.` : text`${who} charges ${at}.`
}

/** Decisions as sentences. */
export function deed(decision: Decision, who: Arg, after: readonly Entry[]): Message | null {
  const at = aim(decision)
  switch (decision.action) {
    case 'deploy':
      return deploy(decision, who)
    case 'order':
      return order(decision, who, after)
    case 'plot':
      return plot(decision)
    case 'call':
      return call(decision, who)
    case 'move':
      return move(decision, who, after)
    case 'fire':
      return fire(decision, who, after)
    case 'fly':
      return fly(decision, who)
    case 'use':
      return text`${who} moves at the double.`
    case 'react':
      return text`${who} takes the opportunity.`
    case 'charge':
      return charge(at, who, after)
    case 'support':
      return at ? text`${who} joins the melee beside ${at}.` : text`${who} joins the melee.`
    case 'mount':
      return at ? text`${who} gets aboard ${at}.` : text`${who} gets aboard.`
    case 'dismount':
      return text`${who} gets off.`
    case 'overrun':
      return at ? text`${who} drives over ${at}.` : text`${who} drives over them.`
    case 'clear':
      return text`${who} clears mines.`
    case 'choose':
      // the line that follows says what for
      return after.length > 0 ? untold : text`${who} is named.`
    case 'rule':
      return text`${who} lets the dice decide a dispute.`
    case 'overrule':
      return text`${who} overrules a call.`
    case 'end':
      return isReady(after) ? text`${who} is ready.` : untold
    // a pass does nothing, and is often asked for only to conceal what a side has
    case 'pass':
      return untold
    default:
      return null
  }
}
