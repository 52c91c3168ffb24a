import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Fingers, middleOf, type Place } from './fingers.ts'
import { Hand, inches, type Listed } from './hand.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }

let visit: Visit
let page: Page
let fingers: Fingers
let hand: Hand

beforeAll(async () => {
  visit = await Visit.begin(tablet)
  page = visit.page
  page.setDefaultTimeout(20_000)
  fingers = await Fingers.on(visit)
  await visit.open('#/new/plastic/tutorial')
  await page.getByText('A friend here').tap() // so that nobody acts but the test
  await page.getByRole('button', { name: /Start the battle/ }).tap()
  await sitDown()
  await page.locator(screen.choice).first().tap()
  await visit.quiet()
  await sitDown()
  await page.waitForSelector('[data-states~="can-act"]')
  hand = await Hand.over(visit, 30, 30)
}, 120_000)
afterAll(() => visit?.end())

/** The curtain, where there is one, opens to a finger that is held on it. */
async function sitDown(): Promise<void> {
  await screen.either(page, screen.heading, screen.curtain).waitFor()
  for (let i = 0; i < 3 && (await page.locator(screen.curtain).count()) > 0; i++) {
    await fingers.hold(
      await middleOf(page, `${screen.curtain} >> role=button`),
      page.locator(screen.curtain),
      'detached',
    )
    await visit.quiet()
  }
}

const able = async (): Promise<readonly Listed[]> =>
  (await hand.pieces()).filter(({ own, states }) => own && states.includes('can-act'))
const find = async (id: string): Promise<Listed> => {
  const found = (await hand.pieces()).find(one => one.id === id)
  if (!found) throw new Error(`${id} is not on the table`)
  return found
}
const entries = (): Promise<number> => page.locator(screen.line).count()
const standing = async (): Promise<string> => (await hand.pieces()).map(({ id, at }) => `${id} ${at}`).join('; ')
const view = async (): Promise<readonly number[]> =>
  ((await page.locator('[data-view]').getAttribute('data-view')) ?? '').split(' ').map(Number)
const tap = (at: readonly [number, number]): Promise<void> => fingers.tap(hand.pixel(at))
const away = ({ at }: Listed, x: number, y: number): readonly [number, number] => {
  const [dx, dy] = inches(x, y)
  return [at[0] + dx, at[1] + dy]
}

async function select(man: Listed): Promise<void> {
  await tap(man.at)
  await page.waitForSelector(`[data-piece="${man.id}"][data-states~="selected"]`)
  await visit.quiet() // until it is known what he can do
}

/** Nothing drafted, nobody selected, the whole table in sight. */
beforeEach(async () => {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
  await page.keyboard.press('0')
  await page.waitForSelector(screen.float, { state: 'detached' })
})

/** Where a man who can act may go one inch and a half: the first way that the rules allow. */
async function ghost(man: Listed): Promise<readonly [number, number]> {
  for (const [x, y] of [
    [0, -1.5],
    [1.5, 0],
    [-1.5, 0],
    [0, 1.5],
  ] as const) {
    const to = away(man, x, y)
    await tap(to)
    const ready = await page.waitForSelector(screen.float, { timeout: 3000 }).catch(() => null)
    if (!ready) continue
    await visit.quiet() // the float has its place once it has all its words
    return to
  }
  throw new Error(`${man.id} can go nowhere`)
}

describe('a finger on the table', () => {
  test('selects a man, places his ghost, and the tick beside it confirms', async () => {
    const man = (await able())[0] as Listed
    await select(man)
    expect(await page.locator(screen.rail).locator(screen.unit).count()).toBe(1)
    const to = await ghost(man)
    const box = (await page
      .locator(screen.float)
      .getByRole('button', { name: /^Confirm/ })
      .boundingBox()) as {
      width: number
      height: number
    } & Place
    expect([box.width, box.height]).toEqual([64, 64])
    const finger = hand.pixel(to)
    const [dx, dy] = [
      Math.max(box.x - finger.x, 0, finger.x - box.x - 64),
      Math.max(box.y - finger.y, 0, finger.y - box.y - 64),
    ]
    expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(39)
    for (const foe of (await hand.pieces()).filter(({ own }) => !own)) {
      const { x, y } = hand.pixel(foe.at)
      expect(x > box.x && x < box.x + 64 && y > box.y && y < box.y + 64, foe.id).toBe(false)
    }
    await visit.picture('touch-tick')
    await fingers.tap({ x: box.x + 32, y: box.y + 32 })
    await page.waitForSelector(screen.float, { state: 'detached' })
    await expect.poll(async () => (await find(man.id)).at).not.toEqual(man.at)
    expect(Math.hypot((await find(man.id)).at[0] - to[0], (await find(man.id)).at[1] - to[1])).toBeLessThan(1000)
  }, 60_000)

  test('a second tap on the place confirms too', async () => {
    const man = (await able())[0] as Listed
    await select(man)
    const to = await ghost(man)
    await fingers.rest() // not a double tap
    await tap(to)
    await page.waitForSelector(screen.float, { state: 'detached' })
    await expect.poll(async () => (await find(man.id)).at).not.toEqual(man.at)
  }, 60_000)

  test('is spoken to as a finger, and finds lines of the log large enough', async () => {
    const man = (await able())[0] as Listed
    await select(man)
    await page.locator(screen.prompt, { hasText: /: tap a destination/ }).waitFor()
    expect(await page.textContent('body')).not.toMatch(/\bclick/i)
    const heights = await page
      .locator(screen.log)
      .getByRole('button', { name: /^Show on the table/ })
      .evaluateAll(list => list.map(one => one.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  }, 60_000)

  test('drags the selected man, and then his ghost', async () => {
    const man = (await able())[0] as Listed
    await select(man)
    const to = hand.pixel(away(man, 1, -1))
    await fingers.drag(hand.pixel(man.at), to)
    await page.waitForSelector(screen.deed)
    const first = await page.textContent(screen.deed)
    expect(first).toMatch(/moves [\d.]+″ [a-z-]+ to [A-Z]\d/)
    await fingers.drag(to, { x: to.x - 30, y: to.y })
    await expect.poll(() => page.textContent(screen.deed)).not.toBe(first)
    expect((await find(man.id)).at).toEqual(man.at)
  }, 60_000)

  test('on anything else moves the view, also when it begins on a man', async () => {
    const man = (await able())[0] as Listed
    const [before, told] = [await view(), await entries()]
    const from = hand.pixel(man.at)
    await fingers.drag(from, { x: from.x + 60, y: from.y - 40 })
    await expect.poll(async () => (await view()).slice(0, 2)).not.toEqual(before.slice(0, 2))
    expect(await page.locator(screen.drafted).or(page.locator('[data-states~="selected"]')).count()).toBe(0)
    expect(await entries()).toBe(told)
  }, 60_000)

  test('that rests on a piece asks what it is, and gives no order', async () => {
    const man = (await able())[0] as Listed
    const told = await entries()
    await fingers.hold(hand.pixel(man.at), page.getByRole('menu').getByRole('paragraph').nth(1))
    expect(await page.getByRole('menu').textContent()).toContain(man.name.split(',')[0])
    await visit.picture('touch-details')
    await page.getByRole('menuitem', { name: 'Unit sheet' }).tap()
    await page.locator(screen.unit).getByRole('button', { name: 'Less' }).waitFor()
    expect(await page.locator(screen.deed).count()).toBe(0)
    expect(await entries()).toBe(told)
  }, 60_000)

  test('measures with the ruler from the tools', async () => {
    const man = (await able())[0] as Listed
    await select(man)
    await page.getByRole('button', { name: 'Ruler' }).tap()
    const now = await standing()
    await tap(away(man, 0, 8))
    await page.waitForFunction(() => /″/.test(document.querySelector('[data-ruler]')?.textContent ?? ''))
    const [from, to] = [hand.pixel(away(man, 0, 4)), hand.pixel(away(man, 6, 4))]
    await fingers.drag(from, to)
    await page.waitForFunction(() => /6(\.0)?″/.test(document.querySelector('[data-ruler]')?.textContent ?? ''))
    expect(await page.locator(screen.float).or(page.locator(screen.drafted)).count()).toBe(0)
    await page.getByRole('button', { name: 'Ruler' }).tap()
    expect(await standing()).toBe(now)
  }, 60_000)
})

describe('two fingers', () => {
  test('spread, shift and turn the view, and never give an order', async () => {
    const man = (await able())[0] as Listed
    await select(man)
    await ghost(man)
    const [told, stood, before] = [await entries(), await standing(), await view()]
    const a = hand.pixel(man.at)
    const b = { x: a.x + 120, y: a.y - 60 }
    await fingers.down(a)
    await fingers.down(a, b)
    for (let i = 1; i <= 5; i++) await fingers.move({ x: a.x - 12 * i, y: a.y }, { x: b.x + 12 * i, y: b.y })
    await fingers.lift()
    await expect.poll(async () => (await view())[2]).toBeGreaterThan((before[2] ?? 0) * 1.2)
    await visit.quiet()
    expect(await entries()).toBe(told)
    expect(await standing()).toBe(stood)
    expect(await page.locator(screen.deed).count(), 'the draft is as it was').toBe(1)
  }, 60_000)

  test('nor does the one that is left when the other is lifted early', async () => {
    const man = (await able())[0] as Listed
    await select(man)
    const [told, stood] = [await entries(), await standing()]
    const a = hand.pixel(man.at)
    const b = hand.pixel(away(man, 4, 2))
    await fingers.down(a)
    await fingers.move({ x: a.x + 3, y: a.y }) // begins as if it were to drag him
    await fingers.down(a, b)
    await fingers.move({ x: a.x, y: a.y + 20 }, { x: b.x, y: b.y + 20 })
    await fingers.lift({ x: a.x, y: a.y + 20 })
    for (let i = 1; i <= 4; i++) await fingers.move({ x: a.x + 10 * i, y: a.y + 20 })
    await fingers.rest() // longer than a finger that asks for details
    await fingers.lift()
    await visit.quiet()
    expect(await entries()).toBe(told)
    expect(await standing()).toBe(stood)
    expect(await page.locator(screen.drafted).or(page.getByRole('menu')).count()).toBe(0)
  }, 60_000)

  test('turn the table when it is seen at a slant', async () => {
    await page.getByRole('button', { name: 'Slant' }).tap()
    await visit.quiet()
    const before = await view()
    const middle = await middleOf(page, '[data-table]')
    const at = (angle: number): readonly [Place, Place] => {
      const [c, s] = [90 * Math.cos(angle), 90 * Math.sin(angle)]
      return [
        { x: middle.x - c, y: middle.y - s },
        { x: middle.x + c, y: middle.y + s },
      ]
    }
    await fingers.down(at(0)[0])
    await fingers.down(...at(0))
    for (let i = 1; i <= 6; i++) await fingers.move(...at(i * 0.1))
    await fingers.lift()
    await expect.poll(async () => Math.abs(((await view())[3] ?? 0) - (before[3] ?? 0))).toBeGreaterThan(20)
    await visit.picture('touch-slant')
    await page.getByRole('button', { name: 'Top' }).tap()
  }, 60_000)
})

describe('the sheet', () => {
  const HANDLE = 'role=button[name=/^Sheet/]'
  const height = async (): Promise<number> => (await page.locator(screen.rail).boundingBox())?.height ?? 0
  const state = (): Promise<string | null> => page.locator(screen.rail).getAttribute('data-open')

  test('is dragged open and shut', async () => {
    const handle = await middleOf(page, HANDLE)
    await fingers.drag(handle, { x: handle.x, y: 120 }, 12)
    await expect.poll(state).toBe('full')
    await expect.poll(height).toBeGreaterThan(1100)
    await visit.picture('touch-sheet-full')
    const top = await middleOf(page, HANDLE)
    await fingers.drag(top, { x: top.x, y: 1150 }, 12)
    await expect.poll(state).toBe('closed')
    await expect.poll(height).toBe(96)
    await visit.picture('touch-sheet-closed')
  }, 30_000)

  test('opens with a tap, and with the arrow keys', async () => {
    await page.locator(HANDLE).tap()
    await expect.poll(state).toBe('half')
    await page.locator(HANDLE).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(state).toBe('full')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(state).toBe('closed')
    await page.keyboard.press('ArrowUp')
    await expect.poll(state).toBe('half')
  }, 30_000)
})

test('nothing of it was an error', () => expect(visit.errors).toEqual([]))
