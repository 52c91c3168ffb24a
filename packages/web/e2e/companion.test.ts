import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
  await visit.page.setViewportSize({ width: 390, height: 844 })
}, 120_000)
afterAll(() => visit?.end())

const tap = (name: string | RegExp): Promise<void> =>
  visit.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click()

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

test('orders may be laid on phones of their own: each side has a link', async () => {
  const { page } = visit
  await visit.open('#/companion/blaze')
  await tap(/The mill at Vaux/)
  await tap('Lay orders on several phones')
  const links = page.getByRole('textbox', { name: /^Link for/ })
  await links.nth(1).waitFor()
  expect(await faultsOn(page), 'orders on several phones').toEqual([])
}, 120_000)
