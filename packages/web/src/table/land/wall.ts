import { type BufferGeometry, CatmullRomCurve3, ConeGeometry, SphereGeometry, TubeGeometry, Vector3 } from 'three'
import { type Lod, Model, placement } from '../paint/model.ts'

export const stones = ['#a49a86', '#8d8371', '#b5aa94', '#7c7363', '#998d76']

/** Dry stone along x: courses of stones on both faces and cap stones, which are what is seen from above. */
export function stoneWall(length: number, height: number, width: number, variant: number, lod: Lod): BufferGeometry {
  const m = new Model(variant + 1, lod)
  m.box(length, height * 0.9, width * 0.62, '#5c5446', [0, height * 0.45, 0], { bevel: 0 })
  const courses = lod === 2 ? 1 : Math.max(3, Math.round(height / 3.3))
  const tall = (height * 0.88) / courses
  for (let row = 0; row < courses; row++)
    for (const side of [-1, 1])
      for (let x = -length / 2; x < length / 2 - 1.5; ) {
        const long = Math.min(m.chance.between(3.5, 7.5) * (lod === 2 ? 2.5 : 1), length / 2 - x)
        m.box(
          long - 0.35,
          tall - 0.3,
          width * 0.4,
          m.chance.pick(stones),
          [x + long / 2, tall * (row + 0.5), side * (width * 0.32 + m.chance.between(-0.25, 0.25))],
          { bevel: lod === 0 ? 0.5 : 0, jitter: 0.12, wash: lod === 0 && m.chance() < 0.4 },
        )
        x += long
      }
  for (let x = -length / 2; x < length / 2 - 2; ) {
    const long = Math.min(m.chance.between(4, 7), length / 2 - x)
    m.box(
      long - 0.35,
      2.2,
      width * m.chance.between(1.05, 1.22),
      m.chance.pick(stones),
      [x + long / 2, height - 0.9, m.chance.between(-0.25, 0.25)],
      {
        bevel: lod === 0 ? 0.6 : 0,
        jitter: 0.14,
        turn: [0, m.chance.between(-0.05, 0.05), m.chance.between(-0.04, 0.04)],
        wash: lod < 2,
      },
    )
    x += long
  }
  return m.geometry({ wash: lod === 2 ? 0 : 0.7, ground: 0 })
}

export function fence(length: number, lod: Lod): BufferGeometry {
  const m = new Model(1, lod)
  const wood = '#8b7658'
  for (let i = 0; i < 3; i++)
    m.box(2.2, 14 + m.chance.between(-1, 1), 2.2, wood, [(i / 2 - 0.5) * length * 0.96, 7, 0], {
      bevel: 0.3,
      turn: [0, 0, m.chance.between(-0.05, 0.05)],
      jitter: 0.1,
    })
  for (const y of [5, 10])
    m.box(length, 1.7, 0.9, wood, [0, y + m.chance.between(-0.3, 0.3), 1.4], {
      bevel: 0.2,
      turn: [0, 0, m.chance.between(-0.012, 0.012)],
      jitter: 0.12,
    })
  return m.geometry({ wash: 0.6, ground: 0 })
}

export function log(length: number, radius: number, lod: Lod): BufferGeometry {
  const m = new Model(2, lod)
  m.limb([-length / 2, radius * 0.9, 0], [length / 2, radius * 0.9, 0], radius, radius * 0.86, '#6d5238', {
    segments: 10,
    rings: 1,
  })
  for (const end of [-1, 1])
    m.cylinder(radius * 0.82, radius * 0.82, 0.6, '#b08d5c', [end * (length / 2 + radius * 0.62), radius * 0.9, 0], {
      turn: [0, 0, Math.PI / 2],
      segments: 10,
    })
  for (let i = 0; i < 3; i++)
    m.limb(
      [(i - 1) * length * 0.27, radius * 1.4, 0],
      [(i - 1) * length * 0.27 + 2, radius * 2.4, (i - 1) * radius],
      radius * 0.3,
      radius * 0.16,
      '#5d4733',
      { segments: 6 },
    )
  return m.geometry({ wash: 0.6, ground: 0 })
}

export const bagColours = ['#b3a17a', '#a3926c', '#beac86', '#988761']
/** In mud they are duller. */
export const wetBags = ['#a3926c', '#93835f', '#b0a07c', '#85775a']

/** One sandbag, white: its instance gives the colour. */
export function sandbag(lod: Lod): BufferGeometry {
  const m = new Model(1, lod)
  const shape = new SphereGeometry(1, [11, 8, 6][lod], [7, 5, 3][lod])
  const { position } = shape.attributes
  const square = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.62
  for (let i = 0; i < (position?.count ?? 0); i++) {
    const x = square(position?.getX(i) ?? 0) * 5.4
    const pinch = Math.abs(x) > 4.6 ? 0.78 : 1
    position?.setXYZ(
      i,
      x,
      (square(position.getY(i)) * 1.95 - 0.28 * Math.cos(x * 0.5)) * pinch,
      square(position.getZ(i)) * 3 * pinch,
    )
  }
  shape.computeVertexNormals()
  m.add(shape, '#ffffff', null, { tint: true, jitter: 0 })
  if (lod === 0) m.limb([5.1, 0, 0], [6.4, 0.3, 0], 1, 0.7, '#ffffff', { tint: true, segments: 6, jitter: 0 })
  return m.geometry({ wash: 0.3 })
}

/** Barbed wire on crossed pickets, 50 mm of it. */
export function wire(lod: Lod): BufferGeometry {
  const m = new Model(6, lod)
  for (const x of [-24, 24])
    for (const side of [-1, 1]) m.limb([x, 0, -4 * side], [x, 12, 3 * side], 0.8, 0.65, '#5d4a33', { segments: 6 })
  m.limb([-25, 9.4, 0], [25, 9.4, 0], 0.6, 0.6, '#5d4a33', { segments: 6 })
  const steps = lod === 0 ? 10 : lod === 1 ? 7 : 5
  for (const [radius, y, z, turns] of [
    [6, 6.5, 0, 9],
    [4.4, 5, 5, 8],
    [4.4, 5, -5, 8],
  ] as const) {
    const coil = Array.from({ length: turns * steps + 1 }, (_, i) => {
      const turn = (i / steps) * 2 * Math.PI
      return new Vector3(-25 + (50 * i) / (turns * steps), y + Math.cos(turn) * radius, z + Math.sin(turn) * radius)
    })
    m.add(new TubeGeometry(new CatmullRomCurve3(coil), turns * steps, lod === 2 ? 0.42 : 0.34, 3), '#6f6157', null, {
      wash: false,
    })
    for (let i = 0; i < turns * 6 && lod === 0; i++) {
      const { x, y: py, z: pz } = m.chance.pick(coil)
      m.add(new ConeGeometry(0.35, 1.8, 3), '#8a7c70', placement([x, py, pz], [m.chance() * 6, m.chance() * 6, 0]), {
        wash: false,
      })
    }
  }
  return m.geometry({ wash: 0 })
}
