import { describe, expect, test } from 'vitest'
import type { Entry } from '../game/journal.ts'
import { cm } from '../length.ts'
import { text } from '../text/message.ts'
import { bearingOf, bearings, gathered, landedIn, MIDDLE, onTheTable, shelter, spotAlong } from './layout.ts'

test('a point lies along a way and to its left', () => {
  expect(spotAlong([1, 1], [0, 1], 5)).toEqual([1, 6])
  expect(spotAlong([1, 1], [0, 1], 5, 2)).toEqual([-1, 6])
  expect(spotAlong([0, 0], [1, 0], 5, 2)).toEqual([5, 2])
})

test('the ways are of length one, each another, and begin anew after the last', () => {
  for (const [x, y] of bearings) expect(x * x + y * y).toBeCloseTo(1)
  expect(new Set(bearings.map(String)).size).toBe(bearings.length)
  expect(bearingOf(bearings.length + 1)).toBe(bearingOf(1))
})

test('shelter without depth is a line across the way, with depth an area; further ones are counted', () => {
  const hedge = { kind: 'hedge', from: [0, 0], way: [0, 1], near: 4, deep: 0, wide: 2 } as const
  expect(shelter(hedge)).toEqual({
    id: 'hedge',
    kind: 'hedge',
    line: [
      [-2, 4],
      [2, 4],
    ],
  })
  expect(shelter({ ...hedge, deep: 3, nth: 1 })).toEqual({
    id: 'hedge-2',
    kind: 'hedge',
    polygon: [
      [2, 4],
      [2, 7],
      [-2, 7],
      [-2, 4],
    ],
  })
})

test('those who stand together stand in rows', () => {
  expect(gathered(['a', 'b', 'c'], 2)).toEqual({ a: { at: [0, 0] }, b: { at: [2, 0] }, c: { at: [0, 2] } })
  expect(gathered(['a'], 2, [5, 6])).toEqual({ a: { at: [5, 6] } })
})

test('a spot is a place on the table, from its middle', () => expect(onTheTable([1, -2], 'cm')).toEqual([501, 798]))

describe('what came down', () => {
  const at = (x: number, y: number) => [MIDDLE[0] + cm(x), MIDDLE[1] + cm(y)] as const
  const said = (x: number, y: number) => ({ type: 'said', at: at(x, y), says: text`Bang.` }) as object as Entry
  const laid = (x: number, y: number, fields: object = {}) =>
    ({ type: 'change', table: 'marker', before: null, after: { id: 'm', at: at(x, y) }, ...fields }) as object as Entry
  const roll = { type: 'roll' } as Entry
  const landed = (...happened: readonly Entry[]) => landedIn(happened, 'cm')

  test('is where it was said or a marker was laid, in order', () => {
    expect(landed(roll, said(1, 2), roll, laid(3, 4))).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  test('counts once if it lies there and goes off there, also after a roll', () => {
    expect(landed(roll, laid(1, 2), roll, said(1, 2))).toEqual([[1, 2]])
    expect(landed(roll, said(1, 2), said(1, 2))).toEqual([[1, 2]])
  })

  test('counts twice if it was rolled for twice', () => {
    expect(landed(roll, said(1, 2), roll, said(1, 2))).toHaveLength(2)
    expect(landed(roll, laid(1, 2), said(1, 3))).toHaveLength(2)
  })

  test('is nothing of what else happened', () => {
    const silent = { type: 'said', says: text`Hm.` } as object as Entry
    const nowhere = laid(1, 2, { after: { id: 'm' } })
    expect(landed(silent, nowhere, laid(1, 2, { table: 'piece' }), laid(1, 2, { after: null }))).toEqual([])
    expect(landed(laid(1, 2, { before: { id: 'm' } }), { type: 'phase' } as object as Entry)).toEqual([])
  })
})
