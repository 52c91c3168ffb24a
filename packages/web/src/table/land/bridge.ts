import type { BufferGeometry } from 'three'
import { type Lod, Model } from '../paint/model.ts'
import { stones } from './wall.ts'

/** A cambered slab along x with two parapets of blocks. */
export function bridge(length: number, width: number, lod: Lod): BufferGeometry {
  const m = new Model(14, lod)
  const cells = lod === 2 ? 6 : 14
  const rise = (t: number): number => 5 * Math.sin(Math.PI * t)
  for (let i = 0; i < cells; i++) {
    const t = (i + 0.5) / cells
    const tilt = Math.atan2((rise(t + 0.01) - rise(t - 0.01)) / 0.02, length)
    const x = (t - 0.5) * length
    m.box(length / cells + 0.4, 7, width, '#948972', [x, rise(t) - 2, 0], {
      turn: [0, 0, tilt],
      bevel: 0.2,
      jitter: 0.08,
      wash: false,
    })
    for (const side of [-1, 1])
      m.box(length / cells - 0.4, 9, 5, m.chance.pick(stones), [x, rise(t) + 4, side * (width / 2 - 2.5)], {
        turn: [0, 0, tilt],
        bevel: 0.6,
        jitter: 0.12,
      })
  }
  for (const x of [-0.22, 0.22]) m.box(10, 16, width - 2, '#8d8371', [x * length, -7, 0], { bevel: 1 })
  return m.geometry({ wash: lod === 2 ? 0 : 0.5 })
}
