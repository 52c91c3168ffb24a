import type { Length } from '../length.ts'
import type { Point } from './point.ts'

/**
 * Facings are whole degrees clockwise from north (x runs east, y runs north). Engines differ in their sines, so these
 * are a table: the sine of 0 to 90 degrees as whole numbers, scaled by 2^24. That keeps every product with a
 * difference of two coordinates below 2^53, so decisions against the table's vectors are exact.
 */
const scale = 16777216
const sines = [
  0, 292803, 585516, 878052, 1170319, 1462231, 1753697, 2044628, 2334937, 2624535, 2913333, 3201244, 3488179, 3774052,
  4058776, 4342263, 4624427, 4905183, 5184445, 5462127, 5738146, 6012416, 6284856, 6555381, 6823909, 7090358, 7354647,
  7616697, 7876426, 8133756, 8388608, 8640905, 8890570, 9137527, 9381700, 9623016, 9861400, 10096781, 10329086,
  10558244, 10784187, 11006844, 11226149, 11442034, 11654434, 11863283, 12068519, 12270079, 12467901, 12661926,
  12852093, 13038346, 13220627, 13398880, 13573053, 13743091, 13908942, 14070557, 14227886, 14380881, 14529495,
  14673684, 14813402, 14948609, 15079262, 15205322, 15326749, 15443509, 15555564, 15662880, 15765426, 15863169,
  15956081, 16044131, 16127295, 16205546, 16278861, 16347217, 16410594, 16468971, 16522332, 16570661, 16613941,
  16652161, 16685309, 16713374, 16736348, 16754223, 16766996, 16774661, 16777216,
]

const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0]
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1]
const full = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The whole vector, about 2^24 long, in the direction of a facing in whole degrees. */
export const direction = (degrees: number): Point => directions[full(degrees)] as Point

const directions = Array.from({ length: 360 }, (_, facing): Point => {
  const sine = sines[facing % 90] as number
  const cosine = sines[90 - (facing % 90)] as number
  if (facing < 90) return [sine, cosine]
  if (facing < 180) return [cosine, 0 - sine]
  if (facing < 270) return [0 - sine, 0 - cosine]
  return [0 - cosine, sine]
})

/** The turn from facing a to facing b: -179 to 180 degrees, clockwise positive. */
export function turn(a: number, b: number): number {
  const by = full(b - a)
  return by > 180 ? by - 360 : by
}

/** The whole degree nearest to the direction from one point to another; 0 if they are the same. */
export function facingOf(from: Point, to: Point): number {
  let [x, y] = [to[0] - from[0], to[1] - from[1]]
  if (x === 0 && y === 0) return 0
  let quarter = 0
  while (!(x >= 0 && y > 0)) {
    ;[x, y] = [0 - y, x]
    quarter += 90
  }
  // How many of the 90 half-way marks between neighbouring degrees has it reached? A binary search.
  let low = 0
  let high = 90
  while (low < high) {
    const middle = (low + high) >> 1
    const mark = marks[middle] as Point
    if (mark[0] * y - mark[1] * x <= 0) low = middle + 1
    else high = middle
  }
  return (quarter + low) % 360
}

/** Half degrees lie on the sum of their neighbours' vectors: an arc of an odd number of degrees ends on one. */
function halfway(halves: number): Point {
  if (halves % 2 === 0) return direction(halves / 2)
  const a = direction((halves - 1) / 2)
  const b = direction((halves + 1) / 2)
  return [a[0] + b[0], a[1] + b[1]]
}

/** Between 0 and 1 degree, 1 and 2, … 89 and 90. */
const marks = Array.from({ length: 90 }, (_, i) => halfway(2 * i + 1))

/** The vectors that bound an arc, `left` its anticlockwise and `right` its clockwise end. */
export function arms(facing: number, arc: number): { readonly left: Point; readonly right: Point } {
  return { left: halfway(2 * facing - arc), right: halfway(2 * facing + arc) }
}

/** Is p within half the arc to either side of the facing? The bounds count, and so does the apex. */
export function inArc(at: Point, facing: number, arc: number, p: Point): boolean {
  const to: Point = [p[0] - at[0], p[1] - at[1]]
  if (arc >= 360 || (to[0] === 0 && to[1] === 0)) return true
  const { left, right } = arms(facing, arc)
  const afterLeft = cross(left, to) <= 0
  const beforeRight = cross(right, to) >= 0
  if (arc > 180) return afterLeft || beforeRight
  return afterLeft && beforeRight && (arc === 180 || dot(direction(facing), to) > 0)
}

/** Is the angle between two vectors at most 45 degrees? */
export function within45(a: Point, b: Point): boolean {
  return dot(a, b) >= Math.abs(cross(a, b))
}

/** Is the angle between two vectors less than 90 degrees? */
export function within90(a: Point, b: Point): boolean {
  return dot(a, b) > 0
}

/** The whole point nearest to this far ahead. */
export function ahead(at: Point, degrees: number, distance: Length): Point {
  const to = direction(degrees)
  return [at[0] + Math.round((to[0] * distance) / scale), at[1] + Math.round((to[1] * distance) / scale)]
}
