import type { BufferGeometry } from 'three'
import { type Lod, Model } from '../paint/model.ts'

/** Old wood, long wet. */
const boards = ['#74603f', '#665236', '#7f6a48', '#5b4932']

/** A panel of six boards and a post, `length` along x, that holds the side of a trench. */
export function revetment(length: number, height: number, lod: Lod): BufferGeometry {
  const m = new Model(4, lod)
  const rows = lod === 2 ? 2 : 6
  for (let i = 0; i < rows; i++)
    m.box(length + 0.4, height / rows - 0.35, 1.2, m.chance.pick(boards), [0, (height / rows) * (i + 0.5), 0], {
      bevel: 0,
      jitter: 0.12,
      turn: [0, 0, m.chance.between(-0.012, 0.012)],
    })
  m.box(2.2, height + 3, 2.2, '#5e4a31', [0, height / 2 + 0.5, 1.4], { bevel: 0.4 })
  return m.geometry({ wash: 0.6, ground: 0 })
}

/** What holds two panels together where a trench bends. */
export function post(height: number, lod: Lod): BufferGeometry {
  const m = new Model(9, lod)
  m.box(3.2, height, 3.2, '#5e4a31', [0, height / 2, 0], { bevel: 0.4 })
  return m.geometry({ wash: 0.4, ground: 0 })
}

/** Men have walked mud over them, more here than there. */
const slats = ['#6f5d40', '#5f4e35', '#7a6848', '#52432e', '#64543a']

export function duckboard(length: number, width: number, lod: Lod): BufferGeometry {
  const m = new Model(3, lod)
  for (const side of [-1, 1]) m.box(length, 1.4, 1.6, '#75603f', [0, 0.7, side * width * 0.34], { bevel: 0 })
  const count = Math.round(length / (lod === 2 ? 4.4 : 3.1))
  for (let i = 0; i < count; i++)
    m.box(
      (length / count) * 0.66,
      1,
      width,
      m.chance.pick(slats),
      [((i + 0.5) / count - 0.5) * length, 1.8, m.chance.between(-0.5, 0.5)],
      { bevel: 0, turn: [0, m.chance.between(-0.05, 0.05), 0], jitter: 0.12, wash: false },
    )
  return m.geometry({ wash: 0.5 })
}
