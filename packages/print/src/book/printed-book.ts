import {
  type Book,
  count,
  type FieldType,
  flag,
  json,
  jsonSource,
  list,
  name,
  type Of,
  object,
  oneOf,
  optional,
  Place,
  type Rule,
  record,
  type Section,
} from '@sandtable/kernel'

/** What is printed of a rulebook. */
export interface BookToPrint
  extends Pick<Book, 'id' | 'title' | 'prefix' | 'unit' | 'period' | 'scale' | 'summary' | 'rulings'> {
  readonly sections: readonly Section[]
  /** The book as written: its tables, its terrain, and what it wants on paper. */
  readonly data: { readonly [key: string]: unknown }
  /** What words of its vocabulary are called, where they are not simply spelt out. */
  readonly terms?: { readonly [word: string]: string }
}

const ids = list(name)
const step = record({ step: name, rules: ids })
const part = record({
  title: name,
  rules: ids,
  tables: optional(ids),
  columns: optional(ids),
  across: optional(oneOf('half', 'full')),
})
const template = record({ name, rings: optional(ids), strip: optional(name) })
const marker = record({
  says: name,
  of: optional(name),
  count,
  size: optional(count),
  numbered: optional(flag),
  back: optional(name),
})
const deck = record({
  title: name,
  table: name,
  rules: json,
  steps: optional(name),
  small: optional(flag),
  copies: optional(count),
})

export type Step = Of<typeof step>
export type ReferencePart = Of<typeof part>
export type Template = Of<typeof template>
export type Marker = Of<typeof marker>
export type Deck = Omit<Of<typeof deck>, 'rules'> & { readonly rules: { readonly [row: string]: readonly string[] } }

/** What a set needs on paper besides its book; every part may be missing. */
export interface PaperParts {
  readonly turn: readonly Step[]
  readonly reference: readonly ReferencePart[]
  readonly templates: readonly Template[]
  readonly decks: readonly Deck[]
  readonly markers: readonly Marker[]
}

const nothing: PaperParts = { turn: [], reference: [], templates: [], decks: [], markers: [] }

/** Reads and checks what a book wants on paper: every rule, table and number that it names must be there. */
export function paperOf(book: BookToPrint): PaperParts {
  if (book.data.paper === undefined) return nothing
  const top = new Place(jsonSource(`rulebooks/${book.id}.yaml`, book.data), book.unit, '', 'BOOK-TABLE').at('paper')
  const given = object(book.data.paper, top)
  const read = <T>(key: keyof PaperParts, type: FieldType<T>): readonly T[] =>
    given[key] === undefined ? [] : list(type).read(given[key], top.at(key))
  const paper: PaperParts = {
    turn: read('turn', step),
    reference: read('reference', part),
    templates: read('templates', template),
    decks: read('decks', deck).map((one, i) => ({ ...one, rules: rulesByRow(one.rules, top.at('decks').at(i)) })),
    markers: read('markers', marker),
  }
  for (const { rules } of [...paper.turn, ...paper.reference]) for (const id of rules) ruleIn(book, id, top)
  for (const { rules } of paper.decks) for (const id of Object.values(rules).flat()) ruleIn(book, id, top)
  for (const { table } of paper.decks) tableIn(book, table, top)
  for (const { tables } of paper.reference) for (const one of tables ?? []) tableIn(book, one.split('.')[0]!, top)
  for (const { rings, strip } of paper.templates)
    for (const path of [...(rings ?? []), ...(strip ? [strip] : [])]) valueIn(book, path, top)
  return paper
}

const rulesByRow = (given: unknown, place: Place): Deck['rules'] =>
  Object.fromEntries(Object.entries(object(given, place)).map(([row, rules]) => [row, ids.read(rules, place.at(row))]))

export function ruleIn(book: BookToPrint, id: string, place?: Place): Rule {
  for (const { rules } of book.sections) for (const rule of rules) if (rule.id === id) return rule
  return (place ?? placeOf(book)).fail(2, `there is no rule ${id}`)
}

type Data = { readonly [key: string]: unknown }

export const tablesOf = (book: BookToPrint): Data => book.data.tables as Data

export function tableIn(book: BookToPrint, table: string, place?: Place): unknown {
  return tablesOf(book)[table] ?? (place ?? placeOf(book)).fail(2, `there is no table ${table}`)
}

/** The number or the numbers at a place of the book, such as `tables.blast.light.edge`; `rows` need not be said. */
export function valueIn(book: BookToPrint, path: string, place?: Place): readonly number[] {
  let at: unknown = book.data
  for (const key of path.split('.')) {
    const here = at as Data
    at = here?.[key] ?? (here?.rows as Data)?.[key]
  }
  const found = Array.isArray(at) ? at : [at]
  return found.every(one => typeof one === 'number')
    ? found
    : (place ?? placeOf(book)).fail(2, `there is no number at ${path}`)
}

const placeOf = (book: BookToPrint): Place =>
  new Place(jsonSource(`rulebooks/${book.id}.yaml`, book.data), book.unit, '', 'BOOK-TABLE')
