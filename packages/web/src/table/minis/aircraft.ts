import { BoxGeometry, type BufferGeometry, LatheGeometry, SphereGeometry, Vector2 } from 'three'
import { type Lod, Model, placement } from '../paint/model.ts'
import type { PieceLook } from '../scene.ts'
import { nations } from './nation.ts'
import { addStar } from './tank.ts'

export const flightHeight = 110

/** A fighter-bomber with invasion stripes; it flies on a clear rod. */
export function aircraft(look: PieceLook, lod: Lod): BufferGeometry {
  const m = new Model(51, lod)
  const { star } = nations[look.nation].vehicle
  const paint = star ? '#6a7048' : '#7d8474'
  m.within([0, flightHeight, 0], [0.12, 0, 0.05], 1, () => {
    const side = [
      [0.01, -46],
      [1.6, -44],
      [3.2, -36],
      [6, -14],
      [7, 4],
      [7.1, 16],
      [6.4, 26],
      [5.6, 31],
    ] as const
    const body = new LatheGeometry(
      side.map(([r, x]) => new Vector2(r, x)),
      lod === 0 ? 16 : 9,
    )
    body.rotateZ(-Math.PI / 2)
    body.scale(1, 1.12, 0.9)
    m.add(body, paint, null, { shade: (_, n) => (n.y < -0.3 ? 1.5 : 1) })
    m.lathe(
      [
        [5.5, 0],
        [4.6, 4],
        [2.4, 8],
        [0.01, 9.5],
      ],
      '#c9c2a8',
      [31, 0, 0],
      { turn: [0, 0, -Math.PI / 2], segments: 14 },
    )
    wings(m, paint, star)
    m.add(new SphereGeometry(4.2, lod ? 8 : 14, 6), '#3b4a52', placement([4, 6.2, 0], [0, 0, 0], [2.1, 1, 0.8]))
    for (let i = 0; i < 3; i++) {
      const turn = i * 2.094 + 0.3
      m.box(0.6, 16, 2.2, '#2a2724', [34, Math.cos(turn) * 9, Math.sin(turn) * 9], { turn: [-turn, 0, 0], bevel: 0.2 })
    }
    m.cylinder(2.1, 2.1, 10, '#3f4038', [2, -8, 0], { turn: [0, 0, Math.PI / 2], segments: 10 })
  })
  return m.geometry({ wash: 0.5 })
}

function wings(m: Model, paint: string, star: string | null): void {
  const half = [
    [14, 0],
    [12, 30],
    [9, 52],
    [4, 58],
    [-2, 58],
    [-6, 52],
    [-9, 28],
    [-10, 0],
  ] as const
  const tail = [
    [5, 0],
    [3.5, 16],
    [1, 20],
    [-3, 20],
    [-5, 16],
    [-6, 0],
  ] as const
  const both = (side: readonly (readonly [number, number])[]): (readonly [number, number])[] => [
    ...side,
    ...side
      .slice(1, -1)
      .reverse()
      .map(([x, z]) => [x, -z] as const),
  ]
  m.plan(both(half), 3, paint, [4, -4.6, 0], { bevel: 1 })
  m.plan(both(tail), 1.8, paint, [-38, 0.5, 0], { bevel: 0.5 })
  m.profile(
    [
      [-46, 2],
      [-46, 15],
      [-43, 17],
      [-39, 16],
      [-32, 4],
    ],
    1.8,
    paint,
    [0, 0, 0],
    { bevel: 0.5 },
  )
  for (const side of [-1, 1]) {
    if (star) {
      for (let i = 0; i < 5; i++)
        m.add(
          new BoxGeometry(22 - i * 0.2, 0.3, 3.1),
          i % 2 ? '#22211f' : '#e9e4d4',
          placement([5, -1.5, side * (16 + i * 3.1)]),
          { wash: false, flat: true, jitter: 0 },
        )
      addStar(m, star, [6, -1.5, side * 42], 5.5, [0, 0, 0])
    } else
      for (const [long, wide] of [
        [11, 3],
        [3, 11],
      ] as const)
        m.add(new BoxGeometry(long, 0.3, wide), '#1e1e1e', placement([6, -1.5, side * 42]), { wash: false, flat: true })
  }
}

export function flightRod(lod: Lod): BufferGeometry {
  const m = new Model(52, lod)
  m.limb([0, 3, 0], [0, flightHeight - 6, 0], 0.9, 0.9, '#cfd6d6', { segments: 8, wash: false })
  return m.geometry({ wash: 0 })
}
