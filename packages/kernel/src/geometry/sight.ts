import type { Length } from '../length.ts'
import { passages } from './geometry.ts'
import type { Grid } from './grid.ts'
import { along, lengthOf } from './segment.ts'
import type { Point, Shape } from './shape.ts'

/**
 * Sight in two and a half dimensions: what stands on the table stands upright, from one height to another. The one
 * sight function: rules, rulers, overlays and bots all ask `trace` what a line crosses, and `shows` what that hides.
 */

/** A prism that stands from base to top, heights above the table. */
export interface Obstacle {
  readonly id: string
  readonly shape: Shape
  readonly base: Length
  readonly top: Length
}

/** A stretch of a line inside something: as fractions of the line, how long it is, and where it begins and ends. */
export interface Crossing<T> {
  readonly item: T
  readonly enter: number
  readonly leave: number
  readonly depth: Length
  readonly near: Point
  readonly far: Point
}

/** Everything that the line from a to b crosses, nearest to a first. From b to a the same stretches, the other way round. */
export function trace<T>(grid: Grid<T>, shapeOf: (item: T) => Shape, a: Point, b: Point): Crossing<T>[] {
  // Worked out from the same end both times, so that rounding cannot make a difference either.
  const backwards = b[0] < a[0] || (b[0] === a[0] && b[1] < a[1])
  const [from, to] = backwards ? [b, a] : [a, b]
  const length = lengthOf([from, to])
  const crossings: Crossing<T>[] = []
  for (const item of grid.along(from, to)) {
    for (const [enter, leave] of passages(shapeOf(item), from, to)) {
      const [start, end] = [along(from, to, enter), along(from, to, leave)]
      const depth = Math.round((leave - enter) * length)
      if (backwards) crossings.push({ item, enter: 1 - leave, leave: 1 - enter, depth, near: end, far: start })
      else crossings.push({ item, enter, leave, depth, near: start, far: end })
    }
  }
  return crossings.sort((s, t) => s.enter - t.enter)
}

/** Where someone looks from; heights are above the table. */
export interface Eye {
  readonly at: Point
  readonly height: Length
}

/** What someone looks at. */
export interface Cylinder {
  readonly at: Point
  readonly radius: Length
  readonly base: Length
  readonly top: Length
}

export interface Shown {
  /** The share of the target's height that shows, 0 to 1. Of a target without height, all or nothing. */
  readonly shown: number
  /** The obstacle that hides most, the nearer of equals; null when nothing is hidden. */
  readonly by: string | null
  /** What that one hides of the target, from height to height. */
  readonly hidden: readonly [from: Length, to: Length]
  /** How high that one stops the line to the highest point it hides. */
  readonly height: Length
}

/** How much of a target shows past what the line from the eye to it crosses. A line that grazes an obstacle passes. */
export function shows(
  eye: Eye,
  target: Cylinder,
  crossings: readonly Crossing<Pick<Obstacle, 'id' | 'base' | 'top'>>[],
): Shown {
  const parts: (readonly [Length, Length])[] = []
  let most: Shown = { shown: 1, by: null, hidden: [target.base, target.base], height: target.base }
  for (const crossing of crossings) {
    const hidden = hides(eye, target, crossing)
    if (!hidden) continue
    parts.push(hidden)
    if (most.by !== null && hidden[1] - hidden[0] <= most.hidden[1] - most.hidden[0]) continue
    const { id, base, top } = crossing.item
    const height = Math.round(eye.height + (hidden[1] - eye.height) * crossing.enter)
    most = { shown: 0, by: id, hidden, height: Math.min(Math.max(height, base), top) }
  }
  const tall = target.top - target.base
  const shown = tall > 0 ? 1 - covered(parts) / tall : parts.length > 0 ? 0 : 1
  return { ...most, shown }
}

/**
 * Which part of the target is hidden by one obstacle? The line from the eye to a height z at the target is, at the
 * fraction t of the way, at e + (z - e) t. So an edge at height h, met at t, hides what lies at e + (h - e) / t.
 */
function hides(
  { height: eye }: Eye,
  target: Cylinder,
  { item, enter, leave }: Crossing<Pick<Obstacle, 'base' | 'top'>>,
): readonly [Length, Length] | null {
  const behind = (h: Length, t: number): number => (h === eye ? eye : eye + (h - eye) / t)
  const low = Math.round(Math.min(behind(item.base, enter), behind(item.base, leave)))
  const high = Math.round(Math.max(behind(item.top, enter), behind(item.top, leave)))
  if (low >= target.top || high <= target.base) return null
  return [Math.max(low, target.base), Math.min(high, target.top)]
}

/** The total length of parts that may overlap. */
function covered(parts: readonly (readonly [Length, Length])[]): Length {
  let [sum, end] = [0, -Infinity]
  for (const [low, high] of [...parts].sort((s, t) => s[0] - t[0])) {
    sum += Math.max(0, high - Math.max(low, end))
    end = Math.max(end, high)
  }
  return sum
}
