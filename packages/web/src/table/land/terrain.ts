import { Group } from 'three'
import { planOfTerrain } from '../ground/cover.ts'
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
import { works } from './works.ts'

/** All that stands on the ground: what it is made of, and what may be lifted off or thinned out. */
export interface Terrain {
  readonly group: Group
  readonly crowns: readonly Crown[]
  readonly roofs: ReadonlyMap<string, import('three').Object3D>
}

/** Nothing grows here, even where a wood or scrub is laid over it. */
const bare: readonly TerrainLook[] = ['road', 'river', 'stream', 'water', 'bridge', 'building', 'ruin', 'bunker', 'trench', 'crater', 'foxhole', 'stones', 'log', 'aid-station'] // biome-ignore format: a list

const detail: { readonly [quality in Quality]: Lod } = { full: 0, light: 1, plain: 1 }

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
      lod: detail[quality],
      quality,
      seed: seedOf(terrain.id),
      canGrow: ([x, z], thick) => kept.every(plan => edgeDistance(plan, x, z) > thick),
    }
    growths[terrain.look]?.(site)
    works[terrain.look]?.(site)
  }
  addLitter(scene, relief, lot, detail[quality])
  if (quality !== 'plain') addTufts(scene, relief, lot, quality)
  const group = new Group()
  for (const object of lot.objects()) group.add(object)
  return { group, crowns: lot.crowns, roofs: lot.roofs }
}
