import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { browserFlags, findBrowser } from './browser.ts'
import { quiet } from './quiet.ts'
import { Visit } from './seat.ts'
import { deeds, Typist } from './typing.ts'

const [first, gunner] = deeds
const playOn = 'Play on without keeping'

let visit: Visit
let context: BrowserContext
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())
afterEach(() => context?.close())

/** A browser without games, with its storage spoilt before the page is loaded. */
async function spoilt(spoil: () => void = () => {}, locale = 'en-GB'): Promise<Typist> {
  context = await visit.another({ acceptDownloads: true, locale })
  await context.addInitScript(spoil)
  return new Typist(await context.newPage())
}

/** At a desk in the light, and on a phone in the dark. */
async function looksWell(page: Page, name: string): Promise<void> {
  for (const [colorScheme, width, height] of [
    ['dark', 390, 844],
    ['light', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await faultsOn(page), `${name}, ${colorScheme}`).toEqual([])
    await page.screenshot({ path: join(visit.pictures, `${name}-${colorScheme}.png`) })
  }
}

/** As much as this origin may keep, in bytes. A browser looks at it again only after a while: it is set before the first write. */
async function limited(page: Page): Promise<(bytes?: number) => Promise<void>> {
  const session = await context.newCDPSession(page)
  const origin = new URL(visit.address).origin
  return async quotaSize => {
    await session.send('Storage.overrideQuotaForOrigin', quotaSize === undefined ? { origin } : { origin, quotaSize })
  }
}

test('a full storage: what is decided waits, and can be downloaded, played on without or tried again', async () => {
  const typist = await spoilt()
  const { page } = typist
  await page.goto(visit.address)
  const limit = await limited(page)
  await limit(1)
  await typist.open(visit.address)
  const bar = page.getByRole('complementary', { name: 'Keeping the game' })
  await bar.getByText('This browser has no room left to keep games. This game is not being kept.').waitFor()
  await typist.type(first[0])
  await bar.getByText('The game waits until it can be kept.').waitFor()
  expect(await typist.hasSeen(first[1])).toBe(false)
  await looksWell(page, 'full-text')
  const [file] = await Promise.all([page.waitForEvent('download'), typist.press('Download the game')])
  expect(readFileSync(await file.path(), 'utf8')).toContain('"type":"decision"')
  await typist.press(playOn)
  await typist.sees(first[1])
  await bar.getByText('This game is not being kept.').waitFor()
  expect(await page.getByRole('button', { name: playOn }).count()).toBe(0)
  await page.keyboard.press('Alt+t')
  await page.getByRole('main', { name: 'Table' }).waitFor()
  await looksWell(page, 'full-table')
  await page.keyboard.press('Alt+t')
  await typist.decide(gunner)
  await quiet(page) // it has tried to keep that too
  await limit()
  await typist.press('Try again')
  await bar.waitFor({ state: 'detached' })
  await page.reload()
  await typist.sees(gunner[1])
}, 180_000)

test('a storage that is full for a while: trying again keeps what was decided, and shows it', async () => {
  const typist = await spoilt()
  await typist.page.goto(visit.address)
  const limit = await limited(typist.page)
  await limit(1)
  await typist.open(visit.address)
  await typist.type(first[0])
  await typist.page.getByText('The game waits until it can be kept.').waitFor()
  await limit()
  await typist.press('Try again')
  await typist.sees(first[1])
  expect(await typist.page.getByRole('complementary', { name: 'Keeping the game' }).count()).toBe(0)
}, 90_000)

test('a storage that throws: said at home and at the table, with its reason, and play goes on', async () => {
  const typist = await spoilt(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('the disk is on fire')
    }
  })
  await typist.page.goto(visit.address)
  await typist.page.getByText('This browser’s storage has failed: the disk is on fire.').waitFor()
  await typist.open(visit.address)
  await typist.page.getByText('the disk is on fire. This game is not being kept.').waitFor()
  await typist.type(first[0])
  await typist.page.getByText('The game waits until it can be kept.').waitFor()
  await typist.press(playOn)
  await typist.sees(first[1])
  await typist.decide(gunner)
}, 90_000)

test('a storage that never answers is said after a few seconds; what it keeps late counts', async () => {
  const typist = await spoilt(() => {
    const real = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (...args) {
      const asked = real.apply(this, args)
      let heard: ((event: Event) => void) | null = null
      const answer = (event: Event): void => {
        if (Reflect.get(window, 'awake')) heard?.call(asked, event)
        else setTimeout(() => answer(event), 50)
      }
      asked.addEventListener('success', answer)
      Object.defineProperty(asked, 'onsuccess', {
        set(listener) {
          heard = listener
        },
      })
      return asked
    }
  })
  const { page } = typist
  await page.goto(visit.address)
  await page.getByText('This browser’s storage does not answer.').waitFor()
  await typist.open(visit.address)
  await page.getByText('This browser’s storage does not answer. This game is not being kept.').waitFor()
  await typist.type(first[0])
  await page.getByText('The game waits until it can be kept.').waitFor()
  await page.evaluate(() => Reflect.set(window, 'awake', true))
  await typist.sees(first[1])
  expect(await page.getByRole('complementary', { name: 'Keeping the game' }).count()).toBe(0)
}, 120_000)

test('blocked cookies: the battle starts, and says that nothing is kept', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'sandtable-blocked-'))
  mkdirSync(join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const browser = { executablePath: findBrowser(), args: browserFlags }
  context = await chromium.launchPersistentContext(profile, browser)
  const typist = new Typist(await context.newPage())
  const errors: string[] = []
  typist.page.on('pageerror', error => errors.push(error.message))
  await typist.page.goto(visit.address)
  expect(await typist.page.evaluate(() => typeof localStorage).catch(() => 'blocked')).toBe('blocked')
  await typist.page.getByText('This browser does not let this page keep anything.').waitFor()
  await typist.open(visit.address)
  await typist.page.getByText('This game is not being kept.').waitFor()
  await typist.type(first[0])
  await typist.press(playOn)
  await typist.sees(first[1])
  expect(errors).toEqual([])
  await context.close()
  rmSync(profile, { recursive: true, force: true })
}, 120_000)

test('the browser is asked not to clear the game away, once somebody has decided something', async () => {
  const typist = await spoilt(() => {
    StorageManager.prototype.persist = async () => {
      Reflect.set(window, 'stays', (Reflect.get(window, 'stays') ?? 0) + 1)
      return true
    }
  })
  const asked = () => typist.page.evaluate(() => Reflect.get(window, 'stays') ?? 0)
  await typist.open(visit.address)
  expect(await asked()).toBe(0)
  await typist.decide(first)
  await typist.decide(gunner)
  expect(await asked()).toBe(1)
}, 60_000)

test('in German too', async () => {
  const typist = await spoilt(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  }, 'de-DE')
  const { page } = typist
  await page.goto(`${visit.address}#/new/plastic/tutorial`)
  await page.keyboard.press('Alt+t')
  await page.getByRole('button', { name: /Gefecht beginnen|Schlacht|beginnen/ }).click()
  await page.getByText('Dieser Browser hat keinen Platz mehr für Spiele. Dieses Spiel wird nicht gesichert.').waitFor()
  await page.getByRole('button', { name: 'Ohne Sichern weiterspielen' }).click()
  await page.getByRole('button', { name: 'Spiel herunterladen' }).waitFor()
}, 60_000)
