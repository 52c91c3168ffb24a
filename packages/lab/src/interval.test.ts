import { Stream } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { anytimeShareOf, isClear, shareOf } from './interval.ts'

test('Wilson, as the tables have it', () => {
  expect(shareOf(50, 100)).toEqual({ share: 0.5, low: expect.closeTo(0.4038, 4), high: expect.closeTo(0.5962, 4) })
  expect(shareOf(0, 10)).toEqual({ share: 0, low: 0, high: expect.closeTo(0.2775, 4) })
  expect(shareOf(10, 10)).toEqual({ share: 1, low: expect.closeTo(0.7225, 4), high: expect.closeTo(1, 9) })
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
})

test('an interval that may be looked at all the time is wider, and narrows with the games', () => {
  for (const [won, n] of [[50, 100], [30, 40], [0, 10], [10, 10], [700.5, 1000]] as const) {
    const [once, always] = [shareOf(won, n), anytimeShareOf(won, n)]
    expect(always.low).toBeLessThan(Math.max(once.low, 1e-9))
    expect(always.high).toBeGreaterThan(Math.min(once.high, 1 - 1e-9))
  } // biome-ignore format: one line
  expect(anytimeShareOf(0, 0)).toEqual({ share: 0.5, low: 0, high: 1 })
  const width = (n: number): number => anytimeShareOf(n / 2, n).high - anytimeShareOf(n / 2, n).low
  expect(width(1000)).toBeLessThan(width(100))
  expect(width(1000)).toBeLessThan(0.13)
})

test('of 200 fair coins, looked at after every toss, few are ever thought unfair', () => {
  const stream = new Stream('coins')
  let [always, once] = [0, 0]
  for (let coin = 0; coin < 200; coin++) {
    let [heads, wrong, wrongOnce] = [0, false, false]
    for (let n = 1; n <= 300; n++) {
      heads += stream.next(2)
      const isOff = ({ low, high }: { low: number; high: number }): boolean => low > 0.5 || high < 0.5
      wrong ||= isOff(anytimeShareOf(heads, n))
      wrongOnce ||= n >= 10 && isOff(shareOf(heads, n))
    }
    always += Number(wrong)
    once += Number(wrongOnce)
  }
  expect(always).toBeLessThanOrEqual(10) // 5 in 100
  expect(once).toBeGreaterThan(40) // as Wilson's would be
})

test('what is clear', () => {
  const share = (low: number, high: number) => ({ share: 0.5, low, high })
  expect(isClear(share(0.51, 0.9), 0.5)).toBe(true)
  expect(isClear(share(0.1, 0.49), 0.5)).toBe(true)
  expect(isClear(share(0.46, 0.54), 0.5)).toBe(true)
  expect(isClear(share(0.44, 0.54), 0.5)).toBe(false)
  expect(isClear(share(0.34, 0.54), 1 / 3)).toBe(true)
})
