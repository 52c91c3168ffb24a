import { type Known, tableNames } from '../game/store.ts'
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
  private readonly seen = new WeakMap<object, string>()

  of(run: Run): Moment {
    const records: object[] = []
    for (const table of tableNames) for (const record of run.game.store.all(table)) records.push(record)
    return { records, rest: this.restOf(run) }
  }

  /** Does the game stand as it did at this moment? */
  isAt(run: Run, { records, rest }: Moment): boolean {
    if (this.restOf(run) !== rest) return false
    let next = 0
    for (const table of tableNames)
      for (const record of run.game.store.all(table)) {
        const then = records[next++]
        if (record !== then && (!then || this.textOf(record) !== this.textOf(then))) return false
      }
    return next === records.length
  }

  private restOf({ game: { store, journal }, prompts, waiting }: Run): string {
    let text = `${store.dice} ${journal.length} ${journal.settledBefore(journal.length)}`
    for (const table of tableNames) text += ` ${store.all(table).length}`
    for (const prompt of prompts) text += ` ${this.textOf(prompt)}`
    return waiting.size > 0 ? `${text} ${canonical([...waiting])}` : text
  }

  /** Remembers a record as it is now, unless it has been seen before. */
  see(record: object | null): void {
    if (record && !this.seen.has(record)) this.seen.set(record, JSON.stringify(record))
  }

  isAsFirstSeen(record: object): boolean {
    const text = JSON.stringify(record)
    return (this.seen.get(record) ?? text) === text
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
  const [one, two] = [a as Known, b as Known]
  for (const key of Object.keys(one)) if (!alike(one[key], two[key])) return false
  for (const key of Object.keys(two)) if (two[key] !== undefined && one[key] === undefined) return false
  return true
}
