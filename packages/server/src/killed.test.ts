import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stream } from '@sandtable/kernel'
import type { GameMade } from '@sandtable/room'
import { afterAll, expect, it } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { ServerProcess } from './process.fixture.ts'
import { sqliteStorage } from './storage/sqlite.ts'

const { kills, games } = process.env.SOAK ? { kills: 500, games: 200 } : { kills: 4, games: 4 }
/** How long a game may take to come back, in ms. */
const LIMIT = 5000

const folder = mkdtempSync(join(tmpdir(), 'sandtable-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A game whose two players decide as fast as they can. */
class Match {
  readonly made: GameMade
  readonly pages: readonly FarPage[]
  /** The keys of what was acknowledged. */
  readonly acknowledged: string[] = []
  #next = 0

  constructor(made: GameMade) {
    this.made = made
    this.pages = Object.keys(made.seats).map(() => new FarPage())
  }

  async sit(server: ServerProcess): Promise<void> {
    const secrets = Object.values(this.made.seats)
    for (const [i, page] of this.pages.entries()) {
      await server.connect(page)
      await page.hello(this.made.game, secrets[i] ?? '', { again: page.scene !== null })
    }
    await until(() => this.pages.every(page => page.scene !== null))
  }

  /** Plays until the line is cut. */
  async play(): Promise<void> {
    const isCut = (): boolean => this.pages.some(({ closed }) => closed !== null)
    while (!isCut()) {
      const page = this.pages.find(one => one.scene?.waitingFor.includes(one.seat))
      if (!page) return // it is over
      const key = `${this.made.game} ${++this.#next}`
      const cut = until(isCut)
      const done = anyDecision(page).then(decision => page.ask('decide', [decision], { key }))
      const acknowledged = await Promise.race([done.then(() => true), cut.then(() => false)]).catch(() => false)
      if (acknowledged) this.acknowledged.push(`${page.seat} ${key}`)
    }
  }
}

it(
  `11 kill -9 of the server: ${kills} times under ${games} games`,
  async () => {
    const chance = new Stream('kill')
    let server = await ServerProcess.begin(folder)
    const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })
    const matches: Match[] = []
    for (let n = 0; n < games; n++) matches.push(new Match(await server.make(wish)))
    const slowest: number[] = []
    for (let n = 0; n < kills; n++) {
      if (n > 0) server = await ServerProcess.begin(folder)
      const since = performance.now()
      await Promise.all(matches.map(match => match.sit(server)))
      slowest.push(performance.now() - since)
      const playing = Promise.all(matches.map(match => match.play()))
      const before = matches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
      const some = before + 1 + chance.next(12)
      await until(() => matches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) >= some)
      await server.kill()
      await playing
    }
    const storage = sqliteStorage(folder)
    for (const { made, acknowledged } of matches) {
      const steps = await storage.read(made.game)
      expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, i) => i))
      const keys = steps.map(({ key }) => key).filter(key => key !== '')
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys).toEqual(expect.arrayContaining(acknowledged))
    }
    await storage.close()
    expect(matches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBeGreaterThanOrEqual(kills)
    expect(Math.max(...slowest)).toBeLessThan(LIMIT)
  },
  kills * 60_000,
)
