import type { Fields } from '../../book/schema.ts'
import { object } from '../../book/schema.ts'
import { Place, quote, type Source } from '../../book/source.ts'
import type { Value } from '../../game/store.ts'
import type { Outline } from '../lands/plot.ts'
import { most } from '../setup.ts'

/**
 * A scenario while it is made: the plain value of its file, in the rule set's own unit. It may have faults (`openSketch`
 * finds them), but it has the parts of a scenario. Edits are functions from one sketch to the next.
 */
export interface Sketch extends Head {
  readonly table: SketchTable
  readonly sides: readonly SketchRecord[]
  readonly units: readonly SketchRecord[]
  readonly pieces: readonly SketchRecord[]
  readonly start: Raw
  /** House rules: rulings, and tables of the rulebook. */
  readonly options: { readonly [ruling: string]: string }
  readonly tables: Raw
  /** Things that are moved together, each by its key. */
  readonly groups: readonly (readonly string[])[]
}

interface Head {
  readonly title: string
  readonly ruleset: string
  readonly summary: string
  readonly turns: number
  readonly minutes: number
  readonly seed?: number
  readonly tags?: readonly string[]
  readonly briefing: { readonly [side: string]: string }
  /** A small picture of it, as a data address. */
  readonly picture?: string
}

export type Raw = { readonly [field: string]: Value }
export type SketchRecord = Raw & { readonly id: string }
export type SketchTerrain = Outline & {
  readonly id: string
  readonly kind: string
  readonly [field: string]: Value | undefined
}
export type SketchScenery = Outline & { readonly look: string }

export interface SketchTable {
  readonly width: number
  readonly depth: number
  readonly terrain: readonly SketchTerrain[]
  readonly scenery: readonly SketchScenery[]
  /** What the rule set says of the table as a whole: night, weather. */
  readonly about: Raw
}

/** What a rule set says to those who make battles for it. */
export interface Sketching {
  /** What a battle made from nothing begins with. */
  readonly width: number
  readonly depth: number
  readonly turns: number
  readonly minutes: number
  readonly sides: readonly SketchRecord[]
  /** How play begins: with everybody where he was put, or with the sides setting up. */
  readonly starts: { readonly [how in 'placed' | 'set-up']: Raw }
  /** The fields of each record that the maker of a battle decides. The others belong to play. */
  readonly decides: { readonly [table in 'game' | 'side' | 'unit' | 'piece' | 'terrain']: readonly string[] }
  /** The kinds of unit that there are; none where pieces belong to their side alone. */
  readonly units: readonly string[]
}

const heads = ['title', 'ruleset', 'summary', 'turns', 'minutes', 'seed', 'tags', 'briefing', 'picture'] as const
const parts = ['options', 'tables', 'table', 'sides', 'units', 'pieces', 'start', 'groups'] as const

/**
 * The sketch in a file. What is missing is empty, and what is wrong is left for `openSketch` to find; only what is no
 * scenario at all is refused, with its place: something of another shape, too much of it, or parts of a later version.
 */
export function sketchOf(source: Source): Sketch {
  const place = new Place(source, 'exact')
  const given = object(source.value, place)
  for (const key of Object.keys(given))
    if (![...heads, ...parts].includes(key as never))
      place.at(key).fail(2, 'this version of Sandtable knows no such part of a scenario')
  const text = (key: string): string => (given[key] === undefined ? '' : String(given[key]).trim())
  const number = (key: string, usual: number): number =>
    typeof given[key] === 'number' ? (given[key] as number) : usual
  if (!text('ruleset')) place.at('ruleset').fail('SCEN-1', 'it names no rule set')
  const { width, depth, terrain, scenery, ...about } = object(given.table ?? {}, place.at('table')) as Raw
  const at = place.at('table')
  return {
    title: text('title'),
    ruleset: text('ruleset'),
    summary: text('summary'),
    turns: number('turns', 0),
    minutes: number('minutes', 0),
    ...(given.seed !== undefined && { seed: number('seed', 0) }),
    ...(Array.isArray(given.tags) && { tags: given.tags.map(String) }),
    ...(typeof given.picture === 'string' && { picture: given.picture }),
    briefing: prosesIn(given.briefing, place.at('briefing')),
    table: {
      width: lengthIn(width, at.at('width')),
      depth: lengthIn(depth, at.at('depth')),
      terrain: recordsIn(terrain, at.at('terrain'), most.terrain, ['id', 'kind']),
      scenery: recordsIn(scenery, at.at('scenery'), most.terrain, ['look']),
      about,
    },
    sides: recordsIn(given.sides, place.at('sides'), most.sides),
    units: recordsIn(given.units, place.at('units'), most.units),
    pieces: recordsIn(given.pieces, place.at('pieces'), most.pieces),
    start: object(given.start ?? {}, place.at('start')) as Raw,
    options: prosesIn(given.options, place.at('options')),
    tables: object(given.tables ?? {}, place.at('tables')) as Raw,
    groups: groupsIn(given.groups, place.at('groups')),
  }
}

function lengthIn(value: unknown, place: Place): number {
  if (typeof value !== 'number' || !(value > 0)) place.fail('SCEN-7', `expected a length, found ${quote(value)}`)
  return value as number
}

function prosesIn(value: unknown, place: Place): { readonly [key: string]: string } {
  const given = object(value ?? {}, place)
  return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, String(one).trim()]))
}

function recordsIn<T extends object>(
  value: unknown,
  place: Place,
  limit: number,
  words: readonly string[] = ['id'],
): readonly T[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return place.fail(3, `expected a list, found ${quote(value)}`)
  if (value.length > limit) place.fail(8, `${value.length} of them, ${limit} at most`)
  return value.map((one, i) => {
    const record = object(one, place.at(i)) as Raw
    for (const key of words) if (typeof record[key] !== 'string') place.at(i).fail(1, `it has no ${key}`)
    for (const key of ['polygon', 'line'])
      if (record[key] !== undefined && !isWay(record[key])) place.at(i).at(key).fail(3, 'expected points [x, y]')
    if (record.circle !== undefined && !isNumbers(record.circle, 3))
      place.at(i).at('circle').fail(3, 'expected a circle [x, y, radius]')
    if (Array.isArray(record.at) && !isNumbers(record.at, 2)) place.at(i).at('at').fail(3, 'expected a point [x, y]')
    return record as object as T
  })
}

const isNumbers = (value: unknown, count: number): boolean =>
  Array.isArray(value) && value.length === count && value.every(one => typeof one === 'number' && Number.isFinite(one))

const isWay = (value: unknown): boolean => Array.isArray(value) && value.every(point => isNumbers(point, 2))

function groupsIn(value: unknown, place: Place): readonly (readonly string[])[] {
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length > most.terrain)
    return place.fail(3, `expected a list, found ${quote(value)}`)
  return value.map((group, i) =>
    Array.isArray(group) ? group.map(String) : place.at(i).fail(3, `expected a list, found ${quote(group)}`),
  )
}

/** The value of the file, in the order in which files have it; what is empty is left out. */
export function fileOf(sketch: Sketch): Raw {
  const { table, sides, units, pieces, start, options, tables, groups, briefing, ...head } = sketch
  const { width, depth, terrain, scenery, about } = table
  const file = {
    ...head,
    briefing: unlessEmpty(briefing),
    options: unlessEmpty(options),
    tables: unlessEmpty(tables),
    table: { width, depth, ...about, terrain, scenery: unlessEmpty(scenery) },
    sides,
    units: unlessEmpty(units),
    pieces,
    start,
    groups: unlessEmpty(groups),
  }
  return withoutGaps(file) as Raw
}

const unlessEmpty = <T extends object>(value: T): T | undefined => (Object.keys(value).length === 0 ? undefined : value)

/** What is not given is not in the file at all. */
function withoutGaps(value: unknown): Value {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (typeof value !== 'object' || value === null) return value as Value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, withoutGaps(one)]])),
  )
}

/** A battle from nothing. */
export function blankSketch(ruleset: string, { width, depth, turns, minutes, sides, starts }: Sketching): Sketch {
  return {
    title: '',
    ruleset,
    summary: '',
    turns,
    minutes,
    briefing: {},
    table: { width, depth, terrain: [], scenery: [], about: {} },
    sides,
    units: [],
    pieces: [],
    start: { ...starts.placed, last: turns },
    options: {},
    tables: {},
    groups: [],
  }
}

/** The types of fields by their names, of those that the maker decides. */
export const sketchedFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap(name => (fields[name] ? [[name, fields[name]]] : [])))
