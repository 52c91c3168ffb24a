import { SandtableError } from '../errors.ts'
import type { Forms } from './forms.ts'
import type { TableName, Tables } from './store.ts'

/** Sets every field of a new object. */
export type Fill<A extends readonly unknown[], R> = (this: { -readonly [F in keyof R]: R[F] }, ...args: A) => void

/**
 * Makes objects as plain as literals with a function that sets their fields. V8 fixes the layout of what such a
 * function makes. A spread, in Node 20, goes field by field. A literal whose objects mostly live long is allocated as
 * long-lived, and then a fork that is discarded at once costs as much to collect as to play.
 */
export function plain<A extends readonly unknown[], R>(fill: Fill<A, R>): new (...args: A) => R {
  fill.prototype = Object.prototype
  // every such function can be called with `new`, but TypeScript accepts that only for classes
  return fill as unknown as new (
    ...args: A
  ) => R
}

/**
 * How the records of each table are copied, which happens at every change, and what their fields may hold. A method,
 * so that any set's is one of `Copies`.
 */
export interface Copies<T extends Tables = Tables> {
  copy<K extends TableName>(table: K, from: T[K]): T[K]
  readonly forms: { readonly [K in TableName]?: Forms }
}

type Fills<T extends Tables> = { readonly [K in TableName]?: Fill<[from: T[K]], T[K]> }
type Ways<T extends Tables> = { readonly [K in TableName]?: new (from: T[K]) => T[K] }

/** A table without its own copy function is copied more slowly. */
export function copying<T extends Tables>(fills: Fills<T>, forms: Copies<T>['forms'] = {}): Copies<T> {
  const ways = Object.fromEntries(
    Object.entries(fills).map(([table, fill]) => [table, plain(fill as never)]),
  ) as Ways<T>
  return {
    forms,
    copy(table, from) {
      const Copy = ways[table]
      return Copy ? new Copy(from) : { ...from }
    },
  }
}

/** A record as it enters the game. A copy function that loses or invents a field is caught here. */
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
