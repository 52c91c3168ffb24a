import { planOfTerrain } from './ground/cover.ts'
import { edgeDistance, extent, type Plan } from './plan.ts'
import { clamp, fbm, smooth } from './random.ts'
import type { SceneTerrain, TableScene, TerrainLook } from './scene.ts'

/** How a feature changes the height: `d` is the distance from its edge, negative inside. */
type Form = (y: number, d: number, terrain: SceneTerrain, plan: Plan) => number

export const trenchDepth = 16

const level: Form = (y, d, terrain) => y + Math.max(4, terrain.height / 100) * smooth(1, -10, d)
const bowl =
  (depth: number, width: number): Form =>
  (y, d) =>
    y - depth * smooth(0, -width, d)

const forms: { readonly [look in TerrainLook]?: Form } = {
  hill: level,
  cliff: (y, d, terrain) => y + Math.max(8, terrain.height / 100) * smooth(1, -5, d),
  mound: (y, d, terrain, plan) => y + Math.max(6, terrain.height / 100) * smooth(0, -Math.max(8, plan.radius * 0.9), d),
  bank: (y, d, terrain, plan) => y + Math.max(8, terrain.height / 100) * smooth(1, -plan.half * 0.8, d),
  hedgerow: (y, d, _, plan) => y + 12 * smooth(2, -plan.half * 0.7, d),
  trench: (y, d) => (d < 0 ? y + 4 - (trenchDepth + 4) * smooth(0, -2.5, d) : y + 4 * (1 - clamp(d / 16))),
  ditch: bowl(8, 9),
  dugout: bowl(8, 6),
  foxhole: (y, d) => (d < 0 ? y - 8 * smooth(1, -6, d) + 2 : y + 2 * (1 - clamp(d / 8))),
  crater: (y, d, _, plan) => {
    const r = plan.radius
    const t = (d + r) / r
    return t < 1 ? y - r * 0.42 * (1 - t * t) + r * 0.14 * t ** 4 : y + r * 0.14 * (1 - smooth(1, 1.7, t))
  },
  river: bowl(10, 16),
  stream: bowl(6, 8),
  water: bowl(8, 14),
  road: (y, d) => y - 0.8 * smooth(2, -4, d),
  rubble: (y, d) => y + 3 * smooth(0, -14, d),
}

/** Buildings stand level. */
const levelled: readonly TerrainLook[] = ['building', 'ruin', 'bunker', 'bridge']

export interface Relief {
  at(x: number, z: number): number
}

/** The height of the ground everywhere, from gentle country and the terrain that shapes it. */
export function reliefOf(scene: TableScene): Relief {
  const country = (x: number, z: number): number =>
    (fbm(x / 170 + 31, z / 170 + 7, 2) - 0.5) * (scene.theme === 'mud' ? 6 : 4.5)
  const features = scene.terrain
    .filter(terrain => forms[terrain.look] || levelled.includes(terrain.look))
    .map(terrain => {
      const plan = planOfTerrain(scene, terrain)
      const { x0, z0, x1, z1 } = extent(plan.outline)
      const reach = terrain.look === 'crater' ? plan.radius : 20
      const middle = country(plan.middle[0], plan.middle[1])
      return {
        terrain,
        plan,
        form: forms[terrain.look],
        middle,
        x0: x0 - reach,
        z0: z0 - reach,
        x1: x1 + reach,
        z1: z1 + reach,
      }
    })
  const exact = (x: number, z: number): number => {
    let y = country(x, z)
    for (const f of features) {
      if (x < f.x0 || x > f.x1 || z < f.z0 || z > f.z1) continue
      const d = edgeDistance(f.plan, x, z)
      y = f.form ? f.form(y, d, f.terrain, f.plan) : y + (f.middle - y) * smooth(16, 2, d)
    }
    return y
  }
  return { at: posts(scene, exact) }
}

const step = 3

/** Heights are asked for again and again: they are worked out once for each post of a fine grid, and read between posts. */
function posts(scene: TableScene, exact: (x: number, z: number) => number): Relief['at'] {
  const [x0, z0] = [-scene.width / 200 - step, -scene.depth / 200 - step]
  const columns = Math.ceil(scene.width / 100 / step) + 4
  const rows = Math.ceil(scene.depth / 100 / step) + 4
  const heights = new Float32Array(columns * rows).fill(Number.NaN)
  const post = (i: number, j: number): number => {
    const known = heights[j * columns + i] as number
    if (!Number.isNaN(known)) return known
    const made = exact(x0 + i * step, z0 + j * step)
    heights[j * columns + i] = made
    return made
  }
  return (x, z) => {
    const [u, v] = [clamp((x - x0) / step, 0, columns - 2), clamp((z - z0) / step, 0, rows - 2)]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const low = post(i, j) + (post(i + 1, j) - post(i, j)) * (u - i)
    const high = post(i, j + 1) + (post(i + 1, j + 1) - post(i, j + 1)) * (u - i)
    return low + (high - low) * (v - j)
  }
}
