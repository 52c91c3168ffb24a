import { describe, expect, test } from 'vitest'
import { fingerOn, gripAt, pieceAlong, pieceAt, terrainAt } from './pick.ts'
import type { ScenePiece, SceneTerrain, TableScene } from './scene.ts'

const piece = (id: string, x: number, y: number, more: Partial<ScenePiece> = {}): ScenePiece => ({
  id,
  side: 0,
  look: { model: 'figure', nation: 'american' },
  at: [x, y],
  facing: 0,
  base: { radius: 1250 },
  states: [],
  badge: 'rifle',
  ...more,
})

const scene = (pieces: ScenePiece[]): TableScene => ({
  width: 120000,
  depth: 120000,
  theme: 'summer',
  terrain: [],
  pieces,
  markers: [],
  overlays: [],
})

describe('a piece is picked by its base', () => {
  const pieces = [piece('a', 10000, 10000), piece('b', 12000, 10000)]
  const rows: [string, number, number, number, string | null][] = [
    ['in the middle', 10000, 10000, 0, 'a'],
    ['on the rim', 10000, 11250, 0, 'a'],
    ['a hair beyond the rim', 10000, 11251, 0, null],
    ['beyond the rim within the grace', 10000, 11400, 200, 'a'],
    ['where two overlap the nearer middle counts', 11100, 10000, 0, 'b'],
  ]
  test.each(rows)('%s', (_, x, y, slack, id) => expect(pieceAt(pieces, [x, y], slack)).toBe(id))
})

test('a tank is picked by its turned rectangle', () => {
  const tank = [piece('t', 0, 0, { base: { width: 4000, depth: 10000 }, facing: 90 })]
  expect(pieceAt(tank, [4900, 0])).toBe('t')
  expect(pieceAt(tank, [0, 4900])).toBeNull()
})

test('a ghost is not in the way', () => expect(pieceAt([piece('g', 0, 0, { states: ['ghost'] })], [0, 0])).toBeNull())

test('a slanted look meets a man above the ground that it would reach behind him', () => {
  const table = scene([piece('a', 60000, 60000)])
  // From the south, 45 degrees down, through the man's chest at the table's middle.
  const ray = { origin: { x: 0, y: 120, z: 100 }, direction: { x: 0, y: -Math.SQRT1_2, z: -Math.SQRT1_2 } }
  expect(pieceAlong(table, ray, () => 0)).toBe('a')
  expect(pieceAlong(scene([]), ray, () => 0)).toBeNull()
})

describe('terrain', () => {
  const terrain: SceneTerrain[] = [
    {
      id: 'field',
      look: 'field',
      shape: {
        polygon: [
          [0, 0],
          [50000, 0],
          [50000, 50000],
          [0, 50000],
        ],
      },
      height: 0,
    },
    {
      id: 'hedge',
      look: 'hedge',
      shape: {
        line: [
          [10000, 10000],
          [40000, 10000],
        ],
      },
      height: 1500,
    },
    { id: 'oak', look: 'tree', shape: { circle: [20000, 30000, 2540] }, height: 0 },
  ]
  const rows: [string, number, number, string | null][] = [
    ['a hedge without thickness is as wide as it is drawn', 20000, 10550, 'hedge'],
    ['beside the hedge is the field', 20000, 10700, 'field'],
    ['a tree in a field is meant before the field', 21000, 30000, 'oak'],
    ['nothing on open ground', 60000, 60000, null],
  ]
  test.each(rows)('%s', (_, x, y, id) => expect(terrainAt(terrain, [x, y])).toBe(id))
})

describe('a finger', () => {
  const lone = piece('a', 10000, 10000)

  test('means a small piece from as far as it covers, and the nearer of two', () => {
    expect(pieceAt([lone], [12900, 10000], 0, 3000)).toBe('a')
    expect(pieceAt([lone], [13100, 10000], 0, 3000)).toBe(null)
    expect(pieceAt([lone, piece('b', 14000, 10000)], [12200, 10000], 0, 3000)).toBe('b')
  })

  test('means places beside a piece while something is put down', () => {
    const table = scene([lone])
    const hand = { box: false, turn: false, place: true, rule: false }
    expect(fingerOn({ ...table, hand }, 1)).toBeLessThan(fingerOn(table, 1))
  })

  test('takes hold of the selected piece or its ghost, and of nobody else', () => {
    const held = [
      piece('a', 10000, 10000, { states: ['selected'] }),
      piece('a ghost', 20000, 10000, { states: ['ghost'] }),
      piece('b', 30000, 10000),
      piece('c', 40000, 10000, { side: 1, states: ['selected'] }),
    ]
    expect(gripAt(held, [10500, 10000], 2000)).toEqual({ piece: 'a', at: [10000, 10000] })
    expect(gripAt(held, [19000, 10000], 2000)).toEqual({ piece: 'a', at: [20000, 10000] })
    expect(gripAt(held, [30000, 10000], 2000)).toBe(null)
    expect(gripAt(held, [40000, 10000], 2000)).toBe(null)
  })
})
