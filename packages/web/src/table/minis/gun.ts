import { TorusGeometry } from 'three'
import { type Model, placement } from '../paint/model.ts'
import type { PieceLook } from '../scene.ts'
import { addFigure } from './figure.ts'
import { nations } from './nation.ts'

export function addWheel(
  m: Model,
  x: number,
  y: number,
  z: number,
  radius: number,
  width: number,
  tyre: string,
  hub: string,
): void {
  if (m.lod === 2) {
    m.cylinder(radius, radius, width, tyre, [x, y, z], { turn: [Math.PI / 2, 0, 0], segments: 14 })
    return
  }
  m.add(
    new TorusGeometry(radius - width * 0.42, width * 0.42, m.lod ? 4 : 5, m.lod ? 9 : 14),
    tyre,
    placement([x, y, z], [0, 0, 0], [1, 1, 1.15]),
  )
  m.cylinder(radius * 0.62, radius * 0.62, width * 0.55, hub, [x, y, z], { turn: [Math.PI / 2, 0, 0], segments: 12 })
  if (m.lod === 0)
    m.cylinder(radius * 0.25, radius * 0.25, width * 0.95, hub, [x, y, z], { turn: [Math.PI / 2, 0, 0], segments: 8 })
}

/** An anti-tank gun, or with weight 1 a short infantry gun: shield, split trails, three men. */
export function addGun(m: Model, look: PieceLook): void {
  const { paint } = nations[look.nation].vehicle
  const short = look.weight === 1
  const barrel = short ? 18 : look.weight === 3 ? 56 : 42
  m.within([2, 0, 0], [0, 0, 0], 1, () => {
    for (const side of [-1, 1]) {
      addWheel(m, 3, 8, side * 14, 8, 3.6, '#2a2622', paint)
      m.limb([1, 8, side * 4], [-30, 1.6, side * 13], 1.5, 1.1, paint, { segments: 6 })
      m.box(3, 3.4, 3.4, paint, [-31, 1.6, side * 13.2], { bevel: 0.5 })
      m.box(1.1, 15, 12.2, paint, [9, 12, side * 8.6], { turn: [0, side * 0.34, 0.2], bevel: 0.2 })
    }
    m.box(1.1, 11, 7, paint, [9.6, 9.2, 0], { turn: [0, 0, 0.2], bevel: 0.2 })
    m.limb([3, 8, -12], [3, 8, 12], 1.2, 1.2, '#4c4a38', { segments: 7 })
    m.box(9, 3.6, 4, paint, [4, 11, 0], { bevel: 0.6 })
    m.limb([4, 13, 0], [barrel, short ? 18 : 15, 0], short ? 2.2 : 1.5, short ? 1.9 : 1.1, paint, { segments: 9 })
    if (!short) m.limb([barrel, 15, 0], [barrel + 5, 15.3, 0], 2, 1.9, '#3c3b33', { segments: 9 })
    m.box(5, 4, 3.4, '#3f3d35', [1.5, 12.9, 0], { bevel: 0.4 })
    crew(m, look)
  })
}

function crew(m: Model, { nation, count = 3 }: PieceLook): void {
  if (count > 0) m.within([-9, 0, 8], [0, 0.15, 0], 1, () => addFigure(m, { nation, pose: 'kneeling', weapon: 'none' }))
  if (count > 1)
    m.within([-15, 0, -6], [0, -0.4, 0], 1, () => {
      addFigure(m, { nation, pose: 'loading', weapon: 'none' })
      m.limb([8.6, 14.4, -1.4], [13, 15, -1.4], 0.95, 0.5, '#c49a43')
    })
  if (count > 2)
    m.within([-24, 0, 3], [0, 0.1, 0], 1, () =>
      addFigure(m, { nation, pose: 'officer', weapon: 'none', cap: nation !== 'american' }),
    )
  for (let i = 0; i < 3; i++)
    m.box(7, 2.6, 4, '#6b6440', [-24, i < 2 ? 1.4 + i * 2.6 : 1.4, i < 2 ? -13 : -18], {
      turn: [0, 0.2 * i, 0],
      bevel: 0.3,
    })
}
