import { type Card, type Clock, factsOf, type Room, type TableFacts, WATCHER } from '@sandtable/room'
import type { Step, Storage } from '../storage/storage.ts'
import { type Body, bodyOf, Ledger, rowsOf } from './ledger.ts'
import type { LiveGame } from './live-game.ts'
import { roomOf } from './opening.ts'
import { seatsNow } from './seats.ts'
import type { Watched } from './viewer.ts'

/** How often it is shown what is old enough, in ms. */
const OFTEN = 1000

/** The game as it was a while ago, made of the steps that are old enough: for those who watch with a delay. */
export class Late implements Watched {
  readonly thinking = false
  room: Room | null = null
  table: TableFacts | null = null
  readonly #id: string
  readonly #card: Card
  readonly #storage: Storage
  readonly #now: () => number
  readonly #ledger = new Ledger()
  #rows: readonly string[] = []
  /** Steps that are still too new. */
  readonly #coming: Step[] = []

  constructor(id: string, card: Card, storage: Storage, now: () => number) {
    this.#id = id
    this.#card = card
    this.#storage = storage
    this.#now = now
  }

  get seq(): number {
    return this.#ledger.next - 1
  }

  get back(): number {
    return this.#ledger.back
  }

  /** Goes on, and shows it, as long as somebody watches. */
  async follow(clock: Clock, isWatched: () => boolean, show: () => void): Promise<void> {
    do {
      await this.look().catch(() => false) // the storage may answer the next time
      show()
      await clock.wait(OFTEN)
    } while (isWatched())
  }

  /** Takes in what is old enough by now; says whether anything was. */
  async look(): Promise<boolean> {
    const { title, watching } = this.#card
    const ledger = this.#ledger
    this.#coming.push(...(await this.#storage.read(this.#id, ledger.next + this.#coming.length)))
    const until = this.#now() - watching.delay * 1000
    const due = this.#coming.findIndex(({ at }) => at > until)
    const old = this.#coming.splice(0, due < 0 ? this.#coming.length : due)
    const bodies = old.map(bodyOf)
    for (const [i, step] of old.entries()) ledger.take(step, bodies[i] as Body)
    if (bodies.some(({ type }) => type === 'grown')) {
      this.#rows = rowsOf(bodies, this.#rows)
      const seats = seatsNow(this.#card, ledger.left)
      this.room = roomOf(this.#rows, this.#id, this.#card, seats).room
      this.table = factsOf(this.room.seat(WATCHER), title, seats, false)
    }
    return old.length > 0
  }
}

/** The game as those see it who watch with a delay, as long as somebody does; `shown` is called whenever it may have gone on. */
export function followLate(
  { id, card, viewers }: Pick<LiveGame, 'id' | 'card' | 'viewers'>,
  storage: Storage,
  clock: Clock,
  now: () => number,
  shown: (isWatched: boolean) => void,
): Late {
  const late = new Late(id, card, storage, now)
  const isWatched = (): boolean => [...viewers].some(({ watches }) => watches)
  void late.follow(clock, isWatched, () => shown(true)).then(() => shown(false))
  return late
}
