import { expect, test } from 'vitest'
import type { Relief } from '../relief.ts'
import type { ScenePiece, TableScene } from '../scene.ts'
import { Rig } from './rig.ts'

const depth = 121_920
const empty = { width: depth, depth, pieces: [], overlays: [], laying: true } as unknown as TableScene
const level = { at: () => 0 } as unknown as Relief
const zone = [
  [0, 61_000],
  [depth, 61_000],
  [depth, depth],
  [0, depth],
]
const man = (y: number): ScenePiece => ({ side: 0, at: [60_000, y] }) as unknown as ScenePiece

test('whoever has set up near the middle still looks from his own side, though no enemy is there yet', () => {
  const rig = new Rig(empty, level, 'free')
  rig.still = true
  const laying = { ...empty, overlays: [{ type: 'area', look: 'zone', outlines: [zone] }] } as unknown as TableScene
  rig.resize(1000, 800, laying)
  expect(rig.azimuth).toBe(Math.PI)
  rig.settle({ ...empty, laying: false, pieces: [man(61_500), man(62_000)] })
  expect(rig.azimuth).toBe(Math.PI)
})
