import type { Model } from '../paint/model.ts'
import type { PieceLook } from '../scene.ts'
import { addFigure, type Figure } from './figure.ts'
import { type NationName, steel } from './nation.ts'

const bare = (nation: NationName, pose: Figure['pose']): Figure => ({ nation, pose, weapon: 'none' })

/** Two or three men and the weapon they serve, on one base. */
export function addTeam(m: Model, look: PieceLook): void {
  if (look.weapon === 'mortar') mortarTeam(m, look.nation)
  else if (look.weapon === 'launcher' || look.weapon === 'sniper') pair(m, look)
  else machineGunTeam(m, look.nation)
}

function machineGunTeam(m: Model, nation: NationName): void {
  m.within([2, 0, 0], [0, 0, 0], 1, () => addTripodGun(m, nation))
  m.within([-6.5, 0, 0.5], [0, 0, 0], 1, () => addFigure(m, bare(nation, nation === 'german' ? 'prone' : 'sitting')))
  m.within([-4, 0, -9.6], [0, -0.25, 0], 1, () => addFigure(m, bare(nation, 'loading')))
}

export function addTripodGun(m: Model, nation: NationName): void {
  const thin = nation === 'german'
  for (const [x, z] of [
    [9, -5],
    [9, 5],
    [-1, 0],
  ] as const)
    m.limb([5, 6.4, 0], [x, 0, z], 0.55, 0.45, steel, { segments: 5 })
  m.box(7, 2.2, 1.9, steel, [4.5, 7.8, 0], { bevel: 0.3 })
  if (thin) m.limb([7, 7.9, 0], [19, 8.3, 0], 0.75, 0.7, steel)
  else m.limb([8, 7.9, 0], [17, 8.3, 0], 1.35, 1.35, '#4c5140', { segments: 10 })
  m.limb([17, 8.3, 0], [20.5, 8.4, 0], 0.5, 0.6, steel, { segments: 6 })
  m.box(4.4, 3.2, 2.4, '#5a5c3f', [5, 2.2, -5], { bevel: 0.3 })
  m.limb([5, 3.6, -4.4], [4.6, 7.8, -1.2], 0.5, 0.5, '#b58e3e', { segments: 5 })
}

function mortarTeam(m: Model, nation: NationName): void {
  m.cylinder(4.6, 4.6, 0.8, '#4a4c38', [-3, 0.6, 0], { segments: 14 })
  m.limb([-3, 1, 0], [5.4, 20, 0], 1.35, 1.25, '#4c5140', { segments: 10 })
  for (const side of [-1, 1]) m.limb([3.4, 15, 0], [8, 0, side * 4.6], 0.5, 0.45, steel, { segments: 5 })
  m.within([1, 0, 10], [0, 1.45, 0], 1, () => {
    addFigure(m, bare(nation, 'hurling'))
    m.limb([8.7, 23, 0], [8.7, 27, 0], 1.05, 0.5, '#6b6e4a')
  })
  m.within([-9, 0, -8], [0, -0.5, 0], 1, () => addFigure(m, bare(nation, 'loading')))
  m.box(4.6, 3.2, 6, '#5d5f41', [8, 1.6, 12], { turn: [0, 0.3, 0], bevel: 0.3 })
}

function pair(m: Model, look: PieceLook): void {
  const weapon = look.weapon ?? 'rifle'
  m.within([2, 0, 4], [0, 0, 0], 1, () => addFigure(m, { nation: look.nation, pose: look.pose ?? 'kneeling', weapon }))
  m.within([-6, 0, -7], [0, -0.2, 0], 1, () => addFigure(m, { nation: look.nation, pose: 'kneeling', weapon: 'rifle' }))
}

const places = [
  [9, -13, 0.1],
  [8, 13, 0.05],
  [-9, 0, -0.15],
  [-10, -15, 0],
  [-11, 14, 0.1],
  [10, 1, 0],
] as const

/** The figures on a stand; losses take the last of the list, so those at the back go first. */
export function standPlaces(look: PieceLook, half: number): { figure: Figure; x: number; z: number; turn: number }[] {
  const leads = look.pose === 'officer'
  const mixed = [look.pose ?? 'running', 'kneeling', 'firing', 'running', 'standing', 'kneeling'] as const
  const spread = half / 25
  return places.slice(0, look.count ?? 3).map(([x, z, turn], i) => ({
    figure: {
      nation: look.nation,
      pose: leads ? (i === 2 ? 'officer' : 'kneeling') : (mixed[i] ?? 'running'),
      weapon: leads && i === 2 ? 'none' : i === 0 ? (look.weapon ?? 'rifle') : 'rifle',
      bayonet: look.bayonet ?? false,
    },
    x: x * spread,
    z: z * spread,
    turn,
  }))
}
