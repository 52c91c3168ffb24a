import type { Entry } from '../game/journal.ts'
import { type Id, known, type Tables, type Value } from '../game/store.ts'
import { canonical } from '../hash.ts'
import type { Carried, DiceSpec, Host, PastDice } from '../play/host.ts'
import type { Decision } from '../play/prompt.ts'
import { ChainWriter } from './chain.ts'
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
export const linesOf = <T extends Tables>(host: Host<T>): readonly string[] => partsOf(host).map(part => part.line())

/** Writes a game as it goes on: only what is new is written out. */
export class SaveWriter {
  readonly #written: { readonly of: object; readonly line: string; readonly row: string }[] = []

  /** What is new since the last time; null if nothing is. */
  grown<T extends Tables>(host: Host<T>): Grown | null {
    const written = this.#written
    const parts = partsOf(host)
    const from = this.#same(parts)
    if (from === parts.length && from === written.length) return null
    const chain = new ChainWriter(from, written[from - 1]?.row)
    written.length = from
    for (const part of parts.slice(from)) {
      const line = part.line()
      written.push({ of: part.of, line, row: chain.add(line) })
    }
    return { from, rows: [...written.slice(from).map(({ row }) => row), chain.end()] }
  }

  /** How many lines are still the same. A game that has rested has other objects, which say the same. */
  #same(parts: readonly Part[]): number {
    const written = this.#written
    for (const [i, part] of parts.entries()) {
      const before = written[i]
      if (before?.of === part.of) continue
      if (before?.line !== part.line()) return i
      written[i] = { ...before, of: part.of }
    }
    return parts.length
  }
}

/** A line of a save, and what it is made of: the same object always gives the same line. */
interface Part {
  readonly of: object
  line(): string
}

/** The line of a settled point. */
export const SETTLED = canonical({ settled: true })
const settledPart: Part = { of: {}, line: () => SETTLED }

function partsOf<T extends Tables>(host: Host<T>): readonly Part[] {
  const { entries, settled: marks } = host.game.journal
  const parts: Part[] = [{ of: host, line: () => canonical(headerOf(host)) }]
  let settled = 0
  for (let i = 0; i <= entries.length; i++) {
    if (marks[settled] === i) {
      parts.push(settledPart)
      settled += 1
    }
    const entry = entries[i]
    if (entry) parts.push({ of: entry, line: () => canonical(packed(entry)) })
  }
  for (const [waiting, decision] of host.run.waiting)
    parts.push({ of: decision, line: () => canonical({ waiting, decision }) })
  return parts
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
