import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Alarm, alarmed, battle, drawer, elements, plain, rounds, type Texts } from './payloads.ts'
import { Visit } from './seat.ts'

let visit: Visit
let alarm: Alarm
beforeAll(async () => {
  visit = await Visit.begin()
  alarm = await alarmed(visit)
}, 120_000)
afterAll(() => visit?.end())

const openFile = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) })

test('27 script injection: what is written as a text stays a text, wherever it is shown', async () => {
  const { page } = visit
  for (let round = 0; round < rounds; round++) {
    const { draw, many, left } = drawer(round)
    const texts: Texts = {
      title: draw(),
      summary: many(11).join(' '),
      briefings: [many(6).join(' '), many(6).join(' ')],
      tags: many(6),
    }
    const called = { side: draw(), man: draw() }

    // names that the rules refuse: the page says what they were
    for (const place of ['terrain', 'ground', 'nation', 'piece', 'kind', 'phase']) {
      await visit.open('#/')
      await openFile(page, 'refused.yaml', battle(plain, { [place]: draw() }))
      await page.getByText('Nothing was loaded.').waitFor()
      expect(await elements(page), place).toBe(0)
    }
    await visit.open('#/')
    await openFile(page, `${draw()}.sandtable`, draw())
    await page.getByText('Nothing was loaded.').waitFor()
    expect(await elements(page), 'file').toBe(0)

    // its file name becomes its address
    await openFile(page, `${draw()}.yaml`, battle(texts, called))
    await page.getByRole('button', { name: /Start the battle/ }).waitFor()
    expect(await page.textContent('main')).toContain(texts.summary.slice(0, 40).trim())
    expect(await elements(page), 'scenario and map').toBe(0)
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await visit.question()
    expect(await page.title().then(() => elements(page)), 'table').toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(draw())
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+t')
    await page.getByRole('region', { name: 'Log' }).waitFor()
    for (const name of Object.values(called))
      expect(await page.textContent('#root')).toContain(name.slice(0, 20).trim())
    expect(await elements(page), 'text').toBe(0)
    await page.keyboard.press('Alt+t')

    for (const address of ['#/', '#/replays']) {
      await visit.open(address)
      expect(await page.textContent('#root')).toContain(texts.title.slice(0, 20).trim())
      expect(await elements(page), address).toBe(0)
    }
    for (const screen of [
      'new',
      'new/plastic',
      'rules',
      'rules/plastic',
      'replay/game',
      'report/game',
      'replay',
      'play',
    ]) {
      if (left() === 0) break
      await page.goto(`${visit.address}#/${screen}/${encodeURIComponent(draw())}`)
      await page.waitForSelector('h1')
      expect(await elements(page), screen).toBe(0)
    }
    expect(left(), 'payloads left').toBe(0)
  }
  expect(alarm).toEqual({ hits: [], violations: [] })
}, 600_000)

test('a script that did get in would be noticed, and the policy would stop it', async () => {
  const { page } = visit
  await visit.open('#/')
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img class=payload src=x onerror="hit(-1)">'),
  )
  await expect.poll(() => alarm.violations.length).toBeGreaterThan(0)
  expect([await elements(page), alarm.hits]).toEqual([1, []])
}, 60_000)
