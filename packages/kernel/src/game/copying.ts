import { SandtableError } from '../errors.ts'
import type { TableName, Tables } from './store.ts'

/** Sets every field of a new object. */
export type Fill<A extends readonly unknown[], R> = (this: { -readonly [F in keyof R]: R[F] }, ...args: A) => void

/**
 * A way to make objects that are as plain as literals, of a function that sets their fields. V8 lays out once and for all what such a function
 * makes. A spread, in Node 20, goes field by field. A literal whose objects mostly live long makes all of them long-lived, and then a fork that
 * is thrown away at once costs as much to clear away as to play.
 */
export function plain<A extends readonly unknown[], R>(fill: Fill<A, R>): new (...args: A) => R {
  fill.prototype = Object.prototype
  // every function of this kind can be called with `new`, but TypeScript knows that only of classes
  return fill as unknown as new (
    ...args: A
  ) => R
}

/** How the records of each table are copied: it happens at every change. A method, so that any set's is one of `Copies`. */
export interface Copies<T extends Tables = Tables> {
  copy<K extends TableName>(table: K, from: T[K]): T[K]
}

type Fills<T extends Tables> = { readonly [K in TableName]?: Fill<[from: T[K]], T[K]> }
type Ways<T extends Tables> = { readonly [K in TableName]?: new (from: T[K]) => T[K] }

/** A table without a way of its own is copied slower. */
export function copying<T extends Tables>(fills: Fills<T>): Copies<T> {
  const ways = Object.fromEntries(
    Object.entries(fills).map(([table, fill]) => [table, plain(fill as never)]),
  ) as Ways<T>
  return {
    copy(table, from) {
      const Copy = ways[table]
      return Copy ? new Copy(from) : { ...from }
    },
  }
}

/** A record as it comes into the game. A way to copy it that would lose a field, or make one up, is found here. */
export function copied<T extends Tables, K extends TableName>(
  copies: Copies<T> | undefined,
  table: K,
  record: T[K],
): T[K] {
  if (!copies) return record
  const copy = copies.copy(table, record)
  for (const field of Object.keys({ ...record, ...copy }))
    if (!(field in record && field in copy))
      throw new SandtableError('PLAY-1', '', `the field ${field} of a ${table} is not copied: npm run generate`)
  return copy
}
