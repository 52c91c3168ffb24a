import { type Fields, type FieldType, object, type Row } from './schema.ts'
import type { Place } from './source.ts'

export type Rows<R> = { readonly [row: string]: R }

/** A table of the rulebook, typed. */
export interface TableDefinition<R> {
  readonly name: string
  readonly rows: Rows<R>
  /** The whole table with these rows added or changed: a scenario's house rules. A row that the book has may be given in part. */
  read(raw: unknown, place: Place): Rows<R>
}

/** How one row is read; `base` is the row that it changes, where there is one. */
export type ReadRow<R> = (raw: unknown, place: Place, base?: R) => R

export function defineTable<R>(name: string, raw: unknown, place: Place, readOne: ReadRow<R>): TableDefinition<R> {
  const extend = (rows: Rows<R>, raw: unknown, place: Place): Rows<R> => {
    // no prototype: a player may name any weapon he likes, and 'toString' is not one
    const result: { [row: string]: R } = Object.assign(Object.create(null), rows)
    const given = object(raw, place)
    for (const key of Object.keys(given)) result[key] = readOne(given[key], place.at(key), rows[key])
    return result
  }
  const rows = extend(Object.create(null), raw, place)
  return { name, rows, read: (raw, place) => extend(rows, raw, place) }
}

/** A row of named columns. What is not given is as in the row that it changes, or empty where it may be. `note` is for readers only. */
export function readRow<S extends Fields>(columns: S, raw: unknown, place: Place, base?: Row<S>): Row<S> {
  const given = object(raw, place)
  for (const key of Object.keys(given))
    if (!Object.hasOwn(columns, key) && key !== 'note')
      place.at(key).fail(2, `no column is called so (there are ${Object.keys(columns).join(', ')})`)
  const row: { [column: string]: unknown } = {}
  for (const key of Object.keys(columns)) {
    const type = columns[key] as FieldType<unknown>
    if (given[key] !== undefined) row[key] = type.read(given[key], place.at(key))
    else if (base) row[key] = base[key]
    else if (type.empty !== undefined) row[key] = type.empty
    else place.fail(1, key)
  }
  return row as Row<S>
}
