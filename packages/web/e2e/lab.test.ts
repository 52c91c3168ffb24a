import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

test('a battle is weighed in the page, and a game of the study is watched', { timeout: 120_000 }, async () => {
  const { page } = visit
  await visit.open('#/new/plastic/tutorial')
  await page.getByRole('link', { name: 'Is it fair?' }).click()
  await page.getByRole('combobox', { name: 'Games' }).selectOption('20')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Start again' }).waitFor()
  await page.getByRole('heading', { name: 'The farmhouse door: is it fair?' }).waitFor()
  await page.getByRole('img', { name: /^American: \d+%, \d+ to \d+$/ }).waitFor()
  await page.getByText('Simple Plastic Figures. 20 games. Regular plays all sides. Seed 1.').waitFor()
  expect(await faultsOn(page)).toEqual([])
  // the page can be used while another study is played, and stops it
  await page.getByRole('combobox', { name: 'Games' }).selectOption('1000')
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('progressbar').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('combobox', { name: 'Games' }).selectOption('20')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('link', { name: 'Watch' }).first().click()
  await page.getByRole('heading', { name: 'Replay: The farmhouse door' }).waitFor()
})
