import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from './game/far.fixture.ts'
import { ServerProcess } from './process.fixture.ts'
import { type Recited, Reciter, recorded, wish } from './reciter.fixture.ts'
import { startPostgres } from './storage/postgres.fixture.ts'
import { postgresStorage } from './storage/postgres.ts'

/** `rate`: so many decisions are wanted a second; `length`: so many a game; `calm`: before, between and after, in ms. */
const { count, games, rate, length, calm } = process.env.SOAK
  ? { count: 3, games: 200, rate: 2000, length: 90, calm: 5000 }
  : { count: 2, games: 4, rate: 40, length: 30, calm: 300 }
/** The longest that a player may wait, in ms, in the soak: in the gate, other tests have the machine. */
const LIMIT = process.env.SOAK ? 3000 : Number.POSITIVE_INFINITY

let database: Awaited<ReturnType<typeof startPostgres>>
const nodes: ServerProcess[] = []
const begin = (): Promise<ServerProcess> => ServerProcess.begin('', database.address, { isAlike: true })
beforeAll(async () => {
  database = await startPostgres()
  for (let n = 0; n < count; n++) nodes.push(await begin())
}, 240_000)
afterAll(async () => {
  for (const node of nodes) await node.kill()
  database.stop()
})

const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** What all tables have lived through. */
interface Record {
  /** When each decision was acknowledged. */
  readonly done: number[]
  /** How long players were without a line, and how long they waited for an answer, in ms. */
  readonly gaps: number[]
  readonly waits: number[]
  readonly closedBy: Set<number | null>
}

/** A table at which one game after the other is recited. Both players are at one node while it is there. */
class Table {
  /** The keys of what was acknowledged, in order, by game. */
  readonly acknowledged = new Map<string, string[]>()
  readonly #script: readonly Recited[]
  readonly #record: Record
  #at: number
  #game = ''
  #next = 0
  #players = new Map<string, Reciter>()

  constructor(nth: number, script: readonly Recited[], record: Record) {
    this.#at = nth
    this.#script = script
    this.#record = record
  }

  get #node(): ServerProcess {
    return nodes[this.#at % nodes.length] as ServerProcess
  }

  async begin(): Promise<void> {
    for (const player of this.#players.values()) player.hangUp()
    const { game, seats } = await this.#found(() => this.#node.make(wish))
    this.#game = game
    this.#next = 0
    this.acknowledged.set(game, [])
    this.#players = new Map(Object.entries(seats).map(([seat, secret]) => [seat, new Reciter(game, secret)]))
    for (const player of this.#players.values()) await this.#seat(player)
  }

  /** From a node that is there: whoever finds none looks at the next. */
  async #found<T>(ask: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await ask()
      } catch {
        this.#at += 1
        await wait(5)
      }
  }

  async #seat(player: Reciter): Promise<void> {
    while (!(await this.#found(() => player.sit(this.#node)))) this.#at += 1
  }

  async #back(player: Reciter, since: number): Promise<void> {
    this.#record.closedBy.add(player.closed)
    await this.#seat(player)
    this.#record.gaps.push(performance.now() - since)
  }

  /** Makes the next decision, however often the line is cut meanwhile: the same key counts once. */
  async step(): Promise<void> {
    const recited = this.#script[this.#next] as Recited
    const player = this.#players.get(recited.seat) as Reciter
    const key = `${this.#next}`
    const since = performance.now()
    for (;;) {
      await until(() => player.closed !== null || player.seq >= recited.seq)
      const said = player.closed === null ? await player.decide(recited, key) : null
      if (said?.type === 'answer') break
      if (said) throw new Error(JSON.stringify(said))
      await this.#back(player, performance.now())
    }
    this.#record.waits.push(performance.now() - since)
    this.#record.done.push(performance.now())
    this.acknowledged.get(this.#game)?.push(`${recited.seat} ${key}`)
    this.#next += 1
    if (this.#next === this.#script.length) await this.begin()
  }
}

const most = (values: readonly number[]): string => `${Math.round(Math.max(0, ...values))} ms`

it(
  `20 rolling restart: ${count} nodes one after the other, ${rate} decisions a second offered at ${games} tables`,
  async ({ task }) => {
    const script = await recorded(nodes[0] as ServerProcess, length)
    const record: Record = { done: [], gaps: [], waits: [], closedBy: new Set() }
    const tables = Array.from({ length: games }, (_, n) => new Table(n, script, record))
    for (const table of tables) await table.begin()
    let isOn = true
    const began = performance.now()
    const playing = Promise.all(
      tables.map(async (table, nth) => {
        // each at its own time, whether or not the others are done
        for (let due = began + (nth * 1000) / rate; isOn; due += (games * 1000) / rate) {
          const early = due - performance.now()
          if (early > 0) await wait(early)
          await table.step()
        }
      }),
    )
    await wait(calm)
    const from = performance.now()
    for (let n = 0; n < count; n++) {
      const old = nodes[n] as ServerProcess
      nodes[n] = await begin()
      await old.drain()
      await wait(calm)
    }
    const to = performance.now()
    isOn = false
    await playing
    const storage = await postgresStorage(database.address)
    for (const [game, acknowledged] of tables.flatMap(table => [...table.acknowledged])) {
      const steps = await storage.read(game)
      expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, i) => i))
      // nothing is lost, nothing counts twice, nothing else is there
      expect(steps.map(({ key }) => key).filter(key => key !== '')).toEqual(acknowledged)
    }
    await storage.close()
    const during = record.done.filter(at => at >= from && at < to).length
    task.meta.found =
      `${Math.round((during * 1000) / (to - from))} a second taken while they restart, ${record.done.length} in all, ` +
      `without a line at most ${most(record.gaps)}, an answer after at most ${most(record.waits)}`
    console.log(`20: ${task.meta.found}`)
    expect([...record.closedBy]).toContain(1012)
    expect(Math.max(...record.gaps, ...record.waits)).toBeLessThan(LIMIT)
  },
  count * 240_000,
)
