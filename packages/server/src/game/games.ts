import { randomBytes } from 'node:crypto'
import { SandtableError } from '@sandtable/kernel'
import type { Clock, GameListed, GameMade, GameWish } from '@sandtable/room'
import { WATCHER } from '@sandtable/room'
import type { Storage } from '../storage/storage.ts'
import { LiveGame } from './live-game.ts'
import { openingFor, peopleIn } from './opening.ts'
import { hashOf, newSecret } from './secret.ts'

/** How long a game that nobody looks at stays in memory, in ms. */
const FORGOTTEN = 60_000

/** All games of this process. What nobody looks at is only stored. */
export class Games {
  readonly #storage: Storage
  readonly #clock: Clock
  readonly #now: () => number
  readonly #dice: () => string
  readonly #open = new Map<string, Promise<LiveGame>>()
  readonly #live = new Set<LiveGame>()

  /** `dice`: where the server's part of the dice comes from. */
  constructor(storage: Storage, clock: Clock, now: () => number, dice: () => string = newSecret) {
    this.#storage = storage
    this.#clock = clock
    this.#now = now
    this.#dice = dice
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#open.size
  }

  /** How many people look at them. */
  get viewers(): number {
    return [...this.#live].reduce((sum, { viewers }) => sum + viewers.size, 0)
  }

  async create(wish: GameWish): Promise<GameMade> {
    const { card, opening } = openingFor(wish, this.#dice())
    const game = randomBytes(9).toString('base64url')
    const seats = Object.fromEntries(peopleIn(card.seats).map(side => [side, newSecret()]))
    const watch = newSecret()
    const rows = [...Object.entries(seats), [WATCHER, watch] as const]
    await this.#storage.create(
      { id: game, made: this.#now(), card: JSON.stringify(card), opening: JSON.stringify(opening) },
      rows.map(([side, secret]) => ({ side, hash: hashOf(secret) })),
    )
    return { game, seats, watch }
  }

  /** The game, and the side that this secret sits at. Of a wrong game and of a wrong secret it says the same. */
  async enter(id: string, secret: string): Promise<{ readonly game: LiveGame; readonly side: string }> {
    const seat = await this.#storage.seat(id, hashOf(secret))
    const game = seat && (await this.#game(id))
    game?.look()
    if (!seat || !game) throw new SandtableError('NET-2', '', 'the link may be incomplete')
    return { game, side: seat.side }
  }

  async list(secrets: readonly string[]): Promise<readonly GameListed[]> {
    const rows = await this.#storage.list(secrets.map(hashOf))
    return rows.map(({ game, side, card, at, waiting, stage }) => ({
      game,
      seat: side,
      card: JSON.parse(card),
      at,
      waiting,
      stage,
    }))
  }

  /** Until every decision that has arrived is stored and answered. */
  async rest(): Promise<void> {
    await Promise.all([...this.#live].map(game => game.rest()))
  }

  /** Shows what other processes have stored; the owner calls this now and then. */
  async follow(): Promise<void> {
    for (const game of this.#live) if (game.viewers.size > 0) await game.catchUp()
  }

  /** Forgets what nobody looks at; the owner calls this now and then. */
  async tidy(): Promise<void> {
    for (const [id, opening] of this.#open) {
      const game = await opening
      if (game.viewers.size > 0 || game.thinking) continue
      if (this.#now() - game.lookedAt <= FORGOTTEN) continue
      if (game.isOver) await game.pack()
      if (this.#now() - game.lookedAt > FORGOTTEN && game.viewers.size === 0) {
        this.#open.delete(id)
        this.#live.delete(game)
      }
    }
  }

  async #game(id: string): Promise<LiveGame | null> {
    const open = this.#open.get(id)
    if (open) return open
    const row = await this.#storage.game(id)
    if (!row) return null
    const opening = this.#open.get(id) ?? LiveGame.open(row, this.#storage, this.#clock, this.#now)
    this.#open.set(id, opening)
    opening.then(
      game => this.#live.add(game),
      () => this.#open.delete(id), // the next one tries again
    )
    return opening
  }
}
