import { Stream } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { summitOf, surfacesOf, type Trial } from './surface.ts'

/** Games whose chances rise with the first number, fall with the second for one part alone, and care for no other. */
function trials(): readonly Trial[] {
  const chance = new Stream('surface')
  const even = (): number => chance.next(2001) / 1000 - 1
  return Array.from({ length: 4000 }, (_, i) => {
    const part = i % 2 === 0 ? 'attack' : 'defend'
    const at = [2 * even(), 2 * even(), 2 * even()]
    const [first = 0, second = 0] = at
    const share = 0.5 + 0.1 * first - (part === 'attack' ? 0.1 * second : 0) + (i % 4 < 2 ? 0.1 : -0.1)
    return { part, seat: `${i % 4}`, at, points: Number(chance.next(1000) < share * 1000) }
  })
}

test('it finds which way is up, for each part, whatever the seat is worth', () => {
  const [attack, defend] = surfacesOf(trials(), ['attack', 'defend'], 3)
  expect(attack?.slope[0]).toBeGreaterThan(0.05)
  expect(defend?.slope[0]).toBeGreaterThan(0.05)
  expect(attack?.slope[1]).toBeLessThan(-0.05)
  expect(Math.abs(defend?.slope[1] ?? 1)).toBeLessThan(0.04)
  expect(Math.abs(attack?.slope[2] ?? 1)).toBeLessThan(0.03)
})

test('the summit is where it is level, and no farther than is allowed', () => {
  const surface = { slope: [0.03, -0.01], bend: [-0.02, -0.02] }
  expect(summitOf(surface, 5)).toEqual([1.5, -0.5])
  const near = summitOf(surface, 1)
  expect(Math.hypot(...near)).toBeCloseTo(1)
  expect(near[0]).toBeGreaterThan(0.9)
})
