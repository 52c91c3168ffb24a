import { type Decision, Host, jsonSource, mm } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'

/** What blue plots before the game, or calls for while orders are laid, leaves no trace with red. */

const start = (phase: string) =>
  new Host(
    blaze as never,
    jsonSource('position', {
      ruleset: 'blaze',
      table: { width: 1200, depth: 1200 },
      sides: [
        {
          id: 'blue',
          edge: 'north',
          mineSquares: 2,
          dummyMines: 4,
          barrageTemplates: 6,
          suppressiveTemplates: 2,
          divisional: 'heavy',
        },
        { id: 'red', edge: 'south' },
      ],
      pieces: [
        { id: 'q1', side: 'blue', kind: 'company-hq', rating: 'average', at: [600, 1000], facing: 180 },
        { id: 'p1', side: 'blue', kind: 'dive-bomber', rating: 'average', airTurns: 4 },
        { id: 'r1', side: 'red', kind: 'hmg', rating: 'average', at: [500, 400], facing: 0 },
        { id: 'r2', side: 'red', kind: 'hmg', rating: 'average', at: [700, 400], facing: 0 },
      ],
      start: { turn: 1, phase },
    }),
    { dice: { from: 'seed', seed: 1 } },
  ).start()

/** Everything red receives after this decision of blue's. */
function afterwards(phase: string, decision: Decision): string {
  const host = start(phase)
  host.decide('blue', decision)
  return JSON.stringify([host.view('red'), host.news('red', 0), host.prompt('red'), host.waitingFor])
}

const at = [mm(600), mm(900)] as const
const rows: readonly (readonly [string, string, Decision, Decision])[] = [
  [
    'whether a mine square is real',
    'deployment',
    { action: 'plot', kind: 'mine', at },
    { action: 'plot', kind: 'dummy-mine', at },
  ],
  [
    'where the barrage is to fall',
    'deployment',
    { action: 'plot', kind: 'barrage', at, turn: 2 },
    { action: 'plot', kind: 'barrage', at: [mm(100), mm(100)], turn: 2 },
  ],
  [
    'when the barrage is to fall',
    'deployment',
    { action: 'plot', kind: 'barrage', at, turn: 2 },
    { action: 'plot', kind: 'barrage', at, turn: 5 },
  ],
  [
    'where divisional artillery was called',
    'planning',
    { action: 'call', kind: 'divisional', by: 'q1', at: [mm(500), mm(400)] },
    { action: 'call', kind: 'divisional', by: 'q1', at: [mm(700), mm(400)] },
  ],
  [
    'what was called for',
    'planning',
    { action: 'call', kind: 'suppressive', by: 'q1', at: [mm(500), mm(400)] },
    { action: 'call', kind: 'divisional', by: 'q1', at: [mm(500), mm(400)] },
  ],
  [
    'against what an aircraft was called',
    'planning',
    { action: 'call', kind: 'air', piece: 'p1', by: 'q1', target: 'r1' },
    { action: 'call', kind: 'air', piece: 'p1', by: 'q1', target: 'r2' },
  ],
]

test.each(rows)('red cannot tell %s', (_, phase, one, other) => {
  expect(afterwards(phase, one)).toBe(afterwards(phase, other))
})
