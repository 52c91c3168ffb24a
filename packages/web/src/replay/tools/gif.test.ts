import { expect, test } from 'vitest'
import { compressed, Gif, type Pixels } from './gif.ts'

/** The other way round, as any browser does it. */
function unpacked(blocks: Uint8Array): number[] {
  const data: number[] = []
  for (let i = 1; (blocks[i] as number) > 0; i += (blocks[i] as number) + 1)
    data.push(...blocks.slice(i + 1, i + 1 + (blocks[i] as number)))
  let [bit, size] = [0, 9]
  const code = (): number => {
    let value = 0
    for (let i = 0; i < size; i++, bit++) value |= (((data[bit >> 3] as number) >> (bit & 7)) & 1) << i
    return value
  }
  const out: number[] = []
  let runs: number[][] = []
  let last: number[] | null = null
  for (;;) {
    const next = code()
    if (next === 257) return out
    if (next === 256) {
      runs = [...Array.from({ length: 256 }, (_, i) => [i]), [], []]
      size = 9
      last = null
      continue
    }
    const run: number[] = runs[next] ?? [...(last as number[]), (last as number[])[0] as number]
    if (last) runs.push([...last, run[0] as number])
    out.push(...run)
    last = run
    if (runs.length === 1 << size && size < 12) size += 1
  }
}

test.each([
  ['one colour', Array.from({ length: 9000 }, () => 7)],
  [
    'noise that fills the table of runs more than once',
    Array.from({ length: 60_000 }, (_, i) => (i * i * 31 + i) & 255),
  ],
  ['a single pixel', [3]],
  ['stripes', Array.from({ length: 5000 }, (_, i) => (i >> 3) & 15)],
])('%s can be read again', (_, colours) => {
  expect(unpacked(compressed(Uint8Array.from(colours)))).toEqual(colours)
})

const plain = (red: number, dots: readonly number[] = []): Pixels =>
  Uint8ClampedArray.from({ length: 8 * 4 * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : dots.includes(i >> 2) ? 255 : i % 4 === 0 ? red : 0,
  )

test('of each picture only the part that has changed is written', async () => {
  const gif = new Gif(8, 4, [plain(200, [0])])
  gif.add(plain(200), 10)
  gif.add(plain(200, [10, 11]), 20)
  gif.add(plain(200, [10, 11]), 30)
  const bytes = [...new Uint8Array(await gif.end().arrayBuffer())]
  expect(String.fromCharCode(...bytes.slice(0, 6))).toBe('GIF89a')
  expect(bytes.at(-1)).toBe(0x3b)
  // left, top, width and height of each part, after the control block before it
  const parts = bytes.flatMap((byte, i) =>
    byte === 0x21 && bytes[i + 1] === 0xf9 && bytes[i + 8] === 0x2c ? [bytes.slice(i + 9, i + 17)] : [],
  )
  expect(parts).toEqual([
    [0, 0, 0, 0, 8, 0, 4, 0],
    [2, 0, 1, 0, 2, 0, 1, 0],
    [0, 0, 0, 0, 1, 0, 1, 0],
  ])
})
