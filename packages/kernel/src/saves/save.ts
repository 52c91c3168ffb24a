import type { Entry } from '../game/journal.ts'
import { type Id, known, type Tables, type Value } from '../game/store.ts'
import { canonical } from '../hash.ts'
import type { Carried, DiceSpec, Host, PastDice } from '../play/host.ts'
import type { Decision } from '../play/prompt.ts'
import { writeChain } from './chain.ts'
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

/** A game as text: a header, then a line for everything that happened, each chained to the one before. */
export const save = <T extends Tables>(host: Host<T>): string => writeChain(linesOf(host))

/** The lines of a save, without their links. There is one way to write a game. */
export function linesOf<T extends Tables>(host: Host<T>): readonly string[] {
  const { journal } = host.game
  const header: Header = {
    sandtable: FORMAT,
    version: VERSION,
    ruleset: host.rules.id,
    dice: host.dice,
    ...(host.past.length > 0 && { past: host.past }),
    ...(host.carried && { carried: host.carried }),
    setup: host.setup.raw,
  }
  const lines = [canonical(header)]
  let settled = 0
  for (let i = 0; i <= journal.entries.length; i++) {
    if (journal.settled[settled] === i) {
      lines.push(SETTLED)
      settled += 1
    }
    const entry = journal.entries[i]
    if (entry) lines.push(canonical(packed(entry)))
  }
  for (const [waiting, decision] of host.run.waiting) lines.push(canonical({ waiting, decision }))
  return lines
}

/** The line of a settled point. */
export const SETTLED = canonical({ settled: true })

/**
 * A change as its differing fields: a save stays small and readable. The umpire's changes are kept whole, since no
 * rule reproduces them.
 */
export function packed(entry: Entry): Entry {
  if (entry.type !== 'change' || !entry.before || !entry.after || entry.by) return entry
  const before = known(entry.before)
  const after = known(entry.after)
  const [was, is]: [{ [field: string]: unknown }, { [field: string]: unknown }] = [{}, {}]
  for (const key in after) {
    if (before[key] === after[key]) continue
    was[key] = before[key] ?? null
    is[key] = after[key] ?? null
  }
  return { ...entry, before: was as never, after: is as never }
}
