import {
  type Decision,
  FarHost,
  type Host,
  type Id,
  type Roles,
  type RuleSet,
  rolesOf,
  SandtableError,
  type Seat,
} from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { type Answering, AtSeat } from './at-seat.ts'
import type { Clock } from './clock.ts'
import { factsOf, type TableFacts } from './facts.ts'
import { nothingToDecide, type Pictured, type Snapshot, snapshotOf } from './snapshot.ts'
import { changedBy } from './wire/delta.ts'
import type { Now, State } from './wire/messages.ts'
import { heardEntry } from './wire/news.ts'

/**
 * A seat of a game far away, on the page that sits there: it takes what the server tells, and answers by itself
 * whatever is asked at the seat. Only decisions travel.
 */
export class FarDesk extends AtSeat {
  protected side: Id = ''
  #at: (FarRoom & { readonly table: TableFacts }) | null = null
  #now: Now | null = null
  #watches = false

  constructor(clock: Clock) {
    super(clock)
  }

  get room(): FarRoom {
    if (!this.#at) throw new SandtableError('PLAY-1', '', 'no game has been opened')
    return this.#at
  }

  /** Takes a step at this seat of this rule set, and says how the screen looks then. */
  take(side: Id, ruleset: string, { seq, begins, news, order, now }: State, watches = false): Snapshot {
    this.side = side
    if (begins) {
      const { title, seats, ...beginning } = begins
      const host = new FarHost(ruleSets.find(({ id }) => id === ruleset) as RuleSet, side, beginning)
      this.#at = Object.assign(new FarRoom(host), { table: factsOf(host.seat, title, seats, watches) })
      this.#now = null
    }
    const room = this.room
    const since = begins ? 0 : room.host.game.journal.length
    for (const sent of news) room.host.hear(heardEntry(room.host, sent))
    for (const [table, ids] of Object.entries(order ?? {})) room.host.order(table as never, ids)
    const stands = changedBy(this.#now, now) as Now
    this.#now = stands
    room.stand(stands, seq)
    this.#watches = watches
    return { ...this.#shown(room, since), newsIsAll: begins !== undefined }
  }

  /** Everything that the seat knows, once more from the beginning. */
  whole(): Snapshot {
    return { ...this.#shown(this.room, 0), newsIsAll: true }
  }

  /**
   * How the table looks once this is decided, up to the first dice; null where only the server can say, because
   * something is hidden from the seat. What is asked stays as it is until the server has answered.
   */
  guess(decision: Decision): Snapshot | null {
    const { host } = this.room
    if (!host.knowsAll() || !host.allows(this.side, decision)) return null
    const then = host.imagine(this.side, { roll: () => null })
    const { mark } = then.seat(this.side)
    try {
      then.decide(this.side, decision)
    } catch {
      return null // the server knows better
    }
    const { prompt, offers, waitingFor, whyNoUndo, canRedo, wanted } = this.#shown(this.room, 0)
    const guessed = new FarRoom(host, then)
    return { ...this.#shown(guessed, mark), newsIsAll: false, prompt, offers, waitingFor, whyNoUndo, canRedo, wanted }
  }

  #shown(room: FarRoom, since: number): Snapshot {
    const { table } = this.#at as { readonly table: TableFacts }
    const thinking = this.#now?.thinking ?? false
    const snapshot = snapshotOf(room, this.side, since, { table, people: [this.side], thinking })
    return { ...snapshot, ...(this.#watches && nothingToDecide) }
  }
}

/** What a page far away knows of the room. */
class FarRoom implements Answering, Pictured {
  readonly host: FarHost
  readonly roles: Roles
  readonly interrupters = []
  length = 0
  #now: Now | null = null

  /** What is shown instead, while the server has not answered. */
  readonly #guessed: Host | null

  constructor(host: FarHost, guessed: Host | null = null) {
    this.host = host
    this.#guessed = guessed
    this.roles = rolesOf(host.rules)
  }

  stand(now: Now, seq: number): void {
    this.#now = now
    this.length = seq
    this.host.stand(now)
  }

  seat(_side: Id): Seat {
    return this.#guessed?.seat(this.host.side) ?? this.host.seat
  }

  letsPass(): boolean {
    return false // where it does, it is not asked
  }

  get readiness() {
    return this.#now?.readiness ?? null
  }

  wanted() {
    return this.#now?.wanted ?? null
  }

  get waitingFor() {
    return this.host.waitingFor
  }

  get outcome() {
    return this.host.outcome
  }
}
