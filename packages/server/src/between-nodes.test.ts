import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyDecision, FarPage, quickClock, until, wishFor } from './game/far.fixture.ts'
import { Games } from './game/games.ts'
import { type Postgres, startPostgres } from './storage/postgres.fixture.ts'
import { postgresStorage } from './storage/postgres.ts'
import type { Step, Storage } from './storage/storage.ts'

let database: Postgres
let watch: pg.Client
const open: Storage[] = []
beforeAll(async () => {
  database = await startPostgres()
  watch = new pg.Client({ connectionString: database.address })
  await watch.connect()
}, 120_000)
afterAll(async () => {
  await watch.end()
  for (const storage of open) await storage.close()
  database.stop()
})

/** The lines over which nodes listen; one that has only connected does not yet. */
async function lines(): Promise<readonly number[]> {
  const { rows } = await watch.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'sandtable_step' and state = 'idle' and query <> ''`,
  )
  return rows.map(({ pid }) => pid)
}

/** Until so many nodes listen, over lines that are none of those. */
async function listening(count: number, others: readonly number[] = []): Promise<void> {
  const isSo = async (): Promise<boolean> => (await lines()).filter(pid => !others.includes(pid)).length === count
  while (!(await isSo())) await new Promise(done => setTimeout(done, 20))
}

/** A node; it never looks at the table by itself. */
async function node(change: (storage: Storage) => Storage = it => it, now = () => 1_900_000_000_000): Promise<Games> {
  const storage = await postgresStorage(database.address)
  open.push(storage)
  return new Games(change(storage), quickClock, now)
}

/** Two nodes that hear each other: news that comes before a node listens is lost. */
async function hearing(change?: (storage: Storage) => Storage): Promise<readonly [Games, Games]> {
  const earlier = (await lines()).length
  const nodes = [await node(change), await node(change)] as const
  await listening(earlier + 2)
  return nodes
}

const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })

/** A game whose players sit at two nodes. */
async function apart(nodes: readonly [Games, Games]) {
  const { game, seats, watch } = await nodes[0].create(wish)
  const pages = [...Object.values(seats)].map((secret, i) => ({ page: FarPage.at(nodes[i] as Games), secret }))
  for (const { page, secret } of pages) await page.hello(game, secret)
  return { game, watch, pages: pages.map(({ page }) => page) }
}

/** What waits until so many have come. */
function gate(count: number): readonly [Promise<void>, () => void] {
  let open = (): void => {}
  const all = new Promise<void>(done => {
    open = done
  })
  let come = 0
  return [all, () => ++come === count && open()]
}

async function decide(pages: readonly FarPage[]): Promise<number> {
  const asked = (): FarPage | undefined => pages.find(page => page.scene?.waitingFor.includes(page.seat))
  await until(() => asked() !== undefined)
  const page = asked() as FarPage
  await page.ask('decide', [await anyDecision(page)])
  return page.seq
}

describe('between two nodes', () => {
  test('news of a step is heard, and what was missed is read', async () => {
    const nodes = await hearing()
    const { pages } = await apart(nodes)
    await until(() => pages.every(({ scene }) => scene !== null))
    for (let n = 0; n < 8; n++) {
      const seq = await decide(pages)
      await until(() => pages.every(page => page.seq === seq))
    }
    expect(pages[0]?.log).toEqual(pages[1]?.log)
  })

  test('a look at the table finds what no news has told', async () => {
    const deaf = (storage: Storage): Storage => ({ ...storage, hear() {} })
    const nodes = [await node(deaf), await node(deaf)] as const
    const { pages } = await apart(nodes)
    const look = async (): Promise<void> => {
      for (const one of nodes) await one.follow()
    }
    // whoever is stored last begins the game; the other node must look
    await until(() => pages.some(({ scene }) => scene !== null))
    await look()
    expect(pages.every(({ scene }) => scene !== null)).toBe(true)
    const seq = await decide(pages)
    const behind = pages.filter(page => page.seq < seq)
    expect(behind).toHaveLength(1)
    await look()
    expect(pages.map(page => page.seq)).toEqual([seq, seq])
    expect(pages[0]?.log).toEqual(pages[1]?.log)
  })

  test('two who sit down at one moment both sit', async () => {
    const [both, open] = gate(2)
    const meeting = (storage: Storage): Storage => ({
      ...storage,
      async append(id, step) {
        open()
        await both
        return storage.append(id, step)
      },
    })
    const nodes = await hearing(meeting)
    const { pages } = await apart(nodes)
    await until(() => pages.every(({ scene }) => scene !== null))
    expect(pages.map(({ wrongs }) => wrongs)).toEqual([[], []])
  })

  test('a node whose line for news is cut takes it up again', async () => {
    const nodes = await hearing()
    const before = await lines()
    for (const pid of before) await watch.query('select pg_terminate_backend($1)', [pid])
    await listening(before.length, before)
    const { pages } = await apart(nodes)
    await until(() => pages.every(({ scene }) => scene !== null))
    const seq = await decide(pages)
    await until(() => pages.every(page => page.seq === seq))
    expect(pages[0]?.log).toEqual(pages[1]?.log)
  })

  test('whoever leads a review at one node leads those at the other', async () => {
    const nodes = await hearing()
    const { pages, game, watch } = await apart(nodes)
    await until(() => pages.every(({ scene }) => scene !== null))
    const [leads, follows] = pages as [FarPage, FarPage]
    const moment = { by: 'page', name: 'Anna', at: 3, viewer: 'german' }
    await expect(leads.ask('wind', [moment])).rejects.toThrow('not over')
    await leads.ask('propose', ['resign'])
    await until(() => pages.every(({ scene }) => scene?.outcome != null))
    await leads.ask('wind', [moment])
    await until(() => follows.wound !== null)
    expect(follows.wound).toEqual(moment)
    for (const bad of [{ ...moment, at: -1 }, { ...moment, name: 'x'.repeat(81) }, null])
      await expect(leads.ask('wind', [bad as never])).rejects.toThrow('NET-1')
    expect(follows.wound).toEqual(moment)
    const late = FarPage.at(nodes[1])
    await late.hello(game, watch)
    await until(() => late.wound !== null)
    expect(late.wound).toEqual(moment)
    leads.hangUp()
    await until(() => late.wound === null && follows.wound === null) // nobody leads any more
  })

  test('everybody sees who is there at the other node, and who has gone with it', async () => {
    const nodes = await hearing()
    const { pages, game, watch } = await apart(nodes)
    await until(() => pages.every(({ scene }) => scene !== null))
    const [one, two] = pages as [FarPage, FarPage]
    const here = (): unknown => pages.map(({ company }) => [company?.here, company?.looking])
    const both = [['german', 'allied'], 2]
    await until(() => JSON.stringify(here()) === JSON.stringify([both, both]))
    // nobody takes over for somebody who is at the other node
    await expect(one.ask('propose', ['take over', { of: 'allied' }])).rejects.toThrow('is here')
    const watcher = FarPage.at(nodes[1])
    await watcher.hello(game, watch)
    await until(() => one.company?.watchers === 1 && one.company.looking === 3)
    expect(watcher.company?.here).toEqual(['german', 'allied'])
    two.hangUp()
    await until(() => one.company?.here.length === 1)
    await nodes[1].rest()
    await until(() => one.company?.looking === 1)
  })

  test('a node that was killed is forgotten after a while', async () => {
    let now = 1_900_000_000_000
    const nodes = [await node(undefined, () => now), await node(undefined, () => now)] as const
    const { pages } = await apart(nodes)
    const [one] = pages as [FarPage, FarPage]
    await nodes[0].follow()
    await until(() => one.company?.here.length === 2)
    now += 14_000
    await nodes[1].follow() // it says that it is there
    now += 14_000
    await nodes[0].follow()
    expect(one.company?.here).toEqual(['german', 'allied'])
    now += 2000
    await nodes[0].follow()
    expect(one.company?.here).toEqual(['german'])
  })

  test('whoever comes to one node while the other begins the game is let in', async () => {
    const [bothSit, beginsNow] = gate(1)
    const [stored, isStored] = gate(1)
    const isBeginning = ({ body }: Step): boolean => body.startsWith('{"type":"grown"')
    const nodes = [
      await node(storage => ({
        ...storage,
        async append(game, step) {
          if (isBeginning(step)) await bothSit
          const first = await storage.append(game, step)
          if (isBeginning(step)) isStored()
          return first
        },
      })),
      await node(storage => ({
        ...storage,
        async append(game, step) {
          if (isBeginning(step)) {
            beginsNow() // the other is quicker by a hair
            await stored
          }
          return storage.append(game, step)
        },
      })),
    ] as const
    const { game, seats } = await nodes[0].create(wish)
    const early = Object.values(seats).map(secret => {
      const page = FarPage.at(nodes[0])
      return page.hello(game, secret).then(() => page)
    })
    await Promise.all(early)
    while ((await open[0]?.read(game))?.length !== 2) await new Promise(done => setTimeout(done, 5))
    const late = FarPage.at(nodes[1])
    await late.hello(game, Object.values(seats)[0] ?? '')
    await until(() => late.scene !== null || late.closed !== null)
    expect([late.closed, late.wrongs]).toEqual([null, []])
  })
})
