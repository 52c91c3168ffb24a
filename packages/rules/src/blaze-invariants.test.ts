import { decided, type Host, mm, type Point, text, the } from '@sandtable/kernel'
import { test } from 'vitest'
import { blaze } from './blaze/index.ts'
import type { BlazeTables, Stand } from './blaze/records.ts'
import { expectComplaint, lying } from './conformance.fixture.ts'

const position = {
  table: {
    width: 1200,
    depth: 1200,
    terrain: [
      {
        id: 'mill',
        kind: 'building',
        polygon: [
          [500, 500],
          [700, 500],
          [700, 700],
          [500, 700],
        ],
      },
      {
        id: 'bridge',
        kind: 'bridge',
        polygon: [
          [950, 400],
          [1050, 400],
          [1050, 500],
          [950, 500],
        ],
        demolition: 4,
      },
      {
        id: 'lake',
        kind: 'deep-water',
        polygon: [
          [900, 0],
          [1200, 0],
          [1200, 300],
          [900, 300],
        ],
      },
    ],
  },
  sides: [{ id: 'red' }, { id: 'blue' }],
  units: [
    { id: 'u1', side: 'red', kind: 'platoon', rating: 'average' },
    { id: 'u2', side: 'blue', kind: 'platoon', rating: 'average' },
  ],
  pieces: [
    { id: 'r1', side: 'red', unit: 'u1', kind: 'rifle-section', at: [200, 200] },
    { id: 'r2', side: 'red', unit: 'u1', kind: 'rifle-section', at: [560, 560] },
    { id: 'r3', side: 'red', unit: 'u1', kind: 'truck', at: [200, 400], passengers: ['r4'] },
    { id: 'r4', side: 'red', unit: 'u1', kind: 'rifle-section', aboard: 'r3' },
    { id: 'b1', side: 'blue', unit: 'u2', kind: 'rifle-section', at: [600, 1100], points: 5 },
    { id: 'b2', side: 'blue', unit: 'u2', kind: 'rifle-section', at: [800, 1100] },
    { id: 'c1', side: 'blue', kind: 'casualty-marker', at: [900, 900], points: 6 },
  ],
  start: { turn: 1, phase: 'planning' },
}

const spot = (x: number, y: number): Point => [mm(x), mm(y)]
type At = Host<BlazeTables>
const change = ({ game }: At, id: string, fields: Partial<Stand>): void =>
  game.change('piece', id, fields, ['BA-MOVE-1'])

/** A move that no rule has checked. */
function go(host: At, id: string, to: Point): void {
  host.game.journal.add(decided('red', { action: 'move', piece: id, to }))
  change(host, id, { at: to })
}

const faults: readonly (readonly [string, (host: At) => void])[] = [
  [
    'position: SCEN-6: position: this cannot stand where it is: b1 and b2 stand on each other',
    host => change(host, 'b2', { at: spot(610, 1100) }),
  ],
  ['movement: r1 has gone 25000, and may go 15000', host => go(host, 'r1', spot(450, 200))],
  [
    'movement: r1 has gone 25000, and may go 20000',
    host => {
      change(host, 'r1', { card: 'fall-back' })
      host.game.journal.settle()
      go(host, 'r1', spot(450, 200))
    },
  ],
  [
    'movement: r1 has gone 35000, and may go 30000',
    host => {
      change(host, 'r1', { doubled: true })
      host.game.journal.settle()
      go(host, 'r1', spot(550, 200))
    },
  ],
  ['movement: b2 was moved by 50000', host => change(host, 'b2', { at: spot(300, 1100) })],
  ['carried: r4 is not where r3 is', host => change(host, 'r4', { at: spot(210, 400) })],
  [
    'places: r1 is in deep water',
    host => {
      change(host, 'r1', { at: null })
      change(host, 'r1', { at: spot(1000, 100) })
    },
  ],
  [
    'places: floor 0 of mill holds r1, r2, and has room for 1',
    host => {
      change(host, 'r1', { at: null })
      change(host, 'r1', { at: spot(640, 640) })
    },
  ],
  ['strength: r1 has 30 figures, and 3 at most', host => change(host, 'r1', { figures: 30 })],
  ['gone: r1 is gone, and stands on the table', host => change(host, 'r1', { gone: true })],
  ['broken: u2 is broken, and b1 fights on', ({ game }) => game.change('unit', 'u2', { broken: true }, ['BA-BREAK-4'])],
  [
    'this turn: fired of r1 is still true',
    host => {
      change(host, 'r1', { fired: true })
      host.game.change('game', 'game', { turn: 2 }, ['BA-TURN-1'])
    },
  ],
  [
    'points: red has scored 6, and can have 5',
    host => {
      change(host, 'b1', { gone: true, at: null })
      host.game.change('side', 'red', { victoryPoints: 6 }, ['BA-RUL-96'])
    },
  ],
  [
    'points: red has scored 3, and can have 2',
    host => {
      change(host, 'b1', { disabled: true })
      host.game.change('side', 'red', { victoryPoints: 3 }, ['BA-RUL-96'])
    },
  ],
  [
    'points: blue has scored 7, and can have 6',
    host => {
      change(host, 'c1', { gone: true, at: null })
      host.game.change('side', 'blue', { victoryPoints: 7 }, ['BA-RUL-97'])
    },
  ],
  [
    'points: red has scored 4, and can have 0',
    ({ game }) => game.change('side', 'red', { victoryPoints: 4 }, ['BA-RUL-96']),
  ],
  [
    'winners: blue has won, and has nobody left',
    host => {
      for (const id of ['b1', 'b2']) change(host, id, { gone: true, at: null })
      host.game.change('side', 'blue', { won: true }, ['BA-RUL-67'])
    },
  ],
  [
    'references: chargeTarget of r1 points at b1, who is gone',
    host => {
      change(host, 'r1', { chargeTarget: 'b1' })
      change(host, 'b1', { gone: true, at: null })
    },
  ],
  [
    'fields: SCEN-3: piece r1: volleys: expected a whole number, 0 or more, found -1',
    host => change(host, 'r1', { volleys: -1 }),
  ],
]

test.each(faults)('%s', (says, doctor) => expectComplaint(blaze, { position, doctor, says }))

test('hidden: blue sees r1, which is hidden', () => {
  const doctored: typeof blaze = {
    ...blaze,
    sees: (table, record, side) => table === 'piece' || blaze.sees(table, record, side),
  }
  expectComplaint(doctored, {
    position,
    doctor: host => change(host, 'r1', { hidden: true }),
    says: 'hidden: blue sees r1, which is hidden',
  })
})

test('refusals: what is said of a piece is not so', () => {
  const says = 'r1 is prone'
  expectComplaint(lying(blaze, 'order', 'prone', text`${the.piece('r1')} is prone`), {
    position,
    doctor: ({ game }) => game.change('game', 'game', { turn: 2 }, ['BA-TURN-1']),
    says: `refusals: "${says}" is not true of r1`,
  })
})
