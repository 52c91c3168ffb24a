import { expect, test } from 'vitest'
import { airCombat, antiAircraftTable } from '../combat-tables.ts'
import { resultOfDie } from './damage.ts'

test.each([
  [20, 'destroyed'],
  [19, 'severe-damage'],
  [18, 'light-damage'],
  [17, 'driven-off'],
  [16, 'driven-off'],
  [15, 'none'],
  [1, 'none'],
])('a %s is %s', (die, result) => {
  expect(resultOfDie(antiAircraftTable.rows, die)).toBe(result)
})

test('the air combat matrix reads the same from both sides', () => {
  const missions = ['recon', 'air-cover', 'ground-attack'] as const
  for (const a of missions) for (const b of missions) expect(airCombat.rows[a]?.[b]).toBe(airCombat.rows[b]?.[a])
  expect(airCombat.rows['air-cover']?.['air-cover']).toBe('stalemate')
})
