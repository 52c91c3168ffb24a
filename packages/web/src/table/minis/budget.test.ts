import type { BufferGeometry } from 'three'
import { describe, expect, test } from 'vitest'
import { hedgeGeometry } from '../land/hedge.ts'
import { treeGeometry } from '../land/tree.ts'
import { sandbag, stoneWall } from '../land/wall.ts'
import type { Lod } from '../paint/model.ts'
import type { PieceLook } from '../scene.ts'
import { baseGeometry } from './base.ts'
import { miniOf } from './mini.ts'
import type { NationName } from './nation.ts'

/** Triangles at most, close up, at play and from afar: what keeps a table of 120 figures within a frame. */
const triangles = (geometry: BufferGeometry): number => (geometry.index?.count ?? 0) / 3

const figure = (nation: NationName, more: Partial<PieceLook> = {}): PieceLook => ({
  model: 'figure',
  nation,
  pose: 'firing',
  weapon: 'rifle',
  ...more,
})

const rows: [string, (lod: Lod) => BufferGeometry, readonly [number, number, number]][] = [
  ['German rifleman', lod => miniOf(figure('german'), 12.7, lod).body, [3800, 1000, 320]],
  ['American gunner', lod => miniOf(figure('american', { weapon: 'lmg' }), 12.7, lod).body, [3800, 1100, 380]],
  ['French officer', lod => miniOf(figure('french', { pose: 'officer' }), 12.7, lod).body, [3800, 1000, 320]],
  ['base', lod => baseGeometry({ radius: 1270 }, 1, 'summer', lod), [1600, 700, 520]],
  ['medium tank', lod => miniOf({ model: 'tank', nation: 'american', weight: 2 }, 52, lod).body, [16000, 3000, 700]],
  ['heavy tank', lod => miniOf({ model: 'tank', nation: 'german', weight: 3 }, 56, lod).body, [16000, 3400, 700]],
  ['oak', lod => treeGeometry('oak', 0, lod), [4600, 2100, 600]],
  ['hedge piece', lod => hedgeGeometry(42, 12, 15, 0, lod), [3000, 1500, 420]],
  ['wall piece', lod => stoneWall(49, 13, 6.4, 0, lod), [4500, 1300, 450]],
  ['sandbag', lod => sandbag(lod), [300, 80, 30]],
]

describe.each(rows)('%s', (_, make, limits) => {
  test.each([0, 1, 2] as const)('keeps to its budget at level %i', lod => {
    expect(triangles(make(lod))).toBeLessThanOrEqual(limits[lod])
  })

  test('gets simpler from afar', () => {
    expect(triangles(make(1))).toBeLessThan(triangles(make(0)))
    expect(triangles(make(2))).toBeLessThan(triangles(make(1)))
  })
})

test('what looks alike is built once', () => {
  expect(miniOf(figure('german'), 12.7, 1)).toBe(miniOf(figure('german'), 12.7, 1))
})

test('every vertex has a finite place and a colour that is not black', () => {
  const { position, color } = miniOf(figure('soviet'), 12.7, 0).body.attributes
  expect(Array.from(position?.array ?? []).every(Number.isFinite)).toBe(true)
  const bright = Array.from(color?.array ?? [])
  expect(bright.reduce((sum, c) => sum + c, 0) / bright.length).toBeGreaterThan(0.05)
})
