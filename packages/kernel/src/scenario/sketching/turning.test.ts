import { describe, expect, test } from 'vitest'
import { measures, pieceOf, terrainOf, village } from './hunt.fixture.ts'
import type { Sketch } from './sketch.ts'
import {
  mirrored,
  scaledBy,
  shiftedBy,
  tidy,
  turned,
  turnedBy,
  turnedOutline,
  turnedPiece,
  turnedTerrain,
  withOpenings,
} from './turning.ts'

const sketch = village()
const move = (keys: readonly string[], now: Sketch = sketch): Sketch => turned(now, keys, shiftedBy([3, -2]), measures)

describe('moved', () => {
  test('are those that were named, each by its points, and nobody else', () => {
    const moved = move(['terrain tree', 'scenery 0', 'piece red-1'])
    expect(terrainOf(moved, 'tree')?.circle).toEqual([73, 58, 2])
    expect(moved.table.scenery).toEqual([
      {
        look: 'lane',
        line: [
          [3, 38],
          [103, 38],
        ],
        thick: 2,
      },
      sketch.table.scenery[1],
      sketch.table.scenery[2],
    ])
    expect(pieceOf(moved, 'red-1')).toEqual({ ...pieceOf(sketch, 'red-1'), at: [33, 18] })
    expect(pieceOf(moved, 'red-2')).toBe(pieceOf(sketch, 'red-2'))
    expect(terrainOf(moved, 'hedge')).toBe(terrainOf(sketch, 'hedge'))
  })

  test('with a house goes what lies in its walls, and no other line', () => {
    const moved = move(['terrain house'])
    expect(terrainOf(moved, 'house')).toMatchObject({
      polygon: [
        [13, 8],
        [23, 8],
        [23, 14],
        [13, 14],
      ],
      openings: [[18, 8]],
    })
    expect(terrainOf(moved, 'door')?.line).toEqual([
      [17, 8],
      [19, 8],
    ])
    expect([...withOpenings(sketch, ['terrain house', 'terrain nowhere', 'piece red-1'], measures)]).toEqual([
      'terrain house',
      'terrain nowhere',
      'piece red-1',
      'terrain door',
    ])
    expect([...withOpenings(sketch, ['terrain hedge'], measures)]).toEqual(['terrain hedge'])
  })

  test('a line with only one end in the wall is no opening', () => {
    const ajar = village()
    const door = {
      id: 'door',
      kind: 'door',
      line: [
        [14, 10],
        [16, 9],
      ],
    }
    const table = { ...ajar.table, terrain: ajar.table.terrain.map(one => (one.id === 'door' ? (door as never) : one)) }
    expect(withOpenings({ ...ajar, table }, ['terrain house'], measures).size).toBe(1)
  })
})

describe('turned', () => {
  test('clockwise: north becomes east, and a facing goes along', () => {
    const quarter = turnedBy(90, [50, 40])
    expect(quarter.to([50, 45])).toEqual([55, 40])
    const scout = turnedPiece({ id: 'a', kind: 'scout', at: [50, 45], facing: 300 }, quarter, measures)
    expect(scout).toMatchObject({ at: [55, 40], facing: 30 })
    expect(turnedBy(-90, [0, 0]).facing(0)).toBe(270)
  })

  test('a facing that nobody has given is given once it is no longer north', () => {
    const plain = { id: 'a', kind: 'scout', at: [50, 45] }
    expect(turnedPiece(plain, turnedBy(90, [50, 40]), measures)).toMatchObject({ facing: 90 })
    expect(turnedPiece(plain, shiftedBy([1, 1]), measures)).not.toHaveProperty('facing')
    expect(turnedPiece({ ...plain, facing: 0 }, shiftedBy([1, 1]), measures)).toHaveProperty('facing', 0)
  })

  test('who stands nowhere stays as he is', () => {
    const away = { id: 'a', kind: 'scout', at: null }
    expect(turnedPiece(away, turnedBy(90, [0, 0]), measures)).toBe(away)
  })
})

test('mirrored, left and right or top and bottom change places', () => {
  const [side, top] = [mirrored('left-right', [50, 40]), mirrored('top-bottom', [50, 40])]
  expect(side.to([10, 10])).toEqual([90, 10])
  expect(top.to([10, 10])).toEqual([10, 70])
  expect([90, 0].map(side.facing)).toEqual([270, 0])
  expect([90, 0].map(top.facing)).toEqual([90, 180])
})

describe('scaled', () => {
  const twice = scaledBy(2, [0, 0])
  test('things grow about a point, with their radius and their breadth', () => {
    expect(turnedOutline({ circle: [3, 4, 1.5] }, twice, 'cm')).toEqual({ circle: [6, 8, 3] })
    expect(turnedOutline({ line: [[1, 2]], thick: 2 }, twice, 'cm')).toEqual({ line: [[2, 4]], thick: 4 })
    expect(turnedOutline({ line: [[1, 2]] }, twice, 'cm')).toEqual({ line: [[2, 4]] })
    expect(turnedOutline({ line: [[1, 2]], thick: 2.001 }, shiftedBy([1, 0]), 'cm').thick).toBe(2.001)
    expect(twice.facing(70)).toBe(70)
  })
})

test('the points in the fields of a set go along, at any depth; all else is left', () => {
  const house = {
    id: 'house',
    kind: 'house',
    polygon: [],
    openings: [
      [1, 2],
      [3, 4],
    ],
    gate: [5, 6],
    post: { at: [7, 8], manned: true },
    burnt: false,
    other: [9, 9],
  }
  const put = (fields: object) => turnedTerrain({ ...house, ...fields } as never, shiftedBy([10, 0]), measures)
  expect(put({})).toEqual({
    ...house,
    openings: [
      [11, 2],
      [13, 4],
    ],
    gate: [15, 6],
    post: { at: [17, 8], manned: true },
  })
  // what is wrong is left as it is, for the reader to find
  const odd = { openings: 'none', gate: null, post: 'x' }
  expect(put(odd)).toMatchObject(odd)
  expect(put({ gate: 'south' })).toMatchObject({ gate: 'south' })
})

test('numbers are as a person would write them', () => {
  expect(tidy(1.23456, 'cm')).toBe(1.23)
  expect(tidy(1.23456, 'in')).toBe(1.23)
  expect(tidy(1.23456, 'mm')).toBe(1.2)
  expect(Object.is(tidy(-0.001, 'cm'), 0)).toBe(true)
})
