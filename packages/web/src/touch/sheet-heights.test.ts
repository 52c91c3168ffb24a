import { expect, test } from 'vitest'
import { besideOf, restingAt } from './sheet-heights.ts'

test.each([
  ['near the bottom it closes', 150, 0, 'closed'],
  ['in the middle it stays half open', 420, 0, 'half'],
  ['near the top it opens', 1000, 0, 'full'],
  ['thrown up from the middle it opens', 500, 2, 'full'],
  ['thrown down from the middle it closes', 420, -2, 'closed'],
] as const)('a sheet that is let go: %s', (_, height, speed, open) => {
  expect(restingAt(height, speed, 1180, false)).toBe(open)
})

test('keys stop at the ends', () => {
  expect(besideOf('full', 1)).toBe('full')
  expect(besideOf('closed', -1)).toBe('closed')
  expect(besideOf('half', -1)).toBe('closed')
})
