import { clamp } from './random.ts'
import { distance, type Spot, yaw } from './world.ts'

/** Walking along a line of spots at an even pace. */
export interface Walk {
  readonly length: number
  /** Where one is after so many millimetres, and which way one looks. */
  at(along: number): { readonly x: number; readonly z: number; readonly turn: number }
}

export function walk(spots: readonly Spot[]): Walk {
  const marks = [0]
  for (let i = 1; i < spots.length; i++)
    marks.push((marks[i - 1] as number) + distance(spots[i - 1] as Spot, spots[i] as Spot))
  const length = marks[marks.length - 1] as number
  const leg = (along: number): number => {
    let i = 1
    while (i < marks.length - 1 && (marks[i] as number) < along) i++
    return i
  }
  return {
    length,
    at(along) {
      const [first] = spots as [Spot]
      if (spots.length < 2 || length === 0) return { x: first[0], z: first[1], turn: yaw(0) }
      const where = clamp(along, 0, length)
      const i = leg(where)
      const [a, b] = [spots[i - 1] as Spot, spots[i] as Spot]
      const stretch = distance(a, b) || 1
      const t = (where - (marks[i - 1] as number)) / stretch
      return { x: a[0] + (b[0] - a[0]) * t, z: a[1] + (b[1] - a[1]) * t, turn: Math.atan2(-(b[1] - a[1]), b[0] - a[0]) }
    },
  }
}

/** The shorter way round from one angle to another, by a share of it. */
export function turnTowards(from: number, to: number, share: number): number {
  const full = 2 * Math.PI
  const by = ((((to - from) % full) + full * 1.5) % full) - Math.PI
  return from + by * share
}
