import { inch } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { planOfTerrain } from '../ground/laid.ts'
import { edgeDistance } from '../plan.ts'
import type { TableScene } from '../scene.ts'
import { keyOfLand, landscaped } from './scenery.ts'

const table: TableScene = {
  width: inch(48),
  depth: inch(48),
  theme: 'summer',
  terrain: [
    {
      id: 'house',
      look: 'building',
      height: inch(3),
      shape: {
        polygon: [
          [20, 21],
          [28, 21],
          [28, 27],
          [20, 27],
        ].map(([x = 0, y = 0]) => [inch(x), inch(y)] as const),
      },
    },
  ],
  pieces: [],
  markers: [],
  overlays: [],
}

test('a set that knows roads and fields by its rules gets none for the eye', () =>
  expect(landscaped(table)).toBe(table))

test('two lanes cross beside the house, and fields lie between them', () => {
  const laid = landscaped({ ...table, dressing: ['road', 'field'] })
  const looks = laid.terrain.map(({ look }) => look)
  expect(looks.filter(look => look === 'road')).toHaveLength(2)
  expect(looks.filter(look => look === 'field').length).toBeGreaterThan(0)
  const [house] = table.terrain
  const plan = house && planOfTerrain(laid, house)
  for (const { look, shape } of laid.terrain)
    if (plan && look === 'road' && 'line' in shape)
      for (const [x, y] of shape.line)
        expect(edgeDistance(plan, (x - laid.width / 2) / 100, (laid.depth / 2 - y) / 100)).toBeGreaterThan(0)
})

test('the same table is laid the same way', () =>
  expect(landscaped({ ...table, dressing: ['road', 'field'] })).toEqual(
    landscaped({ ...table, dressing: ['road', 'field'] }),
  ))

test('what is laid for the eye alone makes the land anew, an opened door does not', () => {
  const [house] = table.terrain
  const meadow = { id: 'scenery 0', look: 'meadow', height: 0, shape: { circle: [inch(9), inch(9)], radius: inch(3) } }
  expect(keyOfLand({ ...table, scenery: [meadow as never] })).not.toBe(keyOfLand(table))
  expect(keyOfLand({ ...table, dressing: ['road'] })).not.toBe(keyOfLand(table))
  expect(house && keyOfLand({ ...table, terrain: [{ ...house, open: true }] })).toBe(keyOfLand(table))
})
