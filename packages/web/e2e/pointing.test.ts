import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Hand, inches, type Listed } from './hand.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
let hand: Hand

beforeAll(async () => {
  visit = await Visit.begin()
  const { page } = visit
  await visit.open('#/new/plastic/tutorial')
  await page.getByText('A friend here').click() // so that nobody acts but the test
  await page.getByRole('button', { name: /Start the battle/ }).click()
  await screen.either(page, screen.heading, screen.curtain).waitFor()
  await behindCurtain()
  await page.locator(screen.choice).first().click()
  await visit.quiet()
  await behindCurtain()
  await page.waitForSelector('[data-states~="can-act"]')
  hand = await Hand.over(visit, 30, 30)
}, 120_000)
afterAll(() => visit?.end())

async function behindCurtain(): Promise<void> {
  for (let i = 0; i < 3 && (await visit.page.locator(screen.curtain).count()) > 0; i++) {
    await visit.page.keyboard.press('Enter')
    await visit.quiet()
  }
}

/** Somebody who may walk: his status has come out ready. */
async function walker(): Promise<Listed> {
  for (const man of (await hand.pieces()).filter(({ own, states }) => own && states.includes('can-act'))) {
    await clear()
    await hand.click(man.at)
    await visit.page.waitForSelector(`[data-piece="${man.id}"][data-states~="selected"]`)
    await visit.quiet()
    if ((await visit.page.locator(screen.choice, { hasText: 'Move' }).count()) > 0) return man
  }
  throw new Error('nobody can walk')
}

async function clear(): Promise<void> {
  await visit.page.keyboard.press('Escape')
  await visit.page.keyboard.press('Escape')
  await visit.page.keyboard.press('Escape')
}

const away = ({ at }: Listed, x: number, y: number): readonly [number, number] => {
  const [dx, dy] = inches(x, y)
  // towards the middle of the table, where there is room
  return [at[0] + (at[0] > inches(15, 0)[0] ? -dx : dx), at[1] + (at[1] > inches(0, 15)[1] ? -dy : dy)]
}

const drafted = async (): Promise<string> => (await visit.page.locator(screen.deed).textContent()) ?? ''

describe('on the table', () => {
  test('a selected man says what he is, and a double click opens his whole sheet', async () => {
    const man = await walker()
    await visit.page.waitForSelector(screen.unit)
    const lines = await visit.page.locator(screen.unit).getByRole('term').count()
    await clear()
    const { x, y } = hand.pixel(man.at)
    await visit.page.mouse.dblclick(x, y)
    await visit.page.locator(screen.unit).getByRole('button', { name: 'Less' }).waitFor()
    expect(await visit.page.locator(screen.unit).getByRole('term').count()).toBeGreaterThanOrEqual(lines)
    expect(
      await visit.page
        .locator(screen.unit)
        .getByRole('button', { name: /^rule /i })
        .count(),
    ).toBeGreaterThan(0)
    const sheet = await visit.page.locator(screen.unit).boundingBox()
    if (!sheet) throw new Error('the sheet is nowhere')
    const isOver = (at: number, from: number, size: number): boolean => at > from && at < from + size
    expect(isOver(x, sheet.x, sheet.width) && isOver(y, sheet.y, sheet.height), 'the sheet covers its man').toBe(false)
    await clear()
  }, 60_000)

  test('a drag draws the ghost, its way and its cost, and the odds come before it is confirmed', async () => {
    const man = await walker()
    await hand.drag(man.at, away(man, 0.5, 2.5))
    await visit.page.waitForSelector(screen.deed)
    await visit.page.mouse.up()
    await visit.page.waitForSelector(screen.float)
    await visit.quiet() // the odds, too, have been worked out
    expect(await drafted()).toMatch(/moves 2\.\d″ [a-z-]+ to [A-E][1-5]\./)
    expect(await visit.page.locator(screen.draft).getByRole('table').textContent()).toMatch(
      /Their reply: .* falls\s*about \d+\s%/,
    )
    await visit.picture('pointing-drag')
    await clear()
  }, 60_000)

  test('the right button takes a drag back, and so does Escape', async () => {
    const man = await walker()
    await hand.drag(man.at, away(man, 0, 2))
    await visit.page.waitForSelector(screen.deed)
    await visit.page.mouse.down({ button: 'right' })
    await visit.page.mouse.move(hand.pixel(man.at).x, hand.pixel(man.at).y - 60)
    await visit.page.waitForSelector(screen.deed, { state: 'detached' })
    await visit.page.mouse.up({ button: 'right' })
    await visit.page.mouse.up()
    await hand.drag(man.at, away(man, 0, 2))
    await visit.page.waitForSelector(screen.deed)
    await visit.page.keyboard.press('Escape')
    await visit.page.waitForSelector(screen.deed, { state: 'detached' })
    await visit.page.mouse.up()
    await visit.quiet()
    expect(await visit.page.locator(screen.deed).count()).toBe(0)
    await clear()
  }, 60_000)

  test('Ctrl and click adds waypoints, Backspace takes the last one back', async () => {
    const man = await walker()
    await hand.click(away(man, 0, 1))
    await visit.page.waitForSelector(screen.deed)
    await visit.quiet()
    // a wall in the way may have put waypoints of its own there
    const told = /By (one|\d+) waypoint/.exec(await drafted())?.[1] ?? '0'
    const before = told === 'one' ? 1 : Number(told)
    const counts = (count: number) =>
      visit.page
        .locator(screen.deed, { hasText: count === 1 ? 'Via one waypoint.' : `Via ${count} waypoints.` })
        .waitFor()
    await hand.click(away(man, 0, 2), { with: 'Control' })
    await counts(before + 1)
    await hand.click(away(man, 0, 3), { with: 'Control' })
    await counts(before + 2)
    await visit.picture('pointing-waypoints')
    await visit.page.keyboard.press('Backspace')
    await counts(before + 1)
    await clear()
  }, 60_000)

  test('a pointer that rests on the enemy tells what he is, how far and how likely he falls', async () => {
    const man = await walker()
    const [foe] = (await hand.pieces()).filter(({ own }) => !own)
    if (!foe) throw new Error('there is no enemy')
    await hand.moveTo(foe.at)
    await visit.page.waitForSelector('role=tooltip')
    await visit.page.locator('role=tooltip', { hasText: /From .*: [\d.]+″/ }).waitFor()
    expect(await visit.page.locator('role=tooltip').count()).toBe(1)
    expect(await visit.page.getByRole('tooltip').textContent()).toContain(foe.name.split(',')[0])
    await visit.picture('pointing-hover')
    await hand.moveTo(man.at)
    await visit.page.waitForSelector('role=tooltip', { state: 'detached' })
    await clear()
  }, 60_000)

  test('the right button opens what a man can do, and what is chosen there is begun', async () => {
    const man = await walker()
    await hand.click(man.at, { button: 'right' })
    await visit.page.waitForSelector('[role=menu]')
    await visit.picture('pointing-menu')
    await visit.page.getByRole('menuitem', { name: 'Move' }).click()
    await visit.page.waitForSelector(screen.draft)
    expect(await visit.page.textContent(screen.draft)).toContain('Where to?')
    await clear()
  }, 60_000)

  test('a line of the log shows on the table what it tells', async () => {
    const man = await walker()
    const to = away(man, 0, 2)
    await hand.click(to)
    await visit.page.waitForSelector(screen.float)
    await hand.click(to)
    await visit.page.waitForSelector(screen.float, { state: 'detached' })
    const line = visit.page.locator(screen.line, { hasText: 'moves' }).last()
    expect(await line.textContent()).toMatch(/moves 2″ (north|south) to [A-E][1-5]\. ?PF-(MOV|LDR|TRN)-\d+/)
    await line.getByRole('button', { name: /^Show on the table/ }).click()
    await visit.page.waitForSelector(`[data-piece="${man.id}"][data-states~="selected"]`)
    await visit.picture('pointing-log')
  }, 60_000)

  test('nothing is drawn while nothing happens', async () => {
    await clear()
    await visit.quiet()
    const frames = () => visit.page.$eval('[data-table]', one => (one as HTMLElement).dataset.frames)
    const before = await frames()
    await visit.quiet()
    expect(await frames()).toBe(before)
  }, 60_000)

  test('nothing has gone wrong on the page', () =>
    expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
})
