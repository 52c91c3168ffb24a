import type { BufferGeometry } from 'three'
import { type Lod, Model } from '../paint/model.ts'
import { holds } from '../plan.ts'
import { fbm } from '../random.ts'
import type { Spot } from '../world.ts'
import { facades } from './facade.ts'
import type { House } from './house.ts'

const broken = ['#8c6a56', '#7e5f4d', '#9a7b65']
const plaster = ['#c7b795', '#bcab88', '#cfc0a0']
const bits = ['#865946', '#a99c80', '#b5a88b', '#95876b', '#8a806e', '#9e8c6f']

/** Walls of blocks with a ragged top that is high at one corner and breached at another; rubble, beams and tiles inside. */
export function ruin(house: House, lod: Lod): BufferGeometry {
  const m = new Model(house.seed, lod)
  const [cx, cz] = house.plan.middle
  const outline = house.plan.outline.map(([x, z]): Spot => [x - cx, z - cz])
  const local = (spot: Spot): Spot => [spot[0] - cx, spot[1] - cz]
  m.plan(outline, 1.6, '#a8997e', [0, -0.2, 0], { bevel: 0, wash: false })
  const block = lod === 0 ? 5 : lod === 1 ? 7 : 10
  for (const { a, b, length, bays } of facades(
    outline,
    house.openings.map(local),
    house.holes.map(h => ({ ...h, at: local(h.at) })),
    house.doors.map(local),
  )) {
    const turn = Math.atan2(-(b[1] - a[1]), b[0] - a[0])
    const count = Math.max(1, Math.round(length / block))
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count
      const bay = bays.find(one => t * length >= one.from && t * length <= one.to)
      const [x, z] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      const top =
        bay?.kind === 'gap'
          ? 3
          : house.height * (0.18 + 0.95 * fbm(x / 60 + (house.seed % 50), z / 60 + 3, 2) ** 1.5 * 2) +
            m.chance.between(-3, 3)
      for (let y = 0; y < top; y += block) {
        if ((bay?.kind === 'window' && y > 12 && y < 30) || (bay?.kind === 'door' && y < 25)) continue
        const last = y + block >= top
        m.box(
          block + 0.2,
          block,
          6,
          m.chance.pick((last && m.chance() < 0.55) || m.chance() < 0.16 ? broken : plaster),
          [x, y + block / 2, z],
          {
            turn: [0, turn + m.chance.between(-0.02, 0.02), 0],
            bevel: lod === 0 ? 0.35 : 0,
            jitter: 0.08,
            wash: lod === 0 && (i + y) % 3 === 0,
          },
        )
      }
    }
  }
  litter(m, outline)
  return m.geometry({ wash: lod === 2 ? 0.2 : 0.6, ground: 0 })
}

function litter(m: Model, outline: readonly Spot[]): void {
  const reach = Math.max(...outline.map(([x, z]) => Math.hypot(x, z)))
  const within = (): Spot => {
    for (let i = 0; i < 40; i++) {
      const spot: Spot = [m.chance.between(-reach, reach), m.chance.between(-reach, reach)]
      if (holds(outline, spot[0], spot[1])) return spot
    }
    return [0, 0]
  }
  for (let i = 0; i < 60; i++) {
    const [x, z] = within()
    const tone = m.chance.pick(['#8d7d64', '#b3a488', '#9a8b72', '#7c6d57', '#a8997e', '#6a5a46'])
    m.box(m.chance.between(6, 16), 0.5, m.chance.between(5, 11), tone, [x * 0.9, 1.5 + i * 0.006, z * 0.9], {
      turn: [0, m.chance() * 3, 0],
      bevel: 0,
      wash: false,
    })
  }
  const count = ([1, 0.8, 0.4][m.lod] as number) * Math.min(260, reach * 2.6)
  for (let i = 0; i < count; i++) {
    const [[x, z], size] = [within(), m.chance.between(1.2, 4.2)]
    m.box(size * 1.5, size, size * 1.1, m.chance.pick(bits), [x, 1.4 + 5 * fbm(x / 30 + 9, z / 30, 2) ** 2, z], {
      turn: [m.chance.between(-0.6, 0.6), m.chance() * 3, m.chance.between(-0.6, 0.6)],
      bevel: 0,
      jitter: 0.1,
      wash: false,
    })
  }
  for (let i = 0; i < 7; i++) {
    const [x, z] = within()
    m.box(m.chance.between(22, 42), 2.4, 2.4, '#4a382a', [x * 0.7, m.chance.between(4, 9), z * 0.7], {
      turn: [0, m.chance() * 3, m.chance.between(-0.3, 0.3)],
      bevel: 0.3,
    })
  }
}
