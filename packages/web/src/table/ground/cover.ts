import { BELT, beside, edgeDistance, extent, halfWidth, longAxis, type Plan, rowsOf, wander } from '../plan.ts'
import { random, seedOf } from '../random.ts'
import type { SceneTerrain, TerrainLook } from '../scene.ts'
import type { Spot } from '../world.ts'
import { cabbageRows, ploughed, sown } from './crops.ts'
import { bend } from './laid.ts'
import type { Layer, Masks } from './mask.ts'
import { trace } from './mask.ts'
import { type Palette, palettes } from './palette.ts'
import { crater, puddle, torn, treads } from './scars.ts'
import { contact, contactLine, furrows, riser, ruts, scatter, shade } from './stroke.ts'

type Cover = (masks: Masks, plan: Plan, look: TerrainLook) => void
type Finish = (brush: CanvasRenderingContext2D, plan: Plan, terrain: SceneTerrain, palette: Palette) => void

const worn: Cover = (masks, plan) =>
  plan.kind === 'area'
    ? masks.fill('dirt', plan.outline, 16, 0.55)
    : masks.stroke('dirt', plan.spine, plan.half * 2 + 8, 14, 0.5)

/** How far apart the tongues of a ragged edge are, in millimetres. */
const TONGUE = 16

/** Tongues along the edge: nothing in nature ends along a ruler. */
function ragged(masks: Masks, layer: Layer, { outline, kind, middle }: Plan, strength: number, longest = 26): void {
  if (kind === 'circle') return
  const chance = random(Math.abs(Math.round(middle[0] * 3 + middle[1] * 17)) + 1)
  for (const [i, [x, z]] of outline.entries()) {
    const [u, v] = outline[(i + 1) % outline.length] as Spot
    const steps = Math.max(1, Math.round(Math.hypot(u - x, v - z) / TONGUE))
    for (let step = 0; step < steps; step++) {
      const part = (step + chance.between(-0.4, 0.4)) / steps
      const spot: Spot = [x + (u - x) * part + chance.between(-5, 5), z + (v - z) * part + chance.between(-5, 5)]
      masks.blob(layer, spot, chance.between(6, longest), 0.9, strength * chance.between(0.4, 1))
    }
  }
}

/** Trodden deeper here than there: a patch each so many square millimetres, thickest in the middle, the last of them on the edge. */
const trodden =
  (layer: Layer, strength: number, floor = 0.86, each = 420): Cover =>
  (masks, plan) => {
    masks.cover(layer, plan, Math.min(64, plan.radius * 0.5), strength * floor)
    ragged(masks, layer, plan, strength * 1.4, 40)
    const chance = random(Math.abs(Math.round(plan.middle[0] * 7 + plan.middle[1] * 13)) + 1)
    const { x0, z0, x1, z1 } = extent(plan.outline)
    for (let i = 0; i < ((x1 - x0) * (z1 - z0)) / each; i++) {
      const spot: Spot = [chance.between(x0, x1), chance.between(z0, z1)]
      const inside = -edgeDistance(plan, ...spot)
      if (inside > 9) masks.blob(layer, spot, Math.min(34, 7 + inside * 0.8) * chance.between(0.6, 1), 0.9, strength)
    }
  }

/** Which mask a look covers. Looks without one change nothing but the grass around them. */
export const covers: { readonly [look in TerrainLook]?: Cover } = {
  road: (masks, plan) => {
    if (plan.kind === 'line') masks.stroke('dirt', bend(plan.spine), plan.half * 2, 24)
    else masks.cover('dirt', plan, 18)
    ragged(masks, 'dirt', plan, 0.45, 14)
  },
  building: (masks, plan) => masks.fill('dirt', plan.outline, 18, 0.7),
  ruin: (masks, plan) => masks.fill('dirt', plan.outline, 22, 0.8),
  bunker: (masks, plan) => masks.fill('dirt', plan.outline, 18, 0.7),
  rubble: (masks, plan) => masks.cover('dirt', plan, 8),
  woods: (masks, plan) => {
    masks.cover('wood', plan, 16)
    ragged(masks, 'wood', plan, 0.8)
  },
  trees: (masks, plan) => masks.cover('wood', plan, 12),
  tree: (masks, plan) => masks.cover('wood', plan, 8, 0.8),
  scrub: (masks, plan) => masks.cover('dry', plan, 10),
  grass: (masks, plan) => masks.cover('dry', plan, 6, 0.95),
  field: (masks, plan) => masks.cover('field', plan, 4),
  mound: (masks, plan) => masks.cover('dirt', plan, Math.min(14, plan.radius * 0.5), 0.62),
  stones: (masks, plan) => masks.cover('dirt', plan, 12, 0.8),
  trench: (masks, plan) => {
    if (plan.kind !== 'line') {
      masks.cover('dirt', plan, 20, 0.9)
      masks.cover('mud', plan, 4)
      return
    }
    masks.stroke('dirt', plan.spine, plan.half * 2 + 26, 20, 0.95)
    masks.stroke('mud', plan.spine, plan.half * 2 + 2, 6)
  },
  ditch: (masks, plan) => {
    masks.stroke('dirt', plan.spine, plan.half * 2 + 8, 12, 0.8)
    masks.stroke('mud', plan.spine, plan.half * 1.6, 6, 0.8)
  },
  dugout: (masks, plan) => masks.cover('mud', plan, 10),
  foxhole: (masks, plan) => {
    masks.blob('dirt', plan.middle, Math.max(14, plan.radius) * 1.7, 0.6, 0.9)
    masks.cover('mud', plan, 6)
  },
  crater: (masks, plan) => {
    masks.blob('dirt', plan.middle, plan.radius * 1.7, 0.7, 0.8)
    masks.blob('mud', plan.middle, plan.radius * 1.05, 0.5)
  },
  mud: trodden('mud', 0.3),
  wheat: (masks, plan) => masks.cover('field', plan, 4),
  plough: (masks, plan) => masks.cover('field', plan, 4),
  cabbages: (masks, plan) => masks.cover('field', plan, 4),
  meadow: (masks, plan) => masks.cover('dry', plan, 8, 0.3),
  yard: trodden('dirt', 0.34),
  churned: trodden('dirt', 0.26, 0.3, 1100),
  mines: (masks, plan) => masks.cover('dirt', plan, 10, 0.7),
  'aid-station': (masks, plan) => masks.cover('dirt', plan, 12, 0.6),
  sandbags: worn,
  wire: (masks, plan) => {
    for (const row of rowsOf(plan, BELT)) masks.stroke('dirt', wander(row, 48, 9), 14, 22, 0.32)
  },
  bank: (masks, plan) => masks.stroke('dirt', plan.spine, plan.half * 2, 12, 0.5),
  hedge: (masks, plan) => masks.stroke('wood', plan.spine, plan.half * 2 + 2, 8, 0.7),
  hedgerow: (masks, plan) => masks.stroke('dirt', plan.spine, plan.half * 2 + 2, 10, 0.55),
  river: (masks, plan) => water(masks, plan, 16),
  stream: (masks, plan) => water(masks, plan, 8),
  water: (masks, plan) => water(masks, plan, 14),
  beach: (masks, plan) => masks.cover('sand', plan, 30),
  bridge: (masks, plan) => masks.cover('dirt', plan, 10, 0.5),
}

function water(masks: Masks, plan: Plan, bank: number): void {
  if (plan.kind !== 'line') {
    masks.cover('mud', plan, bank, 0.8)
    return
  }
  masks.stroke('dry', bend(plan.spine), plan.half * 2 + bank * 5, bank * 3, 0.8)
  masks.stroke('mud', bend(plan.spine), plan.half * 2 + bank, bank * 1.5, 0.7)
}

const standing =
  (spread: number, alpha: number): Finish =>
  (brush, plan) => {
    if (plan.kind === 'line') contactLine(brush, plan.spine, plan.half * 2, spread, alpha)
    else contact(brush, plan.outline, spread, alpha)
  }

/** What is painted over the colours, look by look. */
export const finishes: { readonly [look in TerrainLook]?: Finish } = {
  road: (brush, plan, _, palette) => {
    const [half, line] = [halfWidth(plan), bend(longAxis(plan))]
    // earth on earth: without its ditches nobody would see a road there
    if (palette === palettes.mud)
      for (const side of [-1, 1]) contactLine(brush, wander(beside(line, side * (half + 3)), 22, 4), 3, 8, 0.42)
    ruts(brush, line, half * 0.5, half * 0.2, palette.grass[1])
  },
  building: standing(14, 0.6),
  ruin: standing(12, 0.5),
  bunker: standing(14, 0.6),
  stones: standing(8, 0.5),
  'stone-wall': standing(6, 0.5),
  'high-wall': standing(9, 0.55),
  fence: standing(3, 0.35),
  log: standing(5, 0.5),
  sandbags: standing(6, 0.5),
  wire: (brush, plan) => {
    for (const row of rowsOf(plan, BELT)) contactLine(brush, wander(row, 48, 9), 6, 8, 0.14)
  },
  hedge: standing(8, 0.5),
  hedgerow: standing(9, 0.5),
  bank: (brush, plan, terrain, palette) =>
    riser(brush, [...plan.outline, plan.outline[0] as Spot], seedOf(terrain.id), palette.flecks),
  bridge: standing(8, 0.45),
  tree: (brush, plan) => shade(brush, plan.middle, Math.max(24, plan.radius * 1.2), 0.42),
  trees: (brush, plan, terrain, { leaves }) => {
    scatter(brush, plan, 90_000, leaves, [0.5, 1.2], seedOf(terrain.id))
    shade(brush, plan.middle, plan.radius * 1.15, 0.4)
  },
  woods: (brush, plan, terrain, { leaves }) => {
    scatter(brush, plan, 90_000, leaves, [0.5, 1.3], seedOf(terrain.id))
  },
  field: (brush, plan, terrain, palette) => (seedOf(terrain.id) % 2 ? ploughed : sown)(brush, plan, terrain, palette),
  wheat: sown,
  plough: ploughed,
  cabbages: cabbageRows,
  meadow: (brush, plan, _, palette) =>
    palette === palettes.mud
      ? scatter(brush, plan, 60_000, ['rgba(124,120,70,.3)', 'rgba(70,66,38,.3)'], [0.5, 1.4], 7)
      : furrows(brush, plan, 26, 'rgba(40,48,16,.1)', 'rgba(206,204,120,.06)', 7),
  yard: (brush, plan, terrain) =>
    scatter(
      brush,
      plan,
      42_000,
      ['rgba(196,176,120,.55)', 'rgba(150,136,112,.6)', 'rgba(70,54,34,.4)', 'rgba(214,192,132,.5)'],
      [0.5, 1.5],
      seedOf(terrain.id),
    ),
  churned: (brush, plan, terrain) => torn(brush, plan, seedOf(terrain.id)),
  tracks: (brush, plan, terrain) => treads(brush, bend(plan.spine), seedOf(terrain.id)),
  puddle: (brush, plan, terrain) => puddle(brush, plan.middle, plan.radius, random(seedOf(terrain.id))),
  beach: (brush, plan, terrain) =>
    scatter(
      brush,
      plan,
      9_000,
      ['rgba(96,84,60,.5)', 'rgba(232,220,186,.6)', 'rgba(70,84,54,.4)'],
      [0.5, 1.6],
      seedOf(terrain.id),
    ),
  grass: (brush, plan, terrain) =>
    scatter(
      brush,
      plan,
      160_000,
      ['rgba(150,142,74,.5)', 'rgba(84,92,38,.5)', 'rgba(176,162,92,.45)'],
      [0.6, 1.6],
      seedOf(terrain.id),
    ),
  rubble: (brush, plan, terrain) =>
    scatter(
      brush,
      plan,
      110_000,
      ['rgba(150,138,116,.7)', 'rgba(120,86,68,.6)', 'rgba(186,172,144,.6)', 'rgba(60,50,38,.5)'],
      [0.6, 2.2],
      seedOf(terrain.id),
    ),
  mound: (brush, plan, terrain, palette) => {
    contact(brush, plan.outline, 4, 0.22)
    scatter(brush, plan, 70_000, palette.flecks, [0.6, 1.8], seedOf(terrain.id))
  },
  hill,
  cliff: hill,
  trench: (brush, plan) => {
    if (plan.kind !== 'line') {
      contact(brush, plan.outline, 3, 0.56)
      return
    }
    contactLine(brush, plan.spine, plan.half * 2 - 2, 3, 0.52)
    contactLine(brush, plan.spine, plan.half * 1.2, 4, 0.24)
  },
  ditch: (brush, plan) => contactLine(brush, plan.spine, plan.half, 6, 0.6),
  dugout: (brush, plan) => contact(brush, plan.outline, 3, 0.8),
  foxhole: (brush, plan, terrain) => crater(brush, plan.middle, Math.max(10, plan.radius), seedOf(terrain.id)),
  crater: (brush, plan, terrain) => crater(brush, plan.middle, plan.radius, seedOf(terrain.id)),
  mines: (brush, plan, terrain) =>
    scatter(brush, plan, 30_000, ['rgba(58,44,26,.6)', 'rgba(150,124,86,.5)'], [1.2, 3], seedOf(terrain.id)),
  fire: (brush, plan) => shade(brush, plan.middle, Math.max(20, plan.radius * 1.3), 0.7),
  gas: (brush, plan) => shade(brush, plan.middle, Math.max(20, plan.radius * 1.2), 0.2),
  smoke: (brush, plan) => shade(brush, plan.middle, Math.max(20, plan.radius * 1.2), 0.3),
}

/** A level of board: its edge must be seen straight from above by paint alone, most where the lamp does not reach it. */
function hill(brush: CanvasRenderingContext2D, plan: Plan, terrain: SceneTerrain, palette: Palette): void {
  const outline = wander([...plan.outline, plan.outline[0] as Spot], 16, 4)
  brush.save()
  trace(brush, outline)
  brush.closePath()
  brush.fillStyle = 'rgba(255,244,190,.07)'
  brush.fill()
  brush.restore()
  const { x0, z0, x1, z1 } = extent(plan.outline)
  for (const [i, width] of [22, 16, 10, 5].entries()) {
    const fall = brush.createLinearGradient(x0, z0, x1, z0 + (z1 - z0) * 0.4)
    for (const [at, share] of [[0, 0.5], [0.45, 0.8], [1, 1.25]] as const) // biome-ignore format: a list
      fall.addColorStop(at, `rgba(30,22,8,${(0.05 + i * 0.035) * share})`)
    brush.strokeStyle = fall
    brush.lineWidth = width
    trace(brush, outline)
    brush.stroke()
  }
  riser(brush, outline, seedOf(terrain.id), palette.flecks)
}
