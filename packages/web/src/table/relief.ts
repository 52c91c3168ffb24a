import { planOfTerrain } from './ground/laid.ts'
import { edgeDistance, extent, type Plan } from './plan.ts'
import { clamp, fbm, noise, smooth } from './random.ts'
import type { SceneTerrain, TableScene, TerrainLook } from './scene.ts'

/** How a feature changes the height: `d` is the distance from its edge, negative inside. */
type Form = (y: number, d: number, terrain: SceneTerrain, plan: Plan, x: number, z: number) => number

export const trenchDepth = 16

/** Its edge is the rule; the higher it is, the longer its slope, or it would look like a wall: here steep, there gentle. */
const level: Form = (y, d, terrain, _, x, z) => {
  const height = Math.max(4, terrain.height / 100)
  const slope = clamp(height * 0.8, 10, 32) * (0.6 + 0.9 * fbm(x / 44 + 3, z / 44 + 8, 2))
  return y + height * smooth(1, -slope, d + (noise(x / 15 + 5, z / 15) - 0.5) * 5)
}
const heap: Form = (y, d, terrain, { radius }) =>
  y + Math.max(6, Math.min(14, radius * 0.5), terrain.height / 100) * smooth(0, -Math.max(8, radius * 0.9), d)
const bowl =
  (depth: number, width: number): Form =>
  (y, d) =>
    y - depth * smooth(0, -width, d)

/** A bed whose banks wander a little, as no ruler drew them. */
const bed = (depth: number, width: number, wander: number): Form => {
  const dug = bowl(depth, width)
  return (y, d, terrain, plan, x, z) => dug(y, d + (fbm(x / 34 + 9, z / 34 + 5, 2) - 0.8) * wander, terrain, plan, x, z)
}

/** A bowl that no compass drew: it bulges here and there, and the earth it threw up lies in heaps round it. */
const crater: Form = (y, d, _, { radius, middle }, x, z) => {
  const away = d + radius
  const [ux, uz] = away > 1 ? [(x - middle[0]) / away, (z - middle[1]) / away] : [0, 0]
  const bulge = noise(ux * 1.7 + middle[0] / 9, uz * 1.7 + middle[1] / 9) - 0.5
  const t = away / (radius * (0.92 + 0.3 * bulge))
  const heap = noise(ux * 3.1 + middle[1] / 7, uz * 3.1 + middle[0] / 7)
  const lip = radius * (0.05 + 0.14 * heap) * smooth(0.7, 1.06, t) * (1 - smooth(1.06, 1.9, t))
  return y - radius * 0.44 * (1 - smooth(0.08, 1.04, t)) + lip
}

const forms: { readonly [look in TerrainLook]?: Form } = {
  hill: level,
  cliff: (y, d, terrain) => y + Math.max(8, terrain.height / 100) * smooth(1, -5, d),
  mound: heap,
  stones: heap,
  bank: (y, d, terrain, plan) => y + Math.max(8, terrain.height / 100) * smooth(1, -plan.half * 0.8, d),
  hedgerow: (y, d, _, plan) => y + 12 * smooth(2, -plan.half * 0.7, d),
  trench: (y, d) => (d < 0 ? y + 4 - (trenchDepth + 4) * smooth(0, -2.5, d) : y + 4 * (1 - clamp(d / 16))),
  ditch: bowl(8, 9),
  dugout: bowl(8, 6),
  foxhole: (y, d) => (d < 0 ? y - 8 * smooth(1, -6, d) + 2 : y + 2 * (1 - clamp(d / 8))),
  crater,
  river: bed(10, 14, 14),
  stream: bed(6, 8, 6),
  water: bed(8, 14, 16),
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
      y = f.form ? f.form(y, d, f.terrain, f.plan, x, z) : y + (f.middle - y) * smooth(16, 2, d)
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
