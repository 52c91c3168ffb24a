import { SandtableError } from '../errors.ts'
import type { Unit } from '../length.ts'
import {
  type Fields,
  type FieldType,
  flag,
  json,
  list,
  name,
  object,
  oneOf,
  optional,
  prose,
  type Row,
} from './schema.ts'
import { jsonSource, Place, quote } from './source.ts'

/** One clause of the rulebook, in our own words. */
export interface Rule {
  readonly id: string
  readonly says: string
  readonly source: string
  readonly kind: 'mechanic' | 'value' | 'limit' | 'advice'
  readonly section: string
}
export interface Section {
  readonly id: string
  readonly title: string
  readonly rules: readonly Rule[]
}

type Words = { readonly [word: string]: string }

/** A place where the source is silent or contradicts itself, and the readings considered. */
export interface Ruling {
  readonly id: string
  readonly about: readonly string[]
  readonly question: string
  readonly options: Words
  readonly default: string
  /** Players may choose another option; otherwise the default is the only reading. */
  readonly offered: boolean
}

export interface ActionOutline {
  readonly fields: Words
  readonly when: string
}

export type Rows<R> = { readonly [row: string]: R }

/** A table of the rulebook, typed. */
/** Columns of any row, columns of a table that is one row, or values, all of one type. */
export type TableParts =
  | { readonly of: 'rows' | 'row'; readonly columns: Fields }
  | { readonly of: 'values'; readonly type: FieldType<unknown> }

export interface TableDefinition<T> {
  readonly name: string
  readonly rows: T
  /** What a scenario may change of it; null: only all of it. */
  readonly parts: TableParts | null
  /**
   * The whole table with these rows added or changed: a scenario's house rules. A row of the book may be given in
   * part.
   */
  read(raw: unknown, place: Place): T
}

/** A table, or a part of one, as the code holds it. */
export interface Reading {
  /** Its place in the book. */
  readonly path: readonly string[]
  /** What the code received when it asked. */
  readonly held: object
  /** The same, reread from what the book says now. */
  again(): object
}

const ruleColumns = { id: name, says: prose, source: prose, kind: oneOf('mechanic', 'value', 'limit', 'advice') }
const sectionColumns = { id: name, title: name, rules: list(json) }
const rulingColumns = {
  id: name,
  about: list(name),
  question: prose,
  options: json,
  default: name,
  offered: optional(flag),
}
const actionColumns = { fields: json, when: prose }
const oneWord = /^[a-z][a-z0-9]*$/
const twoCapitals = /^[A-Z]{2}$/
const kebab = /^[a-z0-9][a-z0-9.+-]*$/
const camel = /^[a-z][A-Za-z0-9]*$/

/** A rulebook read into rules, rulings and typed tables. Reading checks all of it: a faulty book stops the program. */
export class Book {
  readonly id: string
  readonly title: string
  /** The prefix of its rule ids. */
  readonly prefix: string
  readonly unit: Unit
  readonly period: string
  readonly scale: string
  readonly summary: string
  readonly sections: readonly Section[]
  readonly rulings: readonly Ruling[]
  readonly actions: Rows<ActionOutline>
  /** The dice and the meaning of each purpose. */
  readonly dice: Words
  readonly fields: Words
  readonly startPhases: Words
  /** The words that a refusal's reason uses. */
  readonly refusals: Words
  /** Battles in outline, from the book. */
  readonly scenarios: readonly unknown[]
  /** The book's source as written. */
  readonly data: { readonly [key: string]: unknown }
  /** Everything that the code has asked for. */
  readonly readings: Reading[] = []
  private readonly place: Place
  private readonly defined = new Map<string, TableDefinition<unknown>>()
  private readonly rulesById: ReadonlyMap<string, Rule>
  private readonly rulingsById: ReadonlyMap<string, Ruling>

  private readonly tablesRead = new Set<string>()

  constructor(data: unknown, file = 'rulebooks/x.yaml') {
    const source = jsonSource(file, data)
    const top = new Place(source, 'exact', '', 'BOOK-TABLE')
    const given = object(data, top)
    this.data = given
    this.unit = oneOf('in', 'cm', 'mm').read(given.unit, top.at('unit'))
    const place: Place = new Place(source, this.unit, '', 'BOOK-TABLE')
    this.place = place
    const read = <T>(key: string, type: FieldType<T>): T => type.read(given[key], place.at(key))
    this.id = read('id', name)
    if (!oneWord.test(this.id)) place.at('id').fail('BOOK-1', `an id is one word in lower case, not ${quote(this.id)}`)
    this.title = read('title', name)
    this.period = read('period', prose)
    this.scale = read('scale', prose)
    this.summary = read('summary', prose)
    this.sections = read('sections', list(json)).map((raw, i) => readSection(raw, place.at('sections').at(i)))
    this.prefix = this.sections[0]?.rules[0]?.id.split('-')[0] ?? place.fail('BOOK-1', 'there are no rules')
    if (!twoCapitals.test(this.prefix))
      place.fail('BOOK-1', `rule ids begin with a prefix of two capitals, not ${quote(this.prefix)}: PF-MOV-1`)
    this.rulings = read('rulings', list(json)).map((raw, i) => readRuling(raw, place.at('rulings').at(i)))
    this.actions = readNamed(given.actions, place.at('actions'), readAction, kebab)
    this.dice = readWords(given.dice, place.at('dice'), kebab)
    this.fields = readWords(given.fields, place.at('fields'), camel)
    this.startPhases = readWords(given['start-phases'], place.at('start-phases'), kebab)
    const refusals = object(given.refusals, place.at('refusals'))
    this.refusals = readWords(refusals.words ?? refusals, place.at('refusals'))
    this.scenarios = read('scenarios', list(json))
    this.rulesById = new Map(this.sections.flatMap(section => section.rules.map(rule => [rule.id, rule])))
    this.rulingsById = new Map(this.rulings.map(ruling => [ruling.id, ruling]))
    for (const key of ['tables', 'kinds', 'terrain'])
      readNamed(
        given[key],
        place.at(key),
        (row, here) => readNamed(row, here, json.read, key === 'tables' ? kebab : camel),
        kebab,
      )
    this.checkIds()
    this.checkMentions(data, [])
  }

  rule(id: string): Rule {
    return this.rulesById.get(id) ?? this.missing('rule', id)
  }

  hasRule(id: string): boolean {
    return this.rulesById.has(id)
  }

  ruling(id: string): Ruling {
    return this.rulingsById.get(id) ?? this.missing('ruling', id)
  }

  hasRuling(id: string): boolean {
    return this.rulingsById.has(id)
  }

  /** The highest face for this purpose; Infinity if the number of faces depends on the table, or a card is drawn. */
  facesOf(purpose: string): number {
    const sides = [...(this.dice[purpose] ?? '').matchAll(/(?<![a-z])d(\d+)/gi)].map(([, faces]) => Number(faces))
    return sides.length > 0 ? Math.max(...sides) : Number.POSITIVE_INFINITY
  }

  /** The tables that the rule set has asked for, by name: those a scenario may override. */
  get definitions(): ReadonlyMap<string, TableDefinition<unknown>> {
    return this.defined
  }

  /**
   * A table whose rows have named columns. A row written as a list is named by the table's `columns`. Besides its
   * rows a table may have other parts: 'movement.double-time' is the part double-time of the table movement, or its
   * row of that name.
   */
  table<S extends Fields>(name: string, columns: S): TableDefinition<Rows<Row<S>>> {
    return this.named(name, { of: 'rows', columns }, (raw, place, base) =>
      readRow(columns, this.columned(name, raw, place), place, base),
    )
  }

  /** A table whose rows are single values. */
  values<T>(name: string, type: FieldType<T>): TableDefinition<Rows<T>> {
    return this.named(name, { of: 'values', type }, (raw, place) => type.read(raw, place))
  }

  /** A table, or a part of one, that is a single row: 'visibility.limits'. A scenario may change some of its columns. */
  row<S extends Fields>(name: string, columns: S): TableDefinition<Row<S>> {
    return this.define(name, { of: 'row', columns }, (raw, place, base) =>
      readRow(columns, this.columned(name, raw, place), place, base),
    )
  }

  /** A table whose rows are written as a list. A scenario changes it as a whole. */
  lines<S extends Fields>(name: string, columns: S): TableDefinition<readonly Row<S>[]> {
    return this.value(name, {
      read: (raw, place) =>
        list(json)
          .read(raw, place)
          .map((row, i) => readRow(columns, row, place.at(i))),
    })
  }

  /** A table, or a part of one, as a single value: 'flamethrower.template'. A scenario changes it as a whole. */
  value<T extends object>(name: string, type: Pick<FieldType<T>, 'read'>): TableDefinition<T> {
    return this.define(name, null, (raw, place) => type.read(raw, place))
  }

  kinds<S extends Fields>(columns: S): TableDefinition<Rows<Row<S>>> {
    return this.table('kinds', columns)
  }

  terrains<S extends Fields>(columns: S): TableDefinition<Rows<Row<S>>> {
    return this.table('terrain', columns)
  }

  private named<R>(name: string, parts: TableParts, readOne: ReadOne<R>): TableDefinition<Rows<R>> {
    return this.define(name, parts, (raw, place, base) => readNamed(raw, place, readOne, /./, base))
  }

  private define<T extends object>(name: string, parts: TableParts | null, readAll: ReadOne<T>): TableDefinition<T> {
    const rows = this.reading(name, readAll)
    const table: TableDefinition<T> = { name, rows, parts, read: (raw, place) => readAll(raw, place, rows) }
    this.defined.set(name, table)
    return table
  }

  /** A table as the book has it, in the units of the book; rows that are lists get the names of their columns. */
  written(name: string): unknown {
    const { raw, place } = this.find(name)
    const parts = this.defined.get(name)?.parts
    if (parts?.of === 'row') return this.columned(name, raw, place)
    if (parts?.of !== 'rows') return raw
    const rows = Object.entries(object(raw, place))
    return Object.fromEntries(rows.map(([row, one]) => [row, this.columned(name, one, place)]))
  }

  /** The rules named in tables that the code has read: a weapon names those its values come from. */
  get citedByTables(): readonly string[] {
    const found: string[] = []
    for (const name of this.tablesRead)
      found.push(...(JSON.stringify(this.find(name).raw).match(/[A-Z]{2}-[A-Z]+-\d+/g) ?? []))
    return found.filter(id => this.hasRule(id))
  }

  private reading<T extends object>(name: string, read: (raw: unknown, place: Place) => T): T {
    this.tablesRead.add(name)
    const again = () => {
      const { raw, place } = this.find(name)
      return read(raw, place)
    }
    const held = again()
    this.readings.push({ path: this.find(name).path, held, again })
    return held
  }

  /** A table, or a part of one, as written, and its place. */
  private find(name: string): { readonly raw: unknown; readonly place: Place; readonly path: readonly string[] } {
    if (name === 'kinds' || name === 'terrain')
      return { raw: this.data[name], place: this.place.at(name), path: [name] }
    const [table = '', part = ''] = name.split('.')
    const tables = object(this.data.tables, this.place)
    const place = this.place.at(table)
    if (!Object.hasOwn(tables, table)) place.fail(2, 'there is no such table')
    const { note: _note, source: _source, ...parts } = object(tables[table], place)
    const path = ['tables', table]
    if (!part) return parts.rows ? { raw: parts.rows, place, path: [...path, 'rows'] } : { raw: parts, place, path }
    if (Object.hasOwn(parts, part)) return { raw: parts[part], place: place.at(part), path: [...path, part] }
    const rows = parts.rows ? object(parts.rows, place) : {}
    if (!Object.hasOwn(rows, part)) place.at(part).fail(2, 'the table has no such part')
    return { raw: rows[part], place: place.at(part), path: [...path, 'rows', part] }
  }

  /** A row written as a list, its values named by the table's columns. */
  private columned(name: string, raw: unknown, place: Place): unknown {
    if (!Array.isArray(raw)) return raw
    const tables = this.data.tables as { readonly [name: string]: { readonly columns?: unknown } }
    const table = tables[name.split('.')[0] as string]
    // a scenario may have written the row: the fault is there, not in the book
    if (!table?.columns) place.fail(3, `expected named columns, found ${quote(raw)}`)
    const columns = list(json).read(table?.columns, place).map(String)
    if (columns.length !== raw.length) place.fail(3, `expected ${columns.length} values, found ${quote(raw)}`)
    return Object.fromEntries(columns.map((column, i) => [column, raw[i]]))
  }

  private checkIds(): void {
    const seen = new Set<string>()
    const once = (id: string, place: Place) => {
      if (seen.has(id)) place.fail('BOOK-1', `${id} is used twice`)
      seen.add(id)
    }
    const check = (id: string, section: string, place: Place) => {
      const head = `${this.prefix}-${section}-`
      if (!id.startsWith(head) || !/^[1-9]\d*$/.test(id.slice(head.length)))
        place.fail('BOOK-1', `expected an id ${head}…, found ${quote(id)}`)
      once(id, place)
    }
    const sections = this.place.at('sections')
    for (const section of this.sections) {
      if (!/^[A-Z]+$/.test(section.id))
        sections.fail('BOOK-1', `expected a section in capitals, found ${quote(section.id)}`)
      once(section.id, sections)
      for (const rule of section.rules) check(rule.id, section.id, sections)
    }
    const rulings = this.place.at('rulings')
    for (const ruling of this.rulings) {
      check(ruling.id, 'RUL', rulings)
      for (const id of ruling.about)
        if (!this.hasRule(id) && !this.hasRuling(id))
          rulings.fail('BOOK-1', `${ruling.id} is about ${id}, which is not there`)
    }
  }

  /** Every rule that any text of the book mentions must be in it. */
  private checkMentions(
    value: unknown,
    path: string[],
    mention = new RegExp(`\\b${this.prefix}-[A-Z]+-\\d+\\b`, 'g'),
  ): void {
    if (typeof value === 'string') {
      for (const id of value.match(mention) ?? [])
        if (!this.hasRule(id) && !this.hasRuling(id)) this.place.fail('BOOK-1', `${path.join('.')}: there is no ${id}`)
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) {
        path.push(key)
        this.checkMentions((value as { [key: string]: unknown })[key], path, mention)
        path.pop()
      }
    }
  }

  private missing(what: string, id: string): never {
    throw new SandtableError('BOOK-1', this.place.source.file, `there is no ${what} ${id}`)
  }
}

function readSection(raw: unknown, place: Place): Section {
  const { id, title, rules } = readRow(sectionColumns, raw, place)
  return {
    id,
    title,
    rules: rules.map((rule, i) => ({ ...readRow(ruleColumns, rule, place.at('rules').at(i)), section: id })),
  }
}

function readRuling(raw: unknown, place: Place): Ruling {
  const ruling = readRow(rulingColumns, raw, place)
  const options = readWords(ruling.options, place.at('options'), kebab)
  if (Object.keys(options).length < 2) place.at('options').fail('BOOK-1', 'a ruling needs at least two options')
  if (!Object.hasOwn(options, ruling.default))
    place.at('default').fail('BOOK-1', `${quote(ruling.default)} is not among the options`)
  return { ...ruling, options, offered: ruling.offered ?? false }
}

function readAction(raw: unknown, place: Place): ActionOutline {
  const { fields, when } = readRow(actionColumns, raw, place)
  return { fields: readWords(fields, place.at('fields'), camel), when }
}

/** Names, each with a sentence. */
const readWords = (raw: unknown, place: Place, spelling?: RegExp): Words => readNamed(raw, place, prose.read, spelling)

/** How a named thing is read; `base` is the thing of that name that it changes, if there is one. */
type ReadOne<R> = (raw: unknown, place: Place, base?: R) => R

/** Named things, added to `rows`. A `note` among them is for readers only. */
function readNamed<R>(raw: unknown, place: Place, readOne: ReadOne<R>, spelling = /./, rows: Rows<R> = {}): Rows<R> {
  const given = object(raw, place)
  // no prototype: a player may name any weapon, and 'toString' is not one
  const result: { [name: string]: R } = Object.assign(Object.create(null), rows)
  for (const key of Object.keys(given)) {
    if (key === 'note') continue
    if (!spelling.test(key)) place.at(key).fail('BOOK-1', `a name like this is not used here: ${quote(key)}`)
    result[key] = readOne(given[key], place.at(key), result[key])
  }
  return result
}

/** A row of named columns. A missing value is taken from the row it changes, or is empty if allowed. */
function readRow<S extends Fields>(columns: S, raw: unknown, place: Place, base?: Row<S>): Row<S> {
  const given = object(raw, place)
  for (const key of Object.keys(given))
    if (!Object.hasOwn(columns, key) && key !== 'note')
      place.at(key).fail(2, `no column is called so (there are ${Object.keys(columns).join(', ')})`)
  const row: { [column: string]: unknown } = {}
  for (const key of Object.keys(columns)) {
    const type = columns[key] as FieldType<unknown>
    if (given[key] !== undefined) row[key] = type.read(given[key], place.at(key), base?.[key])
    else if (base) row[key] = base[key]
    else if (type.empty !== undefined) row[key] = type.empty
    else place.fail(1, key)
  }
  return row as Row<S>
}
