import { decided, type Host, inch, type Point, plainly, text, the } from '@sandtable/kernel'
import { test } from 'vitest'
import { expectComplaint, lying } from './conformance.fixture.ts'
import { plastic } from './plastic/index.ts'
import type { Figure, PlasticTables } from './plastic/records.ts'

const position = {
  table: {
    width: 48,
    depth: 48,
    terrain: [
      { id: 'oak', kind: 'thick-trees', circle: [10, 16, 1] },
      {
        id: 'house',
        kind: 'building',
        polygon: [
          [18, 8],
          [22, 8],
          [22, 12],
          [18, 12],
        ],
        openings: [[20, 8]],
      },
    ],
  },
  sides: [{ id: 'german' }, { id: 'allied' }],
  pieces: [
    { id: 'g1', side: 'german', kind: 'german-rifleman', at: [10, 13] },
    { id: 'g2', side: 'german', kind: 'german-rifleman', at: [16, 10] },
    { id: 'a1', side: 'allied', kind: 'american-rifleman', at: [30, 40] },
  ],
  start: { turn: 1, side: 'german' },
}

const spot = (x: number, y: number): Point => [inch(x), inch(y)]
const change = (host: Host<PlasticTables>, id: string, fields: Partial<Figure>): void =>
  host.game.change('piece', id, fields, ['PF-MOV-1'])
const acted = { acted: true, doing: 'move' } as const

/** A move that no rule has checked. */
function go(host: Host<PlasticTables>, id: string, ...path: readonly Point[]): void {
  host.game.journal.add(decided('german', { action: 'move', piece: id, path }))
  change(host, id, { at: path.at(-1) as Point, ...acted })
}

const faults: readonly (readonly [string, (host: Host<PlasticTables>) => void])[] = [
  [
    'position: SCEN-6: position: this cannot stand where it is: pieces.1: g2 stands on g1',
    host => go(host, 'g2', spot(10.2, 13)),
  ],
  ['movement: g1 has gone 20320, and may go 17780', host => go(host, 'g1', spot(10, 5))],
  ['movement: g1 has gone through the thick-trees oak', host => go(host, 'g1', spot(10, 18.5))],
  ['movement: g2 has gone through a wall of house', host => go(host, 'g2', spot(20, 10))],
  ['movement: g1 was moved by 2540', host => change(host, 'g1', { at: spot(10, 12) })],
  [
    'movement: g1 has not gone the way that was said',
    host => {
      host.game.journal.add(decided('german', { action: 'move', piece: 'g1', to: spot(12, 13) }))
      change(host, 'g1', { at: spot(8, 13), ...acted })
    },
  ],
  ['standing: g1 stands on the thick-trees oak', host => go(host, 'g1', spot(10, 14.8))],
  [
    'points: losses of allied is 2, and should be 1',
    host => {
      change(host, 'a1', { gone: true, at: null })
      host.game.change('side', 'allied', { losses: 2 }, ['PF-RUL-85'])
    },
  ],
  ['points: exits of allied is 0, and should be 1', host => change(host, 'a1', { gone: true, at: null, exited: true })],
  [
    'once a turn: g1 has acted twice in turn 1',
    host => {
      change(host, 'g1', acted)
      change(host, 'g1', { acted: false })
      change(host, 'g1', acted)
    },
  ],
  [
    'once a turn: g1 did move though halted',
    host => {
      change(host, 'g1', { status: 'halted' })
      change(host, 'g1', acted)
    },
  ],
  [
    'this turn: acted of g1 is still true',
    host => {
      for (const { id } of host.game.pieces) change(host, id, { status: 'unrolled' })
      host.game.change('game', 'game', { phase: 'initiative', turn: 2 }, ['PF-TRN-7'])
      const g1 = host.game.piece('g1')
      host.game.store.put('piece', 'g1', { ...g1, acted: true })
    },
  ],
  [
    'gone: g1 is gone, and stands on the table',
    host => {
      change(host, 'g1', { gone: true })
      host.game.change('side', 'german', { losses: 1 }, ['PF-RUL-85'])
    },
  ],
  [
    'winners: allied has won, and nobody of it is left',
    host => {
      change(host, 'a1', { gone: true, at: null })
      host.game.change('side', 'allied', { losses: 1, won: true }, ['PF-RUL-85'])
    },
  ],
]

test.each(faults)('%s', (says, doctor) => expectComplaint(plastic, { position, doctor, says }))

test('refusals: what is said of a figure is not so', () => {
  const says = text`${the.piece('g1')} has already acted`
  expectComplaint(lying(plastic, 'move', 'acted', says), {
    position,
    doctor: ({ game }) => game.change('game', 'game', { turn: 2 }, ['PF-TRN-7']),
    says: `refusals: "${plainly(says)}" is not true of g1`,
  })
})
