import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { position, sitDown } from './position.ts'
import { Visit } from './seat.ts'

/** Each by the first side of its scenario. */
const battles = [
  ['plastic/tutorial', 'allied'],
  ['muzzleflash/tutorial', 'british'],
  ['goodbye/tutorial', 'british'],
  ['blaze/tutorial', 'british'],
] as const

/** What of the screen can really be seen: not scrolled away, not cut off, not covered. */
interface Seen {
  readonly lines: number
  readonly log: number
  readonly hiddenChoices: readonly string[]
  readonly hiddenButtons: readonly string[]
  readonly beyond: readonly string[]
  readonly scrolled: number
}

/** Runs in the page. */
function look(most: number): Seen {
  const isSeen = (one: Element, rect: DOMRect): boolean => {
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    const hit = document.elementFromPoint(x, y)
    const inView = rect.top >= 0 && rect.left >= 0 && rect.bottom <= innerHeight + 1 && rect.right <= innerWidth + 1
    return inView && one.contains(hit)
  }
  const hidden = (query: string): readonly string[] =>
    [...document.querySelectorAll(query)]
      .filter(one => one.checkVisibility())
      .slice(0, most)
      .filter(one => !isSeen(one, one.getBoundingClientRect()))
      .map(one => one.textContent ?? '')
  const log = document.querySelector('.log') as HTMLElement
  const { top, bottom } = log.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(log)
  const rows = [...range.getClientRects()].filter(
    row => row.width > 0 && row.top >= top - 1 && row.bottom <= Math.min(bottom, innerHeight) + 1,
  )
  const bar = document.querySelector('.bar') as HTMLElement
  return {
    lines: new Set(rows.map(row => Math.round(row.bottom / 6))).size,
    log: Math.min(bottom, innerHeight) - top,
    hiddenChoices: hidden('.prompt .choices:not(.refused) .choice, .planning .group'),
    hiddenButtons: hidden('.prompt .buttons > *'),
    beyond: [...bar.querySelectorAll('*')]
      .filter(
        one => one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility() && !one.closest('.progress'),
      )
      .map(one => one.className.toString()),
    scrolled: (document.querySelector('.play') as HTMLElement).scrollTop + scrollY,
  }
}

const able = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-piece][data-states~="can-act"]')?.click())

/** As it is asked, with somebody selected, and with something drafted. */
async function eachMoment(visit: Visit, check: (moment: string) => Promise<void>): Promise<void> {
  await check('asked')
  await able(visit.page)
  await visit.quiet()
  await check('selected')
  await visit.page.keyboard.press('1')
  await visit.quiet()
  await check('drafted')
}

describe('at a desk', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await Visit.begin({ learning: true })
    visit.page.setDefaultTimeout(30_000)
  }, 120_000)
  afterAll(() => visit?.end())

  test.each(battles)(
    '%s: the log, the choices and the buttons are in sight',
    async (scenario, side) => {
      await sitDown(visit, scenario.replace('/', ' '), position(scenario, side))
      await visit.page.waitForSelector('[data-table][data-frames]')
      await visit.quiet()
      await eachMoment(visit, async moment => {
        for (const [width, height] of [
          [1440, 900],
          [1024, 768],
        ] as const) {
          await visit.page.setViewportSize({ width, height })
          await visit.quiet()
          await visit.picture(`layout-${scenario.replace('/', '-')}-${width}-${moment}`)
          const seen = await visit.page.evaluate(look, 6)
          expect(seen, `${moment} at ${width}`).toMatchObject({
            hiddenChoices: [],
            hiddenButtons: [],
            beyond: [],
            scrolled: 0,
          })
          expect(seen.lines, `${moment} at ${width}`).toBeGreaterThanOrEqual(5)
        }
      })
    },
    120_000,
  )
})

describe('on a phone', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await Visit.begin({ learning: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    visit.page.setDefaultTimeout(30_000)
  }, 120_000)
  afterAll(() => visit?.end())

  test.each(battles)(
    '%s: the newest lines and the buttons are in sight',
    async (scenario, side) => {
      await sitDown(visit, scenario.replace('/', ' '), position(scenario, side))
      await visit.page.waitForSelector('[data-table][data-frames]')
      await visit.quiet()
      await visit.picture(`layout-${scenario.replace('/', '-')}-phone`)
      const seen = await visit.page.evaluate(look, 1)
      expect(seen).toMatchObject({ hiddenChoices: [], hiddenButtons: [], beyond: [], scrolled: 0 })
      // while cards are laid the units have the sheet: nothing has happened since
      if ((await visit.page.locator('.planning').count()) === 0) expect(seen.lines).toBeGreaterThanOrEqual(1)
    },
    120_000,
  )
})

describe('a battle of two hundred a side', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await Visit.begin()
    visit.page.setDefaultTimeout(60_000)
  }, 120_000)
  afterAll(() => visit?.end())

  test('has a bar in which everything is on the screen', async () => {
    const { page } = visit
    await visit.open('#/')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'crowd.yaml', mimeType: 'text/yaml', buffer: Buffer.from(crowd(200)) })
    await page.getByText('A friend here').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await visit.question()
    await visit.quiet()
    await visit.picture('layout-crowd')
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await page.evaluate(look, 6)).beyond, `at ${width}`).toEqual([])
    }
    expect(await page.locator('.timeline .meter').count()).toBe(2)
  }, 180_000)
})

/** This many riflemen a side, in rows of twenty-five. */
function crowd(count: number): string {
  const row = (side: string, kind: string, y: number) =>
    Array.from({ length: count }, (_, i) => {
      const at = `[${2 + (i % 25) * 3.6}, ${y + Math.floor(i / 25) * 2}]`
      return `  - { id: ${side}-${i}, side: ${side}, kind: ${kind}, at: ${at}, pose: standing }`
    }).join('\n')
  return `
title: A crowd
ruleset: plastic
summary: Two hundred a side, to see whether they fit.
turns: 3
minutes: 90
table: { width: 96, depth: 72 }
sides:
  - { id: allied, home: south, objective: { type: more-than-lost } }
  - { id: german, home: north, objective: { type: more-than-lost } }
pieces:
${row('allied', 'american-rifleman', 2)}
${row('german', 'german-rifleman', 54)}
`
}
