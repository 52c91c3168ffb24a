import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { position, sitDown } from './position.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit.end())

/** Chooses from the print menu, and reads the file that comes. */
async function printed(
  within: Locator,
  choice: string | RegExp,
): Promise<{ name: string; pdf: string; pages: number }> {
  const coming = visit.page.waitForEvent('download')
  await within.getByRole('button', { name: choice }).click()
  const file = await coming
  const pdf = readFileSync(await file.path(), 'latin1')
  return { name: file.suggestedFilename(), pdf, pages: Number(/\/Count (\d+)/.exec(pdf)?.[1]) }
}

test('the rulebook gives its quick reference as a PDF, on the paper that was chosen', async () => {
  const { page } = visit
  await visit.open('#/rules/plastic')
  await page.getByText('Print', { exact: true }).click()
  const menu = page.getByRole('region', { name: 'Print as PDF' })
  await menu.getByLabel('Paper').selectOption('US Letter')
  const { name, pdf, pages } = await printed(menu, /Quick reference/)
  expect([name, pages]).toEqual(['Simple Plastic Figures quick reference.pdf', 2])
  expect(pdf.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf).toContain('[0 0 612 792]')
  await menu.getByText('Print it at 100 %').waitFor()
  await visit.picture('print-rulebook')
  expect(visit.errors).toEqual([])
}, 120_000)

test('a scenario gives its map and orders, for all sides or for one', async () => {
  const { page } = visit
  await visit.open('#/new/blaze/crossroads-at-saint-martin')
  await page.getByText('Print', { exact: true }).click()
  const menu = page.getByRole('region', { name: 'Print as PDF' })
  await visit.picture('print-scenario')
  expect((await printed(menu, 'Map and orders for all sides')).pages).toBe(3)
  expect((await printed(menu, 'Map and orders for German')).pages).toBe(2)
  expect(visit.errors).toEqual([])
}, 120_000)

test('a game gives its player the units as they are now', async () => {
  const { page } = visit
  await sitDown(visit, 'print', position('plastic/tutorial', 'allied'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Print', { exact: true }).click()
  const menu = page.getByRole('region', { name: 'Print as PDF' })
  const { pages } = await printed(menu, 'Your units as they are now')
  expect(pages).toBeGreaterThanOrEqual(1)
  expect((await printed(menu, 'The map as you know it')).pages).toBe(2)
  await visit.picture('print-play')
  expect(visit.errors).toEqual([])
}, 180_000)
