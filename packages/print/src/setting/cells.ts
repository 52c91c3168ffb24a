import { termName } from '@sandtable/kernel'

/** A table as people read it: heads, and rows of text. */
export interface Cells {
  readonly heads: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
  readonly note: string | null
}

/** How a table is told. */
export interface Telling {
  /** What a word of the rulebook's vocabulary is called, where it is not simply spelt out. */
  readonly terms: { readonly [word: string]: string }
  /** Numbers are added to a roll: they bear their sign. */
  readonly signed: boolean
  /** Only these columns, in this order; all of them unless said. */
  readonly only: readonly string[] | null
}

type Data = { readonly [key: string]: unknown }

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a table of a rulebook says besides its rows. */
const ASIDE = /^(note|source|columns|rows|test|die|unit|per)$/

/** The tables that a table of the book is printed as: its rows, and each further part of it. */
export function cellsOf(table: unknown, telling: Telling): readonly (Cells & { readonly part: string | null })[] {
  const data = isData(table) ? table : {}
  const parts = Object.entries(data).filter(([key]) => !ASIDE.test(key))
  const asides = [data.die, data.unit, data.per && `per ${data.per}`, data.note]
  const note = asides.filter(one => typeof one === 'string').join('; ') || null
  if (data.rows === undefined) return [{ ...cellsIn(Object.fromEntries(parts), null, telling), note, part: null }]
  return [
    { ...cellsIn(data.rows, data.columns, telling), note, part: null },
    ...parts.map(([part, rows]) => ({
      ...cellsIn(isData(rows) ? rows : { [part]: rows }, null, telling),
      note: null,
      part,
    })),
  ]
}

type Row = readonly [name: string, cells: Data]

function cellsIn(given: unknown, columns: unknown, telling: Telling): Omit<Cells, 'note'> {
  const read = Object.entries(given as object).flatMap(([key, row]): Row[] =>
    Array.isArray(columns) ? spread(key, row, columns.map(String)) : [[key, isData(row) ? row : { value: row }]],
  )
  const rows = flattened(inOrder(read, ([name]) => name))
  const all = [
    ...new Set([
      ...(Array.isArray(columns) ? columns.map(String) : []),
      ...rows.flatMap(([, row]) => Object.keys(row)),
    ]),
  ]
  // which rule each value rests on is the engine's business, and a name of its own heads the row
  const keys = telling.only ?? inOrder(all.filter(key => !/^(name|rules?|note)$/.test(key)))
  return {
    heads: keys.map(key => (key === 'value' ? '' : speak(key, telling))),
    rows: rows.map(([key, row]) => ({
      name: Array.isArray(given) ? (row.value ? String(Number(key) + 1) : '') : said(row.name ?? key, telling),
      cells: keys.map(head => said(row[head], telling)),
    })),
  }
}

/** Lists whose values the table's columns name; a row with several such lists becomes several rows. */
function spread(key: string, row: unknown, columns: readonly string[]): Row[] {
  const byColumn = (list: readonly unknown[]): Data => Object.fromEntries(columns.map((column, i) => [column, list[i]]))
  if (Array.isArray(row)) return [[key, byColumn(row)]]
  if (!isData(row)) return [[key, { value: row }]]
  const lists = Object.entries(row).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const others = Object.fromEntries(Object.entries(row).filter(([, value]) => !Array.isArray(value)))
  if (lists.length === 1) return [[key, { ...byColumn(lists[0]![1]), ...others }]]
  return lists.map(([name, list]) => [`${key} ${name}`, byColumn(list)])
}

/** Scores of a die in their order: a record puts plain numbers first, 4 before 1-3. */
function inOrder<T>(rows: readonly T[], of: (row: T) => string = String): readonly T[] {
  const score = (row: T): number => Number.parseFloat(of(row))
  return rows.some(row => Number.isNaN(score(row))) ? rows : rows.toSorted((a, b) => score(a) - score(b))
}

/** A column of records that all have the same fields becomes several: 'short' becomes 'short max' and 'short hit'. */
function flattened(rows: readonly Row[]): readonly Row[] {
  const isUniform = (key: string): boolean => {
    const fields = rows.flatMap(([, row]) => (isData(row[key]) ? [Object.keys(row[key]).join(' ')] : []))
    return fields.length > 1 && fields.every(one => one === fields[0])
  }
  return rows.map(([name, row]) => [
    name,
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) =>
        isData(value) && isUniform(key)
          ? Object.entries(value).map(([inner, one]) => [`${key} ${inner}`, one] as const)
          : [[key, value] as const],
      ),
    ),
  ])
}

const KEBAB = /^[a-z0-9.]+(-[a-z0-9.]+)*$/

/** 'at' is anti-tank in a weapon's name, and a plain word in 'injured-at-aid-station'. */
const named = (word: string): string =>
  termName(word)
    .replace(/\bAT (?=aid\b|hand\b)/, 'at ')
    .replace(/\b(ap|rof|he|dpv|d\d+)\b/g, short => short.toUpperCase())

const speak = (word: string, { terms }: Telling): string =>
  terms[word] ?? (/^[\d.]+(-[\d.]+)?$/.test(word) ? word.replace('-', '–') : KEBAB.test(word) ? named(word) : word)

function said(value: unknown, telling: Telling): string {
  if (value === undefined || value === null) return '–'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'number') return `${telling.signed && value > 0 ? '+' : ''}${String(value).replace('-', '−')}`
  if (Array.isArray(value)) return value.map(one => said(one, telling)).join(', ')
  if (isData(value))
    return inOrder(Object.entries(value), ([name]) => name)
      .map(([key, one]) =>
        /^\d/.test(key)
          ? `${speak(key, telling)}: ${said(one, telling)}`
          : `${speak(key, telling)} ${said(one, telling)}`,
      )
      .join(/^\d/.test(Object.keys(value)[0] ?? '') ? '; ' : ', ')
  return speak(String(value), telling).replace(/(^|[\s(])-(?=\d)/g, '$1−')
}

/** Rows that say the same become one: 'German rifle, Russian rifle'. */
export function merged(table: Cells): Cells {
  const rows: { name: string; cells: readonly string[] }[] = []
  for (const row of table.rows) {
    const same = rows.find(({ cells }) => cells.join('|') === row.cells.join('|'))
    if (same && row.cells.length > 1) same.name += `, ${row.name}`
    else rows.push({ ...row })
  }
  return { ...table, rows }
}
