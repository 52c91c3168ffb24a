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

const isIn = (page: Page, turn: number) => page.locator(screen.turn, { hasText: new RegExp(`^Turn ${turn} `) })
/** Whoever has laid his cards is asked nothing more until the other is ready. */
const isAsked = async (page: Page): Promise<boolean> =>
  (await page.getByRole('region', { name: 'Prompt' }).count()) > 0 ||
  (await page.getByRole('heading', { name: 'Lay your order cards.' }).count()) > 0
const all = (page: Page): Promise<string | null> => page.textContent('body')

/** Is ready, or ends the step, if it is asked to: then something else stands on the page, if only a warning. */
async function goOn(page: Page): Promise<void> {
  if (!(await isAsked(page))) return
  const before = await all(page)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => all(page), { timeout: 30_000 }).not.toBe(before)
}

const picture = (page: Page, name: string) => page.screenshot({ path: `${visit.pictures}${name}.png` })

/** The cards of this battle are laid at once: nothing has to be set up before. */
test('two browsers play a whole turn of Blaze Away against each other, and a third watches', async () => {
  const { page } = visit
  await visit.open('#/new/blaze/tutorial')
  await page.getByText('Play far apart').click()
  await page.getByRole('heading', { name: 'Who plays' }).waitFor()
  await visit.picture('far-wish')
  await page.getByRole('button', { name: 'Make the links' }).click()
  const links = page.getByRole('textbox', { name: /^Link for/ })
  await links.first().waitFor()
  const [rival = '', watch = ''] = await links.evaluateAll(list => list.map(one => (one as HTMLInputElement).value))
  const watcher = await guest(watch)
  const other = await guest(rival)
  const pages = [page, other]
  for (const one of [...pages, watcher]) await isIn(one, 1).waitFor({ timeout: 120_000 })

  // both plan unseen: each hears how many are ready, and nothing more
  for (const one of pages) await one.locator(screen.planning).waitFor()
  const ready = (one: Page, count: number) =>
    one.getByRole('complementary', { name: 'At the table' }).getByText(`${count} of 2 ready`).waitFor()
  await ready(page, 0)
  await picture(other, 'far-turn-planning')
  await page.keyboard.press('Control+Enter') // warns of those who have no card
  await page.keyboard.press('Control+Enter')
  await ready(other, 1)
  await ready(watcher, 1)
  await picture(page, 'far-turn-ready')

  // they talk, and one points at the table: nothing but a place
  await page.getByRole('button', { name: /People and talk/ }).click()
  await page.getByLabel('What the others call you').fill('Anna')
  await page.getByRole('button', { name: 'Use this name' }).click()
  await page.getByLabel('Your line').fill('Take your time.')
  await page.getByRole('button', { name: 'Send' }).click()
  await other.getByRole('button', { name: /People and talk \(1 new\)/ }).click()
  const heard = other.getByRole('region', { name: 'At the table' }).getByRole('listitem')
  await heard.filter({ hasText: 'Anna: Take your time.' }).waitFor()
  await page.getByRole('button', { name: 'Point at the table' }).click()
  await page.mouse.click(600, 700)
  await heard.filter({ hasText: 'points at the table' }).waitFor()
  await picture(other, 'far-turn-talk')
  for (const one of pages) await one.getByRole('button', { name: 'Close' }).last().click()

  for (let i = 0; i < 60 && (await isIn(watcher, 2).count()) === 0; i++) for (const one of pages) await goOn(one)
  for (const one of [...pages, watcher]) {
    await isIn(one, 2).waitFor()
    expect(await one.textContent(screen.log)).toContain('Turn 2')
  }
  expect(await watcher.locator(`${screen.hand} >> role=button`).count()).toBe(0)
  expect(await watcher.locator(`${screen.prompt} >> role=button`).count()).toBe(0)
  for (const [i, one] of [...pages, watcher].entries()) await picture(one, `far-turn-two-${i}`)
  expect(visit.errors).toEqual([])
}, 300_000)
