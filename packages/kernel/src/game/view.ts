import type { RuleSet } from '../ruleset.ts'
import type { Game } from './game.ts'
import type { Entry } from './journal.ts'
import { same } from './same.ts'
import { type Id, known, type TableName, type Tables, tableNames } from './store.ts'
import { UMPIRE } from './umpire.ts'

/** What one side may know, cut at the source. */
export interface View {
  readonly side: Id
  readonly tables: { readonly [K in TableName]: readonly object[] }
}

/** The part of a record that a side may know; null if it may not know of the record at all. */
export function cut<T extends Tables, K extends TableName>(
  rules: RuleSet<T>,
  table: K,
  record: T[K],
  side: Id,
): object | null {
  if (side === UMPIRE) return record
  const sees = rules.sees(table, record, side)
  if (sees === true) return record
  if (sees === false) return null
  const whole = known(record)
  const { shown, blank } = patternOf(Object.keys(whole), sees)
  const seen: { [field: string]: unknown } = { ...blank }
  for (const field of shown) seen[field] = whole[field]
  return seen
}

/** What is left of a record with these fields. */
interface Pattern {
  readonly fields: readonly string[]
  readonly shown: readonly string[]
  readonly blank: object
}

/** The last pattern of each list of hidden fields: a rule set has few such lists, and the records of a table are alike. */
const patterns = new WeakMap<readonly string[], Pattern>()

function patternOf(fields: readonly string[], hidden: readonly string[]): Pattern {
  const last = patterns.get(hidden)
  if (last && last.fields.length === fields.length && last.fields.every((field, i) => field === fields[i])) return last
  const shown = fields.filter(field => !hidden.includes(field))
  const pattern = { fields, shown, blank: blankOf(shown) }
  patterns.set(hidden, pattern)
  return pattern
}

const blanks = new Map<string, object>()

/** An object with these fields, all empty. A filled copy takes a fifth of the memory of one built field by field. */
function blankOf(fields: readonly string[]): object {
  const key = fields.join()
  let blank = blanks.get(key)
  if (!blank) {
    blank = JSON.parse(JSON.stringify(Object.fromEntries(fields.map(field => [field, null])))) as object
    blanks.set(key, blank)
  }
  return blank
}

export function viewOf<T extends Tables>(game: Game<T>, side: Id): View {
  const tables = {} as { [K in TableName]: object[] }
  for (const table of tableNames) {
    const seen: object[] = []
    for (const record of game.store.all(table)) {
      const shown = cut(game.rules, table, record, side)
      if (shown) seen.push(shown)
    }
    tables[table] = seen
  }
  return { side, tables }
}

/** The last state of each record that a side knows in part: what a change began with is what the one before it left. */
export type Cuts = Map<string, { readonly record: object; readonly cut: object | null }>

/**
 * What a side may be told of an entry; null if nothing. A change is told as the difference between old and new
 * knowledge.
 */
export function cutEntry<T extends Tables>(
  rules: RuleSet<T>,
  entry: Entry,
  side: Id,
  cuts: Cuts = new Map(),
): Entry | null {
  if (side === UMPIRE) return entry
  if (entry.type !== 'change') {
    if (entry.to && !entry.to.includes(side)) return null
    // its position in the stream would reveal how many dice were rolled unseen
    return entry.type === 'roll' ? { ...entry, at: 0 } : entry
  }
  const { table } = entry
  const from = entry.before as T[TableName] | null
  const to = entry.after as T[TableName] | null
  if ((!from || rules.sees(table, from, side) === true) && (!to || rules.sees(table, to, side) === true)) return entry
  const key = `${table} ${entry.id}`
  const last = cuts.get(key)
  const before = last && last.record === from ? last.cut : from && cut(rules, table, from, side)
  const after = to && cut(rules, table, to, side)
  if (to && after !== to) cuts.set(key, { record: to, cut: after })
  if (!before && !after) return null
  if (before && after && same(before, after)) return null
  return { ...entry, before: before as never, after: after as never }
}

/** Do two sides know the same of a record? Then both may look at it together. */
function isShared<T extends Tables>(rules: RuleSet<T>, table: TableName, record: object | null, a: Id, b: Id): boolean {
  if (!record) return true
  const [first, second] = [a, b].map(side => rules.sees(table, record as T[TableName], side))
  return same(first, second)
}

/** Do two sides know the same of everything, past and present? Then they may share a screen. */
export function areAlike<T extends Tables>({ rules, store, journal }: Game<T>, a: Id, b: Id): boolean {
  const told = (entry: Entry): boolean =>
    entry.type === 'change'
      ? isShared(rules, entry.table, entry.before, a, b) && isShared(rules, entry.table, entry.after, a, b)
      : !entry.to || entry.to.includes(a) === entry.to.includes(b)
  return (
    tableNames.every(table => store.all(table).every(record => isShared(rules, table, record, a, b))) &&
    journal.entries.every(told)
  )
}

/** The entries that a side may be told of. They carry no numbers: even the count of hidden entries is a secret. */
export function cutEntries<T extends Tables>(
  rules: RuleSet<T>,
  entries: readonly Entry[],
  side: Id,
  cuts: Cuts = new Map(),
): readonly Entry[] {
  const told: Entry[] = []
  for (const entry of entries) {
    const cut = cutEntry(rules, entry, side, cuts)
    if (cut) told.push(cut)
  }
  return told
}
