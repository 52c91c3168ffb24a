import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stream } from '@sandtable/kernel'
import { sqliteStorage } from '@sandtable/server'
import { afterAll, expect, it } from 'vitest'
import { until } from '../packages/server/src/game/far.fixture.ts'
import { type Lap, lapsSaid, ServerProcess } from '../packages/server/src/process.fixture.ts'
import { type Recited, Reciter, recorded, wish } from '../packages/server/src/reciter.fixture.ts'
import { isSoak, patience, size } from './games.ts'
import { Kept } from './kept.ts'

/**
 * The kills come in stretches. Each has games of its own, which are older from stretch to stretch when the first kill
 * comes, so that games of every age are killed. A stretch that has held is kept: a run that is ended goes on after it.
 */
const [STRETCHES, KILLS, GAMES] = isSoak ? [size(20, 0), 25, 200] : [1, 4, 4]
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

  /**
   * Plays until the line is cut, the game is over, or has so many decisions. What was not acknowledged is said again:
   * the same key counts once.
   */
  async play(most = this.#script.length): Promise<void> {
    for (; this.#next < most; this.#next++) {
      const recited = this.#script[this.#next] as Recited
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

/** What came of killing a server again and again. */
interface Killed {
  readonly acknowledged: number
  /** How long all its games took to come back. */
  readonly resumed: readonly Lap[]
}

const slowest = ({ resumed }: Killed): number => Math.max(...resumed.map(({ alone }) => alone))

/** Begins games, plays them until they have this age, kills the server so many times, and looks what it has kept. */
async function killAgain(stretch: number, age: number, script: readonly Recited[]): Promise<Killed> {
  const chance = new Stream(`kill ${stretch}`)
  const own = join(folder, `${stretch}`)
  const load = () => ServerProcess.load(own, '', { isAlike: true })
  let next = load()
  const tables = Array.from({ length: GAMES }, () => new Table(script))
  const acknowledged = (): number =>
    tables.reduce((sum, table) => [...table.acknowledged.values()].reduce((n, { length }) => n + length, sum), 0)
  const resumed: Lap[] = []
  for (let n = 0; n < KILLS; n++) {
    const server = await (await next)()
    if (n + 1 < KILLS) next = load() // meanwhile
    const lap = server.lap()
    await Promise.all(tables.map(table => table.sit(server)))
    if (n > 0) resumed.push(lap())
    else await Promise.all(tables.map(table => table.play(age)))
    const some = acknowledged() + 1 + chance.next(GAMES)
    const playing = Promise.all(tables.map(table => table.play()))
    await until(() => acknowledged() >= some)
    // not only where something has just been acknowledged: at any moment of what follows
    await new Promise(done => setTimeout(done, chance.next(AFTER)))
    await server.kill()
    await playing
  }
  await mustBeKept(own, tables)
  rmSync(own, { recursive: true })
  console.log(`11: stretch ${stretch}, all ${acknowledged()} decisions kept, all games back after ${lapsSaid(resumed)}`)
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

it(`11 kill -9 of the server: ${STRETCHES * KILLS} times under ${GAMES} games`, patience, async ({ task }) => {
  const first = await ServerProcess.begin(join(folder, 'recorded'), '', { isAlike: true })
  const script = await recorded(first, LENGTH)
  await first.kill()
  const kept = new Kept('killed')
  const all: Killed[] = []
  for (let i = 0; i < STRETCHES; i++) {
    const work = `stretch ${i} of ${STRETCHES}`
    const before = kept.found(work)
    const killed = before
      ? (JSON.parse(before) as Killed)
      : await killAgain(i, Math.floor((i * LENGTH) / STRETCHES), script)
    // one that was too slow, where the machine was too busy to tell, is killed again the next time
    if (!before && slowest(killed) < LIMIT) kept.add(work, JSON.stringify(killed))
    all.push(killed)
  }
  const acknowledged = all.reduce((sum, one) => sum + one.acknowledged, 0)
  const resumed = all.flatMap(one => one.resumed)
  task.meta.found = `${acknowledged} decisions acknowledged, all games back after ${lapsSaid(resumed)}`
  // the first of a stretch begins its games
  expect(resumed.length).toBe(STRETCHES * (KILLS - 1))
  expect(acknowledged).toBeGreaterThanOrEqual(STRETCHES * KILLS)
  expect(Math.max(...all.map(slowest))).toBeLessThan(LIMIT)
})
