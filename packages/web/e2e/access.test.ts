import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'
import { walk } from './walk.ts'

let visit: Visit
let page: Page
beforeAll(async () => {
  visit = await Visit.begin()
  page = visit.page
}, 120_000)
afterAll(() => visit?.end())

const desk = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

/** No serious fault in either theme, nor on a phone; the page is left as it was. */
async function isClean(name: string): Promise<void> {
  const faults: string[] = []
  for (const [theme, size, only] of [
    ['dark', desk, 'colours'],
    ['dark', phone, 'colours'],
    ['light', phone, undefined],
    ['light', desk, undefined],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await visit.quiet()
    faults.push(...(await faultsOn(page, only)).map(fault => `${theme}, ${size.width}: ${fault}`))
  }
  expect(faults, name).toEqual([])
}

/** Everything that can be pressed is come to by Tab, and is seen to be come to. */
async function isWalkable(name: string): Promise<void> {
  expect(await walk(page), name).toEqual({ missed: [], unseen: [] })
}

async function start(set: string): Promise<void> {
  await visit.open(`#/new/${set}/tutorial`)
  await page.getByText('Recruit', { exact: true }).click()
  await page.getByRole('button', { name: /Start the battle/ }).click()
  await visit.question()
}

const sets = ['muzzleflash', 'goodbye', 'plastic', 'blaze'] as const

describe('the screens around the table', () => {
  test.each<readonly [string, string]>([
    ['home', '#/'],
    ['settings', '#/settings'],
    ['replays', '#/replays'],
    ['rulebook', '#/rules/plastic/PF-FIR-3'],
    ['an address that leads nowhere', '#/new/plastic/nowhere'],
    ...sets.map(set => [`chooser of ${set}`, `#/new/${set}/tutorial`] as const),
  ])(
    '%s is for everybody',
    async (name, hash) => {
      await visit.open(hash)
      await visit.quiet()
      await isClean(name)
      await isWalkable(name)
    },
    60_000,
  )

  test('a case of the rulebook is for everybody', async () => {
    await visit.open('#/rules/plastic/PF-FIR-3')
    const rule = page.getByRole('article', { name: 'Rule PF-FIR-3' })
    await rule.getByRole('button', { expanded: false }).first().click()
    await page.getByRole('figure').locator('canvas').waitFor()
    await isClean('case')
  }, 60_000)

  test('a replay is for everybody', async () => {
    await visit.open('#/replay/plastic/tutorial')
    await page.waitForSelector('[data-table][data-frames]')
    await page.keyboard.press('PageDown')
    await isClean('replay')
    await isWalkable('replay')
  }, 60_000)
})

describe('a game', () => {
  test.each(sets)(
    'of %s is for everybody',
    async set => {
      await start(set)
      await page.waitForSelector('[data-table][data-frames]')
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-piece][data-side="0"]')?.click())
      await visit.quiet()
      await isClean(set)
      await isWalkable(set)
    },
    90_000,
  )

  test('has nothing over it that is not for everybody, and each gives the focus back', async () => {
    await page.getByRole('button', { name: 'Menu' }).focus()
    for (const [name, key] of [
      ['menu', 'Enter'],
      ['keys', '?'],
      ['finder', '/'],
    ] as const) {
      await page.keyboard.press(key)
      await page.waitForSelector('dialog[open]')
      await isClean(name)
      await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click()
      await page.waitForSelector('dialog[open]', { state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.textContent), name).toBe('Menu')
    }
    await page.keyboard.press('F1')
    await page.waitForSelector(`${screen.rulebook} >> role=heading`)
    await isClean('rulebook over a game')
    await page.keyboard.press('Escape')
    await page.waitForSelector(screen.rulebook, { state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu')
  }, 150_000)

  test('is handed over behind a curtain that everybody can open', async () => {
    await visit.playToCurtain()
    await isClean('curtain')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForSelector(screen.curtain, { state: 'detached' })
  }, 60_000)

  test('ends for everybody', async () => {
    const file = new URL('../../../scenarios/plastic/tutorial.yaml', import.meta.url)
    const short = readFileSync(file, 'utf8').replace('turns: 6', 'turns: 1').replace('last: 6', 'last: 1')
    await visit.open('#/')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'short.yaml', mimeType: 'text/yaml', buffer: Buffer.from(short) })
    await page.getByText('Recruit', { exact: true }).click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    for (let i = 0; i < 8 && (await page.locator(screen.over).count()) === 0; i++) {
      const goesFirst = (await visit.question()).includes('Who goes first')
      for (const key of goesFirst ? ['1', 'Enter'] : ['Control+Enter', 'Control+Enter']) await page.keyboard.press(key)
      await visit.quiet()
    }
    await page.waitForSelector(screen.over)
    await isClean('end of battle')
    await isWalkable('end of battle')
  }, 60_000)
})

test('F6 goes round the regions of every screen', async () => {
  for (const hash of ['#/', '#/settings', '#/new/plastic/tutorial', '#/rules/plastic', '#/replay/plastic/tutorial']) {
    await visit.open(hash)
    const seen = new Set<string>()
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('F6')
      seen.add(await page.evaluate(() => document.activeElement?.tagName ?? ''))
    }
    expect([...seen], hash).toEqual(expect.arrayContaining(['HEADER', 'MAIN']))
  }
}, 60_000)

test('arrow keys go through a list of choices', async () => {
  await start('plastic')
  await page.locator(screen.choice).first().focus()
  await page.keyboard.press('ArrowDown')
  const second = await page.evaluate(() => document.activeElement?.querySelector('kbd')?.textContent)
  expect(second).toBe('2')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.locator(screen.heading, { hasText: 'Move' }).waitFor()
}, 60_000)
