import type { PieceLook } from '../scene.ts'

type Outline = readonly (readonly [number, number])[]

/** How one tank is built, in millimetres at 1/56: x forward from its middle, y up from the ground. */
export interface Design {
  readonly length: number
  readonly width: number
  readonly track: number
  readonly wheel: number
  readonly wheels: number
  /** Every other wheel stands farther out. */
  readonly overlapping?: boolean
  /** The small wheels on which the upper run of a track lies. */
  readonly rollers: number
  readonly deck: number
  /** The highest part of the hull, on which the turret sits. */
  readonly roof: number
  /** The upper hull from the side. */
  readonly side: Outline
  /** What reaches over the tracks: how long, where its middle is, and how high. */
  readonly sponson: { readonly long: number; readonly at: number; readonly high: number }
  /** The track from the side. */
  readonly run: Outline
  /** Half of the turret's length and width, and its height. */
  readonly turret: readonly [length: number, width: number, height: number]
  /** The turret from above, in parts of its half length and half width. */
  readonly plan: Outline
  readonly taper: number
  readonly seat: number
  readonly barrel: number
  readonly bore: number
  readonly brake?: boolean
  /** Where the commander looks out, in parts of the turret. */
  readonly cupola: readonly [along: number, across: number]
}

/** Both halves of a turret, from the half on the right of its way. */
const mirrored = (half: Outline): Outline => [...half, ...[...half].reverse().map(([x, z]) => [x, -z] as const)]

const rounded = mirrored([[0.8, 0.45], [0.55, 0.78], [0, 0.92], [-0.55, 0.82], [-0.98, 0.4]]) // biome-ignore format: a list
const angular = mirrored([[0.82, 0.62], [0.3, 0.92], [-0.4, 0.92], [-0.85, 0.6]]) // biome-ignore format: a list
const narrowing = mirrored([[0.84, 0.6], [0.2, 0.95], [-0.62, 0.92], [-0.9, 0.62]]) // biome-ignore format: a list
const cast = mirrored([[0.92, 0.42], [0.5, 0.86], [-0.35, 0.94], [-0.95, 0.55]]) // biome-ignore format: a list

/** A track on small wheels, its front end raised; `flat` makes all of it lower. */
const lowRun = (h: number, flat = 1): Outline =>
  [[-h + 15, 1.4], [0, 1.4], [h - 18, 1.4], [h - 7, 7], [h - 2, 13], [h - 4, 17.5], [h - 10, 18.6], [0, 17.4], [-h + 11, 18],
    [-h + 5, 15.6], [-h + 4, 11], [-h + 8, 5]].map(([x, y]) => [x as number, (y as number) * flat] as const) // biome-ignore format: a list

/** A track on large wheels. */
const highRun = (h: number): Outline =>
  [[-h + 12, 1.4], [0, 1.4], [h - 16, 1.4], [h - 5, 8], [h - 1, 15], [h - 4, 20], [h - 11, 21.5], [0, 19.6], [-h + 12, 20],
    [-h + 5, 18], [-h + 2, 13], [-h + 5, 6]] // biome-ignore format: a list

const light: Design = {
  length: 78, width: 42, track: 8, wheel: 5.2, wheels: 4, rollers: 2, deck: 21, roof: 25,
  side: [[-36, 10.5], [-37, 20], [-17, 25], [9, 25], [22, 20], [34, 13], [35, 8.8], [-33, 8.8]],
  sponson: { long: 48, at: -4.5, high: 18 },
  run: lowRun(39, 0.84),
  turret: [17, 15, 11], plan: rounded, taper: 0.1, seat: 2, barrel: 22, bore: 1.15, cupola: [-0.22, 0.36],
} // biome-ignore format: numbers

const medium: Design = {
  length: 104, width: 48, track: 9, wheel: 5.6, wheels: 6, rollers: 3, deck: 27, roof: 31,
  side: [[-47, 13], [-50, 24.8], [-46, 28], [-22, 31], [20, 31], [44, 16.7], [49, 13.5], [47, 9.2], [40, 8.1], [-42, 8.6]],
  sponson: { long: 75, at: -4.5, high: 23.2 },
  run: lowRun(52),
  turret: [22, 19, 14], plan: rounded, taper: 0.1, seat: 4, barrel: 36, bore: 1.6, cupola: [-0.22, 0.36],
} // biome-ignore format: numbers

/** Boxes on boxes: an upright front plate behind a flat nose, many small wheels, a long gun. */
const panzer: Design = {
  length: 104, width: 50, track: 8, wheel: 4.4, wheels: 8, rollers: 4, deck: 26, roof: 28.4,
  side: [[-46, 12], [-50, 22], [-44, 26], [-18, 28.4], [21, 28.4], [23, 19.6], [42, 17.6], [49, 13], [44, 8.4], [-42, 8.6]],
  sponson: { long: 68, at: -12, high: 22.6 },
  run: lowRun(52),
  turret: [22, 18, 13.5], plan: narrowing, taper: 0.13, seat: 1, barrel: 46, bore: 1.5, brake: true, cupola: [-0.5, 0],
} // biome-ignore format: numbers

/** All plates slope; five large wheels, a small cast turret far forward. */
const sloped: Design = {
  length: 106, width: 52, track: 10, wheel: 7.4, wheels: 5, rollers: 0, deck: 25, roof: 27.6,
  side: [[-45, 12], [-51, 17], [-44, 24], [-30, 27.6], [24, 27.6], [48, 14.6], [50, 12.4], [42, 8.4], [-42, 8.4]],
  sponson: { long: 78, at: -7, high: 21 },
  run: highRun(53),
  turret: [22, 19, 12.5], plan: cast, taper: 0.16, seat: 12, barrel: 40, bore: 1.5, cupola: [-0.4, -0.42],
} // biome-ignore format: numbers

const heavy: Design = {
  length: 112, width: 64, track: 13, wheel: 7.6, wheels: 8, overlapping: true, rollers: 0, deck: 30, roof: 30,
  side: [[-53, 13.5], [-55, 28.5], [-53, 30], [30, 30], [32, 23.4], [50, 20.4], [53, 13.5], [44, 8.4], [-48, 9]],
  sponson: { long: 81, at: -4.5, high: 24 },
  run: highRun(56),
  turret: [27, 23, 14], plan: angular, taper: 0.04, seat: -1, barrel: 62, bore: 2, brake: true, cupola: [-0.22, -0.42],
} // biome-ignore format: numbers

/** By weight; those of the middle look like whose they are. */
export function designOf({ weight = 2, nation }: PieceLook): Design {
  if (weight === 1) return light
  if (weight === 3) return heavy
  return nation === 'german' ? panzer : nation === 'soviet' ? sloped : medium
}
