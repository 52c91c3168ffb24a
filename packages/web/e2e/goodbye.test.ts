import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { Hand, type Listed } from './hand.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** The first battle is fought on 80 cm by 80; the hand counts in inches. */
const SIDE = 80 / 2.54

/** Three centimetres, in hundredths of a millimetre: less than an initiative move. */
const STRIDE = 3000

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
  // the same dice every time: an event card in the first turn would change what can be done
  await visit.page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (!(array instanceof Uint32Array) || array.length !== 1) return real(array as never) as T
      array[0] = 7
      return array
    }
  })
}, 120_000)
afterAll(() => visit?.end())

describe('Goodbyeeeeee!!!, two people at one screen', () => {
  test('is under way from the home page, and says at which step it is', async () => {
    const { page } = visit
    await visit.open('#/')
    await page.locator('a[href^="#/new/goodbye"]').first().click()
    await page.getByText('First battle: the sunken lane').first().click()
    await page.getByText('A friend here').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await sitDown()
    expect(await step()).toBe('Initiative')
    expect(await page.getByRole('complementary', { name: 'Your cards, luck and valour' }).textContent()).toContain(
      'luck',
    )
  }, 60_000)

  test('a man is moved with the mouse, by two clicks', async () => {
    const hand = await Hand.over(visit, SIDE, SIDE)
    const man = await able(hand)
    const to = [man.at[0], man.at[1] + (man.at[1] < 40_000 ? STRIDE : -STRIDE)] as const
    await hand.click(man.at)
    await visit.page.waitForSelector(`[data-piece="${man.id}"][data-states~="selected"]`)
    await hand.click(to)
    await visit.page.waitForSelector(screen.float)
    await hand.click(to)
    await visit.page.waitForSelector(screen.float, { state: 'detached' })
    await expect.poll(async () => Math.abs((await find(hand, man.id)).at[1] - to[1])).toBeLessThan(100)
  }, 60_000)

  test('an order is given with the keys, and the dice say what they needed', async () => {
    const { page } = visit
    await endStep('Orders')
    await take('Give an order')
    await take('Move')
    await page.locator(screen.draft).getByRole('heading', { name: 'Who gives the order?' }).waitFor()
    await page.keyboard.press('1')
    await page.getByRole('button', { name: /All of them/ }).waitFor()
    await visit.picture('goodbye-order')
    await page.keyboard.press('Enter')
    await page.locator(screen.dice, { hasText: /Order, .*needs \d+ or less/ }).waitFor()
    await answered()
  }, 60_000)

  test('whoever has the points may be heroic, and the log tells it', async () => {
    const { page } = visit
    await endStep('Fire')
    await take('Use valour')
    await take('Attack twice')
    await page.locator(screen.choice).first().click()
    await page.keyboard.press('Enter')
    await page
      .locator(screen.log)
      .getByText(/spends valour to attack twice/)
      .waitFor()
  }, 60_000)

  test('a figure fires at one that is ringed, and luck is a prompt like any other', async () => {
    const { page } = visit
    const hand = await Hand.over(visit, SIDE, SIDE)
    const man = await able(hand)
    await hand.click(man.at)
    await page.waitForSelector(`[data-piece="${man.id}"][data-states~="selected"]`)
    const victim = page.locator('[data-piece][data-states~="target"]').first()
    await victim.waitFor({ state: 'attached' })
    const target = await find(hand, (await victim.getAttribute('data-piece')) ?? '')
    await hand.click(target.at)
    await screen.either(page, screen.float, screen.confirm).waitFor()
    await page.keyboard.press('Enter')
    await page
      .locator(screen.log)
      .getByText(/fires at/)
      .first()
      .waitFor()
    await answered()
    await visit.picture('goodbye-fire')
  }, 60_000)

  test('the other player may speak up, and give it back', async () => {
    const { page } = visit
    const whose = await page.textContent(`${screen.bar} >> [aria-current=true]`)
    await page.getByRole('button', { name: /wants to interrupt/ }).click()
    await sitDown()
    expect(await page.textContent(screen.heading)).toBe('You may take the initiative')
    await page.keyboard.press('h')
    await sitDown()
    expect(await page.textContent(`${screen.bar} >> [aria-current=true]`)).toBe(whose)
  }, 60_000)

  test('is without serious faults of access, and without errors', async () => {
    expect(await faultsOn(visit.page)).toEqual([])
    expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([])
  }, 60_000)
})

/** A card face down and two in the hand, gas near by. */
const EVENT = `title: An event
ruleset: goodbye
summary: A card is turned over.
minutes: 1
turns: 2
table:
  width: 60
  depth: 60
  gas: [ { at: [45, 40], radius: 8, direction: 90, speed: 12 } ]
sides: [ { id: british, home: south, hand: [KD, 9H], cardDue: 10S }, { id: german, home: north } ]
units: [ { id: section, side: british, kind: section } ]
pieces:
  - { id: corporal, side: british, unit: section, kind: corporal, at: [30, 10] }
  - { id: lewis, side: british, unit: section, kind: lmg-gunner, at: [36, 10], jammed: true }
  - { id: schuetze, side: german, kind: rifleman, at: [30, 50], pinned: true }
start: { phase: event, turn: 1, last: 2, side: british }
`

const EVENT_CARD = 'role=complementary[name="Event card"]'

describe('an event', () => {
  test('is a card that is turned over; those in the hand are played from there', async () => {
    const { page } = visit
    await visit.open('#/')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'event.yaml', mimeType: 'text/yaml', buffer: Buffer.from(EVENT) })
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await page.locator(EVENT_CARD).getByRole('heading', { name: 'Smitten by indecision' }).waitFor()
    await visit.question()
    await page.getByRole('button', { name: 'Sterling chaps' }).waitFor()
    await visit.picture('goodbye-event')
    expect(await faultsOn(page)).toEqual([])
    await endStep('Orders')
    expect(await page.locator(EVENT_CARD).count()).toBe(0)
    await page.getByRole('button', { name: 'Voice of command' }).click() // there is one section that it can be for
    await page.getByRole('button', { name: /^Use/ }).waitFor()
    await page.keyboard.press('Enter')
    await page
      .locator(screen.log)
      .getByText(/plays Voice of command/)
      .waitFor()
  }, 60_000)
})

describe('against the computer', () => {
  test('it plays on when it is let, until somebody is asked', async () => {
    const { page } = visit
    await visit.open('#/new/goodbye/tutorial')
    await page.getByText('Recruit', { exact: true }).click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await page.waitForSelector(screen.prompt)
    // whoever begins: our turn is ended step by step, until it is the computer's and we could speak up
    const playOn = page.getByText('Let it play on')
    for (let i = 0; i < 60 && !(await playOn.count()); i++) {
      const asked = async (says: RegExp) => (await page.locator(screen.choice, { hasText: says }).count()) > 0
      if (await asked(/End this step/)) {
        await take('End this step')
        await page.keyboard.press('Enter')
      } else if (await asked(/Let it stand|Hold fire/)) await page.keyboard.press('h')
      await visit.quiet()
    }
    await playOn.waitFor({ timeout: 5000 })
    await page.keyboard.press('h')
    await page.locator(screen.prompt, { hasText: /Your (decision|reaction)|is over/ }).waitFor({ timeout: 20_000 })
    await visit.picture('goodbye-computer')
  }, 60_000)
})

describe('the first battle', () => {
  // the gate plays it to its end with its lessons: learn.test.ts
  test.runIf(process.env.SOAK)(
    'is played from the home page to its end, whoever wins it',
    async () => {
      const { page } = visit
      await visit.open('#/')
      await page.locator('a[href^="#/new/goodbye"]').first().click()
      await page.getByText('First battle: the sunken lane').first().click()
      await page.getByText('Recruit', { exact: true }).click()
      await page.getByRole('button', { name: /Start the battle/ }).click()
      const turns = new Set<string>()
      const over = page.locator(screen.over)
      let fired = ''
      while (!(await over.count())) {
        await screen.either(page, `${screen.prompt} >> role=button`, screen.over, screen.waiting).waitFor()
        const turn = (await page.textContent(screen.bar)) ?? ''
        turns.add(/Turn \d+/.exec(turn)?.[0].replace(/ +/, ' ') ?? turn)
        const asked = (await page.textContent(screen.prompt)) ?? ''
        if (/End this step/.test(asked)) {
          const now = `${[...turns].at(-1)}`
          if ((await step()) === 'Fire' && fired !== now) {
            fired = now
            await fireSomething()
          } else await endNow()
        } else if (/Let it play on/.test(asked)) await page.keyboard.press('h')
        else if (!(await page.locator(screen.waiting).count())) await takeFirst() // luck, a shot at who comes near
        await visit.quiet()
      }
      expect([...turns]).toEqual(['Turn 1', 'Turn 2', 'Turn 3', 'Turn 4', 'Turn 5'].slice(0, turns.size))
      expect(await page.textContent(screen.verdict)).toMatch(/won|Nobody/)
      expect(
        await page
          .locator(screen.log)
          .getByText(/fires at/)
          .count(),
      ).toBeGreaterThan(0)
      await visit.picture('goodbye-over')
      expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([])
    },
    300_000,
  )
})

/** Ends the step that is being played, whatever has been begun in it. */
async function endNow(): Promise<void> {
  const { page } = visit
  await page.keyboard.press('Escape')
  const end = page.locator(screen.choice, { hasText: 'End this step' })
  await end.first().click({ timeout: 2000 }).catch(ignored)
  await confirmed()
}

const openChoices = () => visit.page.locator(screen.choice)

/** The first man who has a target fires at it; a pistol may reach nobody. */
async function fireSomething(): Promise<void> {
  const { page } = visit
  for (let nth = 0; nth < 6; nth++) {
    const fire = openChoices().filter({ hasText: /Fire$/ })
    if (!(await fire.count())) return
    await fire.first().click({ timeout: 2000 }).catch(ignored)
    await page.locator(screen.draft).getByRole('heading').waitFor({ timeout: 2000 }).catch(ignored)
    const man = openChoices().nth(nth)
    if (await man.count()) await man.click({ timeout: 2000 }).catch(ignored)
    await visit.quiet()
    for (let i = 0; i < 3 && (await openChoices().count()); i++) if (await takeFirst()) return
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await visit.quiet()
  }
}

/** Takes the first choice that is open and confirms what it comes to; says whether it came to anything. Where none is open it goes back. */
async function takeFirst(): Promise<boolean> {
  const { page } = visit
  if (await confirmed()) return true
  const choice = openChoices().first()
  if (await choice.count()) await choice.click({ timeout: 2000 }).catch(ignored)
  else await page.keyboard.press('Escape')
  return confirmed()
}

/** Was there something to confirm? */
async function confirmed(): Promise<boolean> {
  const { page } = visit
  const button = page.locator(screen.confirm)
  await button.waitFor({ timeout: 400 }).catch(ignored)
  if (!(await button.count())) return false
  await page.keyboard.press('Enter')
  await visit.quiet()
  return true
}

/** The computer may have decided meanwhile: what was to be clicked is gone, and the next look shows what is asked now. */
const ignored = (): void => {}

/** Where a curtain has fallen, it is lifted without holding it; what was missed is not watched. */
async function sitDown(): Promise<void> {
  const { page } = visit
  await screen.either(page, screen.curtain, screen.mine).waitFor()
  if (await page.locator(screen.curtain).count()) {
    await page.keyboard.press('Enter')
    await visit.quiet()
    await page.keyboard.press('Enter')
    await page.waitForSelector(screen.curtain, { state: 'detached' })
  }
  await page.waitForSelector(screen.question)
  if (await page.locator(screen.recap).count()) await page.keyboard.press('n')
}

const step = (): Promise<string | null> => visit.page.textContent(screen.step)

/** Goes on until this step has come. */
async function endStep(until: string): Promise<void> {
  const { page } = visit
  for (let i = 0; i < 6 && (await step()) !== until; i++) {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await take('End this step')
    await page.keyboard.press('Enter')
    await visit.quiet()
  }
  expect(await step()).toBe(until)
}

/** Takes a choice by its number. */
async function take(says: string): Promise<void> {
  const { page } = visit
  const choice = page.locator(screen.choice, { hasText: says }).first()
  await choice.waitFor()
  await page.keyboard.press((await choice.locator('kbd').textContent()) ?? '')
  await visit.quiet()
}

/** Luck, cards and reactions are let go, whoever is asked, until the player whose step it is decides again. */
async function answered(): Promise<void> {
  const { page } = visit
  for (let i = 0; i < 12; i++) {
    await sitDown()
    if (await page.locator(screen.choice, { hasText: 'End this step' }).count()) return
    await page.keyboard.press('h')
    await visit.quiet()
  }
}

/** Somebody of the player's who can act. */
async function able(hand: Hand): Promise<Listed> {
  await visit.page.waitForSelector('[data-piece][data-own="true"][data-states~="can-act"]', { state: 'attached' })
  const [first] = (await hand.pieces()).filter(
    ({ own, states, id }) => own && states.includes('can-act') && !/leutnant|lieutenant/.test(id),
  )
  if (!first) throw new Error('nobody can act')
  return first
}

async function find(hand: Hand, id: string): Promise<Listed> {
  const found = (await hand.pieces()).find(piece => piece.id === id)
  if (!found) throw new Error(`there is no ${id} on the table`)
  return found
}
