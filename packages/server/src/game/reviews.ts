import { SandtableError } from '@sandtable/kernel'
import type { Wound } from '@sandtable/room'
import type { Storage } from '../storage/storage.ts'
import type { LiveGame } from './live-game.ts'
import type { Viewer } from './viewer.ts'

/** After the game: one leads the others through the replay. Other processes find the moment in the storage. */
export class Reviews {
  readonly #storage: Storage
  /** The moment at which the viewers of a game here are, as JSON. */
  readonly #shown = new WeakMap<LiveGame, string>()
  /** Who leads, if it is somebody here. */
  readonly #leaders = new WeakMap<LiveGame, Viewer>()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Somebody shows the others a moment, and leads from now on. */
  async wind(game: LiveGame, viewer: Viewer, moment: Wound): Promise<void> {
    if (!game.isOver) throw new SandtableError('NET-4', '', 'the game is not over yet')
    this.#leaders.set(game, viewer)
    await this.#show(game, moment)
  }

  async #show(game: LiveGame, moment: Wound | null): Promise<void> {
    const text = JSON.stringify(moment)
    await this.#storage.keep(nameOf(game), text)
    this.#storage.tell(game.id)
    this.#tell(game, text)
  }

  #tell(game: LiveGame, text: string): void {
    if (this.#shown.get(game) === text) return
    this.#shown.set(game, text)
    for (const viewer of game.viewers) viewer.send({ type: 'wound', moment: JSON.parse(text) })
  }

  /** Shows what somebody at another process leads to. */
  async follow(game: LiveGame): Promise<void> {
    const text = game.isOver ? await this.#storage.kept(nameOf(game)) : null
    if (text === null || text === this.#shown.get(game)) return
    this.#leaders.delete(game)
    this.#tell(game, text)
  }

  /** Whoever comes later sees what the others see. */
  async joined(game: LiveGame, viewer: Viewer): Promise<void> {
    const text = game.isOver && game.company.looking > 1 ? await this.#storage.kept(nameOf(game)) : null
    if (text !== null && text !== 'null') viewer.send({ type: 'wound', moment: JSON.parse(text) })
  }

  /** Where whoever led has left, nobody leads. */
  left(game: LiveGame, viewer: Viewer): void {
    if (this.#leaders.get(game) !== viewer) return
    this.#leaders.delete(game)
    void this.#show(game, null).catch(() => {}) // the next who leads is shown anyway
  }
}

const nameOf = ({ id }: LiveGame): string => `review ${id}`
