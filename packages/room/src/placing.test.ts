import { scripted } from '@sandtable/bots'
import { type Decision, Host, jsonSource } from '@sandtable/kernel'
import { blaze } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { placing } from './placing.ts'

test('the rest is set up as the computer would: what lies in secret first, then the stands where they are of use', () => {
  const source = jsonSource('setting up', {
    ruleset: 'blaze',
    options: { 'BA-RUL-283': 'blocks' },
    table: {
      width: 1200,
      depth: 1200,
      terrain: [
        {
          id: 'mill',
          kind: 'building',
          polygon: [
            [600, 300],
            [680, 300],
            [680, 380],
            [600, 380],
          ],
          objective: 10,
        },
      ],
    },
    sides: [
      { id: 'red', edge: 'south', mineSquares: 1, dummyMines: 0 },
      { id: 'blue', edge: 'north' },
    ],
    units: [{ id: 'u1', side: 'red', kind: 'platoon', rating: 'average' }],
    pieces: [
      { id: 'r1', side: 'red', unit: 'u1', kind: 'rifle-section' },
      { id: 'r2', side: 'red', unit: 'u1', kind: 'rifle-section' },
      { id: 'b1', side: 'blue', kind: 'hmg', rating: 'average', at: [600, 1000] },
    ],
    start: { turn: 1, phase: 'deployment', last: 4 },
  })
  const host = new Host(blaze, source, { dice: { from: 'seed', seed: 1 } }).start()
  const done: Decision[] = []
  for (let next = placing(host.seat('red'), scripted(1)); next; next = placing(host.seat('red'), scripted(1))) {
    host.decide('red', next)
    done.push(next)
  }
  expect(done.map(({ action }) => action)).toEqual(['plot', 'deploy', 'deploy'])
  const [first] = host.game.terrain.filter(({ kind }) => (kind as unknown) === 'mine')
  expect(first).toBeDefined()
  // not in the first corner that is suggested
  expect(done.slice(1).map(({ to }) => String(to))).not.toContain('5000,5000')
})
