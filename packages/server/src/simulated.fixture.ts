import { Stream } from '@sandtable/kernel'
import { type Clock, Speaker } from '@sandtable/room'
import { anyDecision, FarError, FarPage, wishFor } from './game/far.fixture.ts'
import { Games } from './game/games.ts'
import { sqliteStorage } from './storage/sqlite.ts'
import type { Storage } from './storage/storage.ts'
import { Session } from './wire/session.ts'

/** What a player has decided, and what became of it as far as the player knows. */
export interface Tried {
  readonly page: FarPage
  readonly key: string
  readonly decision: unknown
  readonly prompt: string
  code: string | null
}

/** A line between a page and a node. Each direction keeps its order; lines overtake each other. */
interface Wire {
  readonly page: FarPage
  readonly node: number
  readonly queues: readonly [up: (() => void)[], down: (() => void)[]]
  cut(): void
}

const NODES = 2
/** Turns of the event loop after which nothing is under way any more: there is no disk and no network. */
const TURNS = 8

/**
 * Two nodes, their storage, a clock and a network, all driven by one seed: lines break, messages are late or come
 * twice, storage fails before or after it has stored, nodes crash. The same seed makes the same of it.
 */
export class Simulated {
  readonly storage: Storage
  readonly tried: Tried[] = []
  readonly pages: readonly FarPage[]
  game = ''
  #secrets: readonly string[] = []
  readonly #seed: number
  readonly #chance: Stream
  readonly #nodes: Games[]
  readonly #wires = new Map<FarPage, Wire>()
  readonly #kept = sqliteStorage(null)
  #now = 0
  #isCalm = false

  constructor(seed: number) {
    this.#chance = new Stream(`simulated ${seed}`)
    this.storage = { ...this.#kept, append: (game, step) => this.#append(game, step) }
    this.#nodes = Array.from({ length: NODES }, () => this.#node(seed))
    this.pages = [new FarPage(), new FarPage(), new FarPage()] // the second player has two windows open
    this.#seed = seed
  }

  async begin(): Promise<void> {
    this.#isCalm = true
    const made = await (this.#nodes[0] as Games).create(
      wishFor('plastic/tutorial', { german: 'person', allied: 'person' }),
    )
    this.game = made.game
    const [first = '', second = ''] = Object.values(made.seats)
    this.#secrets = [first, second, second]
    for (const page of this.pages) this.#connect(page)
    await this.#deliverAll()
    this.#isCalm = false
  }

  /** One thing happens, whatever it may be. */
  async step(): Promise<void> {
    const { pages } = this
    const page = pages[this.#chance.next(pages.length)] as FarPage
    const what = this.#chance.next(20)
    this.#now += 50
    if (what === 0) this.#wires.get(page)?.cut()
    else if (what === 1) this.#crash(this.#chance.next(NODES))
    else if (what === 2) await (this.#nodes[this.#chance.next(NODES)] as Games).follow().catch(() => {})
    else if (!this.#wires.has(page)) this.#connect(page)
    else if (what < 9) await this.#decide(page)
    else await this.#deliver()
    await turns()
  }

  /** The trouble is over: everybody is connected, and everything arrives. */
  async heal(): Promise<void> {
    this.#isCalm = true
    for (const page of this.pages) if (!this.#wires.has(page)) this.#connect(page)
    for (let n = 0; n < 3; n++) {
      await this.#deliverAll()
      for (const node of this.#nodes) await node.follow()
      await turns()
    }
    await this.#deliverAll()
  }

  #node(seed: number): Games {
    const clock: Clock = {
      now: () => this.#now,
      // long waits are for quiet games
      wait: (ms = 0) => new Promise(done => void (ms < 5000 && setImmediate(done))),
    }
    return new Games(
      this.storage,
      clock,
      () => this.#now,
      () => `dice ${seed}`,
    )
  }

  async #append(game: string, step: Parameters<Storage['append']>[1]): Promise<boolean> {
    const fails = this.#isCalm ? 9 : this.#chance.next(10)
    if (fails === 0) throw new Error('nothing was stored')
    const first = await this.#kept.append(game, step)
    if (fails === 1) throw new Error('it was stored, and nobody heard of it')
    return first
  }

  #connect(page: FarPage): void {
    const node = this.#chance.next(NODES)
    const queues = [[], []] as [(() => void)[], (() => void)[]]
    const speaker = new Speaker()
    const games = this.#nodes[node] as Games
    const wire: Wire = {
      page,
      node,
      queues,
      cut: () => {
        if (this.#wires.get(page) !== wire) return
        this.#wires.delete(page)
        session.end()
      },
    }
    const session = new Session(
      games,
      { now: () => this.#now, wait: async () => {} },
      message => {
        const text = speaker.write(message)
        queues[1].push(() => page.take(text))
      },
      () => queues[1].push(() => wire.cut()),
    )
    this.#wires.set(page, wire)
    page.over(
      text => {
        const times = !this.#isCalm && text.includes('"ask"') && this.#chance.next(8) === 0 ? 2 : 1
        for (let n = 0; n < times; n++) queues[0].push(() => void session.receive(text))
      },
      () => wire.cut(),
    )
    const secret = this.#secrets[this.pages.indexOf(page)] ?? ''
    void page.hello(this.game, secret, { again: page.scene !== null, nonce: `${this.#seed}` })
    // what was not answered is asked again
    for (const one of this.tried) if (one.page === page && one.code === null) this.#send(one)
  }

  async #decide(page: FarPage): Promise<void> {
    if (!page.scene?.waitingFor.includes(page.seat) || page.scene.outcome) return
    if (this.tried.some(one => one.page === page && one.code === null)) return
    const prompt = JSON.stringify(page.scene.prompt)
    const key = `${this.pages.indexOf(page)} ${this.tried.length}`
    const tried: Tried = { page, key, decision: await anyDecision(page), prompt, code: null }
    this.tried.push(tried)
    this.#send(tried)
  }

  #send(tried: Tried): void {
    const { page, decision, key } = tried
    page.ask('decide', [decision as never], { key }).then(
      () => {
        tried.code ??= 'fine'
      },
      error => {
        tried.code ??= error instanceof FarError ? error.wrong.code : String(error)
      },
    )
  }

  /** The node is gone with all that it had in memory, and another takes its place. */
  #crash(node: number): void {
    for (const wire of [...this.#wires.values()]) if (wire.node === node) wire.cut()
    this.#nodes[node] = this.#node(this.#seed)
  }

  async #deliver(): Promise<boolean> {
    const waiting = [...this.#wires.values()].flatMap(({ queues }) => queues).filter(queue => queue.length > 0)
    if (waiting.length === 0) return false
    waiting[this.#chance.next(waiting.length)]?.shift()?.()
    return true
  }

  async #deliverAll(): Promise<void> {
    for (;;) {
      while (await this.#deliver()) await turns()
      await turns()
      if (![...this.#wires.values()].some(({ queues }) => queues.some(queue => queue.length > 0))) return
    }
  }
}

async function turns(): Promise<void> {
  for (let n = 0; n < TURNS; n++) await new Promise(done => setImmediate(done))
}
