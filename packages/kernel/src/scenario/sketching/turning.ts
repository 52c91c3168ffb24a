import type { Fields, FieldType } from '../../book/schema.ts'
import { point } from '../../book/schema.ts'
import type { Value } from '../../game/store.ts'
import { direction } from '../../geometry/angle.ts'
import { fromOutline } from '../../geometry/geometry.ts'
import { isPoint, type Point, type Shape } from '../../geometry/shape.ts'
import { toLength, type Unit } from '../../length.ts'
import type { Outline } from '../lands/plot.ts'
import type { Sketch, SketchRecord, SketchTerrain } from './sketch.ts'
import { partOf, placeOf, thingsIn } from './things.ts'

/** How things are put elsewhere: moved, turned, scaled, mirrored. */
export interface Turning {
  to(at: Point): Point
  /** How a facing changes, in whole degrees clockwise from north. */
  facing(degrees: number): number
  /** How lengths grow. */
  readonly scale: number
}

const same = (degrees: number): number => degrees
const within360 = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360

export const shiftedBy = ([dx, dy]: Point): Turning => ({ to: ([x, y]) => [x + dx, y + dy], facing: same, scale: 1 })

/** Clockwise, by whole degrees. */
export function turnedBy(degrees: number, [cx, cy]: Point): Turning {
  const [sine, cosine] = direction(within360(degrees)).map(part => part / 16777216) as [number, number]
  return {
    to: ([x, y]) => [cx + (x - cx) * cosine + (y - cy) * sine, cy - (x - cx) * sine + (y - cy) * cosine],
    facing: facing => within360(facing + degrees),
    scale: 1,
  }
}

export const scaledBy = (factor: number, [cx, cy]: Point): Turning => ({
  to: ([x, y]) => [cx + (x - cx) * factor, cy + (y - cy) * factor],
  facing: same,
  scale: factor,
})

/** Left becomes right, or (from above) top becomes bottom. */
export const mirrored = (way: 'left-right' | 'top-bottom', [cx, cy]: Point): Turning => ({
  to: ([x, y]) => (way === 'left-right' ? [2 * cx - x, y] : [x, 2 * cy - y]),
  facing: degrees => within360(way === 'left-right' ? -degrees : 180 - degrees),
  scale: 1,
})

/** Numbers as a person would write them: hundredths of an inch or centimetre, tenths of a millimetre. */
export const tidy = (value: number, unit: Unit): number => {
  const parts = unit === 'mm' ? 10 : 100
  return Math.round(value * parts) / parts + 0
}

const tidyPoint = ([x, y]: Point, unit: Unit): Point => [tidy(x, unit), tidy(y, unit)]

export function turnedOutline<T extends Outline>(record: T, { to, scale }: Turning, unit: Unit): T {
  const { polygon, line, circle, thick } = record
  const put = (at: Point): Point => tidyPoint(to(at), unit)
  if (circle) return { ...record, circle: [...put([circle[0], circle[1]]), tidy(circle[2] * scale, unit)] }
  return {
    ...record,
    ...(polygon && { polygon: polygon.map(put) }),
    ...(line && { line: line.map(put) }),
    ...(thick !== undefined && scale !== 1 && { thick: tidy(thick * scale, unit) }),
  }
}

/** The points in a field go along: openings, gaps, wherever the rule set has any. */
function turnedField(type: FieldType<unknown>, value: Value, put: (at: Point) => Point): Value {
  if (type === point) return isPoint(value) ? put(value) : value
  if (value === null) return null
  const { of, items } = type
  if (of) return turnedField(of, value, put)
  if (items && Array.isArray(value)) return value.map(item => turnedField(items, item, put))
  if (type.fields && typeof value === 'object') return turnedFields(type.fields, value as never, put)
  return value
}

function turnedFields(fields: Fields, record: { readonly [field: string]: Value }, put: (at: Point) => Point) {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, fields[key] ? turnedField(fields[key], value, put) : value]),
  )
}

/** What a sketch needs to know of its rule set to be edited. */
export interface Measures {
  readonly unit: Unit
  readonly fields: { readonly terrain: Fields }
}

export function turnedTerrain(record: SketchTerrain, turning: Turning, { unit, fields }: Measures): SketchTerrain {
  const put = (at: Point): Point => tidyPoint(turning.to(at), unit)
  const { polygon: _p, line: _l, circle: _c, thick: _t, ...rest } = record
  return {
    ...turnedOutline(record, turning, unit),
    ...turnedFields(fields.terrain, rest as never, put),
  } as SketchTerrain
}

export function turnedPiece(record: SketchRecord, { to, facing }: Turning, { unit }: Measures): SketchRecord {
  const at = placeOf(record)
  const turned = facing(Number(record.facing ?? 0))
  const faces = record.facing !== undefined || turned !== 0 ? { facing: turned } : {}
  return at ? { ...record, at: tidyPoint(to(at), unit), ...faces } : record
}

/** Puts these things elsewhere. Doors and windows go with the walls that they are in. */
export function turned(sketch: Sketch, keys: readonly string[], turning: Turning, measures: Measures): Sketch {
  const all = withOpenings(sketch, keys, measures)
  const isMoved = (part: string, id: string | number): boolean => all.has(`${part} ${id}`)
  const { table } = sketch
  return {
    ...sketch,
    table: {
      ...table,
      terrain: table.terrain.map(one => (isMoved('terrain', one.id) ? turnedTerrain(one, turning, measures) : one)),
      scenery: table.scenery.map((one, i) =>
        isMoved('scenery', i) ? turnedOutline(one, turning, measures.unit) : one,
      ),
    },
    pieces: sketch.pieces.map(one => (isMoved('piece', one.id) ? turnedPiece(one, turning, measures) : one)),
  }
}

/** What lies on a wall wholly and is small is an opening in it. */
const SLACK = 100

export function withOpenings(sketch: Sketch, keys: readonly string[], { unit }: Measures): ReadonlySet<string> {
  const exact = ([x, y]: Point): Point => [toLength(x, unit), toLength(y, unit)]
  const walls = keys.flatMap((key): readonly Shape[] => {
    const { part, id } = partOf(key)
    const house = part === 'terrain' ? sketch.table.terrain.find(one => one.id === id) : undefined
    return house?.polygon ? [{ polygon: house.polygon.map(exact) }] : []
  })
  const openings = thingsIn(sketch).filter(
    thing =>
      thing.part === 'terrain' &&
      thing.record.line?.length === 2 &&
      walls.some(wall => thing.record.line?.every(at => fromOutline(wall, exact(at)) <= SLACK)),
  )
  return new Set([...keys, ...openings.map(({ key }) => key)])
}
