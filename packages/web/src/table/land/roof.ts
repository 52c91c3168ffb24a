import { BufferGeometry, Color, Float32BufferAttribute } from 'three'
import { type Lod, Model, placement } from '../paint/model.ts'
import type { Triple } from '../paint/solid.ts'
import { fbm, lerp, smooth } from '../random.ts'
import { distance, type Spot } from '../world.ts'
import type { House } from './house.ts'

/** `bleached` are they where the sun has long shone on them, and lichen grown. */
const tiles = [
  { main: '#86563f', other: '#71483a', bleached: new Color('#8f7f58') },
  { main: '#5c5a5e', other: '#4d4c52', bleached: new Color('#6e6d66') },
  { main: '#7d5a40', other: '#6a4a38', bleached: new Color('#8a7b54') },
] as const
const moss = new Color('#6d7040')
const overhang = 3

/** The roof of a house, around its middle: two slopes of tiles on a rectangle, a mansard on any other outline. */
export function houseRoof(house: House, lod: Lod): BufferGeometry {
  const m = new Model(house.seed + 1, lod)
  const [cx, cz] = house.plan.middle
  const outline = house.plan.outline.map(([x, z]): Spot => [x - cx, z - cz])
  const style = tiles[house.seed % 3] as (typeof tiles)[number]
  if (outline.length === 4) gable(m, outline, house.height, style)
  else mansard(m, outline, house.height, style)
  return m.geometry({ wash: lod === 2 ? 0 : 0.3 })
}

type Style = (typeof tiles)[number]

/** A roof longer than this has dormers. */
const LONG = 120

/** A small gable half way down the slope, with a dark window. */
function dormer(m: Model, x: number, run: number, rise: number, style: Style): void {
  const [y, z] = [rise * 0.4, run * 0.6]
  m.box(10, 11, 15, '#cdbb94', [x, y + 4, z - 6.5], { bevel: 0 })
  m.box(5.4, 5.6, 0.6, '#1d2326', [x, y + 5, z + 1.1], { bevel: 0, flat: true })
  m.box(0.7, 5.6, 0.5, '#e2d9c4', [x, y + 5, z + 1.5], { bevel: 0 })
  m.box(5.4, 0.7, 0.5, '#e2d9c4', [x, y + 5, z + 1.5], { bevel: 0 })
  const roof = [
    [-7.2, 0],
    [7.2, 0],
    [0, 5.4],
  ] as const
  m.profile(roof, 19, style.main, [x, y + 9.2, z - 6], { bevel: 0, wash: false })
}

function gable(m: Model, outline: readonly Spot[], height: number, style: Style): void {
  const [a, b, c] = outline as [Spot, Spot, Spot]
  const along = distance(a, b) >= distance(b, c)
  const [from, to] = along ? [a, b] : [b, c]
  const [length, width] = along ? [distance(a, b), distance(b, c)] : [distance(b, c), distance(a, b)]
  const rise = Math.min(width * 0.46, 44)
  const turn = Math.atan2(-(to[1] - from[1]), to[0] - from[0])
  m.within([0, height - 0.6, 0], [0, turn, 0], 1, () => {
    for (const side of [0, Math.PI])
      m.within([0, 0, 0], [0, side, 0], 1, () => {
        slope(m, length + 2 * overhang, width / 2 + overhang, rise, style)
        if (length > LONG) for (const x of [-0.24, 0.24]) dormer(m, x * length, width / 2 + overhang, rise, style)
      })
    for (const end of [-1, 1])
      m.profile(
        [
          [-width / 2, 0],
          [width / 2, 0],
          [0, rise - 0.5],
        ],
        4,
        '#cdbb94',
        [end * (length / 2 - 2.5), 0, 0],
        { turn: [0, Math.PI / 2, 0], bevel: 0, wash: false },
      )
    for (let x = -length / 2 - overhang; x < length / 2 + overhang - 2; x += 6)
      m.limb([x, rise + 0.7, 0], [x + 5, rise + 0.7, 0], 1.5, 1.7, style.main, {
        segments: 7,
        rings: 1,
        jitter: 0.14,
        wash: false,
      })
    chimney(m, length * 0.3, rise)
  })
}

function chimney(m: Model, x: number, rise: number): void {
  m.box(10, 26, 9, '#9c5f48', [x, rise - 2, 0], { bevel: 0.5 })
  m.box(12, 2.6, 11, '#8d8371', [x, rise + 10.6, 0], { bevel: 0.5 })
  for (const side of [-2.2, 2.2]) m.cylinder(1.8, 2.1, 5, '#b0623f', [x + side, rise + 14, 0], { segments: 8 })
}

/**
 * Tiles in rows, each a little off in height and colour, from the ridge (z 0) down to the eaves.
 * It is long because the corners of a tile share so many numbers.
 */
function slope(m: Model, length: number, run: number, rise: number, style: Style): void {
  const size = m.lod === 0 ? 1 : m.lod === 1 ? 1.7 : 2.3
  const fall = Math.hypot(run, rise)
  const [rows, columns] = [Math.round(fall / (4.2 * size)), Math.round(length / (4.6 * size))]
  const [wide, tall] = [length / columns, fall / rows]
  const at = (x: number, down: number, lift: number): Triple => [
    x,
    rise - (down / fall) * rise + (lift * run) / fall,
    (down / fall) * run + (lift * rise) / fall,
  ]
  const [positions, normals, colours]: [number[], number[], number[]] = [[], [], []]
  const quad = (corners: readonly Triple[], normal: Triple, tone: Color, top: number, low: number): void => {
    for (const i of [0, 2, 1, 0, 3, 2]) {
      positions.push(...(corners[i] as Triple))
      normals.push(...normal)
      const k = i < 2 ? top : low
      colours.push(tone.r * k, tone.g * k, tone.b * k)
    }
  }
  const up: Triple = [0, run / fall, rise / fall]
  for (let row = 0; row < rows; row++)
    for (let column = row % 2 ? -1 : 0; column < columns; column++) {
      const x0 = Math.max(-length / 2, -length / 2 + (column + (row % 2 ? 0.5 : 0)) * wide)
      const x1 = Math.min(length / 2, -length / 2 + (column + 1 + (row % 2 ? 0.5 : 0)) * wide) - 0.22 * size
      if (x1 - x0 < 0.5) continue
      const lift = m.chance.between(0, 0.35)
      const value =
        m.chance.between(0.94, 1.38) * (m.chance() < 0.05 ? 0.72 : 1) * (1 - 0.12 * fbm(x0 / 20, row / 5, 2))
      const tone = new Color(m.chance() < 0.12 ? style.other : style.main)
      if (fbm(x0 / 16 + 30, (row * tall) / 16, 2) > 0.68) tone.lerp(moss, m.lod === 0 ? 0.3 : 0.16)
      tone.lerp(style.bleached, 0.4 * smooth(0.48, 0.66, fbm(x0 / 42 + 7, (row * tall) / 30 + 3, 2)))
      tone.multiplyScalar(value)
      const [d0, d1] = [row * tall, (row + 1) * tall + 0.8]
      quad(
        [at(x0, d0, 0.4 + lift), at(x1, d0, 0.4 + lift), at(x1, d1, 1.2 + lift), at(x0, d1, 1.2 + lift)],
        up,
        tone,
        0.82,
        1.2,
      )
      if (m.lod < 2)
        quad(
          [at(x0, d1, 1.2 + lift), at(x1, d1, 1.2 + lift), at(x1, d1, 0), at(x0, d1, 0)],
          [0, 0.1, 1],
          tone,
          0.7,
          0.4,
        )
      else
        quad(
          [
            at(x0, d1 - 1.1, 1.25 + lift),
            at(x1, d1 - 1.1, 1.25 + lift),
            at(x1, d1, 1.25 + lift),
            at(x0, d1, 1.25 + lift),
          ],
          up,
          tone,
          0.55,
          0.5,
        )
    }
  m.loose(positions, normals, colours)
  underside(m, length, at, fall)
}

function underside(
  m: Model,
  length: number,
  at: (x: number, down: number, lift: number) => Triple,
  fall: number,
): void {
  const geometry = new BufferGeometry()
  const [a, b, c, d] = [at(-length / 2, 0, 0), at(length / 2, 0, 0), at(length / 2, fall, 0), at(-length / 2, fall, 0)]
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute([...a, ...c, ...b, ...a, ...d, ...c, ...a, ...b, ...c, ...a, ...c, ...d], 3),
  )
  geometry.computeVertexNormals()
  m.add(geometry, '#3a2c20', placement([0, 0, 0]), { wash: false })
}

/** Slopes all round and a flat top: right for any outline. */
function mansard(m: Model, outline: readonly Spot[], height: number, style: Style): void {
  m.plan(
    outline.map(([x, z]) => [x * 1.03, z * 1.03] as const),
    3,
    style.other,
    [0, height - 1, 0],
    { bevel: 0.4, wash: false },
  )
  m.plan(outline, 16, style.main, [0, height + 1, 0], {
    bevel: 12,
    wash: false,
    shade: p => lerp(0.9, 1.1, fbm(p.x / 9, p.z / 9, 2)),
  })
  for (const [i, [x, z]] of outline.entries()) {
    const [nx, nz] = outline[(i + 1) % outline.length] as Spot
    m.limb([x, height + 1, z], [x * 0.82, height + 16, z * 0.82], 1.2, 1.2, style.other, {
      segments: 6,
      rings: 1,
      wash: false,
    })
    m.limb([x, height + 1.6, z], [nx, height + 1.6, nz], 1, 1, style.other, { segments: 6, rings: 1, wash: false })
  }
}
