import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyDecision, FarError, FarPage, until, wishFor } from './game/far.fixture.ts'
import { ServerProcess } from './process.fixture.ts'
import { type Postgres, startPostgres } from './storage/postgres.fixture.ts'
import { postgresStorage } from './storage/postgres.ts'
import { sqliteStorage } from './storage/sqlite.ts'
import type { Storage } from './storage/storage.ts'

const times = process.env.SOAK ? 100 : 2
/** What a player may hear while the storage fails. */
const EXPECTED = ['NET-5', 'REFUSED', 'NET-3']
const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })

/** Players who try again until what they decide is acknowledged; when their game is over, they begin another. */
class Stubborn {
  /** What was acknowledged, by its game. */
  readonly acknowledged = new Map<string, string[]>()
  /** The codes of what was refused meanwhile. */
  readonly codes = new Set<string>()
  readonly #server: ServerProcess
  #pages: FarPage[] = []
  #next = 0

  constructor(server: ServerProcess) {
    this.#server = server
  }

  async begin(): Promise<void> {
    const server = this.#server
    for (const page of this.#pages) page.hangUp()
    this.#pages = []
    const made = await server.make(wish)
    this.acknowledged.set(made.game, [])
    for (const secret of Object.values(made.seats)) {
      const page = new FarPage()
      await server.connect(page)
      await page.hello(made.game, secret)
      this.#pages.push(page)
    }
    await until(() => this.#pages.every(({ scene }) => scene !== null))
  }

  /** Decides until something is acknowledged, or this no longer holds; says which. */
  async decide(goesOn: () => boolean = () => true): Promise<boolean> {
    const asked = (): FarPage | undefined => this.#pages.find(one => one.scene?.waitingFor.includes(one.seat))
    while (goesOn()) {
      const isOver = (): boolean => this.#pages.some(({ scene }) => scene?.outcome != null)
      await until(() => isOver() || asked() !== undefined)
      const page = asked()
      if (!page) {
        await this.begin()
        continue
      }
      const decision = await anyDecision(page)
      const key = `${++this.#next}`
      // what may have been stored is sent again; what came too late is decided anew
      for (let code = 'NET-5'; code === 'NET-5' && goesOn(); ) {
        const sent = performance.now()
        code = await page.ask('decide', [decision], { key }).then(
          () => 'fine',
          error => (error instanceof FarError ? error.wrong.code : String(error)),
        )
        if (code === 'fine') {
          ;[...this.acknowledged.values()].at(-1)?.push(`${page.seat} ${key}`)
          return true
        }
        this.codes.add(code)
        await until(() => performance.now() - sent > 50) // no faster than a page may ask
      }
    }
    return false
  }

  get said(): string {
    return `${[...this.acknowledged.values()].flat().length} decisions acknowledged`
  }

  /** Everything that was acknowledged is there, once. */
  async check(storage: Storage): Promise<void> {
    for (const [game, acknowledged] of this.acknowledged) {
      const steps = await storage.read(game)
      expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, i) => i))
      const keys = steps.map(({ key }) => key).filter(key => key !== '')
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys).toEqual(expect.arrayContaining(acknowledged))
    }
  }
}

let database: Postgres
beforeAll(async () => {
  database = await startPostgres()
}, 120_000)
afterAll(() => database.stop())

it(
  `12 kill -9 of the database, full disk: PostgreSQL killed ${times} times`,
  async ({ task }) => {
    const server = await ServerProcess.begin('', database.address)
    const match = new Stubborn(server)
    await match.begin()
    for (let n = 0; n < times; n++) {
      for (let some = 0; some < 3; some++) expect(await match.decide()).toBe(true)
      match.codes.clear()
      database.kill()
      // a connection may outlive it for a moment
      while (match.codes.size === 0) await match.decide(() => match.codes.size === 0)
      database.again()
      expect(await match.decide()).toBe(true) // nobody has to do anything
      expect([...match.codes].filter(code => !EXPECTED.includes(code))).toEqual([])
      expect([...match.codes]).toContain('NET-5')
      if (n % 10 === 9) console.log(`12: ${n + 1} times, ${match.said}`)
    }
    task.meta.found = match.said
    const storage = await postgresStorage(database.address)
    await match.check(storage)
    await storage.close()
    await server.kill()
  },
  times * 120_000,
)

/** Far larger than SQLite's log of changes, which it empties at 4 MB: so it is what fills the disk that must go, and suffices. */
const DISK = '64m'
const small = mkdtempSync(join(tmpdir(), 'sandtable-full-'))
/** A disk of its own takes a system administrator. */
const mayMount = ((): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', small], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
afterAll(() => {
  if (mayMount) execFileSync('umount', ['-l', small]) // a file may not be closed yet
  rmSync(small, { recursive: true })
})

it.runIf(mayMount)(
  `12 kill -9 of the database, full disk: full ${times} times`,
  async ({ task }) => {
    const server = await ServerProcess.begin(small)
    const match = new Stubborn(server)
    await match.begin()
    const filler = join(small, 'filler')
    for (let n = 0; n < times; n++) {
      for (let some = 0; some < 3; some++) expect(await match.decide()).toBe(true)
      match.codes.clear()
      fill(filler)
      while (match.codes.size === 0) await match.decide(() => match.codes.size === 0)
      unlinkSync(filler)
      expect(await match.decide()).toBe(true)
      expect([...match.codes].filter(code => !EXPECTED.includes(code))).toEqual([])
      expect([...match.codes]).toContain('NET-5')
      if (n % 10 === 9) console.log(`12: ${n + 1} times, ${match.said}`)
    }
    task.meta.found = match.said
    const storage = sqliteStorage(small)
    await match.check(storage)
    await storage.close()
    await server.kill()
  },
  times * 120_000,
)

/** Writes until nothing more fits. */
function fill(file: string): void {
  for (const size of [1 << 16, 1 << 12])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // it is full
    }
}
