import { actorsIn, type Decision, type Id } from '@sandtable/kernel'
import type { Card, Room, Shares } from '@sandtable/room'
import { seatsOf } from './seats.ts'

/**
 * Says who decides for what, where several people share a side. What names no piece concerns the whole side: any of
 * them may decide it.
 */
export class Owners {
  readonly #card: Card
  readonly #shares: (side: Id) => Shares
  readonly #left: ReadonlySet<string>

  constructor(card: Card, shares: (side: Id) => Shares, left: ReadonlySet<string>) {
    this.#card = card
    this.#shares = shares
    this.#left = left
  }

  isShared(side: Id): boolean {
    return seatsOf(this.#card, side).length > 1
  }

  /** Does this decision leave alone what belongs to the other players of the side? */
  mayDecide(room: Room, side: Id, seat: string, decision: Decision): boolean {
    // what is no decision at all is for the room to refuse
    if (!this.isShared(side) || typeof decision !== 'object' || decision === null) return true
    const known = room.seat(side).known()
    return actorsIn(decision, room.roles).every(id => {
      const { unit } = (known.find('piece', id) ?? {}) as { readonly unit?: Id | null }
      return this.#ownerOf(side, unit ? [unit, id] : [id]) === seat
    })
  }

  /** What belongs to nobody, or to somebody who has left, is the first player's. */
  #ownerOf(side: Id, ids: readonly Id[]): string | undefined {
    const seats = seatsOf(this.#card, side).filter(seat => !this.#left.has(seat))
    const shares = this.#shares(side)
    // a piece may have been handed over without its unit
    for (const id of ids.toReversed()) {
      const owner = seats.find(seat => shares[seat]?.includes(id))
      if (owner !== undefined) return owner
    }
    return seats[0]
  }
}
