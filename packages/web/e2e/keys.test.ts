import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await visit.page.keyboard.press(key)
}
const text = async (where: string): Promise<string> => (await visit.page.textContent(where)) ?? ''

beforeAll(async () => {
  visit = await Visit.begin()
  await visit.open()
  await visit.page.getByRole('button', { name: 'First battle' }).click()
  await visit.question()
  await visit.page.waitForSelector('canvas')
  await press('1', 'Enter')
  await visit.page.locator(screen.heading, { hasText: 'Move' }).waitFor()
}, 120_000)
afterAll(() => visit?.end())

const ORDERS = 'role=dialog[name=/^Orders/]'

/** What is told of what a held key shows. */
const looking = (says: RegExp) => visit.page.getByRole('status').filter({ hasText: says })

/** Puts the focus on the table, as F6 does. */
async function toTable(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await press('F6')
    if (await visit.page.evaluate(() => document.activeElement?.tagName === 'MAIN')) return
  }
  throw new Error('F6 never comes to the table')
}

describe('the keyboard', () => {
  test('goes round the regions, and through the pieces that can act', async () => {
    const seen = new Set<string>()
    for (let i = 0; i < 6; i++) {
      await press('F6')
      seen.add(await visit.page.evaluate(() => document.activeElement?.closest('[aria-label]')?.ariaLabel ?? 'Bar'))
    }
    expect([...seen].sort()).toEqual(['Bar', 'Coach', 'Dice', 'Log', 'Prompt', 'Table'])
    expect(await visit.page.locator(screen.table).evaluate(main => main.parentElement?.scrollTop)).toBe(0)
    await toTable()
    await press('Tab')
    const first = await text(screen.unit)
    await press('Tab')
    await expect.poll(() => text(screen.unit)).not.toBe(first)
    await press('Shift+Tab')
    await expect.poll(() => text(screen.unit)).toBe(first)
  }, 60_000)

  test('goes through all pieces by arrows, from one stop of Tab, and one sees who it is', async () => {
    const { page } = visit
    const list = page.locator(screen.pieces)
    const named = () =>
      list.evaluate(all => (all.contains(document.activeElement) ? (document.activeElement?.textContent ?? '') : null))
    await press('Escape', 'Escape') // of whom is selected nothing more is told
    await page.waitForSelector('[data-states~=selected]', { state: 'detached' })
    const names = await list.locator('[data-piece]').allTextContents()
    await page.locator(screen.bar).getByRole('button').last().focus()
    await press('Tab')
    expect(await list.locator('[tabindex="0"]').count()).toBe(1)
    await press('Home')
    expect(await named()).toBe(names[0])
    await press('ArrowDown', 'ArrowDown', 'ArrowUp')
    expect(await named()).toBe(names[1])
    await page.waitForSelector('role=tooltip')
    const { width = 0, height = 0 } = (await list.locator(':focus').boundingBox()) ?? {}
    expect([width > 60, height >= 44]).toEqual([true, true])
    await visit.picture('piece-list')
    await press('End')
    expect(await named()).toBe(names.at(-1))
    await press('ArrowDown')
    expect(await named()).toBe(names[0])
    await press('Enter')
    await list.locator(':focus[data-states~=selected]').waitFor()
    await visit.quiet() // what is told of the piece stands between the list and what comes next
    await press('Tab')
    expect(await named()).toBeNull()
    await press('Shift+Tab')
    expect(await named()).toContain(names[0]?.split(',')[0] ?? '?')
    await press('Escape')
  }, 60_000)

  test.each([
    ['v', /What this piece sees/],
    ['r', /weapons reach.*″/],
    ['z', /reach.*reach \d+″/],
    ['x', /enemy can reach/],
  ])(
    '%s shows something while it is held',
    async (key, says) => {
      await visit.page.keyboard.down(key)
      await looking(says).waitFor()
      if (key === 'z') await visit.picture('reach')
      await visit.page.keyboard.up(key)
      await looking(says).waitFor({ state: 'detached' })
    },
    30_000,
  )

  test('reach is shown for two turns, twice as far', async () => {
    const inches = async (): Promise<number> => Number(/(\d+)″/.exec((await looking(/\d″/).textContent()) ?? '')?.[1])
    await visit.page.keyboard.down('z')
    const one = await inches()
    await press('2')
    await expect.poll(inches).toBe(2 * one)
    await visit.page.keyboard.up('z')
  }, 30_000)

  test('opens the orders, and Escape shuts them', async () => {
    await press('o')
    await visit.page.getByRole('dialog', { name: /^Orders/ }).waitFor()
    expect(await text(ORDERS)).toMatch(/Turn 1 of \d.*Take the farmhouse/s)
    await press('Escape')
    await visit.page.waitForSelector(ORDERS, { state: 'detached' })
  }, 30_000)

  test('confirms the draft with Enter, though a click has left the focus on a button', async () => {
    await press('Escape')
    await toTable()
    await press('Tab')
    await visit.quiet()
    await press('1')
    await visit.page.waitForSelector(screen.draftChoice)
    await press('1')
    await visit.page.waitForSelector(screen.confirm)
    const moves = () => visit.page.locator(screen.line, { hasText: 'moves' }).count()
    const before = await moves()
    await visit.page.getByRole('button', { name: 'Slant' }).click()
    // what a click has opened and Escape has shut gives the focus back to the button
    await visit.page.getByRole('button', { name: 'Orders', exact: true }).click()
    await visit.page.getByRole('dialog', { name: /^Orders/ }).waitFor()
    await press('Escape')
    await visit.page.waitForSelector(ORDERS, { state: 'detached' })
    await press('Enter')
    await expect.poll(moves).toBeGreaterThan(before)
    await visit.page.getByRole('button', { name: 'Top' }).click()
  }, 30_000)

  test('the end of a phase is warned of before it comes', async () => {
    await press('Escape', 'Control+Enter')
    await visit.page
      .locator(screen.draft)
      .getByText(/pieces can still act/)
      .waitFor()
    expect(await text(screen.heading)).toMatch(/^Move/)
  }, 30_000)

  test('opens the rulebook at the rule of the prompt, with the prompt beside it', async () => {
    const padding = () =>
      visit.page
        .locator(screen.log)
        .getByRole('button', { name: /^rule / })
        .first()
        .evaluate(link => getComputedStyle(link).padding)
    const before = await padding()
    await press('Escape', 'F1')
    await screen.ruleAsked(visit.page).waitFor()
    expect(await screen.ruleAsked(visit.page).getAttribute('aria-label')).toMatch(/^Rule PF-TRN-/)
    expect(await text('role=region[name="What is asked"]')).toContain('Move or fire')
    await visit.page.locator(screen.bar).getByText('The farmhouse door').click() // wherever the focus is
    await press('Escape')
    await visit.page.waitForSelector(screen.rulebook, { state: 'detached' })
    expect(await padding()).toBe(before) // the book's look is its own
  }, 30_000)
})

/** Opens the finder, and waits until it can be typed into. */
async function find(words: string, key = 'Control+k'): Promise<void> {
  await press(key)
  await visit.page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
  await visit.page.keyboard.type(words)
}

describe('find', () => {
  test('selects a piece of that name', async () => {
    await press('Escape')
    await find('rifleman', '/') // there are several: one of them is always left
    await visit.page
      .getByRole('option', { name: /rifleman/i })
      .first()
      .waitFor()
    await press('Enter')
    await visit.page.locator(screen.unit, { hasText: 'rifleman' }).waitFor()
  }, 30_000)

  test('opens a rule by its words', async () => {
    await find('highest die chooses')
    await visit.page.getByRole('option', { name: /PF-TRN-10/ }).click()
    await visit.page.waitForSelector('[aria-label="Rule PF-TRN-10"][aria-current]')
    await press('Escape')
  }, 30_000)

  test('gives a command', async () => {
    await find('all keys')
    await press('Enter')
    await visit.page.waitForSelector(screen.keyList)
  }, 30_000)
})

describe('the list of keys', () => {
  test('refuses a key that is taken, and says by what', async () => {
    await visit.page.getByRole('button', { name: 'Q, change' }).click()
    await press('e')
    await visit.page.getByText('E is taken: turn the table to the right.').waitFor()
    await visit.picture('keys')
  }, 30_000)

  test('changes a key, on the spot and in the tooltips', async () => {
    const tooltip = () => visit.page.locator('header [title^="Find a piece"]').getAttribute('title')
    expect(await tooltip()).toContain('(/)')
    await visit.page.getByRole('button', { name: '/ or Ctrl K, change' }).click()
    await press('j')
    await visit.page.getByRole('button', { name: 'J, change', exact: true }).waitFor()
    await press('Escape')
    await visit.page.waitForSelector(screen.keyList, { state: 'detached' })
    expect(await tooltip()).toContain('(J)')
    await press('j')
    await visit.page.waitForSelector(screen.finder)
    await press('Escape')
    await visit.page.waitForSelector(screen.finder, { state: 'detached' })
    await press('?')
    await visit.page.getByText('Restore the default keys').click()
    await visit.page.getByRole('button', { name: '/ or Ctrl K, change' }).waitFor()
    await press('Escape')
    await visit.page.waitForSelector(screen.keyList, { state: 'detached' })
    expect(await tooltip()).toContain('(/)')
  }, 30_000)
})

test('the second press ends the phase', async () => {
  const told = () => visit.page.locator(screen.line).count()
  const before = await told()
  await press('Control+Enter', 'Control+Enter')
  await expect.poll(told).toBeGreaterThan(before)
  expect(await visit.page.getByText(/can still act/).count()).toBe(0)
}, 30_000)

test('nothing of this has left an error', () =>
  expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
