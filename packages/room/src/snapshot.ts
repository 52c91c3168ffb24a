import { type Id, withReadings } from '@sandtable/kernel'
import type { Snapshot, TableFacts } from './calls.ts'
import { ableIn } from './idle.ts'
import { offersTo } from './offers.ts'
import type { Room } from './room.ts'

/** What a screen knows besides the game. */
export interface Screen {
  readonly table: TableFacts
  /** The people at this screen. */
  readonly people: readonly Id[]
  readonly thinking: boolean
}

/** Everything that a screen may know at this moment, from one seat. `since`: how many entries it has been told already. */
export function snapshotOf(room: Room, side: Id, since: number, { table, people, thinking }: Screen): Snapshot {
  const seat = room.seat(side)
  const passes = room.letsPass(side)
  const view = seat.view()
  const offers = passes ? [] : offersTo(seat, room.roles)
  const able = ableIn(seat, offers)
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
    glances: Object.fromEntries(
      (view.tables.piece as readonly { readonly id: Id }[]).map(({ id }) => [id, glance(id)]),
    ),
    traces: seat.traces(entries),
    roster: seat.roster(),
    table,
    thinking,
  }
}

/** The others at this screen who know more than this side, or less. */
export const apartFrom = (room: Room, side: Id, people: readonly Id[]): readonly Id[] =>
  people.filter(other => other !== side && !room.seat(side).mayShare(other))
