import { jsonSource, Place } from '../../book/source.ts'
import { SandtableError } from '../../errors.ts'
import type { Game } from '../../game/game.ts'
import type { Tables, Value } from '../../game/store.ts'
import { fromLength } from '../../length.ts'
import type { RuleSet } from '../../ruleset.ts'
import { readScenario } from '../scenario.ts'
import { openGame, readSetup } from '../setup.ts'
import { fileOf, type Raw, type Sketch } from './sketch.ts'
import { keyOf } from './things.ts'

/** What is wrong with a sketch, and where: a thing on the table, or a record, or a part of the file. */
export interface SketchFault {
  readonly code: string
  /** In the reader's own words. */
  readonly says: string
  readonly cites: readonly string[]
  /** Where in the file: ['pieces', 3, 'at']. */
  readonly path: readonly (string | number)[]
  /** The thing on the table that it is about. */
  readonly key: string | null
  /** The record that it is about, wherever it is. */
  readonly id: string | null
}

export interface OpenedSketch<T extends Tables = Tables> {
  /** The position as far as it holds; null if nothing of it does. */
  readonly game: Game<T> | null
  readonly faults: readonly SketchFault[]
}

/** At most this many faults are listed at once. */
const MOST = 40

type Path = readonly (string | number)[]

/**
 * Reads a sketch as its file would be read. The reader stops at the first fault; here the record with the fault is set
 * aside and the rest is read again, until it holds.
 */
export function openSketch<T extends Tables>(rules: RuleSet<T>, sketch: Sketch): OpenedSketch<T> {
  const faults: SketchFault[] = []
  let file: Raw = fileOf(sketch)
  const aside = new Map<string, number[]>()
  while (faults.length < MOST) {
    const source = jsonSource(sketch.title, file)
    try {
      readScenario([rules as RuleSet], source)
      return { game: openGame(rules, readSetup(rules, source), source), faults }
    } catch (error) {
      if (!(error instanceof SandtableError)) throw error
      const path = original(error.path, aside)
      faults.push(faultOf(sketch, error, path))
      const next = setAside(file, error.path, aside)
      if (!next) break
      file = next
    }
  }
  return { game: looselyOpened(rules, sketch), faults }
}

function faultOf(sketch: Sketch, error: SandtableError, path: Path): SketchFault {
  const { code, cites } = error
  const where = error.path.length > 0 ? `${error.path.join('.')}: ` : ''
  const [list, index, ...rest] = path[0] === 'table' ? path.slice(1) : path
  const record = recordAt(sketch, path)
  const isOnTable = list === 'terrain' || list === 'pieces' || list === 'scenery'
  const key =
    isOnTable && typeof index === 'number'
      ? list === 'scenery'
        ? keyOf('scenery', index)
        : record && keyOf(list === 'terrain' ? 'terrain' : 'piece', String(record.id))
      : null
  // its rules are shown beside it
  const bare = cites.length > 0 ? error.says.replace(`: ${cites.join(', ')}`, '') : error.says
  const says = bare.replace(where, rest.length > 0 && typeof rest[0] === 'string' ? `${rest[0]}: ` : '')
  return { code, cites, says, path, key: key ?? null, id: record ? String(record.id ?? '') || null : null }
}

function recordAt(sketch: Sketch, path: Path): Raw | null {
  let value: unknown = fileOf(sketch)
  for (const key of path) {
    value = (value as { readonly [key: string]: unknown } | undefined)?.[key]
    if (typeof value === 'object' && value !== null && 'id' in value) return value as Raw
  }
  return null
}

const listsOf = ['sides', 'units', 'pieces', 'terrain', 'scenery']

/** Up to and with the index of the record in its list; null if the path leads into none. */
function recordPath(path: Path): Path | null {
  const end = path.findIndex((key, i) => typeof key === 'number' && listsOf.includes(String(path[i - 1])))
  return end < 0 ? null : path.slice(0, end + 1)
}

/** The path in the sketch of a path in what is left of it. */
function original(path: Path, aside: ReadonlyMap<string, readonly number[]>): Path {
  const record = recordPath(path)
  if (!record) return path
  const list = record.slice(0, -1)
  const gone = aside.get(list.join('.')) ?? []
  let index = record.at(-1) as number
  for (const one of gone) if (one <= index) index++
  return [...list, index, ...path.slice(record.length)]
}

/** The file without what has the fault: a record of a list (but no side), or a field. Null if it cannot do without. */
function setAside(file: Raw, path: Path, aside: Map<string, number[]>): Raw | null {
  const record = recordPath(path)
  const isSide = path[0] === 'sides'
  const at = record && !(isSide && path.length > record.length) ? record : path.slice(0, isSide ? 3 : 2)
  if (at.length === 0 || at[0] === 'ruleset' || (isSide && at.length < 3)) return null
  if (record && at === record) {
    const list = record.slice(0, -1).join('.')
    const [index] = [original(record, aside).at(-1) as number]
    aside.set(
      list,
      [...(aside.get(list) ?? []), index].sort((a, b) => a - b),
    )
  }
  const next = removed(file as Value, at)
  return next === file ? null : (standIn(next as Raw, at) as Raw)
}

/** What every scenario has to say, so that the rest can be read. */
function standIn(file: Raw, [key]: Path): Raw {
  const usual: Raw = { title: '?', summary: '?', turns: 1, minutes: 1 }
  return typeof key === 'string' && key in usual && file[key] === undefined
    ? { ...file, [key]: usual[key] as Value }
    : file
}

function removed(value: Value, [key, ...rest]: Path): Value {
  if (Array.isArray(value)) {
    if (rest.length === 0) return value.filter((_, i) => i !== key)
    return value.map((one, i) => (i === key ? removed(one, rest) : one))
  }
  if (typeof value !== 'object' || value === null || key === undefined) return value
  const record = value as Raw
  if (rest.length > 0 && record[key] !== undefined) return { ...record, [key]: removed(record[key] as Value, rest) }
  if (record[key] === undefined && !(key in { title: 1, summary: 1, turns: 1, minutes: 1 })) return value
  const { [key as string]: _, ...others } = record
  return others
}

/** The ground, what is painted on it, and the sides alone: something to go on working with. */
function looselyOpened<T extends Tables>(rules: RuleSet<T>, sketch: Sketch): Game<T> | null {
  const { table, sides } = fileOf(sketch) as { readonly table: Raw; readonly sides: readonly Raw[] }
  const { width, depth, scenery } = table
  for (const painted of scenery === undefined ? [{}] : [{ scenery }, {}]) {
    const source = jsonSource(sketch.title, {
      table: { width, depth, ...painted },
      sides: sides.map(({ id }) => ({ id })),
    })
    try {
      return openGame(rules, readSetup(rules, source), source)
    } catch (error) {
      if (!(error instanceof SandtableError)) throw error
    }
  }
  return null
}

/** The record of a thing that has a fault, completed as far as the rules can: it is drawn where it lies. */
export function completedAlone<T extends Tables>(
  rules: RuleSet<T>,
  game: Game<T>,
  table: 'piece' | 'terrain',
  raw: Raw,
): { readonly [field: string]: unknown } | null {
  // so large that whatever is looked at alone lies on it
  const size = fromLength(1_000_000, rules.book.unit)
  const source = jsonSource('', {
    table: { width: size, depth: size, terrain: table === 'terrain' ? [raw] : [] },
    sides: [{ id: 'a' }, { id: 'b' }],
    pieces: table === 'piece' ? [{ ...raw, side: 'a', unit: null, at: null }] : [],
  })
  try {
    const setup = readSetup(rules, source)
    const given = table === 'terrain' ? setup.terrain[0] : setup.pieces[0]
    const place = new Place(source, rules.book.unit, rules.book.prefix)
    if (!given) return null
    const record: object = rules.complete[table](game, given as never, place)
    return table === 'piece' ? { ...record, side: raw.side, unit: raw.unit ?? null } : { ...record }
  } catch {
    return null // not even its kind is known
  }
}
