import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stream } from '@sandtable/kernel'
import { afterAll, expect, it } from 'vitest'
import { until } from './game/far.fixture.ts'
import { type Lap, lapsSaid, ServerProcess } from './process.fixture.ts'
import { type Recited, Reciter, recorded, wish } from './reciter.fixture.ts'
import { sqliteStorage } from './storage/sqlite.ts'

const { kills, games } = process.env.SOAK ? { kills: 500, games: 200 } : { kills: 4, games: 4 }
/** So many servers are killed side by side, each under so many games of its own. */
const SERVERS = process.env.SOAK ? 2 : 1
/** How long the last of all games may take to come back, in ms. */
const LIMIT = 5000
/** It is killed within so many ms of an acknowledgement. */
const AFTER = 50
/** The decisions of a game. */
const LENGTH = 90

const folder = mkdtempSync(join(tmpdir(), 'sandtable-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A table at which two players recite as fast as they can, one game after the other. */
class Table {
  /** The keys of what was acknowledged, as they are stored, by game. */
  readonly acknowledged = new Map<string, string[]>()
  readonly #script: readonly Recited[]
  #players = new Map<string, Reciter>()
  #keys: string[] = []
  #next = 0

  constructor(script: readonly Recited[]) {
    this.#script = script
  }

  /** Both sit down again, at a new game if theirs is over, until they have been shown it. */
  async sit(server: ServerProcess): Promise<void> {
    if (this.#players.size === 0 || this.#next === this.#script.length) {
      const { game, seats } = await server.make(wish)
      this.#players = new Map(Object.entries(seats).map(([seat, secret]) => [seat, new Reciter(game, secret)]))
      this.#keys = []
      this.#next = 0
      this.acknowledged.set(game, this.#keys)
    }
    const players = [...this.#players.values()]
    for (const player of players) {
      await player.sit(server)
      expect(player.closed).toBeNull()
    }
    await until(() => players.every(({ isShown }) => isShown))
  }

  /** Plays until the line is cut, or the game is over. What was not acknowledged is said again: the same key counts once. */
  async play(): Promise<void> {
    for (let recited = this.#script[this.#next]; recited; recited = this.#script[++this.#next]) {
      const { seat, seq } = recited
      const player = this.#players.get(seat) as Reciter
      await until(() => player.closed !== null || player.seq >= seq)
      const said = player.closed === null ? await player.decide(recited, `${this.#next}`) : null
      if (!said) return
      expect(said).toMatchObject({ type: 'answer' })
      this.#keys.push(`${seat} ${this.#next}`)
    }
  }
}

/** What came of killing one server again and again. */
interface Killed {
  readonly acknowledged: number
  /** How long all its games took to come back. */
  readonly resumed: readonly Lap[]
}

/** Kills a server so many times while it is played on, and looks what it has kept. */
async function killAgain(times: number, name: string, script: readonly Recited[]): Promise<Killed> {
  const chance = new Stream(`kill ${name}`)
  const own = join(folder, name)
  const load = () => ServerProcess.load(own, '', { isAlike: true })
  let next = load()
  const tables = Array.from({ length: games }, () => new Table(script))
  const acknowledged = (): number =>
    tables.reduce((sum, table) => [...table.acknowledged.values()].reduce((n, { length }) => n + length, sum), 0)
  const resumed: Lap[] = []
  for (let n = 0; n < times; n++) {
    const server = await (await next)()
    if (n + 1 < times) next = load() // meanwhile
    const lap = server.lap()
    await Promise.all(tables.map(table => table.sit(server)))
    if (n > 0) resumed.push(lap())
    const some = acknowledged() + 1 + chance.next(games)
    const playing = Promise.all(tables.map(table => table.play()))
    await until(() => acknowledged() >= some)
    // not only where something has just been acknowledged: at any moment of what follows
    await new Promise(done => setTimeout(done, chance.next(AFTER)))
    await server.kill()
    await playing
    if (n % 10 !== 9 && n + 1 < times) continue
    // what is lost is found soon, and a run that is cut off has said what it knows
    await mustBeKept(own, tables)
    console.log(`11: server ${name}, ${n + 1} kills, all ${acknowledged()} decisions kept, ${lapsSaid(resumed)}`)
  }
  return { acknowledged: acknowledged(), resumed }
}

/** Nothing is lost, nothing counts twice; the last may have been stored and not yet acknowledged. */
async function mustBeKept(place: string, tables: readonly Table[]): Promise<void> {
  const storage = sqliteStorage(place)
  for (const [game, own] of tables.flatMap(({ acknowledged }) => [...acknowledged])) {
    const steps = await storage.read(game)
    expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, i) => i))
    const keys = steps.map(({ key }) => key).filter(key => key !== '')
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.slice(0, own.length)).toEqual(own)
    expect(keys.length - own.length).toBeLessThan(2)
  }
  await storage.close()
}

it(
  `11 kill -9 of the server: ${kills} times under ${games} games`,
  async ({ task }) => {
    const first = await ServerProcess.begin(join(folder, 'recorded'), '', { isAlike: true })
    const script = await recorded(first, LENGTH)
    await first.kill()
    const all = await Promise.all(
      Array.from({ length: SERVERS }, (_, i) => killAgain(kills / SERVERS, String(i + 1), script)),
    )
    const acknowledged = all.reduce((sum, one) => sum + one.acknowledged, 0)
    const resumed = all.flatMap(one => one.resumed)
    task.meta.found = `${acknowledged} decisions acknowledged, all games back after ${lapsSaid(resumed)}`
    expect(resumed.length).toBe(kills - SERVERS)
    expect(acknowledged).toBeGreaterThanOrEqual(kills)
    expect(Math.max(...resumed.map(({ alone }) => alone))).toBeLessThan(LIMIT)
  },
  kills * 60_000,
)
