import type { Advice } from '@sandtable/bots'
import { expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { pondered, ponderedOn } from './thinking.ts'

/** A clock that goes on by itself, a little with every look at it. */
class Ticking implements Clock {
  time = 0
  waits = 0
  now(): number {
    this.time += 5
    return this.time
  }
  async wait(): Promise<void> {
    this.waits += 1
  }
}

/** Thinks for this many steps; its advice is the number of the step. */
function* thinking(steps: number): Generator<Advice, Advice> {
  for (let i = 0; i < steps; i++) yield { decision: { action: `step ${i}` }, weighed: [] }
  return { decision: { action: 'done' }, weighed: [] }
}

const action = (advice: Advice | null) => advice?.decision.action

test('who has time enough thinks to the end', async () => {
  expect(action(await ponderedOn(thinking(5), new Ticking(), 1000, () => true))).toBe('done')
  const clock = new Ticking()
  expect(action(pondered(thinking(5), () => clock.now(), 1000))).toBe('done')
})

test('when time is up the best so far is taken', async () => {
  const clock = new Ticking()
  expect(action(await ponderedOn(thinking(1000), clock, 100, () => true))).toMatch(/^step \d+$/)
  expect(clock.time).toBeLessThanOrEqual(115)
  const other = new Ticking()
  expect(action(pondered(thinking(1000), () => other.now(), 100))).toMatch(/^step \d+$/)
  expect(other.time).toBeLessThanOrEqual(115)
})

test('others are let in meanwhile, and may make it useless', async () => {
  const clock = new Ticking()
  expect(await ponderedOn(thinking(1000), clock, 10_000, () => clock.waits < 3)).toBeNull()
  expect(clock.waits).toBe(3)
})
