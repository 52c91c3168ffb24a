import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
let page: Page
beforeAll(async () => {
  visit = await Visit.begin({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  page = visit.page
  page.setDefaultTimeout(20_000)
}, 120_000)
afterAll(() => visit?.end())

/** What sticks out to the right of the screen, or is cut off there; rows that scroll by themselves may. */
const overflowing = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide = 360
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
    /** Only to be heard: a box of one pixel. */
    const isOffscreen = (one: Element | null): boolean =>
      one !== null && ((one as HTMLElement).offsetWidth === 1 || isOffscreen(one.parentElement))
    const out = [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p')].filter(
      one => one.getBoundingClientRect().right > wide + 1 && !isOffscreen(one) && !scrolls(one.parentElement),
    )
    const all = document.documentElement.scrollWidth
    return [
      ...(all > wide ? [`${all} px`] : []),
      ...out.map(one => `${one.tagName} ${one.className} ${one.textContent}`),
    ]
  })

/** Buttons and fields that a finger would miss; links within a sentence are as high as its lines. */
const tooSmall = (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input:not([type=radio], [type=checkbox]), a.button')]
      .filter(
        one => one.offsetParent && !one.closest('.offscreen, .piece-list, p, li.deed, li.roll, li.said, .scrubber'),
      )
      .filter(one => !one.matches('.link, .telling, .log-show, .kept-open, .sheet-handle') && one.offsetHeight < 43)
      .map(one => `${one.className}: ${one.offsetHeight}`),
  )

async function fits(name: string): Promise<void> {
  await visit.quiet()
  await visit.picture(`phone-${name}`)
  expect(await overflowing(), name).toEqual([])
  expect(await tooSmall(), name).toEqual([])
}

const sets = ['muzzleflash', 'goodbye', 'plastic', 'blaze'] as const

test.each<readonly [string, string]>([
  ['home', '#/'],
  ['settings', '#/settings'],
  ['replays', '#/replays'],
  ['rules', '#/rules/plastic/PF-FIR-3'],
  ...sets.map(set => [`new-${set}`, `#/new/${set}/tutorial`] as const),
])(
  '%s fits a phone',
  async (name, hash) => {
    await visit.open(hash)
    await fits(name)
  },
  30_000,
)

test.each(sets)(
  'a game of %s fits a phone, with somebody selected too',
  async set => {
    await visit.open(`#/new/${set}/tutorial`)
    await page.getByText('Recruit', { exact: true }).tap()
    await page.getByRole('button', { name: /Start the battle/ }).tap()
    await visit.question()
    await page.waitForSelector('[data-table][data-frames]')
    await fits(`play-${set}`)
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-piece][data-side="0"]')?.click())
    await fits(`selected-${set}`)
    const table = await page.locator(screen.table).boundingBox()
    if (set !== 'blaze') expect((table?.height ?? 0) / 740).toBeCloseTo(0.55, 1)
  },
  60_000,
)

test('what lies over a game fits a phone', async () => {
  for (const [name, open] of [
    ['menu', () => page.getByRole('button', { name: 'Menu' }).tap()],
    ['keys', () => page.keyboard.press('?')],
    ['find', () => page.keyboard.press('/')],
  ] as const) {
    const isOpen = page.locator('dialog[open]')
    // a tap that falls into a new drawing of the bar is lost; whoever taps, taps again
    for (let i = 0; i < 4 && !(await isOpen.isVisible()); i++) {
      await open()
      await isOpen.waitFor({ timeout: 5000 }).catch(() => null)
    }
    await fits(name)
    expect(await isOpen.count(), name).toBe(1)
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog[open]', { state: 'detached' })
  }
  await page.keyboard.press('F1')
  await page.waitForSelector(`${screen.rulebook} >> role=heading`)
  await fits('rulebook')
}, 60_000)

test('a replay fits a phone, and so does the curtain', async () => {
  await visit.open('#/replay/plastic/tutorial')
  await page.waitForSelector('[data-table][data-frames]')
  await fits('replay')
  await visit.playToCurtain()
  await fits('curtain')
}, 60_000)

test('actions are tabs, and the one that is chosen stays among them', async () => {
  await visit.open('#/new/plastic/tutorial')
  await page.reload() // the first game of a page has the first dice
  await page.getByText('A friend here').tap() // so that nobody acts but the test
  await page.getByRole('button', { name: /Start the battle/ }).tap()
  await visit.question()
  await page.locator(screen.choice).first().tap()
  await visit.quiet()
  const tabs = page.getByRole('list', { name: 'Actions' })
  await tabs.waitFor()
  await page.waitForSelector('[data-states~="can-act"]')
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-states~="can-act"]')?.click())
  await visit.quiet()
  await page.getByRole('button', { name: 'Move', exact: true }).tap()
  await tabs.getByRole('button', { name: 'Move', exact: true, pressed: true }).waitFor()
  expect(await page.locator(screen.draft).count()).toBe(1)
}, 60_000)

test('a step of Blaze Away can be ended on a phone: its actions are tabs too', async () => {
  await visit.open('#/new/blaze/tutorial')
  await page.getByText('Recruit', { exact: true }).tap()
  await page.getByRole('button', { name: /Start the battle/ }).tap()
  await visit.question()
  for (const name of [/^LMG\s*no card/, /^6\s*Move/, /^1\s*North/, /^Ready/])
    await page.getByRole('button', { name }).last().tap()
  const tabs = page.getByRole('list', { name: 'Actions' })
  await tabs.getByRole('button', { name: 'Done with this step' }).tap()
  await tabs.waitFor({ state: 'detached' })
}, 60_000)
