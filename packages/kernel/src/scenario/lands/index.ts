import { Stream } from '../../dice/dice.ts'
import type { Value } from '../../game/store.ts'
import type { Point } from '../../geometry/shape.ts'
import { beach } from './beach.ts'
import { bocage } from './bocage.ts'
import { desert } from './desert.ts'
import { noMansLand } from './no-mans-land.ts'
import { type Decoration, type Feature, type Outline, Plot, type Thing } from './plot.ts'
import { ridge } from './ridge.ts'
import { riverCrossing } from './river.ts'
import { town } from './town.ts'

export type { Feature, Outline, Thing } from './plot.ts'

/** The kinds of ground that can be generated. */
export const lands = {
  bocage,
  ridge,
  'no-mans-land': noMansLand,
  desert,
  town,
  river: riverCrossing,
  beach,
} as const
export type LandName = keyof typeof lands

/** One side attacks there; the others favour nobody. */
const UNEVEN: readonly LandName[] = ['beach']
export const isEven = (land: LandName): boolean => !UNEVEN.includes(land)

/** What the battle is about: the id of a piece of terrain, and its name. Where one side attacks, it is the land itself. */
export const landGoals: { readonly [land in LandName]: string | null } = {
  bocage: 'church',
  ridge: 'chapel',
  'no-mans-land': 'ruin',
  desert: 'fort',
  town: 'hall',
  river: 'bridge',
  beach: null,
}

export interface LandWish {
  readonly land: LandName
  readonly seed: number | string
  /** In the set's own unit. */
  readonly width: number
  readonly depth: number
  readonly sides?: 1 | 2 | 4
}

/** The ground that was wished for, or one that suits the set. */
export const landFor = (wish: LandName | undefined, { lands: likely }: Dressing, stream: Stream): LandName =>
  wish ?? (likely[stream.next(likely.length)] as LandName)

/** How a rule set lays what a generator has thought of. */
export interface Dressing {
  /** A pace in the set's unit, and the smallest step between coordinates. */
  readonly pace: number
  readonly grain: number
  /** What its quick battles are fought on; one that is named twice is twice as likely. */
  readonly lands: readonly LandName[]
  /** The terrain that stands for a thing, in the set's unit; none where the set has nothing like it. */
  readonly lay: { readonly [thing in Thing]: (outline: Outline, stream: Stream) => readonly Laid[] }
  /** How things are painted that its rules do not know, or know as something else: a road where there are none. */
  readonly paints?: { readonly [thing in Thing]?: Decoration['look'] }
}

/** A piece of terrain as a file has it, without its id. */
export type Laid = Outline & { readonly kind: string; readonly [field: string]: Value | undefined }

/** A table as a file has it. The same wish gives the same table. A type, because it is a plain value. */
export type LaidTable = {
  readonly width: number
  readonly depth: number
  readonly terrain: readonly (Laid & { readonly id: string })[]
  readonly scenery: readonly (Outline & { readonly look: string })[]
}

/** The walls of a house: a point at this part of each, and which way it goes. */
export interface Wall {
  at(part: number): Point
  readonly along: Point
}

/** The walls of a house whose walls run from west to east and from south to north. */
export const wallsOf = (polygon: readonly Point[]): readonly Wall[] =>
  polygon.map((from, i) => {
    const to = polygon[(i + 1) % polygon.length] as Point
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const tenths = (value: number): number => Math.round(value * 10) / 10
    return {
      at: part => [tenths(from[0] + dx * part), tenths(from[1] + dy * part)],
      along: [Math.sign(dx), Math.sign(dy)],
    }
  })

/** A dressing that lays a thing as one piece of terrain. */
export const laidAs =
  (kind: string, fields: { readonly [field: string]: Value } = {}) =>
  (outline: Outline): readonly Laid[] => [{ kind, ...outline, ...fields }]

/** One that lays a building with an opening in the middle of each wall. */
export const laidOpen =
  (kind: string) =>
  ({ polygon = [] }: Outline): readonly Laid[] => [
    { kind, polygon, openings: wallsOf(polygon).map(({ at }) => at(0.5)) },
  ]

export function layLand({ land, seed, width, depth, sides }: LandWish, dressing: Dressing): LaidTable {
  const { pace } = dressing
  const stream = new Stream(`land ${land} ${seed}`)
  const plot = new Plot(width / pace, depth / pace, isEven(land) ? (sides ?? 2) : 1, stream)
  lands[land](plot)
  return laidOn(plot, [width, depth], dressing, stream, landGoals[land])
}

/** What a rule set makes of a plot. */
export function laidOn(
  plot: Plot,
  [width, depth]: Point,
  { pace, grain, lay, paints = {} }: Dressing,
  stream: Stream,
  goal: string | null,
): LaidTable {
  const scaled = (outline: Outline) => inUnits(outline, pace, grain, [width, depth])
  const terrain = plot.features.flatMap((feature: Feature) => {
    const { thing, isGoal, ...drawn } = feature
    const outline = scaled(drawn)
    if (outline.line && outline.line.length < 2) return [] // shorter than the grain
    return lay[thing](outline, stream).map((laid, i) => ({ laid, isGoal: isGoal === true && i === 0 }))
  })
  const painted = plot.features.flatMap(({ thing, isGoal: _, ...outline }): readonly Decoration[] => {
    const look = paints[thing]
    return look ? [{ look, ...outline }] : []
  })
  return {
    width,
    depth,
    terrain: terrain.map(({ laid, isGoal }, i) => ({ id: isGoal && goal ? goal : `${laid.kind}-${i + 1}`, ...laid })),
    scenery: [...painted, ...plot.scenery].map(({ look, ...outline }) => ({ look, ...scaled(outline) })),
  }
}

/** Within the table, on the grain of the set's unit as counted from the middle: so counterparts stay what they are. */
function inUnits({ polygon, line, circle, thick }: Outline, pace: number, grain: number, size: Point): Outline {
  const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value) / grain) * grain
  const plain = (value: number): number => Number(value.toFixed(3))
  const on = (value: number, most: number): number =>
    plain(Math.min(Math.max(most / 2 + rounded(value * pace - most / 2), 0), most))
  const place = ([x, y]: Point): Point => [on(x, size[0]), on(y, size[1])]
  const long = (value: number): number => plain(rounded(value * pace))
  if (circle) return { circle: [...place([circle[0], circle[1]]), long(circle[2])] }
  // neighbours that fall onto one place of the grain are one
  const places = (points: readonly Point[]): readonly Point[] =>
    points.map(place).filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1])
  if (polygon) return { polygon: places(polygon) }
  return { line: places(line ?? []), ...(thick !== undefined && { thick: long(thick) }) }
}
