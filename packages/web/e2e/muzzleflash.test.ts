import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { Hand, inches, type Listed } from './hand.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** Two sections close to each other: everything that is common happens within a turn, whoever plays how well. */
const battle = `
title: At close quarters
ruleset: muzzleflash
summary: A wall, a house and two sections
turns: 2
minutes: 5
table:
  width: 30
  depth: 24
  terrain:
    - { id: house, kind: building, polygon: [[18, 10], [25, 10], [25, 15], [18, 15]] }
    - { id: door, kind: door, line: [[20, 10], [21.5, 10]] }
    - { id: wall, kind: wall, line: [[6, 12], [9, 12]] }
    - { id: red-aid, kind: aid-station, circle: [4, 2, 2], side: red }
sides: [ { id: red, army: allied }, { id: blue, army: axis } ]
units: [ { id: s1, side: red, kind: section }, { id: s2, side: blue, kind: section } ]
pieces:
  - { id: nco-1, side: red, unit: s1, kind: nco, at: [9, 6], primed: true }
  - { id: rifle-1, side: red, unit: s1, kind: rifleman, at: [10, 9] }
  - { id: rifle-2, side: red, unit: s1, kind: rifleman, at: [6, 7], pins: 1 }
  - { id: rifle-3, side: red, unit: s1, kind: rifleman, at: [5, 9], status: injured }
  - { id: tank, side: red, kind: sherman, at: [16, 5], facing: 30, turret: 60 }
  - { id: b1, side: blue, unit: s2, kind: rifleman, at: [10, 20] }
  - { id: b2, side: blue, unit: s2, kind: rifleman, at: [12, 20] }
  - { id: b3, side: blue, unit: s2, kind: nco, at: [14, 21] }
start: { turn: 1, side: red }
`

let visit: Visit
let hand: Hand
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

const prompt = async (): Promise<string> => (await visit.page.textContent(screen.prompt)) ?? ''

const piece = async (id: string): Promise<Listed> => {
  const found = (await hand.pieces()).find(one => one.id === id)
  if (!found) throw new Error(`${id} is not on the table`)
  return found
}

/** Selects a piece on the table, and waits until it is known what it can do. */
async function select(id: string): Promise<void> {
  await visit.page.keyboard.press('Escape')
  await hand.click((await piece(id)).at)
  await visit.page.waitForSelector(`[data-piece="${id}"][data-states~="selected"]`)
  await visit.quiet()
}

/** Takes a choice, and waits for what is asked next. */
async function take(says: string | RegExp): Promise<void> {
  await visit.page.locator(screen.choice, { hasText: says }).first().click()
  await visit.quiet()
}

/** The seat is handed over, where it is, to whoever is asked. */
async function handOver(): Promise<string> {
  const { page } = visit
  await visit.quiet()
  await screen.either(page, screen.curtain, screen.question).waitFor({ timeout: 30_000 })
  if ((await page.locator(screen.curtain).count()) > 0) {
    await page.keyboard.press('Enter')
    await visit.quiet()
    await page.keyboard.press('Enter')
    await page.waitForSelector(screen.curtain, { state: 'detached' })
  }
  const says = await visit.question()
  await page.keyboard.press('n') // what was missed need not be watched
  await visit.quiet()
  return says
}

/** Confirms, and lets whoever may react pass, until the side whose turn it is may act again. */
async function confirm(): Promise<void> {
  await visit.quiet()
  await visit.page.keyboard.press('Enter')
  await visit.page.waitForSelector(screen.draft, { state: 'detached' })
  for (let i = 0; i < 6; i++) {
    const says = await handOver()
    if (says.includes('Choose who acts')) return
    expect(says).toContain('react?')
    await visit.page.keyboard.press('h')
  }
}

test('a scenario is opened and played by mouse and keyboard, through prompts of every common kind', async () => {
  const { page } = visit
  await visit.open('#/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'close.yaml', mimeType: 'text/yaml', buffer: Buffer.from(battle) })
  await page.getByText('A friend here').click()
  await page.getByRole('button', { name: /Start the battle/ }).click()
  expect(await handOver()).toContain('Choose who acts')
  hand = await Hand.over(visit, 30, 24)

  // a move, straight on the table; the second click confirms, and the AP is gone
  await select('rifle-1')
  await hand.click(inches(10, 10.5))
  await page.waitForSelector(screen.float)
  await hand.click(inches(10, 10.5))
  await visit.quiet()
  const reacting = await handOver()
  expect(reacting).toContain('has moved: react?')
  expect(await prompt()).toMatch(/Rifleman 1 fires a snap shot/)
  expect(await prompt()).toMatch(/fires a snap shot, 1 AP/)
  await visit.picture('muzzleflash-reaction')
  expect(await faultsOn(page)).toEqual([])

  // one answer for all who can: everybody is taken, and the odds are those of all their shots
  await take('Several fire together')
  expect(await page.locator(screen.draft).getByRole('button', { pressed: true }).count()).toBe(3)
  await page.keyboard.press('Enter')
  await page.locator(screen.deed, { hasText: 'fire snap shots' }).waitFor()
  await visit.quiet()
  await visit.picture('muzzleflash-volley')
  await page.keyboard.press('Escape')

  // standing orders: b2 never reacts, and is asked no more
  await select('b2')
  await page.getByRole('button', { name: 'Whole sheet' }).click()
  await page.locator(screen.unit).getByText('Never').click()
  await page.locator(screen.prompt, { hasNotText: 'Rifleman 2 fires a snap shot' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('button', { name: 'Pass while Red rifleman 1 acts' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Let it pass' }).click()
  expect(await handOver()).toContain('Choose who acts')
  expect((await piece('rifle-1')).at).toEqual(inches(10, 10.5))

  // a shot in the same activation: click the enemy, change the way, confirm
  await select('rifle-1')
  await hand.click((await piece('b1')).at)
  await page.waitForSelector(screen.float)
  await page.locator(screen.draft).getByText('Deliberate shot, 2 AP').click()
  await page.locator(screen.deed, { hasText: 'deliberately' }).waitFor()
  await confirm()
  expect(await page.textContent(screen.log)).toContain('fires deliberately at')

  // an order, by keyboard, with its radius
  await select('nco-1')
  await take('Give an order')
  await take(/Double time/i)
  await visit.picture('muzzleflash-order')
  await confirm()

  // what is not allowed says why
  await select('rifle-2')
  expect(await prompt()).toContain('not allowed')
  await take('Activate')
  await confirm()

  // the turret of the tank, towards a place
  await select('tank')
  await take(/^\d?Turn/)
  await take(/turret/i)
  await page.getByText('Click the direction to face').waitFor()
  await hand.click(inches(22, 5))
  await page.locator(screen.deed, { hasText: 'turns its turret' }).waitFor()
  await confirm()
  await visit.picture('muzzleflash-play')
  expect(await faultsOn(page)).toEqual([])

  // the turn ends; the other side acts
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  expect(await handOver()).toContain('Choose who acts')
  expect(await page.textContent(screen.prompt)).toContain('Blue')
}, 120_000)

test('a grenade lies there before it goes off', async () => {
  const { page } = visit
  // Blue does nothing; Red throws in its second turn
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  expect(await handOver()).toContain('Choose who acts')
  await select('nco-1')
  await take('Throw a grenade')
  await take(/^\d?Snap/)
  await page.getByText('Click the place on the table').waitFor()
  await hand.click(inches(10, 13))
  await page.waitForSelector(screen.float)
  await page.keyboard.press('Enter')
  await page.waitForSelector(screen.draft, { state: 'detached' })
  if ((await handOver()).includes('react?')) {
    await visit.picture('muzzleflash-grenade')
    await page.getByRole('button', { name: 'Pass until your turn' }).click()
    await handOver()
  }
  expect(await page.textContent(screen.log)).toMatch(/The grenade goes off/)
}, 40_000)

test('a quick battle is mustered by size, and begun', async () => {
  const { page } = visit
  await visit.open('#/new/muzzleflash/quick-small')
  await page.getByRole('img', { name: /^Map/ }).waitFor({ timeout: 20_000 })
  const settings = page.getByRole('complementary', { name: 'How to play it' })
  const first = await settings.textContent()
  await page.getByRole('button', { name: 'Muster another' }).click()
  await expect.poll(() => settings.textContent(), { timeout: 20_000 }).not.toBe(first)
  expect(await faultsOn(page)).toEqual([])
  await visit.picture('muzzleflash-quick')
  await page.getByText('A friend here').click()
  await page.getByRole('button', { name: /Start the battle/ }).click()
  expect(await handOver()).toContain('Choose who acts')
}, 60_000)

test('forces are bought, rolled for and set up', async () => {
  const { page } = visit
  await visit.open('#/new/muzzleflash/bought-large')
  await page.getByRole('img', { name: /^Map/ }).waitFor({ timeout: 20_000 })
  await page.getByRole('button', { name: /Start the battle/ }).click()
  expect(await visit.question()).toContain('5 points left')
  for (const [item, left] of [
    ['Rifle section', 4],
    ['Sherman', 3],
    ['Reroll', 2],
  ] as const) {
    // biome-ignore format: what is bought
    await take(item)
    await page.getByRole('heading', { name: `${left} points left` }).waitFor()
  }
  await page.keyboard.press('Control+z')
  await page.getByRole('heading', { name: '3 points left' }).waitFor()
  expect(await page.textContent(screen.prompt)).toMatch(/Rifle section, Sherman\./)
  await visit.picture('muzzleflash-buying')
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('button', { name: /Done, 3 unspent/ }).click()
  await page.getByRole('heading', { name: 'Set up your force' }).waitFor({ timeout: 30_000 })

  // the first unit by the mouse, the others by themselves
  hand = await Hand.over(visit, 48, 48)
  await hand.click(inches(20, 5))
  await page.waitForSelector(screen.float)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelectorAll('[data-piece]').length > 0)
  await page.getByText('Set up the rest for me').click()
  await page.getByText('Done setting up').waitFor({ timeout: 30_000 })
  await visit.picture('muzzleflash-set-up')
}, 90_000)

/** Answers whatever is still asked of a draft with the first choice, and does it; false if there is none that is allowed. */
async function finish(): Promise<boolean> {
  const { page } = visit
  for (let i = 0; i < 6 && (await page.locator(screen.draft).count()) > 0; i++) {
    const open = page.locator(screen.draftChoice)
    if ((await open.count()) > 0) await page.keyboard.press('1')
    else await page.keyboard.press('Enter')
    await visit.quiet()
  }
  const left = (await page.locator(screen.draft).count()) > 0
  if (left) await page.keyboard.press('Escape')
  return !left
}

/** Something with somebody who can still act: a pin test, a step on the table or a shot. */
async function act(nth: number): Promise<void> {
  const { page } = visit
  const able = (await hand.pieces()).filter(({ states }) => states.includes('can-act'))
  const man = able[nth % Math.max(1, able.length)]
  if (!man) return
  await page.keyboard.press('Escape')
  await hand.click(man.at)
  await visit.quiet()
  const offers = await prompt()
  if (offers.includes('Activate')) await take('Activate')
  else if (nth % 2 === 0 && offers.includes('Fire')) await take('Fire')
  else await hand.click([man.at[0], man.at[1] + 3800])
  await visit.quiet()
  await finish()
}

/** The first time somebody snaps, then it is let pass once; after that all of the enemy's turn at a stroke. */
async function react(nth: number): Promise<void> {
  const { page } = visit
  if (nth === 0 && (await page.locator(screen.choice, { hasText: 'fires a snap shot' }).count()) > 0) {
    await page.keyboard.press('1')
    await visit.quiet()
    await finish()
  } else if (nth < 2) await page.keyboard.press('h')
  else await page.getByRole('button', { name: 'Pass until your turn' }).click()
}

test('the first battle is played from the first page to its end', async () => {
  const { page } = visit
  let [acts, reactions, turns] = [0, 0, 0]
  await visit.open('#/')
  await page.getByRole('link', { name: 'Muzzleflash' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'The barn on the lane' }).waitFor()
  await page.getByRole('button', { name: /Start the battle/ }).click()
  await visit.question()
  hand = await Hand.over(visit, 30, 24)
  for (let asked = await visit.question(); !asked.includes('over'); asked = await visit.question()) {
    await page.keyboard.press('n') // what the computer has done need not be watched
    if (asked.includes('react?')) await react(reactions++)
    else if (!asked.includes('Choose who acts')) await page.keyboard.press('h')
    else if (acts < 2 + turns) await act(acts++)
    else {
      turns += 1
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+Enter') // says who could still act
      await page.keyboard.press('Control+Enter')
    }
    await visit.quiet()
  }
  expect(await page.textContent(screen.heading)).toBe('The battle is over.')
  expect(await page.textContent(screen.verdict)).toMatch(/won/)
  expect(turns).toBeGreaterThan(0)
  await visit.picture('muzzleflash-over')
}, 300_000)

test('nothing of this has left an error', () =>
  expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
