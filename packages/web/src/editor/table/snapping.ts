import { fromLength, outlinePoints, type Point, type Sketch, tidy, toLength, type Unit } from '@sandtable/kernel'
import { project } from '../../table/control.ts'

/** The grid that things snap to, in each unit. */
export const steps: { readonly [unit in Unit]: number } = { in: 0.5, cm: 1, mm: 10, exact: 1 }

/** So near to a corner, in pixels, the corner is meant. */
const NEAR = 10

export const toUnits = ([x, y]: Point, unit: Unit): Point => [fromLength(x, unit), fromLength(y, unit)]
export const toExact = ([x, y]: Point, unit: Unit): Point => [toLength(x, unit), toLength(y, unit)]

/** On the grid, or on a corner that is already there; as it is where nothing snaps. */
export function snapped(at: Point, sketch: Sketch, unit: Unit, snaps: boolean, but: readonly string[] = []): Point {
  const plain: Point = [tidy(at[0], unit), tidy(at[1], unit)]
  if (!snaps) return plain
  const corner = nearestCorner(at, sketch, unit, but)
  if (corner) return corner
  const step = steps[unit]
  const to = (value: number): number => tidy(Math.round(value / step) * step, unit)
  return [to(at[0]), to(at[1])]
}

function nearestCorner(at: Point, { table }: Sketch, unit: Unit, but: readonly string[]): Point | null {
  const here = project(toExact(at, unit))
  if (!here) return null
  let best: { readonly at: Point; readonly away: number } | null = null
  const corners = table.terrain
    .filter(({ id, circle }) => !circle && !but.includes(`terrain ${id}`))
    .flatMap(outlinePoints)
  for (const corner of corners) {
    const there = project(toExact(corner, unit))
    const away = there ? Math.hypot(there.px - here.px, there.py - here.py) : Number.POSITIVE_INFINITY
    if (away <= NEAR && (!best || away < best.away)) best = { at: corner, away }
  }
  return best?.at ?? null
}
