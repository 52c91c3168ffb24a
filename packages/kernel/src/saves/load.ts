import { type FieldType, int, list, object, oneOf, prose, readFields } from '../book/schema.ts'
import { jsonSource, Place } from '../book/source.ts'
import type { DiceSource, RollRequest } from '../dice/dice.ts'
import { SandtableError } from '../errors.ts'
import type { Game } from '../game/game.ts'
import { type ChangeEntry, type Entry, fold } from '../game/journal.ts'
import type { TableName, Tables } from '../game/store.ts'
import { canonical } from '../hash.ts'
import { type DiceSpec, diceFrom, Host, type PastDice, readDecision } from '../play/host.ts'
import type { RuleSet } from '../ruleset.ts'
import { recordFields } from '../scenario/setup.ts'
import { readChain, splitNotes } from './chain.ts'
import { messageOf, recorded } from './recorded.ts'
import { FORMAT, type Header, type Line, packed } from './save.ts'

export interface Loaded<T extends Tables = Tables> {
  readonly host: Host<T>
  /** Where the replay differed, and how; null if the decisions, the dice and the rules give the same game. */
  readonly differs: SandtableError | null
  /** What the player should be told. */
  readonly notes: readonly string[]
}

type Body = readonly Exclude<Line, Header>[]

/**
 * Opens a save. Its decisions are replayed: each must be allowed, the dice must be those of its seed, and the outcome
 * must be the same. If it differs, because the rules or the file have changed, the record is kept as history, and the
 * game continues from its last settled point.
 */
export function load(ruleSets: readonly RuleSet[], saved: string, file = 'save'): Loaded {
  const chain = readChain(splitNotes(saved).chain)
  if ('problem' in chain)
    throw new SandtableError(chain.problem.code, `${file} line ${chain.problem.line}`, chain.problem.says)
  const [first = '', ...rest] = chain.lines
  const open = opener(ruleSets, first, file)
  const body = rest.map((line, i) => recorded(line, `${file} line ${i + 2}`))
  const host = open()
  try {
    replay(host, body, file)
    return { host, differs: null, notes: [] }
  } catch (error) {
    if (!(error instanceof SandtableError) || error.code !== 'SAVE-4') throw error
    return { host: lastSettled(open, body, file), differs: error, notes: [WHY] }
  }
}

const WHY =
  'The rules have changed since this game was saved, or the file has been changed: it goes on from the last point at which nothing was being worked out.'

/** Reads the header, and returns what makes a new game of it, before anything happened. */
function opener(ruleSets: readonly RuleSet[], line: string, file: string): () => Host {
  const fail = (code: 'SAVE-1' | 'SAVE-2' | 'SAVE-3', says: string): never => {
    throw new SandtableError(code, `${file} line 1`, says)
  }
  let header: Header
  try {
    header = JSON.parse(line) as Header
  } catch {
    return fail('SAVE-2', 'it cannot be read')
  }
  const format: unknown = header?.sandtable
  if (typeof format !== 'number' || format < 1 || format > FORMAT)
    return fail('SAVE-1', 'its first line is no header of a format that is known here')
  const rules = ruleSets.find(r => r.id === header.ruleset)
  if (!rules) return fail('SAVE-3', `the rule set ${header.ruleset} is not here`)
  const source = { ...jsonSource(file, header.setup), line: () => 1 }
  const place = new Place(source, rules.book.unit, rules.book.prefix)
  const dice = readDice(header.dice, place.at('dice'))
  const past = header.past === undefined ? [] : readPast(header.past, place.at('past'))
  return () => new Host(rules, source, { dice, past })
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

function readPast(raw: unknown, place: Place): readonly PastDice[] {
  if (!Array.isArray(raw)) place.fail(3, 'expected a list of dice')
  return (raw as readonly unknown[]).map((one, i) => {
    const { until, dice } = object(one, place.at(i))
    return { until: int.read(until, place.at(i).at('until')), dice: readDice(dice, place.at(i).at('dice')) }
  })
}

/** Replays the decisions of a save, and compares the outcome with the record. */
function replay(host: Host, body: Body, file: string): void {
  const lines = body.flatMap((line, i) => ('type' in line ? [i] : []))
  const { journal } = host.game
  const fail = (line: number | undefined, says: string): never => {
    throw new SandtableError('SAVE-4', `${file} line ${(line ?? body.length - 1) + 2}`, says)
  }
  const read = (entry: Entry): Entry => {
    if (entry.type !== 'decision') return entry
    const place = new Place(jsonSource('decision', entry.decision), 'exact', host.rules.book.prefix, 'PLAY')
    return { ...entry, decision: readDecision(host.rules, entry.decision, place) }
  }
  try {
    host.run.replay(
      lines.map(i => read(body[i] as Entry)),
      diceOf(host),
    )
    for (const line of body) if ('waiting' in line) host.decide(line.waiting, line.decision)
  } catch (error) {
    fail(lines[journal.entries.length], messageOf(error))
  }
  const now = journal.entries.filter(isPlay)
  const then = lines.filter(i => isPlay(body[i] as Entry))
  for (let i = 0; i < Math.max(now.length, then.length); i++) {
    const line = then[i]
    const [made, kept] = [now[i], line === undefined ? undefined : (body[line] as Entry)]
    if (!made || !kept || played(packed(made)) !== played(kept))
      fail(
        line,
        `the rules make it ${made ? played(packed(made)) : 'nothing'}, the save says ${kept ? played(kept) : 'nothing'}`,
      )
  }
  const marks = settledAfter(body.flatMap(line => ('waiting' in line ? [] : [line])))
  const points = journal.settled.map(at => journal.entries.slice(0, at).filter(isPlay).length)
  if (canonical(marks) !== canonical(points)) fail(undefined, 'its settled points are not those of the game')
}

/** How much of the play comes before each settled point. */
function settledAfter(lines: readonly (Entry | { readonly settled: true })[]): readonly number[] {
  let count = 0
  return lines.flatMap(line => {
    if ('settled' in line) return [count]
    if (isPlay(line)) count += 1
    return []
  })
}

/** The dice that must have fallen at a place of the stream; null if people rolled them. */
function diceOf({ dice, past }: Host): (request: RollRequest, at: number) => readonly number[] | null {
  const all = [...past, { until: Number.POSITIVE_INFINITY, dice }].map(one => ({
    until: one.until,
    source: one.dice.from === 'people' ? null : (diceFrom(one.dice) as DiceSource),
  }))
  return (request, at) => all.find(({ until }) => at < until)?.source?.roll(request, at) ?? null
}

/** Sentences are regenerated: only the play counts. */
const isPlay = (entry: Entry): boolean => entry.type !== 'said' || entry.by !== undefined

/** What an entry says of the play, without words and rules. */
function played(entry: Entry): string {
  if (entry.type === 'roll') {
    const { type, purpose, faces, dice, at, by, to } = entry
    return canonical({ type, purpose, faces, dice, at, ...(by && { by }), ...(to && { to }) })
  }
  if (entry.type !== 'change') return canonical(entry)
  const { type, table, id, before, after, by } = entry
  return canonical({ type, table, id, before, after, ...(by && { by }) })
}

/** The game at its last settled point from which it can continue, with everything recorded before it. */
function lastSettled(open: () => Host, body: Body, file: string): Host {
  const points = body.flatMap((line, i) => ('settled' in line ? [i] : [])).reverse()
  let problem: unknown = null
  for (const point of points.length > 0 ? points : [0]) {
    const host = open()
    for (const [i, line] of body.slice(0, point).entries()) put(host, line, `${file} line ${i + 2}`)
    try {
      return host.start()
    } catch (error) {
      problem = error
    }
  }
  throw new SandtableError('SAVE-3', `${file} line 1`, `it cannot go on from any point: ${messageOf(problem)}`)
}

/** Puts a recorded line into a game: no rule runs. */
function put(host: Host, line: Body[number], where: string): void {
  const { journal, store } = host.game
  if ('settled' in line) journal.settle()
  if (!('type' in line)) return
  try {
    const entry = line.type === 'change' ? whole(host, line) : line
    journal.add(entry)
    fold(store, entry)
  } catch (error) {
    throw new SandtableError('SAVE-2', where, messageOf(error))
  }
}

/**
 * A change with whole records. Fields that the rules no longer have are left out; new fields get their starting
 * value.
 */
function whole({ game, rules }: Host, entry: ChangeEntry): ChangeEntry {
  const { table, id } = entry
  const before = game.find(table, id)
  if (!entry.after) return { ...entry, before }
  const place = new Place(jsonSource(`${table} ${id}`, null), 'exact', rules.book.prefix)
  const fields = recordFields(rules, table)
  const given = Object.entries(entry.after)
  const typed = Object.fromEntries(given.filter(([field]) => Object.hasOwn(fields, field)))
  const read = { ...readFields(fields, typed, place), id }
  const known = before ?? (table === 'marker' ? entry.after : made(game, table, read, place))
  const own = given.filter(([field, value]) => !Object.hasOwn(fields, field) && isAlike(known, field, value))
  return { ...entry, before, after: { ...known, ...Object.fromEntries(own), ...read } as never }
}

/** A record that was made in the course of the game, as the rules complete it today. */
function made(game: Game, table: Exclude<TableName, 'marker'>, given: object, place: Place): object {
  if (table === 'game' || game.store.all(table).length >= MOST) return place.fail(8, `another ${table}`)
  return game.rules.complete[table](game, given as never, place)
}

/** More than any game makes. */
const MOST = 2000

/** A field that only the rules write has no type of its own: it must look like the existing value. */
function isAlike(record: object, field: string, value: unknown): boolean {
  if (!Object.hasOwn(record, field)) return false
  const now = (record as { readonly [field: string]: unknown })[field]
  return now === null || value === null || (typeof now === typeof value && Array.isArray(now) === Array.isArray(value))
}
