import type { BufferGeometry } from 'three'
import { type Lod, Model } from '../paint/model.ts'
import { extent, nearest } from '../plan.ts'
import type { Spot } from '../world.ts'
import type { House } from './house.ts'

const concrete = '#8f8a7c'

/** What is left when the roof is off: a wall all round, within the closed one, and a bare floor. */
export function bunkerWalls(house: House, lod: Lod): BufferGeometry {
  const m = new Model(house.seed, lod)
  const [cx, cz] = house.plan.middle
  const outline = house.plan.outline.map(([x, z]): Spot => [(x - cx) * 0.93, (z - cz) * 0.93])
  m.plan(outline, 0.8, '#6f6a5d', [0, 0, 0], { bevel: 0 })
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] as Spot
    const [x, z] = [b[0] - a[0], b[1] - a[1]]
    m.within([(a[0] + b[0]) / 2, 7, (a[1] + b[1]) / 2], [0, Math.atan2(-z, x), 0], 1, () => {
      m.box(Math.hypot(x, z) + 4, 14, 5, concrete, [0, 0, 0], { bevel: 0.8 })
    })
  }
  return m.geometry({ wash: lod === 2 ? 0.2 : 0.6, ground: 0 })
}

/** Concrete along the outline, a second slab on top, a black slit with its lip at each opening, earth at the foot. */
export function bunker(house: House, lod: Lod): BufferGeometry {
  const m = new Model(house.seed, lod)
  const [cx, cz] = house.plan.middle
  const outline = house.plan.outline.map(([x, z]): Spot => [x - cx, z - cz])
  const height = Math.max(24, house.height)
  m.plan(outline, height * 0.82, concrete, [0, 0, 0], { bevel: 2.2, taper: 0.03 })
  m.plan(
    outline.map(([x, z]) => [x * 0.93, z * 0.93] as const),
    height * 0.2,
    '#857f70',
    [0, height * 0.8, 0],
    { bevel: 2.2 },
  )
  for (const at of house.openings) slit(m, outline, [at[0] - cx, at[1] - cz], height * 0.52)
  const { x0, z0, x1, z1 } = extent(outline)
  for (let x = x0 + 12; x < x1 - 6; x += 16)
    m.box(0.7, 0.5, (z1 - z0) * 0.84, '#6f6a5d', [x, height + 0.1, (z0 + z1) / 2], { bevel: 0, wash: false })
  for (let i = 0; i < 5; i++)
    m.ball(
      m.chance.between(3, 7),
      '#77715f',
      [m.chance.between(x0, x1) * 0.7, height, m.chance.between(z0, z1) * 0.7],
      { segments: 9, scale: [1.4, 0.06, 1], wash: false },
    )
  const ring = [...outline, outline[0] as Spot]
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1] as Spot, ring[i] as Spot]
    for (let k = 0; k < 5; k++) {
      const t = m.chance()
      m.ball(
        m.chance.between(4, 7),
        m.chance.pick(['#6b5a3e', '#5f5138', '#746244']),
        [(a[0] + (b[0] - a[0]) * t) * 1.02, m.chance.between(-2, 1), (a[1] + (b[1] - a[1]) * t) * 1.02],
        { segments: 8, scale: [1.3, 0.6, 1.3], wash: false },
      )
    }
  }
  return m.geometry({ wash: lod === 2 ? 0.2 : 0.6, ground: 0 })
}

function slit(m: Model, outline: readonly Spot[], [x, z]: Spot, y: number): void {
  const sides = outline.map((a, i) => [a, outline[(i + 1) % outline.length] as Spot] as const)
  const [a, b] = sides.reduce((best, side) =>
    nearest(side, x, z).distance < nearest(best, x, z).distance ? side : best,
  )
  const turn = Math.atan2(-(b[1] - a[1]), b[0] - a[0])
  m.within([x, y, z], [0, turn, 0], 1, () => {
    m.box(26, 7, 5, '#14120f', [0, 0, 0], { bevel: 0.2, flat: true })
    for (const up of [-1, 1]) m.box(30, 2, 9, '#8d8777', [0, up * 4.6, 0], { bevel: 0.5 })
  })
}
