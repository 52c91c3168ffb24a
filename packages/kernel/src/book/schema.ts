import type { Value } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import { fromLength, type Length, toLength, type Unit } from '../length.ts'
import { type Place, quote } from './source.ts'

/**
 * The type of a field: how it is read from a file (checked, in the rule set's own unit) and written back. Records,
 * tables, decisions and cases are all read through these, so that there is one answer to 'what is a point'.
 */
export interface FieldType<T> {
  readonly says: string
  /** The value of a record whose field is not given, for a type that may be empty. */
  readonly empty?: T
  /** What a record does not give is as in `base`, if there is one: a house rule changes only what it names. */
  read(value: unknown, place: Place, base?: T): T
  write(value: T, unit: Unit): Value
  /** The ids in a value of this type, if any: what they name must exist. */
  names?(value: T): readonly string[]
  /** The words of which it is one. */
  readonly options?: readonly string[]
  /** Its role in a decision. Screens, bots and the terminal go by this, never by the name of a field. */
  readonly role?: Role
  /** In a decision it may be left out. */
  readonly absent?: true
  /** What it is made of: what an optional value is if there is one, a list's items, a record's fields. Forms go by this. */
  readonly of?: FieldType<unknown>
  readonly items?: FieldType<unknown>
  readonly fields?: Fields
  /** An id of a record of this table. Forms offer no others. */
  readonly refers?: Referred
}

export type Referred = 'side' | 'unit' | 'piece' | 'terrain'

/** Who acts, on what, where, on which floor, along which path, facing where, or with which option. */
export type Role = 'actor' | 'target' | 'place' | 'floor' | 'path' | 'facing' | 'option'

export type Of<F> = F extends FieldType<infer T> ? T : never
export type Fields = { readonly [name: string]: FieldType<unknown> }
export type Row<S> = { readonly [K in keyof S]: Of<S[K]> }

const plain = <T extends Value>(says: string, fits: (value: unknown) => value is T): FieldType<T> => ({
  says,
  read: (value, place) => (fits(value) ? value : place.fail(3, `expected ${says}, found ${quote(value)}`)),
  write: value => value,
})

export const int = plain('a whole number', (v): v is number => Number.isSafeInteger(v))
/** More than this of anything is a slip of the pen. */
const MOST = 100_000

/** A whole number from this to that. */
export const from = (least: number, most = MOST): FieldType<number> =>
  plain(
    most === MOST ? `a whole number, ${least} or more` : `a whole number from ${least} to ${most}`,
    (v): v is number => Number.isSafeInteger(v) && (v as number) >= least && (v as number) <= most,
  )
/** How many of something. */
export const count = from(0)
/** How many turns a battle lasts. */
export const turns = from(1, 999)
export const amount = plain('a number', (v): v is number => typeof v === 'number' && Number.isFinite(v))
export const flag = plain('true or false', (v): v is boolean => typeof v === 'boolean')
export const prose = plain('a text', (v): v is string => typeof v === 'string' && v.length <= 4000)
export const name = plain('a name', (v): v is string => typeof v === 'string' && v.length > 0 && v.length <= 80)
export const id: FieldType<string> = {
  ...plain('an id', (v): v is string => typeof v === 'string' && /^[A-Za-z0-9][\w.-]{0,39}$/.test(v)),
  names: value => [value],
}
export const idOf = (refers: Referred): FieldType<string> => ({ ...id, refers })
export const degrees = plain(
  'whole degrees',
  (v): v is number => Number.isSafeInteger(v) && Math.abs(v as number) <= 720,
)
export const json = plain('a plain value', (v): v is Value => v !== undefined)

export const oneOf = <const T extends string>(...names: readonly T[]): FieldType<T> => ({
  ...plain(`one of ${names.join(', ')}`, (v): v is T => names.includes(v as T)),
  options: names,
})

/** No table is larger than this: ten metres and a good margin beyond its edge. */
const FARTHEST = 2 ** 22

export const length: FieldType<Length> = {
  says: 'a length',
  read(value, place) {
    if (typeof value !== 'number' || !Number.isFinite(value)) place.fail(3, `expected a length, found ${quote(value)}`)
    if (place.unit === 'exact' && !Number.isInteger(value))
      place.fail(3, `expected whole hundredths, found ${quote(value)}`)
    const exact = toLength(value as number, place.unit)
    if (Math.abs(exact) > FARTHEST) place.fail(8, `a length of ${quote(value)}`)
    return exact
  },
  write: (value, unit) => fromLength(value, unit),
}

/** A length that cannot be less than nothing. */
export const extent: FieldType<Length> = {
  ...length,
  says: 'a length, 0 or more',
  read(value, place) {
    const read = length.read(value, place)
    return read < 0 ? place.fail(3, `expected a length, 0 or more, found ${quote(value)}`) : read
  },
}

export const point: FieldType<Point> = {
  says: 'a point [x, y]',
  read(value, place) {
    if (!Array.isArray(value) || value.length !== 2) place.fail(3, `expected a point [x, y], found ${quote(value)}`)
    const [x, y] = value as unknown[]
    return [length.read(x, place), length.read(y, place)]
  },
  write: ([x, y], unit) => [fromLength(x, unit), fromLength(y, unit)],
}

/** A list longer than anything a table could need is refused before it is read. */
const LONGEST = 5000

export const list = <T>(of: FieldType<T>): FieldType<readonly T[]> => ({
  says: `a list of ${of.says}`,
  items: of,
  read(value, place) {
    if (!Array.isArray(value)) place.fail(3, `expected a list, found ${quote(value)}`)
    const items = value as unknown[]
    if (items.length > LONGEST) place.fail(8, `a list of ${items.length}`)
    return items.map((item, i) => of.read(item, place.at(i)))
  },
  write: (value, unit) => value.map(item => of.write(item, unit)),
  names: value => value.flatMap(item => of.names?.(item) ?? []),
})

/** A field that may be empty: null inside, `none` or null in a file. */
export const optional = <T>(of: FieldType<T>): FieldType<T | null> => ({
  says: `${of.says}, or none`,
  of,
  empty: null,
  read: (value, place) => (value === null || value === 'none' ? null : of.read(value, place)),
  write: (value, unit) => (value === null ? null : of.write(value, unit)),
  names: value => (value === null ? [] : (of.names?.(value) ?? [])),
})

/** The types of the fields of decisions, by role. */
export const role = {
  as: <T>(role: Role, type: FieldType<T>): FieldType<T> => ({ ...type, role }),
  actor: { ...id, role: 'actor' } as FieldType<string>,
  target: { ...id, role: 'target' } as FieldType<string>,
  place: { ...point, role: 'place' } as FieldType<Point>,
  floor: { ...count, role: 'floor' } as FieldType<number>,
  path: { ...list(point), role: 'path' } as FieldType<readonly Point[]>,
  facing: { ...degrees, role: 'facing' } as FieldType<number>,
  option: <T>(type: FieldType<T>): FieldType<T> => ({ ...type, role: 'option' }),
  /** Several of them; the list has the role of its items. */
  many: <T>(type: FieldType<T>): FieldType<readonly T[]> => ({ ...list(type), ...(type.role && { role: type.role }) }),
}

/** A field of a decision that may be left out. */
export const maybe = <T>(type: FieldType<T>): FieldType<T> & { readonly absent: true } => ({ ...type, absent: true })

/** Either of two types; the first is tried when `isFirst` says so. */
export const either = <A, B>(
  a: FieldType<A>,
  b: FieldType<B>,
  isFirst: (value: unknown) => boolean,
): FieldType<A | B> => ({
  says: `${a.says} or ${b.says}`,
  read: (value, place) => (isFirst(value) ? a.read(value, place) : b.read(value, place)),
  write: (value, unit) => (typeof value === 'string' ? a.write(value as A, unit) : b.write(value as B, unit)),
})

/** A record of named fields, each of its own type; unknown fields are refused. */
export const record = <S extends Fields>(
  fields: S,
  required: readonly (keyof S & string)[] = Object.keys(fields),
): FieldType<Row<S>> => ({
  says: 'a record',
  fields,
  read(value, place, base) {
    const given = object(value, place)
    for (const key of required)
      if (given[key] === undefined && !base && fields[key]?.empty === undefined) place.fail(1, `${key} is not given`)
    const read: { [key: string]: unknown } = { ...base, ...readFields(fields, given, place) }
    for (const key of Object.keys(fields))
      if (read[key] === undefined && fields[key]?.empty !== undefined) read[key] = fields[key]?.empty
    return read as Row<S>
  },
  write: (value, unit) => writeFields(fields, value as { [k: string]: unknown }, unit),
  names: value => namesIn(fields, value),
})

/** The ids in the given fields of a record. */
export const namesIn = (fields: Fields, value: { readonly [field: string]: unknown }): readonly string[] =>
  Object.keys(fields).flatMap(key => (value[key] === undefined ? [] : (fields[key]?.names?.(value[key]) ?? [])))

/** Named values. The caller decides which names are allowed: `readFields` refuses every other, __proto__ among them. */
export function object(value: unknown, place: Place): { readonly [key: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    place.fail(3, `expected named values, found ${quote(value)}`)
  return value as { [key: string]: unknown }
}

/**
 * Reads the given fields; an unknown field is a fault, since it is usually misspelt. The result has the order of the
 * type, not of the file: the same position is the same bytes.
 */
export function readFields(
  fields: Fields,
  given: { readonly [key: string]: unknown },
  place: Place,
): { [key: string]: unknown } {
  for (const key of Object.keys(given))
    if (!Object.hasOwn(fields, key))
      place.at(key).fail(2, `no field of this name (there are ${Object.keys(fields).join(', ')})`)
  const result: { [key: string]: unknown } = {}
  for (const key of Object.keys(fields))
    if (Object.hasOwn(given, key)) result[key] = fields[key]?.read(given[key], place.at(key))
  return result
}

export function writeFields(
  fields: Fields,
  value: { readonly [key: string]: unknown },
  unit: Unit,
): { [key: string]: Value } {
  const result: { [key: string]: Value } = {}
  for (const key of Object.keys(value)) {
    const type = fields[key]
    if (type && value[key] !== undefined) result[key] = type.write(value[key], unit)
  }
  return result
}
