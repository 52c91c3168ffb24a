import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { Hand, inches } from './hand.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
let page: Page
beforeAll(async () => {
  visit = await Visit.begin({ learning: true })
  page = visit.page
}, 120_000)
afterAll(() => visit?.end())

/** Somebody who tries everything once that he is offered, and then only wants to see the end. */
interface Beginner {
  readonly set: string
  /** What the home screen calls its first battle. */
  readonly button: string | RegExp
  readonly tries: readonly string[]
  /** Explained in this order, whatever else comes between; all of it comes in every game. */
  readonly order: readonly string[]
}

const beginners: readonly Beginner[] = [
  {
    set: 'plastic',
    button: 'First battle',
    tries: ['Move', 'Fire', 'Lead'],
    order: ['orders', 'first', 'status', 'act', 'odds', 'undo', 'next-turn', 'over'],
  },
  {
    set: 'muzzleflash',
    button: 'Muzzleflash',
    tries: ['Move', 'Fire', 'Give an order'],
    order: ['orders', 'points', 'kept', 'odds', 'undo', 'next-turn', 'over'],
  },
  {
    set: 'goodbye',
    button: /^Goodbye/,
    tries: ['Move', 'Fire', 'Go on overwatch'],
    order: ['orders', 'steps', 'free', 'odds', 'fire-step', 'next-turn', 'over'],
  },
  {
    set: 'blaze',
    button: /^Blaze/,
    tries: ['6', '6', '6', 'Move'],
    order: ['orders', 'planning', 'cards', 'sharing', 'steps', 'next-turn', 'over'],
  },
]

/**
 * What is explained when is worked out for all sets in src/learn/lessons.test.ts, and the others' first battles are played
 * to their end in the gate too, without explanations: play.test.ts, muzzleflash.test.ts.
 */
const inGate = ['goodbye', 'blaze']

describe.each(beginners)('the first battle of $set', ({ set, button, tries, order }) => {
  test.runIf(process.env.SOAK || inGate.includes(set))(
    'is played to its end with every step explained once',
    async () => {
      await visit.open()
      await page.getByRole('button', { name: button, exact: typeof button === 'string' }).click()
      await explained('orders').waitFor({ timeout: 30_000 })
      expect(await page.locator(screen.coach).textContent()).toMatch(/\w+\. .*Now/)
      await watchCards()
      await playOn(tries)
      expect(await page.textContent(screen.heading)).toContain('battle is over')
      expect(await page.textContent(screen.verdict)).toMatch(/won|lost|Nobody/)
      expect(await faultsOn(page)).toEqual([])
      await page.waitForSelector(screen.coach)
      const given = await page.evaluate(key => JSON.parse(localStorage.getItem('sandtable.lessons') ?? '{}')[key], set)
      expect(given.filter((id: string) => order.includes(id))).toEqual(order)
      expect(given.length).toBeGreaterThan(order.length)
      const shown = await page.evaluate(() => (window as typeof window & { cards: string[] }).cards)
      expect(shown.length).toBe(new Set(shown).size)
      await visit.picture(`learn-${set}`)
    },
    400_000,
  )
})

/** The explanation of this is on the screen. */
const explained = (lesson: string) => page.locator(screen.coach).and(page.locator(`[data-lesson=${lesson}]`))

/** Notes every explanation as it comes onto the screen by itself. */
const watchCards = (): Promise<void> =>
  page.evaluate(() => {
    const cards: string[] = []
    Object.assign(window, { cards })
    const look = (): void => {
      const id = document.querySelector<HTMLElement>('[data-lesson]')?.dataset.lesson
      if (id && id !== cards.at(-1)) cards.push(id)
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

/** The longest that somebody who mostly ends his goes takes. */
const MOST = 400

async function playOn(tries: readonly string[]): Promise<void> {
  const wishes = [...tries]
  for (let i = 0; i < MOST; i++) {
    const says = await visit.question()
    if (says.includes('battle is over')) return
    const wish = await firstOffered(wishes)
    if (wish) {
      wishes.splice(wishes.indexOf(wish), 1)
      await tryOnce(wish)
    } else await goOn()
  }
  throw new Error('the battle does not end')
}

/** What can be tried now: an action that the prompt lists, or, while cards are laid, the number of one. */
async function firstOffered(wishes: readonly string[]): Promise<string | undefined> {
  if (await isPlanning()) return wishes.find(wish => /^\d$/.test(wish))
  const offered = await page.locator(screen.choice).allTextContents()
  return wishes.find(wish => offered.some(says => says.replace(/^\d/, '') === wish))
}

const isPlanning = async (): Promise<boolean> => (await page.locator(screen.planning).count()) > 0

/** Lays this card on the next stand that has none, in the first direction. After the first, the next is in hand by itself. */
async function lay(card: string): Promise<void> {
  const inHand = page.locator(screen.hand).getByText('Press its number')
  const groups = page.locator(screen.planning).getByRole('listitem').getByRole('button')
  const ordered = groups.filter({ hasNotText: 'no card' })
  if ((await ordered.count()) === 0) await groups.first().click()
  await inHand.waitFor({ state: 'attached' }) // on a low screen it is not shown
  const laid = await ordered.count()
  // the cards lie there before the rules have said which of them may be laid
  await page
    .locator(screen.hand)
    .getByRole('listitem')
    .nth(Number(card) - 1)
    .getByRole('button', { disabled: false })
    .waitFor()
  for (let i = 0; i < 20 && !(await page.locator(screen.hand).getByText('Which way?').count()); i++) {
    await page.keyboard.press(card)
    await visit.quiet()
  }
  await page.keyboard.press('1')
  await expect.poll(() => ordered.count(), { timeout: 30_000 }).toBeGreaterThan(laid)
}

/** Takes the first of everything that is asked for it; where that leads nowhere, it is left. */
async function tryOnce(wish: string): Promise<void> {
  if (/^\d$/.test(wish)) return lay(wish)
  await page.locator(screen.choice, { hasText: wish }).first().click()
  for (let step = 0; step < 8; step++) {
    await visit.quiet()
    if ((await page.locator(screen.draft).count()) === 0) return
    const [confirm] = await page.locator(screen.confirm).all()
    const [choice] = await page.locator(screen.draftChoice).all()
    if (confirm) await page.keyboard.press('Enter')
    else if (choice) await choice.click()
    else break
  }
  await page.keyboard.press('Escape')
}

/** Ends the step, the go or the planning; lets pass what may be passed. */
async function goOn(): Promise<void> {
  const before = await page.locator(screen.rail).textContent()
  const pass = page.locator(screen.choice, { hasText: /^\d(Let it stand|Hold fire|Leave it)/ })
  const many = await page.locator(screen.choice).count()
  if (await page.getByRole('button', { name: /^Let it play on/ }).count()) return letPlayOn()
  if (await page.getByRole('button', { name: /^Let it pass/ }).count()) await page.keyboard.press('h')
  else if (await pass.count()) await page.keyboard.press('h')
  else if (
    await page
      .locator(screen.draft)
      .getByRole('button', { name: /^Cancel/ })
      .count()
  )
    await page.keyboard.press('Escape')
  else if ((await page.locator(screen.draft).count()) > 0 && !(await isPlanning())) await answer(many)
  else {
    await page.keyboard.press('Control+Enter')
    await visit.quiet()
    await page.keyboard.press('Control+Enter')
  }
  const changed = () => page.locator(screen.rail).textContent()
  await expect
    .poll(changed, { timeout: 3000 })
    .not.toBe(before)
    .catch(() => undefined)
}

/** In another's turn, in which one could speak up: waits until one is asked. */
async function letPlayOn(): Promise<void> {
  await page.keyboard.press('h')
  await page
    .locator(screen.prompt)
    .getByText(/^If you like/)
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => undefined) // another turn in which one could speak up has begun
}

/** A question with one thing to do: its first answer. */
async function answer(choices: number): Promise<void> {
  if (choices > 0) await page.keyboard.press('1')
  await visit.quiet()
  await page.keyboard.press('Enter')
}

describe('the card', () => {
  test('is closed, read again, gone back in, and leads to the rule', async () => {
    await visit.open()
    await page.getByRole('button', { name: 'First battle', exact: true }).click()
    await explained('orders').waitFor({ timeout: 30_000 })
    await page.keyboard.press('c')
    await explained('first').waitFor()
    expect(await faultsOn(page)).toEqual([])
    await page.locator(screen.coach).getByRole('button', { name: 'rule PF-TRN-10' }).click()
    await screen.ruleAsked(page).filter({ hasText: 'chooses which side goes first' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator(screen.coach).getByRole('button', { name: 'Back' }).click()
    await explained('orders').waitFor()
    await page.locator(screen.coach).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Explain again: Who goes first' }).click()
    await explained('first').waitFor()
    await page.keyboard.press('c')
    await page.waitForSelector(screen.coach, { state: 'detached' })
  }, 60_000)

  test('is switched off, and nothing more is explained until it is wanted again', async () => {
    await page.keyboard.press('c')
    await page.getByRole('button', { name: 'Turn explanations off' }).click()
    await page.keyboard.press('1')
    await visit.quiet()
    await page.keyboard.press('Enter')
    await page.locator(screen.heading, { hasText: /Move or fire/ }).waitFor()
    expect(await page.locator(screen.coach).count()).toBe(0)
    await visit.open('#/settings')
    await page.getByRole('button', { name: /Show all explanations/ }).click()
    await page.getByText('Everything will be explained again.').waitFor()
    await visit.open('#/play')
    await page.waitForSelector(screen.coach, { timeout: 30_000 })
  }, 60_000)
})

describe('a costly slip', () => {
  /** Takes the man there and waits until the rules have worked out the reply. */
  async function draft(hand: Hand, man: string, to: readonly [number, number]): Promise<void> {
    const from = (await hand.pieces()).find(({ id }) => id === man)
    if (!from) throw new Error(`${man} is not on the table`)
    expect(from.states).toContain('can-act')
    await hand.click(from.at)
    await page.waitForSelector(`[data-piece="${man}"][data-states~=selected]`)
    await page
      .locator(screen.prompt)
      .getByText(/click a destination/)
      .waitFor()
    await visit.quiet()
    await hand.click(to)
    await page
      .locator(screen.draft)
      .getByRole('row')
      .filter({ hasText: /Their reply.*%/ })
      .first()
      .waitFor({ timeout: 30_000 })
  }

  test('is warned of once, where it is confirmed, and made by one press more', async () => {
    await visit.open('#/new/plastic/tutorial')
    await page.reload() // the first game of a page has the first dice: the grenadier can act
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await page.waitForSelector('canvas')
    await visit.question()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.locator(screen.heading, { hasText: /Move or fire/ }).waitFor()
    const hand = await Hand.over(visit, 30, 30)
    await draft(hand, 'grenadier', inches(15.5, 9.8))
    await page.keyboard.press('Enter')
    const hint = page.getByRole('alert', { name: 'Before you do that' })
    await hint.waitFor()
    expect(await hint.textContent()).toMatch(/Grenadier Sullivan would stand .* from German .*: about \d+\s% to fall/)
    expect((await hand.pieces()).find(({ id }) => id === 'grenadier')?.at).toEqual(inches(12.4, 8.8))
    expect(await page.getByRole('button', { name: /Move anyway/ }).count()).toBeGreaterThan(0)
    await visit.picture('learn-slip')
    expect(await faultsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator(screen.log, { hasText: /Grenadier Sullivan moves/ }).waitFor()
  }, 90_000)

  test('is not warned of again when nobody wants to hear of it', async () => {
    await page.keyboard.press('Control+z') // no die has fallen
    const hand = await Hand.over(visit, 30, 30)
    await page.waitForSelector('[data-piece=grenadier][data-states~=can-act]')
    await draft(hand, 'grenadier', inches(15.5, 9.8))
    await page.keyboard.press('Enter')
    await page
      .getByRole('alert', { name: 'Before you do that' })
      .getByRole('button', { name: /Do not warn me/ })
      .click()
    await page.getByText('Do not warn me').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await draft(hand, 'grenadier', inches(15.5, 9.8))
    await page.keyboard.press('Enter')
    await page.locator(screen.log, { hasText: /Grenadier Sullivan moves/ }).waitFor()
    expect(await page.getByRole('alert', { name: 'Before you do that' }).count()).toBe(0)
  }, 90_000)

  test('no error was left behind', () => expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
})
