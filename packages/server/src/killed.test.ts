import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stream } from '@sandtable/kernel'
import type { GameMade } from '@sandtable/room'
import { afterAll, expect, it } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { type Lap, lapsSaid, ServerProcess } from './process.fixture.ts'
import { sqliteStorage } from './storage/sqlite.ts'

const { kills, games } = process.env.SOAK ? { kills: 500, games: 200 } : { kills: 4, games: 4 }
/** How long the last of all games may take to come back, in ms. */
const LIMIT = 5000
/** It is killed within so many ms of an acknowledgement. */
const AFTER = 50

const folder = mkdtempSync(join(tmpdir(), 'sandtable-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A table at which two players decide as fast as they can, one game after the other. */
class Table {
  readonly games: GameMade[] = []
  /** What was acknowledged: the game, and the key as it is stored. */
  readonly acknowledged: (readonly [game: string, key: string])[] = []
  #pages: readonly FarPage[] = []
  #next = 0

  get #made(): GameMade {
    return this.games.at(-1) as GameMade
  }

  get #isOver(): boolean {
    return this.#pages.some(({ scene }) => scene?.outcome != null)
  }

  /** Both sit down again, at a new game if theirs is over. */
  async sit(server: ServerProcess): Promise<void> {
    if (this.games.length === 0 || this.#isOver) {
      this.games.push(await server.make(wish))
      this.#pages = Object.keys(this.#made.seats).map(() => new FarPage())
    }
    const secrets = Object.values(this.#made.seats)
    for (const [i, page] of this.#pages.entries()) {
      await server.connect(page)
      await page.hello(this.#made.game, secrets[i] ?? '', { again: page.scene !== null })
    }
    await until(() => this.#pages.every(page => page.scene !== null))
  }

  /** Plays until the line is cut, or the game is over. */
  async play(): Promise<void> {
    const isCut = (): boolean => this.#pages.some(({ closed }) => closed !== null)
    const cut = until(isCut).then(() => false)
    const asked = (): FarPage | undefined => this.#pages.find(one => one.scene?.waitingFor.includes(one.seat))
    while (!isCut() && !this.#isOver) {
      await Promise.race([cut, until(() => this.#isOver || asked() !== undefined)])
      const page = asked()
      if (!page || isCut()) continue
      const key = `${++this.#next}`
      const done = anyDecision(page).then(decision => page.ask('decide', [decision], { key }))
      if (await Promise.race([done.then(() => true), cut]).catch(() => false))
        this.acknowledged.push([this.#made.game, `${page.seat} ${key}`])
    }
  }
}

const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })

it(
  `11 kill -9 of the server: ${kills} times under ${games} games`,
  async ({ task }) => {
    const chance = new Stream('kill')
    const tables = Array.from({ length: games }, () => new Table())
    const acknowledged = (): number => tables.reduce((sum, table) => sum + table.acknowledged.length, 0)
    const resumed: Lap[] = []
    for (let n = 0; n < kills; n++) {
      const server = await ServerProcess.begin(folder)
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
      if (n % 10 === 9) console.log(`11: ${n + 1} kills, ${acknowledged()} decisions, ${lapsSaid(resumed)}`)
    }
    task.meta.found = `${acknowledged()} decisions acknowledged, all games back after ${lapsSaid(resumed)}`
    const storage = sqliteStorage(folder)
    for (const table of tables)
      for (const { game } of table.games) {
        const steps = await storage.read(game)
        expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, i) => i))
        const keys = steps.map(({ key }) => key).filter(key => key !== '')
        expect(new Set(keys).size).toBe(keys.length)
        const own = table.acknowledged.filter(([of]) => of === game).map(([, key]) => key)
        expect(keys).toEqual(expect.arrayContaining(own))
      }
    await storage.close()
    expect(acknowledged()).toBeGreaterThanOrEqual(kills)
    expect(Math.max(...resumed.map(({ alone }) => alone))).toBeLessThan(LIMIT)
  },
  kills * 60_000,
)
