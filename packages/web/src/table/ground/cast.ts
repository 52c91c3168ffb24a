import { type Plan, stepsAlong } from '../plan.ts'
import { random, seedOf } from '../random.ts'
import type { SceneTerrain, TableScene, TerrainLook } from '../scene.ts'
import type { Spot } from '../world.ts'
import { trace } from './mask.ts'
import { dot } from './stroke.ts'

/**
 * The shadows that everything throws, painted: where no graphics work them out, a table without them looks flat. The lamp stands
 * in the west, a little north, as in `light.ts`.
 */
const lamp = [0.86, 0.22] as const
const SHADE = 'rgb(22,17,24)'
const STRENGTH = 0.42
/** How high the middle of a crown is, of the whole tree. */
const CROWN = 0.5
/** Drawn so many times coarser than the ground, they come out soft. */
const COARSER = 3

/** How high it stands, in millimetres, where the rules give it no height; what is not here throws none. */
const tall: { readonly [look in TerrainLook]?: number } = {
  building: 62,
  ruin: 26,
  bunker: 30,
  'stone-wall': 13,
  'high-wall': 32,
  hedge: 16,
  hedgerow: 30,
  sandbags: 8,
  log: 7,
  fence: 5,
  stones: 14,
  bridge: 8,
  tree: 70,
  trees: 62,
  woods: 62,
}

const wooded: readonly TerrainLook[] = ['woods', 'trees', 'tree']

type Laid = { readonly one: SceneTerrain; readonly plan: Plan }

export function castShadows(
  brush: CanvasRenderingContext2D,
  scale: number,
  terrain: readonly Laid[],
  theme: TableScene['theme'],
): void {
  const { canvas } = brush
  const layer = document.createElement('canvas')
  layer.width = Math.ceil(canvas.width / COARSER)
  layer.height = Math.ceil(canvas.height / COARSER)
  const dark = layer.getContext('2d') as CanvasRenderingContext2D
  dark.setTransform(scale / COARSER, 0, 0, scale / COARSER, layer.width / 2, layer.height / 2)
  dark.fillStyle = SHADE
  // of a shot wood there are stumps, too thin to throw much
  for (const { one, plan } of terrain) if (theme !== 'mud' || !wooded.includes(one.look)) throwShadow(dark, one, plan)
  brush.save()
  brush.resetTransform()
  brush.globalAlpha = STRENGTH
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(layer, 0, 0, canvas.width, canvas.height)
  brush.restore()
}

function throwShadow(brush: CanvasRenderingContext2D, { id, look, height, ruined }: SceneTerrain, plan: Plan): void {
  const usual = tall[ruined ? 'ruin' : look]
  if (!usual) return
  if (look === 'woods' || look === 'trees') crowns(brush, plan, usual, seedOf(id))
  else if (look === 'tree') crown(brush, plan.middle, usual, Math.min(26, plan.radius * 0.8))
  else if (ruined || look === 'ruin') swept(brush, plan.outline, usual)
  // a roof rises beyond the walls that the rules measure
  else swept(brush, plan.outline, Math.min(106, Math.max(usual, height / 100 + (look === 'building' ? 16 : 0))))
}

/** What an outline covers on its way from the foot of something to the shadow of its top. */
function swept(brush: CanvasRenderingContext2D, outline: readonly Spot[], high: number): void {
  const far = ([x, z]: Spot): Spot => [x + lamp[0] * high, z + lamp[1] * high]
  fill(brush, outline.map(far))
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] as Spot
    fill(brush, [a, b, far(b), far(a)])
  }
}

function fill(brush: CanvasRenderingContext2D, spots: readonly Spot[]): void {
  trace(brush, spots)
  brush.closePath()
  brush.fill()
}

const crown = (brush: CanvasRenderingContext2D, [x, z]: Spot, high: number, radius: number): void =>
  dot(brush, x + lamp[0] * high * CROWN, z + lamp[1] * high * CROWN, radius, radius * 0.92)

/** The edge of a wood throws the shadows of its crowns, one beside the other. */
function crowns(brush: CanvasRenderingContext2D, { spine }: Plan, high: number, seed: number): void {
  const chance = random(seed)
  for (const { x, z } of stepsAlong(spine, 24)) crown(brush, [x, z], high * chance.between(0.7, 1.1), chance.between(15, 24)) // biome-ignore format: one line
}
