import { readChain, splitNotes, writeChain } from './chain.ts'
import { SandtableError } from './errors.ts'
import { canonical } from './hash.ts'
import { type DiceSpec, Host } from './host.ts'
import { type ChangeEntry, type Entry, fold } from './journal.ts'
import type { Decision } from './prompt.ts'
import type { RuleSet } from './ruleset.ts'
import { type FieldType, int, list, object, oneOf, prose } from './schema.ts'
import { jsonSource, Place } from './source.ts'
import type { Id, Tables, Value } from './store.ts'

/** The version of this format, not of any rules. */
const FORMAT = 1

interface Header {
  readonly sandtable: number
  readonly ruleset: string
  readonly version: string
  readonly dice: DiceSpec
  readonly setup: { readonly [key: string]: Value }
}

type Line = Header | { readonly settled: true } | { readonly waiting: Id; readonly decision: Decision } | Entry

/** A game as text: a header, then a line for everything that happened, each chained to the one before. */
export function save<T extends Tables>(host: Host<T>): string {
  const { journal } = host.game
  const header: Header = {
    sandtable: FORMAT,
    ruleset: host.rules.id,
    version: host.rules.version,
    dice: host.dice,
    setup: host.setup.raw,
  }
  const lines: Line[] = [header]
  let settled = 0
  for (let i = 0; i <= journal.entries.length; i++) {
    if (journal.settled[settled] === i) {
      lines.push({ settled: true })
      settled += 1
    }
    const entry = journal.entries[i]
    if (entry) lines.push(packed(entry))
  }
  for (const [side, decision] of host.run.waiting) lines.push({ waiting: side, decision })
  return writeChain(lines.map(line => canonical(line)))
}

export interface Loaded<T extends Tables = Tables> {
  readonly host: Host<T>
  /** What the player should be told: an older version, say. */
  readonly notes: readonly string[]
}

/**
 * Opens a save. With the same version of the rules its decisions are played again and must lead to the same changes, bit for bit;
 * with another the game goes on from its last settled point, where the state alone says what comes next. Notes beside it are no
 * part of the game.
 */
export function load(ruleSets: readonly RuleSet[], saved: string, file = 'save'): Loaded {
  const chain = readChain(splitNotes(saved).chain)
  if ('problem' in chain)
    throw new SandtableError(chain.problem.code, `${file} line ${chain.problem.line}`, chain.problem.says)
  const lines = chain.lines.map((line, i) => parse(line, `${file} line ${i + 1}`))
  const [header, ...body] = lines as [Header, ...Line[]]
  if (header?.sandtable !== FORMAT)
    throw new SandtableError('SAVE-1', `${file} line 1`, 'its first line is no header of this format')
  const rules = ruleSets.find(r => r.id === header.ruleset)
  if (!rules) throw new SandtableError('SAVE-3', `${file} line 1`, `the rule set ${header.ruleset} is not here`)
  const source = { ...jsonSource(file, header.setup), line: () => 1 }
  const place = new Place(source, rules.book.unit, rules.book.prefix).at('dice')
  const host = new Host(rules, source, { dice: readDice(header.dice, place) })
  const isOld = rules.version !== header.version
  if (isOld) foldToSettled(host, body, file)
  else replay(host, body, chain.lines.slice(1), file)
  const note = `saved with version ${header.version} of the rules, opened with ${rules.version} at its last settled point`
  return { host, notes: isOld ? [note] : [] }
}

function readDice(raw: unknown, place: Place): DiceSpec {
  const given = object(raw, place)
  const read = <T>(key: string, type: FieldType<T>): T => type.read(given[key], place.at(key))
  const from = read('from', oneOf('seed', 'people', 'commitment'))
  if (from === 'people') return { from }
  if (from === 'seed')
    return { from, seed: read<number | string>('seed', typeof given.seed === 'string' ? prose : int) }
  return { from, secret: read('secret', prose), nonces: read('nonces', list(prose)) }
}

function replay(host: Host, body: readonly Line[], texts: readonly string[], file: string): void {
  const lines = body.flatMap((line, i) => ('type' in line ? [i] : [])) // of the entries; the others tell of settled points and answers
  const { entries } = host.game.journal
  const fail = (i: number, says: string): never => {
    throw new SandtableError('SAVE-4', `${file} line ${(lines[i] ?? body.length - 1) + 2}`, says)
  }
  try {
    host.run.replay(lines.map(i => body[i] as Entry))
    for (const line of body) if ('waiting' in line) host.decide(line.waiting, line.decision)
  } catch (error) {
    fail(entries.length, messageOf(error))
  }
  const count = Math.max(entries.length, lines.length)
  for (let i = 0; i < count; i++) {
    const now = written(entries[i] && packed(entries[i] as Entry))
    const line = lines[i]
    if (line !== undefined && now === texts[line]) continue
    const then = written(line === undefined ? undefined : (body[line] as Entry)) // it may be the same in other words
    if (now !== then) fail(i, `the rules make it ${now}, the save says ${then}`)
  }
}

function foldToSettled(host: Host, body: readonly Line[], file: string): void {
  const { journal, store } = host.game
  const last = Math.max(
    0,
    body.findLastIndex(line => 'settled' in line),
  )
  for (const [i, line] of body.slice(0, last).entries()) {
    if ('settled' in line) journal.settle()
    if (!('type' in line)) continue
    try {
      const entry = line.type === 'change' ? unpacked(line, id => store.get(line.table, id)) : line
      journal.entries.push(entry)
      fold(store, entry)
    } catch (error) {
      throw new SandtableError('SAVE-4', `${file} line ${i + 2}`, messageOf(error))
    }
  }
  try {
    host.start()
  } catch (error) {
    throw new SandtableError('SAVE-3', `${file} line ${last + 2}`, `it cannot go on from here: ${messageOf(error)}`)
  }
}

/** An entry as a save has it. Decisions that make no sense may have led to what cannot be written. */
function written(entry: Entry | undefined): string {
  try {
    return entry ? canonical(entry) : 'nothing'
  } catch (error) {
    return messageOf(error)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * A change as its differing fields: a save stays small, and a person can read it. What the umpire did is kept whole, since no rule
 * brings it about again.
 */
function packed(entry: Entry): Entry {
  if (entry.type !== 'change' || !entry.before || !entry.after || entry.by) return entry
  const before = entry.before as unknown as { [field: string]: Value }
  const after = entry.after as unknown as { [field: string]: Value }
  const keys = Object.keys(after).filter(key => before[key] !== after[key])
  const pick = (record: { [field: string]: Value }) => Object.fromEntries(keys.map(key => [key, record[key] ?? null]))
  return { ...entry, before: pick(before) as never, after: pick(after) as never }
}

function unpacked(entry: ChangeEntry, find: (id: Id) => object | null): ChangeEntry {
  if (!entry.before || !entry.after) return entry
  const before = find(entry.id)
  return { ...entry, before: before as never, after: { ...before, ...entry.after } as never }
}

function parse(line: string, place: string): Line {
  try {
    const read: unknown = JSON.parse(line)
    if (typeof read === 'object' && read !== null) return read as Line
  } catch {
    // said below, together with what is no record at all
  }
  throw new SandtableError('SAVE-2', place, 'it cannot be read')
}
