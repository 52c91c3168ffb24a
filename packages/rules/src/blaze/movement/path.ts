import { along, lengthOf, mm, type Point } from '@sandtable/kernel'

/** Parts of a path. */

/** The first part of a path up to this length; all of it if it is no longer. */
export function upTo(path: readonly Point[], distance: number): readonly Point[] {
  let left = distance
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as Point
    const to = path[i] as Point
    const length = lengthOf([from, to])
    if (left < length) return [...path.slice(0, i), along(from, to, Math.max(left, 0) / length)]
    left -= length
  }
  return path
}

/** The path without its last part of this length: for stands that go back the way they came. */
export function cutBack(path: readonly Point[], distance: number): readonly Point[] {
  let left = distance
  for (let i = path.length - 1; i > 0; i--) {
    const to = path[i] as Point
    const from = path[i - 1] as Point
    if (left === 0) return path.slice(0, i + 1) // a leg may have no length
    const length = lengthOf([from, to])
    if (length >= left) return [...path.slice(0, i), along(to, from, left / length)]
    left -= length
  }
  return path.slice(0, 1)
}

/** A free place is looked for every millimetre, and then to the hundredth. */
const LOOK = mm(1)

/** The path up to its last suitable point, searched from the end backwards. */
export function asFarAs(path: readonly Point[], isFit: (at: Point) => boolean): readonly Point[] {
  if (isFit(path.at(-1) as Point)) return path
  const length = Math.ceil(lengthOf(path))
  let unfit = 0
  for (let back = LOOK; back < length; back += LOOK) {
    if (!isFit(cutBack(path, back).at(-1) as Point)) {
      unfit = back
      continue
    }
    let fit = back
    while (fit - unfit > 1) {
      const middle = (fit + unfit) >> 1
      if (isFit(cutBack(path, middle).at(-1) as Point)) fit = middle
      else unfit = middle
    }
    return cutBack(path, fit)
  }
  return path.slice(0, 1)
}
