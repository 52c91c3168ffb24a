import { type Id, SandtableError } from '@sandtable/kernel'
import {
  AtSeat,
  type Clock,
  deltaOf,
  type FromServer,
  nothingToDecide,
  type Room,
  type Scene,
  type Seen,
  snapshotOf,
  type TableFacts,
  type TableSeats,
  WATCHER,
} from '@sandtable/room'

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
  readonly side: Id
  readonly send: (message: FromServer) => void
  readonly #game: Watched
  /** How the page has the game. */
  #sent: { readonly scene: Scene | null; readonly seq: number; readonly told: number }

  constructor(game: Watched, side: Id, clock: Clock, send: (message: FromServer) => void, seen: Seen | null) {
    super(clock)
    this.#game = game
    this.side = side
    this.send = send
    this.#sent = { scene: null, seq: seen?.seq ?? -1, told: seen?.told ?? 0 }
  }

  get room(): Room {
    if (!this.#game.room) throw new SandtableError('NET-3', '', 'it is not open')
    return this.#game.room
  }

  get watches(): boolean {
    return this.side === WATCHER
  }

  /** Tells what is new. */
  tell(): void {
    const { room, table, thinking, seq, back } = this.#game
    if (!room || !table) return
    const { side } = this
    // a page that claims to have heard more than there is has heard another game
    const goesOn = this.#sent.seq >= back && this.#sent.seq <= seq
    const since = goesOn ? this.#sent.told : 0
    const seen = { table: { ...table, seats: this.#seats(table), shared: this.watches }, people: [side], thinking }
    const { news, newsIsAll, ...rest } = snapshotOf(room, side, since, seen)
    const scene: Scene = this.watches ? { ...rest, ...nothingToDecide } : rest
    const told = room.seat(side).news().mark
    const before = this.#sent.scene
    const change = before ? { delta: deltaOf(before, scene) } : { scene }
    if (change.delta === null && news.length === 0 && seq === this.#sent.seq) return
    this.#sent = { scene, seq, told }
    this.send({ type: 'state', seq, ...change, news, newsIsAll, told })
  }

  /** Who sits where, seen from here: the others are far away. */
  #seats({ seats }: TableFacts): TableSeats {
    const here = (side: Id): TableSeats[Id] => (seats[side] === 'person' && side !== this.side ? 'far' : 'person')
    return Object.fromEntries(Object.entries(seats).map(([side, who]) => [side, who === 'computer' ? who : here(side)]))
  }
}
