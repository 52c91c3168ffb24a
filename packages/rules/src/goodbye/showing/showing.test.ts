import { cm, Host, jsonSource, plainly, text, the } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'

/** A corporal with a wood in front of him, a machine gun that is not set up, and enemies beyond. */
function table(phase: string) {
  const host = new Host(
    goodbye,
    jsonSource('showing', {
      table: {
        width: 150,
        depth: 150,
        terrain: [
          {
            id: 'w1',
            kind: 'woods',
            polygon: [
              [40, 60],
              [60, 60],
              [60, 80],
              [40, 80],
            ],
          },
          {
            id: 's1',
            kind: 'sandbags',
            line: [
              [80, 66],
              [100, 66],
            ],
          },
        ],
      },
      sides: [{ id: 'red' }, { id: 'blue', cardDue: 'KD' }],
      units: [{ id: 'u1', side: 'red' }],
      pieces: [
        { id: 'c1', side: 'red', unit: 'u1', kind: 'corporal', at: [50, 50], ordered: 'move' },
        { id: 'r1', side: 'red', unit: 'u1', kind: 'rifleman', at: [90, 50], pinned: true, prone: true },
        { id: 'g1', side: 'red', kind: 'mg-gunner', at: [20, 20], jammed: true },
        { id: 'b1', side: 'blue', kind: 'rifleman', at: [50, 90] },
        { id: 'l1', side: 'blue', kind: 'second-lieutenant', at: [50, 120], wounds: 1 },
        { id: 'b2', side: 'blue', kind: 'rifleman', at: [90, 68] },
      ],
      start: { turn: 1, side: 'red', phase },
    }),
  ).start()
  return { red: host.seat('red'), blue: host.seat('blue') }
}

test('a move is shown with its reach, its way and what it costs', () => {
  const { red } = table('move')
  const shown = red.drawings({ action: 'move', piece: 'c1', to: [cm(50), cm(64)] })
  expect(shown.map(drawing => drawing.type)).toEqual(['area', 'path'])
  // 10 cm of open ground and 4 of wood, which cost double
  expect(shown[1]).toMatchObject({ says: text`${the.length(cm(18), cm(15))}`, allowed: false })
})

test('sight is shown with what blocks it, and where', () => {
  const { red } = table('fire')
  const { sight, says } = red.measure('c1', 'b1') ?? { says: text`nothing` }
  expect(plainly(says, 'cm')).toBe('40 cm')
  expect(sight).toMatchObject({ sees: 'blocked', stop: [cm(50), cm(60)] })
  expect(sight?.profile.between).toMatchObject([{ id: 'w1', enter: cm(10), leave: cm(30), blocks: true }])
  const seen = red.measure('r1', 'b2')?.sight
  expect(seen?.sees).toBe('hard')
  expect(plainly(seen?.says ?? text``, 'cm')).toContain('1 to 3')
})

test('fire is shown with its ranges; overwatch, orders and valour with what they cover', () => {
  const { red } = table('fire')
  const rings = red.drawings({ action: 'fire', piece: 'r1', target: 'b2' })
  expect(rings.map(drawing => drawing.type)).toEqual(['ring', 'ring', 'sight'])
  const [arc] = red.drawings({ action: 'overwatch', piece: 'c1', facing: 0 })
  expect(arc).toMatchObject({ type: 'area', means: 'zone' })
  expect(red.drawings({ action: 'order', piece: 'c1' })).toHaveLength(2)
  const [heroes] = red.drawings({ action: 'use', resource: 'valour', piece: 'c1' })
  expect(heroes).toMatchObject({ radius: cm(10) })
})

test('at a glance: pins, jams, wounds, and who has luck and valour left', () => {
  const { blue } = table('fire')
  expect(blue.glance('r1')).toEqual(['pinned', 'prone', 'luck', 'valour'])
  expect(blue.glance('g1')).toContain('jammed')
  expect(blue.glance('l1')).toContain('wounded')
  expect(blue.glance('b1')).not.toContain('wounded')
  const state = blue.sheet('g1')?.lines.find(line => plainly(line.label) === 'State')
  expect(plainly(state?.value ?? text``)).toContain('gun not set up')
})

test('a lens shows what a figure sees, reaches and is threatened by, whoever has the turn', () => {
  const { blue } = table('move')
  const through = (lens: 'sight' | 'arcs' | 'reach' | 'threat', piece: string) =>
    blue.lens(piece, lens, 1).map(drawing => drawing.type)
  expect(through('sight', 'c1')).toEqual(['sight']) // the wood hides one of the two
  expect(through('arcs', 'b1')).toEqual(['ring', 'ring'])
  expect(through('reach', 'r1')).toEqual(['area'])
  expect(through('threat', 'c1')).toContain('area')
})

test('a leader has a voice, a private has none', () => {
  const { red } = table('move')
  expect(red.aura('c1')).toMatchObject([{ means: 'command' }, { means: 'command' }])
  expect(red.aura('r1')).toEqual([])
})

test('a way is found round the wood, and towards what is too far', () => {
  const { red } = table('move')
  const to = [cm(61), cm(60)] as const
  expect(red.route('c1', to)?.at(-1)).toEqual(to)
  expect(red.route('c1', [cm(50), cm(95)])?.at(-1)).toEqual([cm(50), cm(62.5)])
})
