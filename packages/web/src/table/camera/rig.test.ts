import type { Point } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { Relief } from '../relief.ts'
import type { ScenePiece, TableScene } from '../scene.ts'
import { Rig } from './rig.ts'

const depth = 121_920
const level: Relief = { at: () => 0 }
const zone: readonly Point[] = [
  [0, 61_000],
  [depth, 61_000],
  [depth, depth],
  [0, depth],
]
const empty: TableScene = {
  width: depth,
  depth,
  theme: 'summer',
  terrain: [],
  pieces: [],
  markers: [],
  overlays: [],
}
const man = (y: number): ScenePiece => ({
  id: `man ${y}`,
  side: 0,
  look: { model: 'figure', nation: 'german' },
  at: [60_000, y],
  facing: 0,
  base: { radius: 1270 },
  states: [],
  badge: 'rifle',
})

test('whoever has set up near the middle still looks from his own side, though no enemy is there yet', () => {
  const rig = new Rig(empty, level, 'free')
  rig.still = true
  rig.resize(1000, 800, { ...empty, laying: true, overlays: [{ type: 'area', look: 'zone', outlines: [zone] }] })
  expect(rig.azimuth).toBe(Math.PI)
  rig.settle({ ...empty, pieces: [man(61_500), man(62_000)] })
  expect(rig.azimuth).toBe(Math.PI)
})
