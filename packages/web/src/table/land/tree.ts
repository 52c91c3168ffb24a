import type { BufferGeometry } from 'three'
import { type Lod, Model } from '../paint/model.ts'
import { addFoliage, type Blob } from './foliage.ts'

export type TreeKind = 'oak' | 'ash' | 'pine' | 'poplar' | 'fruit' | 'shattered' | 'bush'

/** Radius of the crown and height, in millimetres, as built. */
export const treeSizes: { readonly [kind in TreeKind]: readonly [radius: number, height: number] } = {
  oak: [29, 78],
  ash: [24, 88],
  pine: [22, 100],
  poplar: [12, 120],
  fruit: [19, 46],
  shattered: [6, 46],
  bush: [11, 14],
}

const bark = '#5d4733'
const leaves = {
  oak: ['#5f7329', '#6b7f30', '#556a25', '#788a38'],
  ash: ['#6c7c2d', '#788836', '#607425', '#869140'],
  poplar: ['#71842f', '#5f7328', '#8a9440'],
  fruit: ['#66802f', '#799238', '#557026'],
  bush: ['#56702c', '#6b7f36', '#7c8a44'],
} as const
const core = '#2f3d16'

export function treeGeometry(kind: TreeKind, variant: number, lod: Lod): BufferGeometry {
  const m = new Model(variant + 1, lod)
  builders[kind](m)
  return m.geometry({ wash: 0.4 })
}

const builders: { readonly [kind in TreeKind]: (m: Model) => void } = {
  oak: m => broadleaf(m, 78, 25, 8, leaves.oak),
  ash: m => broadleaf(m, 88, 21, 7, leaves.ash),
  pine,
  poplar: m => {
    trunk(m, 30, 2.6)
    const blobs = Array.from({ length: 9 }, (_, i): Blob => {
      const t = i / 8
      return {
        x: m.chance.between(-1.5, 1.5),
        y: 22 + t * 88,
        z: m.chance.between(-1.5, 1.5),
        r: 4 + 7.5 * Math.sin(Math.PI * (0.16 + t * 0.8)),
        flat: 1.25,
      }
    })
    addFoliage(m, blobs, { flakes: 2200, size: 1.3, colours: leaves.poplar, core })
  },
  fruit: m => {
    trunk(m, 20, 2)
    const blobs: Blob[] = [{ x: 0, y: 34, z: 0, r: 12, flat: 0.85 }]
    for (let i = 0; i < 6; i++) {
      const turn = i * 1.05 + m.chance() * 0.5
      blobs.push({
        x: Math.cos(turn) * 9,
        y: m.chance.between(27, 34),
        z: Math.sin(turn) * 9,
        r: m.chance.between(7, 9),
        flat: 0.85,
      })
    }
    addFoliage(m, blobs, { flakes: 1600, size: 1.2, colours: leaves.fruit, core })
    for (let i = 0; i < 16 && m.lod < 2; i++) {
      const [turn, up] = [m.chance() * 6.283, m.chance.between(-0.2, 0.9)]
      m.ball(
        0.9,
        '#b8402c',
        [Math.cos(turn) * 16 * Math.sqrt(1 - up * up), 33 + up * 11, Math.sin(turn) * 16 * Math.sqrt(1 - up * up)],
        { segments: 5, rings: 4, wash: false },
      )
    }
  },
  shattered: m => {
    const [lean, height] = [m.chance.between(-4, 4), m.chance.between(34, 58)]
    m.limb([0, -1, 0], [lean, height, lean * 0.4], 3.4, 1.8, '#4a3a2b', { segments: 7 })
    m.limb([lean, height - 1, lean * 0.4], [lean + 0.6, height + 5, lean * 0.4], 1.6, 0.2, '#b89a6a', { segments: 5 })
    for (let i = 0; i < 4; i++) {
      const [turn, y] = [m.chance() * 6.283, height * m.chance.between(0.5, 0.9)]
      m.limb([lean * (y / height), y, 0], [lean + Math.cos(turn) * 9, y + 5, Math.sin(turn) * 9], 0.9, 0.3, '#4a3a2b', {
        segments: 5,
      })
    }
  },
  bush: m => {
    const blobs: Blob[] = [{ x: 0, y: 6, z: 0, r: 7, flat: 0.9 }]
    for (let i = 0; i < 4; i++)
      blobs.push({
        x: Math.cos(i * 1.57 + m.chance()) * 5.5,
        y: m.chance.between(4, 6.5),
        z: Math.sin(i * 1.57 + m.chance()) * 5.5,
        r: m.chance.between(4, 5.6),
        flat: 0.85,
      })
    addFoliage(m, blobs, { flakes: 900, size: 0.85, colours: leaves.bush, core: '#2c3a18' })
  },
}

function trunk(m: Model, height: number, radius: number): void {
  m.limb([0, -1, 0], [m.chance.between(-2, 2), height, m.chance.between(-2, 2)], radius * 1.6, radius, bark, {
    segments: 7,
  })
  for (let i = 0; i < 5 && m.lod < 2; i++) {
    const turn = i * 1.256 + m.chance()
    m.limb(
      [0, 1, 0],
      [Math.cos(turn) * radius * 2.6, -0.5, Math.sin(turn) * radius * 2.6],
      radius * 0.8,
      radius * 0.3,
      bark,
      { segments: 5 },
    )
  }
}

function broadleaf(m: Model, height: number, radius: number, ring: number, colours: readonly string[]): void {
  trunk(m, height * 0.42, 2.9)
  for (let i = 0; i < 4 && m.lod < 2; i++) {
    const turn = i * 1.57 + m.chance()
    m.limb(
      [0, height * 0.36, 0],
      [Math.cos(turn) * radius * 0.55, height * 0.58, Math.sin(turn) * radius * 0.55],
      1.9,
      0.9,
      bark,
      { segments: 5 },
    )
  }
  const blobs: Blob[] = [{ x: 0, y: height * 0.78, z: 0, r: radius * 0.68, flat: 0.9 }]
  for (let i = 0; i < ring; i++) {
    const [turn, away] = [(i / ring) * 6.283 + m.chance() * 0.6, radius * m.chance.between(0.5, 0.66)]
    blobs.push({
      x: Math.cos(turn) * away,
      y: height * m.chance.between(0.5, 0.68),
      z: Math.sin(turn) * away,
      r: radius * m.chance.between(0.4, 0.54),
      flat: 0.82,
    })
  }
  for (let i = 0; i < 4; i++) {
    const turn = i * 1.57 + m.chance()
    blobs.push({
      x: Math.cos(turn) * radius * 0.3,
      y: height * m.chance.between(0.78, 0.86),
      z: Math.sin(turn) * radius * 0.3,
      r: radius * m.chance.between(0.34, 0.42),
      flat: 0.85,
    })
  }
  addFoliage(m, blobs, { flakes: 2700, size: 1.25, colours, core })
}

/** Skirts of drooping boughs; the needles are pointed flakes that hang outward. */
function pine(m: Model): void {
  trunk(m, 40, 2)
  const skirts = m.lod === 2 ? 5 : 9
  for (let i = 0; i < skirts; i++) {
    const t = i / (skirts - 1)
    const [y, r] = [16 + t * 68, 21 * (1 - t) + 4]
    skirt(m, y, r, t)
    const needles = m.lod === 0 ? 120 - t * 90 : m.lod === 1 ? 34 - t * 20 : 9
    for (let k = 0; k < needles; k++) {
      const turn = m.chance() * 6.283
      const [from, to] = [r * m.chance.between(0.45, 0.8), r * m.chance.between(0.95, 1.12)]
      const drop = m.chance.between(4, 8)
      const wide = (m.lod === 0 ? 0.06 : m.lod === 1 ? 0.12 : 0.3) * m.chance.between(0.8, 1.3)
      needle(m, turn, wide, from, to, y + 4, drop, t)
    }
  }
}

/** Boughs round the trunk, dark between them and light at their tips: without the gaps a fir would be a cone. */
function skirt(m: Model, y: number, r: number, t: number): void {
  const boughs = m.lod === 2 ? 6 : 9
  const first = m.chance() * 6.283
  const at = (angle: number, out: number, height: number): number[] => [
    Math.cos(angle) * out,
    height,
    Math.sin(angle) * out,
  ]
  for (let k = 0; k < boughs; k++) {
    const turn = first + ((k + m.chance.between(-0.2, 0.2)) / boughs) * 6.283
    const half = 3.3 / boughs
    const tip = at(turn, r * m.chance.between(0.84, 1.12), y + m.chance.between(-5, 0))
    const normal = [Math.cos(turn) * 0.8, 0.6, Math.sin(turn) * 0.8]
    const value = m.chance.between(0.8, 1.2) * (0.75 + t * 0.35)
    const tone = (light: number): number[] => [0.058, 0.118, 0.042].map(c => c * value * light)
    const [inner, outer, gap] = [at(turn, 0, y + 15), (side: number) => at(turn + side * half, r * 0.6, y + 4), 0.45]
    m.loose([...inner, ...outer(1), ...tip], [...normal, ...normal, ...normal], [0.6, gap, 1.35].flatMap(tone))
    m.loose([...inner, ...tip, ...outer(-1)], [...normal, ...normal, ...normal], [0.6, 1.2, gap].flatMap(tone))
  }
}

function needle(
  m: Model,
  turn: number,
  wide: number,
  from: number,
  to: number,
  y: number,
  drop: number,
  t: number,
): void {
  const at = (angle: number, r: number, height: number): number[] => [Math.cos(angle) * r, height, Math.sin(angle) * r]
  const positions = [...at(turn - wide, from, y), ...at(turn + wide, from, y), ...at(turn, to, y - drop)]
  const normal = [Math.cos(turn) * 0.6, 0.8, Math.sin(turn) * 0.6]
  const value = m.chance.between(0.7, 1.2) * (0.75 + t * 0.35)
  const tone = [0.058 * value, 0.118 * value, 0.042 * value]
  m.loose(
    positions,
    [...normal, ...normal, ...normal],
    [...tone.map(c => c * 0.7), ...tone.map(c => c * 0.7), ...tone.map(c => c * 1.3)],
  )
}
