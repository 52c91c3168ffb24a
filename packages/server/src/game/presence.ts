import { randomBytes } from 'node:crypto'
import type { Storage } from '../storage/storage.ts'
import type { LiveGame } from './live-game.ts'

/** A process that has said nothing for so long is not there any more, in ms. */
const LOST = 15_000

/**
 * Who looks at the games of this process at others. Each process keeps in the storage who looks at its games, and says
 * now and then that it is still there; news of it travels as news of steps does.
 */
export class Presence {
  /** The name of this process. */
  readonly #node = randomBytes(9).toString('base64url')
  readonly #storage: Storage
  readonly #now: () => number
  readonly #changed = new Set<LiveGame>()
  #writing: Promise<void> | null = null

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  /** Somebody has come to this game, or has left it. What changes while this is written is written together. */
  changed(game: LiveGame): void {
    this.#changed.add(game)
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null
    })
  }

  async #write(): Promise<void> {
    while (this.#changed.size > 0) {
      const games = [...this.#changed]
      this.#changed.clear()
      const rows = games.map(({ id, places }) => ({ game: id, seats: places }))
      // nobody's game depends on it: whoever comes or goes next tries again
      await this.#storage.beHere(this.#node, rows, this.#now()).catch(() => {})
      for (const { id } of games) this.#storage.tell(id)
    }
  }

  /** Tells one game, or all of these, who looks at it elsewhere. */
  async look(games: readonly LiveGame[], only: string | null = null): Promise<void> {
    const rows = await this.#storage.hereAt(this.#node, this.#now() - LOST, only)
    const places = new Map<string, string[]>()
    for (const { game, seats } of rows) places.set(game, [...(places.get(game) ?? []), ...seats])
    for (const game of games) game.meet((places.get(game.id) ?? []).sort())
  }

  /** This process is still there; the owner says so now and then. */
  stay(): Promise<void> {
    return this.#storage.stayHere(this.#node, this.#now(), LOST)
  }

  /** This process ends: nobody looks at anything here any more. */
  async end(games: readonly LiveGame[]): Promise<void> {
    await this.#writing
    await this.#storage.leaveHere(this.#node).catch(() => {})
    for (const { id } of games) this.#storage.tell(id)
  }
}
