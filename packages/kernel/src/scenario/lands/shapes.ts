import type { Point } from '../../geometry/shape.ts'
import type { Plot } from './plot.ts'

/** Outlines that the lands have in common. */

export const rectangle = ([x, y]: Point, width: number, depth: number): readonly Point[] => [
  [x - width / 2, y - depth / 2],
  [x + width / 2, y - depth / 2],
  [x + width / 2, y + depth / 2],
  [x - width / 2, y + depth / 2],
]

/** Eight points about a middle, at a distance of one. */
const around: readonly Point[] = [
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
]

/** A patch without a straight edge. */
export const patch = (plot: Plot, [x, y]: Point, width: number, depth: number): readonly Point[] =>
  around.map(([dx, dy]): Point => {
    const far = plot.between(0.75, 1.05) / 2
    return [x + dx * width * far, y + dy * depth * far]
  })

/** A patch that is its own counterpart. */
export function evenPatch(plot: Plot, width: number, depth: number): readonly Point[] {
  const [x, y] = plot.middle
  const half = patch(plot, plot.middle, width, depth).slice(0, 4)
  return [...half, ...half.map(([px, py]): Point => [2 * x - px, 2 * y - py])]
}

/** A way from west to east that winds about a height and is never farther from it than this. */
export function winding(plot: Plot, y: number, astray: number, legs = 5): readonly Point[] {
  return Array.from({ length: legs + 1 }, (_, i) => [
    (plot.width * i) / legs,
    y + (i === 0 || i === legs ? 0 : plot.between(-astray, astray)),
  ])
}

/** One that is its own counterpart, through the middle. */
export function evenWinding(plot: Plot, astray: number): readonly Point[] {
  const [x, y] = plot.middle
  const west: readonly Point[] = [
    [0, y + plot.between(-astray, astray)],
    [x / 3, y + plot.between(-astray, astray)],
    [(2 * x) / 3, y + plot.between(-astray, astray)],
  ]
  return [...west, plot.middle, ...west.map(([px, py]): Point => [2 * x - px, 2 * y - py]).reverse()]
}

/** The strip along a way from west to east, this broad. */
export const strip = (way: readonly Point[], broad: number): readonly Point[] => [
  ...way.map(([x, y]): Point => [x, y - broad / 2]),
  ...way.map(([x, y]): Point => [x, y + broad / 2]).reverse(),
]

/** Where a way from west to east is at this distance from the west. */
export function heightAt(way: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    way.findIndex(([px]) => px >= x),
  )
  const [from, to] = [way[next - 1] as Point, (way[next] ?? way.at(-1)) as Point]
  return to[0] === from[0] ? from[1] : from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])
}
