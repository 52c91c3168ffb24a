import { Host, jsonSource, type RuleSet, save } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { Hand } from './hand.ts'
import { type Heard, hear, keepHeard } from './heard.ts'
import { sitDown } from './position.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** The crossroads at Saint-Martin, in inches: 1,800 by 1,200 mm. */
const [WIDTH, DEPTH] = [1800 / 25.4, 1200 / 25.4]
const mm = (x: number, y: number): readonly [number, number] => [x * 100, y * 100]

let visit: Visit
let page: Page
beforeAll(async () => {
  visit = await Visit.begin()
  await visit.context.addInitScript(keepHeard)
  page = visit.page
}, 120_000)
afterAll(() => visit?.end())

const asked = (words: RegExp): Promise<void> =>
  page.locator(screen.prompt, { hasText: words }).waitFor({ timeout: 30_000 })

async function start(opponent: string): Promise<void> {
  await visit.open('#/new/blaze/crossroads-at-saint-martin')
  await page.getByText(opponent).click()
  await page.getByRole('button', { name: /Start the battle/ }).click()
  await screen.either(page, screen.heading, screen.curtain).waitFor()
}

async function liftCurtain(): Promise<void> {
  await page.waitForSelector(screen.curtain, { timeout: 30_000 })
  for (let i = 0; i < 5 && (await page.locator(screen.curtain).count()) > 0; i++) {
    await page.keyboard.press('Enter')
    await visit.quiet()
  }
}

/** Puts the current stand there, in sight unless it is to be hidden. */
async function place(hand: Hand, at: readonly [number, number], hidden = false): Promise<void> {
  await asked(/Where\?/)
  await hand.click(at)
  await asked(/Hidden\?/)
  if (hidden) await page.keyboard.press('1')
  await visit.quiet()
  await page.keyboard.press('Enter')
}

async function endSettingUp(): Promise<void> {
  await asked(/Where\?/)
  await page.getByRole('button', { name: /Done setting up/ }).click()
}

const cardOf = (card: string) => page.locator(`[data-card=${card}]`)

/** What is said of whom a card is for. */
const inHand = (says: string) => page.locator(screen.hand).getByText(says)
const card = (name: string | RegExp) => page.locator(screen.hand).getByRole('button', { name })
const group = (who: string) => page.locator(screen.planning).getByRole('button', { name: who })
const AIMED = /Aimed Fire/

describe('a battle with order cards', () => {
  test('begins with stands that are set up by mouse', async () => {
    await visit.open()
    await page.locator('a[href^="#/new/blaze"]').first().click()
    await start('Recruit')
    const hand = await Hand.over(visit, WIDTH, DEPTH)
    for (const y of [700, 800, 900]) await place(hand, mm(60, y)) // headquarters, machine gun, mortar
    for (const y of [500, 450]) await place(hand, mm(150, y)) // two sections, side by side
    await endSettingUp()
    await page.waitForSelector(screen.planning, { timeout: 30_000 })
    expect(await page.textContent(screen.planning)).toContain('5 stands have no card')
  }, 90_000)

  test('cards are laid by mouse and by their numbers, one for those in contact', async () => {
    const hand = await Hand.over(visit, WIDTH, DEPTH)
    await hand.click(mm(150, 450))
    await inHand('Rifle sections 11 and 12').waitFor()
    await page.keyboard.press('Escape') // puts the hand away; the same stand opens it again
    await page.waitForSelector('[data-states~="selected"]', { state: 'detached' })
    await hand.click(mm(150, 450))
    await inHand('Rifle sections 11 and 12').waitFor()
    await card('Move and Fire').waitFor()
    await page.keyboard.press('6')
    await inHand('Which way?').waitFor()
    await hand.click(mm(900, 480))
    await cardOf('move').waitFor()
    expect(await page.getByRole('region', { name: '1st platoon' }).textContent()).toMatch(/1 of 3.*Move, east/)
    await inHand('Company HQ').waitFor() // the next without a card is in hand
    await card('Prone').click()
    await cardOf('prone').waitFor()
    await inHand('HMG').waitFor()
    await page.keyboard.press('8')
    await cardOf('opportunity-fire').waitFor()
    expect(await page.locator(screen.steps).getByRole('listitem').filter({ hasText: 'of your cards' }).count()).toBe(3)
    await visit.picture('blaze-planning')
    expect(await faultsOn(page)).toEqual([])
  }, 60_000)

  test('a card may be laid again until one is ready, and says why it cannot be', async () => {
    await group('Company HQ').click()
    await page.locator(screen.hand).getByRole('button', { name: 'Prone', pressed: true }).waitFor()
    await page.keyboard.press('5')
    await group('Company HQ').filter({ hasText: 'Aimed Fire' }).waitFor()
    // a section and a machine gun do not share a card
    const hand = await Hand.over(visit, WIDTH, DEPTH)
    await hand.click(mm(150, 450))
    await inHand('Rifle sections').waitFor()
    await hand.click(mm(60, 800), { with: 'Shift' })
    await page
      .locator(screen.hand)
      .getByRole('button', { name: /on one card must/i, disabled: true })
      .first()
      .waitFor()
    expect(await page.locator(screen.hand, { hasText: 'BA-CARD-3' }).count()).toBe(1)
  }, 60_000)

  test('ready warns once, then the steps go by, and a section moves along its arrow', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Enter')
    await page.locator(screen.planning).getByRole('alert').first().waitFor()
    await page.keyboard.press('Control+Enter')
    await page.waitForSelector(screen.planning, { state: 'detached' })
    await visit.quiet()
    for (let i = 0; i < 6 && !(await nowIn('Move')); i++) await goOn()
    await page.locator('[data-card][data-state=now]').first().waitFor({ state: 'attached' })
    const hand = await Hand.over(visit, WIDTH, DEPTH)
    await hand.click(mm(150, 500))
    await page.waitForSelector('[data-states~="selected"]')
    await hand.click(mm(270, 510))
    await page.getByRole('button', { name: /^Move/ }).first().waitFor()
    await visit.picture('blaze-move')
    await page.locator(screen.choice, { hasText: 'Move the other stand on this card too' }).waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter') // out of habit: it changes nothing
    await page.locator(screen.log, { hasText: /Rifle section 11 moves/ }).waitFor()
    await page.locator(screen.log, { hasText: /Rifle section 12 moves/ }).waitFor()
    await visit.quiet() // all who could act have acted: the steps go on by themselves
  }, 60_000)

  test('the turn goes on to the next planning', async () => {
    await visit.question()
    for (let i = 0; i < 12 && (await page.locator(screen.planning).count()) === 0; i++) await goOn()
    await page.waitForSelector(screen.planning)
    expect(await page.locator(screen.turn).textContent()).toContain('2')
    expect(await faultsOn(page)).toEqual([])
    await visit.picture('blaze-second-turn')
  }, 60_000)
})

describe('the first battle', () => {
  // the gate plays it to its end with its lessons: learn.test.ts
  test.runIf(process.env.SOAK)(
    'is played from the home page to its end',
    async () => {
      await visit.open()
      await page.locator('a[href^="#/new/blaze"]').first().click()
      await page.locator('a[href="#/new/blaze/tutorial"]').first().click()
      await page.getByText('Recruit', { exact: true }).click()
      await page.getByRole('button', { name: /Start the battle/ }).click()
      await page.waitForSelector(screen.planning, { timeout: 30_000 })
      const answered = await playToTheEnd()
      await visit.picture('blaze-over')
      expect(await page.textContent(screen.verdict)).toMatch(/won/)
      expect(await page.locator(screen.log).textContent()).toContain('The cards are turned over.')
      expect(answered).toBeGreaterThan(14) // seven turns of cards, and what came of them
      expect(await faultsOn(page)).toEqual([])
    },
    300_000,
  ) // a minute on a quiet machine
})

describe('what the page is told', () => {
  test('holds no order of the other side before the cards are turned over, at one screen', async () => {
    await visit.open('#/new/blaze/tutorial')
    await page.getByText('A friend here').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await screen.either(page, screen.planning, screen.curtain).waitFor()
    if ((await page.locator(screen.planning).count()) === 0) await liftCurtain()
    await hear(page)
    await planSomething() // the British: aimed fire, a move to the east, and ready
    await liftCurtain()
    await page.waitForSelector(`${screen.hand} >> role=list`)
    await page.getByRole('button', { name: /^Next/ }).click()
    await page.locator(screen.hand).getByRole('button', { name: 'Prone', disabled: false }).click()
    await cardOf('prone').waitFor()
    const before = await hear(page)
    expect(new Set(before.map(({ seat }) => seat))).toEqual(new Set(['british', 'german']))
    expect(before.some(({ seat, cards }) => seat === 'german' && (cards.german ?? []).length > 0)).toBe(true) // his own he knows
    expect(leaksIn(before)).toEqual([])
    await page.getByRole('button', { name: /^Ready/ }).click()
    await page.locator(screen.planning).waitFor({ state: 'detached' })
    await visit.quiet()
    const after = await hear(page)
    expect(leaksIn(after).length).toBeGreaterThan(0) // they lie open: what is looked for would have been found
  }, 90_000)

  test('nor against the computer, which has laid its cards long before', async () => {
    await visit.open('#/new/blaze/tutorial')
    await hear(page)
    await page.getByText('Computer', { exact: true }).click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await page.waitForSelector(screen.planning)
    await page.locator(screen.planning).getByRole('listitem').filter({ hasText: 'German ready' }).waitFor()
    const before = await hear(page)
    expect(before.length).toBeGreaterThan(0)
    expect(leaksIn(before)).toEqual([])
    await page.getByRole('button', { name: /^Ready/ }).click()
    await page.locator(screen.turn, { hasText: /2 of/ }).waitFor({ timeout: 60_000 })
    expect(leaksIn(await hear(page)).length).toBeGreaterThan(0)
  }, 90_000)
})

describe('setting up against the computer', () => {
  test('the rest is set up, and one looks before one is done; what counts is flagged by name', async () => {
    await start('Recruit')
    await asked(/Where\?/)
    await page.getByRole('button', { name: /Set up the rest/ }).click()
    await visit.allSetUp()
    await visit.quiet()
    expect(await page.locator(screen.planning).count()).toBe(0)
    expect(
      await page
        .locator(screen.rail)
        .getByRole('button', { name: /Hold the church/ })
        .textContent(),
    ).toMatch(/Hold the church alone when the game ends \(points: 30\)\. Hold the inn, .* \(points: 2 each\)/)
    await visit.picture('blaze-set-up-rest')
    await page.getByRole('button', { name: /Done setting up/ }).click()
    await page.waitForSelector(screen.planning, { timeout: 30_000 })
    await visit.quiet()
    await page.keyboard.press('Tab') // as the button Next says, also for whoever has just clicked
    await inHand('Company HQ').waitFor()
  }, 60_000)
})

describe('fire from off the table', () => {
  test('says what falls and how many are left, what came of it, and why the guns cannot fire there', async () => {
    await visit.open('#/new/blaze/red-storm-at-the-collective-farm')
    await page.getByText('Recruit', { exact: true }).click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await asked(/Where\?/)
    const hand = await Hand.over(visit, 2000 / 25.4, 1200 / 25.4)
    await page.getByRole('button', { name: 'Lay a barrage, 6 left' }).click()
    await asked(/Where should the barrage fall\? Templates left: 6/)
    await hand.click(mm(1320, 450))
    await asked(/When does it fall\?/)
    await page.keyboard.press('1')
    await asked(/A barrage is plotted/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Lay a barrage, 5 left' }).waitFor()
    await visit.setUpAll()
    await visit.allSetUp()
    await page.keyboard.press('Control+Enter')
    await page.waitForSelector(screen.planning, { timeout: 30_000 })
    expect(await page.textContent(screen.planning)).toContain('A template of shells has fallen.')
    expect(await page.textContent(screen.planning)).toMatch(/An aircraft: No headquarters or observer/)
    await group('Company HQ').click()
    await inHand('Company HQ').waitFor()
    await page.getByRole('button', { name: 'Call the divisional guns' }).click()
    await asked(/Company HQ\. Where should the divisional guns fire\?/)
    const planning = await Hand.over(visit, 2000 / 25.4, 1200 / 25.4)
    await planning.click(mm(1900, 200))
    await page.getByRole('alert').filter({ hasText: 'Company HQ does not see it.' }).waitFor()
    expect(await page.getByRole('button', { name: /^Make the call/ }).count()).toBe(0)
    await visit.picture('blaze-call-refused')
    await page.keyboard.press('Escape')
    await inHand('Company HQ').waitFor() // the stand in hand still waits for its card
  }, 90_000)
})

/** A machine gun that may fire at a section; another of the enemy's lies hidden. */
const aimedFire = {
  ruleset: 'blaze',
  table: { width: 1200, depth: 1200 },
  sides: [{ id: 'red' }, { id: 'blue' }],
  pieces: [
    { id: 'r1', side: 'red', kind: 'hmg', rating: 'average', at: [600, 300], facing: 0, card: 'aimed-fire' },
    { id: 'b1', side: 'blue', kind: 'rifle-section', rating: 'average', at: [600, 500], facing: 180 },
    { id: 'b2', side: 'blue', kind: 'sniper', rating: 'average', at: [600, 1000], facing: 180, hidden: true },
  ],
  start: { turn: 1, phase: 'aimed-fire' },
}

describe('a drafted shot', () => {
  test('shows its roll, as far as the seat knows', async () => {
    const rules = ruleSets.find(({ id }) => id === 'blaze') as RuleSet
    const host = new Host(rules, jsonSource('aimed fire', aimedFire), { dice: { from: 'seed', seed: 1 } }).start()
    await sitDown(visit, 'aimed fire', save(host))
    await visit.quiet()
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-piece="r1"]')?.click())
    await visit.quiet()
    await page.keyboard.press('1')
    await asked(/At which target\?/)
    await page.keyboard.press('1')
    await page
      .locator('role=list[name="Rolls"]', { hasText: /To hit, Blue rifle section: 4D10, needs 7\+.*87\s%/ })
      .waitFor()
    await page.locator(screen.draft).getByText('As far as you know:').waitFor()
  }, 60_000)
})

describe('at one screen', () => {
  test('each side sets up all it has, and the curtain falls once', async () => {
    await start('A friend here')
    const hand = await Hand.over(visit, WIDTH, DEPTH)
    await place(hand, mm(60, 700))
    await asked(/Where\?/) // the same side goes on
    expect(await page.locator(screen.curtain).count()).toBe(0)
    await page.getByRole('button', { name: /Set up the rest/ }).click()
    await visit.allSetUp()
    await visit.picture('blaze-set-up') // it may look before it says that it is done
    await page.keyboard.press('Control+Enter')
    await liftCurtain() // everything is placed: the other side is asked
    await asked(/Where\?/)
    const standing = await hand.pieces()
    expect(standing.length).toBeGreaterThan(10)
    expect(standing.filter(({ own }) => own)).toEqual([])
    // the attackers keep their colour, whoever looks
    expect(await page.locator('[data-piece][data-side="0"]').count()).toBe(standing.length)
  }, 90_000)

  test('nothing of one side is on the page for the other', async () => {
    await start('A friend here')
    const hand = await Hand.over(visit, WIDTH, DEPTH)
    await place(hand, mm(60, 700))
    await endSettingUp()
    await liftCurtain()
    await place(hand, mm(1400, 225), true)
    await endSettingUp()
    await page.waitForSelector(screen.planning) // who set up last lays cards first
    await page.getByRole('button', { name: /^Ready/ }).click()
    await page.waitForSelector(screen.curtain)
    expect(await page.locator('[data-piece]').count()).toBe(0)
    await liftCurtain()
    await page.waitForSelector(screen.planning)
    expect((await hand.pieces()).map(({ own }) => own)).toEqual([true])
    const seen = await page.evaluate(() => document.body.innerHTML)
    expect(seen).not.toMatch(/(Defender|German) (company|HQ|HMG)/i)
    expect(seen).not.toContain('d-hq')
    await visit.picture('blaze-hot-seat')
  }, 90_000)

  test('no error was left behind', () => expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
})

/** Cards and decisions of the other side in what a seat was told. */
const leaksIn = (heard: readonly Heard[]): readonly string[] =>
  heard.flatMap(({ seat, cards, ordered }) => [
    ...Object.entries(cards).flatMap(([side, laid]) => (side === seat ? [] : laid)),
    ...ordered.filter(side => side !== seat).map(side => `${side} orders`),
  ])

const nowIn = async (step: string): Promise<boolean> =>
  new RegExp(`^\\d ?${step}(?! and)`).test((await page.locator(screen.step).textContent()) ?? '')

/** Does nothing more in this step. */
async function goOn(): Promise<void> {
  await visit.question()
  const before = await page.locator(screen.step).textContent()
  if ((await page.locator(screen.planning).count()) > 0 || (await nowIn('Move'))) {
    const moved = await page.locator(screen.log).textContent()
    if (!moved?.includes('moves')) return
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await visit.quiet()
  if ((await page.locator(screen.step).textContent()) === before) await page.keyboard.press('Control+Enter')
  await visit.quiet()
}

/**
 * Plays as a child would, until somebody has won: the first thing that can be done, and on. The page may have gone on before a hand is
 * there: then one looks again. Gives how often something was answered.
 */
async function playToTheEnd(): Promise<number> {
  let answered = 0
  let still = 0
  while ((await page.locator(screen.over).count()) === 0) {
    const before = await page.textContent('body')
    const isPlanning = (await page.locator(screen.planning).count()) > 0
    if ((await page.locator(screen.waiting).count()) === 0)
      await (isPlanning ? planSomething(1500) : doSomething()).catch(() => {})
    const changed = await expect
      .poll(() => page.textContent('body'), { timeout: 2000 })
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      )
    still = changed ? 0 : still + 1
    if (changed) answered++
    if (still > 30) throw new Error(`it stands still: ${await page.locator(screen.rail).textContent()}`)
  }
  return answered
}

/** Aimed fire for the first stands, a move to the east for the others; then ready. */
async function planSomething(timeout = 30_000): Promise<void> {
  await page.waitForSelector(`${screen.hand} >> role=list`, { timeout })
  for (const name of [AIMED, /^\d Move(?! and)/]) {
    const next = page.getByRole('button', { name: /^Next/ })
    if ((await next.count()) === 0) break
    await next.click({ timeout })
    await page.locator(screen.hand).getByRole('button', { name, disabled: false }).click({ timeout })
    if (name !== AIMED) await card(/East$/).click({ timeout })
    await inHand('Which way?').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: /^Ready/ }).click({ timeout })
}

/** The first choice; a draft that is complete is confirmed, and where nothing is offered the step is ended. */
async function doSomething(): Promise<void> {
  const confirm = page.locator(screen.confirm)
  const first = page.locator(screen.choice).first()
  if ((await confirm.count()) > 0) await page.keyboard.press('Enter')
  else if ((await first.count()) > 0) await page.keyboard.press('1')
  else await page.keyboard.press('Control+Enter')
}
