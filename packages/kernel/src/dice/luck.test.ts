import { expect, test } from 'vitest'
import { allDice, eachDie, Luck } from './luck.ts'

const fours = (dice: readonly number[]) => eachDie(6, dice, face => (face >= 4 ? 1 : 0))

test('dice that each need a number: how many of them make it', () => {
  const luck = new Luck().add(fours([6, 5, 1, 4]))
  expect([luck.throws, luck.dice, luck.got, luck.most]).toEqual([1, 4, 3, 4])
  expect(luck.expected).toBeCloseTo(2, 12)
  // none 1/16, one 4/16, two 6/16 are worse; three, 4/16, counts half
  expect(luck.better).toBeCloseTo((1 + 4 + 6 + 2) / 16, 12)
})

test('dice that are read together: two dice of at most 7', () => {
  const under = allDice(6, [3, 4], total => (total <= 7 ? 1 : 0))
  expect(under.got).toBe(1)
  expect(under.spread[1]).toBeCloseTo(21 / 36, 12)
  expect(new Luck().add(under).better).toBeCloseTo(1 - 21 / 72, 12)
})

test('high dice: their total against the usual one', () => {
  const luck = new Luck().add(eachDie(10, [10], face => face)).add(eachDie(10, [1], face => face))
  expect([luck.got, luck.throws]).toEqual([11, 2])
  expect(luck.expected).toBeCloseTo(11, 12)
  expect(luck.better).toBeCloseTo(0.5, 12)
})

test('throws with different chances are put together exactly', () => {
  const luck = new Luck()
  // every outcome of three dice that need 2, 4 and 6, counted by hand
  const needs = [2, 4, 6]
  for (const [i, need] of needs.entries())
    luck.add(eachDie(6, [[6, 1, 6][i] as number], face => (face >= need ? 1 : 0)))
  let worse = 0
  for (let fall = 0; fall < 216; fall++) {
    const made = needs.filter((need, i) => (Math.floor(fall / 6 ** i) % 6) + 1 >= need).length
    worse += made < 2 ? 1 : made === 2 ? 0.5 : 0
  }
  expect(luck.got).toBe(2)
  expect(luck.better).toBeCloseTo(worse / 216, 12)
})

test('what cannot go otherwise is neither lucky nor unlucky', () => {
  expect(new Luck().better).toBe(0.5)
  expect(new Luck().add(eachDie(6, [2], () => 1)).better).toBe(0.5)
})

test('a long evening stays exact', () => {
  const luck = new Luck()
  for (let i = 0; i < 500; i++) luck.add(fours([i % 2 ? 6 : 1, i % 2 ? 1 : 6]))
  expect(luck.expected).toBeCloseTo(500, 6)
  expect(luck.better).toBeCloseTo(0.5, 6)
})
