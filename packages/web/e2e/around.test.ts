import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playGolden } from '@sandtable/bots'
import { save } from '@sandtable/kernel'
import { readYaml } from '@sandtable/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { quiet } from './quiet.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await visit.page.keyboard.press(key)
}

/** The curtain opens to whoever presses Enter twice. */
async function sitDown(): Promise<void> {
  await visit.page.waitForSelector(screen.curtain)
  await visit.quiet()
  await press('Enter', 'Enter')
  await visit.page.waitForSelector(screen.curtain, { state: 'detached' })
}

/** Each holds a card that the other may not know. */
const CLOSED_HANDS = `title: Closed hands
ruleset: goodbye
summary: Two cards that nobody else knows.
minutes: 1
turns: 3
options: { GB-RUL-89: closed }
table: { width: 60, depth: 60 }
sides: [ { id: british, home: south, hand: [KD] }, { id: german, home: north, hand: [9H] } ]
pieces:
  - { id: tommy, side: british, kind: rifleman, at: [30, 10] }
  - { id: fritz, side: german, kind: rifleman, at: [30, 50] }
start: { phase: fire, turn: 1, last: 3, side: british }
`

describe('two people at one screen', () => {
  test('see nothing of each other, and the table stays', async () => {
    const { page } = visit
    await visit.playToCurtain()
    await page.evaluate(() => document.querySelector('canvas')?.setAttribute('data-same', 'yes'))
    expect(await faultsOn(page), 'curtain').toEqual([])
    expect(await page.locator('canvas').first().isVisible()).toBe(false)
    for (const covered of [screen.prompt, screen.log, screen.dice]) expect(await page.locator(covered).count()).toBe(0)
    await sitDown()
    expect(await page.locator('canvas[data-same=yes]').count()).toBe(1)
  }, 90_000)

  test('are shown what they have missed', async () => {
    const { page } = visit
    await visit.open('#/')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'hands.yaml', mimeType: 'text/yaml', buffer: Buffer.from(CLOSED_HANDS) })
    await page.getByText('A friend here').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    for (let go = 0; go < 6 && (await page.locator(screen.curtain).count()) === 0; go++) {
      await screen.either(page, screen.heading, screen.curtain).waitFor()
      await press('Control+Enter', 'Control+Enter')
      await visit.quiet()
    }
    await sitDown()
    const recap = await page.waitForSelector(screen.recap) // it ends by itself
    expect(await recap.textContent()).toContain('Since your last turn')
    await visit.picture('recap')
    await press('n')
    await page.waitForSelector(screen.recap, { state: 'detached' })
  }, 60_000)

  test('come back to a curtain', async () => {
    await visit.quiet()
    await visit.page.reload()
    await visit.page.waitForSelector(screen.curtain)
    expect(await visit.page.locator('canvas').count()).toBe(0)
    await sitDown()
    await visit.question()
  }, 60_000)

  test('look at a replay of their running game one at a time', async () => {
    await visit.open('#/replays')
    await visit.page.locator('section[aria-labelledby=under-way] li a').first().click()
    await visit.page.waitForSelector(screen.curtain)
    expect(await visit.page.locator(screen.where).count()).toBe(0)
    await sitDown()
    await visit.page.waitForSelector(screen.where)
    expect(await visit.page.getByRole('radio', { name: 'All' }).count()).toBe(0)
  }, 60_000)
})

const file = fileURLToPath(new URL('../../../scenarios/plastic/tutorial.yaml', import.meta.url))
const lines = save(playGolden(readYaml(readFileSync(file, 'utf8'), file), 5)).split('\n')
const broken = lines.map((line, i) => (i === 90 ? `${line} ` : line)).join('\n')

describe('what goes wrong', () => {
  test('a broken save says where, and opens before it', async () => {
    await visit.open('#/')
    await visit.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'torn.sandtable', mimeType: 'text/plain', buffer: Buffer.from(broken) })
    await visit.page.getByText(/torn\.sandtable, line 91: .* SAVE-2 .*It opens at turn \d/).waitFor()
    await visit.page.getByText('torn', { exact: true }).waitFor()
    await visit.picture('torn')
  }, 60_000)

  test('so does one that was damaged in this browser, and it is kept as it was', async () => {
    const { page } = visit
    await visit.open('#/')
    await page.getByRole('button', { name: 'First battle' }).click()
    await visit.question()
    await visit.quiet()
    await visit.open('#/')
    await page.evaluate(
      text =>
        new Promise<void>(resolve => {
          const asked = indexedDB.open('sandtable')
          asked.onsuccess = () => {
            const transaction = asked.result.transaction(['games', 'texts'], 'readwrite')
            const games = transaction.objectStore('games').getAll()
            games.onsuccess = () => {
              const game = games.result.find((one: { seats: object }) => Object.values(one.seats).includes('computer'))
              transaction.objectStore('texts').delete(IDBKeyRange.bound([game.id, 0], [game.id, []]))
              transaction.objectStore('texts').put(text, [game.id, 0])
            }
            transaction.oncomplete = () => resolve()
          }
        }),
      broken,
    )
    await page.reload()
    const before = await page.getByRole('region', { name: 'Continue' }).getByRole('listitem').count()
    await page.getByRole('button', { name: 'The farmhouse door' }).first().click()
    await page.getByText(/line 91: .* SAVE-2 The game goes on from the last point/).waitFor()
    await visit.picture('mended')
    await visit.open('#/')
    await visit.quiet()
    await page.getByText(/All \d games|Export or delete/).click()
    expect(await page.getByRole('region', { name: 'Continue' }).getByRole('listitem').count()).toBeGreaterThan(before)
  }, 60_000)

  test('a promise of ours that fails is told of, and the screen stays', async () => {
    await visit.open('#/')
    visit.errors.length = 0
    await visit.page.evaluate(() => void Promise.reject(new Error('the dog ate it')))
    await visit.page.getByText('Sandtable made a mistake and stopped before changing anything.').waitFor()
    expect(await visit.page.getByRole('heading', { name: 'Which rules tonight?' }).count()).toBe(1)
    await visit.page.getByRole('button', { name: 'Close', exact: true }).click()
    expect(visit.errors).toEqual(['the dog ate it'])
    visit.errors.length = 0
  }, 30_000)

  test('a screen that cannot be drawn says so, and the others can', async () => {
    const page = await visit.context.newPage()
    await page.addInitScript(() => {
      window.ResizeObserver = class {
        constructor() {
          throw new Error('no observer here')
        }
      } as never
    })
    await page.goto(`${visit.address}#/new/plastic/tutorial`)
    await page.getByText('Sandtable made a mistake and stopped before changing anything.').waitFor()
    expect(await page.textContent('main')).toContain('no observer here')
    await page.getByRole('button', { name: 'Copy the report' }).click()
    await page.locator('textarea, button:has-text("Copied")').first().waitFor()
    await page.getByRole('button', { name: 'Go home' }).click()
    await page.getByText('Which rules tonight?').waitFor()
    await page.close()
  }, 30_000)

  test('settings that somebody has garbled are the usual ones', async () => {
    const page = await visit.context.newPage()
    await page.goto(visit.address)
    await page.evaluate(() => localStorage.setItem('sandtable.settings', '{"colours":null,"keys":7,"theme":"dark"}'))
    await page.reload()
    await page.getByText('Which rules tonight?').waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await page.evaluate(() => localStorage.clear())
    await page.close()
  }, 30_000)
})

describe('settings', () => {
  test('a ruling chosen once holds for new games', async () => {
    const { page } = visit
    await visit.open('#/settings')
    await page.locator('summary', { hasText: 'Who rolls to see who goes first?' }).click()
    await page
      .locator('details', { hasText: 'Who rolls to see who goes first?' })
      .getByRole('radio', { name: /One die for each player/ })
      .first()
      .check()
    await visit.open('#/new/plastic/crossroads-house')
    expect(await page.getByRole('complementary', { name: 'How to play it' }).textContent()).toContain('1 of 9 changed')
  }, 30_000)

  test('the left-hand layout puts the rail on the left', async () => {
    const { page } = visit
    await visit.open('#/settings')
    await page.getByText('Left-handed').click()
    await visit.open('#/')
    await page.getByRole('button', { name: 'First battle' }).click()
    await visit.question()
    const left = await page.locator(screen.rail).evaluate(rail => rail.getBoundingClientRect().left)
    expect(left).toBe(0)
    await visit.picture('left-hand')
  }, 30_000)

  test('sound is made in the page once somebody wants it, and not before', async () => {
    const page = await visit.context.newPage()
    const problems: string[] = []
    const asked: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    page.on('request', request => asked.push(request.url()))
    await page.goto(`${visit.address}#/settings`)
    await page.getByText('saved in this browser').waitFor()
    expect(asked.some(url => url.includes('synth'))).toBe(false)
    await page.getByText('On', { exact: true }).click()
    await page.getByRole('slider', { name: 'Table' }).focus()
    const loaded = page.waitForResponse(response => response.url().includes('synth'))
    await page.keyboard.press('ArrowRight')
    await loaded
    await quiet(page)
    expect(problems).toEqual([])
    await page.close()
  }, 30_000)
})

test('a quick battle is one click', async () => {
  await visit.open('#/')
  await visit.page.getByRole('button', { name: 'Quick battle' }).click()
  expect(await visit.question()).not.toBe('')
}, 60_000)
