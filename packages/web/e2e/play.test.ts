import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** The longest that a whole battle of the tutorial takes a person who ends every go at once. */
const MOST_GOES = 40

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

describe('a first battle', () => {
  test('is under way two clicks after the first page', async () => {
    await visit.open()
    await visit.picture('home')
    await visit.page.getByRole('button', { name: 'First battle' }).click()
    expect(await visit.question()).not.toBe('')
    await visit.page.waitForSelector('canvas')
    await visit.picture('play')
  }, 60_000)

  test('is played to its end with the keyboard alone', async () => {
    for (let go = 0; go < MOST_GOES; go++) {
      const says = await waitForMe()
      if (says.startsWith('The battle is over')) break
      if (says.includes('Who goes first')) await visit.page.keyboard.press('1')
      else if (says.startsWith('Bring')) await visit.page.keyboard.press('h')
      else await visit.page.keyboard.press('Control+Enter')
      await visit.page.keyboard.press('Enter')
      await visit.quiet()
    }
    expect(await visit.page.textContent(screen.heading)).toContain('over')
    await visit.picture('over')
  }, 120_000)

  test('leaves no error behind', () => expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
})

/** Waits until the person is asked, or the battle is over. */
async function waitForMe(): Promise<string> {
  return visit.question()
}
