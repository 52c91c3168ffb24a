import { tableNames } from '../game/store.ts'
import { canonical } from '../hash.ts'
import type { Run } from '../play/run.ts'

/** The complete state of a game at one moment, by reference: to take it costs next to nothing. */
export interface Moment {
  /** All records of all tables, in order. */
  readonly records: readonly object[]
  /** The dice, the place in the journal and what is asked, as one text. */
  readonly rest: string
}

/** Compares moments of a game, and remembers every record as first seen: none may change in place. */
export class Moments {
  private readonly texts = new WeakMap<object, string>()

  of({ game: { store, journal }, prompts, waiting }: Run): Moment {
    const tables = tableNames.map(table => store.all(table))
    const counts = tables.map(rows => rows.length)
    const asked = prompts.map(prompt => this.textOf(prompt))
    const rest = [counts, store.dice, journal.length, journal.settledBefore(journal.length), [...waiting]]
    return { records: tables.flat(), rest: `${canonical(rest)} ${asked}` }
  }

  areSame(a: Moment, b: Moment): boolean {
    if (a.rest !== b.rest || a.records.length !== b.records.length) return false
    for (let i = 0; i < a.records.length; i++) {
      const [one, two] = [a.records[i] as object, b.records[i] as object]
      if (one !== two && this.textOf(one) !== this.textOf(two)) return false
    }
    return true
  }

  /** Remembers a record as it is now, unless it has been seen before. */
  see(record: object | null): void {
    if (record) this.textOf(record)
  }

  isAsFirstSeen(record: object): boolean {
    return this.textOf(record) === canonical(record)
  }

  private textOf(value: object): string {
    let text = this.texts.get(value)
    if (text === undefined) {
      text = canonical(value)
      this.texts.set(value, text)
    }
    return text
  }
}

/** Are two plain values the same? As their canonical texts are, but nothing is written out. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => alike(item, b[i]))
  const [one, two] = [a, b] as { readonly [key: string]: unknown }[]
  for (const key in one) if (!alike(one[key], two?.[key])) return false
  for (const key in two) if (two[key] !== undefined && one?.[key] === undefined) return false
  return true
}
