import { type BufferGeometry, CircleGeometry } from 'three'
import { type Lod, Model, placement } from '../paint/model.ts'
import type { SceneMarker } from '../scene.ts'
import { addHelmet } from './helmet.ts'
import { nations, steel, timber } from './nation.ts'

type Look = SceneMarker['look']

/** Small models that lie beside a base and say something about it. The side's colour is given by the instance. */
export function tokenGeometry(look: Look, lod: Lod): BufferGeometry {
  const m = new Model(3, lod)
  builders[look](m)
  return m.geometry({ wash: 0.15 })
}

const plain = { bevel: 0, wash: false, flat: true, jitter: 0 } as const

/** A disc with a pale face; what is on it tells the tokens apart. */
function counter(m: Model, radius: number, rim: string, face: string): void {
  m.cylinder(radius, radius + 0.4, 1.8, rim, [0, 0.9, 0], { segments: 26 })
  m.cylinder(radius * 0.8, radius * 0.8, 0.4, face, [0, 1.9, 0], { segments: 26, ...plain })
}

function card(m: Model, back: string): void {
  m.plan(
    [
      [-9, -6],
      [9, -6],
      [9, 6],
      [-9, 6],
    ],
    0.8,
    '#efe4c8',
    [0, 0.2, 0],
    { ...plain },
  )
  m.plan(
    [
      [-7.8, -4.8],
      [7.8, -4.8],
      [7.8, 4.8],
      [-7.8, 4.8],
    ],
    0.3,
    back,
    [0, 0.9, 0],
    plain,
  )
}

const builders: { readonly [look in Look]: (m: Model) => void } = {
  pin: m => {
    counter(m, 4.4, '#e8b923', '#fbe08a')
    m.plan(
      [
        [0, -2.5],
        [2.3, 1.8],
        [-2.3, 1.8],
      ],
      0.5,
      '#3a2608',
      [0, 2.05, 0],
      plain,
    )
  },
  'card-back': m => {
    card(m, '#7a2f28')
    m.plan(
      [
        [0, -3],
        [3, 0],
        [0, 3],
        [-3, 0],
      ],
      0.3,
      '#efe4c8',
      [0, 1.15, 0],
      plain,
    )
  },
  'card-front': m => {
    card(m, '#f6edd6')
    for (const z of [-2.4, 0, 2.4])
      m.plan(
        [
          [-5, z - 0.5],
          [5, z - 0.5],
          [5, z + 0.5],
          [-5, z + 0.5],
        ],
        0.2,
        '#5b4630',
        [0, 1.15, 0],
        plain,
      )
  },
  overwatch: m => {
    counter(m, 5, '#d8cba8', '#f6edd6')
    m.add(
      new CircleGeometry(3.2, 20).rotateX(-Math.PI / 2),
      '#3a2c1c',
      placement([0, 2.2, 0], [0, 0, 0], [1, 1, 0.55]),
      plain,
    )
    m.add(new CircleGeometry(1.3, 14).rotateX(-Math.PI / 2), '#f6edd6', placement([0, 2.35, 0]), plain)
    m.add(new CircleGeometry(0.7, 10).rotateX(-Math.PI / 2), '#3a2c1c', placement([0, 2.45, 0]), plain)
  },
  blind: m => {
    m.plan(
      [
        [-12, -8],
        [12, -8],
        [12, 8],
        [-12, 8],
      ],
      1.4,
      '#ffffff',
      [0, 0.1, 0],
      { bevel: 0.4, tint: true, jitter: 0 },
    )
    m.plan(
      [
        [-10, -6],
        [10, -6],
        [10, 6],
        [-10, 6],
      ],
      0.3,
      '#2e2921',
      [0, 1.45, 0],
      plain,
    )
    m.plan(
      [
        [-1, -4],
        [1, -4],
        [1, 1.4],
        [-1, 1.4],
      ],
      0.3,
      '#f6ecd2',
      [0, 1.7, 0],
      plain,
    )
    m.plan(
      [
        [-1, 2.6],
        [1, 2.6],
        [1, 4.4],
        [-1, 4.4],
      ],
      0.3,
      '#f6ecd2',
      [0, 1.7, 0],
      plain,
    )
  },
  casualty: m => {
    m.cylinder(12.2, 12.7, 2, '#ffffff', [0, 1, 0], { segments: 30, tint: true, jitter: 0 })
    m.cylinder(10.6, 10.6, 0.4, '#5f5238', [0, 2.1, 0], { segments: 26, wash: false })
    m.limb([0, 2, 0], [0.6, 17, 0], 0.9, 0.7, timber, { segments: 6 })
    m.limb([0.2, 4, 0], [0, 2, 0], 0.5, 0.4, steel, { segments: 5 })
    addHelmet(m, nations.american, [0.6, 17, 0], 0.12)
  },
  scorch: m => {
    const splash = (radius: number, ragged: number) =>
      Array.from({ length: 40 }, (_, i) => {
        const far = radius * (1 - ragged * m.chance())
        return [Math.cos(i * 0.157) * far, Math.sin(i * 0.157) * far] as const
      })
    m.plan(splash(14, 0.6), 0.15, '#544733', [0, 0, 0], plain)
    m.plan(splash(10, 0.45), 0.15, '#3d3427', [0, 0.16, 0], plain)
    m.plan(splash(6, 0.35), 0.15, '#26211a', [0, 0.32, 0], plain)
    // thrown earth, most of it near, drawn out along its flight
    for (let i = 0; i < ([110, 60, 24][m.lod] as number); i++) {
      const [turn, far] = [m.chance() * 6.283, 7 + 17 * m.chance() ** 1.6]
      const size = m.chance.between(0.35, 1.1) * (1.5 - far / 26)
      const colour = m.chance.pick(['#5d5240', '#473d2e', '#6b5c42', '#3a3226'])
      m.box(size * 2, size * 0.5, size, colour, [Math.cos(turn) * far, 0.2, Math.sin(turn) * far], {
        turn: [0, -turn, 0],
        ...plain,
      })
    }
  },
  objective: m => {
    m.cylinder(9.5, 10.4, 2.4, '#d9b74a', [0, 1.2, 0], { segments: 32 })
    m.cylinder(7.8, 7.8, 0.5, '#8f2f26', [0, 2.5, 0], { segments: 28, ...plain })
    m.limb([0, 2, 0], [0, 34, 0], 0.7, 0.5, '#caa54a', { segments: 7 })
    m.plan(
      [
        [0, 0],
        [17, 3.5],
        [0, 9],
      ],
      0.7,
      '#b43a2c',
      [0, 33, 0.4],
      { turn: [Math.PI / 2, 0, 0], bevel: 0 },
    )
  },
  grenade: m => {
    m.limb([-3, 1.2, 0], [2, 1.2, 0], 0.6, 0.6, timber, { segments: 7 })
    m.limb([2, 1.3, 0], [4, 1.3, 0], 1.4, 1.4, '#4c4e42', { segments: 8 })
  },
  wreck: m => {
    for (let i = 0; i < 9; i++) {
      const turn = m.chance() * 6.283
      m.box(
        m.chance.between(4, 12),
        m.chance.between(2, 6),
        m.chance.between(4, 9),
        m.chance.pick(['#2c2824', '#3a322a', '#463a2e']),
        [Math.cos(turn) * 9, 2.4, Math.sin(turn) * 9],
        { turn: [m.chance() * 0.6, m.chance() * 3, m.chance() * 0.6] },
      )
    }
  },
  /** A bolt that is stuck: a bar across another. */
  jam: m => {
    counter(m, 4.8, '#5d6066', '#cfd2d6')
    for (const turn of [0.785, -0.785])
      m.box(7, 0.5, 1.5, '#1f2124', [0, 2.25, 0], { bevel: 0, wash: false, jitter: 0, turn: [0, turn, 0] })
  },
  /** A white flag on its stick. */
  rout: m => {
    counter(m, 4.8, '#8d2f22', '#f2ede0')
    m.plan(
      [
        [-2.4, -3],
        [3.2, -1.6],
        [-2.4, 0.4],
      ],
      0.4,
      '#8d2f22',
      [0, 2.05, 0],
      plain,
    )
    m.box(0.9, 0.4, 6.4, '#3a2608', [-2.5, 2.25, 0], { bevel: 0, wash: false, jitter: 0 })
  },
  /** An arrow forward. */
  order: m => {
    counter(m, 4.8, '#2f5d8a', '#dfeaf4')
    m.plan(
      [
        [0, -3.2],
        [2.9, 0.2],
        [1, 0.2],
        [1, 3],
        [-1, 3],
        [-1, 0.2],
        [-2.9, 0.2],
      ],
      0.4,
      '#1f4468',
      [0, 2.05, 0],
      plain,
    )
  },
  luck: m => {
    counter(m, 4.8, '#4f7a3a', '#dfe8c8')
    for (let i = 0; i < 4; i++)
      m.add(
        new CircleGeometry(1.3, 10).rotateX(-Math.PI / 2),
        '#3c6a2a',
        placement([Math.cos(i * 1.571 + 0.785) * 1.35, 2.2, Math.sin(i * 1.571 + 0.785) * 1.35]),
        plain,
      )
  },
  valour: m => {
    counter(m, 4.8, '#b8902f', '#f3e3b0')
    const star = Array.from(
      { length: 10 },
      (_, i) => [Math.sin(i * 0.6283) * (i % 2 ? 1.3 : 3.1), -Math.cos(i * 0.6283) * (i % 2 ? 1.3 : 3.1)] as const,
    )
    m.plan(star, 0.4, '#8c5d14', [0, 2.05, 0], plain)
  },
}
