import type { Plan } from '../plan.ts'
import type { Relief } from '../relief.ts'
import type { Quality, SceneTerrain, TableScene } from '../scene.ts'
import type { Spot } from '../world.ts'
import type { Lot } from './lot.ts'

/** One piece of terrain and all that its builder needs. */
export interface Site {
  readonly scene: TableScene
  readonly terrain: SceneTerrain
  readonly plan: Plan
  readonly relief: Relief
  readonly lot: Lot
  readonly quality: Quality
  readonly seed: number
  /** Whether something this thick can grow here: not in water, on a road or through a wall. */
  readonly canGrow: (spot: Spot, thick: number) => boolean
}

export type Builder = (site: Site) => void
