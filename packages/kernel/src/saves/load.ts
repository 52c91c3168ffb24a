import { SandtableError } from '../errors.ts'
import type { Tables } from '../game/store.ts'
import type { Host } from '../play/host.ts'
import type { RuleSet } from '../ruleset.ts'
import { type Message, text, the } from '../text/message.ts'
import { Carrier } from './carried.ts'
import { type ChainText, readChain, splitNotes } from './chain.ts'
import { type Opening, readHeader } from './header.ts'
import { messageOf } from './recorded.ts'
import { replayed, type Script, trimPast } from './replayed.ts'
import { SETTLED } from './save.ts'
import { isNewer, VERSION } from './version.ts'

export interface Loaded<T extends Tables = Tables> {
  readonly host: Host<T>
  /** The version that wrote the save. */
  readonly version: string
  /** The first line that is not as it must be, and why; null if everything follows from decisions, dice and rules. */
  readonly differs: SandtableError | null
  /** What the player should be told. */
  readonly notes: readonly Message[]
}

/**
 * Opens a save. Nothing in it is believed: its decisions are replayed, each must be allowed, the dice must be those of
 * its seed, and the rules must make the same of them. There are two ways:
 *
 * - A save of this version must come out the same to the letter. If it does not, it was damaged or changed. The game
 *   opens at the last point up to which it holds.
 * - Another version may have played by other rules. If the play still comes out the same, the game opens where it was
 *   saved. Otherwise the record is put in as it is, after checks, and the game goes on from its last settled point.
 */
export function load(ruleSets: readonly RuleSet[], saved: string, file = 'save'): Loaded {
  const chain = soundLines(splitNotes(saved).chain)
  const cut =
    chain.problem && new SandtableError(chain.problem.code, `${file} line ${chain.problem.line}`, chain.problem.says)
  const [first] = chain.lines
  if (first === undefined) throw cut ?? new SandtableError('SAVE-1', `${file} line 1`, 'it is empty')
  const opening = readHeader(ruleSets, first, file)
  const script = { file, lines: chain.lines, from: 1, cut: cut ?? null }
  return opening.version === VERSION ? ofThisVersion(opening, script) : ofAnother(opening, script)
}

/** The lines before any damage. Line ends that another program has changed are read all the same, and told. */
function soundLines(text: string): ChainText {
  const chain = readChain(text)
  if (chain.problem?.code !== 'SAVE-6') return chain
  return { problem: chain.problem, ...readChain(text.replaceAll('\r\n', '\n')) }
}

function ofThisVersion(opening: Opening, script: Script): Loaded {
  const { host, from } = begun(opening, script)
  const { differs, until } = replayed(host, { ...script, from }, 'letters')
  if (until !== null) goBack(host, until, script)
  return { host, version: VERSION, differs, notes: notesOf(differs, until === null && !script.cut) }
}

/** Line ends that another program has changed are nothing that a player should hear of. */
const notesOf = (differs: SandtableError | null, isWhole: boolean): readonly Message[] =>
  !differs || differs.code === 'SAVE-6' ? [] : [asItIs(differs), isWhole ? WHOLE : HELD]

/** An error is for whoever mends the file: it is told as it is, in every language. */
const asItIs = ({ message }: SandtableError): Message => text`${the.name(message)}`

const HELD = text`The game goes on from the last point up to which the file is sound.`
const WHOLE = text`All decisions and dice are sound: the game goes on where it was saved.`

function ofAnother(opening: Opening, script: Script): Loaded {
  const { version } = opening
  const { host, from } = begun(opening, script)
  const { differs, until } = replayed(host, { ...script, from }, 'play')
  const told = isNewer(version)
    ? [text`This game was saved by a newer Sandtable, ${the.name(version)}; this is ${the.name(VERSION)}.`]
    : []
  if (until === null) return { host, version, differs, notes: [...told, ...notesOf(differs, !script.cut)] }
  const carried = carriedOver(opening, script)
  const why = carried.problem ?? script.cut
  const notes = [
    ...told,
    text`The rules of ${the.name(version)} are different: the game goes on from the last point at which nothing was half done.`,
    ...(why ? [asItIs(why)] : []),
  ]
  return { host: carried.host, version, differs, notes }
}

/** A game at its beginning, or after the part of it that an earlier version has played. */
function begun({ open, carried }: Opening, script: Script): { readonly host: Host; readonly from: number } {
  const host = open()
  if (!carried) return { host, from: 1 }
  let left = carried.entries
  let from = 1
  while (left > 0 && from < script.lines.length) if (script.lines[from++] !== SETTLED) left -= 1
  if (script.lines[from] !== SETTLED)
    throw new SandtableError(
      'SAVE-2',
      `${script.file} line 1`,
      `the game is never at rest after its first ${carried.entries} entries`,
    )
  const problem = new Carrier(host, script).put(from + 1)
  if (problem) throw problem
  host.carried = carried
  return { host, from: from + 1 }
}

/** The record of another version, up to its last settled point from which the game can go on. */
function carriedOver(
  opening: Opening,
  script: Script,
): { readonly host: Host; readonly problem: SandtableError | null } {
  const host = opening.open()
  const { version } = opening
  const problem = new Carrier(host, script).put(script.lines.lastIndexOf(SETTLED) + 1)
  if (problem && !isNewer(version)) throw problem
  const { journal } = host.game
  const last = goBack(host, journal.settledBefore(journal.length), script, tryOut)
  host.carried = { version, entries: last }
  return { host, problem }
}

/** How many dice had been rolled at a position. */
function diceAt({ game }: Host, position: number): number {
  const last = game.journal.entries.slice(0, position).findLast(entry => entry.type === 'roll')
  return last ? last.at + last.dice.length : 0
}

/** Asks what a table would ask at once. Rules break here rather than in front of people, if a record makes no sense. */
function tryOut(host: Host): void {
  for (const { id } of host.game.sides) {
    host.view(id)
    host.news(id, 0)
    for (const _ of host.decisions(id)) break
  }
  void host.outcome
}

/** More than once or twice is never needed, unless a file is made to keep us busy. */
const MOST_TRIES = 20

/** Goes back to a position or, if the game cannot go on from there, to a settled point before it. Returns which. */
function goBack(host: Host, position: number, { file, cut }: Script, check?: (host: Host) => void): number {
  const { journal } = host.game
  const first = host.carried?.entries ?? 0
  const earlier = journal.settled.filter(at => at < position && at >= first).reverse()
  let problem: unknown = cut
  for (const point of [position, ...earlier].slice(0, MOST_TRIES)) {
    try {
      trimPast(host, diceAt(host, point))
      host.run.rewind(point)
      check?.(host)
      return point
    } catch (error) {
      problem = error
    }
  }
  throw new SandtableError(
    'SAVE-3',
    `${file} line 1`,
    `the game cannot be continued from any point: ${messageOf(problem)}`,
  )
}
