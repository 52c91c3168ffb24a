import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Hand, inches, type Listed } from './hand.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/**
 * The longest that a battle of the tutorial may take: six turns, two goes each, and as many decisions as there are men.
 * The gate plays its opening.
 */
const MOST_DECISIONS = process.env.SOAK ? 120 : 12

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

describe('with the mouse alone', () => {
  test('a battle is played from the first page, to its end in the soak', async () => {
    const { deeds, verdict } = await playBattle()
    expect(deeds).toBeGreaterThan(3)
    expect(verdict).toMatch(process.env.SOAK ? /^(You have won|You have lost|Nobody won)/ : /^($|You have|Nobody won)/)
    await visit.picture('mouse-end')
  }, 300_000)

  test('nothing has gone wrong on the page', () =>
    expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
})

/** Home page, scenario, an easy opponent, and then nothing but the table, its confirming click, and the end of each go. */
async function playBattle(): Promise<{ readonly deeds: number; readonly verdict: string }> {
  const { page } = visit
  await visit.open('#/')
  await page.locator('a[href^="#/new/plastic"]').first().click()
  await page.getByText('The farmhouse door').first().click()
  await page.getByText('Recruit', { exact: true }).click()
  await page.getByRole('button', { name: /Start the battle/ }).click()
  await visit.question()
  const hand = await Hand.over(visit, 30, 30)
  let deeds = 0
  for (let n = 0; n < MOST_DECISIONS; n++) {
    const says = await visit.question()
    if (says.startsWith('The battle is over')) return { deeds, verdict: (await page.textContent(screen.verdict)) ?? '' }
    if (says.includes('Who goes first')) await page.locator(screen.choice).first().click()
    else if (await actWithSomebody(hand)) deeds += 1
    else await endGo()
    await visit.quiet()
  }
  return { deeds, verdict: '' }
}

/** The farmhouse door, and the way in: who is inside and alone has won. */
const DOOR = inches(15.5, 15.2)
const INSIDE = inches(15.5, 18)

/** Clicks a man who can act, then whom he can attack or where he shall go, and that once more to confirm. */
async function actWithSomebody(hand: Hand): Promise<boolean> {
  const { page } = visit
  const able = (await hand.pieces()).filter(({ own, states }) => own && states.includes('can-act'))
  for (const man of able) {
    await page.keyboard.press('Escape')
    await hand.click(man.at)
    await page.waitForSelector(`[data-piece="${man.id}"][data-states~="selected"]`)
    await visit.quiet()
    const [victim] = (await hand.pieces()).filter(({ own, states }) => !own && states.includes('target'))
    if (victim && (await attack(hand, victim))) return true
    const walks = (await page.locator(screen.choice, { hasText: /Move/ }).count()) > 0
    if (walks && (await goTowards(hand, man))) return true
  }
  return false
}

async function attack(hand: Hand, victim: Listed): Promise<boolean> {
  await hand.click(victim.at)
  if (!(await isReady())) return false
  await hand.click(victim.at)
  return hasGoneOn()
}

/** As near to the goal as one move goes: full step, then shorter ones, straight and to either side. */
async function goTowards(hand: Hand, man: Listed): Promise<boolean> {
  const goal = man.at[1] > inches(0, 12)[1] ? INSIDE : DOOR
  const [dx, dy] = [goal[0] - man.at[0], goal[1] - man.at[1]]
  const far = Math.hypot(dx, dy)
  if (far < 300) return false
  for (const step of [5.8, 3])
    for (const turn of [0, 0.6, -0.6]) {
      const reach = Math.min(step * 2540, far)
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      const to = [
        Math.round(man.at[0] + ((dx * c - dy * s) / far) * reach),
        Math.round(man.at[1] + ((dx * s + dy * c) / far) * reach),
      ] as const
      await hand.click(to)
      if (!(await isReady())) continue
      await hand.click(to)
      if (await hasGoneOn()) return true
    }
  return false
}

/** Is what was drafted allowed, so that it can be confirmed? */
async function isReady(): Promise<boolean> {
  const { page } = visit
  await screen
    .either(page, screen.float, 'role=alert')
    .waitFor({ timeout: 2000 })
    .catch(() => null)
  return (await page.locator(screen.float).count()) > 0
}

/** The decision was taken: nothing is drafted any more. */
async function hasGoneOn(): Promise<boolean> {
  const { page } = visit
  return page
    .waitForSelector(screen.float, { state: 'detached', timeout: 2000 })
    .then(() => true)
    .catch(() => false)
}

/** What was begun is dropped, and the go is ended, with a word if somebody could still act: the one thing that is not done on the table. */
async function endGo(): Promise<void> {
  const { page } = visit
  const end = page.locator(screen.choice, { hasText: 'End your go' })
  for (let i = 0; i < 3 && (await end.count()) === 0; i++) {
    await page.keyboard.press('Escape')
    await visit.quiet()
  }
  await end.click()
  await visit.quiet()
  // what is still there may be the go that is just ending, which nobody needs to confirm
  const confirm = page.locator(screen.confirm)
  if ((await confirm.count()) > 0) await confirm.click({ timeout: 5000 }).catch(() => null)
}
