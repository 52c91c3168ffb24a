import { extent, type Plan, stepsAlong, wander } from '../plan.ts'
import { type Random, random, seedOf } from '../random.ts'
import type { SceneTerrain } from '../scene.ts'
import type { Spot } from '../world.ts'
import { trace } from './mask.ts'
import { type Palette, palettes } from './palette.ts'
import { dot, furrows, inRows, scatter } from './stroke.ts'

/** What grows in a field, painted: from afar and without graphics this is all that is seen of it. */
type Brush = CanvasRenderingContext2D

export function ploughed(brush: Brush, field: Plan, terrain: SceneTerrain, palette: Palette): void {
  if (palette === palettes.snow) snowed(brush, field)
  else furrows(brush, field, 8.5, 'rgba(52,39,23,.6)', 'rgba(156,128,88,.38)', 2, uneven(field))
  hem(brush, field, terrain, palette)
}

/** Corn stands in summer; in mud what is left of it lies in the furrows. */
export function sown(brush: Brush, field: Plan, terrain: SceneTerrain, palette: Palette): void {
  if (palette === palettes.snow) snowed(brush, field)
  else if (palette === palettes.mud)
    furrows(brush, field, 7, 'rgba(58,44,26,.3)', 'rgba(196,164,92,.5)', 2, uneven(field))
  else corn(brush, field, seedOf(terrain.id))
  hem(brush, field, terrain, palette)
}

/** The outline of a field with slightly uneven edges, as if ploughed by hand. */
const uneven = (field: Plan): readonly Spot[] =>
  field.kind === 'area' ? wander(field.spine, 9, 4).slice(0, -1) : field.outline

/** Rough grass where the plough turns: flecks lit and in the shade, thickest on the edge. */
function hem(brush: Brush, { spine }: Plan, { id }: SceneTerrain, palette: Palette): void {
  if (palette === palettes.snow) return
  const chance = random(seedOf(id) + 5)
  const [, , dry, dark] = palette.grass
  for (const { x, z, turn } of stepsAlong(spine, 0.7)) {
    const off = (chance() + chance() - 1) * 7
    brush.globalAlpha = 0.55
    brush.fillStyle = chance() < 0.5 ? dark : chance() < 0.3 ? dry : chance.pick(palette.tufts)
    const spot: Spot = [x + Math.sin(turn) * off, z + Math.cos(turn) * off]
    dot(brush, ...spot, chance.between(0.8, 2.2), chance.between(0.5, 1), chance() * 3)
  }
  brush.globalAlpha = 1
}

/** Snow lies in the furrows, and the ridges look out of it. */
function snowed(brush: Brush, plan: Plan): void {
  furrows(brush, plan, 7, 'rgba(236,240,245,.55)', 'rgba(226,231,238,.5)', 3)
  scatter(brush, plan, 60_000, ['rgba(238,242,246,.4)', 'rgba(214,221,230,.3)', 'rgba(84,70,54,.25)'], [0.6, 1.9], 5)
}

/** The ears are pale, the rows between them in the shade; where the wind laid it, it is paler or darker. */
function corn(brush: Brush, plan: Plan, seed: number): void {
  const chance = random(seed)
  const edge = uneven(plan)
  brush.save()
  trace(brush, edge)
  brush.closePath()
  brush.clip()
  brush.fillStyle = 'rgba(164,134,72,.84)'
  brush.fill()
  laid(brush, plan, chance)
  brush.restore()
  furrows(brush, plan, 5, 'rgba(92,70,34,.38)', 'rgba(214,188,120,.34)', 2.4, edge)
  wheelings(brush, plan, edge)
  scatter(brush, plan, 70_000, ['rgba(230,208,146,.6)', 'rgba(200,172,104,.5)', 'rgba(88,70,36,.5)'], [0.5, 1.3], seed)
}

/** Soft patches, paler or darker, one each square decimetre or so. */
function laid(brush: Brush, plan: Plan, chance: Random): void {
  const { x0, z0, x1, z1 } = extent(plan.outline)
  for (let i = 0; i < ((x1 - x0) * (z1 - z0)) / 7000; i++) {
    const [x, z, r] = [chance.between(x0, x1), chance.between(z0, z1), chance.between(22, 60)]
    const tone = chance() < 0.5 ? '232,204,132' : '112,84,38'
    const fade = brush.createRadialGradient(x, z, 0, x, z, r)
    fade.addColorStop(0, `rgba(${tone},.2)`)
    fade.addColorStop(1, `rgba(${tone},0)`)
    brush.fillStyle = fade
    dot(brush, x, z, r, r)
  }
}

/** How far apart the wheels of a cart went through the corn, and how far one way lies from the next. */
const [GAUGE, WAYS] = [9, 92] as const

function wheelings(brush: Brush, plan: Plan, edge: readonly Spot[]): void {
  brush.strokeStyle = 'rgba(84,60,28,.5)'
  brush.lineWidth = 2
  inRows(brush, plan, edge, reach => {
    for (let way = WAYS / 2 - WAYS * Math.ceil(reach / WAYS); way < reach; way += WAYS)
      for (const row of [way, way + GAUGE]) {
        trace(brush, [[-reach, row], [reach, row]]) // biome-ignore format: one line
        brush.stroke()
      }
  })
}

/** Heads of cabbage in their rows. */
export function cabbageRows(brush: Brush, plan: Plan, terrain: SceneTerrain, palette: Palette): void {
  furrows(brush, plan, 18, 'rgba(44,34,20,.45)', 'rgba(138,116,76,.4)')
  const chance = random(seedOf(terrain.id))
  const leaves = palette === palettes.mud ? withered : green
  inRows(brush, plan, plan.outline, reach => {
    for (let row = -reach; row < reach; row += 18)
      for (let u = -reach; u < reach; u += 12)
        if (chance() < 0.9)
          cabbage(brush, [u + chance.between(-2, 2), row + 4 + chance.between(-1.5, 1.5)], leaves, chance)
  })
  hem(brush, plan, terrain, palette)
}

const green = ['#5f7a3a', '#6f8a46', '#547034'] as const
const withered = ['#5d5a3a', '#66613f', '#514d33'] as const

function cabbage(brush: Brush, [x, z]: Spot, leaves: readonly string[], chance: Random): void {
  const r = chance.between(3, 4.4)
  brush.fillStyle = 'rgba(36,46,18,.75)'
  dot(brush, x + 0.9, z + 0.5, r * 1.1, r)
  brush.fillStyle = chance.pick(leaves)
  dot(brush, x, z, r, r * 0.9)
  brush.fillStyle = 'rgba(190,196,140,.45)'
  dot(brush, x - r * 0.25, z - r * 0.2, r * 0.45, r * 0.4)
}
