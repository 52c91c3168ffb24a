import { readChain, writeChain } from '@sandtable/kernel'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seenFrom } from '../src/table/camera/framing.ts'
import { position } from './position.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())
beforeEach(() => {
  visit.errors.length = 0
})
afterEach(() => expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))

/** Opens the curtain, where it is down, and waits for the prompt. */
async function takeSeat(): Promise<void> {
  await screen.either(visit.page, screen.heading, screen.curtain).waitFor()
  if ((await visit.page.locator(screen.curtain).count()) > 0) {
    await visit.page.keyboard.press('Enter')
    await visit.quiet()
    await visit.page.keyboard.press('Enter')
  }
  await visit.question()
}

describe('a game', () => {
  test('goes on after the page is loaded again', async () => {
    await visit.open('#/')
    await visit.page.getByRole('button', { name: 'First battle' }).click()
    const before = await visit.question()
    await visit.quiet()
    await visit.page.reload()
    expect(await visit.question()).toBe(before)
  }, 60_000)

  test('between friends hides the table behind a curtain when the seat changes, and one of them has secrets', async () => {
    await visit.playToCurtain()
    expect(await visit.page.locator('canvas').first().isVisible()).toBe(false)
    for (const covered of [screen.prompt, screen.log, screen.dice, screen.unit])
      expect(await visit.page.locator(covered).count()).toBe(0)
    await visit.picture('curtain')
    await visit.page.keyboard.press('Enter')
    await visit.page.keyboard.press('Enter')
    expect(await visit.question()).not.toBe('')
  }, 60_000)

  test('between friends who have no secrets is handed over with a word, and the table stays in sight', async () => {
    const { page } = visit
    await visit.open('#/new/plastic/tutorial')
    await page.getByText('A friend here').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    const colours = () =>
      page.$$eval('[data-piece]', list =>
        list.map(one => `${one.getAttribute('data-piece')} ${one.getAttribute('data-side')}`).sort(),
      )
    const whose = async () =>
      (await visit.question()) &&
      page
        .locator(screen.prompt)
        .getByText(/^Your (decision|reaction)/)
        .textContent()
    const first = await whose()
    await page.waitForSelector('[data-piece]', { state: 'attached' })
    const before = await colours()
    for (let go = 0; go < 8 && (await whose()) === first; go++) {
      const goesFirst = (await visit.question()).includes('Who goes first')
      for (const key of goesFirst ? ['1', 'Enter'] : ['Control+Enter', 'Control+Enter']) await page.keyboard.press(key)
      await visit.quiet()
    }
    expect(await whose()).not.toBe(first)
    const notice = page.getByRole('status').filter({ hasText: (await whose()) ?? '?' })
    await notice.waitFor()
    expect(await page.locator(screen.curtain).count()).toBe(0)
    expect(await page.locator('canvas').first().isVisible()).toBe(true)
    expect(await colours()).toEqual(before)
    await notice.waitFor({ state: 'detached' })
  }, 60_000)

  test('takes dice that people typed, and says what cannot be', async () => {
    await visit.open('#/new/plastic/tutorial')
    await visit.page.getByText('I roll').first().click()
    await visit.page.getByRole('button', { name: /Start the battle/ }).click()
    await visit.page.waitForSelector('#typed-dice')
    await visit.page.keyboard.press('9')
    expect(await visit.page.textContent(screen.dice)).toContain('1 to 6')
    await visit.page.keyboard.press('6')
    await visit.page.keyboard.press('2')
    expect(await visit.question()).toContain('Who goes first')
    await visit.picture('typed-dice')
  }, 60_000)

  test('can be taken back until dice are rolled', async () => {
    const { page } = visit
    await visit.open('#/new/plastic/tutorial')
    await page.getByText('Sandtable rolls').first().click()
    await page.getByText('A friend here').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await takeSeat()
    await page.keyboard.press('1') // the first side goes first, whoever has won the dice
    await page.keyboard.press('Enter')
    await visit.quiet()
    await takeSeat()
    await visit.picture('undo')
    await page.locator(screen.choice, { hasText: 'Move' }).first().click({ timeout: 5000 })
    await page.locator(screen.choice).first().click()
    await visit.quiet()
    await page.locator(screen.choice).first().click()
    await page.getByRole('button', { name: /^Move/ }).click()
    await visit.quiet()
    const deeds = await page.locator(screen.line).count()
    expect(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false')
    await page.keyboard.press('Control+z')
    await visit.quiet()
    expect(await page.locator(screen.line).count()).toBe(deeds - 1)
    expect(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
  }, 60_000)
})

test('a battle opens at a slant, a figure can be met there, and T gives the map', async () => {
  const { page } = visit
  await visit.open('#/settings')
  await page.getByText('At a slant').click()
  await visit.open('#/new/muzzleflash/farm-on-the-lane')
  await page.getByRole('button', { name: /Start the battle/ }).click()
  await visit.question()
  await page.waitForSelector('[data-table][data-frames]')
  await visit.quiet()
  await visit.picture('opens-at-a-slant')
  const [x = 0, z = 0, zoom = 0, azimuth, pitch = 0] = await viewOf()
  expect([azimuth, pitch < 65]).toEqual([0, true])
  const box = await page.locator('[data-table]').boundingBox()
  const [man] = await page.$$eval('[data-piece][data-side="0"]', list =>
    list.map(one => ({ id: one.getAttribute('data-piece'), at: one.getAttribute('data-at')?.split(',').map(Number) })),
  )
  if (!box || !man?.at) throw new Error('nobody stands on the table')
  const [px = 0, py = 0] = man.at
  const turned = { x, y: 0, z, zoom, azimuth: 0, pitch: (pitch * Math.PI) / 180, fov: 28 }
  const spot = seenFrom(turned, box, px / 100 - 24 * 25.4, 0, 24 * 25.4 - py / 100)
  await page.mouse.click(box.x + box.width / 2 + spot.px, box.y + box.height / 2 + spot.py)
  await page.waitForSelector(`[data-piece="${man.id}"][data-states~="selected"]`, { state: 'attached' })
  await page.keyboard.press('t')
  await visit.quiet()
  expect((await viewOf()).toSpliced(2, 1)).toEqual([0, 0, 0, 90])
}, 60_000)

const viewOf = async (): Promise<number[]> =>
  ((await visit.page.locator('[data-table]').getAttribute('data-view')) ?? '').split(' ').map(Number)

test('a save of a newer version opens as far as it is known, and the page says which version wrote it', async () => {
  const [header = '', ...entries] = readChain(position('plastic/tutorial', 'german')).lines
  const newer = writeChain([JSON.stringify({ ...JSON.parse(header), version: '99.0.0' }), ...entries])
  await visit.open('#/')
  await visit.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'new.sandtable', mimeType: 'text/plain', buffer: Buffer.from(newer) })
  await visit.page
    .getByText(/saved by a newer Sandtable, 99\.0\.0.*It opens at turn/)
    .first()
    .waitFor()
}, 60_000)

test('a file that cannot be read is told of, with its line, and nothing is lost', async () => {
  await visit.open('#/')
  const bad =
    'title: X\nruleset: plastic\nsummary: y\nturns: 3\nminutes: 3\ntable: { width: 30, depth: 30, terrain: [ { id: h, kind: hegde, line: [[1, 1], [5, 1]] } ] }\nsides: [ { id: a }, { id: b } ]\npieces: []\nstart: { turn: 1 }\n'
  await visit.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'farm.yaml', mimeType: 'text/yaml', buffer: Buffer.from(bad) })
  await visit.page
    .getByText(/farm\.yaml/)
    .first()
    .waitFor()
  await visit.page
    .getByText(/farm\.yaml, line 6/)
    .first()
    .waitFor({ timeout: 10_000 })
  expect(await visit.page.textContent('body')).toContain('hegde')
  await visit.picture('bad-file')
}, 60_000)
