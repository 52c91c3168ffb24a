import { cm, Host, jsonSource, type Prompt, plainly, text, the } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'
import { showing } from './showing.ts'

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
        { id: 'b2', side: 'blue', kind: 'rifleman', at: [90, 68] },
      ],
      start: { turn: 1, side: 'red', phase },
    }),
  ).start()
  return { game: host.game, prompt: host.prompt('red') as Prompt }
}

test('a move is shown with its reach, its way and what it costs', () => {
  const { game, prompt } = table('move')
  const shown = showing.drawings(game, 'red', { action: 'move', piece: 'c1', to: [cm(50), cm(64)] }, prompt)
  expect(shown.map(drawing => drawing.type)).toEqual(['area', 'path'])
  // 10 cm of open ground and 4 of wood, which cost double
  expect(shown[1]).toMatchObject({ says: text`${the.length(cm(18), cm(15))}`, allowed: false })
})

test('sight is shown with what blocks it, and where', () => {
  const { game } = table('fire')
  const { sight, says } = showing.measure(game, 'red', 'c1', 'b1')
  expect(plainly(says, 'cm')).toBe('40 cm')
  expect(sight).toMatchObject({ sees: 'blocked', stop: [cm(50), cm(60)] })
  expect(sight?.profile.between).toMatchObject([{ id: 'w1', enter: cm(10), leave: cm(30), blocks: true }])
  const seen = showing.measure(game, 'red', 'r1', 'b2').sight
  expect(seen?.sees).toBe('hard')
  expect(plainly(seen?.says ?? text``, 'cm')).toContain('1 to 3')
})

test('fire is shown with its ranges; overwatch, orders and valour with what they cover', () => {
  const { game, prompt } = table('fire')
  const rings = showing.drawings(game, 'red', { action: 'fire', piece: 'r1', target: 'b2' }, prompt)
  expect(rings.map(drawing => drawing.type)).toEqual(['ring', 'ring', 'sight'])
  const [arc] = showing.drawings(game, 'red', { action: 'overwatch', piece: 'c1', facing: 0 }, prompt)
  expect(arc).toMatchObject({ type: 'area', means: 'zone' })
  expect(showing.drawings(game, 'red', { action: 'order', piece: 'c1' }, prompt)).toHaveLength(2)
  const [heroes] = showing.drawings(game, 'red', { action: 'use', resource: 'valour', piece: 'c1' }, prompt)
  expect(heroes).toMatchObject({ radius: cm(10) })
})

test('at a glance: pins, jams, and who has luck and valour left', () => {
  const { game } = table('fire')
  expect(showing.glance(game, 'blue', 'r1')).toEqual(['pinned', 'prone', 'luck', 'valour'])
  expect(showing.glance(game, 'blue', 'g1')).toContain('jammed')
  const state = showing.sheet(game, 'blue', 'g1').lines.find(line => plainly(line.label) === 'State')
  expect(plainly(state?.value ?? text``)).toContain('gun not set up')
})

test('a lens shows what a figure sees, reaches and is threatened by, whoever has the turn', () => {
  const { game } = table('move')
  const through = (lens: 'sight' | 'arcs' | 'reach' | 'threat', piece: string) =>
    showing.lens?.(game, 'blue', piece, lens, 1).map(drawing => drawing.type)
  expect(through('sight', 'c1')).toEqual(['sight']) // the wood hides one of the two
  expect(through('arcs', 'b1')).toEqual(['ring', 'ring'])
  expect(through('reach', 'r1')).toEqual(['area'])
  expect(through('threat', 'c1')).toContain('area')
})

test('a leader has a voice, a private has none', () => {
  const { game } = table('move')
  expect(showing.aura?.(game, 'red', 'c1')).toMatchObject([{ means: 'command' }, { means: 'command' }])
  expect(showing.aura?.(game, 'red', 'r1')).toEqual([])
})

test('a way is found round the wood', () => {
  const { game } = table('move')
  const to = [cm(61), cm(60)] as const
  expect(showing.route?.(game, 'red', 'c1', to)?.at(-1)).toEqual(to)
  expect(showing.route?.(game, 'red', 'c1', [cm(50), cm(95)])).toBeNull()
})
