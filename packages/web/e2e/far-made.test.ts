import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** Two tables drawn without a graphics card take their time, in ms. */
const PATIENCE = 120_000

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
  visit.page.setDefaultTimeout(PATIENCE)
}, 120_000)
afterAll(() => visit.end())

/** Has the game made whose sheet is open; somebody else follows the link, and it begins at both tables. */
async function playedBy(page: Page): Promise<Page> {
  await page.getByText('Play far apart').click()
  await page.getByRole('button', { name: /Make the links/ }).click()
  await page
    .getByRole('textbox', { name: /^Link for/ })
    .first()
    .waitFor()
  const link = await page
    .getByRole('textbox', { name: /^Link for/ })
    .first()
    .inputValue()
  const other = await (await visit.another()).newPage()
  other.setDefaultTimeout(PATIENCE)
  other.on('pageerror', error => visit.errors.push(error.message))
  await other.goto(link)
  for (const one of [page, other]) await one.waitForSelector(screen.prompt)
  return other
}

test('a battle that was made up is played far apart', async () => {
  const { page } = visit
  await visit.open('#/new/muzzleflash/quick-small')
  await page.waitForSelector('role=img[name=/^Map/]')
  const title = (await page.locator('h1').innerText()).trim()
  const other = await playedBy(page)
  await other.getByText(title).first().waitFor()
  await visit.picture('far-quick')
  await other.close()
  expect(visit.errors).toEqual([])
}, 400_000)

test("a battle of one's own file is played far apart, and taken home while it is played", async () => {
  const { page } = visit
  const text = readFileSync(new URL('../../../scenarios/plastic/tutorial.yaml', import.meta.url), 'utf8')
  const own = text.replace(/^title: .*$/m, 'title: The mill that I built')
  await visit.open('#/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'mill.yaml', mimeType: 'text/yaml', buffer: Buffer.from(own) })
  const other = await playedBy(page)
  await other.getByText('The mill that I built').first().waitFor()
  await page.getByRole('button', { name: /People and talk/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the game so far' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.sandtable$/)
  await visit.picture('far-taken-home')
  await other.close()
  // it opens at home, and goes on there
  await visit.open('#/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await file.path())
  await page.getByText('The mill that I built').first().waitFor()
  expect(visit.errors).toEqual([])
}, 400_000)
