import { type Entry, Host, jsonSource, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { muzzleflash } from '../index.ts'
import { telling } from './index.ts'

const position = {
  table: {
    width: 48,
    depth: 48,
    terrain: [
      {
        id: 'hedge',
        kind: 'hedge',
        line: [
          [0, 11],
          [48, 11],
        ],
      },
    ],
  },
  sides: [{ id: 'red' }, { id: 'blue' }],
  pieces: [
    { id: 'r1', side: 'red', kind: 'rifleman', at: [10, 10] },
    { id: 'b1', side: 'blue', kind: 'rifleman', at: [40, 46] },
  ],
  start: { turn: 1, side: 'red' },
}

const told = (dice: readonly number[]): readonly string[] => {
  const host = new Host(muzzleflash, jsonSource('hedge', position), { dice: { from: 'people' } }).start()
  host.decide('red', { action: 'move', piece: 'r1', path: [[25_400, 30_480]] })
  host.enter(dice)
  const entries = host.game.journal.entries as readonly Entry[]
  return entries.flatMap((_, at) => {
    const says = telling.change?.(entries, at)?.says
    return says ? [plainly(says)] : []
  })
}

test('who gets across an obstacle is told once the test is passed, and not before', () => {
  expect(told([1, 1]).join()).toMatch(/^r1 gets across, /)
  expect(told([6, 6])).toEqual([])
})
