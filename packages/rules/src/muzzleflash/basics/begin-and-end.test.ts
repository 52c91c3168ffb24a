import { Host, jsonSource, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { muzzleflash } from '../index.ts'

test('a turn that cannot end yet says who must do what first', () => {
  const host = new Host(
    muzzleflash as never,
    jsonSource('position', {
      ruleset: 'muzzleflash',
      table: { width: 30, depth: 24 },
      sides: [{ id: 'red' }, { id: 'blue' }],
      pieces: [
        { id: 'r1', side: 'red', kind: 'rifleman', at: [10, 10], fallback: 2 },
        { id: 'b1', side: 'blue', kind: 'rifleman', at: [10, 20] },
      ],
      start: { turn: 1, side: 'red' },
    }),
    { dice: { from: 'seed', seed: 1 } },
  ).start()
  const [choice] = host.question('red', { action: 'end' })?.choices ?? []
  expect(choice?.no.map(({ says }) => plainly(says))).toEqual(['r1 must fall back first'])
})
