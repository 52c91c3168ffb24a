import { expect, test } from 'vitest'
import { Patience } from './patience.ts'
import { TestClock } from './rooms.fixture.ts'

/** Every look at this clock takes a second, so that work is never done in one go. */
class SlowClock extends TestClock {
  override now = (): number => {
    this.time += 1000
    return this.time
  }
}

function* steps<T>(count: number, result: T): Generator<void, T> {
  for (let n = 0; n < count; n++) yield
  return result
}

const always = (): boolean => true

test('work that takes many slices is done in the end', async () => {
  expect(await new Patience(new SlowClock()).work('odds', steps(20, 'done'), always)).toBe('done')
})

test('what is asked for again gives up the older work, and no other', async () => {
  const patience = new Patience(new SlowClock())
  const [older, other, newer] = await Promise.all([
    patience.work('odds', steps(5, 'older'), always),
    patience.work('reply', steps(5, 'other'), always),
    patience.work('odds', steps(5, 'newer'), always),
  ])
  expect([older, other, newer]).toEqual([null, 'other', 'newer'])
})

test('what is of no use any more is given up', async () => {
  let left = 3
  expect(await new Patience(new SlowClock()).work('odds', steps(20, 'done'), () => left-- > 0)).toBeNull()
})
