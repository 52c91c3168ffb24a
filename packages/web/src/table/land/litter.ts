import type { BufferGeometry } from 'three'
import { bend, planOfTerrain } from '../ground/laid.ts'
import { type Lod, Model } from '../paint/model.ts'
import { edgeDistance, halfWidth, lengthOf, longAxis, type Plan, stepsAlong } from '../plan.ts'
import { random } from '../random.ts'
import type { Relief } from '../relief.ts'
import type { TableScene, TerrainLook } from '../scene.ts'
import type { Lot } from './lot.ts'
import { treeGeometry } from './tree.ts'

/** Between two telegraph poles, and from the road's edge to them, in millimetres. */
const SPAN = 230
const VERGE = 9
/** A shorter road has none. */
const LONG = 500
/** Splintered trunks on a square metre of churned ground. */
const STUMPS = 12

/** Flat ground, on which anything may lie. */
const lies: readonly TerrainLook[] = ['open', 'mud', 'churned', 'tracks', 'meadow', 'puddle']

/** What lies and stands about without meaning anything in a rule: poles along roads, and where the ground is churned up, planks and stakes. */
export function addLitter(scene: TableScene, relief: Relief, lot: Lot): void {
  const plans = scene.terrain
    .filter(({ look }) => !lies.includes(look))
    .map(terrain => ({ terrain, plan: planOfTerrain(scene, terrain) }))
  const isFree = (x: number, z: number, round: number, but?: Plan): boolean =>
    Math.abs(x) < scene.width / 200 - 6 &&
    Math.abs(z) < scene.depth / 200 - 6 &&
    plans.every(({ plan }) => plan === but || edgeDistance(plan, x, z) > round)
  const [road] = plans
    .filter(({ terrain }) => terrain.look === 'road')
    .sort((a, b) => lengthOf(longAxis(b.plan)) - lengthOf(longAxis(a.plan)))
  let next = SPAN / 2
  if (road && lengthOf(longAxis(road.plan)) > LONG)
    for (const { x, z, turn, along } of stepsAlong(bend(longAxis(road.plan)), 5)) {
      if (along < next) continue
      next = along + SPAN
      const away = halfWidth(road.plan) + VERGE
      const [px, pz] = [x + Math.sin(turn) * away, z + Math.cos(turn) * away]
      if (isFree(px, pz, 5, road.plan)) lot.put('pole', 'paint', pole, [px, relief.at(px, pz) - 0.5, pz], [0, turn, 0])
    }
  if (scene.theme !== 'mud') return
  const chance = random(97)
  for (let i = 0; i < (scene.width * scene.depth * STUMPS) / 1e10; i++) {
    const [x, z] = [chance.between(-1, 1) * (scene.width / 200), chance.between(-1, 1) * (scene.depth / 200)]
    const [variant, turn, size] = [i % 3, chance() * 6.283, chance.between(0.8, 1.3)]
    if (isFree(x, z, 16))
      lot.put(
        `shattered ${variant}`,
        'leaf',
        lod => treeGeometry('shattered', variant, lod),
        [x, relief.at(x, z) - 0.6, z],
        [0, turn, 0],
        size,
      )
  }
  const count = (scene.width * scene.depth * 120) / 1e10
  for (let i = 0; i < count; i++) {
    const [x, z] = [chance.between(-1, 1) * (scene.width / 200), chance.between(-1, 1) * (scene.depth / 200)]
    const [turn, lean, kind] = [chance() * 6.283, chance.between(-0.3, 0.3), i % 5]
    if (!isFree(x, z, 8)) continue
    const at = [x, relief.at(x, z) - 0.3, z] as const
    if (kind === 0) lot.put('stake', 'paint', stake, at, [lean, turn, lean])
    else lot.put(`plank ${kind % 2}`, 'paint', lod => plank(2 + (kind % 2), lod), at, [lean * 0.3, turn, lean * 0.3])
  }
}

function pole(lod: Lod): BufferGeometry {
  const m = new Model(3, lod)
  m.limb([0, 0, 0], [0, 62, 0], 1.3, 0.9, '#6d5a42', { segments: 6 })
  for (const y of [52, 58]) {
    m.box(1.2, 1.2, 15, '#6d5a42', [0, y, 0], { bevel: 0 })
    for (const z of [-6, 6]) m.box(1.1, 2, 1.1, '#c9cfc8', [0, y + 1.4, z], { bevel: 0 })
  }
  return m.geometry({ wash: 0.3, ground: 0 })
}

function plank(kind: number, lod: Lod): BufferGeometry {
  const m = new Model(20 + kind, lod)
  m.box(8 + kind * 4, 0.9, 2.4, '#5d4e3b', [0, 0.6, 0], { bevel: 0 })
  if (kind % 2) m.box(7, 0.9, 2.2, '#514332', [2, 1.2, 1.6], { bevel: 0, turn: [0, 0.7, 0.1] })
  return m.geometry({ wash: 0.2, ground: 0 })
}

function stake(lod: Lod): BufferGeometry {
  const m = new Model(41, lod)
  m.limb([0, 0, 0], [1.2, 13, 0.6], 1.1, 0.7, '#4b3a28', { segments: 5 })
  m.limb([0.7, 8, 0.3], [4.2, 11.5, -1], 0.5, 0.25, '#4b3a28', { segments: 4 })
  return m.geometry({ wash: 0.2, ground: 0 })
}
