import {
  type Drawing,
  type Entry,
  type Glance,
  type GoalFlag,
  type Id,
  type Message,
  type Outcome,
  type Prompt,
  type Roster,
  text,
  type View,
  withReadings,
} from '@sandtable/kernel'
import type { TableFacts } from './facts.ts'
import { ableIn } from './idle.ts'
import { type Offer, offersTo } from './offers.ts'
import type { Readiness, Room } from './room.ts'
import type { Wanted } from './wanted.ts'

/** Everything that a screen may know at one moment, from one seat. */
export interface Snapshot {
  readonly seat: Id
  readonly view: View
  readonly prompt: Prompt | null
  /** The prompt's actions, each with its first question. */
  readonly offers: readonly Offer[]
  readonly waitingFor: readonly Id[]
  /** Other people at this screen who must look away: they know less than this seat, or more. */
  readonly apart: readonly Id[]
  /** Other people at this screen who may interrupt now, without being waited for. */
  readonly mayStepIn: readonly Id[]
  readonly wanted: Wanted | null
  /** What has happened since the last snapshot for this seat. */
  readonly news: readonly Entry[]
  /** The news contain everything that the seat has ever been told. */
  readonly newsIsAll: boolean
  /** Why undo is not possible; null if it is. */
  readonly whyNoUndo: Message | null
  readonly canRedo: boolean
  readonly outcome: Outcome | null
  /** What this seat plays for, and its progress. */
  readonly goals: readonly Message[]
  /** Where goals lie on the table. */
  readonly flags: readonly GoalFlag[]
  readonly glances: { readonly [piece: Id]: readonly Glance[] }
  /** What the last deed has left on the table: it stays until the next deed. */
  readonly traces: readonly Drawing[]
  /** What the seat has prepared, until it happens. */
  readonly plans: readonly Drawing[]
  /** The seat's own units, if the set gives many orders at once. */
  readonly roster: readonly Roster[]
  readonly table: TableFacts
  /** The computer is deciding. */
  readonly thinking: boolean
  /** How many sides have decided, where all decide unseen. */
  readonly readiness: Readiness | null
  /** The game is played elsewhere, and only looked at here. */
  readonly watched: boolean
}

/** What a screen knows besides the game. */
export interface Screen {
  readonly table: TableFacts
  /** The people at this screen. */
  readonly people: readonly Id[]
  readonly thinking: boolean
}

/** What a snapshot is taken of. */
export type Pictured = Pick<
  Room,
  'seat' | 'roles' | 'letsPass' | 'waitingFor' | 'interrupters' | 'wanted' | 'outcome' | 'readiness'
>

/** Takes a snapshot. `since`: how many entries the seat has been told already. */
export function snapshotOf(room: Pictured, side: Id, since: number, { table, people, thinking }: Screen): Snapshot {
  const seat = room.seat(side)
  const passes = room.letsPass(side)
  const view = seat.view()
  const offers = passes ? [] : offersTo(seat, room.roles)
  const able = ableIn(offers)
  const glance = (id: Id) => seat.glance(id).filter(word => word !== 'can-act' || able === null || able.has(id))
  const { entries } = seat.news()
  const from = Math.min(since, entries.length)
  return {
    seat: side,
    view,
    prompt: passes ? null : seat.prompt(),
    offers,
    waitingFor: room.waitingFor,
    apart: apartFrom(room, side, people),
    mayStepIn: room.interrupters.filter(other => other !== side && people.includes(other)),
    wanted: room.wanted(side),
    news: withReadings(seat.known(), entries.slice(from)),
    newsIsAll: from === 0,
    whyNoUndo: seat.whyNoUndo(),
    canRedo: seat.canRedo,
    outcome: room.outcome,
    goals: seat.goals(),
    flags: seat.flags(),
    glances: Object.fromEntries(
      (view.tables.piece as readonly { readonly id: Id }[]).map(({ id }) => [id, glance(id)]),
    ),
    traces: seat.traces(entries),
    plans: seat.plans(),
    roster: seat.roster(),
    table,
    thinking,
    readiness: room.readiness,
    watched: false,
  }
}

/** The others at this screen who know more than this side, or less. */
export const apartFrom = (room: Pick<Room, 'seat'>, side: Id, people: readonly Id[]): readonly Id[] =>
  people.filter(other => other !== side && !room.seat(side).mayShare(other))

const WATCHED = text`you have decided nothing yet`

/** What somebody is asked who only watches. */
export const nothingToDecide = {
  prompt: null,
  offers: [],
  wanted: null,
  mayStepIn: [],
  whyNoUndo: WATCHED,
  canRedo: false,
  watched: true,
} satisfies Partial<Snapshot>
