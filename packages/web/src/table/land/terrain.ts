import { Group } from 'three'
import { planOfTerrain } from '../ground/laid.ts'
import type { Lod } from '../paint/model.ts'
import { edgeDistance } from '../plan.ts'
import { seedOf } from '../random.ts'
import type { Relief } from '../relief.ts'
import type { Quality, TableScene, TerrainLook } from '../scene.ts'
import { growths } from './growth.ts'
import { addLitter } from './litter.ts'
import { type Crown, Lot } from './lot.ts'
import { addTufts } from './meadow.ts'
import type { Site } from './site.ts'
import { waterMesh } from './water.ts'
import { works } from './works.ts'

/** All that stands on the ground: what it is made of, and what may be lifted off or thinned out. */
export interface Terrain {
  readonly group: Group
  readonly crowns: readonly Crown[]
  readonly roofs: ReadonlyMap<string, import('three').Object3D>
  /** Nothing is there until it has been said how finely; says whether that is a change. */
  show(lod: Lod): boolean
}

/** Nothing grows here, even where a wood or scrub is laid over it. */
const bare: readonly TerrainLook[] = ['road', 'river', 'stream', 'water', 'bridge', 'building', 'ruin', 'bunker', 'trench', 'crater', 'foxhole', 'stones', 'log', 'aid-station'] // biome-ignore format: a list

export function buildTerrain(scene: TableScene, relief: Relief, quality: Quality): Terrain {
  const lot = new Lot(quality, scene.theme === 'snow')
  const kept = scene.terrain.filter(({ look }) => bare.includes(look)).map(one => planOfTerrain(scene, one))
  for (const terrain of scene.terrain) {
    const site: Site = {
      scene,
      terrain,
      plan: planOfTerrain(scene, terrain),
      relief,
      lot,
      quality,
      seed: seedOf(terrain.id),
      canGrow: ([x, z], thick) => kept.every(plan => edgeDistance(plan, x, z) > thick),
    }
    growths[terrain.look]?.(site)
    works[terrain.look]?.(site)
  }
  addLitter(scene, relief, lot)
  if (quality !== 'plain') addTufts(scene, relief, lot, quality)
  if (lot.pools.length > 0) lot.add(waterMesh(lot.pools, scene, quality))
  const group = new Group()
  for (const object of lot.objects()) group.add(object)
  return { group, crowns: lot.crowns, roofs: lot.roofs, show: lod => lot.show(lod) }
}
