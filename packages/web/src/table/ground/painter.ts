import type { TableScene } from '../scene.ts'
import { castShadows } from './cast.ts'
import { covers, finishes } from './cover.ts'
import { fibreTile } from './fibre.ts'
import { planOfTerrain } from './laid.ts'
import { Masks } from './mask.ts'
import { palettes } from './palette.ts'
import { fillPixels } from './pixels.ts'
import { wear } from './wear.ts'

/** Flat things first, so that a wall's shadow falls on the road and not under it. */
const order = ['hill', 'cliff', 'beach', 'churned', 'mud', 'meadow', 'field', 'wheat', 'plough', 'cabbages', 'yard', 'grass', 'scrub', 'woods', 'tracks', 'puddle', 'road', 'river', 'stream', 'water'] // biome-ignore format: a list
const rank = (look: string): number => order.indexOf(look) + 1 || order.length + 1

interface Painted {
  /** The grass tile lies in it, for those who cannot shade. */
  readonly fibre: boolean
  /** So do the shadows of what stands on it, where no light is worked out. */
  readonly shadows: boolean
}

/** The ground of the whole table as one picture, `pixels` wide. */
export function paintGround(scene: TableScene, pixels: number, { fibre, shadows }: Painted): HTMLCanvasElement {
  const scale = (pixels * 100) / scene.width
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = Math.round((scene.depth / 100) * scale)
  const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  const palette = palettes[scene.theme]
  const terrain = [...scene.terrain]
    .sort((a, b) => rank(a.look) - rank(b.look))
    .map(one => ({ one, plan: planOfTerrain(scene, one) }))

  const masks = new Masks(Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2), scale / 2)
  for (const { one, plan } of terrain) covers[one.look]?.(masks, plan, one.look)
  const image = brush.createImageData(canvas.width, canvas.height)
  fillPixels(image, scale, palette, masks)
  brush.putImageData(image, 0, 0)

  if (fibre) layFibre(brush, canvas, scale, scene)
  brush.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2)
  brush.lineCap = brush.lineJoin = 'round'
  wear(
    brush,
    scene,
    terrain.map(({ plan }) => plan),
  )
  for (const { one, plan } of terrain) finishes[one.look]?.(brush, plan, one, palette)
  if (shadows) castShadows(brush, scale, terrain, scene.theme)
  return canvas
}

function layFibre(brush: CanvasRenderingContext2D, canvas: HTMLCanvasElement, scale: number, scene: TableScene): void {
  const tile = brush.createPattern(fibreTile(scene.theme), 'repeat') as CanvasPattern
  // Not below 1.6 pixels a millimetre, or the strokes drown; a little turned, or the repeat shows.
  const size = (Math.max(scale, 1.6) * 78) / 512
  tile.setTransform(new DOMMatrix().rotate(23).scale(size))
  brush.globalCompositeOperation = 'soft-light'
  brush.globalAlpha = palettes[scene.theme].fibre
  brush.fillStyle = tile
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.globalAlpha = 1
  brush.globalCompositeOperation = 'source-over'
}
