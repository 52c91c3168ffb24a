import { load, tallyOf } from '@sandtable/kernel'
import { PROTOCOL, WATCHER } from '@sandtable/room'
import { ruleSets } from '@sandtable/rules'
import { afterEach, describe, expect, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite.ts'
import type { Storage } from '../storage/storage.ts'
import { anyDecision, FarError, FarPage, quickClock, until, wishFor } from './far.fixture.ts'
import { Games } from './games.ts'

const stores: Storage[] = []
afterEach(async () => {
  for (const storage of stores.splice(0)) await storage.close()
})
const gamesIn = (storage: Storage): Games => new Games(storage, quickClock, () => 1_900_000_000_000)

const people = { german: 'person', allied: 'person' } as const

/** Two people who have sat down at a game, and what they sit at. */
async function begun(scenario = 'plastic/crossroads-house', seats: { [side: string]: 'person' | 'computer' } = people) {
  const storage = sqliteStorage(null)
  stores.push(storage)
  const games = gamesIn(storage)
  const made = await games.create(wishFor(scenario, seats))
  const pages = Object.fromEntries(Object.keys(made.seats).map(side => [side, FarPage.at(games)]))
  for (const [side, page] of Object.entries(pages)) await page.hello(made.game, made.seats[side] ?? '')
  await until(() => Object.values(pages).every(page => page.scene !== null))
  const sides = Object.values(pages) as [FarPage, FarPage]
  /** The page of the side that is to decide. */
  const asked = (): FarPage => sides.find(page => page.scene?.waitingFor.includes(page.seat)) as FarPage
  return { storage, games, made, pages, sides, asked }
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'fine',
    error => (error instanceof FarError ? error.wrong.code : String(error)),
  )

describe('a game', () => {
  test('begins when the last player has sat down, and not before', async () => {
    const storage = sqliteStorage(null)
    stores.push(storage)
    const games = gamesIn(storage)
    const made = await games.create(wishFor('plastic/crossroads-house', people))
    const [first, second] = [FarPage.at(games), FarPage.at(games)]
    await first.hello(made.game, made.seats.german ?? '')
    await until(() => first.company?.sat.length === 1)
    expect(first.scene).toBeNull()
    expect(await codeOf(first.ask('pass', []))).toBe('NET-3')
    expect(await games.list([made.seats.german ?? ''])).toMatchObject([{ stage: 'gathering', waiting: ['allied'] }])
    await second.hello(made.game, made.seats.allied ?? '')
    await until(() => first.scene !== null && second.scene !== null)
    expect(first.company).toMatchObject({
      sat: ['german', 'allied'],
      here: ['german', 'allied'],
      watchers: 0,
      looking: 2,
      called: {},
    })
    expect([first.scene?.seat, second.scene?.seat]).toEqual(['german', 'allied'])
  })

  test('goes on for everybody, and only what is new is sent', async () => {
    const { sides, asked, made, games } = await begun()
    const watcher = FarPage.at(games)
    await watcher.hello(made.game, made.watch)
    for (let n = 0; n < 6; n++) {
      const page = asked()
      await page.ask('decide', [await anyDecision(page)])
      await until(() => [...sides, watcher].every(({ seq }) => seq === page.seq))
    }
    const [first, second] = sides
    expect(first.seq).toBeGreaterThan(5)
    expect(first.log.filter(({ type }) => type === 'decision').length).toBeGreaterThan(5)
    expect(second.log).toEqual(first.log) // nothing is hidden in this set
    expect(watcher.scene).toMatchObject({ seat: WATCHER, prompt: null, watched: true })
    expect(watcher.log).toEqual(first.log)
    const fresh = FarPage.at(games)
    await fresh.hello(made.game, made.seats.german ?? '')
    await until(() => fresh.scene !== null)
    expect(fresh.scene).toEqual(first.scene)
    expect(fresh.log).toEqual(first.log)
  })

  test('is the same in another process that opens it', async () => {
    const { storage, made, asked, sides } = await begun()
    for (let n = 0; n < 4; n++) {
      const page = asked()
      await page.ask('decide', [await anyDecision(page)])
      await until(() => sides.every(({ seq }) => seq === page.seq))
    }
    const page = FarPage.at(gamesIn(storage))
    await page.hello(made.game, made.seats.german ?? '')
    await until(() => page.scene !== null)
    expect(page.scene).toEqual(sides[0].scene)
    expect(page.log).toEqual(sides[0].log)
  })

  test('resumes where a page has stopped listening', async () => {
    const { games, made, asked, sides } = await begun()
    const [first] = sides
    const play = async () => {
      const page = asked()
      await page.ask('decide', [await anyDecision(page)])
      await until(() => asked().seq === page.seq)
    }
    await play()
    const before = { log: first.log.length, said: first.said.length }
    first.hangUp()
    await until(() => sides[1].company?.here.length === 1)
    first.connect(games)
    await first.hello(made.game, made.seats.german ?? '', { again: true })
    await until(() => first.said.slice(before.said).some(({ type }) => type === 'state'))
    expect(first.log.length).toBe(before.log)
    await play()
    expect(first.log).toEqual(sides[1].log)
    expect(first.scene?.view.tables).toEqual(sides[1].scene?.view.tables)
  })

  test('lets the computer play its side', async () => {
    const { sides } = await begun('plastic/crossroads-house', { german: 'computer', allied: 'person' })
    const [page] = sides
    const hasPlayed = () => page.log.some(entry => entry.type === 'decision' && entry.side === 'german')
    const isAsked = () => page.scene?.waitingFor.includes('allied') === true && !page.scene.thinking
    // whoever wins the dice goes first
    for (let n = 0; n < 40 && !hasPlayed(); n++) {
      await until(() => hasPlayed() || isAsked())
      if (!hasPlayed()) await page.ask('pass', []).catch(async () => page.ask('decide', [await anyDecision(page)]))
    }
    await until(isAsked)
    expect(hasPlayed()).toBe(true)
    expect(page.company?.sat).toEqual(['allied'])
  })

  test('with computers alone is played to its end, packed, and verifies', async () => {
    const storage = sqliteStorage(null)
    stores.push(storage)
    let now = 0
    const games = new Games(storage, quickClock, () => now)
    const made = await games.create(wishFor('plastic/tutorial', {}))
    const watcher = FarPage.at(games)
    await watcher.hello(made.game, made.watch)
    await until(() => watcher.scene?.outcome !== null && watcher.scene !== null && !watcher.scene.thinking)
    const save = await watcher.ask('save', [])
    const { host, differs } = load(ruleSets, save, 'downloaded')
    expect(differs).toBeNull()
    expect(host.over).toBe(true)
    expect(tallyOf(host).seals).toEqual([watcher.card?.seal])
    watcher.hangUp()
    now = 10 * 60_000
    await games.tidy()
    expect(games.size).toBe(0)
    expect(await games.list([made.watch])).toMatchObject([{ stage: 'over', waiting: [] }])
    const later = FarPage.at(games)
    await later.hello(made.game, made.watch)
    await until(() => later.scene !== null)
    expect(await later.ask('save', [])).toBe(save)
  })
})

test('what one side hides never reaches the other', async () => {
  const seats = { attacker: 'person', defender: 'person' } as const
  const { sides, asked, games, made } = await begun('blaze/crossroads-at-saint-martin', seats)
  const watcher = FarPage.at(games)
  await watcher.hello(made.game, made.watch)
  for (let n = 0; n < 4; n++) {
    const page = asked()
    const { seq } = page
    await page.ask('placeRest', []).catch(() => {})
    if (page.seq === seq) await page.ask('decide', [await anyDecision(page)])
    await until(() => [...sides, watcher].every(one => one.seq > seq))
  }
  type Known = { readonly id: string; readonly at?: unknown }
  const pieces = ({ scene }: FarPage) => (scene?.view.tables.piece ?? []) as readonly Known[]
  const [first, second] = sides
  const pairs = [
    [first, second],
    [second, first],
    [first, watcher],
    [second, watcher],
  ] as const
  const hidden = pairs.map(([knows, not]) => {
    const open = new Set(pieces(not).map(({ id }) => id))
    const secret = pieces(knows).filter(({ id, at }) => at && !open.has(id))
    const heard = JSON.stringify(not.said)
    const told = secret.filter(({ id, at }) => heard.includes(`"${id}"`) || heard.includes(JSON.stringify(at)))
    return { secret: secret.length, told }
  })
  expect(hidden.flatMap(({ told }) => told)).toEqual([])
  expect(hidden.reduce((sum, { secret }) => sum + secret, 0)).toBeGreaterThan(0)
})

describe('whatever goes wrong changes nothing', () => {
  test('a decision that is not allowed, malformed, late or early', async () => {
    const { asked, sides, storage, made } = await begun()
    const page = asked()
    const other = sides.find(one => one !== page) as FarPage
    const decision = await anyDecision(page)
    const before = await storage.read(made.game)
    expect(await codeOf(other.ask('decide', [decision]))).toBe('REFUSED')
    expect(await codeOf(page.ask('decide', [{ action: 'none' }]))).toMatch(/PLAY-2$/)
    expect(await codeOf(page.ask('decide', [{ ...decision, __proto__: null, more: 1 } as never]))).toMatch(/PLAY-/)
    expect(await codeOf(page.ask('decide', [decision], { seq: page.seq + 1 }))).toBe('NET-1')
    expect(await storage.read(made.game)).toEqual(before)
  })

  test('an answer to an earlier question', async () => {
    const { asked } = await begun()
    const page = asked()
    const { seq } = page
    const decision = await anyDecision(page)
    await page.ask('decide', [decision])
    await until(() => page.seq > seq)
    expect(await codeOf(page.ask('decide', [decision], { seq }))).toBe('NET-3')
  })

  test('the same message twice counts once', async () => {
    const { asked, storage, made } = await begun()
    const page = asked()
    const { seq } = page
    const decision = await anyDecision(page)
    const twice = [0, 1].map(() => page.ask('decide', [decision], { seq, key: 'one' }))
    expect(await Promise.all(twice)).toEqual([null, null])
    expect((await storage.read(made.game)).filter(({ key }) => key.endsWith(' one'))).toHaveLength(1)
  })

  test('what cannot be stored has not happened, and can be tried again', async () => {
    const { asked, sides, storage, made } = await begun()
    const page = asked()
    const decision = await anyDecision(page)
    const before = await storage.read(made.game)
    const { append } = storage
    storage.append = () => Promise.reject(new Error('the disk is full'))
    expect(await codeOf(page.ask('decide', [decision]))).toBe('NET-5')
    storage.append = append
    expect(await storage.read(made.game)).toEqual(before)
    expect(sides.map(({ seq }) => seq)).toEqual([before.length - 1, before.length - 1])
    expect(await codeOf(page.ask('decide', [decision]))).toBe('fine')
    await until(() => sides.every(({ seq }) => seq === before.length))
  })

  test('two nodes never both take a step', async () => {
    const { asked, storage, made } = await begun()
    const page = asked()
    const twin = FarPage.at(gamesIn(storage))
    await twin.hello(made.game, made.seats[page.seat] ?? '')
    await until(() => twin.seq === page.seq)
    const decision = await anyDecision(page)
    const codes = await Promise.all([page, twin].map(one => codeOf(one.ask('decide', [decision]))))
    expect(codes.sort()).toEqual(['NET-3', 'fine'])
    await until(() => twin.seq === page.seq)
    expect(twin.log).toEqual(page.log)
    const steps = await storage.read(made.game)
    expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, i) => i))
  })

  test('who looks at another node hears of everything there', async () => {
    const { asked, storage, made } = await begun()
    const far = gamesIn(storage)
    const watcher = FarPage.at(far)
    await watcher.hello(made.game, made.watch)
    await until(() => watcher.scene !== null)
    const page = asked()
    const { seq } = page
    await page.ask('decide', [await anyDecision(page)])
    await until(() => page.seq > seq)
    expect(watcher.seq).toBe(seq)
    await far.follow()
    expect(watcher.seq).toBe(page.seq)
    expect(watcher.log).toEqual(page.log)
  })

  const nonsense: readonly (readonly [string, unknown, string])[] = [
    ['no JSON', '{', 'NET-1'],
    ['a list', [], 'NET-1'],
    ['no type', {}, 'NET-1'],
    ['too deep', '['.repeat(40_000), 'NET-1'],
    ['too long', `{"type":"${'x'.repeat(70_000)}"}`, 'NET-8'],
    ['an unknown call', { type: 'ask', id: 1, call: 'constructor', args: [], seq: 0, key: '' }, 'NET-1'],
    ['a call of the local table', { type: 'ask', id: 1, call: 'sit', args: ['allied'], seq: 0, key: '' }, 'NET-1'],
    ['arguments of no kind', { type: 'ask', id: 1, call: 'question', args: [null], seq: 0, key: '' }, 'PF-PLAY-3'],
    ['a second hello', { type: 'hello', protocol: PROTOCOL, game: 'x', secret: 'y', nonce: '', name: '' }, 'NET-4'],
  ]
  test.each(nonsense)('a message that is nonsense: %s', async (_, message, code) => {
    const { sides, storage, made } = await begun()
    const before = await storage.read(made.game)
    const [page] = sides
    page.say(message)
    await until(() => page.wrongs.length > 0)
    expect(page.wrongs[0]?.code).toBe(code)
    expect(await storage.read(made.game)).toEqual(before)
    expect(await page.ask('sheet', ['nobody'])).toBeNull()
  })

  const strangers: readonly (readonly [string, object, string])[] = [
    ['a wrong secret', { secret: 'x'.repeat(24) }, 'NET-2'],
    ['a wrong game', { game: 'none' }, 'NET-2'],
    ['an old page', { protocol: 0 }, 'NET-6'],
  ]
  test.each(strangers)('%s is turned away', async (_, more, code) => {
    const { games, made } = await begun()
    const page = FarPage.at(games)
    const hello = { type: 'hello', protocol: PROTOCOL, game: made.game, secret: made.seats.german, nonce: '', name: '' }
    page.say({ ...hello, ...more })
    await until(() => page.closed !== null)
    expect(page.wrongs.map(wrong => wrong.code)).toEqual([code])
    expect(page.heard).toHaveLength(1)
  })

  test('who watches decides nothing', async () => {
    const { games, made, storage } = await begun()
    const watcher = FarPage.at(games)
    await watcher.hello(made.game, made.watch)
    const before = await storage.read(made.game)
    for (const call of ['decide', 'pass', 'undo', 'redo', 'placeRest', 'letPass'] as const)
      expect(await codeOf(watcher.ask(call, [{ action: 'end' }] as never))).toBe('NET-4')
    expect(await storage.read(made.game)).toEqual(before)
  })

  test('what is asked too fast is answered, so that nobody waits for it', async () => {
    const { sides } = await begun()
    const asked = Array.from({ length: 200 }, () => codeOf(sides[0].ask('sheet', ['nobody'])))
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['fine', 'NET-8']))
  })

  test('a flood ends the connection, and nobody else notices', async () => {
    const { sides } = await begun()
    const [page, other] = sides
    for (let n = 0; n < 1000; n++) page.say({ type: 'ask', id: n, call: 'sheet', args: ['x'], seq: 0, key: '' })
    await until(() => page.closed !== null)
    expect(page.wrongs.some(({ code }) => code === 'NET-8')).toBe(true)
    expect(await other.ask('sheet', ['nobody'])).toBeNull()
  })
})
