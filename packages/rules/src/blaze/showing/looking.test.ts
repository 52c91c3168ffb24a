import { Host, jsonSource, type Lens, plainly, text, the } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { blaze } from '../index.ts'

const section = (id: string, x: number, more: object = {}) => ({
  id,
  side: 'red',
  unit: 'one',
  kind: 'rifle-section',
  at: [x, 300],
  ...more,
})
const position = (phase: string) =>
  new Host(
    blaze as never,
    jsonSource('position', {
      ruleset: 'blaze',
      table: { width: 1800, depth: 1200 },
      sides: [{ id: 'red' }, { id: 'blue' }],
      units: [{ id: 'one', side: 'red', kind: 'platoon', rating: 'confident', hq: 'hq' }],
      pieces: [
        section('r1', 300),
        section('r2', 350),
        section('r3', 401),
        section('r4', 453),
        { id: 'hq', side: 'red', unit: 'one', kind: 'company-hq', at: [600, 300] },
        { id: 'tank', side: 'red', kind: 'sherman', rating: 'average', at: [800, 300], facing: 90 },
        { id: 'sniper', side: 'red', kind: 'sniper', at: [1000, 300] },
        { id: 'b1', side: 'blue', kind: 'lmg', rating: 'average', at: [400, 800], facing: 180 },
        { id: 'b2', side: 'blue', kind: 'lmg', rating: 'average', at: [800, 800], hidden: true },
        { id: 'b3', side: 'blue', kind: 'lmg', rating: 'average', at: [1200, 800], marker: 'marker' },
      ],
      start: { turn: 1, phase },
    }),
    { dice: { from: 'seed', seed: 1 } },
  ).start()

const through = (phase: string, piece: string, lens: Lens) => position(phase).seat('red').lens(piece, lens, 1)
const kindsOf = (phase: string, piece: string, lens: Lens) =>
  through(phase, piece, lens).map(drawing => ('means' in drawing ? drawing.means : drawing.type))

describe('the roster', () => {
  const host = position('planning')
  const roster = () => host.seat('red').roster()

  test('puts stands that touch under one card, one millimetre apart and no more', () => {
    expect(roster()[0]).toMatchObject({
      unit: 'one',
      says: text`${the.term('confident')}`,
      orders: { given: 0, of: 3 },
    })
    expect(roster()[0]?.groups.map(({ pieces }) => pieces)).toEqual([['r1', 'r2', 'r3'], ['r4']])
  })

  test('has a card each for a headquarters and a tank, and none for a sniper', () => {
    const alone = roster().filter(({ orders }) => orders === null)
    expect(alone.flatMap(({ groups }) => groups.flatMap(({ pieces }) => pieces))).toEqual(['hq', 'tank'])
  })

  test('counts what is laid, and parts those under different cards', () => {
    host.decide('red', { action: 'order', pieces: ['r1', 'r2'], card: 'prone' })
    expect(roster()[0]?.orders).toEqual({ given: 1, of: 3 })
    expect(roster()[0]?.groups).toEqual([
      { pieces: ['r1', 'r2'], ordered: true },
      { pieces: ['r3'], ordered: false },
      { pieces: ['r4'], ordered: false },
    ])
    const glances = (id: string) => host.seat('red').glance(id)
    expect([glances('r1'), glances('r3'), glances('sniper')]).toEqual([[], ['can-act'], []])
  })
})

describe('a lens', () => {
  test('shows nothing while orders are laid', () => {
    for (const lens of ['sight', 'arcs', 'reach', 'threat'] as const)
      expect(through('planning', 'r1', lens)).toEqual([])
  })

  test('sees only what its side knows of', () => {
    expect(through('move', 'r1', 'sight')).toMatchObject([{ type: 'sight', to: [40000, 80000] }])
    expect(kindsOf('move', 'r1', 'threat')).toEqual(['reach', 'sight'])
    expect(through('move', 'b2', 'arcs')).toEqual([])
    expect(through('move', 'b3', 'arcs')).toEqual([])
  })

  test('shows a headquarters its radius, and a tank its front and rear', () => {
    expect(kindsOf('move', 'hq', 'arcs')).toContain('command')
    const words = through('move', 'tank', 'arcs').flatMap(one => (one.type === 'path' ? [plainly(one.says)] : []))
    expect(words).toEqual(['rear', 'rear', 'front', 'front'])
  })

  test('reaches a move in each turn', () => {
    expect(through('move', 'tank', 'reach')).toMatchObject([{ type: 'area', means: 'reach' }])
  })
})

test('a way round what is in the way', () => {
  const red = position('move').seat('red')
  expect(red.route('r1', [30000, 45000])?.at(-1)).toEqual([30000, 45000])
  expect(red.route('b1', [40000, 70000])).toBeNull()
})

test('who has moved on Move and Fire may still act, and who has fired is done', () => {
  const host = new Host(
    blaze,
    jsonSource('move and fire', {
      table: { width: 1800, depth: 1200 },
      sides: [{ id: 'red' }, { id: 'blue' }],
      units: [{ id: 'one', side: 'red', kind: 'platoon', rating: 'confident' }],
      pieces: [
        section('r1', 300, { card: 'move-fire' }),
        section('r2', 500, { card: 'move-fire', fired: true }),
        { id: 'b1', side: 'blue', kind: 'lmg', rating: 'average', at: [400, 500], facing: 180 },
      ],
      start: { turn: 1, phase: 'move-fire' },
    }),
  )
  for (const id of ['r1', 'r2']) host.game.change('piece', id, { hasMoved: true }, [])
  const red = host.seat('red')
  expect(red.glance('r1')).toContain('can-act')
  expect(red.glance('r2')).not.toContain('can-act')
})

test('of a hidden stand and of one that does not exist the answers are the same', () => {
  const red = position('move').seat('red')
  const asked = (id: string) => [
    red.sheet(id),
    red.glance(id),
    red.aura(id),
    red.lens(id, 'reach', 1),
    red.measure('r1', id),
  ]
  expect(asked('b2')).toEqual(asked('nobody'))
  expect(asked('b1')).not.toEqual(asked('nobody'))
})

test('what is shown cannot be made of the true game', () => {
  const bare = {
    table: { width: 100, depth: 100 },
    sides: [{ id: 'red' }, { id: 'blue' }],
    start: { turn: 1, phase: 'move' },
  }
  const { game } = new Host(blaze, jsonSource('bare', bare))
  // @ts-expect-error only a seat has the knowledge of its side
  expect(blaze.showing?.roster?.(game, 'red')).toEqual([])
})
