import { randomBytes } from 'node:crypto'
import { SandtableError } from '@sandtable/kernel'
import type { Card, Clock, GameListed, GameMade, GameWish } from '@sandtable/room'
import { WATCHER } from '@sandtable/room'
import { BESIDE, type Listed, type Stood, type Storage } from '../storage/storage.ts'
import { LiveGame } from './live-game.ts'
import { openingFor } from './opening.ts'
import { Presence } from './presence.ts'
import { Reviews } from './reviews.ts'
import { cardIn, isLate, sideOf } from './seats.ts'
import { hashOf, newSecret } from './secret.ts'
import { stageTold, waitingSeen } from './standing.ts'
import type { Viewer } from './viewer.ts'

/** How long a game that nobody looks at stays in memory, in ms. */
const FORGOTTEN = 60_000
/** Clocks run on for so long when nobody says that a server runs, in ms. */
const GRACE = 2500

/** All games of this process. What nobody looks at is only stored. */
export class Games {
  readonly #storage: Storage
  readonly #clock: Clock
  readonly #now: () => number
  readonly #dice: () => string
  readonly #open = new Map<string, Promise<LiveGame>>()
  readonly #live = new Set<LiveGame>()
  readonly #presence: Presence
  readonly reviews: Reviews

  /** `dice`: where the server's part of the dice comes from. */
  constructor(storage: Storage, clock: Clock, now: () => number, dice: () => string = newSecret) {
    this.#storage = storage
    this.#clock = clock
    this.#now = now
    this.#dice = dice
    this.#presence = new Presence(storage, now)
    this.reviews = new Reviews(storage)
    storage.hear((game, seq) => void this.#heard(game, seq).catch(() => {})) // the next look at the table finds it
  }

  /** Another process has something new about a game. */
  async #heard(id: string, seq: number): Promise<void> {
    const game = await this.#open.get(id)
    if (!game) return
    if (seq !== BESIDE) return game.catchUp(seq)
    await this.#presence.look([game], id)
    await this.reviews.follow(game)
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#open.size
  }

  /** How many people look at them. */
  get viewers(): number {
    return [...this.#live].reduce((sum, { viewers }) => sum + viewers.size, 0)
  }

  /** `until`: how long open seats wait for somebody before the computer takes them, in ms since 1970. */
  async create(wish: GameWish, until: number | null = null): Promise<GameMade> {
    const { card: usual, opening } = openingFor(wish, this.#dice())
    const card: Card = { ...usual, ...(until !== null && { quick: true }) }
    const game = randomBytes(9).toString('base64url')
    const open = wish.open ?? []
    const own = Object.keys(card.players).filter(seat => !open.includes(seat))
    const seats = Object.fromEntries(own.map(seat => [seat, newSecret()]))
    const watch = newSecret()
    const rows = [...Object.entries(seats), [WATCHER, watch] as const]
    await this.#storage.create(
      { id: game, made: this.#now(), card: JSON.stringify(card), opening: JSON.stringify(opening) },
      rows.map(([side, secret]) => ({ side, hash: hashOf(secret) })),
      [...open.map(side => ({ side, until })), ...(wish.watch ? [{ side: WATCHER, until: null }] : [])],
    )
    return { game, seats, watch }
  }

  /** The game, and the seat that this secret is for. Of a wrong game and of a wrong secret it says the same. */
  async enter(id: string, secret: string): Promise<{ readonly game: LiveGame; readonly seat: string }> {
    const seat = await this.#storage.seat(id, hashOf(secret))
    const game = seat && (await this.#game(id))
    game?.look()
    if (!seat || !game) throw new SandtableError('NET-2', '', 'the link may be incomplete')
    return { game, seat: seat.side }
  }

  /** The computer takes a seat that nobody has taken. */
  async seatComputer(id: string, side: string): Promise<void> {
    await (await this.#game(id))?.seatComputer(side)
  }

  async list(secrets: readonly string[]): Promise<readonly GameListed[]> {
    const rows = await this.#storage.list(secrets.map(hashOf))
    return Promise.all(
      rows.map(async row => {
        const { game, side } = row
        const card = cardIn(row.card)
        const { at, waiting, stage } = isLate(card, side) ? await this.#stood(card, row) : row
        const seat = side === WATCHER ? side : sideOf(card, side)
        const seen = waitingSeen(card, sideOf(card, side), stage, waiting)
        return { game, seat, card, at, waiting: seen, stage: stageTold(stage) }
      }),
    )
  }

  /** How a game stood when what is shown with a delay had just happened. */
  async #stood({ watching }: Card, { game, stage }: Listed): Promise<Stood> {
    const at = this.#now() - watching.delay * 1000
    const stood = await this.#storage.stoodAt(game, at)
    return stood ?? { at, stage: stage === 'over' ? 'playing' : 'gathering', waiting: [] }
  }

  /** Whoever has this secret has seen the game up to this step. */
  looked(secret: string, seq: number): Promise<void> {
    return this.#storage.looked(hashOf(secret), seq)
  }

  /** Somebody looks at a game from now on. */
  async joined(game: LiveGame, viewer: Viewer): Promise<void> {
    this.#presence.changed(game)
    await this.#presence.look([game], game.id)
    await this.reviews.joined(game, viewer)
  }

  left(game: LiveGame, viewer: Viewer): void {
    game.leave(viewer)
    this.#presence.changed(game)
    this.reviews.left(game, viewer)
  }

  /** The game of a seat as it was saved, once it is over. */
  async save(id: string, secret: string): Promise<string> {
    const { game, seat } = await this.enter(id, secret)
    return String(await game.act({ seat, seq: -1, key: '' }, 'save', []))
  }

  /** Flags fall; the owner calls this now and then. All clocks are put off by the time in which no process did. */
  async beat(): Promise<void> {
    const now = this.#now()
    await this.#storage.beat(now, GRACE)
    for (const id of await this.#storage.fallen(now)) await (await this.#game(id))?.flag()
  }

  /** Until every decision that has arrived is stored and answered. */
  async rest(): Promise<void> {
    await Promise.all([...this.#live].map(game => game.rest()))
    await this.#presence.end([...this.#live])
  }

  /** Shows what other processes have stored, where no news of it has come; the owner calls this now and then. */
  async follow(): Promise<void> {
    const watched = [...this.#live].filter(({ viewers }) => viewers.size > 0)
    if (watched.length === 0) return
    await this.#presence.stay()
    await this.#presence.look(watched)
    const heads = await this.#storage.heads(watched.map(({ id }) => id))
    for (const game of watched) {
      await game.catchUp(heads.get(game.id) ?? -1)
      await this.reviews.follow(game)
    }
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
