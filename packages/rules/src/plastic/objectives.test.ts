import { Host, jsonSource, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { plastic } from './index.ts'

const house = [
  [20, 20],
  [26, 20],
  [26, 26],
  [20, 26],
]

/** The last turn ends with an American in the house, and a German here. */
const endedWith = (german: readonly [number, number]) => {
  const position = {
    table: { width: 48, depth: 48, terrain: [{ id: 'farmhouse', kind: 'building', polygon: house }] },
    sides: [
      { id: 'allied', home: 'south', objective: { type: 'take', place: 'farmhouse' } },
      { id: 'german', home: 'north', objective: { type: 'hold', place: 'farmhouse' } },
    ],
    pieces: [
      { id: 'a1', side: 'allied', kind: 'american-rifleman', at: [22, 22] },
      { id: 'g1', side: 'german', kind: 'german-rifleman', at: german },
    ],
    start: { turn: 3, last: 3, phase: 'action', side: 'allied' },
  }
  const host = new Host(plastic, jsonSource('end', position), { dice: { from: 'seed', seed: 1 } }).start()
  while (host.waitingFor[0]) host.decide(host.waitingFor[0], { action: 'end' })
  return host.outcome?.why?.says.map(one => plainly(one))
}

test('a battle that nobody has won says what both sides still fight for', () => {
  expect(endedWith([24, 24])).toEqual(['Turn 3 was the last.', 'Both sides have figures at the farmhouse.'])
  expect(endedWith([40, 40])).toEqual(['allied has taken the farmhouse.'])
})
