import { type ChangeEntry, type Entry, fold } from '../game/journal.ts'
import type { Host } from '../play/host.ts'
import type { RuleSet } from '../ruleset.ts'
import { readChain, rowLine } from './chain.ts'
import { readHeader } from './header.ts'
import { type Line, SETTLED } from './save.ts'
import { VERSION } from './version.ts'

/**
 * Opens a game without asking the rules about it again. Only for a log that nobody but this program can write, and that
 * was checked as it was played: the chain finds damage, not malice. Everything up to the last settled point is put in
 * as it is; from there the rules play on. Null if it was written by another version, or is not sound: then `load` it.
 */
export function openTrusted(ruleSets: readonly RuleSet[], saved: string, file = 'save'): Host | null {
  const { lines, problem } = readChain(saved)
  const [first] = lines
  if (problem || first === undefined) return null
  const { version, carried, open } = readHeader(ruleSets, first, file)
  if (version !== VERSION || carried) return null
  const host = open()
  if (host.past.length > 0) return null
  const settled = lines.lastIndexOf(SETTLED)
  for (let i = 1; i < settled; i++) put(host, lines[i] as string)
  replay(host, lines.slice(Math.max(settled, 1)))
  return host
}

/** Plays on what another process has appended to the same game. The caller compares what came of it. */
export function followTrusted(host: Host, rows: readonly string[]): void {
  replay(host, rows.slice(0, -1).map(rowLine))
}

function replay(host: Host, lines: readonly string[]): void {
  const values = lines.map(line => JSON.parse(line) as Line)
  host.run.replay(values.filter((value): value is Entry => 'type' in value))
  for (const value of values) if ('waiting' in value) host.decide(value.waiting, value.decision)
}

function put(host: Host, line: string): void {
  const { journal, store } = host.game
  if (line === SETTLED) {
    journal.settle()
    return
  }
  const read = JSON.parse(line) as Entry
  const entry = read.type === 'change' ? whole(host, read) : read
  journal.add(entry)
  fold(store, entry)
}

/** A change is kept as its differing fields: the rest is that of the record before it. */
function whole({ game, rules }: Host, entry: ChangeEntry): ChangeEntry {
  const before = game.find(entry.table, entry.id) as ChangeEntry['before']
  if (!before || !entry.after || entry.by) return { ...entry, before }
  const copy = rules.copies?.copy(entry.table, before as never) ?? { ...before }
  return { ...entry, before, after: Object.assign(copy, entry.after) }
}
