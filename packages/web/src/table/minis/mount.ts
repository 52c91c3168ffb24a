import type { Model } from '../paint/model.ts'
import type { PieceLook } from '../scene.ts'
import { addFigure } from './figure.ts'

/** A small assault boat, flat on the water. */
export function addBoat(m: Model, look: PieceLook): void {
  const size = look.scale ?? 1
  m.within([0, 0, 0], [0, 0, 0], size, () => addHull(m))
  // men are as large as elsewhere, however large the boat is
  const man = look.scale ? 0.66 : 0.85
  for (let i = 0; i < (look.count ?? 4); i++)
    m.within([(-20 + Math.floor(i / 2) * 18) * size, 4 * size, (i % 2 ? 6 : -6) * size], [0, 0, 0], man, () =>
      addFigure(m, { nation: look.nation, pose: 'sitting', weapon: 'none' }),
    )
}

function addHull(m: Model): void {
  m.plan(
    [
      [40, 0],
      [26, 13],
      [-36, 15],
      [-40, 12],
      [-40, -12],
      [-36, -15],
      [26, -13],
    ],
    9,
    '#6b6a4a',
    [0, -1, 0],
    { bevel: 1 },
  )
  m.plan(
    [
      [30, 0],
      [22, 9],
      [-34, 11],
      [-34, -11],
      [22, -9],
    ],
    0.6,
    '#3d3a2a',
    [0, 8, 0],
    { bevel: 0 },
  )
  for (const x of [-24, -4, 14]) m.box(4, 1.4, 22, '#8a7350', [x, 8.6, 0])
}

export function addHorse(m: Model, look: PieceLook): void {
  const bay = '#6b4429'
  m.limb([-9, 19, 0], [8, 20, 0], 5, 4.6, bay, { segments: 9 })
  m.limb([9, 21, 0], [15, 30, 0], 3.6, 2.4, bay, { segments: 8 })
  m.limb([14, 31, 0], [21, 27.5, 0], 2.4, 1.6, bay, { segments: 8 })
  m.limb([10, 25, 0], [14, 33, 0], 1.2, 0.8, '#2a1d14', { segments: 5 })
  for (const [x, side] of [
    [7, -1],
    [9, 1],
    [-10, -1],
    [-8, 1],
  ] as const) {
    m.limb([x, 17, side * 3], [x - 1, 8, side * 3], 2, 1.2, bay, { segments: 6 })
    m.limb([x - 1, 8, side * 3], [x, 0.6, side * 3], 1.2, 1.4, bay, { segments: 6 })
  }
  m.limb([-13, 21, 0], [-17, 10, 0], 1.3, 0.6, '#2a1d14', { segments: 5 })
  m.within([-1, 20, 0], [0, 0, 0], 1, () =>
    addFigure(m, { nation: look.nation, pose: 'sitting', weapon: look.weapon ?? 'none' }),
  )
}
