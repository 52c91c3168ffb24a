import {
  type BufferGeometry,
  Color,
  ConeGeometry,
  Float32BufferAttribute,
  IcosahedronGeometry,
  SphereGeometry,
  Vector3,
} from 'three'
import { type Lod, Model, placement } from '../paint/model.ts'
import { fbm } from '../random.ts'

const bits = ['#865946', '#a99c80', '#b5a88b', '#95876b', '#8a806e', '#9e8c6f']

/** A heap of broken masonry about 34 mm across; light bits, for dark ones read as a hole. */
export function rubbleHeap(variant: number, lod: Lod): BufferGeometry {
  const m = new Model(variant + 31, lod)
  const count = [60, 34, 16][lod] as number
  for (let i = 0; i < count; i++) {
    const [turn, away] = [m.chance() * 6.283, Math.sqrt(m.chance()) * 17]
    const size = m.chance.between(1.2, 4.2) * (lod === 2 ? 1.6 : 1)
    m.box(
      size * 1.5,
      size,
      size * 1.1,
      m.chance.pick(bits),
      [Math.cos(turn) * away, 4.5 * Math.exp(-(away * away) / 160) + m.chance.between(0, 1), Math.sin(turn) * away],
      {
        bevel: lod === 0 ? size * 0.12 : 0,
        turn: [m.chance.between(-0.6, 0.6), m.chance() * 3, m.chance.between(-0.6, 0.6)],
        jitter: 0.1,
        wash: m.chance() < 0.4,
      },
    )
  }
  if (variant % 2)
    m.box(m.chance.between(16, 26), 2, 2, '#54402e', [0, 4, 0], {
      turn: [0, m.chance() * 3, m.chance.between(-0.25, 0.25)],
    })
  return m.geometry({ wash: lod === 2 ? 0.3 : 0.6, ground: 0 })
}

export function stone(variant: number, lod: Lod): BufferGeometry {
  const m = new Model(variant + 5, lod)
  const rock = new IcosahedronGeometry(1, lod === 0 ? 1 : 0)
  const p = new Vector3()
  const { position } = rock.attributes
  for (let i = 0; i < (position?.count ?? 0); i++) {
    p.fromBufferAttribute(position as Float32BufferAttribute, i).multiplyScalar(
      0.8 + 0.5 * fbm(p.x * 1.3 + variant * 7 + 9, p.y * 1.3 + p.z + 9, 2),
    )
    position?.setXYZ(i, p.x * 1.2, p.y * 0.7, p.z)
  }
  rock.computeVertexNormals()
  m.add(rock, '#ffffff', null, { tint: true, jitter: 0 })
  return m.geometry({ wash: 0 })
}

/** Cotton wool: lumpy balls that stand close together, about 46 mm across. */
export function smokePuff(
  variant: number,
  lod: Lod,
  colours: readonly [string, string] = ['#e9e5dc', '#d8d3c8'],
): BufferGeometry {
  const m = new Model(variant + 1, lod)
  for (let i = 0; i < 9; i++) {
    const [turn, away, size] = [i * 2.4, i ? m.chance.between(8, 17) : 0, i ? m.chance.between(8, 13) : 16]
    const ball = new SphereGeometry(size, [22, 14, 9][lod], [15, 10, 7][lod])
    const { position } = ball.attributes
    const p = new Vector3()
    for (let k = 0; k < (position?.count ?? 0); k++) {
      p.fromBufferAttribute(position as Float32BufferAttribute, k)
      const lump = 1 + 0.68 * (fbm(p.x / 4 + i * 9 + 50, p.y / 4 + p.z / 5 + 50, 3) - 0.5)
      position?.setXYZ(k, p.x * lump, p.y * lump * 0.9, p.z * lump)
    }
    ball.computeVertexNormals()
    m.add(
      ball,
      i % 3 ? colours[0] : colours[1],
      placement([Math.cos(turn) * away, size * 0.7 + (i ? m.chance.between(0, 12) : 6), Math.sin(turn) * away]),
      { jitter: 0.04 },
    )
  }
  return m.geometry({ wash: lod === 2 ? 0.3 : 0.45 })
}

export function flames(lod: Lod): BufferGeometry {
  const m = new Model(2, lod)
  const [low, high] = [new Color('#ffd45a'), new Color('#d8380c')]
  for (let i = 0; i < 9; i++) {
    const [turn, away, height] = [m.chance() * 6.283, m.chance.between(0, 6), m.chance.between(8, 18)]
    const cone = new ConeGeometry(m.chance.between(1.6, 3.2), height, 6, 4)
    const { position } = cone.attributes
    const colours: number[] = []
    for (let k = 0; k < (position?.count ?? 0); k++) {
      const y = (position?.getY(k) ?? 0) + height / 2
      position?.setX(k, position.getX(k) + Math.sin(y * 0.45 + i) * y * 0.12)
      colours.push(
        ...low
          .clone()
          .lerp(high, y / height)

          .toArray(),
      )
    }
    cone.setAttribute('color', new Float32BufferAttribute(colours, 3))
    m.add(cone, '#ffffff', placement([Math.cos(turn) * away, height / 2, Math.sin(turn) * away], [0, turn, 0]), {
      wash: false,
      flat: true,
      jitter: 0,
    })
  }
  return m.geometry({ wash: 0 })
}

/** A tuft of bent blades with normals straight up, white: its instance gives the colour. From afar fewer blades are wider. */
export function tuft(variant: number, most: number, height: number, lod: Lod): BufferGeometry {
  const m = new Model(variant + 3, lod)
  const blades = Math.ceil(most * ([1, 0.6, 0.45][lod] as number))
  const [positions, normals, colours]: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < blades; i++) {
    const turn = (i / blades) * 6.283 + m.chance()
    const [lean, tall] = [m.chance.between(0.2, 0.6) * height, height * m.chance.between(0.7, 1.15)]
    const [cx, cz, wide] = [Math.cos(turn), Math.sin(turn), (height * 0.075 * most) / blades]
    // Wound so that they face up: the back of a leaf would be lit from below.
    positions.push(cx * 0.3 + cz * wide, 0, cz * 0.3 - cx * wide, cx * 0.3 - cz * wide, 0, cz * 0.3 + cx * wide)
    positions.push(cx * lean, tall, cz * lean)
    normals.push(0, 1, 0, 0, 1, 0, 0, 1, 0)
    colours.push(0.52, 0.52, 0.52, 0.52, 0.52, 0.52, 1.35, 1.35, 1.35)
  }
  m.loose(positions, normals, colours)
  const geometry = m.geometry({ wash: 0 })
  geometry.getAttribute('aTint').array.fill(1)
  return geometry
}
