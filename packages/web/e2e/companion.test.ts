import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

const PHONE = { width: 390, height: 844 }

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
  await visit.page.setViewportSize(PHONE)
}, 120_000)
afterAll(() => visit?.end())

const tap = (name: string | RegExp, page = visit.page): Promise<void> =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click()

test('a turn at a real table: entered dice, odds, a shot, and all of it after a reload', async () => {
  const { page } = visit
  await visit.open('#/companion/plastic')
  await tap(/The farmhouse door/)
  await tap('Roll for initiative')
  await tap('5')
  await tap('2')
  await tap('The American side')
  await tap('Go on')
  await tap('Roll status checks')
  for (let i = 0; i < 5; i++) await tap('1')
  await tap('Go on')
  await page.getByText('5 can still act').waitFor()
  expect(await faultsOn(page), 'what can be done').toEqual([])
  await tap('Fire')
  await tap('Rifleman Hogan')
  await tap('German rifleman Wolf')
  await tap(/^Done/)
  await tap('Over 6″, up to 24″')
  await tap('Nothing: in the open')
  await page.getByText('56 %').waitFor()
  expect(await faultsOn(page), 'odds').toEqual([])
  await tap('Do it')
  await tap('5')
  await page.getByText(/German rifleman Wolf is eliminated/).waitFor()
  await page.reload()
  await page.getByText('4 can still act').waitFor()
  await tap('Forces')
  await page.getByRole('button', { name: /German rifleman Wolf out/ }).waitFor()
  await tap('Undo')
  await page.getByRole('button', { name: 'German rifleman Wolf', exact: true }).waitFor()
}, 90_000)

/** A player's own phone, at the link of his side. */
async function phoneAt(link: string): Promise<Page> {
  const phone = await (await visit.another({ viewport: PHONE, hasTouch: true, isMobile: true })).newPage()
  phone.on('pageerror', error => visit.errors.push(error.message))
  await phone.goto(link)
  return phone
}

/** One card for the sections that stand together, and the side is ready. */
async function layCard(phone: Page, card: RegExp): Promise<void> {
  await phone.locator(screen.planning).waitFor()
  await phone.getByRole('button', { name: /Rifle sections 1, 2 and 3/ }).tap()
  await phone.locator(screen.hand).getByRole('button', { name: card }).tap()
  await phone.getByText('One stand has no card').waitFor()
  await phone.getByRole('button', { name: 'Ready' }).tap()
}

test('orders are laid on phones of their own, unseen, and come back when all are ready', async () => {
  const page = await (await visit.another({ viewport: PHONE })).newPage()
  await page.goto(`${visit.address}#/companion/blaze`)
  await tap(/The mill at Vaux/, page)
  await tap('Lay orders on several phones', page)
  const links = page.getByRole('textbox', { name: /^Link for/ })
  await links.nth(1).waitFor()
  expect(await page.getByRole('button', { name: 'Lay an order card' }).count()).toBe(0)
  expect(await faultsOn(page), 'orders on several phones').toEqual([])
  const [british, german] = await Promise.all(
    [links.nth(0).inputValue(), links.nth(1).inputValue()].map(async link => phoneAt(await link)),
  )
  if (!british || !german) throw new Error('two links')
  await layCard(british, /Aimed Fire/)
  await page.getByText('British ready').waitFor()
  // neither the table nor the other player learns what was laid
  for (const one of [page, german]) expect(await one.getByText('Aimed Fire laid').count()).toBe(0)
  await layCard(german, /Opportunity/)
  await page.getByText('The British side has laid its cards.').waitFor()
  await page.screenshot({ path: `${visit.pictures}companion-brought.png` })
  await tap('Go on', page)
  await page.getByRole('heading', { name: /Turn the cards over/ }).waitFor()
  await tap('Forces', page)
  expect(await page.getByRole('button', { name: /section \d card laid/ }).count()).toBe(6)
  expect(visit.errors).toEqual([])
}, 240_000)
