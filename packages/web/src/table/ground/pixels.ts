import { clamp, fbm, lerp, noise, random, smooth } from '../random.ts'
import type { Masks } from './mask.ts'
import { type Palette, rgb, sands } from './palette.ts'

type Colour = readonly [number, number, number]

/** Slow noise is worked out on a coarse grid and read between its posts: the map has millions of pixels. */
class Slow {
  private readonly values: Float32Array
  private readonly columns: number
  private readonly step: number

  constructor(width: number, height: number, step: number, value: (i: number, j: number) => number) {
    this.step = step
    this.columns = Math.ceil(width / step) + 2
    const rows = Math.ceil(height / step) + 2
    this.values = new Float32Array(this.columns * rows)
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < this.columns; i++) this.values[j * this.columns + i] = value(i * step, j * step)
  }

  at(i: number, j: number): number {
    // no tuples here: it is called some ten million times
    const x = i / this.step
    const y = j / this.step
    const xi = x | 0
    const yi = y | 0
    const u = x - xi
    const v = y - yi
    const o = yi * this.columns + xi
    const a = this.values[o] as number
    const b = this.values[o + 1] as number
    const c = this.values[o + this.columns] as number
    const d = this.values[o + this.columns + 1] as number
    return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v
  }
}

const dryLeaf: Colour = [120, 92, 48]
const oldLeaf: Colour = [88, 60, 30]

/** Quick noise comes from square tiles, read at two offsets so that they do not show. */
const tileSide = 256
function tile(scale: number, size: number, shift: number): Float32Array {
  const values = new Float32Array(tileSide * tileSide)
  const period = Math.max(1, Math.round(tileSide / (size * scale)))
  const wrap = (i: number): number => (i / tileSide) * period
  for (let j = 0; j < tileSide; j++)
    for (let i = 0; i < tileSide; i++) {
      const [x, y] = [wrap(i), wrap(j)]
      const [u, v] = [smooth(0.7, 1, i / tileSide), smooth(0.7, 1, j / tileSide)]
      const plain = (dx: number, dy: number): number => noise(x + shift - dx * period, y + shift * 3 - dy * period)
      values[j * tileSide + i] = lerp(lerp(plain(0, 0), plain(1, 0), u), lerp(plain(0, 1), plain(1, 1), u), v)
    }
  return values
}

/**
 * The colours of flock and earth, one pixel at a time. The small noises and the white noise stand inside the mix: they dither
 * the patches into each other like blended flock, where a smooth blend would look like a cloud.
 * It is long because it is one hot loop over millions of pixels, without calls.
 */
export function fillPixels(image: ImageData, scale: number, palette: Palette, masks: Masks): void {
  const { width, height, data } = image
  const mm = 1 / scale
  const coarse = Math.max(2, Math.round(9 * scale))
  // turned, or the patches would lie along the table's edges
  const across = (i: number, j: number): number => (i * 0.8 + j * 0.6) * mm
  const down = (i: number, j: number): number => (j * 0.8 - i * 0.6) * mm
  const large = new Slow(width, height, coarse * 2, (i, j) =>
    clamp((fbm(across(i, j) / 340, down(i, j) / 340) - 0.5) * 1.7 + 0.5),
  )
  const middle = new Slow(width, height, coarse, (i, j) => fbm(across(i, j) / 46 + 40, down(i, j) / 46))
  const bareness = new Slow(width, height, coarse, (i, j) => fbm(across(i, j) / 60 + 90, down(i, j) / 60 + 11))
  const [fine, finer, white] = [tile(scale, 5.2, 7), tile(scale, 2.1, 70), new Float32Array(65536)]
  const chance = random(3)
  for (let i = 0; i < white.length; i++) white[i] = chance()

  const layers = masks.read()
  const [main, light, dry, dark] = palette.grass.map(rgb) as [Colour, Colour, Colour, Colour]
  const [dirtLight, dirtDark] = palette.dirt.map(rgb) as [Colour, Colour]
  const [wood, woodGreen] = palette.wood.map(rgb) as [Colour, Colour]
  const [mud, drier] = palette.mud.map(rgb) as [Colour, Colour]
  const { patches } = palette
  const [sand, wetSand] = sands.map(rgb) as [Colour, Colour]
  // variables that a function shares with the loop would be made anew at every change
  const ink = new Float64Array(3)
  const mix = (colour: Colour, amount: number): void => {
    for (let c = 0; c < 3; c++) ink[c] = (ink[c] as number) + ((colour[c] as number) - (ink[c] as number)) * amount
  }

  for (let j = 0; j < height; j++) {
    const row = (j & 255) * tileSide
    const row2 = ((j * 3 + 91) & 255) * tileSide
    const maskRow = Math.min(masks.height - 1, j >> 1) * masks.width
    for (let i = 0; i < width; i++) {
      const n1 = large.at(i, j)
      const n2 = middle.at(i, j)
      const n4 =
        ((fine[row + (i & 255)] as number) + (fine[((j + 77) & 255) * tileSide + ((i * 2 + 31) & 255)] as number)) / 2
      const n5 = finer[row2 + ((i + 13) & 255)] as number
      const w = white[(i * 7919 + j * 104729 + ((i * j) >> 4)) & 65535] as number
      const m = n1 * 0.36 + clamp((n2 - 0.5) * 1.7 + 0.5) * 0.28 + n4 * 0.2 + n5 * 0.16 + (w - 0.5) * 0.34
      const pixel = (maskRow + Math.min(masks.width - 1, i >> 1)) * 4
      const dryness = (layers.dry.data[pixel + 1] as number) / 255

      ink.set(main)
      mix(light, smooth(0.4, 0.6, m))
      mix(dark, smooth(0.46, 0.28, m + (n4 - 0.5) * 0.12) * patches)
      mix(dry, smooth(0.6, 0.78, m + dryness * 0.35 + (n1 - 0.5) * 0.1) * 0.6)
      const bare = smooth(0.66, 0.76, bareness.at(i, j) + (n4 - 0.5) * 0.14 + (n5 - 0.5) * 0.16)
      if (bare > 0) mix(dirtLight, bare * 0.5)

      const edge = (n2 - 0.5) * 0.45 + (n4 - 0.5) * 0.5 + (n5 - 0.5) * 0.24 + (w - 0.5) * 0.2
      const inWood = layers.wood.data[pixel + 1] as number
      if (inWood > 0) {
        const a = smooth(0.34, 0.66, inWood / 255 + edge * 0.9)
        mix(n2 > 0.5 ? wood : woodGreen, a * 0.92)
        if (w > 0.93) mix(dryLeaf, 0.5 * a)
        if (w < 0.05) mix(oldLeaf, 0.5 * a)
      }
      const inField = layers.field.data[pixel + 2] as number
      if (inField > 0) mix(dirtDark, smooth(0.4, 0.6, inField / 255 + edge * 0.3) * 0.9)
      const inDirt = layers.dirt.data[pixel] as number
      if (inDirt > 0) {
        mix(dry, smooth(0.18, 0.42, inDirt / 255 + edge * 0.9) * 0.55)
        const a = smooth(0.42, 0.66, inDirt / 255 + edge * 0.8)
        const t = clamp(n2 * 1.4 - 0.1)
        mix(dirtDark, a * (1 - t))
        mix(dirtLight, a * t)
      }
      const inSand = layers.sand.data[pixel + 2] as number
      const sandy = inSand > 0 ? smooth(0.34, 0.66, inSand / 255 + edge * 0.9) : 0
      if (sandy > 0) {
        mix(sand, sandy)
        mix(wetSand, sandy * smooth(0.5, 0.7, n2 + (n4 - 0.5) * 0.4))
      }
      const inMud = layers.mud.data[pixel] as number
      if (inMud > 0) {
        // where a beach meets the water there is wet sand, not mud
        const a = smooth(0.28, 0.72, inMud / 255 + edge * 1.1) * (1 - sandy * 0.9)
        const wet = smooth(0.36, 0.64, n2 + (n4 - 0.5) * 0.5 + (inMud / 255 - 0.6) * 0.22)
        mix(drier, a * 0.8)
        mix(mud, a * wet * 0.8)
      }

      const value = 1 + (w - 0.5) * 0.16 + (n5 - 0.5) * 0.16 + (n4 - 0.5) * 0.1
      const o = (j * width + i) * 4
      for (let c = 0; c < 3; c++) data[o + c] = (ink[c] as number) * value
      data[o + 3] = 255
    }
  }
}
