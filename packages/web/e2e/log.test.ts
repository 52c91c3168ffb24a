import { afterAll, beforeAll, expect, test } from 'vitest'
import { position, sitDown } from './position.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

/** How far the newest line is from the lower edge of the log, in pixels. */
const beyond = (): Promise<number> =>
  visit.page.locator(screen.log).evaluate(log => log.scrollHeight - log.clientHeight - log.scrollTop)

test('the newest line is in sight, however many went before it', async () => {
  const { page } = visit
  await sitDown(visit, 'long', position('muzzleflash/farm-on-the-lane', 'british', 3))
  await visit.quiet()
  const newest = page.locator(screen.line).last()
  const before = await newest.textContent()
  expect(await page.locator(screen.line).count()).toBe(300) // no more are on the page at once
  await page.keyboard.press('Control+Enter') // says who could still act
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => newest.textContent(), { timeout: 30_000 }).not.toBe(before)
  await page.keyboard.press('n')
  await visit.quiet()
  expect(await beyond()).toBeLessThan(2)
}, 120_000)
