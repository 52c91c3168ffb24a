import { describe, expect, test } from 'vitest'
import type { View } from '../game/view.ts'
import type { Point } from '../geometry/shape.ts'
import { Squares } from '../geometry/squares.ts'
import { inch } from '../length.ts'
import { type MapLand, type MapPiece, TableMap } from './map.ts'

const at = (x: number, y: number): Point => [inch(x), inch(y)]
const square = (west: number, south: number, east: number, north: number): MapLand['shape'] => ({
  polygon: [at(west, south), at(east, south), at(east, north), at(west, north)],
})
const piece = (id: string, side: string, place: Point | null, gone = false): MapPiece => ({
  id,
  side,
  kind: 'rifleman',
  at: place,
  gone,
})

/** Four squares by three, six inches wide each. */
const squares = new Squares(inch(24), inch(18), 'in')
const wood: MapLand = { id: 'wood-1', kind: 'wood', shape: square(6, 6, 12, 12) }
const wall: MapLand = { id: 'wall-1', kind: 'stone-wall', shape: { line: [at(18, 0), at(18, 6)] } }
function mapOf(pieces: readonly MapPiece[], lands: readonly MapLand[] = [wood, wall], measured = true): TableMap {
  const sides = ['red', 'blue', 'ruritania'].map(id => ({ id }))
  const tables = { game: [], side: sides, unit: [], piece: pieces, terrain: lands, marker: [] }
  return new TableMap({ side: 'red', tables } as View, squares, (table, id) => `${table} ${id}`, measured)
}

describe('the squares', () => {
  test('begin in the north-west and have who stands in them and what lies there', () => {
    const grid = mapOf([
      piece('r1', 'red', at(1, 1)),
      piece('r2', 'red', at(2, 2)),
      piece('b1', 'blue', at(3, 3)),
      piece('r3', 'red', null),
      piece('r4', 'red', at(1, 7)),
      piece('r5', 'red', at(7, 1)),
    ]).grid()
    expect(grid.map(row => row.map(one => one.name))).toEqual([
      ['A3', 'B3', 'C3', 'D3'],
      ['A2', 'B2', 'C2', 'D2'],
      ['A1', 'B1', 'C1', 'D1'],
    ])
    const shown = (row: number, column: number) => [...(grid[row]?.[column]?.sides ?? [])]
    expect(shown(2, 0)).toEqual([
      ['red', 2],
      ['blue', 1],
    ])
    expect(shown(1, 0)).toEqual([['red', 1]])
    expect(shown(2, 1)).toEqual([['red', 1]])
    expect(shown(0, 3)).toEqual([])
  })

  test('show the ground in their middle, or the nearest that reaches into them', () => {
    const lands = (map: TableMap) => map.grid().map(row => row.map(one => one.land))
    expect(lands(mapOf([], [wood]))[1]).toEqual(['wood', 'wood', 'wood', null])
    expect(lands(mapOf([], [wood, wall]))[2]).toEqual([null, 'wood', 'stone-wall', 'stone-wall'])
    const shed: MapLand = { id: 'shed', kind: 'shed', shape: square(8, 8, 10, 10) }
    const hut: MapLand = { id: 'hut', kind: 'hut', shape: square(6, 6, 7, 7) }
    expect(lands(mapOf([], [hut, shed]))[1]?.[1]).toBe('shed')
  })
})

describe('the drawing', () => {
  test('has a letter for each side and each ground, and how many stand there', () => {
    const crowd = Array.from({ length: 10 }, (_, i) => piece(`b${i}`, 'blue', at(20, 14)))
    const map = mapOf([
      piece('r1', 'red', at(1, 1)),
      piece('b', 'blue', at(2, 2)),
      piece('r2', 'red', at(9, 9)),
      piece('u1', 'ruritania', at(1, 14)),
      ...crowd,
    ])
    expect(map.drawing()).toEqual([
      'North is up. A square is 6″ wide.',
      '     A   B   C   D',
      '  3  u1  . W .   b+',
      '  2  . W r1W . W .',
      '  1  x2  . W . S . S',
      'r side red, b side blue, u side ruritania, W wood, S stone wall, x several sides.',
    ])
  })

  test('runs out of letters one day', () => {
    const tables = {
      side: ['x', '1', ...'abcdefghijklmnopqrstuvw', 'z', 'zz'].map(id => ({ id })),
      piece: [],
      terrain: [],
    }
    const key = new TableMap({ side: 'x', tables } as never, squares, (_, id) => id).drawing().at(-1) as string
    expect(key.startsWith('a x, b 1, c a, d b, e c')).toBe(true)
    expect(key).toMatch(/# v, # w, z z, # zz, x several sides\.$/)
  })
})

describe('the list', () => {
  test('has own pieces first, each with its ground and the nearest enemy', () => {
    const map = mapOf([
      piece('b1', 'blue', at(12.5, 9)),
      piece('b2', 'blue', at(3, 9)),
      piece('r1', 'red', at(9, 9)),
      piece('r2', 'red', null),
      piece('r3', 'red', null, true),
    ])
    expect(map.list('red')).toEqual([
      'side red: piece r1 at B2 (9, 9); in terrain wood-1; nearest enemy piece b1, 3.5″ at 3 o’clock in C2, terrain wood-1 between.',
      'side blue: piece b1 at C2 (12.5, 9); 0.5″ from terrain wood-1; nearest enemy piece r1, 3.5″ at 9 o’clock in B2, terrain wood-1 between.',
      'side blue: piece b2 at A2 (3, 9); nearest enemy piece r1, 6″ at 3 o’clock in B2, terrain wood-1 between.',
      'Not on the table: piece r2.',
      'Out of the game: piece r3.',
      'Distances run from middle to middle.',
    ])
  })

  test('is short where there is nobody else', () => {
    expect(mapOf([piece('r1', 'red', at(1, 16))]).list('red')).toEqual([
      'side red: piece r1 at A3 (1, 16).',
      'Distances run from middle to middle.',
    ])
  })

  test('tells no distance where nothing may be measured', () => {
    const map = mapOf([], undefined, false)
    expect(map.relation(at(14, 9), piece('b1', 'blue', at(20, 9)))).toBe('piece b1, at 3 o’clock in D2')
    expect(map.ground(at(12.5, 9))).toEqual([])
    expect(map.ground(at(9, 9))).toEqual(['in terrain wood-1'])
  })
})

test('ground within an inch is near, and no farther', () => {
  const map = mapOf([])
  expect(map.ground(at(13, 9))).toEqual(['1″ from terrain wood-1'])
  expect(map.ground([inch(13) + 1, inch(9)])).toEqual([])
})

test('the others are in the order of their distance', () => {
  const one = piece('r1', 'red', at(0, 0))
  const map = mapOf([one, piece('b1', 'blue', at(9, 0)), piece('r2', 'red', at(0, 3)), piece('r3', 'red', null)])
  expect(map.others(one).map(({ id }) => id)).toEqual(['r2', 'b1'])
  expect(map.others(one, ({ side }) => side === 'blue').map(({ id }) => id)).toEqual(['b1'])
})

test('things of one name between are told once', () => {
  const lands = [wood, { ...wood, id: 'wood-1', shape: square(13, 6, 15, 12) }]
  expect(mapOf([], lands).relation(at(1, 9), piece('b1', 'blue', at(20, 9)))).toBe(
    'piece b1, 19″ at 3 o’clock in D2, terrain wood-1 between',
  )
})

test('ground lies in one square or in several, as far as the table goes', () => {
  const map = mapOf([])
  expect(map.extent(wood)).toBe('B2 to C3')
  expect(map.extent({ ...wood, shape: square(7, 7, 8, 8) })).toBe('B2')
  expect(map.extent({ ...wood, shape: square(-3, -9, 1, 8) })).toBe('A1 to A2')
})
