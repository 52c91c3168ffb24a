import { memo } from '../memo.ts'
import { Lexicon, Reader, Writer } from './bytes.ts'
import type { ChangeEntry, Entry } from './journal.ts'
import type { Id, Known, Store, TableName, Tables } from './store.ts'

/**
 * Entries at rest, as bytes: a tenth of their size as objects. A change keeps only what it replaced; the new value is
 * known from later state.
 */

type Row = { readonly [field: string]: unknown }

/** What a change has replaced. */
interface Was {
  /** The whole record, if it was removed; null if it was made. */
  readonly record?: Row | null
  /** The fields that changed, as they were. */
  readonly fields?: Row
  /** Changed lists: this many items at the start and the end are those of the new list, and these were between them. */
  readonly lists?: { readonly [field: string]: readonly [head: number, tail: number, between: readonly unknown[]] }
  /** Fields that did not exist before. */
  readonly lacks?: readonly string[]
}

type Kept = Exclude<Entry, ChangeEntry> | (Omit<ChangeEntry, 'before' | 'after'> & { readonly was: Was })

/** Games of one set-up name the same things, so they share the words for them. */
const lexiconOf = memo((_setup: object) => new Lexicon())

export function archived(entries: readonly Entry[], setup: object): Uint8Array {
  const writer = new Writer(lexiconOf(setup))
  for (const entry of entries) writer.write(keptOf(entry))
  return writer.bytes
}

/** Restores the entries. `later` are those that came after them, and the store is as they left it. */
export function restored<T extends Tables>(
  bytes: Uint8Array,
  setup: object,
  later: readonly Entry[],
  store: Store<T>,
): Entry[] {
  const reader = new Reader(lexiconOf(setup), bytes)
  const kept: Kept[] = []
  while (!reader.isAtEnd) kept.push(reader.read() as Kept)
  const records = new Map<string, Row | null>()
  const key = (table: TableName, id: Id): string => `${table} ${id}`
  for (const entry of later.toReversed())
    if (entry.type === 'change') records.set(key(entry.table, entry.id), entry.before as Known | null)
  const whole = kept.toReversed().map(entry => {
    if (entry.type !== 'change') return entry
    const { was, ...rest } = entry
    const { table, id } = rest
    const found = records.get(key(table, id))
    const after = found === undefined ? (store.get(table, id) as Row | null) : found
    const before = replaced(after, was)
    records.set(key(table, id), before)
    return { ...rest, before, after } as Entry
  })
  return whole.reverse()
}

function keptOf(entry: Entry): Kept {
  if (entry.type !== 'change') return entry
  const { before, after, ...rest } = entry
  if (!before || !after) return { ...rest, was: { record: before as Known | null } }
  return { ...rest, was: difference(before as Known, after as Known) }
}

function difference(before: Row, after: Row): Was {
  const fields: { [field: string]: unknown } = {}
  const lists: { [field: string]: [number, number, readonly unknown[]] } = {}
  const lacks: string[] = []
  let listed = false
  for (const field of Object.keys(before)) {
    const was = before[field]
    const is = after[field]
    if (was === is && (was !== undefined || field in after)) continue
    if (Array.isArray(was) && Array.isArray(is) && was.length + is.length > 4) {
      lists[field] = between(was, is)
      listed = true
    } else fields[field] = was
  }
  for (const field of Object.keys(after)) if (!(field in before)) lacks.push(field)
  return { fields, ...(listed && { lists }), ...(lacks.length > 0 && { lacks }) }
}

function between(was: readonly unknown[], is: readonly unknown[]): [number, number, readonly unknown[]] {
  const most = Math.min(was.length, is.length)
  let head = 0
  let tail = 0
  while (head < most && was[head] === is[head]) head += 1
  while (tail < most - head && was[was.length - 1 - tail] === is[is.length - 1 - tail]) tail += 1
  return [head, tail, was.slice(head, was.length - tail)]
}

function replaced(after: Row | null, { record, fields, lists = {}, lacks = [] }: Was): Row | null {
  if (record !== undefined) return record
  const before: { [field: string]: unknown } = { ...after, ...fields }
  for (const [field, [head, tail, items]] of Object.entries(lists)) {
    const is = after?.[field] as readonly unknown[]
    before[field] = [...is.slice(0, head), ...items, ...is.slice(is.length - tail)]
  }
  for (const field of lacks) delete before[field]
  return before
}
