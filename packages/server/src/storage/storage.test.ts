import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WATCHER } from '@sandtable/room'
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

  test('two processes that write steps of the same games in another order do not wait for each other', async () => {
    const [first, second] = [await open(), await open()]
    const ids = Array.from({ length: 600 }, () => `${kind}-${++games}`)
    for (const id of ids) await first.create({ id, made: 1, card: '{}', opening: '{}' }, [])
    for (let seq = 0; seq < 5; seq++) {
      const put = (storage: Storage, games: readonly string[]) =>
        Promise.all(games.map(id => storage.append(id, step(seq))))
      const [one, two] = await Promise.all([put(first, ids), put(second, ids.toReversed())])
      expect(one.map((won, i) => won !== two.toReversed()[i])).toEqual(ids.map(() => true))
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

  test('tells how a game stood a while ago', async () => {
    const { storage, id } = await begun()
    await storage.append(id, step(0, { at: 1_900_000_000_000, stage: 'gathering', waiting: [] }))
    await storage.append(id, step(1, { at: 1_900_000_000_005, waiting: ['blue'] }))
    await storage.append(id, step(2, { at: 1_900_000_000_009, waiting: ['red'] }))
    expect(await storage.stoodAt(id, 1_899_999_999_999)).toBeNull()
    const stood = await storage.stoodAt(id, 1_900_000_000_008)
    expect(stood).toEqual({ at: 1_900_000_000_005, stage: 'playing', waiting: ['blue'] })
    expect((await storage.stoodAt(id, 1_900_000_000_009))?.waiting).toEqual(['red'])
  })

  test('what is settled first stays, and what is kept is replaced', async () => {
    const { storage, id } = await begun()
    const second = await open()
    const [a, b] = await Promise.all([storage.settle(`${id} keys`, 'a'), second.settle(`${id} keys`, 'b')])
    expect(a).toBe(b)
    await storage.keep(`${id} moment`, '1')
    await second.keep(`${id} moment`, '2')
    expect(await storage.kept(`${id} moment`)).toBe('2')
    expect(await storage.kept('none')).toBeNull()
  })

  test('a notice is due once its game has gone on, and one process sends it', async () => {
    const { storage, id } = await begun()
    const second = await open()
    const row = { id: `${id}-n`, seat: `${id}-red`, address: '{}', language: 'en', page: 'http://x', tries: 0, next: 0 }
    await storage.wantNotice({ ...row, told: -1 })
    const mine = async (now: number) => (await storage.dueNotices(now, 100)).filter(one => one.id === row.id)
    expect(await mine(10)).toEqual([])
    await storage.append(id, step(0))
    const card = '{"title":"A bridge"}'
    expect(await mine(10)).toEqual([{ ...row, told: -1, game: id, side: 'red', card, seq: 0 }])
    expect((await Promise.all([storage, second].map(one => one.holdNotice(row, 50)))).sort()).toEqual([false, true])
    expect(await mine(10)).toEqual([])
    expect(await mine(50)).toHaveLength(1) // whoever held it has not come back
    await storage.putNotice({ id: row.id, told: 0, tries: 0, next: 0 })
    expect(await mine(50)).toEqual([])
    await storage.append(id, step(1))
    await second.looked(row.seat, 1)
    await second.looked(row.seat, 0) // an older word does not undo it
    expect(await mine(50)).toEqual([])
    await storage.wantNotice({ ...row, told: -1, language: 'de' }) // asked for again: what was told stays told
    expect(await storage.noticesOf(row.seat)).toEqual([{ ...row, told: 1, language: 'de' }])
    await storage.dropNotice(row.id)
    expect(await storage.noticesOf(row.seat)).toEqual([])
    const address = `{"type":"mail","to":"Anna@${id}.example"}`
    await storage.wantNotice({ ...row, told: -1, address })
    await storage.dropAddress(address.replace('Anna', 'anne'))
    expect(await storage.noticesOf(row.seat)).toHaveLength(1)
    await storage.dropAddress(address.toLowerCase())
    expect(await storage.noticesOf(row.seat)).toEqual([])
  })

  test('an open seat is taken by one, and a place to watch by any number', async () => {
    const storage = await open()
    const second = await open()
    const id = `${kind}-${++games}`
    const row = { id, made: 3, card: '{"title":"Open"}', opening: '{}' }
    await storage.create(
      row,
      [{ hash: `${id}-red`, side: 'red' }],
      [
        { side: 'blue', until: 70 },
        { side: 'watch', until: null },
        { side: WATCHER, until: null },
      ],
    )
    const mine = async () => (await second.openGames(1000)).filter(({ game }) => game === id)
    const about = { game: id, made: 3, card: row.card, stage: 'gathering' }
    expect(await mine()).toEqual([
      { ...about, side: WATCHER, until: null },
      { ...about, side: 'blue', until: 70 },
      { ...about, side: 'watch', until: null },
    ])
    expect((await storage.overdueOpen(69)).filter(({ game }) => game === id)).toEqual([])
    expect((await storage.overdueOpen(70)).filter(({ game }) => game === id)).toEqual([{ game: id, side: 'blue' }])
    const taken = await Promise.all(
      [storage, second, storage, second].map((one, i) => one.takeOpen(id, 'blue', `${id}-blue-${i}`)),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    const hash = `${id}-blue-${taken.indexOf(true)}`
    expect(await storage.seat(id, hash)).toEqual({ hash, side: 'blue' })
    expect(await storage.closeOpen(id, 'blue')).toBe(false)
    for (const n of [1, 2]) expect(await storage.watchOpen(id, 'watch', `${id}-watch-${n}`)).toBe(true)
    expect(await storage.watchOpen(id, 'blue', `${id}-none`)).toBe(false)
    const ended = async (since: number) => (await second.endedOpen(since, 1000)).filter(({ game }) => game === id)
    expect(await ended(0)).toEqual([])
    await storage.append(id, step(0, { at: 90, stage: 'over', waiting: [] }))
    expect(await mine()).toEqual([])
    expect(await ended(90)).toEqual([{ ...about, stage: 'over', side: WATCHER, until: null, at: 90 }])
    expect(await ended(91)).toEqual([])
  })

  test('a clock does not run while no server does', async () => {
    const { storage, id } = await begun()
    await storage.startClock({ game: id, seq: 4, started: 1000, falls: 9000 }, 1000)
    await storage.beat(3000, 2000)
    expect(await storage.clock(id)).toEqual({ game: id, seq: 4, started: 1000, falls: 9000 })
    await storage.beat(13_000, 2000)
    await (await open()).beat(13_001, 2000) // another node finds nothing more to put off
    expect(await storage.clock(id)).toEqual({ game: id, seq: 4, started: 11_000, falls: 19_000 })
    expect((await storage.fallen(18_999)).includes(id)).toBe(false)
    expect((await storage.fallen(19_000)).includes(id)).toBe(true)
    await storage.stopClock(id)
    expect(await storage.clock(id)).toBeNull()
  })

  test('who looks at a game at another process is known there, until that one is silent for too long', async () => {
    const { storage, id } = await begun()
    const other = await open()
    const [here, there] = [`${id} here`, `${id} there`]
    await storage.beHere(here, [{ game: id, seats: ['red', 'red'] }], 1000)
    await other.beHere(there, [{ game: id, seats: ['blue'] }], 1000)
    expect(await other.hereAt(there, 0, id)).toEqual([{ game: id, seats: ['red', 'red'] }])
    expect(await other.hereAt(there, 0, null)).toContainEqual({ game: id, seats: ['red', 'red'] })
    await storage.beHere(here, [{ game: id, seats: ['red'] }], 2000)
    expect(await other.hereAt(there, 0, id)).toEqual([{ game: id, seats: ['red'] }])
    await storage.stayHere(here, 9000, 5000) // the other has said nothing since 1000
    expect(await storage.hereAt(here, 0, id)).toEqual([])
    expect(await other.hereAt(there, 9000, id)).toEqual([])
    expect(await other.hereAt(there, 8999, id)).toHaveLength(1)
    await storage.leaveHere(here)
    expect(await other.hereAt(there, 0, id)).toEqual([])
  })

  test('a battle is kept once, as it was first given, as long as there is room', async () => {
    const [storage, second] = [await open(), await open()]
    const text = 'title: Höhe 7\n'
    const row = { id: `${kind} battle`, made: 1_900_000_000_000, text }
    const room = 1000
    expect(await Promise.all([storage, second].map(one => one.keepBattle(row, room)))).toEqual([true, true])
    expect(await second.keepBattle({ ...row, made: 2, text: 'x' }, room)).toBe(true)
    expect(await second.battle(row.id)).toEqual(row)
    expect(await storage.keepBattle({ id: `${kind} large`, made: 2, text: 'x'.repeat(room) }, room)).toBe(false)
    expect(await storage.battle(`${kind} large`)).toBeNull()
    expect(await storage.keepBattle(row, 0)).toBe(true) // it is there already
  })

  test('another process that opens it finds everything', async () => {
    const { storage, id } = await begun()
    await storage.append(id, step(0))
    expect(await (await open()).read(id)).toEqual([step(0)])
  })
})
