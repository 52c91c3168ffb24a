import { type Plan, pairedOff, planOf } from '../plan.ts'
import type { SceneTerrain, TableScene, TerrainLook } from '../scene.ts'
import type { Spot } from '../world.ts'

/** How wide a line is drawn whose rules give it no thickness, in millimetres. */
export const usualWidth: { readonly [look in TerrainLook]?: number } = {
  hedge: 12,
  hedgerow: 36,
  'stone-wall': 6.4,
  'high-wall': 7,
  fence: 3,
  log: 9,
  sandbags: 12,
  wire: 16,
  bank: 30,
  trench: 30,
  ditch: 20,
  road: 46,
  river: 90,
  stream: 30,
  bridge: 50,
  tracks: 34,
}

/** What does not end with the table: its picture goes on under the frame, or it would have a bank there. */
const endless: readonly TerrainLook[] = ['water', 'river', 'stream', 'beach', 'road']
/** Less than the frame is wide. */
const UNDER = 40

export function planOfTerrain(scene: TableScene, { look, shape }: SceneTerrain): Plan {
  const plan = planOf(scene, shape, usualWidth[look] ?? 4)
  if (plan.kind !== 'area' || !endless.includes(look)) return plan
  const whole = beyondEdges(plan, scene)
  return look === 'beach' ? whole : flowing(whole)
}

function beyondEdges(plan: Plan, { width, depth }: TableScene): Plan {
  const out = (at: number, edge: number): number => (Math.abs(at) > edge - 2 ? Math.sign(at) * (edge + UNDER) : at)
  return outlined(
    plan,
    plan.outline.map(([x, z]) => [out(x, width / 200), out(z, depth / 200)]),
  )
}

/** A river that is given as an area bends like one that is given as a line. */
function flowing(plan: Plan): Plan {
  const strip = plan.outline.length > 4 ? pairedOff(plan.outline) : null
  return strip ? outlined(plan, [...bend(strip.sides[0]), ...bend(strip.sides[1]).reverse()]) : plan
}

const outlined = (plan: Plan, outline: readonly Spot[]): Plan => ({
  ...plan,
  outline,
  spine: [...outline, outline[0] as Spot],
})

/** Roads and rivers bend: a smooth line through their corners. */
export function bend(spots: readonly Spot[]): Spot[] {
  if (spots.length < 3) return [...spots]
  const smooth: Spot[] = []
  for (let i = 0; i < spots.length - 1; i++) {
    const [p0, p1, p2, p3] = [spots[i - 1] ?? spots[i], spots[i], spots[i + 1], spots[i + 2] ?? spots[i + 1]] as Spot[]
    for (let k = 0; k < 12; k++) {
      const t = k / 12
      const axis = (n: 0 | 1): number => {
        const [a, b, c, d] = [p0?.[n], p1?.[n], p2?.[n], p3?.[n]] as [number, number, number, number]
        return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t) / 2
      }
      smooth.push([axis(0), axis(1)])
    }
  }
  return [...smooth, spots[spots.length - 1] as Spot]
}
