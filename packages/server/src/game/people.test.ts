import { scripted } from '@sandtable/bots'
import { load, tallyOf, UMPIRE } from '@sandtable/kernel'
import { type Company, type GameWish, newRoom } from '@sandtable/room'
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

const people = { german: 'person', allied: 'person' } as const
let now = 1_900_000_000_000

/** A game at which everybody sits: one page a seat. */
async function begun(
  more: Partial<GameWish> = {},
  scenario = 'plastic/crossroads-house',
  seats: GameWish['seats'] = people,
) {
  const storage = sqliteStorage(null)
  stores.push(storage)
  const gamesAgain = () => new Games(storage, quickClock, () => now)
  const games = gamesAgain()
  const made = await games.create({ ...wishFor(scenario, seats), ...more })
  const pages: { [seat: string]: FarPage } = {}
  for (const [seat, secret] of Object.entries(made.seats)) {
    const page = FarPage.at(games)
    pages[seat] = page
    await page.hello(made.game, secret)
  }
  await until(() => Object.values(pages).every(({ scene }) => scene !== null))
  const asked = (): FarPage =>
    Object.values(pages).find(({ scene, side }) => scene?.waitingFor.includes(side)) as FarPage
  const other = (page: FarPage): FarPage => Object.values(pages).find(one => one.side !== page.side) as FarPage
  const watcher = async () => {
    const page = FarPage.at(games)
    await page.hello(made.game, made.watch)
    return page
  }
  return { storage, games, gamesAgain, made, pages, asked, other, watcher }
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'fine',
    error => (error instanceof FarError ? error.wrong.code : String(error)),
  )

const proposed = ({ company }: FarPage): Company['proposals'] => company?.proposals ?? []
const isOver = ({ scene }: FarPage): boolean => scene?.outcome != null
const texts = ({ talk }: FarPage): readonly string[] =>
  talk.map(({ said }) => ('text' in said ? said.text : 'ping' in said ? 'a ping' : 'a ruler'))

/** Somebody decides anything. */
async function play(page: FarPage): Promise<void> {
  const { seq } = page
  await page.ask('decide', [await anyDecision(page)])
  await until(() => page.seq > seq)
}

describe('what the players agree on', () => {
  test('who resigns loses, and the save says so after a restart', async () => {
    const { pages, gamesAgain, made } = await begun()
    await pages.german?.ask('propose', ['resign'])
    await until(() => Object.values(pages).every(isOver))
    expect(pages.allied?.scene?.outcome?.winners).toEqual(['allied'])
    const page = FarPage.at(gamesAgain())
    await page.hello(made.game, made.seats.allied ?? '')
    await until(() => isOver(page))
    const { host, differs } = load(ruleSets, await page.ask('save', []), 'resigned')
    expect(differs).toBeNull()
    expect(host.ending).toEqual({ how: 'resigned', side: 'german', winners: ['allied'] })
    expect(await codeOf(page.ask('propose', ['draw']))).toBe('NET-4')
  })

  test('a draw needs everybody, can be refused, and is remembered by another node', async () => {
    const { pages, gamesAgain, made } = await begun()
    const [one, two] = Object.values(pages) as [FarPage, FarPage]
    await one.ask('propose', ['draw'])
    await until(() => proposed(two).length === 1)
    expect(proposed(two)).toEqual([{ what: 'draw', by: one.seat, yes: [one.seat], open: [two.seat] }])
    expect(await codeOf(one.ask('answer', ['draw', true]))).toBe('NET-4') // nobody agrees with oneself
    await two.ask('answer', ['draw', false])
    await until(() => proposed(one).length === 0)
    expect(isOver(one)).toBe(false)
    expect(one.company?.declined).toEqual({ what: 'draw', by: two.seat }) // whoever asked is told
    await one.ask('propose', ['draw'])
    await until(() => proposed(two).length === 1)
    expect(two.company?.declined).toBeUndefined()
    const far = FarPage.at(gamesAgain())
    await far.hello(made.game, made.seats[two.seat] ?? '')
    await far.ask('answer', ['draw', true])
    await until(() => isOver(far))
    expect(far.scene?.outcome?.winners).toEqual([])
  })

  test('a decision is taken back with what the other has decided since, but not past dice', async () => {
    const { asked, other, storage, made } = await begun()
    const codes = new Set<string>()
    for (let n = 0; n < 60 && codes.size < 2; n++) {
      const page = asked()
      const waits = other(page)
      const before = await storage.read(made.game)
      const code = await codeOf(waits.ask('propose', ['take back']))
      codes.add(code)
      if (code === 'fine') {
        const { length } = waits.log
        await until(() => proposed(page).length === 1)
        await page.ask('answer', ['take back', true])
        await until(() => waits.log.length < length)
        expect(page.log).toEqual(waits.log)
        expect(asked()).toBe(waits)
      } else expect(await storage.read(made.game)).toEqual(before)
      await play(asked())
      await until(() => asked() !== undefined && asked().seq === other(asked()).seq)
    }
    expect(codes).toEqual(new Set(['REFUSED', 'fine']))
  })

  test('a computer plays for somebody who has left if all agree, and gives the seat back', async () => {
    const { pages, games, made } = await begun()
    const [one, two] = Object.values(pages) as [FarPage, FarPage]
    expect(await codeOf(one.ask('propose', ['take over', { of: two.seat }]))).toBe('NET-4') // is here
    two.hangUp()
    await until(() => one.company?.here.length === 1)
    await one.ask('propose', ['take over', { of: two.seat }])
    await until(() => one.company?.left.includes(two.seat) === true)
    await until(() => one.scene?.table.seats[two.side] === 'computer')
    const back = FarPage.at(games)
    await back.hello(made.game, made.seats[two.seat] ?? '')
    expect(await codeOf(back.ask('pass', []))).toBe('NET-4')
    await back.ask('comeBack', [])
    await until(() => one.company?.left.length === 0)
    await until(() => one.scene?.table.seats[two.side] === 'far')
  })

  test('a rematch is another game with the sides exchanged, at which everybody has a seat', async () => {
    const { pages, games } = await begun()
    const [german, allied] = [pages.german, pages.allied] as [FarPage, FarPage]
    const [a, b, watch] = ['a', 'b', 'w'].map(letter => letter.repeat(24)) as [string, string, string]
    expect(await codeOf(german.ask('propose', ['rematch', { secret: a, watch }]))).toBe('NET-4')
    await german.ask('propose', ['resign'])
    await until(() => isOver(allied))
    expect(await codeOf(german.ask('propose', ['rematch', { secret: 'short', watch }]))).toBe('NET-1')
    await german.ask('propose', ['rematch', { secret: a, watch }])
    await until(() => proposed(allied).length === 1)
    await allied.ask('answer', ['rematch', true, { secret: b }])
    await until(() => german.company?.rematch != null)
    const game = german.company?.rematch ?? ''
    const [first, second, third] = [FarPage.at(games), FarPage.at(games), FarPage.at(games)]
    await first.hello(game, a)
    await second.hello(game, b)
    await third.hello(game, watch)
    await until(() => first.scene !== null && second.scene !== null && third.scene !== null)
    expect([first.seat, second.seat]).toEqual(['allied', 'german'])
  })
})

describe('what people share', () => {
  test('everybody hears a line, a ping and a ruler; a new page hears them again', async () => {
    const { pages, games, made } = await begun()
    const [one, two] = Object.values(pages) as [FarPage, FarPage]
    await one.ask('say', [{ text: 'Hello', to: 'all' }])
    await one.ask('say', [{ ping: [1000, 2000] }])
    await one.ask('say', [{ ruler: [[0, 0], [1000, 0]] }]) // biome-ignore format: one line reads better
    await until(() => two.talk.length === 3)
    expect(texts(two)).toEqual(['Hello', 'a ping', 'a ruler'])
    expect(two.talk[0]).toMatchObject({ by: one.seat })
    const fresh = FarPage.at(games)
    await fresh.hello(made.game, made.seats[two.seat] ?? '')
    expect(texts(fresh)).toEqual(texts(two))
  })

  test.each([
    ['nothing', null],
    ['an empty line', { text: ' ', to: 'all' }],
    ['a line to nobody', { text: 'Hello', to: 'them' }],
    ['a long line', { text: 'x'.repeat(501), to: 'all' }],
    ['a ping that is more than a place', { ping: [1, 2, 3] }],
    ['a ping nowhere', { ping: [1, 1e300] }],
    ['half a ruler', { ruler: [[1, 2]] }],
  ])('%s is refused', async (_, said) => {
    const { pages, storage, made } = await begun()
    const before = await storage.read(made.game)
    expect(await codeOf((pages.german as FarPage).ask('say', [said as never]))).toBe('NET-1')
    expect(await storage.read(made.game)).toEqual(before)
  })

  test('those who watch talk among themselves, and to players only if the game says so', async () => {
    for (const talk of [false, true]) {
      const { pages, watcher } = await begun({ watching: { talk } })
      const [one, two] = [await watcher(), await watcher()]
      await one.ask('say', [{ text: 'From the side', to: 'all' }])
      await until(() => texts(two).length === 1)
      await pages.german?.ask('say', [{ text: 'To all', to: 'all' }])
      await until(() => texts(two).length === 2)
      expect(texts(pages.allied as FarPage)).toEqual(talk ? ['From the side', 'To all'] : ['To all'])
    }
  })

  test('a name is heard by all, and kept', async () => {
    const { pages, gamesAgain, made } = await begun()
    await pages.german?.ask('call', ['Anna'])
    await until(() => pages.allied?.company?.called.german === 'Anna')
    const page = FarPage.at(gamesAgain())
    await page.hello(made.game, made.seats.allied ?? '')
    expect(page.company?.called).toEqual({ german: 'Anna' })
  })
})

describe('those who watch', () => {
  const seats = { attacker: 'person', defender: 'person' } as const
  const saintMartin = 'blaze/crossroads-at-saint-martin'
  const known = ({ scene }: FarPage): number => scene?.view.tables.piece.length ?? 0

  test('see no secrets, those of one side, or all, as the maker of the game wants it', async () => {
    const counts: number[] = []
    for (const sees of [null, 'attacker', UMPIRE]) {
      const { asked, watcher } = await begun({ watching: { sees } }, saintMartin, seats)
      const page = asked()
      await page.ask('placeRest', []).catch(() => {})
      const one = await watcher()
      await until(() => one.seq === page.seq)
      counts.push(known(one))
      expect(one.scene).toMatchObject({ watched: true, prompt: null, offers: [] })
      expect(await codeOf(one.ask('decide', [{ action: 'end' }]))).toBe('NET-4')
    }
    expect(counts[0]).toBeLessThan(counts[2] as number)
    expect(counts[1]).toBeLessThanOrEqual(counts[2] as number)
    expect(counts[1]).toBeGreaterThan(counts[0] as number)
  })

  test('are behind by as much as the game says, and hear the players as late', async () => {
    const { asked, pages, watcher } = await begun({ watching: { delay: 60 } })
    const page = asked()
    await play(page)
    await pages.german?.ask('say', [{ text: 'Well played', to: 'all' }])
    const one = await watcher()
    await until(() => one.talk.length >= 0 && one.company !== null)
    expect(one.scene).toBeNull()
    expect(await codeOf(one.ask('sheet', ['nobody']))).toBe('NET-3')
    now += 61_000
    await until(() => one.scene !== null && one.talk.length === 1)
    expect(one.log).toEqual(page.log)
    const { seq } = page
    await play(asked())
    await new Promise(done => setTimeout(done, 30))
    expect(one.seq).toBeLessThan(page.seq)
    expect(page.seq).toBeGreaterThan(seq)
    one.hangUp()
  })

  test('learn from their list what they may see, not whose turn it is by now', async () => {
    const { asked, games, made, watcher } = await begun({
      watching: { delay: 60 },
      clock: { bank: 600, increment: 0, flag: 'loss' },
    })
    const listed = async () => (await games.list([made.watch]))[0]
    expect(await listed()).toMatchObject({ stage: 'gathering', waiting: [], at: now - 60_000 })
    now += 60_000
    const then = now
    const { side } = asked()
    expect(await listed()).toMatchObject({ stage: 'playing', waiting: [side], at: now - 60_000 })
    // until another is asked: the list of a player says so at once, that of the watcher a minute later
    while (asked().side === side) await play(asked())
    expect((await games.list([made.seats[side] ?? '']))[0]?.waiting).not.toContain(side)
    expect(await listed()).toMatchObject({ waiting: [side], at: then - 60_000 })
    const one = await watcher()
    await until(() => one.timing !== null)
    expect(one.timing?.clocks).toBeNull() // one that runs would say it too
    await asked().ask('propose', ['resign'])
    await until(() => one.scene !== null)
    expect(await listed()).toMatchObject({ stage: 'playing', waiting: [side] })
    now += 60_000
    expect(await listed()).toMatchObject({ stage: 'over', waiting: [] })
    one.hangUp()
  })
})

describe('an umpire', () => {
  test('sees all, changes pieces, rolls, rules and ends the game, and the save holds', async () => {
    const { pages } = await begun({ umpire: true })
    const umpire = pages[UMPIRE] as FarPage
    type Man = { readonly id: string; readonly kind: string; readonly side: string; readonly at: readonly number[] }
    const men = () => (umpire.scene?.view.tables.piece ?? []) as readonly (Man & { readonly gone?: boolean })[]
    const [piece, other] = men() as [Man, Man]
    expect((await umpire.ask('settables', [piece.id])).length).toBeGreaterThan(0)
    await umpire.ask('umpire', [{ does: 'change', piece: piece.id, fields: { at: [3, 3] } }])
    await until(() => men()[0]?.at[0] === 7620) // three inches
    const { kind, side } = piece
    await umpire.ask('umpire', [{ does: 'place', piece: { id: 'reserve', kind, side, at: [5, 3] } }])
    await until(() => men().some(({ id }) => id === 'reserve'))
    await umpire.ask('umpire', [{ does: 'remove', piece: other.id }])
    await until(() => men().find(({ id }) => id === other.id)?.gone === true)
    await umpire.ask('umpire', [{ does: 'roll', purpose: 'weather', count: 2, faces: 6 }])
    await until(() => umpire.log.some(entry => entry.type === 'roll' && entry.by === 'umpire'))
    expect(await codeOf(umpire.ask('umpire', [{ does: 'change', piece: piece.id, fields: { at: 'far' } }]))).toMatch(
      /-/,
    )
    await umpire.ask('umpire', [{ does: 'say', words: 'The bridge holds.' }])
    await until(() => JSON.stringify(pages.german?.log).includes('The bridge holds.'))
    expect(await codeOf((pages.german as FarPage).ask('umpire', [{ does: 'say', words: 'Mine.' }]))).toBe('NET-4')
    expect(await codeOf((pages.german as FarPage).ask('settables', [piece.id]))).toBe('NET-4')
    expect(await codeOf(umpire.ask('umpire', [{ does: 'say', words: '' }]))).toBe('NET-1')
    expect(await codeOf(umpire.ask('decide', [{ action: 'end' }]))).toBe('NET-4')
    await umpire.ask('umpire', [{ does: 'end', winners: ['allied'] }])
    await until(() => isOver(pages.german as FarPage))
    const { host, differs } = load(ruleSets, await umpire.ask('save', []), 'umpired')
    expect(differs).toBeNull()
    expect(host.outcome?.winners).toEqual(['allied'])
  })

  test('changes ground, units and sides, and takes a decision back, for all to see', async () => {
    const { pages, asked, gamesAgain, made } = await begun({ umpire: true }, 'muzzleflash/farm-on-the-lane', {
      british: 'person',
      german: 'person',
    })
    const umpire = pages[UMPIRE] as FarPage
    const everybody = Object.values(pages)
    type Known = { readonly id: string; readonly [field: string]: unknown }
    const recordsAt = (page: FarPage, table: string): readonly Known[] =>
      (page.scene?.view.tables as { readonly [table: string]: readonly Known[] } | undefined)?.[table] ?? []
    for (const table of ['side', 'unit', 'terrain'] as const) {
      const states = await Promise.all(
        recordsAt(umpire, table).map(async ({ id }) => ({ id, state: (await umpire.ask('settables', [id]))[0] })),
      )
      const { id, state } = states.find(one => one.state) as (typeof states)[number]
      const { field = '', value, options } = state ?? {}
      const next =
        typeof value === 'boolean'
          ? !value
          : typeof value === 'number'
            ? value + 1
            : options?.find(one => one !== value)
      const before = recordsAt(umpire, table).find(one => one.id === id)?.[field]
      await umpire.ask('umpire', [{ does: 'alter', table, id, fields: { [field]: next as number } }])
      const changed = (page: FarPage): unknown => recordsAt(page, table).find(one => one.id === id)?.[field]
      await until(() => everybody.every(page => changed(page) !== before))
      const wrong = { does: 'alter', table, id, fields: { nothing: 1 } } as const
      expect(await codeOf(umpire.ask('umpire', [wrong]))).not.toBe('fine')
    }
    expect(
      await codeOf(umpire.ask('umpire', [{ does: 'alter', table: 'game', id: 'game', fields: {} } as never])),
    ).toBe('NET-1')
    const player = asked()
    expect(await codeOf(umpire.ask('umpire', [{ does: 'take back', side: player.side }]))).toBe('REFUSED')
    const before = player.scene?.view.tables
    await play(player)
    expect(player.scene?.view.tables).not.toEqual(before)
    await umpire.ask('umpire', [{ does: 'take back', side: player.side }])
    await until(() => everybody.every(({ seq }) => seq === umpire.seq))
    expect(player.scene?.view.tables).toEqual(before)
    await play(player) // and the player decides anew
    const page = FarPage.at(gamesAgain())
    await page.hello(made.game, made.seats[UMPIRE] ?? '')
    await until(() => page.scene !== null)
    expect(page.scene?.view.tables).toEqual(umpire.scene?.view.tables)
  })
})

test('several people share a side: each decides for their own units, and all of them for the side', async () => {
  const scenario = 'muzzleflash/tutorial'
  const { pages, asked } = await begun({}, scenario, { british: 'person', german: 'person' })
  type Man = { readonly id: string; readonly side: string; readonly unit?: string | null }
  const men = ((asked().scene?.view.tables.piece ?? []) as readonly Man[]).filter(({ side }) => side === 'british')
  const mine = men.slice(0, 1).map(({ id }) => id)
  const theirs = men.slice(1).map(({ id }) => id)
  expect(Object.keys(pages)).toEqual(['british', 'german'])
  const shared = await begun({ shared: { british: [mine, theirs] } }, scenario, { british: 'person', german: 'person' })
  const [one, two] = [shared.pages.british, shared.pages['british+2']] as [FarPage, FarPage]
  expect([one.side, two.side]).toEqual(['british', 'british'])
  for (let n = 0; n < 40; n++) {
    await until(() => shared.asked() !== undefined)
    const page = shared.asked()
    if (page.side !== 'british') {
      await page.ask('pass', []).catch(() => play(page))
      continue
    }
    const decision = await anyDecision(one)
    const actor = Object.values(decision).find(value => men.some(({ id }) => id === value))
    if (actor === undefined) {
      await (n % 2 === 0 ? one : two).ask('decide', [decision])
      continue
    }
    const [owner, not] = mine.includes(actor as string) ? [one, two] : [two, one]
    expect(await codeOf(not.ask('decide', [decision]))).toBe('NET-4')
    expect(await codeOf(owner.ask('decide', [decision]))).toBe('fine')
    return
  }
  throw new Error('nobody was asked to act with a man')
})

test('those who share a side get equal parts, and can hand a unit over; the other side hears nothing of it', async () => {
  const seats = { british: 'person', german: 'person' } as const
  const { pages } = await begun({ shared: { british: 2 } }, 'muzzleflash/tutorial', seats)
  const [one, two, foe] = [pages.british, pages['british+2'], pages.german] as [FarPage, FarPage, FarPage]
  const [unit = ''] = one.shares?.british ?? []
  expect(unit).not.toBe('')
  expect(await codeOf(two.ask('give', [unit, 'british']))).toBe('NET-4') // it is not theirs
  expect(await codeOf(one.ask('give', [unit, 'german']))).toBe('NET-4')
  await one.ask('give', [unit, 'british+2'])
  await until(() => two.shares?.['british+2']?.includes(unit) === true)
  expect(one.shares?.british).not.toContain(unit)
  expect(foe.shares).toBeNull()
  expect(foe.said.some(({ type }) => type === 'shares')).toBe(false)
})

test('a game that was saved at one screen goes on far apart, with dice that nobody knows', async () => {
  const { scenario, file } = wishFor('plastic/crossroads-house', people)
  const room = newRoom({ ...wishFor(file, people), dice: { from: 'seed', seed: 7 }, deal: 1 })
  for (let n = 0; n < 3; n++) {
    const [side = ''] = room.waitingFor
    room.decide(side, scripted(side).decide(room.seat(side)))
  }
  const { pages, asked } = await begun({ scenario: '', save: room.save() })
  const page = asked()
  const told = room.seat('german').news().entries
  expect(page.log.slice(0, told.length)).toEqual(told)
  await play(page)
  await pages.german?.ask('propose', ['resign'])
  await until(() => isOver(page))
  const { host, differs } = load(ruleSets, await page.ask('save', []), 'online')
  expect(differs).toBeNull()
  expect(host.past).toEqual([{ until: expect.any(Number), dice: { from: 'seed', seed: 7 } }])
  expect(tallyOf(host).seals).toEqual([page.card?.seal])
  expect(scenario).not.toBe('')
  const [one, two] = Object.values(pages) as [FarPage, FarPage]
  const secret = (letter: string): string => letter.repeat(24)
  await one.ask('propose', ['rematch', { secret: secret('a'), watch: secret('w') }])
  await two.ask('answer', ['rematch', true, { secret: secret('b') }])
  await until(() => one.company?.rematch != null)
  await expect(begun({ save: 'nonsense' })).rejects.toThrow('SAVE')
})

describe('a running game', () => {
  test('is taken home where nothing is hidden, and goes on there; what seals the dice stays', async () => {
    const { pages, asked, made, storage, watcher } = await begun()
    for (let n = 0; n < 30; n++) await play(asked())
    const [page, watches] = [pages.german as FarPage, await watcher()]
    await until(() => watches.scene !== null)
    const { dice } = JSON.parse((await storage.game(made.game))?.opening ?? '{}') as { readonly dice: string }
    for (const one of [page, watches]) {
      const save = await one.ask('save', [])
      for (const secret of [dice, ...Object.values(made.seats).map(seat => `nonce of ${seat}`)])
        expect(save).not.toContain(secret)
      const { host, differs } = load(ruleSets, save, 'taken home')
      expect(differs).toBeNull()
      expect(tallyOf(host).typed).toBeGreaterThan(0)
      expect(host.seat('german').view().tables).toEqual(page.scene?.view.tables)
      for (const bot = scripted(1); !host.over; ) {
        const side = host.waitingFor[0] as string
        host.decide(side, bot.decide(host.seat(side)))
      }
    }
    // at home other dice follow: two copies differ
    expect(await page.ask('save', [])).not.toBe(await page.ask('save', []))
  })

  test('stays where something is hidden', async () => {
    const seats = { attacker: 'person', defender: 'person' } as const
    const { pages, watcher } = await begun({ umpire: true }, 'blaze/crossroads-at-saint-martin', seats)
    for (const page of [pages.attacker, pages.defender, await watcher()] as FarPage[]) {
      await until(() => page.scene !== null)
      expect(await codeOf(page.ask('save', []))).toBe('NET-4')
    }
    // whoever sees all may have all
    expect(load(ruleSets, await (pages[UMPIRE] as FarPage).ask('save', []), 'umpired').differs).toBeNull()
  })
})
