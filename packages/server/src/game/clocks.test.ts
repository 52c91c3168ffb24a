import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClockWish } from '@sandtable/room'
import { afterEach, describe, expect, test } from 'vitest'
import { ServerProcess } from '../process.fixture.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { anyDecision, FarPage, quickClock, until, wishFor } from './far.fixture.ts'
import { Games } from './games.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const people = { german: 'person', allied: 'person' } as const

/** Two people with clocks, and a time that the test makes go by. */
async function begun(clock: ClockWish) {
  const storage = sqliteStorage(null)
  ends.push(() => storage.close())
  const time = { now: 1_900_000_000_000 }
  let games = new Games(storage, quickClock, () => time.now)
  const made = await games.create({ ...wishFor('plastic/tutorial', people), clock })
  const pages = [FarPage.at(games), FarPage.at(games)] as const
  for (const [i, secret] of Object.values(made.seats).entries()) await pages[i]?.hello(made.game, secret)
  await until(() => pages.every(page => page.scene !== null && page.timing?.clocks))
  const asked = (): FarPage => pages.find(page => page.scene?.waitingFor.includes(page.seat)) as FarPage
  const other = (page: FarPage): FarPage => pages.find(one => one !== page) as FarPage
  return {
    time,
    made,
    pages,
    asked,
    other,
    /** Seconds pass, and the server says every second that it runs. */
    async pass(seconds: number) {
      for (let n = 0; n < seconds; n++) {
        time.now += 1000
        await games.beat()
      }
    },
    /** The process is gone for so long, and another takes its place. */
    async restart(seconds: number) {
      for (const page of pages) page.hangUp()
      time.now += seconds * 1000
      games = new Games(storage, quickClock, () => time.now)
      await games.beat()
      for (const [i, secret] of Object.values(made.seats).entries()) {
        pages[i]?.connect(games)
        await pages[i]?.hello(made.game, secret, { again: true })
      }
    },
    leftOf: (page: FarPage, side = page.seat) => (page.timing?.clocks?.left[side] ?? 0) / 1000,
  }
}

/** Decides until the other one is asked. */
async function finishGo(page: FarPage, pages: readonly FarPage[]): Promise<void> {
  while (page.scene?.waitingFor.includes(page.seat)) await page.ask('decide', [await anyDecision(page)])
  await until(() => pages.every(({ seq }) => seq === page.seq))
}

describe('a clock', () => {
  test('runs while its side is waited for, and each go adds to it', async () => {
    const { pages, asked, other, pass, leftOf } = await begun({ bank: 100, increment: 7, flag: 'loss' })
    const first = asked()
    expect(first.timing?.clocks?.running).toEqual([first.seat])
    await pass(30)
    await finishGo(first, pages)
    const second = other(first)
    await until(() => second.timing?.clocks?.running[0] === second.seat)
    expect([leftOf(second, first.seat), leftOf(second)]).toEqual([77, 100])
  })

  test('does not run while no server does, and loses nothing that was not used', async () => {
    const { pages, asked, pass, restart, leftOf } = await begun({ bank: 100, increment: 0, flag: 'loss' })
    const page = asked()
    await pass(30)
    await restart(5000)
    await until(() => leftOf(page) === 70)
    expect(page.scene?.outcome).toBeNull()
    await pass(20)
    await finishGo(page, pages)
    await until(() => page.timing?.clocks?.running[0] !== page.seat)
    expect(leftOf(page)).toBe(50)
  })

  test('that is used up means defeat, if the players said so', async () => {
    const { pages, asked, other, pass } = await begun({ bank: 20, increment: 5, flag: 'loss' })
    const page = asked()
    await pass(19)
    expect(page.scene?.outcome).toBeNull()
    await pass(2)
    await until(() => pages.every(({ scene }) => scene?.outcome != null))
    expect(page.scene?.outcome?.winners).toEqual([other(page).seat])
    const save = await page.ask('save', [])
    expect(save).toContain('"how":"time"')
  })

  test('that is used up calls the computer, if they said that', async () => {
    const { pages, asked, other, pass } = await begun({ bank: 20, increment: 5, flag: 'computer' })
    const page = asked()
    await pass(21)
    await until(() => pages.every(({ scene }) => scene?.table.seats[page.seat] === 'computer'))
    const rest = other(page)
    await until(() => rest.scene?.waitingFor.includes(rest.seat) === true)
    expect(rest.timing?.clocks?.running).toEqual([rest.seat])
    expect(rest.scene?.outcome).toBeNull()
  })

  test('goes on after the server was killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-clocks-'))
    ends.push(() => rmSync(folder, { recursive: true }))
    let server = await ServerProcess.begin(folder)
    ends.push(() => server.kill())
    const clock = { bank: 3600, increment: 0, flag: 'loss' } as const
    const made = await server.make({ ...wishFor('plastic/tutorial', people), clock })
    const pages = [new FarPage(), new FarPage()] as const
    const sitDown = async (again: boolean) => {
      for (const [i, secret] of Object.values(made.seats).entries()) {
        const page = pages[i] as FarPage
        await server.connect(page)
        page.timing = null
        await page.hello(made.game, secret, { again })
      }
      await until(() => pages.every(({ timing, scene }) => timing?.clocks && scene))
    }
    await sitDown(false)
    const page = pages.find(one => one.scene?.waitingFor.includes(one.seat)) as FarPage
    const left = () => (page.timing?.clocks?.left[page.seat] ?? 0) / 1000
    await new Promise(done => setTimeout(done, 2500))
    await server.kill()
    const down = Date.now()
    await new Promise(done => setTimeout(done, 6000))
    server = await ServerProcess.begin(folder)
    const without = (Date.now() - down) / 1000
    await sitDown(true)
    // what it ran counts, to the last beat; what it did not run does not
    expect(left()).toBeLessThan(3600 - 1)
    expect(left()).toBeGreaterThan(3600 - without)
  })
})
