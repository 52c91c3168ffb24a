import { CircleGeometry, TorusGeometry, type Vector3 } from 'three'
import { type Model, placement } from '../paint/model.ts'
import type { Triple } from '../paint/solid.ts'
import { type Helmet, type Nation, nations } from './nation.ts'

type Profile = readonly (readonly [radius: number, height: number])[]

const profiles: { readonly [helmet in Helmet]: Profile } = {
  brodie: [
    [4.6, 0.05],
    [4.3, 0.15],
    [3, 0.95],
    [2.75, 1.35],
    [2.35, 2.2],
    [1.5, 2.75],
    [0.01, 2.95],
  ],
  m1: [
    [3.35, -0.35],
    [3.3, 0.05],
    [3.02, 0.7],
    [2.75, 1.8],
    [2, 2.85],
    [1, 3.3],
    [0.01, 3.42],
  ],
  stahlhelm: [
    [3.65, -1.15],
    [3.6, -1],
    [3.05, 0.1],
    [2.95, 0.5],
    [2.85, 1.7],
    [2.2, 2.7],
    [1.1, 3.15],
    [0.01, 3.25],
  ],
  adrian: [
    [3.75, -0.2],
    [3.8, -0.05],
    [2.95, 0.45],
    [2.8, 0.7],
    [2.7, 1.7],
    [2, 2.6],
    [1, 3],
    [0.01, 3.1],
  ],
  ssh40: [
    [3.45, -0.55],
    [3.4, -0.35],
    [3.05, 0.35],
    [2.85, 1.3],
    [2.25, 2.55],
    [1.15, 3.25],
    [0.01, 3.45],
  ],
}

/** Peaks, skirts and brims: what the lathe cannot turn. */
const deforms: { readonly [helmet in Helmet]?: (p: Vector3) => void } = {
  m1: p => {
    if (p.y < 0.3 && p.x > 0) p.x *= 1.08
  },
  stahlhelm: p => {
    const front = p.x / (Math.hypot(p.x, p.z) || 1)
    if (p.y < 0.2) {
      if (front > 0.35) {
        p.y += (front - 0.35) * 1.3
        p.x += front * 0.55
      } else {
        p.y -= 0.15
        if (front < -0.3) p.x -= 0.35
      }
      p.z *= 1.04
    }
    p.x *= 1.04
  },
  adrian: p => {
    if (p.y < 0.4) p.x *= 1.12
  },
  ssh40: p => {
    if (p.y < 0 && p.x > 1) p.x *= 1.07
  },
}

/** From above a helmet is most of a figure: even the coarsest one keeps its outline. */
export function addHelmet(m: Model, nation: Nation, at: Triple, nod: number): void {
  const { helmet, helmetColour: colour } = nation
  m.within(at, [0, 0, -nod], 1, () => {
    const profile = profiles[helmet]
    const coarse = [
      profile[0],
      profile[Math.floor(profile.length / 2)],
      profile[profile.length - 2],
      profile[profile.length - 1],
    ]
    const deform = deforms[helmet]
    m.lathe(m.lod === 0 ? profile : (coarse as Profile), colour, [0, 0, 0], {
      segments: m.lod === 2 ? 12 : 18,
      ...(deform && { deform }),
    })
    if (m.lod > 1) return
    if (helmet === 'adrian') {
      m.add(
        new TorusGeometry(2.75, 0.42, 4, m.lod ? 6 : 12, Math.PI),
        '#8fa8c0',
        placement([0, 0.55, 0], [0, 0, 0], [1, 1, 0.8]),
      )
      m.box(0.3, 1.1, 1.1, '#c8b26a', [2.95, 1.2, 0], { bevel: 0 })
    }
    if (helmet === 'ssh40')
      m.add(new CircleGeometry(0.62, 5), '#b5342a', placement([3.02, 1.25, 0], [0, Math.PI / 2, 0]), {
        wash: false,
        flat: true,
      })
    if (m.lod > 0) return
    if (helmet === 'brodie')
      m.lathe(
        [
          [0.01, 0.7],
          [2.6, 0.6],
          [4.55, 0.02],
        ],
        '#6b6040',
        [0, 0, 0],
        { segments: 14 },
      )
    if (helmet === 'm1')
      m.add(new TorusGeometry(3.04, 0.2, 4, 16), '#2f3320', placement([0, 0.62, 0], [Math.PI / 2, 0, 0]), {
        wash: false,
      })
    if (helmet === 'stahlhelm')
      for (const side of [-1, 1]) m.ball(0.35, colour, [0.5, 1.1, side * 2.95], { segments: 6, rings: 4 })
  })
}

/** An officer's peaked cap. */
export function addCap(m: Model, nation: Nation, [x, y, z]: Triple): void {
  m.lathe(
    [
      [2.6, 0],
      [3.5, 0.8],
      [3.2, 1.2],
      [0.01, 1.5],
    ],
    nation.coat,
    [x - 0.1, y + 1, z],
    { segments: 14, turn: [0, 0, -0.06] },
  )
  m.box(2.2, 0.35, 3.2, '#2a1f18', [x + 2.4, y + 0.95, z], { turn: [0, 0, -0.25], bevel: 0 })
  if (m.lod < 2)
    m.add(
      new TorusGeometry(2.45, 0.42, 4, m.lod ? 8 : 14),
      nation === nations.british ? '#5a4630' : '#3a2c20',
      placement([x - 0.1, y + 1.15, z], [Math.PI / 2, 0, 0]),
    )
}
