import { isPoint, type Point } from '../../geometry/shape.ts'
import type { Outline } from '../lands/plot.ts'
import type { Sketch, SketchRecord, SketchScenery, SketchTerrain } from './sketch.ts'

/**
 * What lies on the table of a sketch and can be taken hold of. Each has a key: 'terrain farm', 'piece hale', and for
 * scenery, which has no id, its place in the list, 'scenery 3'.
 */
export type Part = 'terrain' | 'piece' | 'scenery'

export const keyOf = (part: Part, id: string | number): string => `${part} ${id}`

export function partOf(key: string): { readonly part: Part; readonly id: string } {
  const [part = '', ...id] = key.split(' ')
  return { part: part as Part, id: id.join(' ') }
}

export type Thing =
  | { readonly key: string; readonly part: 'terrain'; readonly record: SketchTerrain }
  | { readonly key: string; readonly part: 'scenery'; readonly record: SketchScenery }
  | { readonly key: string; readonly part: 'piece'; readonly record: SketchRecord }

/** Everything on the table, from the ground up. */
export const thingsIn = ({ table, pieces }: Sketch): readonly Thing[] => [
  ...table.scenery.map((record, i): Thing => ({ key: keyOf('scenery', i), part: 'scenery', record })),
  ...table.terrain.map((record): Thing => ({ key: keyOf('terrain', record.id), part: 'terrain', record })),
  ...pieces.flatMap((record): readonly Thing[] =>
    placeOf(record) ? [{ key: keyOf('piece', record.id), part: 'piece', record }] : [],
  ),
]

export const thingOf = (sketch: Sketch, key: string): Thing | undefined => thingsIn(sketch).find(one => one.key === key)

export const placeOf = ({ at }: SketchRecord): Point | null => (isPoint(at) ? at : null)

/** The points that a thing consists of. Of a circle, its four ends. */
export function pointsOf(thing: Thing): readonly Point[] {
  if (thing.part === 'piece') return [placeOf(thing.record) as Point]
  return outlinePoints(thing.record)
}

export function outlinePoints({ polygon, line, circle }: Outline): readonly Point[] {
  if (!circle) return polygon ?? line ?? []
  const [x, y, r] = circle
  return [
    [x - r, y],
    [x + r, y],
    [x, y - r],
    [x, y + r],
  ]
}

export interface Frame {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** The upright rectangle about some points; null about none. */
export function frameOf(points: readonly Point[]): Frame | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) }
}

export const middleOfFrame = ({ west, south, east, north }: Frame): Point => [(west + east) / 2, (south + north) / 2]

/** These, with everything that is grouped with one of them. */
export function withGroups({ groups }: Sketch, keys: readonly string[]): readonly string[] {
  const joined = groups.filter(group => group.some(key => keys.includes(key))).flat()
  return [...new Set([...keys, ...joined])]
}
