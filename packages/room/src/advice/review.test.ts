import { playGolden } from '@sandtable/bots'
import { readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { hostOf, scenarioText } from '../rooms.fixture.ts'
import { hintAt } from './hint.ts'
import { reviewable, reviewOf } from './review.ts'

const source = readYaml(scenarioText('plastic/tutorial'), 'plastic/tutorial')
const began = () => hostOf('plastic/tutorial', 3)

test('a veteran says what he would do, and what he makes of the rest', { timeout: 60_000 }, () => {
  const host = began()
  const [side = ''] = host.waitingFor
  const seat = host.seat(side)
  let time = 0
  const clock = { now: () => time++, wait: async () => {} }
  const work = hintAt(seat, clock, 200)
  let step = work.next()
  while (!step.done) step = work.next()
  expect(seat.allows(step.value?.decision)).toBe(true)
  for (const { decision, value } of step.value?.weighed ?? []) {
    expect(seat.allows(decision)).toBe(true)
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThanOrEqual(1)
  }
  expect(time).toBeLessThan(220)
})

test('decisions are reviewed once the game is over: each as it was, with what was better', { timeout: 120_000 }, () => {
  expect(() => reviewOf(began(), 'german', 0)).toThrow(/when the game is over/)
  const host = playGolden(source, 1)
  const places = reviewable(host, 'german')
  expect(places.length).toBeGreaterThan(3)
  const reviews = places.slice(0, 4).map((_, nth) => reviewOf(host, 'german', nth))
  expect(reviews).toEqual(places.slice(0, 4).map((_, nth) => reviewOf(host, 'german', nth)))
  for (const [nth, { of, found }] of reviews.entries()) {
    expect(of).toBe(places.length)
    if (!found) continue
    expect(found.at).toBe(places[nth])
    expect(host.game.journal.entries[found.at]).toMatchObject({ type: 'decision', decision: found.decision })
    if (found.better) expect(found.better.decision).not.toEqual(found.decision)
  }
  expect(reviewOf(host, 'german', places.length)).toEqual({ of: places.length, found: null })
})
