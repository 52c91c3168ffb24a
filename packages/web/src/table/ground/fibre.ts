import { clamp, lerp, random } from '../random.ts'
import type { Theme } from './palette.ts'

/** A tile of static grass (or grit) in grey, without seams: laid over the colours it is what sells the ground close up. */
export function fibreTile(theme: Theme): HTMLCanvasElement {
  const kind = theme === 'summer' ? 'grass' : 'grit'
  const tile = tiles.get(kind) ?? makeTile(kind === 'grass')
  tiles.set(kind, tile)
  return tile
}

const tiles = new Map<string, HTMLCanvasElement>()

function makeTile(grass: boolean): HTMLCanvasElement {
  const side = 512
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  const chance = random(5)
  const image = brush.createImageData(side, side)
  for (let i = 0; i < image.data.length; i += 4) {
    const grey = 128 + (chance() - 0.5) * 46
    image.data.set([grey, grey, grey, 255], i)
  }
  brush.putImageData(image, 0, 0)
  brush.lineCap = 'round'
  const count = grass ? 13_000 : 5_200
  for (let i = 0; i < count; i++) {
    const [x, y, turn] = [chance() * side, chance() * side, chance() * 6.283]
    const length = grass ? chance.between(6, 15) : chance.between(0.5, 2.5)
    const grey = Math.round(lerp(34, 232, clamp((i / count) * 0.7 + chance() * 0.42 - 0.08)))
    brush.strokeStyle = `rgba(${grey},${grey},${grey},.85)`
    brush.lineWidth = grass ? chance.between(1.1, 2.1) : chance.between(1, 4.5)
    wrapped(brush, side, x, y, Math.cos(turn) * length, Math.sin(turn) * length)
  }
  return canvas
}

/** A stroke that leaves at one edge comes in at the other. */
function wrapped(brush: CanvasRenderingContext2D, side: number, x: number, y: number, dx: number, dy: number): void {
  const near = 18
  for (const ox of x < near ? [0, side] : x > side - near ? [0, -side] : [0])
    for (const oy of y < near ? [0, side] : y > side - near ? [0, -side] : [0]) {
      brush.beginPath()
      brush.moveTo(x + ox, y + oy)
      brush.lineTo(x + ox + dx, y + oy + dy)
      brush.stroke()
    }
}
