import { BufferGeometry, Float32BufferAttribute } from 'three'
import { type Lod, Model } from '../paint/model.ts'
import type { PieceLook } from '../scene.ts'
import { addFigure } from './figure.ts'
import { addWheel } from './gun.ts'
import { nations } from './nation.ts'
import { addStar } from './tank.ts'

const dust = { colour: '#8a7350', height: 17, strength: 0.75 }

export function truck(look: PieceLook, lod: Lod): BufferGeometry {
  const m = new Model(41, lod)
  const { paint, dark, star } = nations[look.nation].vehicle
  m.box(92, 4, 14, '#3b3a2e', [-2, 12, 0], { bevel: 0.6 })
  for (const x of [30, -20, -36])
    for (const side of [-1, 1]) addWheel(m, x, 8.4, side * 16.5, 8.4, 6.6, '#282521', paint)
  front(m, paint, dark)
  m.box(17, 12, 32, paint, [4, 20, 0], { bevel: 1.2 })
  m.box(14, 1, 30, paint, [3.4, 39, 0], { bevel: 0.4 })
  m.box(1, 13, 30, paint, [-3.6, 32, 0], { bevel: 0.3 })
  m.box(0.7, 11, 26, '#324040', [11, 32, 0], { turn: [0, 0, 0.16], bevel: 0.1 })
  for (const side of [-1, 1]) m.box(13, 12, 0.6, '#2c3533', [3.6, 32, side * 14.5], { bevel: 0.2 })
  m.box(50, 7, 38, paint, [-29, 19, 0], { bevel: 0.8 })
  for (let i = 0; i < 9 && lod < 2; i++)
    for (const side of [-1, 1]) m.box(1.1, 7.2, 1, dark, [-51 + i * 5.5, 19, side * 19.2], { bevel: 0 })
  tilt(m)
  if (star) {
    addStar(m, star, [4, 39.6, 0], 5.4, [0, 0, 0])
    addStar(m, star, [28, 29, 0], 4.2, [0, 0, 0])
  }
  return m.geometry({ wash: lod === 2 ? 0.4 : 0.8, ground: 0, dust })
}

/** Bonnet, wings, lamps, bumper. */
function front(m: Model, paint: string, dark: string): void {
  m.profile(
    [
      [12, 14],
      [12, 26],
      [17, 28.5],
      [39, 27.5],
      [42, 25],
      [42, 14],
    ],
    19,
    paint,
    [0, 0, 0],
    { bevel: 1.2 },
  )
  for (const side of [-1, 1]) {
    m.profile(
      [
        [18, 12],
        [20, 18],
        [26, 21],
        [34, 21],
        [40, 17],
        [43, 12],
        [41, 12],
        [37, 16],
        [32, 18.6],
        [27, 18.6],
        [22, 16],
        [20, 12],
      ],
      8.5,
      paint,
      [0, 0, side * 15.5],
      { bevel: 0.3 },
    )
    m.ball(2.3, '#dccfa2', [42.5, 21.5, side * 8.4], { segments: 8, scale: [0.6, 1, 1] })
    m.box(22, 1, 7, paint, [4, 11.4, side * 16], { bevel: 0.3 })
  }
  m.box(2, 3, 36, dark, [46, 13.4, 0], { bevel: 0.6 })
}

/** Canvas that sags between five hoops. */
function tilt(m: Model): void {
  const [rows, columns] = m.lod === 0 ? [24, 14] : [10, 8]
  const [positions, index]: [number[], number[]] = [[], []]
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      const arch = Math.sin((Math.PI * j) / columns)
      const sag = 0.5 - 0.5 * Math.cos((i / rows) * Math.PI * 10)
      positions.push(
        -54 + (i * 50) / rows,
        22 + arch * 12 + 8 * Math.min(1, arch * 2.5) - sag * 1.5 * arch,
        Math.cos((Math.PI * j) / columns) * 18.4 * (1 - sag * 0.03),
      )
      if (i === rows || j === columns) continue
      const a = i * (columns + 1) + j
      index.push(a, a + columns + 1, a + 1, a + 1, a + columns + 1, a + columns + 2)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  m.add(geometry, '#8f8760', null, { wash: false })
  for (const [x, colour] of [
    [-54, '#3a3526'],
    [-4, '#8f8760'],
  ] as const)
    m.box(0.6, 18, 35, colour, [x, 31, 0], { bevel: 0 })
}

/** A field car with its driver. */
export function car(look: PieceLook, lod: Lod): BufferGeometry {
  const m = new Model(42, lod)
  const { paint, dark, star } = nations[look.nation].vehicle
  for (const x of [19, -17]) for (const side of [-1, 1]) addWheel(m, x, 6.6, side * 12, 6.6, 4.6, '#282521', paint)
  m.profile(
    [
      [-28, 8],
      [-28, 19],
      [-6, 19],
      [-5, 14],
      [8, 14],
      [9, 20],
      [28, 18],
      [29, 9],
    ],
    22,
    paint,
    [0, 0, 0],
    { bevel: 0.8 },
  )
  m.box(0.7, 9, 20, '#3a4644', [8, 25, 0], { turn: [0, 0, 0.2], bevel: 0.1 })
  m.box(1.6, 2.4, 24, dark, [30, 10, 0], { bevel: 0.4 })
  addWheel(m, -29.4, 15, 0, 6, 3, '#282521', paint)
  for (const side of [-1, 1]) m.ball(1.8, '#dccfa2', [29, 14.5, side * 7], { segments: 7 })
  m.within([-2, 11, -5], [0, 0, 0], 0.9, () => addFigure(m, { nation: look.nation, pose: 'sitting', weapon: 'none' }))
  if (star) addStar(m, star, [19, 20, 0], 4, [0, 0, 0])
  return m.geometry({ wash: lod === 2 ? 0.4 : 0.8, ground: 0, dust })
}

/** Open at the top, with its squad. It is long because its plates are data. */
export function halftrack(look: PieceLook, lod: Lod): BufferGeometry {
  const m = new Model(43, lod)
  const { paint, dark, star, camouflage = false } = nations[look.nation].vehicle
  const painted = { camouflage }
  for (const side of [-1, 1]) {
    addWheel(m, 33, 8, side * 15, 8, 5.5, '#282521', paint)
    m.profile(
      [
        [-40, 4],
        [-36, 1],
        [2, 1],
        [7, 6],
        [6, 13],
        [-34, 14],
        [-41, 9],
      ],
      8,
      '#3a3733',
      [0, 0, side * 15.5],
      { bevel: 1 },
    )
    m.profile(
      [
        [-46, 14],
        [-46, 30],
        [8, 30],
        [14, 26],
        [14, 14],
      ],
      1.6,
      paint,
      [0, 0, side * 17],
      { bevel: 0.4, ...painted },
    )
  }
  m.box(62, 3, 34, dark, [-15, 14, 0], { bevel: 0.4 })
  m.profile(
    [
      [12, 12],
      [12, 27],
      [20, 27],
      [46, 23],
      [48, 12],
    ],
    22,
    paint,
    [0, 0, 0],
    { bevel: 1, ...painted },
  )
  m.box(1.2, 9, 32, paint, [13, 29, 0], { turn: [0, 0, 0.25], bevel: 0.2, ...painted })
  m.box(1.4, 15, 33, paint, [-46, 22, 0], { bevel: 0.3, ...painted })
  passengers(m, look)
  m.limb([14, 33, 4], [32, 34, 4], 0.9, 0.6, '#3c3d40', { segments: 6 })
  if (star) addStar(m, star, [30, 26.2, 0], 5, [0, 0, 0.15])
  return m.geometry({ wash: lod === 2 ? 0.4 : 0.8, ground: 0, dust })
}

function passengers(m: Model, look: PieceLook): void {
  const seats = [
    [-10, -10],
    [-10, 10],
    [-26, -10],
    [-26, 10],
    [4, -8],
  ] as const
  for (const [i, [x, z]] of seats.entries())
    if (i < (look.count ?? 4))
      m.within([x, 14, z], [0, i === 4 ? 0 : z > 0 ? Math.PI / 2 : -Math.PI / 2, 0], 0.9, () =>
        addFigure(m, { nation: look.nation, pose: 'sitting', weapon: 'none' }),
      )
}
