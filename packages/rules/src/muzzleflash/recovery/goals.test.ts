import { Host, jsonSource, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { muzzleflash } from '../index.ts'

const square = (x: number, y: number) => [
  [x, y],
  [x + 6, y],
  [x + 6, y + 6],
  [x, y + 6],
]

const position = {
  table: {
    width: 48,
    depth: 48,
    terrain: [
      { id: 'copse', kind: 'woods', polygon: square(20, 20) },
      { id: 'farm', kind: 'woods', polygon: square(30, 30), heldBy: 'red' },
    ],
  },
  sides: [
    {
      id: 'red',
      vp: 4,
      objectives: [
        { type: 'most', vp: 5, places: ['copse'] },
        { type: 'hold', vp: 2, places: ['copse', 'farm'] },
        { type: 'casualties', vp: 1 },
      ],
    },
    { id: 'blue' },
  ],
  pieces: [
    { id: 'r1', side: 'red', kind: 'rifleman', at: [22, 22] },
    { id: 'r2', side: 'red', kind: 'rifleman', at: [10, 10], status: 'injured' },
    { id: 'b1', side: 'blue', kind: 'rifleman', at: [40, 10], status: 'injured' },
    { id: 'b2', side: 'blue', kind: 'rifleman', at: [46, 46] },
  ],
  start: { turn: 1, side: 'red' },
}

const host = new Host(muzzleflash, jsonSource('goals', position)).start()

test('a side is told what it plays for, and how far it has come', () => {
  expect(
    host
      .seat('red')
      .goals()
      .map(says => plainly(says)),
  ).toEqual([
    'More men than the enemy in the copse: 5 victory points; now 1 against 0',
    'Hold the copse and the farm: 2 victory points each; held: 1 of 2',
    'Each enemy dead or injured: 1 victory point; so far: 1',
    'Your injured as they lie now: −3 victory points',
  ])
  expect(
    host
      .seat('blue')
      .goals()
      .map(says => plainly(says)),
  ).toEqual(['Your injured as they lie now: −3 victory points'])
})

test('a verdict adds up objectives and injured', () => {
  expect(muzzleflash.verdict?.(host.game, 'red').map(says => plainly(says))).toEqual([
    '5 victory points for men in the copse: 1 against 0.',
    '2 victory points for holding 1 of the copse and the farm.',
    '1 victory point for enemies dead or injured: 1.',
    '−3 victory points for a man left injured, with nobody to look after him.',
    '4 victory points in all.',
  ])
})
