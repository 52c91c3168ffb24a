import type { Id } from '@sandtable/kernel'
import type { TableSeats } from '../facts.ts'
import type { Room } from '../room.ts'
import { deltaOf } from './delta.ts'
import type { Now, Seen, State } from './messages.ts'
import { orderAfter, sentEntries } from './news.ts'

/** Where a game stands that is told to pages far away. */
export interface Told {
  readonly title: string
  /** Who sits where: told only at the beginning. */
  seats(): TableSeats
  readonly thinking: boolean
  /** The last step. */
  readonly seq: number
  /** The last step that took something back. */
  readonly back: number
}

/** Tells a page far away what its seat may know, and of that only what is new. */
export class Teller {
  readonly #side: Id
  /** How the page has the game. */
  #sent: { readonly now: Now | null; readonly seq: number; readonly told: number }

  constructor(side: Id, seen: Seen | null) {
    this.#side = side
    this.#sent = { now: null, seq: seen?.seq ?? -1, told: seen?.told ?? 0 }
  }

  /** Null if there is nothing new. */
  tell(room: Room, { title, thinking, seq, back, ...told }: Told): State | null {
    const side = this.#side
    const seat = room.seat(side)
    const { mark } = seat
    const { seq: heard, told: count, now: before } = this.#sent
    // a page that claims to have heard more than there is has heard another game
    const goesOn = heard >= back && heard <= seq && count <= mark
    const news = seat.news(goesOn ? count : 0).entries
    const stands: Now = { ...room.standing(side), wanted: room.wanted(side), thinking, readiness: room.readiness }
    const now = deltaOf(goesOn ? before : null, stands)
    if (now === null && news.length === 0 && seq === heard) return null
    this.#sent = { now: stands, seq, told: mark }
    const begins = goesOn ? null : { ...room.beginning(side), title, seats: told.seats() }
    const order = orderAfter(seat, news)
    return { type: 'state', seq, ...(begins && { begins }), news: sentEntries(news), ...(order && { order }), now }
  }
}
