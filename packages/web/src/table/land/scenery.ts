import { planOfTerrain } from '../ground/laid.ts'
import { areaOf, edgeDistance, type Plan } from '../plan.ts'
import { random } from '../random.ts'
import type { SceneTerrain, TableScene, TerrainLook } from '../scene.ts'
import { type Spot, toPoint } from '../world.ts'

/** What a lane goes round, and what it may pass through as by a gate. */
const inTheWay: readonly TerrainLook[] = [
  'building',
  'bunker',
  'ruin',
  'trench',
  'foxhole',
  'trees',
  'woods',
  'rubble',
  'hill',
  'mound',
  'stones',
]
const LANE = 30
const STEP = 30
/** Attempts at finding room for a field, and how many a square metre may have. */
const TRIES = 90
const FIELDS = 2.4

/**
 * The table with what lies on it for the eye alone. Where the battle lays no scenery of its own, lanes and fields are found for it,
 * if its set knows no rule for them: they mean nothing, and nobody can point at them.
 */
export function landscaped(scene: TableScene): TableScene {
  const { scenery = [], dressing = [] } = scene
  if (scenery.length > 0) return { ...scene, terrain: [...scenery, ...scene.terrain] }
  if (dressing.length === 0) return scene
  const plans = scene.terrain.map(terrain => ({ look: terrain.look, plan: planOfTerrain(scene, terrain) }))
  const lanes = dressing.includes('road') ? crossroads(scene, plans) : []
  const laid = [...plans, ...lanes.map(lane => ({ look: lane.look, plan: planOfTerrain(scene, lane) }))]
  const fields = dressing.includes('field') ? fieldsOf(scene, laid) : []
  return { ...scene, terrain: [...lanes, ...fields, ...scene.terrain] }
}

/** Says when the land has to be made anew: a door that opens does not change it, and neither does any piece. */
export const keyOfLand = ({ theme, width, depth, terrain, scenery = [], dressing = [] }: TableScene): string =>
  JSON.stringify([theme, width, depth, dressing, scenery, terrain.map(({ open: _, ...rest }) => rest)])

interface Laid {
  readonly look: TerrainLook
  readonly plan: Plan
}

/** Two lanes that cross near the largest house, each where it meets least. */
function crossroads(scene: TableScene, plans: readonly Laid[]): readonly SceneTerrain[] {
  const [house] = plans
    .filter(({ look }) => look === 'building')
    .sort((a, b) => areaOf(b.plan.outline) - areaOf(a.plan.outline))
  if (!house) return []
  const [w, d] = [scene.width / 200, scene.depth / 200]
  const middle = house.plan.middle
  const along = (vertical: boolean): SceneTerrain => {
    const [half, long, near] = vertical ? [w, d, middle[0]] : [d, w, middle[1]]
    let best = { at: 0, cost: Number.POSITIVE_INFINITY }
    for (let at = 60 - half; at <= half - 60; at += 15) {
      const cost = hindrance(plans, laneAt(at, long, vertical)) + Math.abs(at - near) / 25
      if (cost < best.cost) best = { at, cost }
    }
    const line = laneAt(best.at, long, vertical).map(([x, z]) => toPoint(scene, x, z))
    return {
      id: `lane ${vertical}`,
      look: 'road',
      height: 0,
      shape: { line: line.filter((_, i) => i % 6 === 0 || i === line.length - 1), thick: LANE * 100 },
    }
  }
  return [along(true), along(false)]
}

/** A lane from edge to edge, never quite straight. */
function laneAt(at: number, long: number, vertical: boolean): readonly Spot[] {
  const count = Math.ceil((2 * long) / STEP)
  return Array.from({ length: count + 1 }, (_, i): Spot => {
    const along = -long + (2 * long * i) / count
    const across = at + Math.sin(along / 150 + at) * 7
    return vertical ? [across, along] : [along, across]
  })
}

function hindrance(plans: readonly Laid[], lane: readonly Spot[]): number {
  let cost = 0
  for (const { look, plan } of plans) {
    const hard = inTheWay.includes(look)
    const met = lane.filter(([x, z]) => edgeDistance(plan, x, z) < (hard ? LANE / 2 + 6 : LANE / 2)).length
    cost += met * (hard ? 40 : 4)
  }
  return cost
}

function fieldsOf(scene: TableScene, plans: readonly Laid[]): readonly SceneTerrain[] {
  const chance = random(Math.round(scene.width + scene.depth * 3 + scene.terrain.length * 7))
  const [w, d] = [scene.width / 200, scene.depth / 200]
  const fields: { readonly spot: Spot; readonly wide: number; readonly deep: number }[] = []
  const most = Math.round(((4 * w * d) / 1e6) * FIELDS)
  for (let i = 0; i < TRIES && fields.length < most; i++) {
    const [wide, deep] = [chance.between(70, 130), chance.between(55, 100)]
    const spot: Spot = [chance.between(wide - w, w - wide), chance.between(deep - d, d - deep)]
    const touches = plans.some(({ plan }) => meets(plan, spot, wide + 12, deep + 12))
    const overlaps = fields.some(
      other =>
        Math.abs(other.spot[0] - spot[0]) < other.wide + wide + 20 &&
        Math.abs(other.spot[1] - spot[1]) < other.deep + deep + 20,
    )
    if (!touches && !overlaps) fields.push({ spot, wide, deep })
  }
  return fields.map(({ spot: [x, z], wide, deep }, i) => ({
    id: `field ${i}`,
    look: 'field',
    height: 0,
    shape: {
      polygon: [
        [-wide, -deep],
        [wide, -deep * 0.94],
        [wide * 0.96, deep],
        [-wide * 0.97, deep * 0.95],
      ].map(([a = 0, b = 0]) => toPoint(scene, x + a, z + b)),
    },
  }))
}

/** Does anything of a plan lie within a box? Tried at posts of a grid. */
function meets(plan: Plan, [x, z]: Spot, wide: number, deep: number): boolean {
  for (let a = -1; a <= 1; a += 0.25)
    for (let b = -1; b <= 1; b += 0.25) if (edgeDistance(plan, x + a * wide, z + b * deep) < 12) return true
  return false
}
