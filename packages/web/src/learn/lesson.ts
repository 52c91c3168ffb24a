import {
  actorIn,
  actorsIn,
  type Decision,
  type Entry,
  type Glance,
  goalIn,
  type Happening,
  type Id,
  type Prompt,
  type TableName,
  targetsIn,
} from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { isAsked, piecesOf } from '../play/on-table.ts'

/** What an explanation consists of besides its words: when it comes, the rules behind it, and what it points at. */
export interface Lesson {
  readonly id: string
  readonly when: Moment
  readonly rules: readonly string[]
  readonly points?: Pointing
  /** Comes only after these have been read, never in one breath with them. */
  readonly after?: readonly string[]
}

/** When a lesson is wanted: all that is said here is so at the same time. */
export interface Moment {
  /** The game has hardly begun. */
  readonly start?: true
  readonly phase?: string
  /** This seat is asked in its own go, or in that of another. */
  readonly go?: 'own' | 'other'
  /** The prompt has all of these actions. */
  readonly actions?: readonly string[]
  /** The prompt has this action, and it can be done now. */
  readonly offered?: string
  /** This is being drafted; with these words in it, where they are said. */
  readonly drafting?: string
  /** A move is being drafted, whatever the set calls it. */
  readonly going?: true
  /** Nothing more is asked of it: it can be confirmed. */
  readonly whole?: true
  readonly with?: { readonly [field: string]: readonly string[] }
  /** An own piece is selected; of one of these kinds, where they are said. */
  readonly selected?: true | readonly string[]
  /** Somebody has just decided this. */
  readonly did?: string
  readonly by?: 'own' | 'other'
  /** Somebody has just moved. */
  readonly went?: true
  /** Dice were just rolled for this. */
  readonly rolled?: string
  /** This has just happened to a piece. */
  readonly happened?: Happening
  /** A field of a record has just changed; to this value, where it is said. */
  readonly changed?: Changed
  /** From this turn on. */
  readonly turn?: number
  readonly over?: true
}

/** A change that a lesson waits for. What a set's fields are called, its own lessons know. */
export interface Changed {
  readonly table: TableName
  readonly field: string
  readonly to?: string | boolean
}

/** What is marked on the table: those who can act, those it is about, those who may do what is offered, or those in some state. */
export type Pointing = 'able' | 'about' | 'offered' | { readonly glance: Glance }

/** Does it come because something has happened, whoever did it? Such things come in heaps. */
export const isOfEvent = ({ when: { did, went, rolled, happened, changed } }: Lesson): boolean =>
  did !== undefined || went !== undefined || rolled !== undefined || happened !== undefined || changed !== undefined

/** Does it come because the player has taken something up? */
export const isOfHand = ({ when: { selected, drafting, going } }: Lesson): boolean =>
  selected !== undefined || drafting !== undefined || going !== undefined

/** What a seat sees and does at one moment. */
export interface Seen {
  readonly snapshot: Snapshot
  /** What has happened since the moment before. */
  readonly news: readonly Entry[]
  readonly draft: Decision | null
  /** Something of the draft is still asked for. */
  readonly isAsking?: boolean
  readonly selected: Id | null
}

/** The pieces that a lesson is about, if this is its moment; otherwise null. */
export function due({ when, points }: Lesson, seen: Seen): readonly Id[] | null {
  const { snapshot, draft, selected } = seen
  const { prompt, outcome, view } = snapshot
  const game = view.tables.game[0] as { readonly phase?: string; readonly turn?: number } | undefined
  if (when.over ? !outcome : outcome) return null
  if (when.start && (game?.turn ?? 0) > 1) return null
  if (when.turn !== undefined && (game?.turn ?? 0) < when.turn) return null
  if (when.phase !== undefined && game?.phase !== when.phase) return null
  if (when.go && (!isAsked(snapshot) || goOf(snapshot) !== when.go)) return null
  if (when.actions && !when.actions.every(action => prompt?.actions.includes(action))) return null
  const doers = when.offered === undefined ? [] : ableTo(when.offered, snapshot)
  if (!doers) return null
  if (when.drafting !== undefined && !(draft?.action === when.drafting && has(draft, when.with))) return null
  if (when.going && !(draft && isMove(draft, snapshot))) return null
  if (when.whole && seen.isAsking) return null
  if (when.selected && !isSelected(when.selected, selected, snapshot)) return null
  const isNews = when.did || when.went || when.rolled || when.happened || when.changed
  const entry = isNews ? seen.news.find(one => tells(one, when, snapshot)) : null
  if (entry === undefined) return null
  return pointedAt(points, snapshot, prompt, doers, entry)
}

const goOf = ({ view, seat }: Snapshot): 'own' | 'other' => {
  const { side } = view.tables.game[0] as { readonly side?: Id | null }
  return side === undefined || side === null || side === seat ? 'own' : 'other'
}

/** Who may begin this now; null if nobody can, nobody in particular is an empty list. */
function ableTo(action: string, snapshot: Snapshot): readonly Id[] | null {
  const offer = snapshot.offers.find(one => one.action === action)
  if (!offer || offer.no.length > 0) return null
  if (!offer.question) return []
  const open = offer.question.choices.filter(({ no }) => no.length === 0)
  if (open.length === 0 && !offer.question.open) return null
  const standing = new Set(piecesOf(snapshot).map(({ id }) => id))
  return open.flatMap(({ value }) => (typeof value === 'string' && standing.has(value) ? [value] : []))
}

const has = (draft: Decision, fields: Moment['with'] = {}): boolean =>
  Object.entries(fields).every(([field, values]) => values.includes(String(draft[field])))

function isSelected(kinds: true | readonly string[], selected: Id | null, { seat, view }: Snapshot): boolean {
  const pieces = view.tables.piece as readonly { readonly id: Id; readonly side: Id; readonly kind: string }[]
  const piece = pieces.find(({ id }) => id === selected)
  return piece?.side === seat && (kinds === true || kinds.includes(piece.kind))
}

/** Does it take a piece from one place of the table to another? */
const isMove = (decision: Decision, { table: { roles, purposes } }: Snapshot): boolean =>
  purposes[decision.action] !== 'set-up' && actorIn(decision, roles) !== null && goalIn(decision, roles) !== null

/** Is this the thing that happened? */
function tells(entry: Entry, when: Moment, snapshot: Snapshot): boolean {
  const { did, went, by, rolled, happened, changed, with: fields } = when
  if (did !== undefined || went)
    return (
      entry.type === 'decision' &&
      (did !== undefined
        ? entry.decision.action === did && has(entry.decision, fields)
        : isMove(entry.decision, snapshot)) &&
      (by === undefined || (entry.side === snapshot.seat) === (by === 'own'))
    )
  if (rolled !== undefined) return entry.type === 'roll' && entry.purpose === rolled
  if (happened !== undefined) return entry.type === 'change' && entry.event?.is === happened
  return changed !== undefined && hasChanged(entry, changed)
}

function hasChanged(entry: Entry, { table, field, to }: Changed): boolean {
  if (entry.type !== 'change' || entry.table !== table || !entry.before || !entry.after) return false
  const [was, is] = [entry.before, entry.after].map(record => Reflect.get(record, field))
  return was !== is && (to === undefined || is === to)
}

function pointedAt(
  points: Pointing | undefined,
  snapshot: Snapshot,
  prompt: Prompt | null,
  doers: readonly Id[],
  entry: Entry | null,
): readonly Id[] {
  const { glances, seat } = snapshot
  if (points === undefined) return []
  if (points === 'offered') return doers
  if (points === 'about') return entry ? aboutIn(entry, snapshot) : (prompt?.about ?? [])
  const glance = points === 'able' ? 'can-act' : points.glance
  const own = piecesOf(snapshot).filter(({ side }) => side === seat)
  return own.map(({ id }) => id).filter(id => glances[id]?.includes(glance))
}

function aboutIn(entry: Entry, snapshot: Snapshot): readonly Id[] {
  if (entry.type === 'change') return entry.table === 'piece' ? [entry.id] : []
  if (entry.type !== 'decision') return entry.about ?? []
  const { roles } = snapshot.table
  return [...actorsIn(entry.decision, roles), ...targetsIn(entry.decision, roles)].filter(id => typeof id === 'string')
}
