import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { position, sitDown } from './position.ts'
import * as screen from './screen.ts'
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

/** What is looked at: found by role and name, and measured in the page. */
interface Parts {
  readonly log: Node
  readonly bar: Node
  readonly main: Node
  readonly choices: readonly Node[]
  readonly prompt: Node
}

/** Runs in the page. */
function measure([parts, most]: [Parts, number]): Seen {
  const isSeen = (one: Element, rect: DOMRect): boolean => {
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    const hit = document.elementFromPoint(x, y)
    const inView = rect.top >= 0 && rect.left >= 0 && rect.bottom <= innerHeight + 1 && rect.right <= innerWidth + 1
    return inView && one.contains(hit)
  }
  const hidden = (all: readonly Node[]): readonly string[] =>
    (all as readonly Element[])
      .filter(one => one.checkVisibility())
      .slice(0, most)
      .filter(one => !isSeen(one, one.getBoundingClientRect()))
      .map(one => one.textContent ?? '')
  // those of the prompt and of the draft in it: no row of a list, no rule beside a sentence, and nothing that folds
  const prompt = parts.prompt as Element
  const buttons = [...prompt.querySelectorAll('button, a')].filter(one => {
    const part = one.closest('section')
    return (
      (part === prompt || part?.ariaLabel?.startsWith('Draft')) &&
      !one.matches('[aria-expanded], h3 *, li *, p *, fieldset *, [role=alert] *')
    )
  })
  const { top, bottom } = (parts.log as Element).getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(parts.log)
  const rows = [...range.getClientRects()].filter(
    row => row.width > 0 && row.top >= top - 1 && row.bottom <= Math.min(bottom, innerHeight) + 1,
  )
  return {
    lines: new Set(rows.map(row => Math.round(row.bottom / 6))).size,
    log: Math.min(bottom, innerHeight) - top,
    hiddenChoices: hidden(parts.choices),
    hiddenButtons: hidden(buttons),
    beyond: [...(parts.bar as Element).querySelectorAll('*')]
      .filter(
        one =>
          one.getBoundingClientRect().right > innerWidth + 1 &&
          one.checkVisibility() &&
          !one.closest('[data-progress]'),
      )
      .map(one => `${one.tagName} ${one.textContent}`),
    scrolled: (parts.main.parentElement?.scrollTop ?? 0) + scrollY,
  }
}

async function look(page: Page, most: number): Promise<Seen> {
  const all = (selector: string) => page.locator(selector).elementHandles()
  const [log, bar, main, prompt] = await Promise.all(
    [screen.log, screen.bar, screen.table, screen.prompt].map(one => page.locator(one).elementHandle()),
  )
  const choices = [...(await all(screen.choice)), ...(await all(`${screen.planning} >> role=listitem >> role=button`))]
  if (!log || !bar || !main || !prompt) throw new Error('there is no table on the screen')
  return page.evaluate(measure, [{ log, bar, main, prompt, choices }, most] as never)
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
          const seen = await look(visit.page, 6)
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
      const seen = await look(visit.page, 1)
      expect(seen).toMatchObject({ hiddenChoices: [], hiddenButtons: [], beyond: [], scrolled: 0 })
      // while cards are laid the units have the sheet: nothing has happened since
      if ((await visit.page.locator(screen.planning).count()) === 0) expect(seen.lines).toBeGreaterThanOrEqual(1)
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
      expect((await look(page, 6)).beyond, `at ${width}`).toEqual([])
    }
    expect(await page.locator('[data-meter]').count()).toBe(2)
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
