import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { Visit } from './seat.ts'
import { deeds, Typist } from './typing.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

const tab = async (): Promise<Typist> => new Typist(await visit.context.newPage())
const [first, gunner, leader, grenadier] = deeds

describe('a game in two tabs', () => {
  let a: Typist
  let b: Typist
  beforeAll(async () => {
    a = await Typist.begin(visit.page, visit.address)
    await a.decide(first)
    b = await tab()
    await b.goOn(visit.address)
  }, 60_000)

  test('is played in one and watched in the other', async () => {
    await b.watched.waitFor()
    await b.sees(first[1])
    expect(await a.watched.count()).toBe(0)
    expect(await b.page.getByRole('heading', { name: /Choices/ }).count()).toBe(0)
    expect(await faultsOn(b.page)).toEqual([])
  }, 60_000)

  test('is followed while it goes on', async () => {
    await a.decide(gunner)
    await b.sees(gunner[1])
    await b.watched.waitFor()
  }, 60_000)

  test('cannot be decided by whoever watches', async () => {
    await b.type(leader[0])
    await b.page.getByText('You are asked nothing now', { exact: false }).first().waitFor()
    expect([await a.hasSeen(leader[1]), await b.hasSeen(leader[1])]).toEqual([false, false])
  }, 60_000)

  test('is taken over, and taken back', async () => {
    await b.press('Play here')
    await a.watched.waitFor()
    await b.isAsked()
    expect(await b.watched.count()).toBe(0)
    await b.decide(leader)
    await a.sees(leader[1])
    await a.press('Play here')
    await b.watched.waitFor()
    await a.isAsked()
    await a.decide(grenadier)
    await b.sees(grenadier[1])
    for (const [, says] of deeds) expect(await a.hasSeen(says)).toBe(true)
  }, 60_000)

  test('stays where it is when a tab is reloaded', async () => {
    await b.page.reload()
    await b.watched.waitFor()
    await a.page.reload()
    await a.sees(grenadier[1])
    expect(await a.watched.count()).toBe(0)
  }, 60_000)

  test('is free when the tab that plays it is closed', async () => {
    const c = await tab()
    await c.goOn(visit.address)
    await c.watched.waitFor()
    await a.page.close()
    await c.goOn(visit.address) // a fresh page
    await c.isAsked()
    expect(await c.watched.count()).toBe(0)
    await b.watched.waitFor()
    await c.page.close()
    await b.page.bringToFront()
    // without a screen no window gets the focus; and a closed tab lets go a moment later
    const comeBack = async (): Promise<number> => {
      await b.page.evaluate(() => dispatchEvent(new Event('focus')))
      return b.watched.count()
    }
    await expect.poll(comeBack, { timeout: 30_000 }).toBe(0)
    await b.page.close()
  }, 60_000)
})

test('the table says the same, with the same way out', async () => {
  const [a, b] = [await tab(), await tab()]
  await a.open(visit.address)
  await a.decide(first)
  await b.goOn(visit.address)
  await b.page.keyboard.press('Alt+t')
  await b.watched.waitFor()
  await b.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await faultsOn(b.page)).toEqual([])
  await b.press('Play here')
  await b.watched.waitFor({ state: 'detached' })
  await b.page.getByRole('region', { name: 'Prompt' }).getByText('Move or fire with a figure').waitFor()
  await b.page.keyboard.press('Alt+t')
  await b.decide(gunner)
  await a.sees(gunner[1])
  await a.watched.waitFor()
  for (const { page } of [a, b]) await page.close()
}, 90_000)

test('where a browser has no locks, nothing is overwritten either', async () => {
  const context = await visit.another()
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  const [a, b] = [new Typist(await context.newPage()), new Typist(await context.newPage())]
  await a.open(visit.address)
  await a.decide(first)
  await b.goOn(visit.address)
  await a.decide(gunner)
  await b.type(leader[0]) // from a position that is past
  await b.watched.waitFor()
  await b.sees(gunner[1])
  expect(await b.hasSeen(leader[1])).toBe(false)
  await b.press('Play here')
  await b.watched.waitFor({ state: 'detached' })
  await b.isAsked()
  await b.decide(leader)
  await a.type(grenadier[0])
  await a.watched.waitFor()
  await a.sees(leader[1])
  await a.page.reload()
  for (const [, says] of [first, gunner, leader]) await a.sees(says)
  expect(await a.hasSeen(grenadier[1])).toBe(false)
  await context.close()
}, 90_000)
