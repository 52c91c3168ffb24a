import { SandtableError } from '@sandtable/kernel'
import { type OpenGame, type QuickWish, type Taken, WATCHER } from '@sandtable/room'
import type { OpenListed } from '../storage/beside.ts'
import type { Storage } from '../storage/storage.ts'
import type { Games } from './games.ts'
import { LATEST } from './opening.ts'
import { cardIn } from './seats.ts'
import { hashOf, newSecret } from './secret.ts'

/** How many open seats are listed. */
const MOST = 200

/** Where strangers find each other: open seats, games to watch, quick battles. */
export class Lobby {
  readonly #storage: Storage
  readonly #games: Games
  readonly #now: () => number
  readonly #quick: number

  constructor(storage: Storage, games: Games, now: () => number, quick: number) {
    this.#storage = storage
    this.#games = games
    this.#now = now
    this.#quick = quick
  }

  async list(): Promise<readonly OpenGame[]> {
    const games = new Map<string, OpenListed[]>()
    for (const row of [...(await this.#storage.openGames(MOST)), ...(await this.#notYetOver())])
      games.set(row.game, [...(games.get(row.game) ?? []), row])
    return [...games].flatMap(([game, rows]) => {
      const [{ card, made, stage } = { card: '', made: 0, stage: 'over' }] = rows
      const free = rows.map(({ side }) => side).filter(side => side !== WATCHER)
      // who may be joined, and who plays already: a game that only gathers is nothing to watch yet
      if (stage === 'over' || (stage === 'gathering' && free.length === 0)) return []
      const watch = rows.some(({ side }) => side === WATCHER)
      return [{ game, card: cardIn(card), made, stage: stage === 'gathering' ? stage : 'playing', free, watch }]
    })
  }

  /** Those who watch with a delay do not know yet that a game is over. */
  async #notYetOver(): Promise<readonly OpenListed[]> {
    const rows = await this.#storage.endedOpen(this.#now() - LATEST * 1000, MOST)
    return rows
      .filter(({ card, at }) => at > this.#now() - cardIn(card).watching.delay * 1000)
      .map(row => ({ ...row, stage: 'playing' }))
  }

  /** Takes a free seat, or a place to watch from. */
  async sit(game: string, side: string): Promise<Taken> {
    const secret = newSecret()
    const take = side === WATCHER ? this.#storage.watchOpen : this.#storage.takeOpen
    if (!(await take(game, side, hashOf(secret)))) throw new SandtableError('NET-3', '', 'this seat is taken')
    return { game, side, secret }
  }

  /** Joins the quick battle that has waited longest, or makes one and waits. */
  async quick({ wish, yours }: QuickWish): Promise<Taken> {
    if (wish.seats[yours] !== 'person') throw new SandtableError('NET-1', 'yours', `nobody plays ${yours}`)
    const waiting = (await this.#storage.openGames(MOST)).filter(
      ({ until, stage }) => until !== null && until > this.#now() && stage === 'gathering',
    )
    for (const { game, side } of waiting.reverse()) {
      const taken = await this.sit(game, side).catch(() => null) // somebody else was quicker: the next one
      if (taken) return taken
    }
    const open = Object.keys(wish.seats).filter(side => side !== yours && wish.seats[side] === 'person')
    const { game, seats } = await this.#games.create({ ...wish, open }, this.#now() + this.#quick)
    return { game, side: yours, secret: seats[yours] as string }
  }

  /** The computer sits down where nobody came in time; the owner calls this now and then. */
  async fill(): Promise<void> {
    for (const { game, side } of await this.#storage.overdueOpen(this.#now()))
      if (await this.#storage.closeOpen(game, side)) await this.#games.seatComputer(game, side)
  }
}
