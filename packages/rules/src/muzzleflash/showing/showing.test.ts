import { type Decision, type Drawing, Host, inch, jsonSource, type Point, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { muzzleflash } from '../index.ts'

const position = {
  table: {
    width: 72,
    depth: 48,
    terrain: [
      {
        id: 'w1',
        kind: 'wall',
        line: [
          [5, 29.4],
          [15, 29.4],
        ],
        height: 1,
      },
      {
        id: 'w2',
        kind: 'high-wall',
        line: [
          [25, 20],
          [35, 20],
        ],
        height: 2,
      },
    ],
  },
  sides: [{ id: 'red' }, { id: 'blue' }],
  units: [{ id: 's1', side: 'red', kind: 'section' }],
  pieces: [
    { id: 'r1', side: 'red', unit: 's1', kind: 'rifleman', at: [10, 10], primed: true },
    { id: 'n1', side: 'red', unit: 's1', kind: 'nco', at: [30, 10] },
    { id: 't1', side: 'red', kind: 'sherman', at: [50, 10], facing: 0 },
    { id: 'k1', side: 'red', kind: 'jeep', at: [60, 10], facing: 0 },
    { id: 'b1', side: 'blue', kind: 'rifleman', at: [10, 30], pins: 2 },
    { id: 'b2', side: 'blue', kind: 'rifleman', at: [30, 30], status: 'injured' },
  ],
  start: { turn: 1, side: 'red' },
}

const says = (drawing: Drawing): string => plainly(drawing.says, 'in')

const open = () => new Host(muzzleflash as never, jsonSource('showing', position)).start()

const draw = (draft: Decision): readonly Drawing[] => open().seat('red').drawings(draft)

const at = (x: number, y: number): Point => [inch(x), inch(y)]

test('a shot at a man behind a wall: two range bands, and a line into hard cover', () => {
  const drawn = draw({ action: 'fire', piece: 'r1', mode: 'deliberate', target: 'b1' })
  expect(drawn.filter(d => d.type === 'ring').map(d => d.type === 'ring' && d.radius)).toEqual([inch(12), inch(48)])
  const sight = drawn.find(d => d.type === 'sight')
  expect(sight).toMatchObject({ sees: 'hard', stop: null })
  expect(sight && says(sight)).toBe('20″, total cover behind the w1, −2 to hit')
})

test('a line that is blocked ends at what blocks it', () => {
  const measured = open().seat('red').measure('n1', at(30, 30))
  expect(measured?.sight).toMatchObject({ sees: 'blocked', stop: at(30, 20) })
  expect(measured?.sight?.profile.between).toMatchObject([{ id: 'w2', blocks: true, top: inch(2) }])
})

test('a move shows how far it goes, and whether it is allowed', () => {
  const path = (to: Point) =>
    draw({ action: 'move', piece: 'r1', to }).flatMap(d => (d.type === 'path' ? [[says(d), d.allowed]] : []))
  expect(path(at(10, 12))).toEqual([['2″ of 2″', true]])
  expect(path(at(10, 12.5))).toEqual([['2.5″ (2″ at most)', false]])
  expect(draw({ action: 'move', piece: 'r1' }).map(says)).toEqual(['2″ for 1 AP', '8″ for 4 AP'])
})

test('a vehicle shows where it can go, and which way it will face', () => {
  const way = (piece: string, to: Point) =>
    draw({ action: 'move', piece, to }).flatMap(d => (d.type === 'path' && d.ends ? [d.ends.facing] : []))
  expect(way('k1', at(63, 13))).toEqual([45])
  expect(way('k1', at(60, 7))).toEqual([0])
  expect(way('t1', at(50, 13))).toEqual([0])
  const [near] = draw({ action: 'move', piece: 'k1' })
  expect(near?.type === 'area' && near.outlines[0]?.[0]).toEqual(at(53, 10))
})

test('an order shows its radius, a grenade its blast, a turret its arc', () => {
  expect(draw({ action: 'order', piece: 'n1' })).toMatchObject([{ means: 'command', radius: inch(8) }])
  const thrown = draw({ action: 'throw', piece: 'r1', target: at(10, 16) })
  expect(thrown.map(says)).toEqual(['throw: 8″', 'centre: 2″', 'edge: 4″'])
  const fired = draw({ action: 'fire', piece: 't1', weapon: 'vickers' })
  expect(fired.some(d => d.type === 'area' && says(d) === 'arc of the vickers')).toBe(true)
})

test('the sheet and the glance tell AP, pins and wounds', () => {
  const host = open()
  const value = (id: string, label: string) => {
    const lines = host.seat('red').sheet(id)?.lines ?? []
    return lines.flatMap(line => (plainly(line.label) === label ? [plainly(line.value, 'in')] : []))[0]
  }
  expect(value('b1', 'Condition')).toBe('unhurt, 2 pins')
  expect(value('r1', 'Weapon')).toBe('rifle: ROF 1, 12″ (−1), 48″ (0), kills on 5+')
  expect(value('t1', 'Armour')).toBe('medium, enclosed')
  const glance = (id: string) => host.seat('red').glance(id)
  expect(glance('r1')).toEqual(['can-act'])
  expect(glance('b1')).toEqual(['pinned'])
  expect(glance('b2')).toEqual(['wounded'])
})

test('a lens tells what is seen, reached and threatened, whoever has the turn', () => {
  const host = open()
  const look = (id: string, through: 'sight' | 'arcs' | 'reach' | 'threat', turns = 1) =>
    host.seat('blue').lens(id, through, turns)
  expect(look('n1', 'sight').map(d => d.type === 'sight' && d.to)).toEqual([at(10, 30)])
  expect(look('b1', 'reach', 2).map(says)).toEqual(['16″ for 8 AP'])
  expect(look('r1', 'arcs').map(says)).toEqual(['short range: 12″', 'long range: 48″'])
  const threat = look('r1', 'threat')
  expect(threat.map(d => d.type)).toEqual(['area', 'sight'])
})

test('a way is found as far as one AP goes towards where it leads, and a tracked vehicle keeps its line', () => {
  const host = open()
  const way = (id: string, to: Point) => host.seat('red').route(id, to)
  expect(way('r1', at(10, 11.5))?.at(-1)).toEqual(at(10, 11.5))
  expect(way('r1', at(10, 16))?.at(-1)).toEqual([inch(10), inch(12) - 10])
  expect(way('t1', at(53, 13))).toEqual([at(50, 13)])
  expect(way('t1', at(40, 1))).toEqual([[inch(50), inch(6) + 10]])
})

test('a turret shows what it would bear on', () => {
  const [arc] = draw({ action: 'turn', piece: 't1', turret: 90 })
  const [corner] = arc?.type === 'area' ? (arc.outlines[0]?.slice(10, 11) ?? []) : []
  expect(corner?.[0]).toBeGreaterThan(inch(50))
})
