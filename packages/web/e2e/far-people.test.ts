import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit.end())

/** Somebody with a browser of their own opens a link. */
async function guest(link: string): Promise<Page> {
  const page = await (await visit.another()).newPage()
  page.on('pageerror', error => visit.errors.push(error.message))
  await page.goto(link)
  await page.waitForSelector('h1')
  return page
}

const links = (page: Page): Promise<readonly string[]> =>
  page.getByRole('textbox', { name: /^Link for/ }).evaluateAll(all => all.map(one => (one as HTMLInputElement).value))

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

test('a game from this screen goes on far apart: a draw is declined, one resigns, and they play again', async () => {
  const { page } = visit
  await visit.open('#/new/plastic/tutorial')
  await press(page, /Start the battle/)
  await page.waitForSelector(screen.prompt)
  await press(page, /^Menu/)
  await press(page, 'Go on far apart')
  await visit.picture('far-take-online')
  await press(page, 'Make the links')
  await page
    .getByRole('textbox', { name: /^Link for/ })
    .first()
    .waitFor()
  await page.getByLabel('What the others call you').fill('Anna')
  await press(page, 'Use this name')
  const [rival = ''] = await links(page)
  const other = await guest(rival)
  for (const one of [page, other]) await one.waitForSelector(screen.prompt, { timeout: 120_000 })

  await press(page, /People and talk/)
  await press(page, 'Offer a draw')
  await other.getByRole('status').filter({ hasText: 'Anna offers a draw.' }).waitFor()
  await other.screenshot({ path: `${visit.pictures}far-draw.png` })
  await press(other, 'Decline')
  await page.getByRole('status').filter({ hasText: 'declines the draw' }).waitFor()

  await press(page, 'Resign')
  await press(page, 'Yes, I resign')
  await other.waitForSelector(screen.over)
  expect(await other.locator(screen.log).innerText()).toContain('resigns')
  await press(page, 'Rematch with sides swapped')
  await press(other, 'Agree')
  for (const one of [page, other]) await press(one, 'Go to the rematch')
  for (const one of [page, other]) await one.locator(screen.over).waitFor({ state: 'detached', timeout: 120_000 })
  for (const one of [page, other]) await one.waitForSelector(screen.prompt, { timeout: 120_000 })
  await other
    .getByRole('complementary', { name: 'At the table' })
    .getByText(/^Anna \((American|German)\): here$/)
    .waitFor() // still called so
  await visit.picture('far-rematch')
  expect(visit.errors).toEqual([])
}, 400_000)
