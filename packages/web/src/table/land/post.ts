import type { BufferGeometry } from 'three'
import { type Lod, Model } from '../paint/model.ts'
import { stepsAlong } from '../plan.ts'
import type { Builder } from './site.ts'

/** Pegs and tape round disturbed earth; only the side that laid the mines is shown them. */
export const minefield: Builder = ({ plan, lot, relief }) => {
  for (const { x, z, turn } of stepsAlong(plan.spine, 26))
    lot.put('tape', 'paint', tape, [x, relief.at(x, z), z], [0, turn, 0])
}

function tape(lod: Lod): BufferGeometry {
  const m = new Model(8, lod)
  m.limb([-13, 0, 0], [-13, 8, 0], 0.7, 0.6, '#8b7658', { segments: 6 })
  m.box(26, 1.1, 0.3, '#e8dfc8', [0, 6.4, 0], { bevel: 0, turn: [0, 0, 0.02] })
  m.box(4, 3, 0.3, '#b5342a', [0, 4.6, 0.2], { bevel: 0, turn: [0, 0, 0.1] })
  return m.geometry({ wash: 0 })
}

/** A tent with the red cross on both slopes; it is lifted off those who lie in it, and they on a sheet with the same cross. */
export const aidStation: Builder = ({ plan, terrain, lot, relief }) => {
  const [x, z] = plan.middle
  const half = Math.max(16, Math.min(40, plan.radius * 0.6))
  const at = [x, relief.at(x, z) - 0.3, z] as const
  lot.fix(lod => sheet(half, lod), 'stone', at)
  lot.roofs.set(
    terrain.id,
    lot.single(lod => tent(half, lod), 'stone', at),
  )
}

function sheet(half: number, lod: Lod): BufferGeometry {
  const m = new Model(9, lod)
  m.box(half * 1.6, 0.8, half * 1.4, '#cfc6a6', [0, 0.2, 0], { bevel: 0 })
  m.box(half * 0.9, 0.9, half * 0.28, '#b5342a', [0, 0.3, 0], { bevel: 0, wash: false })
  m.box(half * 0.28, 0.9, half * 0.9, '#b5342a', [0, 0.3, 0], { bevel: 0, wash: false })
  return m.geometry({ wash: 0.3, ground: 0 })
}

function tent(half: number, lod: Lod): BufferGeometry {
  const m = new Model(9, lod)
  m.profile(
    [
      [-half * 0.7, 0],
      [half * 0.7, 0],
      [half * 0.62, 6],
      [0, half * 0.72],
      [-half * 0.62, 6],
    ],
    half * 1.6,
    '#cfc6a6',
    [0, 0, 0],
    { turn: [0, Math.PI / 2, 0], bevel: 0.6 },
  )
  const lean = Math.atan2(half * 0.72 - 6, half * 0.62)
  for (const side of [-1, 1])
    m.within([0, (half * 0.72 + 6) / 2 + 0.9, side * half * 0.31], [side * lean, 0, 0], 1, () => {
      m.box(half * 0.6, 0.6, half * 0.6, '#f2ede0', [0, 0, 0], { bevel: 0, wash: false })
      m.box(half * 0.44, 0.7, half * 0.14, '#b5342a', [0, 0.2, 0], { bevel: 0, wash: false })
      m.box(half * 0.14, 0.7, half * 0.44, '#b5342a', [0, 0.2, 0], { bevel: 0, wash: false })
    })
  return m.geometry({ wash: 0.3, ground: 0 })
}
