import { planOfTerrain } from '../ground/laid.ts'
import { trace } from '../ground/mask.ts'
import { paintGround } from '../ground/painter.ts'
import { landscaped } from '../land/scenery.ts'
import { BELT, edgeDistance, extent, type Plan, ring, rowsOf, stepsAlong } from '../plan.ts'
import { type Random, random, seedOf } from '../random.ts'
import type { SceneTerrain, TableScene, TerrainLook } from '../scene.ts'
import { distance, type Spot, toSpot } from '../world.ts'

/** The table as a painted map, for the scenario chooser and for machines without WebGL. No three.js in here. */
type Brush = CanvasRenderingContext2D
type Symbol = (brush: Brush, plan: Plan, terrain: SceneTerrain, scene: TableScene) => void

const maps = new Map<string, HTMLCanvasElement>()

/** Ground and terrain, without pieces; kept, for a chooser shows the same maps again. */
export function paintMap(bare: TableScene, pixels: number): HTMLCanvasElement {
  const scene = landscaped(bare)
  const key = JSON.stringify([pixels, scene.theme, scene.width, scene.depth, scene.terrain])
  const known = maps.get(key)
  if (known) return known
  const canvas = paintGround(scene, pixels, { fibre: true, shadows: false })
  const brush = canvas.getContext('2d') as Brush
  const scale = (pixels * 100) / scene.width
  brush.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2)
  brush.lineCap = brush.lineJoin = 'round'
  for (const terrain of scene.terrain) symbols[terrain.look]?.(brush, planOfTerrain(scene, terrain), terrain, scene)
  if (maps.size > 12) maps.delete(maps.keys().next().value as string)
  maps.set(key, canvas)
  return canvas
}

const crownColours = {
  summer: ['#4c5f22', '#5f7329', '#788a38'],
  mud: ['#3c3024', '#4a3a2b', '#6b573b'],
  snow: ['#44604a', '#7d9484', '#e4eaee'],
  desert: ['#5c6a2c', '#71842f', '#8a9440'],
} as const

/** A crown: dark below, clumps that get lighter towards the lamp. */
function crown(brush: Brush, [x, z]: Spot, radius: number, scene: TableScene, chance: Random): void {
  const [dark, middle, light] = crownColours[scene.theme]
  brush.fillStyle = 'rgba(16,14,6,.45)'
  brush.beginPath()
  brush.arc(x + radius * 0.18, z + radius * 0.12, radius, 0, 7)
  brush.fill()
  for (const [colour, count, spread, size] of [
    [dark, 14, 0.62, 0.42],
    [middle, 16, 0.52, 0.3],
    [light, 14, 0.44, 0.17],
  ] as const)
    for (let i = 0; i < count; i++) {
      const [turn, away] = [chance() * 6.283, Math.sqrt(chance()) * radius * spread]
      const lean = colour === light ? radius * 0.16 : 0
      brush.fillStyle = colour
      brush.beginPath()
      brush.arc(
        x + Math.cos(turn) * away - lean,
        z + Math.sin(turn) * away - lean * 0.4,
        radius * size * chance.between(0.8, 1.2),
        0,
        7,
      )
      brush.fill()
    }
}

function drawLine(brush: Brush, spots: readonly Spot[]): void {
  trace(brush, spots)
  brush.stroke()
}

const grove: Symbol = (brush, plan, terrain, scene) => {
  const chance = random(seedOf(terrain.id))
  if (plan.kind === 'circle' && plan.radius < 32) {
    crown(brush, plan.middle, plan.half * 0.95, scene, chance)
    return
  }
  const { x0, z0, x1, z1 } = extent(plan.outline)
  const planted: Spot[] = []
  for (let i = 0; i < ((x1 - x0) * (z1 - z0)) / 60; i++) {
    const spot: Spot = [chance.between(x0, x1), chance.between(z0, z1)]
    if (edgeDistance(plan, ...spot) > -11 || planted.some(other => distance(other, spot) < 36)) continue
    planted.push(spot)
    crown(brush, spot, chance.between(16, 22), scene, chance)
  }
}

const bushes =
  (radius: number): Symbol =>
  (brush, plan, terrain, scene) => {
    const chance = random(seedOf(terrain.id))
    for (const { x, z } of stepsAlong(plan.spine, radius * 1.1))
      crown(brush, [x, z], radius * chance.between(0.9, 1.15), scene, chance)
  }

const blocks =
  (width: number, colours: readonly string[], long: number): Symbol =>
  (brush, plan, terrain) => {
    const chance = random(seedOf(terrain.id))
    for (const { x, z, turn } of stepsAlong(plan.spine, long)) {
      brush.save()
      brush.translate(x, z)
      brush.rotate(-turn)
      brush.fillStyle = chance.pick(colours)
      brush.beginPath()
      brush.roundRect(-long / 2 + 0.3, -width / 2, long - 0.5, width, Math.min(1.6, width / 3))
      brush.fill()
      brush.restore()
    }
  }

const stone = ['#b5aa94', '#a49a86', '#998d76', '#8d8371']

/** Two slopes of tiles, one in the light; openings as pale thresholds. */
const house: Symbol = (brush, plan, terrain, scene) => {
  const slate = seedOf(terrain.id) % 3 === 1
  const [lit, shaded] = terrain.open ? ['#8c7047', '#7d6440'] : slate ? ['#6c6a70', '#545259'] : ['#96664c', '#744834']
  brush.save()
  trace(brush, plan.outline)
  brush.closePath()
  brush.fillStyle = shaded
  brush.fill()
  brush.clip()
  if (plan.outline.length === 4) {
    const [a, b, c, d] = plan.outline as [Spot, Spot, Spot, Spot]
    const half = (p: Spot, q: Spot): Spot => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
    const upper = distance(a, b) > distance(b, c) ? [half(a, d), half(b, c), b, a] : [half(a, b), half(c, d), d, a]
    trace(brush, upper)
    brush.closePath()
    brush.fillStyle = lit
    brush.fill()
  }
  const { x0, z0, x1, z1 } = extent(plan.outline)
  brush.strokeStyle = 'rgba(20,12,8,.28)'
  brush.lineWidth = 0.7
  for (let z = z0; z < z1; z += 5)
    drawLine(brush, [
      [x0, z],
      [x1, z],
    ])
  brush.restore()
  brush.strokeStyle = terrain.open ? '#d9c9a4' : '#3a2c20'
  brush.lineWidth = terrain.open ? 5 : 1.6
  trace(brush, plan.outline)
  brush.closePath()
  brush.stroke()
  brush.fillStyle = '#e8dcc0'
  for (const opening of terrain.openings ?? []) {
    const [x, z] = toSpot(scene, opening)
    brush.beginPath()
    brush.arc(x, z, 4.2, 0, 7)
    brush.fill()
  }
}

const rubbleMap: Symbol = (brush, plan, terrain) => {
  const chance = random(seedOf(terrain.id))
  const { x0, z0, x1, z1 } = extent(plan.outline)
  for (let i = 0; i < ((x1 - x0) * (z1 - z0)) / 26; i++) {
    const [x, z] = [chance.between(x0, x1), chance.between(z0, z1)]
    if (edgeDistance(plan, x, z) > -2) continue
    brush.fillStyle = chance.pick(['#bcae90', '#c9bb9c', '#a89878', '#8f5f4b'])
    brush.fillRect(x, z, chance.between(1.5, 4.5), chance.between(1.5, 4))
  }
}

const puffs =
  (colours: readonly string[]): Symbol =>
  (brush, plan, terrain) => {
    const chance = random(seedOf(terrain.id))
    const { radius } = plan
    for (let i = 0; i < 26; i++) {
      const [turn, away] = [chance() * 6.283, Math.sqrt(chance()) * radius * 0.75]
      brush.fillStyle = chance.pick(colours)
      brush.beginPath()
      brush.arc(
        plan.middle[0] + Math.cos(turn) * away,
        plan.middle[1] + Math.sin(turn) * away,
        radius * chance.between(0.18, 0.34),
        0,
        7,
      )
      brush.fill()
    }
  }

const water: Symbol = (brush, plan) => {
  brush.strokeStyle = brush.fillStyle = 'rgba(66,98,94,.92)'
  trace(brush, plan.outline)
  brush.closePath()
  brush.fill()
  brush.strokeStyle = 'rgba(190,220,214,.25)'
  brush.lineWidth = 1
  for (const { x, z, turn } of stepsAlong(plan.spine, 16))
    drawLine(brush, [
      [x - Math.cos(turn) * 5, z + Math.sin(turn) * 5],
      [x + Math.cos(turn) * 5, z - Math.sin(turn) * 5],
    ])
}

const boards: Symbol = (brush, plan) => {
  brush.strokeStyle = '#8a7350'
  brush.lineWidth = 1.8
  const half = Math.max(4, plan.half * 0.55)
  for (const { x, z, turn } of stepsAlong(plan.spine, 5))
    drawLine(brush, [
      [x - Math.sin(turn) * half, z - Math.cos(turn) * half],
      [x + Math.sin(turn) * half, z + Math.cos(turn) * half],
    ])
}

const symbols: { readonly [look in TerrainLook]?: Symbol } = {
  tree: grove,
  trees: grove,
  woods: grove,
  scrub: grove,
  hedge: bushes(7),
  hedgerow: bushes(13),
  'stone-wall': blocks(6.4, stone, 6),
  'high-wall': blocks(8, stone, 7),
  fence: blocks(2.2, ['#8b7658', '#9a8464'], 16),
  log: blocks(8, ['#6d5238', '#75593c'], 40),
  sandbags: blocks(9, ['#b3a17a', '#a3926c', '#beac86'], 10),
  wire: (brush, plan) => {
    brush.strokeStyle = '#6f6157'
    brush.lineWidth = 1
    for (const row of rowsOf(plan, BELT))
      for (const { x, z } of stepsAlong(row, 5)) drawLine(brush, [...ring([x, z], 5, 12), [x + 5, z]])
  },
  building: house,
  ruin: (brush, plan, terrain, scene) => {
    rubbleMap(brush, plan, terrain, scene)
    blocks(6, ['#c7b795', '#8c6a56', '#bcab88'], 6)(brush, plan, terrain, scene)
  },
  bunker: (brush, plan) => {
    trace(brush, plan.outline)
    brush.closePath()
    brush.fillStyle = '#a09a8a'
    brush.fill()
    brush.strokeStyle = '#6f6a5d'
    brush.lineWidth = 3
    brush.stroke()
  },
  rubble: rubbleMap,
  trench: boards,
  dugout: boards,
  bridge: blocks(40, ['#948972', '#a49a86'], 9),
  river: water,
  stream: water,
  water,
  smoke: puffs(['#e9e5dc', '#d8d3c8', '#f2efe8']),
  gas: puffs(['#c9c98a', '#b8b876', '#d8d79c']),
  fire: puffs(['#ffd45a', '#e87a1c', '#d8380c', '#3a3531']),
}
