import { type ChangeEntry, changed, type DecisionEntry, type Entry } from '../game/journal.ts'
import type { Id, PieceRecord } from '../game/store.ts'
import { isPoint, type Point } from '../geometry/shape.ts'
import type { Decision } from '../play/prompt.ts'
import { type Arg, type Message, text, the } from '../text/message.ts'
import { actorsIn, floorIn, goalIn, type Roles, targetsIn, wayIn } from '../text/roles.ts'
import type { Telling } from './telling.ts'

/** What is needed to tell a game: the words of its rule set, of its actions, and what their fields are for. */
export interface Teller {
  readonly telling: Telling
  /** What the rules call their actions: 'Throw a grenade'. */
  readonly deeds: { readonly [action: string]: Message }
  readonly roles: Roles
  /** Where every side rolls a die of its own, they do so in this order. */
  readonly sides?: readonly Id[]
}

/** A decision as a sentence: 'Rifleman 2 moves 5.8″ north to C3.' What it led to says how far. */
export function tellDeed({ decision, side }: DecisionEntry, after: readonly Entry[], teller: Teller): Message {
  const [actor] = actorsIn(decision, teller.roles)
  const who = actor === undefined ? the.side(side) : the.piece(actor)
  return teller.telling.deed?.(decision, who, after) ?? usual(decision, who, after, teller)
}

/** 'Rifleman 2: Move, 5.8″ north to C3.' */
function usual(decision: Decision, who: Arg, after: readonly Entry[], { deeds, roles }: Teller): Message {
  const says = deeds[decision.action] ?? text`${the.term(decision.action)}`
  const [actor] = actorsIn(decision, roles)
  const moved = actor === undefined ? null : movedBy(after, actor)
  if (moved) return text`${who}: ${says}, ${the.way(...moved)} to ${the.place(moved[1])}.`
  const aims = targetsIn(decision, roles).map(aimed)
  if (aims.length > 0) return text`${who}: ${says}, at ${the.all(aims)}.`
  const goal = goalIn(decision, roles)
  return goal ? text`${who}: ${says}, to ${the.place(goal)}.` : text`${who}: ${says}.`
}

/** A target: a place, a piece or a piece of ground. */
export const aimed = (target: Id | Point): Arg => (isPoint(target) ? the.place(target) : the.thing(target))

/** The way that a piece has gone in these entries, from where its first move began to where its last one ended. */
export function movedBy(after: readonly Entry[], piece: Id): readonly [from: Point, to: Point] | null {
  const changes = after.filter((e): e is ChangeEntry => e.type === 'change' && e.table === 'piece' && e.id === piece)
  const [from, to] = [placeIn(changes[0]?.before), placeIn(changes.at(-1)?.after)]
  return from && to && (from[0] !== to[0] || from[1] !== to[1]) ? [from, to] : null
}

export const placeIn = (record: object | null | undefined): Point | null =>
  (record as { readonly at?: Point | null } | null | undefined)?.at ?? null

/** As if it had already moved. */
const movedTo = (id: Id, from: Point, to: Point): ChangeEntry =>
  changed('piece', id, { id, at: from } as PieceRecord, { id, at: to } as PieceRecord, [])

/** A draft as sentences: what it will come to, on which floor, and by how many waypoints. `from` is where it starts. */
export function tellDraft(decision: Decision, side: Id, from: Point | null, teller: Teller): readonly Message[] {
  const [actor] = actorsIn(decision, teller.roles)
  const ways = wayIn(decision, teller.roles)
  const to = ways.at(-1)
  const after = actor !== undefined && from && to ? [movedTo(actor, from, to)] : []
  const between = ways.length - 1
  const floor = floorIn(decision, teller.roles)
  return [
    tellDeed({ type: 'decision', side, decision }, after, teller),
    ...(floor > 0 ? [text`Floor ${the.count(floor)}.`] : []),
    ...(between === 1 ? [text`Via one waypoint.`] : between > 1 ? [text`Via ${the.count(between)} waypoints.`] : []),
  ]
}
