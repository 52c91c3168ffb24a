import {
  actorIn,
  type ChangeEntry,
  type DecisionEntry,
  type Entry,
  type Id,
  type Purposes,
  type Roles,
} from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import { fateIn, isCasualty, isFlight } from './fate.ts'

/** Something worth seeing on the bar of a replay. */
export interface Mark {
  readonly at: number
  readonly type: 'turn' | 'casualty' | 'flight' | 'objective'
  /** The number of the turn; whom or what it is about. */
  readonly says: string
  readonly side: Id | null
}

/** The landmarks of a story, found once: where turns begin, who fell, who acted when. Positions count the entries before them. */
export interface Places {
  readonly length: number
  readonly marks: readonly Mark[]
  readonly turns: readonly number[]
  /** Where activations begin: somebody acts who did not act before. */
  readonly deeds: readonly number[]
  /** Positions at which there is something new to be seen or read. */
  readonly steps: readonly number[]
}

type Fields = { readonly [field: string]: unknown }

export function placesOf(
  entries: readonly Entry[],
  firstTurn: number,
  { roles, purposes }: Pick<Tale, 'roles' | 'purposes'>,
): Places {
  const marks: Mark[] = [{ at: 0, type: 'turn', says: String(firstTurn), side: null }]
  const deeds: number[] = []
  const steps: number[] = [0]
  let actor: string | null = null
  for (const [at, entry] of entries.entries()) {
    if (entry.type === 'decision') {
      const now = actorOf(entry, roles, purposes)
      if (now !== null && now !== actor) deeds.push(at)
      actor = now ?? actor
    }
    const mark = entry.type === 'change' ? markOf(entry, at + 1) : null
    if (mark) marks.push(mark)
    if (mark?.type === 'turn') actor = null
    if (entry.type !== 'change' || isSeen(entry.before as Fields | null, entry.after as Fields | null, entry.table))
      steps.push(at + 1)
  }
  const turns = marks.filter(mark => mark.type === 'turn').map(mark => mark.at)
  return { length: entries.length, marks, turns, deeds, steps }
}

/** Who acts by a decision: a piece, or a side with what it does; null if it only answers what another does, and is part of that. */
function actorOf({ side, decision }: DecisionEntry, roles: Roles, purposes: Purposes): string | null {
  const purpose = purposes[decision.action]
  return purpose === 'answer' || purpose === 'pass' ? null : `${side} ${actorIn(decision, roles) ?? decision.action}`
}

function markOf(entry: ChangeEntry, at: number): Mark | null {
  const { table, id, before, after, event } = entry
  const [was, is] = [before as Fields | null, after as Fields | null]
  if (table === 'game' && is && was?.turn !== is.turn) return { at, type: 'turn', says: String(is.turn), side: null }
  if (table === 'piece') {
    const fate = fateIn(entry)
    const type = !fate ? null : isCasualty(fate) ? 'casualty' : isFlight(fate) ? 'flight' : null
    return type && { at, type, says: id, side: String(was?.side) }
  }
  if (table === 'unit' && event?.is === 'broke') return { at, type: 'flight', says: id, side: String(was?.side) }
  return event?.is === 'captured' || isObjective(table, was, is)
    ? { at, type: 'objective', says: id, side: table === 'side' ? id : String(is?.heldBy) }
    : null
}

/** Has a side come nearer to what it is here for: somebody over the edge, a place in its hands, the day won? */
function isObjective(table: string, was: Fields | null, is: Fields | null): boolean {
  if (!was || !is) return false
  if (table === 'side') return (is.won === true && !was.won) || Number(is.exits ?? 0) > Number(was.exits ?? 0)
  return table === 'terrain' && typeof is.heldBy === 'string' && was.heldBy !== is.heldBy
}

/** Does anything on the table look different? */
function isSeen(before: Fields | null, after: Fields | null, table: string): boolean {
  if (table === 'terrain' || table === 'marker') return true
  if (table !== 'piece') return false
  if (!before || !after) return true
  return ['at', 'gone', 'pose', 'facing'].some(field => String(before[field]) !== String(after[field]))
}

/** The nearest of these positions after, or before, a place; the end of the story where there is none. */
export const after = (list: readonly number[], at: number, end: number): number => list.find(one => one > at) ?? end
export const before = (list: readonly number[], at: number): number => list.findLast(one => one < at) ?? 0

/** The number of the turn at this position. */
export const turnAt = ({ marks }: Pick<Places, 'marks'>, at: number): string =>
  marks.findLast(mark => mark.type === 'turn' && mark.at <= at)?.says ?? ''

/** Where one is: which turn, which activation of how many in it. */
export interface Whereabouts {
  readonly turn: string
  readonly deed: number
  readonly deeds: number
  readonly at: number
  readonly length: number
}

export function whereIs({ marks, deeds, turns, length }: Places, at: number): Whereabouts {
  const turn = marks.findLast(mark => mark.type === 'turn' && mark.at <= at)
  const from = turn?.at ?? 0
  const until = turns.find(one => one > at) ?? length
  const inTurn = deeds.filter(deed => deed >= from && deed < until)
  return { turn: turn?.says ?? '', deed: inTurn.filter(deed => deed < at).length, deeds: inTurn.length, at, length }
}
