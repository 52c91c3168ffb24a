import type { Entry } from '../game/journal.ts'
import { type Id, known, type Tables, type Value } from '../game/store.ts'
import { canonical } from '../hash.ts'
import type { Carried, DiceSpec, Host, PastDice } from '../play/host.ts'
import type { Decision } from '../play/prompt.ts'
import { ChainWriter, rowLink } from './chain.ts'
import { VERSION } from './version.ts'

/** The version of this format, not of any rules. Format 1 kept sentences as texts. */
export const FORMAT = 2

export interface Header {
  readonly sandtable: number
  /** The version that wrote it; saves up to 0.2.0 do not say. */
  readonly version: string
  readonly ruleset: string
  readonly dice: DiceSpec
  /** The dice of the games that this one branched off from. */
  readonly past?: readonly PastDice[]
  readonly carried?: Carried
  readonly setup: { readonly [key: string]: Value }
}

export type Line = Header | { readonly settled: true } | { readonly waiting: Id; readonly decision: Decision } | Entry

/** What is new of a save: its first `from` rows stay, and these follow. The last row is the end mark. */
export interface Grown {
  readonly from: number
  readonly rows: readonly string[]
}

/** A game as text: a header, then a line for everything that happened, each chained to the one before. */
export const save = <T extends Tables>(host: Host<T>): string => new SaveWriter().grown(host)?.rows.join('') ?? ''

/** The lines of a save, without their links. There is one way to write a game. */
export const linesOf = <T extends Tables>(host: Host<T>): readonly string[] => [...linesFrom(host, 0)]

/** Writes a game as it goes on: only what is new is written out. It keeps the link of each line, and no line. */
export class SaveWriter {
  readonly #links = new Links()
  /** How long the journal was, and how often it had gone back: if it has not since, all of that is written. */
  #length = 0
  #rewinds = -1

  /** What is new since the last time; null if nothing is. */
  grown<T extends Tables>(host: Host<T>): Grown | null {
    const { journal } = host.game
    const links = this.#links
    const entries = this.#rewinds === journal.rewinds ? this.#length : 0
    let from = entries === 0 ? 0 : 1 + entries + marksBefore(journal.settled, entries)
    const chain = from === 0 ? new ChainWriter() : new ChainWriter(from, links.get(from - 1))
    const rows: string[] = []
    const before = links.length
    for (const line of linesFrom(host, entries)) {
      // an answer that waits, or what was taken back and done again, may have been written already
      if (rows.length === 0 && from < before && chain.skips(line, links.get(from))) from += 1
      else {
        const row = chain.add(line)
        links.put(from + rows.length, rowLink(row))
        rows.push(row)
      }
    }
    links.length = from + rows.length
    this.#length = journal.length
    this.#rewinds = journal.rewinds
    return rows.length === 0 && from === before ? null : { from, rows: [...rows, chain.end()] }
  }

  /** Goes on from rows that were written elsewhere, of the same game; not if their number is another. */
  resume<T extends Tables>(host: Host<T>, rows: readonly string[]): void {
    const { journal } = host.game
    const lines = 1 + journal.length + journal.settled.length + host.run.waiting.size
    if (lines !== rows.length - 1) return
    for (let i = 0; i < lines; i++) this.#links.put(i, rowLink(rows[i] as string))
    this.#links.length = lines
    this.#length = journal.length
    this.#rewinds = journal.rewinds
  }
}

/** Links by line, eight bytes each: a game that rests must be small. */
class Links {
  length = 0
  #words = new Uint32Array(128)

  get(i: number): string {
    return hex(this.#words[2 * i]) + hex(this.#words[2 * i + 1])
  }

  put(i: number, link: string): void {
    if (2 * i >= this.#words.length) {
      const more = new Uint32Array(2 * Math.ceil(i * 1.5))
      more.set(this.#words)
      this.#words = more
    }
    this.#words[2 * i] = Number.parseInt(link.slice(0, 8), 16)
    this.#words[2 * i + 1] = Number.parseInt(link.slice(8), 16)
  }
}

const hex = (word = 0): string => word.toString(16).padStart(8, '0')

/** The line of a settled point. */
export const SETTLED = canonical({ settled: true })

/** How many settled points come before this entry. */
function marksBefore(marks: readonly number[], entry: number): number {
  let count = marks.length
  while (count > 0 && (marks[count - 1] as number) >= entry) count -= 1
  return count
}

/** The lines from this entry on; from the first on, the header too. */
function* linesFrom<T extends Tables>(host: Host<T>, from: number): Iterable<string> {
  const { journal } = host.game
  if (from === 0) yield canonical(headerOf(host))
  const entries = from === 0 ? journal.entries : journal.from(from)
  let settled = marksBefore(journal.settled, from)
  for (let i = 0; i <= entries.length; i++) {
    if (journal.settled[settled] === from + i) {
      yield SETTLED
      settled += 1
    }
    const entry = entries[i]
    if (entry) yield canonical(packed(entry))
  }
  for (const [waiting, decision] of host.run.waiting) yield canonical({ waiting, decision })
}

const headerOf = <T extends Tables>(host: Host<T>): Header => ({
  sandtable: FORMAT,
  version: VERSION,
  ruleset: host.rules.id,
  dice: host.dice,
  ...(host.past.length > 0 && { past: host.past }),
  ...(host.carried && { carried: host.carried }),
  setup: host.setup.raw,
})

/**
 * A change as its differing fields: a save stays small and readable. The umpire's changes are kept whole, since no
 * rule reproduces them.
 */
export function packed(entry: Entry): Entry {
  if (entry.type !== 'change' || !entry.before || !entry.after || entry.by) return entry
  const before = known(entry.before)
  const after = known(entry.after)
  const [was, is]: [{ [field: string]: unknown }, { [field: string]: unknown }] = [{}, {}]
  for (const key of Object.keys(after)) {
    if (before[key] === after[key]) continue
    was[key] = before[key] ?? null
    is[key] = after[key] ?? null
  }
  return { ...entry, before: was as never, after: is as never }
}
