import { type Card, WATCHER } from '@sandtable/room'
import { afterEach, expect, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite.ts'
import type { Step, Storage } from '../storage/storage.ts'
import { anyDecision, FarPage, quickClock, until, wishFor } from './far.fixture.ts'
import { Games } from './games.ts'
import { Lobby } from './lobby.ts'
import { waitingSeen } from './standing.ts'

const stores: Storage[] = []
afterEach(async () => {
  for (const storage of stores.splice(0)) await storage.close()
})

const people = { german: 'person', allied: 'person' } as const
const wish = wishFor('plastic/tutorial', people)

function begun() {
  const storage = sqliteStorage(null)
  stores.push(storage)
  const clock = { now: 1_900_000_000_000 }
  const games = new Games(storage, quickClock, () => clock.now)
  const lobby = new Lobby(storage, games, () => clock.now, 30_000)
  const sit = async (game: string, secret: string): Promise<FarPage> => {
    const page = FarPage.at(games)
    await page.hello(game, secret)
    return page
  }
  return { storage, games, lobby, clock, sit }
}

test('an open game is joined by whoever comes first, and can be watched once it is played', async () => {
  const { games, lobby, sit } = begun()
  const made = await games.create({ ...wish, open: ['allied'], watch: true, pace: 'day' })
  expect(Object.keys(made.seats)).toEqual(['german'])
  const about = { game: made.game, card: { title: 'A test', pace: 'day' } }
  expect(await lobby.list()).toMatchObject([{ ...about, stage: 'gathering', free: ['allied'], watch: true }])
  const first = await sit(made.game, made.seats.german ?? '')
  const taken = await lobby.sit(made.game, 'allied')
  await expect(lobby.sit(made.game, 'allied')).rejects.toThrow(/taken/)
  await expect(lobby.sit(made.game, 'german')).rejects.toThrow(/taken/)
  const second = await sit(made.game, taken.secret)
  await until(() => first.scene !== null && second.scene !== null)
  expect(await lobby.list()).toMatchObject([{ ...about, stage: 'playing', free: [], watch: true }])
  const watcher = await sit(made.game, (await lobby.sit(made.game, WATCHER)).secret)
  await until(() => watcher.scene !== null)
  expect(watcher.scene?.watched).toBe(true)
})

test('whoever watches with a delay does not learn from the lobby that a game is over', async () => {
  const { games, lobby, sit, clock } = begun()
  const now = await games.create({ ...wish, watch: true })
  const late = await games.create({ ...wish, watch: true, watching: { sees: null, delay: 120 } })
  for (const { game, seats } of [now, late]) {
    const pages = await Promise.all(Object.values(seats).map(secret => sit(game, secret)))
    await until(() => pages.every(({ scene }) => scene !== null))
    await pages[0]?.ask('propose', ['resign'])
    await until(() => pages.every(({ scene }) => scene?.outcome != null))
  }
  const listed = async () => (await lobby.list()).map(({ game, stage, watch }) => [game, stage, watch])
  expect(await listed()).toEqual([[late.game, 'playing', true]])
  clock.now += 119_999
  expect(await listed()).toEqual([[late.game, 'playing', true]])
  clock.now += 1
  expect(await listed()).toEqual([])
})

test('a game that is not open is not listed, and its seats cannot be taken', async () => {
  const { games, lobby } = begun()
  const { game } = await games.create(wish)
  expect(await lobby.list()).toEqual([])
  for (const side of ['german', 'allied', WATCHER]) await expect(lobby.sit(game, side)).rejects.toThrow(/taken/)
  await expect(games.create({ ...wish, open: ['nobody'] })).rejects.toThrow(/nobody plays/)
})

test('two who want a quick battle meet in one game', async () => {
  const { lobby, sit } = begun()
  const [a, b] = [await lobby.quick({ wish, yours: 'german' }), await lobby.quick({ wish, yours: 'german' })]
  expect([a.game, a.side, b.side]).toEqual([b.game, 'german', 'allied'])
  expect((await lobby.quick({ wish, yours: 'german' })).game).not.toBe(a.game) // a third waits for a fourth
  const pages = [await sit(a.game, a.secret), await sit(b.game, b.secret)]
  await until(() => pages.every(page => page.scene !== null))
})

test('where nobody comes, the computer sits down, and a process that starts later finds it there', async () => {
  const { storage, lobby, clock, sit } = begun()
  const { game, secret, side } = await lobby.quick({ wish, yours: 'allied' })
  const page = await sit(game, secret)
  clock.now += 29_999
  await lobby.fill()
  expect(page.scene).toBeNull()
  clock.now += 1
  await lobby.fill()
  await until(() => page.scene?.waitingFor.includes(side) === true) // the computer has played as far as it could
  expect(page.scene?.table.seats).toEqual({ german: 'computer', allied: 'person' })
  expect(await lobby.list()).toEqual([])
  const later = FarPage.at(new Games(storage, quickClock, () => clock.now))
  await later.hello(game, secret)
  await until(() => later.scene?.waitingFor.includes(side) === true)
  expect(later.scene?.table.seats).toEqual({ german: 'computer', allied: 'person' })
})

test('while sides decide unseen, a list of games does not say who is ready', async () => {
  const { games, sit, storage } = begun()
  const seats = { british: 'person', german: 'person' } as const
  const made = await games.create(wishFor('blaze/tutorial', seats))
  const [one, two] = (await Promise.all(Object.values(made.seats).map(secret => sit(made.game, secret)))) as [
    FarPage,
    FarPage,
  ]
  await until(() => one.scene !== null && two.scene !== null)
  while (!one.scene?.readiness) {
    const page = [one, two].find(({ scene, side }) => scene?.waitingFor.includes(side)) as FarPage
    const { seq } = page
    await page.ask('decide', [await anyDecision(page)])
    await until(() => [one, two].every(all => all.seq > seq))
  }
  const listed = async (secret = ''): Promise<unknown> => (await games.list([secret]))[0]
  const [first, second] = [one.side, two.side].map(side => made.seats[side])
  expect(await listed(first)).toMatchObject({ stage: 'playing', waiting: [one.side] })
  // of two sides, one knows what the other does; whoever watches cannot tell which of them is ready
  const { seq, at } = (await storage.read(made.game)).at(-1) as Step
  const body = '{"type":"said","said":{"ping":[0,0]}}'
  await storage.append(made.game, { seq: seq + 1, at, by: '', key: '', stage: 'planning', waiting: [two.side], body })
  expect(await Promise.all([first, second, made.watch].map(listed))).toMatchObject([
    { stage: 'playing', waiting: [two.side] },
    { stage: 'playing', waiting: [two.side] },
    { stage: 'playing', waiting: [one.side, two.side] },
  ])
  const three = {
    ...(one.card as Card),
    players: { a: 'a', b: 'b', c: 'c' },
    seats: { a: 'person', b: 'person', c: 'person' },
  }
  for (const ready of ['b', 'c'])
    expect(
      waitingSeen(
        three as Card,
        'a',
        'planning',
        ['b', 'c'].filter(side => side !== ready),
      ),
    ).toEqual(['b', 'c'])
})
