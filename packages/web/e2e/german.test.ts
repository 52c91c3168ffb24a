import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replay as replayDe } from '../src/language/de/afterwards/replay.ts'
import { report as reportDe } from '../src/language/de/afterwards/report.ts'
import { de } from '../src/language/de/index.ts'
import { text as textDe } from '../src/language/de/text.ts'
import { replay as replayEn } from '../src/language/en/afterwards/replay.ts'
import { report as reportEn } from '../src/language/en/afterwards/report.ts'
import { en } from '../src/language/en/index.ts'
import { text as textEn } from '../src/language/en/text.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** The words of the page, and those that come with a part of it. */
const all = [pairs(en, de), pairs(replayEn, replayDe), pairs(reportEn, reportDe), pairs(textEn, textDe)].flat()
/** English words that a German says otherwise: on a German page none of them stands anywhere but in what the rules say. */
const english = new Set(all.flatMap(([ours, theirs]) => (ours === theirs ? [] : [ours])))
const german = new Set(all.map(([, theirs]) => theirs))

function pairs(ours: unknown, theirs: unknown): readonly (readonly [string, string])[] {
  if (typeof ours === 'string') return [[ours, theirs as string]]
  if (typeof ours !== 'object' || ours === null) return []
  return Object.entries(ours).flatMap(([key, value]) => pairs(value, (theirs as { [key: string]: unknown })[key]))
}

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin({ locale: 'de-DE' })
}, 120_000)
afterAll(() => visit?.end())

/** Everything that is read or heard on the page, but for what is in the language of the rulebooks. */
const said = (): Promise<readonly string[]> =>
  visit.page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (!element || element.closest('[lang=en], script, style, kbd')) continue
      if (node instanceof Element)
        found.push(...['aria-label', 'title', 'placeholder', 'alt'].map(name => node.getAttribute(name) ?? ''))
      else found.push(node.textContent ?? '')
    }
    return found.map(text => text.trim()).filter(text => text !== '')
  })

async function isGerman(screen: string): Promise<void> {
  const words = await said()
  expect(
    words.filter(text => english.has(text) && !german.has(text)),
    `${screen} in English`,
  ).toEqual([])
  expect(
    words.some(text => german.has(text)),
    `${screen} says something in German`,
  ).toBe(true)
}

describe('in a German browser', () => {
  test('the page says which language it is in', async () => {
    await visit.open('#/')
    expect(await visit.page.getAttribute('html', 'lang')).toBe('de')
  })

  test.each(['#/', '#/new/plastic/tutorial', '#/settings', '#/rules/plastic', '#/replays'])(
    'no English word is left on %s',
    async address => {
      await visit.open(address)
      await visit.quiet()
      await isGerman(address)
      await visit.picture(`german-${address.replace(/\W+/g, '-')}`)
    },
  )

  test('the sides of a scenario are called as at the table', async () => {
    await visit.open('#/new/muzzleflash/tutorial')
    await visit.page.getByRole('radio', { name: 'Briten' }).waitFor()
    await visit.page.getByRole('heading', { name: /^Deutsche/ }).waitFor()
  })

  test('nor at the table, in its menu, its keys and its finder', async () => {
    const { page } = visit
    await visit.open('#/new/plastic/tutorial')
    await page.getByRole('button', { name: de.scenario.start }).click()
    await visit.question()
    await isGerman('the table')
    // what the rules say is German too
    expect(await page.textContent(screen.heading)).toBe('Wer beginnt diese Runde?')
    const spokenAs = (what: string) =>
      page.locator(what).evaluateAll(list => [...new Set(list.map(one => one.closest('[lang]')?.getAttribute('lang')))])
    expect(await spokenAs(screen.heading)).toEqual(['de'])
    expect(await spokenAs(screen.line)).toEqual(['de'])
    expect(await spokenAs(`${screen.log} >> role=button[name=/^Regel/]`)).toEqual(['de'])
    expect(await spokenAs(`${screen.bar} >> role=button`)).toEqual(['de'])
    await visit.picture('german-table')
    for (const [button, name] of [
      [de.keys.menu, 'the menu'],
      [de.keys.find, 'the finder'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.waitForSelector('dialog[open]')
      await isGerman(name)
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('?')
    await page.waitForSelector('dialog[open]')
    await isGerman('the keys')
    await page.keyboard.press('Escape')
  })

  test('English is one click away, and stays', async () => {
    const { page } = visit
    await visit.open('#/settings')
    await page.getByText('English', { exact: true }).click()
    await page.getByRole('heading', { name: en.settings.title, level: 1 }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: en.settings.title, level: 1 }).waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe('en')
  })

  test('nothing has gone wrong on the page', () =>
    expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
})
