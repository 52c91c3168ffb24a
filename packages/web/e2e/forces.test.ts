import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
let page: Page
beforeAll(async () => {
  visit = await Visit.begin()
  page = visit.page
}, 120_000)
afterAll(() => visit?.end())

const add = (what: string) => page.getByRole('button', { name: `Add ${what}` }).click()

test('a force is built from nothing, named, mailed, and taken into a battle', async () => {
  await visit.open()
  await page.getByRole('link', { name: 'Forces' }).click()
  await page.getByRole('button', { name: 'New force' }).click()
  await page.getByLabel('Name of the force').fill('Harker’s Lot')
  await add('Rifle section')
  await add('Platoon HQ')
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await verdict.getByText('Each platoon HQ needs 4 rifle sections of its own; there are 1 for 1.').waitFor()
  await verdict.getByText('To put it right: rifle sections to add: 3; or platoon HQs to take out: 1.').waitFor()
  expect(await faultsOn(page), 'forces').toEqual([])
  await visit.picture('forces')
  await page.getByRole('button', { name: 'Take out: Platoon HQ' }).click()
  await verdict.getByText('Legal').waitFor()
  await page.getByLabel('Name: Rifle section').fill('Lion')
  await page.getByText('10 in all').click()
  await page.getByLabel('Name: NCO').fill('Corporal Harker')

  await page.getByText('As text').click()
  const text = await page.getByRole('textbox', { name: 'As text' }).inputValue()
  expect(text).toContain('rifle section: Lion\n- nco: Corporal Harker\n')

  await page.getByRole('button', { name: 'Take it into a battle' }).click()
  await page.getByRole('heading', { name: /^Quick battle/, level: 1 }).waitFor()
  expect(await page.getByLabel('Force of the first side').locator('option:checked').textContent()).toBe(
    'Harker’s Lot (2)',
  )
  await page.getByRole('button', { name: 'Start the battle' }).click()
  await page.locator(screen.prompt).first().waitFor()
  await page.keyboard.press('Alt+t')
  await page.getByText('Corporal Harker').first().waitFor()
  expect(visit.errors).toEqual([])
})
