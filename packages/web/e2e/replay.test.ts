import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playGolden } from '@sandtable/bots'
import { canonical, type Host, load, save, sha256, UMPIRE } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

/** All that a viewer may know of a game, worked out here in Node: the page shows the same of its own. */
const printOf = (host: Host, viewer: string = UMPIRE): string =>
  sha256(canonical([host.news(viewer, 0), host.view(viewer)])).slice(0, 16)

/** What the replay on the screen says of itself. */
async function printOnPage(): Promise<string> {
  await visit.page.waitForSelector('.replay-print', { timeout: 30_000 })
  return ((await visit.page.textContent('.replay-print')) ?? '').replace('Print ', '').trim()
}

const scenario = (name: string) => {
  const file = fileURLToPath(new URL(`../../../scenarios/plastic/${name}.yaml`, import.meta.url))
  return readYaml(readFileSync(file, 'utf8'), file)
}

describe('a save replays to the same', () => {
  test('in Node, when it was made in the page', async () => {
    const { page } = visit
    await visit.open()
    await page.getByRole('button', { name: 'First battle' }).click()
    for (let go = 0; go < 3; go++) {
      const says = await visit.question()
      await page.keyboard.press(says.includes('Who goes first') ? '1' : 'Control+Enter')
      await page.waitForTimeout(200)
      await page.keyboard.press(says.includes('Who goes first') ? 'Enter' : 'Control+Enter')
      await page.waitForTimeout(600)
    }
    await visit.open('#/')
    await page.getByText('Export or forget a game').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const { host, notes } = load(ruleSets, readFileSync(await download.path(), 'utf8'), 'page.sandtable')
    expect(notes).toEqual([])
    expect(host.game.journal.entries.some(entry => entry.type === 'decision')).toBe(true)
    await visit.open('#/replays')
    await page.locator('.replays li a').first().click()
    // while it runs, the person sees his own side alone
    expect(await printOnPage()).toBe(printOf(host, 'allied'))
  }, 90_000)

  test.each(['tutorial', 'crossroads-house'])(
    'in the page, when it was played in Node: %s',
    async name => {
      const host = playGolden(scenario(name), 42)
      await visit.open('#/')
      await visit.page.locator('input[type=file]').setInputFiles({
        name: `${name}.sandtable`,
        mimeType: 'text/plain',
        buffer: Buffer.from(save(host)),
      })
      await visit.page.getByText(`${name}.sandtable is under Continue.`).waitFor()
      await visit.open('#/replays')
      await visit.page.getByRole('link', { name, exact: true }).click()
      expect(await printOnPage()).toBe(printOf(host))
    },
    90_000,
  )

  test('and the computer plays a golden game in the page as it does in Node', async () => {
    await visit.open('#/replay/plastic/tutorial')
    expect(await printOnPage()).toBe(printOf(playGolden(scenario('tutorial'), 1)))
  }, 60_000)
})

describe('a replay', () => {
  const where = async (): Promise<string> => (await visit.page.textContent('.replay-where')) ?? ''
  const press = async (...keys: readonly string[]): Promise<string> => {
    for (const key of keys) await visit.page.keyboard.press(key)
    return where()
  }

  test('is wound both ways by keys, by entry, decision and turn', async () => {
    await visit.open('#/replay/plastic/tutorial')
    await visit.page.waitForSelector('.replay-where')
    expect(await where()).toMatch(/^Turn 1, .*entry 0 of 200$/)
    expect(await press('ArrowRight', 'ArrowRight', 'ArrowLeft')).toContain('entry 1 of')
    expect(await press('PageDown', 'PageDown')).toMatch(/^Turn 3, decision 0/)
    expect(await press('Shift+ArrowRight', 'Shift+ArrowRight')).toContain('decision 1 of')
    expect(await press('PageUp', 'PageUp')).toMatch(/^Turn 2/)
    expect(await press('End')).toContain('entry 200 of 200')
    expect(await visit.page.textContent('.replay-end')).toBe('German has won.')
    expect(await press('Home')).toContain('entry 0 of')
  }, 60_000)

  test('plays by itself, and stops where it is told to', async () => {
    await press('Home', 'Space')
    await visit.page.waitForFunction(() => !document.querySelector('.replay-where')?.textContent?.includes('entry 0 '))
    const stopped = await press('Space')
    await visit.page.waitForTimeout(1500)
    expect(await where()).toBe(stopped)
  }, 30_000)

  test('is seen by each side, and by all, from the same turn', async () => {
    await visit.page.waitForSelector('canvas')
    await visit.picture('replay')
    expect(await press('Home', 'PageDown', 'PageDown')).toMatch(/^Turn 3/)
    await visit.page.getByText('German', { exact: true }).first().click()
    await visit.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[type=radio]:checked')?.parentElement?.textContent === 'German',
    )
    await visit.page.waitForFunction(() => document.querySelector('.replay-where')?.textContent?.startsWith('Turn 3'))
  }, 30_000)
})

test('nothing of this has left an error', () =>
  expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
