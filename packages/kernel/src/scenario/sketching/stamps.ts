import { Stream } from '../../dice/dice.ts'
import type { Point } from '../../geometry/shape.ts'
import { type Dressing, type LaidTable, laidOn } from '../lands/index.ts'
import { cottage, farm, trench } from '../lands/parts.ts'
import { Plot } from '../lands/plot.ts'
import { patch, rectangle, strip } from '../lands/shapes.ts'
import type { SketchTable } from './sketch.ts'

/** Ready-made pieces of ground, laid with one click: each is what a rule set makes of it. */
export const stampNames = [
  'house',
  'cottage',
  'farm',
  'wood',
  'trench',
  'lane',
  'river',
  'wire',
  'craters',
  'post',
] as const
export type StampName = (typeof stampNames)[number]

const LONG = 24

/** In paces, about the middle of a plot. */
const stamps: { readonly [name in StampName]: (plot: Plot, at: Point) => unknown } = {
  house: (plot, at) => plot.put('house', { polygon: rectangle(at, 8, 6) }),
  cottage,
  farm,
  wood: (plot, at) => plot.put('wood', { polygon: patch(plot, at, 12, 10) }),
  trench: (plot, [x, y]) => trench(plot, y - 2.5, x - 14, x + 14),
  lane: (plot, [x, y]) => {
    const way = bent(plot, [x, y])
    plot.put('road', { line: way, thick: 2 })
    for (const off of [-1.8, 1.8]) plot.put('hedge', { line: way.map(([px, py]): Point => [px, py + off]) })
  },
  river: (plot, [x, y]) => {
    const half = 2.5
    const way = bent(plot, [x, y])
    const [west, , east] = [way[0] as Point, way[1], way[2] as Point]
    plot.put('water', { polygon: strip([west, [x - half, y]], 5) })
    plot.put('water', { polygon: strip([[x + half, y], east], 5) })
    plot.put('bridge', { polygon: rectangle([x, y], half * 2, 8) })
    for (const way of [-1, 1])
      plot.put('road', {
        line: [
          [x, y + way * 4],
          [x, y + way * 9],
        ],
        thick: 2,
      })
  },
  wire: (plot, [x, y]) =>
    plot.put('wire', {
      line: [
        [x - 7, y - 0.5],
        [x, y + 0.5],
        [x + 7, y - 0.5],
      ],
      thick: 2,
    }),
  craters: (plot, [x, y]) => {
    for (const [dx, dy] of [
      [-4, 1],
      [0, -3],
      [3.5, 2],
      [-1, 4.5],
    ] as const)
      plot.put('crater', { circle: [x + dx, y + dy, plot.between(1, 1.8)] })
  },
  post: (plot, [x, y]) =>
    plot.put('sandbags', {
      line: [
        [x - 2.5, y - 1.5],
        [x - 2, y + 1],
        [x + 2, y + 1],
        [x + 2.5, y - 1.5],
      ],
    }),
}

/** From west to east with a bend in the middle. */
const bent = (plot: Plot, [x, y]: Point): readonly Point[] => [
  [x - LONG / 2, y + plot.between(-1.5, 1.5)],
  [x, y],
  [x + LONG / 2, y + plot.between(-1.5, 1.5)],
]

/** What a stamp lays about a place of the table. The same seed gives the same. */
export function stamped(
  name: StampName,
  [x, y]: Point,
  { width, depth }: Pick<SketchTable, 'width' | 'depth'>,
  dressing: Dressing,
  seed: number | string,
): LaidTable {
  const stream = new Stream(`stamp ${name} ${seed}`)
  const { pace } = dressing
  // on a plot with room all round: what hangs over the edge of the table is for its maker to see
  const room = 40
  const plot = new Plot(width / pace + 2 * room, depth / pace + 2 * room, 1, stream)
  stamps[name](plot, [x / pace + room, y / pace + room])
  const laid = laidOn(plot, [width + 2 * room * pace, depth + 2 * room * pace], dressing, stream, null)
  const back = ([px, py]: Point): Point => [plain(px - room * pace), plain(py - room * pace)]
  return {
    width,
    depth,
    terrain: laid.terrain.map(one => shifted(one, back)),
    scenery: laid.scenery.map(one => shifted(one, back)),
  }
}

const plain = (value: number): number => Number(value.toFixed(3)) + 0

function shifted<T extends LaidTable['terrain'][number] | LaidTable['scenery'][number]>(
  one: T,
  back: (at: Point) => Point,
): T {
  const { polygon, line, circle } = one
  const openings = (one as { readonly openings?: readonly Point[] }).openings
  return {
    ...one,
    ...(polygon && { polygon: polygon.map(back) }),
    ...(line && { line: line.map(back) }),
    ...(circle && { circle: [...back([circle[0], circle[1]]), circle[2]] }),
    ...(openings && { openings: openings.map(back) }),
  }
}

/** Those of which the set makes something. */
export const stampsFor = (dressing: Dressing, table: Pick<SketchTable, 'width' | 'depth'>): readonly StampName[] =>
  stampNames.filter(name => stamped(name, [table.width / 2, table.depth / 2], table, dressing, 1).terrain.length > 0)
