import type { Id } from '@sandtable/kernel'
import type { Clocks, ClockWish, Room } from '@sandtable/room'
import type { Storage } from '../storage/storage.ts'
import type { Ledger } from './ledger.ts'
import type { Shared } from './people.ts'
import { seatsOf } from './seats.ts'

/**
 * The clocks of a game. What each side has left is part of the steps; since when they run lies beside them in the
 * storage, where the time without a server is taken off. The room knows no clock.
 */
export class GameClocks {
  readonly #storage: Storage
  readonly #game: string
  readonly #wish: ClockWish
  /** Since when the clocks run, as far as this process knows. */
  #started = 0

  constructor(storage: Storage, game: string, wish: ClockWish) {
    this.#storage = storage
    this.#game = game
    this.#wish = wish
  }

  /** Finds out since when they run; where the storage does not know of the last step, it is told. */
  async read({ clocks }: Ledger, now: number): Promise<void> {
    if (!clocks) return
    const row = await this.#storage.clock(this.#game)
    if (row?.seq === clocks.seq) this.#started = row.started
    else await this.start(clocks.seq, clocks.stood, now)
  }

  /** How the clocks stand after a step that leaves the room like this. Whose go has ended gets more time. */
  async after(ledger: Ledger, room: Room, now: number): Promise<Clocks> {
    await this.read(ledger, now)
    const { left, running: before } = this.now(ledger, now) ?? { left: {}, running: [] }
    const running = room.over ? [] : room.waitingFor.filter(side => room.people.includes(side))
    const { bank, increment } = this.#wish
    const leftOf = (side: Id): number => {
      const more = before.includes(side) && !running.includes(side) ? increment * 1000 : 0
      return (left[side] ?? bank * 1000) + more
    }
    return { left: Object.fromEntries(room.sides.map(side => [side, leftOf(side)])), running }
  }

  /** How they stand once nobody plays this side any more. */
  without(ledger: Ledger, side: Id, now: number): Clocks {
    const { left, running } = this.now(ledger, now) ?? { left: {}, running: [] }
    return { left, running: running.filter(one => one !== side) }
  }

  /** Starts those that run from now on. */
  async start(seq: number, { left, running }: Clocks, now: number): Promise<void> {
    this.#started = now
    const first = Math.min(...running.map(side => left[side] ?? 0))
    if (running.length === 0) await this.#storage.stopClock(this.#game)
    else await this.#storage.startClock({ game: this.#game, seq, started: now, falls: now + first }, now)
  }

  /** How they stand at this moment. */
  now({ clocks }: Ledger, now: number): Clocks | null {
    if (!clocks) return null
    const { left, running } = clocks.stood
    const used = Math.max(0, now - this.#started)
    const leftOf = (side: Id): number => Math.max(0, (left[side] ?? 0) - (running.includes(side) ? used : 0))
    return { left: Object.fromEntries(Object.keys(left).map(side => [side, leftOf(side)])), running }
  }

  /** The sides whose flag has fallen, and what that means. */
  async fallen(ledger: Ledger, now: number): Promise<readonly Id[]> {
    await this.read(ledger, now)
    const { left, running } = this.now(ledger, now) ?? { left: {}, running: [] }
    return running.filter(side => left[side] === 0)
  }

  get flag(): ClockWish['flag'] {
    return this.#wish.flag
  }
}

/** Where a side has no time left, it has lost, or the computer plays on for it. */
export async function runOut(
  game: Shared & { end(deed: () => void): Promise<void> },
  clocks: GameClocks,
  now: number,
): Promise<void> {
  const { card, ledger } = game
  for (const side of await clocks.fallen(ledger, now)) {
    const { laid: room } = game
    if (room.over) return
    const winners = room.sides.filter(other => other !== side)
    if (clocks.flag === 'loss') await game.end(() => room.end({ how: 'time', side, winners }))
    else {
      await game.store('', '', { type: 'left', seats: seatsOf(card, side), clocks: clocks.without(ledger, side, now) })
      await game.reload()
    }
  }
}
