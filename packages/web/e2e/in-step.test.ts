import { afterAll, beforeAll, expect, test } from 'vitest'
import { finished, position, sitDown } from './position.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** A player who has not turned the motion off. */
let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin({ reducedMotion: 'no-preference' })
  visit.page.setDefaultTimeout(60_000)
  await visit.context.addInitScript(watchSlowly)
}, 120_000)
afterAll(() => visit?.end())

test('what is asked waits for the table, and any key shows the end of it and does nothing else', async () => {
  const { page } = visit
  const catchingUp = page.getByRole('status').filter({ hasText: 'Playing out what happened.' })
  await sitDown(visit, 'waiting', position('plastic/crossroads-house', 'german'))
  await page.waitForSelector('[data-table][data-frames]')
  await page.keyboard.press('n') // what was missed need not be seen
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await catchingUp.waitFor()
  expect(await page.locator(screen.rail).locator('[inert]').count()).toBe(1)
  await page.waitForSelector(screen.question)
  await visit.picture('in-step')
  const told = await page.locator(screen.line).count()
  await page.keyboard.press('1')
  await catchingUp.waitFor({ state: 'detached' })
  expect(await page.locator(screen.rail).locator('[inert]').or(page.locator(screen.draft)).count()).toBe(0)
  expect(await page.locator(screen.line).count()).toBeGreaterThan(told)
}, 120_000)

test('the end says who has won and why, and the sides can be swapped for a rematch', async () => {
  const { page } = visit
  await sitDown(visit, 'ended', finished('plastic/tutorial'))
  const end = page.locator(screen.over)
  await end
    .getByText(/won|draw/)
    .first()
    .waitFor()
  expect(await end.getByRole('listitem').count()).toBeGreaterThan(0)
  await visit.picture('in-step-end')
  await end.getByRole('button', { name: 'Swap sides' }).click()
  await page.locator(screen.turn, { hasText: '1' }).waitFor()
  await page.locator(screen.prompt).getByText('German').first().waitFor()
  await visit.open('#/')
  expect(
    await page.getByRole('region', { name: 'Continue' }).getByRole('listitem').filter({ hasText: 'ended' }).count(),
  ).toBe(2)
}, 120_000)

test('nothing of this has left an error', () =>
  expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))

/** So slowly that the test is not faster than the table. */
function watchSlowly(): void {
  const settings = { lessons: 'off', unwarned: ['danger', 'hopeless', 'friend', 'formation'], speed: 0.05 }
  if (location.protocol === 'http:') localStorage.setItem('sandtable.settings', JSON.stringify(settings))
}
