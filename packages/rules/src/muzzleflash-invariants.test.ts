import { decided, type Host, inch, type Point, text, the } from '@sandtable/kernel'
import { test } from 'vitest'
import { expectComplaint, lying } from './conformance.fixture.ts'
import { muzzleflash } from './muzzleflash/index.ts'
import type { MuzzleflashTables, Piece } from './muzzleflash/records.ts'

const position = {
  table: {
    width: 48,
    depth: 48,
    terrain: [
      {
        id: 'barn',
        kind: 'building',
        polygon: [
          [20, 8],
          [26, 8],
          [26, 14],
          [20, 14],
        ],
      },
      {
        id: 'gate',
        kind: 'door',
        line: [
          [22, 8],
          [24, 8],
        ],
        open: true,
      },
    ],
  },
  sides: [{ id: 'red' }, { id: 'blue' }],
  pieces: [
    { id: 'r1', side: 'red', kind: 'rifleman', at: [10, 10] },
    { id: 'r2', side: 'red', kind: 'rifleman', at: [19, 11] },
    { id: 't1', side: 'red', kind: 'sherman', at: [40, 10] },
    { id: 'b1', side: 'blue', kind: 'rifleman', at: [30, 40] },
  ],
  start: { turn: 1, side: 'red' },
}

const spot = (x: number, y: number): Point => [inch(x), inch(y)]
type At = Host<MuzzleflashTables>
const change = ({ game }: At, id: string, fields: Partial<Piece>): void =>
  game.change('piece', id, fields, ['MF-MOV-1'])

/** A move that no rule has checked. */
function go(host: At, id: string, to: Point, said: Point = to): void {
  host.game.journal.add(decided('red', { action: 'move', piece: id, to: said }))
  change(host, id, { at: to, moved: true })
}

const faults: readonly (readonly [string, (host: At) => void])[] = [
  ['events: r1 is pinned, and no event says so', host => change(host, 'r1', { status: 'pinned', pins: 1 })],
  ['movement: r1 has gone 7620, and may go 5080', host => go(host, 'r1', spot(10, 13))],
  ['movement: r1 has not gone the way that was said', host => go(host, 'r1', spot(10, 9), spot(10, 11))],
  ['movement: r2 has gone through a wall of the building barn', host => go(host, 'r2', spot(20.9, 11))],
  ['movement: b1 was moved by 50800', host => change(host, 'b1', { at: spot(10, 40) })],
  ['carried: r1 is aboard t1 and stands on the table', host => change(host, 'r1', { aboard: 't1', role: 'rider' })],
  ['carried: b1 is aboard t1 of the enemy', host => change(host, 'b1', { aboard: 't1', role: 'rider', at: null })],
  [
    'points: red has points before the game has ended',
    ({ game }) => game.change('side', 'red', { vp: 3 }, ['MF-RUL-94']),
  ],
  [
    'this turn: firedGun of b1 is still true',
    host => {
      const { game } = host
      change(host, 'b1', { firedGun: true })
      game.change('game', 'game', { phase: 'turn-start', side: 'blue' }, ['MF-ACT-3'])
      game.change('game', 'game', { phase: 'arrivals' }, ['MF-ACT-3'])
    },
  ],
  [
    'status: r1 is dead, and not gone',
    ({ game }) => game.change('piece', 'r1', { status: 'dead' }, ['MF-HIT-7'], { is: 'lost' }),
  ],
  [
    'status: r1 is abandoned',
    ({ game }) => game.change('piece', 'r1', { status: 'abandoned' }, ['MF-HIT-7'], { is: 'abandoned' }),
  ],
  ['locked: r1 is locked with nobody', host => change(host, 'r1', { status: 'locked' })],
  ['crews: r1 serves b1', host => change(host, 'r1', { crews: 'b1' })],
  [
    'fields: pins of r1 is -1',
    ({ game }) => {
      const before = game.piece('r1')
      game.journal.add({
        type: 'change',
        table: 'piece',
        id: 'r1',
        before,
        after: { ...before, pins: -1 } as never,
        cites: [],
      })
    },
  ],
]

test.each(faults)('%s', (says, doctor) => expectComplaint(muzzleflash, { position, doctor, says }))

test('refusals: what is said of a piece is not so', () => {
  const says = 'r1 has finished'
  expectComplaint(lying(muzzleflash, 'activate', 'activated', text`${the.piece('r1')} has finished`), {
    position,
    doctor: ({ game }) => game.change('game', 'game', { turn: 2 }, ['MF-ACT-3']),
    says: `refusals: "${says}" is not true of r1`,
  })
})
