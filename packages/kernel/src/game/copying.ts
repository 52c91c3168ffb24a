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
  return fill as unknown as new (
    ...args: A
  ) => R
}

/** How the records of each table are copied: it happens at every change. */
export type Copies<T extends Tables = Tables> = { readonly [K in TableName]?: new (from: T[K]) => T[K] }

export function copying<T extends Tables>(fills: { readonly [K in TableName]?: Fill<[from: T[K]], T[K]> }): Copies<T> {
  for (const fill of Object.values(fills)) fill.prototype = Object.prototype
  return fills as unknown as Copies<T>
}

/** A record as it comes into the game. A way to copy it that would lose a field, or make one up, is found here. */
export function copied<T extends Tables, K extends TableName>(
  copies: Copies<T> | undefined,
  table: K,
  record: T[K],
): T[K] {
  const Copy = copies?.[table]
  if (!Copy) return record
  const copy = new Copy(record)
  for (const field of Object.keys({ ...record, ...copy }))
    if (!(field in record && field in copy))
      throw new SandtableError('PLAY-1', '', `the field ${field} of a ${table} is not copied: npm run generate`)
  return copy
}
