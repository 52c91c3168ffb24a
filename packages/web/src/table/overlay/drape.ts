import { ShapeUtils, Vector2 } from 'three'
import { extent, holds } from '../plan.ts'
import type { Relief } from '../relief.ts'
import type { Spot } from '../world.ts'
import type { Strip } from './ribbon.ts'

/** An area laid over the ground like a cloth: cut into squares that each follow it, the outermost cut along the outline. */
export function addDrape({ positions, index }: Strip, relief: Relief, outline: readonly Spot[], lift: number): void {
  const { x0, z0, x1, z1 } = extent(outline)
  const cell = Math.max(9, (x1 - x0) / 42, (z1 - z0) / 42)
  const put = (spots: readonly Spot[]): void => {
    const first = positions.length / 3
    for (const [x, z] of spots) positions.push(x, relief.at(x, z) + lift, z)
    const faces =
      spots.length === 4
        ? [0, 1, 2, 0, 2, 3]
        : ShapeUtils.triangulateShape(
            spots.map(([x, z]) => new Vector2(x, z)),
            [],
          ).flat()
    for (const i of faces) index.push(first + i)
  }
  for (let x = x0; x < x1; x += cell)
    for (let z = z0; z < z1; z += cell) {
      const square: Spot[] = [
        [x, z],
        [x + cell, z],
        [x + cell, z + cell],
        [x, z + cell],
      ]
      const crossed = touches(outline, x, z, cell)
      if (!crossed && holds(outline, x + cell / 2, z + cell / 2)) put(square)
      if (!crossed) continue
      const part = clipTo(outline, x, z, x + cell, z + cell)
      if (part.length > 2) put(part)
    }
}

/** Does an edge of the outline come near the square? Too often is harmless. */
function touches(outline: readonly Spot[], x: number, z: number, cell: number): boolean {
  let [ax, az] = outline[outline.length - 1] as Spot
  for (const [bx, bz] of outline) {
    if (Math.max(ax, bx) >= x && Math.min(ax, bx) <= x + cell && Math.max(az, bz) >= z && Math.min(az, bz) <= z + cell)
      return true
    ;[ax, az] = [bx, bz]
  }
  return false
}

/** What of an outline lies within a rectangle: cut by its four sides in turn. */
export function clipTo(outline: readonly Spot[], x0: number, z0: number, x1: number, z1: number): Spot[] {
  const sides: readonly [axis: 0 | 1, sign: 1 | -1, at: number][] = [
    [0, 1, x0],
    [0, -1, x1],
    [1, 1, z0],
    [1, -1, z1],
  ]
  let spots = [...outline]
  for (const [axis, sign, at] of sides) {
    const kept: Spot[] = []
    for (const [i, b] of spots.entries()) {
      const a = spots[(i + spots.length - 1) % spots.length] as Spot
      const [da, db] = [(a[axis] - at) * sign, (b[axis] - at) * sign]
      if (da >= 0 !== db >= 0) {
        const t = da / (da - db)
        kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
      }
      if (db >= 0) kept.push(b)
    }
    spots = kept
  }
  return spots
}
