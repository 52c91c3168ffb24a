/**
 * A small writer of animated GIFs: one palette for all pictures, and of each picture only what has changed since the one before. It knows
 * nothing of what is drawn.
 */

/** Pixels as a canvas gives them: red, green, blue, opacity. */
export type Pixels = Uint8ClampedArray

/** The last colour of the palette means: as it was before. */
const SAME = 255

/** Colours are told apart by five bits each: enough for a map. */
const five = (pixels: Pixels, i: number): number => (pixels[i] as number) >> 3
const binOf = (pixels: Pixels, i: number): number =>
  (five(pixels, i) << 10) | (five(pixels, i + 1) << 5) | five(pixels, i + 2)

/** The colours that are used most, and the nearest of them for every other. */
class Palette {
  readonly colours: readonly number[]
  private readonly nearest = new Int16Array(32_768).fill(-1)

  constructor(samples: readonly Pixels[]) {
    const counts = new Uint32Array(32_768)
    for (const pixels of samples)
      for (let i = 0; i < pixels.length; i += 4) {
        const bin = binOf(pixels, i)
        counts[bin] = (counts[bin] as number) + 1
      }
    this.colours = Array.from(counts.keys())
      .filter(bin => (counts[bin] as number) > 0)
      .sort((a, b) => (counts[b] as number) - (counts[a] as number))
      .slice(0, SAME)
  }

  indexOf(bin: number): number {
    const known = this.nearest[bin] as number
    if (known >= 0) return known
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (const [i, colour] of this.colours.entries()) {
      const far = apart(bin, colour)
      if (far < least) [best, least] = [i, far]
    }
    this.nearest[bin] = best
    return best
  }

  get bytes(): readonly number[] {
    const list = this.colours.flatMap(bin => [channel(bin, 10), channel(bin, 5), channel(bin, 0)])
    return [...list, ...new Array(256 * 3 - list.length).fill(0)]
  }
}

const channel = (bin: number, shift: number): number => (((bin >> shift) & 31) * 255) / 31
const apart = (a: number, b: number): number =>
  [10, 5, 0].reduce((sum, shift) => sum + (((a >> shift) & 31) - ((b >> shift) & 31)) ** 2, 0)

/** A film of pictures of one size. The palette is taken from a few of them, given first. */
export class Gif {
  private readonly width: number
  private readonly height: number
  private readonly palette: Palette
  private readonly parts: Uint8Array[] = []
  private last: Uint8Array | null = null

  constructor(width: number, height: number, samples: readonly Pixels[]) {
    this.width = width
    this.height = height
    this.palette = new Palette(samples)
    this.parts.push(
      bytes(
        ...ascii('GIF89a'),
        ...short(width),
        ...short(height),
        0xf7, // a palette of 256 colours for all
        0,
        0,
        ...this.palette.bytes,
        // again and again, for ever
        ...[0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0],
      ),
    )
  }

  /** Adds a picture, to be looked at for so many hundredths of a second. */
  add(pixels: Pixels, hundredths: number): void {
    const now = new Uint8Array(this.width * this.height)
    for (let i = 0; i < now.length; i++) now[i] = this.palette.indexOf(binOf(pixels, i * 4))
    const [left, top, right, bottom] = this.changed(now)
    const [wide, high] = [right - left, bottom - top]
    const part = new Uint8Array(wide * high)
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const at = (top + y) * this.width + left + x
        part[y * wide + x] = this.last?.[at] === now[at] ? SAME : (now[at] as number)
      }
    // control: leave what is there, one colour is clear; then where the part goes
    this.parts.push(
      bytes(0x21, 0xf9, 4, 0x05, ...short(hundredths), SAME, 0),
      bytes(0x2c, ...short(left), ...short(top), ...short(wide), ...short(high), 0),
      compressed(part),
    )
    this.last = now
  }

  /** The finished file. */
  end(): Blob {
    return new Blob([...this.parts, bytes(0x3b)] as BlobPart[], { type: 'image/gif' })
  }

  /** The box round all that is different: left, top, right, bottom. At least one pixel. */
  private changed(now: Uint8Array): readonly [number, number, number, number] {
    const { width, height, last } = this
    if (!last) return [0, 0, width, height]
    let [left, top, right, bottom] = [width, height, 0, 0]
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (now[y * width + x] !== last[y * width + x]) {
          left = Math.min(left, x)
          right = Math.max(right, x + 1)
          top = Math.min(top, y)
          bottom = y + 1
        }
    return right > left ? [left, top, right, bottom] : [0, 0, 1, 1]
  }
}

const bytes = (...list: readonly number[]): Uint8Array => Uint8Array.from(list)
const short = (n: number): readonly number[] => [n & 255, n >> 8]
const ascii = (text: string): readonly number[] => [...text].map(letter => letter.charCodeAt(0))

/** The format's own compression (LZW): runs that were seen before get a number, and the numbers grow longer as they grow many. */
export function compressed(colours: Uint8Array): Uint8Array {
  const [clear, stop] = [256, 257]
  const out: number[] = []
  let [held, count] = [0, 0]
  let size = 9
  const put = (code: number): void => {
    held |= code << count
    count += size
    for (; count >= 8; count -= 8) {
      out.push(held & 255)
      held >>>= 8
    }
  }
  let runs = new Map<number, number>()
  let next = stop + 1
  put(clear)
  let run = colours[0] ?? 0
  for (let i = 1; i < colours.length; i++) {
    const colour = colours[i] as number
    const longer = runs.get((run << 8) | colour)
    if (longer !== undefined) {
      run = longer
      continue
    }
    put(run)
    runs.set((run << 8) | colour, next)
    if (next === 1 << size && size < 12) size += 1
    next += 1
    if (next > 4095) {
      put(clear)
      runs = new Map()
      next = stop + 1
      size = 9
    }
    run = colour
  }
  put(run)
  put(stop)
  if (count > 0) out.push(held & 255)
  return inBlocks(out)
}

/** In blocks of at most 255, each after its length, and a length of none at the end. */
function inBlocks(data: readonly number[]): Uint8Array {
  const blocks: number[] = [8]
  for (let i = 0; i < data.length; i += 255) {
    const block = data.slice(i, i + 255)
    blocks.push(block.length, ...block)
  }
  blocks.push(0)
  return Uint8Array.from(blocks)
}
