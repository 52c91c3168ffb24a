import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import { Hand, inches } from './hand.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** A casualty near the aid station, and nobody who could react. */
const CARRY = `
title: To the aid station
ruleset: muzzleflash
summary: Two carry a third
turns: 2
minutes: 1
table: { width: 24, depth: 20, terrain: [ { id: aid, kind: aid-station, circle: [18, 4, 2], side: red } ] }
sides: [ { id: red, objectives: [ { type: rescue, vp: 2, pieces: [hurt] } ] }, { id: blue } ]
pieces:
  - { id: hurt, side: red, kind: rifleman, at: [18, 7], status: injured, ap: 0 }
  - { id: r1, side: red, kind: rifleman, at: [17, 7] }
  - { id: r2, side: red, kind: rifleman, at: [19, 7] }
  - { id: b1, side: blue, kind: rifleman, at: [2, 18], ap: 0 }
start: { turn: 1, side: red }
`

/** A man with an order in his move step, and a mortar whose last round is still to be corrected. */
const MOVE = `
title: A move and a round
ruleset: goodbye
summary: One walks, one fires
turns: 2
minutes: 1
table: { width: 90, depth: 90 }
sides: [ { id: british, home: south }, { id: german, home: north } ]
pieces:
  - { id: tommy, side: british, kind: rifleman, at: [40, 30], ordered: move }
  - { id: mortar, side: british, kind: light-mortar, at: [50, 14], lastRound: [60, 70] }
  - { id: fritz, side: german, kind: rifleman, at: [80, 80], valour: 0 }
start: { phase: move, turn: 1, last: 2, side: british }
`

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

async function begin(text: string): Promise<void> {
  const { page } = visit
  await visit.open('#/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'one.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) })
  await page.getByText('A friend here').click()
  await page.getByRole('button', { name: /Start the battle/ }).click()
  await visit.question()
}

async function selected(id: string): Promise<void> {
  await visit.page.waitForSelector(`[data-piece="${id}"][data-states~="selected"]`)
  await visit.quiet() // until it is known what he can do
}
const drafted = (says: RegExp) => visit.page.locator(screen.deed, { hasText: says }).waitFor()
const choice = (says: string | RegExp) => visit.page.locator(screen.choice, { hasText: says }).first()
const logged = (says: RegExp) => visit.page.locator(screen.log).getByText(says).first().waitFor()

test('two carry a third towards the aid station as far as they get, and the card says what he counts', async () => {
  const { page } = visit
  await begin(CARRY)
  const hand = await Hand.over(visit, 24, 20)
  await hand.click(inches(17, 7))
  await selected('r1')
  await choice('Carry').click()
  await page.getByRole('button', { name: 'Take 1 of 2' }).waitFor()
  await hand.click(inches(19, 7), { with: 'Shift' })
  await page.getByRole('button', { name: 'Take 2 of 2' }).click()
  await page.getByText('Click the place on the table').waitFor()
  await hand.click(inches(18, 3)) // farther than they get: they go as far as it is
  await drafted(/carry .* 2″ south/)
  await visit.quiet()
  await page.keyboard.press('Enter')
  await logged(/is at the aid station/)
  await visit.quiet()
  await page.keyboard.press('Escape')
  await visit.quiet()
  const hurt = (await hand.pieces()).find(({ id }) => id === 'hurt')
  await hand.click(hurt?.at ?? inches(18, 5))
  await selected('hurt')
  await page.locator(screen.unit, { hasText: 'no points lost' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Never' }).count()).toBe(0)
}, 60_000)

test('in the move step a click on the ground walks there, one farther away dashes, and a mortar can be corrected', async () => {
  const { page } = visit
  await begin(MOVE)
  const hand = await Hand.over(visit, 90 / 2.54, 90 / 2.54)
  const at = (x: number, y: number) => [x * 1000, y * 1000] as const
  await hand.click(at(40, 30))
  await selected('tommy')
  await page.getByText('click a destination').waitFor()
  await visit.quiet()
  await hand.click(at(40, 40))
  await drafted(/moves 10 cm north/)
  await page.keyboard.press('Escape')
  await page.waitForSelector(screen.draft, { state: 'detached' })
  await hand.click(at(40, 52))
  await drafted(/dashes 22 cm north/)
  await hand.click(at(40, 52))
  await logged(/22 cm north/)
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-piece="tommy"][data-states~="selected"]', { state: 'detached' })
  await choice('End this step').click() // nobody can act any more: nothing is asked
  await page.locator(screen.step, { hasText: 'Fire' }).waitFor()
  await visit.quiet()
  await hand.click(at(50, 14))
  await selected('mortar')
  await choice(/Fire$/).click()
  await choice('Where its last round landed').click()
  await drafted(/fires at/)
  await page.keyboard.press('Enter')
  await logged(/fires again where its last round landed/)
  expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([])
}, 60_000)

test('an umpire moves a man, pins him and rolls, and the log says so', async () => {
  const { page } = visit
  await begin(CARRY)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Umpire: see and change everything' }).click()
  await page.getByRole('button', { name: 'Take the umpire’s seat' }).click()
  const form = page.getByRole('form', { name: 'Its place and its states' })
  await form.getByLabel('Piece').selectOption({ label: 'Red rifleman 2' })
  await visit.quiet()
  await form.getByLabel('Distance from the left edge').fill('12')
  await form.getByLabel('pins', { exact: true }).fill('2')
  await visit.picture('umpire')
  expect(await faultsOn(page)).toEqual([])
  await form.getByRole('button', { name: 'Change it' }).click()
  await page.getByText('Done, and noted in the log.').waitFor()
  const dice = page.getByRole('form', { name: 'Roll dice' })
  await dice.getByLabel('What for').fill('does the cart move')
  await dice.getByRole('button', { name: 'Roll' }).click()
  await visit.quiet()
  await page.keyboard.press('Escape')
  await logged(/The umpire moves Red rifleman 2 .* to /)
  await logged(/The umpire: Does the cart move: rolls \d/)
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await visit.question()
  await page.getByRole('button', { name: 'Back to the game' }).waitFor({ state: 'detached' })
}, 60_000)
