import { type Id, SandtableError } from '@sandtable/kernel'
import {
  AtSeat,
  type Card,
  type Clock,
  type FromServer,
  type Heard,
  type Room,
  type Seen,
  type TableFacts,
  type TableSeats,
  Teller,
  WATCHER,
} from '@sandtable/room'
import { hears, LATEST } from './talk.ts'

/** What a viewer sees of its game. */
export interface Watched {
  /** Null before the game begins. */
  readonly room: Room | null
  readonly table: TableFacts | null
  readonly thinking: boolean
  /** The last step. */
  readonly seq: number
  /** The last step that took something back. */
  readonly back: number
}

/** Somebody who looks at a game from a seat. Gets only what the seat may know, and of that only what is new. */
export class Viewer extends AtSeat {
  /** Its seat at the table. */
  readonly place: string
  readonly side: Id
  readonly send: (message: FromServer) => void
  readonly #game: Watched
  readonly #teller: Teller

  /** The numbers of what it has heard of the others. */
  readonly #heard = new Set<number>()

  constructor(
    game: Watched,
    place: string,
    side: Id,
    clock: Clock,
    send: (message: FromServer) => void,
    seen: Seen | null,
  ) {
    super(clock)
    this.#game = game
    this.place = place
    this.side = side
    this.send = send
    this.#teller = new Teller(side, seen)
  }

  get room(): Room {
    if (!this.#game.room) throw new SandtableError('NET-3', '', 'it is not open')
    return this.#game.room
  }

  get watches(): boolean {
    return this.place === WATCHER
  }

  /** Tells what is new. */
  tell(): void {
    const { room, table, thinking, seq, back } = this.#game
    if (!room || !table) return
    const state = this.#teller.tell(room, { title: table.title, seats: () => this.#seats(table), thinking, seq, back })
    if (state) this.send(state)
  }

  /** Tells what others have shared, as far as the seat may hear it. */
  hear(all: readonly Heard[], card: Card, now: number, first = false): void {
    const heard = all.slice(-LATEST).filter(one => !this.#heard.has(one.seq) && hears(card, one, this.place, now))
    for (const { seq } of heard) this.#heard.add(seq)
    if (heard.length > 0 || first) this.send({ type: 'talk', heard })
  }

  /** Who sits where, seen from here: the others are far away. */
  #seats({ seats }: TableFacts): TableSeats {
    const here = (side: Id): TableSeats[Id] => (this.watches || side !== this.side ? 'far' : 'person')
    return Object.fromEntries(Object.entries(seats).map(([side, who]) => [side, who === 'computer' ? who : here(side)]))
  }
}
