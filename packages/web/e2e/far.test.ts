import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quiet } from './quiet.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit.end())

/** The sentence of the prompt, or of who is waited for. */
const prompt = (page: Page): Promise<string> => page.locator(screen.prompt).innerText()

/** Somebody with a browser of their own opens a link. */
async function guest(link: string): Promise<Page> {
  const page = await (await visit.another()).newPage()
  page.on('pageerror', error => visit.errors.push(error.message))
  await page.goto(link)
  await page.waitForSelector('h1')
  return page
}

test('two people play in two browsers, and a third watches', async () => {
  const { page } = visit
  await visit.open('#/new/plastic/tutorial')
  await page.getByText('Play far apart').click()
  await page.getByRole('button', { name: 'Make the links' }).click()
  await page
    .getByRole('textbox', { name: /^Link for/ })
    .first()
    .waitFor()
  expect(page.url()).toMatch(/#\/far\/[\w-]+$/)
  await page.getByRole('button', { name: 'QR code' }).first().click()
  await page.getByRole('img', { name: /code/i }).waitFor()
  // this server lets nobody in from other machines, so a link would lead a friend nowhere
  await page.getByText('These links work on this computer only.').waitFor()
  await visit.picture('far-gathering')
  const [rival, watch] = await page
    .getByRole('textbox', { name: /^Link for/ })
    .evaluateAll(all => all.map(one => (one as HTMLInputElement).value))

  const watcher = await guest(watch ?? '')
  const other = await guest(rival ?? '')
  for (const one of [page, other, watcher]) await one.waitForSelector(screen.prompt)
  expect(other.url()).toMatch(/#\/far\/[\w-]+$/) // the secret is no longer in the address
  await page.getByRole('complementary', { name: 'At the table' }).getByText(': here').waitFor()

  const pages = [page, other]
  const mine = await Promise.all(pages.map(one => one.locator(screen.mine).count()))
  expect(mine.reduce((sum, n) => sum + n, 0)).toBe(1) // one is asked, the other waits
  const [asked, waits] = mine[0] === 1 ? [page, other] : [other, page]
  const before = await prompt(waits)
  // whoever has won the dice lets the other go first
  await asked
    .locator(`${screen.prompt} >> role=button`)
    .filter({ hasText: /American|German/ })
    .filter({ hasNotText: 'you' })
    .first()
    .click()
  await waits.waitForSelector(screen.mine)
  expect(await prompt(waits)).not.toBe(before)
  await visit.picture('far-played')
  await watcher.screenshot({ path: `${visit.pictures}far-watched.png` })
  await other.screenshot({ path: `${visit.pictures}far-other.png` })

  // whoever reloads, or loses the line, comes back to the same table
  const then = await prompt(waits)
  // the server keeps the game: the page has nothing to save
  await waits.getByRole('button', { name: /^Menu/ }).click()
  await waits.getByRole('button', { name: 'All keys' }).waitFor()
  expect(await waits.getByRole('button', { name: 'Save under this name' }).count()).toBe(0)
  await waits.reload()
  await waits.waitForSelector(screen.mine)
  await quiet(waits)
  expect(await prompt(waits)).toBe(then)
  await watcher.close()

  // the first page lists it
  await waits.goto(`${visit.address}#/`)
  await waits.getByText('Your games: 1 wait').waitFor()
  await waits.screenshot({ path: `${visit.pictures}far-home.png` })
  expect(visit.errors).toEqual([])
})

test('a link that is incomplete says so', async () => {
  const page = await guest(`${visit.address}#/far/none/wrong`)
  await page.getByText('There is no such game or seat').waitFor()
  expect(visit.errors).toEqual([])
})
