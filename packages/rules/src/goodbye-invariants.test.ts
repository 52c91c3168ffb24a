import { cm, decided, type Host, type Point, text, the } from '@sandtable/kernel'
import { test } from 'vitest'
import { expectComplaint, lying } from './conformance.fixture.ts'
import { goodbye } from './goodbye/index.ts'
import type { Figure, GoodbyeTables } from './goodbye/records.ts'

const position = {
  table: {
    width: 120,
    depth: 120,
    terrain: [
      {
        id: 'inn',
        kind: 'building',
        polygon: [
          [40, 20],
          [50, 20],
          [50, 30],
          [40, 30],
        ],
        openings: [[45, 20]],
      },
      {
        id: 'marsh',
        kind: 'woods',
        polygon: [
          [10, 40],
          [30, 40],
          [30, 60],
          [10, 60],
        ],
      },
    ],
  },
  sides: [{ id: 'red' }, { id: 'blue' }],
  pieces: [
    { id: 'r1', side: 'red', kind: 'rifleman', at: [20, 25], ordered: 'move' },
    { id: 'r2', side: 'red', kind: 'rifleman', at: [36, 25], ordered: 'move' },
    { id: 'b1', side: 'blue', kind: 'rifleman', at: [100, 100] },
    { id: 'b2', side: 'blue', kind: 'rifleman', at: [110, 100] },
  ],
  start: { turn: 1, side: 'red', phase: 'move' },
}

const spot = (x: number, y: number): Point => [cm(x), cm(y)]
type At = Host<GoodbyeTables>
const change = ({ game }: At, id: string, fields: Partial<Figure>): void =>
  game.change('piece', id, fields, ['GB-MOVE-1'])

/** A move that no rule has checked. */
function go(host: At, id: string, to: Point, said: Point = to): void {
  host.game.journal.add(decided('red', { action: 'move', piece: id, to: said }))
  change(host, id, { at: to })
}

const faults: readonly (readonly [string, (host: At) => void])[] = [
  [
    'position: SCEN-6: position: this cannot stand where it is: pieces.3: b2 stands on b1',
    host => go(host, 'b2', spot(101, 100)),
  ],
  ['movement: r1 has gone 20000, and may go 15000', host => go(host, 'r1', spot(40, 25))],
  ['movement: r1 has not gone the way that was said', host => go(host, 'r1', spot(22, 25), spot(18, 25))],
  ['movement: r2 has gone through a wall of the building inn', host => go(host, 'r2', spot(43, 25))],
  ['movement: b1 was moved by 60000', host => change(host, 'b1', { at: spot(40, 100) })],
  ['contact: r1 fights b1, who does not fight r1', host => change(host, 'r1', { inContact: ['b1'] })],
  [
    'points: lost of blue is 2, and should be 1',
    host => {
      change(host, 'b1', { gone: true, at: null, wounds: 0 })
      host.game.change('side', 'blue', { lost: 2 }, ['GB-RUL-68'])
    },
  ],
  ['points: exits of blue is 0, and should be 1', host => change(host, 'b1', { gone: true, at: null })],
  [
    'this turn: fired of r1 is still true',
    host => {
      for (const id of ['r1', 'r2']) change(host, id, { ordered: 'none' })
      change(host, 'r1', { fired: true })
      host.game.change('game', 'game', { turn: 2, phase: 'initiative', side: null }, ['GB-TURN-1'])
    },
  ],
  [
    'alive: blue is out of the game, and has won',
    ({ game }) => game.change('side', 'blue', { out: true, won: true }, ['GB-RUL-84']),
  ],
  ['crews: r1 serves b1', host => change(host, 'r1', { crewOf: 'b1' })],
  [
    'references: crewOf of r1 points at r2, who is gone',
    host => {
      change(host, 'r1', { crewOf: 'r2' })
      change(host, 'r2', { gone: true, at: null, wounds: 0 })
      host.game.change('side', 'red', { lost: 1 }, ['GB-RUL-68'])
    },
  ],
  ['fields: luck of r1 is -1', host => host.game.journal.add(noLuck(host))],
]

/** A change that is recorded but not made: only the entry is wrong. */
const noLuck = ({ game }: At) => {
  const before = game.piece('r1')
  return { type: 'change', table: 'piece', id: 'r1', before, after: { ...before, luck: -1 }, cites: [] } as const
}

test.each(faults)('%s', (says, doctor) => expectComplaint(goodbye, { position, doctor, says }))

test('alive: r1 has no wounds left', () => {
  expectComplaint(goodbye, {
    position,
    doctor: host => change(host, 'r1', { wounds: 0 }),
    says: 'alive: r1 has no wounds left',
    also: ['position'],
  })
})

test('cards: there are 2 of the card QH', () => {
  expectComplaint(goodbye, {
    position,
    doctor: ({ game }) => {
      // the reader would find the same: only this check is asked
      game.change('game', 'game', { discards: ['QH'] }, ['GB-CARD-3'])
      game.change('side', 'blue', { hand: ['QH'] }, ['GB-CARD-3'])
    },
    says: 'cards: there are 2 of the card QH',
    also: ['position'],
  })
})

test('refusals: what is said of a piece is not so', () => {
  const says = 'r1 is routing'
  expectComplaint(lying(goodbye, 'move', 'routing', text`${the.piece('r1')} is routing`), {
    position,
    doctor: ({ game }) => game.change('game', 'game', { turn: 2 }, ['GB-TURN-1']),
    says: `refusals: "${says}" is not true of r1`,
  })
})
