import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backup } from './backup/backup.ts'
import { migrations } from './storage/migrations.ts'
import { startPostgres } from './storage/postgres.fixture.ts'
import { postgresStorage } from './storage/postgres.ts'
import { sqliteStorage } from './storage/sqlite.ts'
import type { Step, Storage } from './storage/storage.ts'

const games = process.env.SOAK ? 10_000 : 60
const AT_ONCE = 200

const home = mkdtempSync(join(tmpdir(), 'sandtable-migrated-'))
let database: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  database = await startPostgres()
}, 120_000)
afterAll(() => {
  database.stop()
  rmSync(home, { recursive: true })
})

const ids = Array.from({ length: games }, (_, n) => `game-${n}`)
const stepOf = (game: string, seq: number): Step => ({
  seq,
  at: 1_900_000_000_000 + seq,
  by: seq % 2 ? 'red' : 'blue',
  key: `${game} ${seq}`,
  stage: 'playing',
  waiting: ['red', 'blue'].slice(seq % 2),
  body: JSON.stringify({ type: 'grown', from: seq, rows: [`${game} does ${'something '.repeat(seq)}`] }),
})

/** Games as people have them: some begun, some long, some over and packed. */
async function fill(storage: Storage): Promise<void> {
  for (let n = 0; n < games; n += AT_ONCE)
    await Promise.all(
      ids.slice(n, n + AT_ONCE).map(async (id, i) => {
        await storage.create({ id, made: n + i, card: `{"title":"${id}"}`, opening: '{}' }, [
          { hash: `${id} red`, side: 'red' },
          { hash: `${id} blue`, side: 'blue' },
        ])
        for (let seq = 0; seq < i % 7; seq++) await storage.append(id, stepOf(id, seq))
        if (i % 3 === 0) await storage.finish(id, i % 7, 1_900_000_000_000)
      }),
    )
}

/** What a game is, whatever the tables are like. */
async function hashes(storage: Storage): Promise<readonly string[]> {
  const found: string[] = []
  for (const id of ids) {
    const whole = [await storage.game(id), await storage.seat(id, `${id} red`), await storage.read(id)]
    found.push(createHash('sha256').update(JSON.stringify(whole)).digest('hex'))
  }
  return found
}

/** The last change fails after it has changed something, as a full disk or an end of power would have it. */
const failing = [...migrations, 'alter table step add column half text; select no_such_thing from step;']
/** What a later version may do to the tables. */
const further = [...migrations, `alter table step add column note text not null default '';`]

const size = `${games} games keep rows and hashes; a migration that fails changes nothing`

it(
  `17 migration: ${size}: SQLite`,
  async () => {
    const [old, copy, broken] = ['old', 'copy', 'broken'].map(name => join(home, name)) as [string, string, string]
    const first = sqliteStorage(old, [])
    await fill(first)
    const before = await hashes(first)
    await first.close()
    for (const folder of [copy, broken]) cpSync(old, folder, { recursive: true })
    const { rows, sha256 } = await backup({ folder: old }, join(home, 'old.backup'))
    expect(rows.game).toBe(games)

    for (const changes of [migrations, further]) {
      const storage = sqliteStorage(copy, changes)
      expect(await hashes(storage)).toEqual(before)
      await storage.close()
      expect((await backup({ folder: copy }, join(home, 'copy.backup'))).rows).toEqual(rows)
    }
    expect(() => sqliteStorage(copy)).toThrow(/^KEEP-4/) // an older program leaves it alone
    expect(() => sqliteStorage(broken, failing)).toThrow()
    expect((await backup({ folder: broken }, join(home, 'broken.backup'))).sha256).toBe(sha256)
    const again = sqliteStorage(broken)
    expect(await hashes(again)).toEqual(before)
    await again.close()
  },
  games * 1000,
)

it(
  `17 migration: ${size}: PostgreSQL`,
  async () => {
    const { address } = database
    const place = { folder: '', address }
    const first = await postgresStorage(address, [])
    await fill(first)
    const before = await hashes(first)
    await first.close()
    const { rows, sha256 } = await backup(place, join(home, 'old.backup'))
    expect(rows.game).toBe(games)

    await expect(postgresStorage(address, failing)).rejects.toThrow()
    expect((await backup(place, join(home, 'broken.backup'))).sha256).toBe(sha256)
    for (const changes of [migrations, further]) {
      const storage = await postgresStorage(address, changes)
      expect(await hashes(storage)).toEqual(before)
      await storage.close()
      expect((await backup(place, join(home, 'copy.backup'))).rows).toEqual(rows)
    }
    await expect(postgresStorage(address)).rejects.toThrow(/^KEEP-4/)
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    const { rows: indexes } = await client.query(`select 1 from pg_indexes where indexname = 'seat_game'`)
    expect(indexes).toHaveLength(1)
    await client.end()
  },
  games * 1000,
)
