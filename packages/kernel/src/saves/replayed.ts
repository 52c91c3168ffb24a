import { jsonSource, Place } from '../book/source.ts'
import type { DiceSource } from '../dice/dice.ts'
import { SandtableError } from '../errors.ts'
import type { Entry } from '../game/journal.ts'
import type { Id } from '../game/store.ts'
import { canonical } from '../hash.ts'
import { readDecision } from '../play/deciding.ts'
import { diceFrom, type Host, type PastDice } from '../play/host.ts'
import type { Decision } from '../play/prompt.ts'
import { fromOutside } from '../play/run.ts'
import type { RuleSet } from '../ruleset.ts'
import { messageOf, recorded } from './recorded.ts'
import { linesOf, packed, SETTLED } from './save.ts'

/** The lines of a save, and where the replay begins: after its header, and after what another version has played. */
export interface Script {
  readonly file: string
  readonly lines: readonly string[]
  readonly from: number
  /** Why the file has no more lines, if it is damaged. */
  readonly cut: SandtableError | null
}

export interface Replayed {
  /** The first line that is not what the rules make of the game; null if all are. */
  readonly differs: SandtableError | null
  /** The position in the journal up to which the play holds; null if it holds to the end. */
  readonly until: number | null
}

/**
 * Replays the decisions and dice of a save. Each decision must be allowed, the dice must be those of the seed, and
 * what the rules make of them is compared with every line of the file: letter by letter, or, where another version
 * may have put things in other words, only the play.
 */
export function replayed(host: Host, script: Script, compare: 'letters' | 'play'): Replayed {
  const input = inputOf(host.rules, script)
  const stop = play(host, input, script) ?? input.stop
  const other = compare === 'letters' ? otherLetters(host, script) : null
  trimPast(host, host.game.store.dice)
  if (compare === 'letters' && !other && !stop) return { differs: script.cut, until: null }
  const apart = otherPlay(host, script)
  const first = other ?? apart
  const until = stop || apart ? (apart?.at ?? host.game.journal.length) : null
  const isAfterAll = !first || first.at >= host.game.journal.length
  // an answer that was taken, but waits for another that cannot be taken, is not at fault
  if (stop && isAfterAll && (!first || first.line === stop.line || input.lines.includes(first.line)))
    return { differs: stop.error, until }
  if (!first || (script.cut && isAfterAll)) return { differs: script.cut, until: null }
  const says = `the rules make it ${brief(first.made)}, the save says ${brief(script.lines[first.line])}`
  return { differs: faulty(script, first.line, says), until }
}

const brief = (text = 'nothing'): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text)

const faulty = ({ file, lines }: Script, line: number, says: string, code: 'SAVE-2' | 'SAVE-4' = 'SAVE-4') =>
  new SandtableError(code, `${file} line ${Math.min(line + 1, lines.length)}`, says)

/** Why, and at which line, a replay stopped. */
interface Stop {
  readonly line: number
  readonly error: SandtableError
}

/** What came from people and dice. The rules make everything else again. */
interface Input {
  readonly entries: readonly Entry[]
  readonly answers: readonly { readonly side: Id; readonly decision: Decision }[]
  /** The lines of the entries, and then of the answers that wait. */
  readonly lines: readonly number[]
  /** The first line that cannot be read: nothing after it counts. */
  readonly stop: Stop | null
}

function inputOf(rules: RuleSet, script: Script): Input {
  const entries: Entry[] = []
  const answers: Input['answers'][number][] = []
  const lines: number[] = []
  for (let i = script.from; i < script.lines.length; i++) {
    try {
      const value = JSON.parse(script.lines[i] as string)
      if (value === null || typeof value !== 'object') throw new Error('a save has no line of this kind')
      if ('waiting' in value) answers.push({ side: value.waiting, decision: decisionIn(rules, value) })
      else if (fromOutside(value)) entries.push(entryIn(rules, value))
      else continue
      lines.push(i)
    } catch (error) {
      const isUnlawful = error instanceof SandtableError && error.code.includes('PLAY')
      const fault = faulty(script, i, messageOf(error), isUnlawful ? 'SAVE-4' : 'SAVE-2')
      return { entries, answers: [], lines, stop: { line: i, error: fault } }
    }
  }
  return { entries, answers, lines, stop: null }
}

/** Of dice no more is read than what they show: the rest is compared. */
function entryIn(rules: RuleSet, value: { readonly [field: string]: unknown }): Entry {
  if ('by' in value) return recorded(value) as Entry
  const { type, side, purpose, dice } = value
  return (type === 'roll' ? { type, purpose, dice } : { type, side, decision: decisionIn(rules, value) }) as Entry
}

function decisionIn(rules: RuleSet, { decision }: { readonly decision?: unknown }): Decision {
  return readDecision(rules, decision, new Place(jsonSource('', decision), 'exact', rules.book.prefix, 'PLAY'))
}

/** Plays what people and dice gave. If not all of it could be played, says where it stopped, and why. */
function play(host: Host, { entries, answers, lines }: Input, script: Script): Stop | null {
  const { run, game } = host
  const before = game.journal.length
  const source = diceOf(host)
  try {
    run.replay(entries, {
      dice: (request, at) => source(at)?.roll(request, at) ?? null,
      umpire: entry => host.umpireAgain(entry),
    })
    for (const { side, decision } of answers) host.decide(side, decision)
    return null
  } catch (error) {
    const made = game.journal.from(before).filter(fromOutside).length + run.waiting.size
    const line = lines[made] ?? script.lines.length - 1
    return { line, error: faulty(script, line, messageOf(error).replace(SAME, '')) }
  }
}

/** How a message of the same code begins. */
const SAME = /^SAVE-4: the save does not match its own replay: /

/** The source of the die at a place of the stream; null if people rolled it. */
export function diceOf({ dice, past }: Host): (at: number) => DiceSource | null {
  const all = [...past, { until: Number.POSITIVE_INFINITY, dice }].map(one => ({
    until: one.until,
    source: one.dice.from === 'people' ? null : diceFrom(one.dice),
  }))
  return at => all.find(({ until }) => at < until)?.source ?? null
}

/** No dice of the past are still to come: after this many, those of the game itself follow. */
export function trimPast(host: Host, rolled: number): void {
  const later = host.past.findIndex(({ until }) => until > rolled)
  if (later < 0) return
  const before = host.past.slice(0, later)
  const last = host.past[later] as PastDice
  host.past = before.at(-1)?.until === rolled ? before : [...before, { ...last, until: rolled }]
}

/** Where the file is not what the rules make of the game. */
interface Other {
  readonly line: number
  /** The position in the journal. */
  readonly at: number
  readonly made: string | undefined
}

/** The first line that is not, letter by letter, as it would be written here. */
function otherLetters(host: Host, { lines, from, cut }: Script): Other | null {
  if (!cut) trimPast(host, host.game.store.dice) // a file that was cut may end before the game branched off
  const made = linesOf(host)
  if (made[0] !== lines[0]) return { line: 0, at: 0, made: made[0] }
  let line = from
  while (line < lines.length && lines[line] === made[line]) line += 1
  if (line === lines.length && (cut || line === made.length)) return null
  const settled = made.slice(0, line).filter(one => one === SETTLED).length
  return { line, at: line - 1 - settled, made: made[line] }
}

/** The first deed that is another: sentences, and the rules that are cited, do not count. */
function otherPlay(host: Host, { lines, from, cut }: Script): Other | null {
  const { journal } = host.game
  const begins = host.carried?.entries ?? 0
  const made = journal
    .from(begins)
    .flatMap((entry, i) => (isPlay(entry) ? [{ at: begins + i, says: deed(packed(entry)) }] : []))
  for (const [waiting, decision] of host.run.waiting)
    made.push({ at: journal.length, says: canonical({ waiting, decision }) })
  let next = 0
  for (let line = from; line < lines.length; line++) {
    const says = deedIn(lines[line] as string)
    if (says === null) continue
    const now = made[next]
    if (now?.says !== says) return { line, at: now?.at ?? journal.length, made: now?.says }
    next += 1
  }
  const more = made[next]
  return more && !cut ? { line: lines.length, at: more.at, made: more.says } : null
}

/** The deed of a line; null if it tells of none. A line that cannot be read is a deed that nobody did. */
function deedIn(line: string): string | null {
  try {
    const value = recorded(JSON.parse(line))
    if ('settled' in value) return null
    if ('waiting' in value) return canonical(value)
    return isPlay(value) ? deed(value) : null
  } catch {
    return 'unreadable'
  }
}

const isPlay = (entry: Entry): boolean => entry.type !== 'said' || entry.by !== undefined

/** What an entry says of the play. */
function deed(entry: Entry): string {
  if (entry.type === 'roll') {
    const { type, purpose, faces, dice, at, by, to } = entry
    return canonical({ type, purpose, faces, dice, at, ...(by && { by }), ...(to && { to }) })
  }
  if (entry.type !== 'change') return canonical(entry)
  const { type, table, id, before, after, by, ends } = entry
  // whose doing an ending is follows from how it came about
  return canonical({ type, table, id, before, after, ...(by && !ends && { by }), ...(ends && { ends }) })
}
