import type { RollEntry } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { passing } from './trials.ts'

const roll = (dice: number, faces: number, need: number, more: Partial<RollEntry>): RollEntry => ({
  type: 'roll',
  purpose: 'test',
  faces,
  dice: Array.from({ length: dice }, () => 1),
  at: 0,
  cites: [],
  need,
  ...more,
})
const own = (good: 'need' | 'at most' | 'sum', natural = false) => ({ reads: { whose: 'own', good, natural } }) as const

test.each<[string, RollEntry, number]>([
  ['one die, five or more', roll(1, 6, 5, own('need')), 2 / 6],
  ['one of two dice, five or more', roll(2, 6, 5, own('need')), 1 - (4 / 6) ** 2],
  [
    'five or more, and cover takes two off',
    roll(1, 6, 5, { ...own('need'), modifiers: [{ by: -2, says: { says: 'cover', args: [] }, rule: 'X-1' } as never] }),
    0,
  ],
  [
    'the same, where a six always hits',
    roll(1, 6, 5, { ...own('need', true), modifiers: [{ by: -2, says: { says: 'cover', args: [] } } as never] }),
    1 / 6,
  ],
  ['where a one never does', roll(1, 6, 1, own('need', true)), 5 / 6],
  ['two dice together seven or less', roll(2, 6, 7, own('at most')), 21 / 36],
  ['two dice together ten or more', roll(2, 6, 10, own('sum')), 6 / 36],
])('%s', (_, one, chance) => expect(passing(one)).toBeCloseTo(chance, 12))
