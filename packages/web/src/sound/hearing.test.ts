import type { Entry } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { heardOf } from './hearing.ts'
import { lengthOf, recipes, type Sound } from './recipes.ts'

const table = { table: { width: 1000 } } as never
const roll = (count: number): Entry =>
  ({ type: 'roll', purpose: 'hit', faces: 6, dice: Array(count).fill(3), at: 0, cites: [] }) as never
const moved = (x: number, gone = false): Entry =>
  ({
    type: 'change',
    table: 'piece',
    id: 'a',
    before: { at: [0, 0], gone: false },
    after: { at: gone ? null : [x, 0], gone },
    cites: [],
  }) as never

test('dice sound by their number, a base where it is set down', () => {
  expect(heardOf([roll(1)], table)).toEqual([{ sound: 'dice1', pan: 0 }])
  expect(heardOf([roll(7)], table)).toEqual([{ sound: 'dice6', pan: 0 }])
  expect(heardOf([moved(1000)], table)).toEqual([{ sound: 'base', pan: 0.8 }])
  expect(heardOf([moved(0, true)], table)).toEqual([{ sound: 'fall', pan: -0.8 }])
})

test('many moves at once are one sound', () => expect(heardOf([moved(500), moved(900)], table)).toHaveLength(1))

test('who was told nothing hears nothing', () => expect(heardOf([], table)).toEqual([]))

test('no sound is longer than 600 ms', () => {
  for (const sound of Object.keys(recipes) as Sound[]) expect(lengthOf(sound), sound).toBeLessThanOrEqual(0.6)
})
