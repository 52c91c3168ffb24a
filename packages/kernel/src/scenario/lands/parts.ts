import type { Point } from '../../geometry/shape.ts'
import type { Plot } from './plot.ts'
import { patch, rectangle } from './shapes.ts'

/** What the lands are made of: a house with its garden, a hedged field, a copse, a wire belt. */

export const HOUSE = 7
export const DEEP = 6

/** A house with a garden behind it, walled or hedged, where there is room for both. */
export function cottage(plot: Plot, [x, y]: Point): boolean {
  const broad = plot.between(6, 8)
  if (!plot.hasRoom([x, y - 1.75], broad + 2.5, DEEP + 3.5)) return false
  plot.put('house', { polygon: rectangle([x, y], broad, DEEP) })
  const [west, east, back] = [x - broad / 2 - 1, x + broad / 2 + 1, y - DEEP / 2 - 3.5]
  const edge = plot.oneOf('wall', 'hedge', 'fence')
  plot.put(edge, {
    line: [
      [west, y - 1],
      [west, back],
      [x - 1.5, back],
    ],
  })
  plot.put(edge, {
    line: [
      [x + 1.5, back],
      [east, back],
      [east, y - 1],
    ],
  })
  plot.paint(plot.oneOf('cabbages', 'yard', 'meadow'), {
    polygon: rectangle([x, y - DEEP / 2 - 1.8], broad + 1.4, 3.2),
  })
  return true
}

/** A farm: a house and a barn about a walled yard that opens to the north. */
export function farm(plot: Plot, [x, y]: Point): boolean {
  if (!plot.hasRoom([x, y], 20, 14)) return false
  plot.paint('yard', { polygon: rectangle([x, y], 18, 12) })
  plot.put('house', { polygon: rectangle([x - 6, y - 2], HOUSE, DEEP) })
  plot.put('house', { polygon: rectangle([x + 6, y], 5, 8) })
  plot.put('wall', {
    line: [
      [x - 9.5, y + 1.5],
      [x - 9.5, y + 6],
      [x - 2, y + 6],
    ],
  })
  plot.put('wall', {
    line: [
      [x + 2, y + 6],
      [x + 9, y + 6],
    ],
  })
  return true
}

/**
 * A field whose southern and eastern edges are hedged, each with a gate; what grows there means nothing. None is tiny,
 * and the hedge of a shallow one ends at the gate in the east.
 */
export function field(plot: Plot, [x, y]: Point, width: number, depth: number): void {
  if (width < 12 || depth < 6) return
  const [west, east, south, north] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2]
  const gate = plot.between(0.35, 0.65)
  const hedge = plot.oneOf('hedge', 'hedge', 'hedge', 'fence')
  const legs: readonly (readonly Point[])[] = [
    [
      [west + 1, south],
      [west + width * gate - 1.5, south + plot.between(-0.8, 0.8)],
    ],
    [
      [west + width * gate + 1.5, south + plot.between(-0.8, 0.8)],
      [east, south],
      [east + plot.between(-0.8, 0.8), south + depth * gate - 1.5],
    ],
    [
      [east, south + depth * gate + 1.5],
      [east, north - 1],
    ],
  ]
  for (const line of depth < 9 ? legs.slice(0, 2) : legs) plot.put(hedge, { line })
  plot.paint(plot.oneOf('wheat', 'plough', 'meadow', 'meadow', 'cabbages'), {
    polygon: rectangle([x - 0.5, y + 0.5], width - 3, depth - 3),
  })
}

/** Something without a straight edge, if there is room for it. */
export function clump(
  plot: Plot,
  thing: 'wood' | 'scrub' | 'rocks' | 'mud' | 'hill',
  at: Point,
  size: number,
): boolean {
  if (size < 3 || !plot.hasRoom(at, size, size * 0.8)) return false
  if (thing === 'hill' && !plot.isLevel(at, size, size * 0.8)) return false
  plot.put(thing, { polygon: patch(plot, at, size, size * 0.8) })
  return true
}

/** Tries so many places in a strip of the near part of the table. */
export function scatter(
  plot: Plot,
  times: number,
  [south, north]: readonly [number, number],
  lay: (at: Point) => unknown,
): void {
  for (let i = 0; i < times; i++) lay([plot.between(2, plot.width - 2), plot.between(south, north)])
}

/** A belt of wire in lengths, with gaps between them. */
export function wire(plot: Plot, y: number, thick: number): void {
  for (let x = plot.between(2, 6); x < plot.width - 6; ) {
    const long = plot.between(7, 13)
    const end = Math.min(x + long, plot.width - 2)
    plot.put('wire', {
      line: [
        [x, y + plot.between(-1, 1)],
        [end, y + plot.between(-1, 1)],
      ],
      thick,
    })
    x = end + plot.between(3, 5)
  }
}

/** What is left free on either side of a length of hedge: two close together would be one, drawn twice. */
const BETWEEN_HEDGES = 3

/** A length of hedge, if there is room for it. */
export function hedgerow(plot: Plot, [x, y]: Point): boolean {
  const long = plot.between(8, 13)
  const lies = plot.oneIn(2)
  const broad = 2 * BETWEEN_HEDGES
  if (!plot.hasRoom([x, y], lies ? long : broad, lies ? broad : long)) return false
  const bend = plot.between(-1, 1)
  plot.put('hedge', {
    line: lies
      ? [
          [x - long / 2, y - bend],
          [x, y + bend],
          [x + long / 2, y],
        ]
      : [
          [x - bend, y - long / 2],
          [x + bend, y],
          [x, y + long / 2],
        ],
  })
  return true
}

const BAY = 7

/** A trench with traverses: every other bay lies farther to the front. As many bays as there is room for. */
export function trench(plot: Plot, y: number, from: number, to: number): void {
  const [jog, broad] = [2.5, 2.4]
  const bays = Math.max(1, Math.floor((to - from) / BAY))
  const south = Array.from({ length: bays }, (_, i): readonly Point[] => {
    const at = y + (i % 2) * jog
    return [
      [from + i * BAY, at],
      [from + (i + 1) * BAY, at],
    ]
  }).flat()
  // where it jogs to the front, the northern wall turns before the southern one, and where it jogs back, after it
  const north = south.map(([x, at], i): Point => {
    const across = south[i % 2 === 0 ? i - 1 : i + 1]
    const rises = across && (i % 2 === 0 ? across[1] < at : across[1] > at)
    return [x + (across ? (rises ? -broad : broad) : 0), at + broad]
  })
  plot.put('trench', { polygon: [...south, ...north.reverse()] })
}
