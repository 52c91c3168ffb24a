import { expect, test } from 'vitest'
import { Guests } from './guests.ts'

test('an address may do so many at once, and so many a second', () => {
  let now = 0
  const guests = new Guests({ now: () => now, wait: async () => {} }, 3, 2)
  const taken = (address: string, times: number): number =>
    Array.from({ length: times }, () => guests.take(address)).filter(is => is).length
  expect(taken('192.0.2.1', 5)).toBe(3)
  expect(taken('192.0.2.2', 5)).toBe(3) // another is not to blame
  now = 1000
  expect(taken('192.0.2.1', 5)).toBe(2)
  // all addresses of one network of IPv6 are one guest
  expect(taken('2001:db8:0:1::1', 2)).toBe(2)
  expect(taken('2001:db8:0:1:ffff::2', 2)).toBe(1)
  expect(taken('2001:db8::2', 2)).toBe(2)
  expect(taken('::ffff:192.0.2.9', 5)).toBe(3)
  now = 100_000
  guests.tidy()
  expect(taken('192.0.2.1', 5)).toBe(3)
})
