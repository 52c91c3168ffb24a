import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from './postgres.fixture.ts'
import { postgresStorage } from './postgres.ts'
import { sqliteStorage } from './sqlite.ts'
import type { Step, Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandtable-storage-'))
let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null
const opened: Storage[] = []
beforeAll(async () => {
  postgres = await startPostgres()
}, 300_000)
afterAll(async () => {
  await Promise.all(opened.map(storage => storage.close()))
  postgres?.stop()
  rmSync(folder, { recursive: true })
})

const kinds: { readonly [name: string]: () => Storage | Promise<Storage> } = {
  sqlite: () => sqliteStorage(folder),
  postgres: () => postgresStorage(postgres?.address ?? ''),
}

let games = 0
const step = (seq: number, more: Partial<Step> = {}): Step => ({
  seq,
  at: 1_900_000_000_000 + seq,
  by: 'red',
  key: `k${seq}`,
  stage: 'playing',
  waiting: ['blue'],
  body: JSON.stringify({ seq, says: 'Zürich \u0000 🎲' }),
  ...more,
})

describe.each(Object.keys(kinds))('%s', kind => {
  const open = async (): Promise<Storage> => {
    const storage = await (kinds[kind] as () => Promise<Storage>)()
    opened.push(storage)
    return storage
  }
  /** A storage with a new game in it. */
  const begun = async () => {
    const storage = await open()
    const id = `${kind}-${++games}`
    const row = { id, made: 1_800_000_000_000 + games, card: '{"title":"A bridge"}', opening: '{"secret":1}' }
    await storage.create(row, [
      { hash: `${id}-red`, side: 'red' },
      { hash: `${id}-blue`, side: 'blue' },
    ])
    return { storage, id, row }
  }

  test('gives back what it was given, from any number on', async () => {
    const { storage, id, row } = await begun()
    const steps = [0, 1, 2].map(seq => step(seq))
    for (const one of steps) expect(await storage.append(id, one)).toBe(true)
    expect(await storage.game(id)).toEqual(row)
    expect(await storage.game('none')).toBeNull()
    expect(await storage.read(id)).toEqual(steps)
    expect(await storage.read(id, 2)).toEqual(steps.slice(2))
    expect(await storage.read('none')).toEqual([])
  })

  test('a seat is known by its hash, in its own game only', async () => {
    const { storage, id } = await begun()
    const other = await begun()
    expect(await storage.seat(id, `${id}-red`)).toEqual({ hash: `${id}-red`, side: 'red' })
    expect(await storage.seat(other.id, `${id}-red`)).toBeNull()
  })

  test('of many that take the same number one wins, in one process and in two', async () => {
    const { storage, id } = await begun()
    const second = await open()
    for (const seq of [0, 1, 2, 3]) {
      const tries = Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? storage : second).append(id, step(seq, { key: `k${i}` })),
      )
      const won = (await Promise.all(tries)).flatMap((first, i) => (first ? [`k${i}`] : []))
      expect(won).toHaveLength(1)
      expect((await storage.read(id, seq)).map(({ key }) => key)).toEqual(won)
    }
  })

  test('a step of a game that does not exist is an error, and the next one is not', async () => {
    const { storage, id } = await begun()
    await expect(storage.append('none', step(0))).rejects.toThrow()
    expect(await storage.append(id, step(0))).toBe(true)
  })

  test('a game that is made twice stays as it was', async () => {
    const { storage, id, row } = await begun()
    await expect(storage.create({ ...row, card: '{}' }, [{ hash: 'other', side: 'red' }])).rejects.toThrow()
    expect(await storage.game(id)).toEqual(row)
    expect(await storage.seat(id, 'other')).toBeNull()
  })

  test('what is over is packed, reads the same, and takes nothing more', async () => {
    const { storage, id } = await begun()
    const steps = [0, 1, 2].map(seq => step(seq))
    for (const one of steps) await storage.append(id, one)
    expect(await storage.finish(id, 2, 5)).toBe(false)
    expect(await storage.read(id)).toEqual(steps)
    expect(await storage.finish(id, 3, 5)).toBe(true)
    expect((await storage.read(id)).slice(0, 3)).toEqual(steps)
    expect((await storage.read(id, 1)).map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(await storage.append(id, step(3))).toBe(false)
    expect(await storage.finish(id, 3, 5)).toBe(false)
  })

  test('lists the games of seats, the latest first', async () => {
    const [a, b, c] = [await begun(), await begun(), await begun()]
    await a.storage.append(a.id, step(0))
    await a.storage.append(a.id, step(1, { stage: 'over', waiting: [] }))
    await b.storage.append(b.id, step(0, { at: 1_900_000_000_009, waiting: ['blue', 'red'] }))
    const hashes = [`${a.id}-red`, `${b.id}-blue`, `${c.id}-red`, 'unknown']
    const rows = await a.storage.list(hashes)
    expect(rows.map(({ game, side, seq, stage, waiting }) => [game, side, seq, stage, waiting])).toEqual([
      [b.id, 'blue', 0, 'playing', ['blue', 'red']],
      [a.id, 'red', 1, 'over', []],
      [c.id, 'red', -1, 'gathering', []],
    ])
    expect(rows[0]).toMatchObject({ card: '{"title":"A bridge"}', at: 1_900_000_000_009, hash: `${b.id}-blue` })
    expect(await a.storage.list([])).toEqual([])
  })

  test('another process that opens it finds everything', async () => {
    const { storage, id } = await begun()
    await storage.append(id, step(0))
    expect(await (await open()).read(id)).toEqual([step(0)])
  })
})
