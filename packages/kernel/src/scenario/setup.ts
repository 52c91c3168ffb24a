import {
  count,
  degrees,
  type Fields,
  type FieldType,
  flag,
  id,
  length,
  list,
  name,
  namesIn,
  object,
  oneOf,
  optional,
  point,
  readFields,
} from '../book/schema.ts'
import { Place, quote, type Source } from '../book/source.ts'
import { Game } from '../game/game.ts'
import type { Id, TableName, Tables, Value } from '../game/store.ts'
import { bounds, type Shape, shapeProblem } from '../geometry/shape.ts'
import type { Length } from '../length.ts'
import { memo } from '../memo.ts'
import type { RuleSet } from '../ruleset.ts'
import { nationNames } from '../text/kind-name.ts'
import { suggestion } from '../text/nearest.ts'

/** The fields that a file gave for one record, read and checked. The rule set completes the rest. */
export type Given = { readonly id: Id; readonly [field: string]: unknown }
export type GivenPiece = Given & { readonly side: Id; readonly kind: string }
export type GivenTerrain = Given & { readonly kind: string; readonly shape: Shape; readonly height?: Length }

/** What may lie on a table without meaning anything: nothing that could be taken for cover. */
export const sceneryLooks = [
  'lane',
  'tracks',
  'wheat',
  'plough',
  'cabbages',
  'meadow',
  'yard',
  'churned',
  'puddle',
  'sand',
  'stream',
  'bridge',
] as const
export interface Scenery {
  readonly look: (typeof sceneryLooks)[number]
  readonly shape: Shape
}

/** A position to start from, as a scenario, a case or a save gives it. */
export interface Setup {
  readonly ruleset: string
  /** Rulings that differ from their defaults. */
  readonly options: { readonly [ruling: string]: string }
  /** Tables that the scenario overrides, whole and typed. */
  readonly tables: { readonly [table: string]: unknown }
  readonly width: Length
  readonly depth: Length
  readonly sides: readonly Given[]
  readonly units: readonly GivenPiece[]
  readonly pieces: readonly GivenPiece[]
  readonly terrain: readonly GivenTerrain[]
  /** What lies on the table for the eye alone: crops, lanes, yards. No rule reads it. */
  readonly scenery: readonly Scenery[]
  /** What the file calls its sides, units and pieces, by their ids, and the nations of its sides. No rule reads it. */
  readonly called: { readonly [id: Id]: string }
  readonly nations: { readonly [side: Id]: string }
  /** The moment at which play begins, with what the rule set knows of the game as a whole. */
  readonly start: {
    readonly turn?: number
    readonly side?: Id
    readonly phase?: string
    readonly [field: string]: unknown
  }
  /** As given, in the rule set's own unit: what a save keeps. */
  readonly raw: { readonly [key: string]: Value }
}

export const positionKeys = ['options', 'tables', 'table', 'sides', 'units', 'pieces', 'start'] as const

/** More than this on one table is a mistake or an attack. */
export const most = { sides: 8, units: 500, pieces: 1000, terrain: 1000, edges: 5000 }
const widest = 1_000_000 as Length

/** The fields that every record of a table has in any rule set. */
const base = {
  side: { id },
  unit: { id, side: id, kind: name },
  piece: { id, side: id, unit: optional(id), kind: name, at: optional(point), facing: degrees, gone: flag },
  game: { turn: count, side: optional(id), phase: name },
} as const

/** The types of all fields that a file or an umpire may give of a record. */
export function fieldsOf<T extends Tables>(rules: RuleSet<T>, table: 'side' | 'unit' | 'piece' | 'terrain'): Fields {
  return table === 'terrain'
    ? { id, kind: name, height: length, ...rules.fields.terrain }
    : { ...base[table], ...rules.fields[table] }
}

/** How many edges a shape has. */
export const edgesOf = (shape: Shape): number =>
  'line' in shape ? shape.line.length : 'polygon' in shape ? shape.polygon.length : 1

const outline: FieldType<Shape> = {
  says: 'a shape',
  read(value, place) {
    const shape = readFields(
      { line: list(point), polygon: list(point), circle: list(length), thick: length },
      object(value, place),
      place,
    )
    const problem = Object.keys(shape).length > 0 ? shapeProblem(shape as Shape) : 'it has no outline'
    return problem ? place.fail(3, problem) : (shape as Shape)
  },
  write: shape => shape as Value,
}

/** The types of the fields of a record as a game keeps it. Fields that only the rules write have none. */
export function recordFields<T extends Tables>(rules: RuleSet<T>, table: TableName): Fields {
  if (table === 'game') return { ...base.game, over: flag, ...rules.fields.game }
  if (table === 'marker') return { kind: name, at: optional(point), ...rules.fields.marker }
  return table === 'terrain' ? { ...fieldsOf(rules, table), shape: outline } : fieldsOf(rules, table)
}

const setups = memo((_source: Source) => new WeakMap<object, Setup>())

/**
 * Reads a position and checks everything that can be checked without playing it. Games of one source share the
 * result.
 */
export function readSetup<T extends Tables>(rules: RuleSet<T>, source: Source): Setup {
  const read = setups(source)
  const setup = read.get(rules) ?? setupFrom(rules, source)
  read.set(rules, setup)
  return setup
}

function setupFrom<T extends Tables>(rules: RuleSet<T>, source: Source): Setup {
  const place = new Place(source, rules.book.unit, rules.book.prefix)
  const given = object(source.value, place)
  const table = object(given.table ?? {}, place.at('table'))
  const { width, depth, terrain, scenery, ...about } = table
  const size = (key: 'width' | 'depth', value: unknown): Length => {
    const read = length.read(value, place.at('table').at(key))
    if (read <= 0 || read > widest)
      place
        .at('table')
        .at(key)
        .fail('SCEN-7', `a ${key} of ${quote(value)}`)
    return read
  }
  const called: { [id: Id]: string } = Object.create(null)
  const nations: { [side: Id]: string } = Object.create(null)
  const rows = (key: 'sides' | 'units' | 'pieces', fields: Fields): Given[] => {
    const display: Fields = key === 'sides' ? { name, nation: oneOf(...nationNames) } : { name }
    return readRecords(given[key] ?? [], place.at(key), most[key], { ...display, ...fields }).map(row => {
      const { name: own, nation, ...rest } = row as Given & { readonly name?: string; readonly nation?: string }
      if (own !== undefined) called[row.id] = own
      if (nation !== undefined) nations[row.id] = nation
      return rest as Given
    })
  }
  const setup: Setup = {
    ruleset: rules.id,
    options: readOptions(rules, given.options ?? {}, place.at('options')),
    tables: readTables(rules, given.tables ?? {}, place.at('tables')),
    width: size('width', width),
    depth: size('depth', depth),
    sides: rows('sides', fieldsOf(rules, 'side')),
    units: rows('units', fieldsOf(rules, 'unit')) as GivenPiece[],
    pieces: rows('pieces', fieldsOf(rules, 'piece')) as GivenPiece[],
    terrain: readTerrain(terrain ?? [], place.at('table').at('terrain'), rules.fields.terrain),
    scenery: readScenery(scenery ?? [], place.at('table').at('scenery')),
    called,
    nations,
    start: {
      ...readFields(rules.fields.game, about, place.at('table')),
      ...readFields(
        { ...base.game, ...rules.fields.game },
        object(given.start ?? {}, place.at('start')),
        place.at('start'),
      ),
    },
    raw: Object.fromEntries(
      positionKeys.flatMap(key => (given[key] === undefined ? [] : [[key, given[key] as Value]])),
    ),
  }
  checkNames(setup, place)
  return setup
}

const openings = memo((_setup: Setup) => new WeakMap<object, Game>())

/** A game at its start. Games of one set-up share its records, and the grid of its terrain, until they change them. */
export function openGame<T extends Tables>(rules: RuleSet<T>, setup: Setup, source: Source): Game<T> {
  const opened = openings(setup)
  const opening = (opened.get(rules) as Game<T> | undefined) ?? gameFrom(rules, setup, source)
  opened.set(rules, opening)
  void opening.grid // computed once for all of them
  return opening.fork()
}

/** A game of this set-up as it began; null if none was opened. */
export const openingOf = <T extends Tables>(rules: RuleSet<T>, setup: Setup): Game<T> | null =>
  (openings(setup).get(rules) as Game<T> | undefined) ?? null

/** The rule set's complaints about the position are raised here, with their place. */
function gameFrom<T extends Tables>(rules: RuleSet<T>, setup: Setup, source: Source): Game<T> {
  const game = new Game(rules, setup)
  const place = new Place(source, rules.book.unit, rules.book.prefix)
  const { complete } = rules
  for (const [i, given] of setup.sides.entries())
    game.begin('side', complete.side(game, given, place.at('sides').at(i)))
  for (const [i, given] of setup.units.entries())
    game.begin('unit', complete.unit(game, given, place.at('units').at(i)))
  for (const [i, given] of setup.terrain.entries())
    game.begin('terrain', complete.terrain(game, given, place.at('table').at('terrain').at(i)))
  for (const [i, given] of setup.pieces.entries())
    game.begin('piece', complete.piece(game, given, place.at('pieces').at(i)))
  const state = complete.game(game, setup.start, place.at('start'))
  const phases = rules.phases.map(({ phase }) => phase)
  if (!phases.includes(state.phase))
    place
      .at('start')
      .at('phase')
      .fail('SCEN-2', `phase ${quote(state.phase)}${suggestion(state.phase, phases)}`)
  game.begin('game', state)
  rules.check(game, place)
  checkMentions(rules, game, place)
  return game
}

/** Whatever the fields of a record name must be there: a carrier, a headquarters, the place of an objective. */
function checkMentions<T extends Tables>(rules: RuleSet<T>, game: Game<T>, place: Place): void {
  const tables = ['side', 'unit', 'piece', 'terrain'] as const
  const isThere = (id: Id): boolean => tables.some(table => game.find(table, id) !== null)
  for (const table of tables) {
    const { id: _id, ...fields } = fieldsOf(rules, table)
    const key = table === 'terrain' ? 'terrain' : (`${table}s` as const)
    for (const [i, given] of game.setup[key].entries())
      for (const field of Object.keys(fields)) {
        const lost = namesIn({ [field]: fields[field] as FieldType<unknown> }, given).find(id => !isThere(id))
        if (lost === undefined) continue
        const here = (table === 'terrain' ? place.at('table') : place).at(key).at(i)
        here.at(field).fail('SCEN-2', lost)
      }
  }
}

function listed(value: unknown, place: Place, limit: number, fields: Fields): Row[] {
  if (!Array.isArray(value)) place.fail('SCEN-3', `expected a list, found ${quote(value)}`)
  const items = value as unknown[]
  if (items.length > limit) place.fail('SCEN-8', `${items.length} of them, ${limit} at most`)
  return items.map((item, i) => readFields(fields, object(item, place.at(i)), place.at(i)))
}

function readRecords(value: unknown, place: Place, limit: number, fields: Fields): Given[] {
  return listed(value, place, limit, fields).map((read, i) => {
    if (read.id === undefined) place.at(i).fail('SCEN-1', 'it has no id')
    return read as Given
  })
}

const points = list(point)
const shapes: Fields = { line: points, polygon: points, circle: list(length), thick: length }

function readTerrain(value: unknown, place: Place, fields: Fields): GivenTerrain[] {
  const rows = readRecords(value, place, most.terrain, { id, kind: name, height: length, ...shapes, ...fields })
  for (const [i, { id: called, kind, height }] of rows.entries()) {
    if (kind === undefined) place.at(i).fail('SCEN-1', 'it has no kind')
    if (((height as Length | undefined) ?? 0) < 0)
      place.at(i).at('height').fail('SCEN-7', `${called}: the height must not be negative`)
  }
  return shaped(rows, place) as GivenTerrain[]
}

function readScenery(value: unknown, place: Place): readonly Scenery[] {
  const rows = listed(value, place, most.terrain, { look: oneOf(...sceneryLooks), ...shapes })
  for (const [i, { look }] of rows.entries()) if (look === undefined) place.at(i).fail('SCEN-1', 'it has no look')
  return shaped(rows, place) as (Row & Scenery)[]
}

type Row = { readonly [field: string]: unknown }

/** Each with the one outline that the file gives it. */
function shaped(rows: readonly Row[], place: Place): (Row & { readonly shape: Shape })[] {
  let edges = 0
  return rows.map(({ line, polygon, circle, thick, ...rest }, i) => {
    const here = place.at(i)
    if ([line, polygon, circle].filter(Boolean).length !== 1)
      here.fail('SCEN-1', 'it needs one of line, polygon and circle')
    const shape = (line ? { line, ...(thick !== undefined && { thick }) } : polygon ? { polygon } : { circle }) as Shape
    const problem = shapeProblem(shape)
    if (problem) here.fail('SCEN-7', `${rest.id ?? rest.look}: ${problem}`)
    edges += edgesOf(shape)
    if (edges > most.edges) here.fail('SCEN-8', `over ${most.edges} edges of terrain`)
    return { ...rest, shape }
  })
}

function readOptions<T extends Tables>(rules: RuleSet<T>, value: unknown, place: Place): { [ruling: string]: string } {
  const given = object(value, place)
  for (const key of Object.keys(given)) {
    const ruling = rules.book.rulings.find(r => r.id === key) ?? place.at(key).fail('SCEN-2', 'there is no such ruling')
    const chosen = given[key]
    if (typeof chosen !== 'string' || !Object.hasOwn(ruling.options, chosen))
      place.at(key).fail('SCEN-3', `expected one of ${Object.keys(ruling.options).join(', ')}, found ${quote(chosen)}`)
    if (!ruling.offered && chosen !== ruling.default)
      place.at(key).fail('SCEN-3', 'this ruling is a fixed reading and cannot be changed')
  }
  return given as { [ruling: string]: string }
}

export function readTables<T extends Tables>(
  rules: RuleSet<T>,
  value: unknown,
  place: Place,
): { [table: string]: unknown } {
  const given = object(value, place)
  const result: { [table: string]: unknown } = {}
  for (const key of Object.keys(given)) {
    const table = rules.book.definitions.get(key)
    if (!table) place.at(key).fail('SCEN-2', 'there is no such table, or it cannot be overridden')
    else result[key] = table.read(given[key], place.at(key))
  }
  return result
}

/** Roads and woods may run over the edge, but something of them must be on the table. */
function isBeyond({ width, depth }: Setup, { shape }: GivenTerrain): boolean {
  const { west, south, east, north } = bounds(shape)
  return east < 0 || north < 0 || west > width || south > depth
}

/** Every name that a record uses must exist, and no two may be the same. */
function checkNames(setup: Setup, place: Place): void {
  const sides = new Set(setup.sides.map(s => s.id))
  if (sides.size < 2) place.at('sides').fail('SCEN-1', 'a game needs at least two sides')
  for (const key of ['sides', 'units', 'pieces', 'terrain'] as const) {
    const seen = new Set<Id>()
    setup[key].forEach((record, i) => {
      const here = (key === 'terrain' ? place.at('table') : place).at(key).at(i)
      if (seen.has(record.id)) here.fail('SCEN-5', record.id)
      seen.add(record.id)
      if (key === 'units' || key === 'pieces') {
        if (!sides.has(record.side as Id))
          here.fail('SCEN-2', `side ${quote(record.side)}${suggestion(String(record.side), [...sides])}`)
        if (key === 'pieces' && !record.kind) here.fail('SCEN-1', 'it has no kind')
        const unit = setup.units.find(one => one.id === record.unit)
        if (unit && unit.side !== record.side) here.at('unit').fail('SCEN-3', `${unit.id} belongs to another side`)
        if (record.unit && !unit)
          here.fail(
            'SCEN-2',
            `unit ${quote(record.unit)}${suggestion(
              String(record.unit),
              setup.units.map(one => one.id),
            )}`,
          )
      }
      const at = record.at as readonly [number, number] | null | undefined
      if (key === 'pieces' && at && (at[0] < 0 || at[1] < 0 || at[0] > setup.width || at[1] > setup.depth))
        here.fail('SCEN-6', `${record.id} is off the table`)
      if (key === 'terrain' && isBeyond(setup, record as GivenTerrain))
        here.fail('SCEN-7', `${record.id} is off the table`)
    })
  }
  if (setup.start.side && !sides.has(setup.start.side))
    place.at('start').fail('SCEN-2', `side ${quote(setup.start.side)}`)
}
