import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from '../game/far.fixture.ts'
import { ServerProcess } from '../process.fixture.ts'
import { openStorage } from '../storage/open.ts'
import { type Postgres, startPostgres } from '../storage/postgres.fixture.ts'
import { backup, type Place, restore } from './backup.ts'

const home = mkdtempSync(join(tmpdir(), 'sandtable-backup-'))
const databases: Postgres[] = []
beforeAll(async () => {
  databases.push(await startPostgres(), await startPostgres())
}, 300_000)
afterAll(() => {
  for (const database of databases) database.stop()
  rmSync(home, { recursive: true })
})

/** A full place that a server writes to, and an empty one. */
const places: { readonly [name: string]: () => readonly [Place, Place] } = {
  'SQLite into SQLite': () => [{ folder: join(home, 'full') }, { folder: join(home, 'empty') }],
  'PostgreSQL into PostgreSQL': () => [
    { folder: '', address: databases[0]?.address },
    { folder: '', address: databases[1]?.address },
  ],
}

const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })

describe.each(Object.keys(places))('%s', kind => {
  const file = join(home, `${kind}.backup`)

  test('what is backed up while people play opens the same in an empty place', async () => {
    const [full, empty] = (places[kind] as () => readonly [Place, Place])()
    const server = await ServerProcess.begin(full.folder, full.address)
    const games: string[] = []
    let isOn = true
    const playing: Promise<void>[] = []
    for (let n = 0; n < 3; n++) {
      const made = await server.make(wish)
      games.push(made.game)
      const pages = Object.values(made.seats).map(secret => [new FarPage(), secret] as const)
      for (const [page, secret] of pages) {
        await server.connect(page)
        await page.hello(made.game, secret)
      }
      const play = async (): Promise<void> => {
        while (isOn) {
          await until(() => !isOn || pages.some(([page]) => page.scene?.waitingFor.includes(page.seat)))
          const page = pages.map(([one]) => one).find(one => one.scene?.waitingFor.includes(one.seat))
          if (isOn && page) await page.ask('decide', [await anyDecision(page)])
        }
      }
      playing.push(play())
      await until(() => pages.every(([page]) => page.seq > 3))
    }
    const storage = await openStorage(full.folder, full.address ?? '')
    const read = async (from: typeof storage) => Promise.all(games.map(game => from.read(game)))
    const before = await read(storage)
    const made = await backup(full, file)
    const after = await read(storage)
    isOn = false
    await Promise.all(playing)
    await storage.finish(games[0] ?? '', (await storage.heads(games)).get(games[0] ?? '') ?? 0, 5)
    await server.kill()
    await storage.close()

    expect(made.rows).toMatchObject({ game: 3, seat: 9 })
    expect(await restore(empty, file)).toEqual(made)
    const copy = await openStorage(empty.folder, empty.address ?? '')
    for (const [i, steps] of (await read(copy)).entries()) {
      expect(steps.length).toBeGreaterThanOrEqual(before[i]?.length ?? 0) // what was acknowledged before is there
      expect(steps).toEqual(after[i]?.slice(0, steps.length))
    }
    await copy.close()
    // the same games have the same hash, and go on from where they were
    expect(await backup(empty, `${file} again`)).toEqual(made)
    const second = await ServerProcess.begin(empty.folder, empty.address)
    expect(await (await fetch(`${second.address}/health`)).json()).toMatchObject({ status: 'fine' })
    await second.kill()
  }, 120_000)

  test('a place with games in it is left as it is', async () => {
    const [full] = (places[kind] as () => readonly [Place, Place])()
    const before = await backup(full, `${file} before`)
    await expect(restore(full, file)).rejects.toThrow(/^KEEP-3/)
    expect(await backup(full, `${file} after`)).toEqual(before)
  })
})

test('what was in one kind of database can be restored into the other', async () => {
  const address = databases[1]?.address ?? ''
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query('create database other')
  await client.end()
  const [sqlite, postgres] = Object.keys(places).map(kind => join(home, `${kind}.backup`)) as [string, string]
  const into: readonly (readonly [string, Place])[] = [
    [sqlite, { folder: '', address: address.replace(/postgres$/, 'other') }],
    [postgres, { folder: join(home, 'other') }],
  ]
  for (const [file, place] of into) {
    const restored = await restore(place, file)
    expect(await backup(place, `${file} other`)).toEqual(restored)
  }
})

describe('a file', () => {
  const kept = join(home, 'SQLite into SQLite.backup')

  test('is for its owner alone', () => {
    expect(statSync(kept).mode & 0o077).toBe(0)
  })

  const bytes = (): Buffer => readFileSync(kept)
  const text = (): string => gunzipSync(bytes()).toString()
  const bad: readonly (readonly [string, () => Buffer])[] = [
    ['is cut short', () => bytes().subarray(0, -40)],
    ['has no end', () => gzipSync(text().split('\n').slice(0, -2).join('\n'))],
    ['was changed', () => gzipSync(text().replace('german', 'polish'))],
    ['is something else', () => gzipSync('{"a":1}\n')],
    ['is no gzip', () => Buffer.from('hello')],
    ['goes on after its end', () => gzipSync(`${text()}["game",{}]\n`)],
  ]
  test.each(bad)('that %s changes nothing', async (_, spoilt) => {
    const [file, folder] = [join(home, 'bad.backup'), join(home, 'nothing')]
    writeFileSync(file, spoilt())
    await expect(restore({ folder }, file)).rejects.toThrow(/^KEEP-2/)
    await expect(backup({ folder }, `${file} 2`)).rejects.toThrow(/^KEEP-1/) // not even made
  })
})
