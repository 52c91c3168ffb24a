import {
  type Decision,
  type Entry,
  fromLength,
  Host,
  type Id,
  isPoint,
  type Message,
  type Modifier,
  type PieceRecord,
  plainly,
  type RuleSet,
  type Source,
  sha256,
  type Value,
} from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { play } from './play.ts'
import { scripted } from './scripted.ts'

/** Begins to watch a game; what it returns is called after every decision. */
export type Watched = (host: Host) => () => void

/** A scenario played to its end by scripted bots: with the same seed always the same game. */
export function playGolden(
  source: Source,
  seed: number,
  sets: readonly RuleSet[] = ruleSets,
  watched: Watched = () => () => {},
): Host {
  const { ruleset } = source.value as { readonly ruleset: string }
  const rules = sets.find(({ id }) => id === ruleset)
  if (!rules) throw new Error(`there is no rule set ${ruleset}`)
  const host = new Host(rules, source, { dice: { from: 'seed', seed } })
  const look = watched(host)
  host.start()
  play(host, Object.fromEntries(host.game.sides.map(({ id }) => [id, scripted(`${seed} ${id}`)])), look)
  return host
}

/** A seeded game of scripted bots as text, so that a change in the rules or the bots shows up as a game that goes differently. */
export interface GoldenGame {
  /** One line per entry. */
  readonly whole: string
  /** One line per turn, with a hash of its decisions, rolls and changes; wording does not affect it. */
  readonly turns: string
}

export function goldenGame(source: Source, seed: number, sets?: readonly RuleSet[], watched?: Watched): GoldenGame {
  const { title } = source.value as { readonly title: string }
  const { game, rules, outcome } = playGolden(source, seed, sets, watched)
  const turns = turnsOf(game.journal.entries)
  const tell = teller(rules)
  const file = (lines: readonly string[], end: string): string =>
    [`${title}, played by bots with the seed ${seed}`, ...lines, '', end, ''].join('\n')
  return {
    whole: file(
      turns.flatMap(({ turn, entries }) => ['', `Turn ${turn}`, ...entries.map(entry => lineOf(rules, entry, tell))]),
      outcome ? tell(outcome.says) : '',
    ),
    turns: file(
      ['', ...hashes(rules, turns)],
      outcome ? `won by ${outcome.winners.join(', ') || 'nobody'}` : 'not ended',
    ),
  }
}

export interface Turn {
  readonly turn: number
  readonly entries: readonly Entry[]
}

/**
 * The entries of each turn. The change that raises the turn number comes first; entries before any such change belong
 * to turn 1.
 */
export function turnsOf(entries: readonly Entry[]): readonly Turn[] {
  const turns: { turn: number; entries: Entry[] }[] = [{ turn: 1, entries: [] }]
  for (const entry of entries) {
    const turn = begun(entry)
    if (turn !== null) turns.push({ turn, entries: [] })
    turns.at(-1)?.entries.push(entry)
  }
  return turns
}

function begun(entry: Entry): number | null {
  if (entry.type !== 'change' || entry.table !== 'game') return null
  const [before, after] = [entry.before, entry.after] as readonly ({ readonly turn: number } | null)[]
  return after && after.turn !== before?.turn ? after.turn : null
}

/** One line per turn: its hash, its number of entries, and each side's losses so far. */
export function hashes(rules: RuleSet, turns: readonly Turn[]): readonly string[] {
  const lost = new Map<Id, number>()
  return turns.map(({ turn, entries }) => {
    const deeds = entries.filter(entry => entry.type !== 'said')
    for (const side of deeds.flatMap(lossOf)) lost.set(side, (lost.get(side) ?? 0) + 1)
    const hash = sha256(deeds.map(entry => lineOf(rules, entry, () => '')).join('\n')).slice(0, 12)
    const losses = [...lost].sort(([a], [b]) => (a < b ? -1 : 1)).map(([side, count]) => `${side} ${count}`)
    return `turn ${turn}: ${hash}, ${deeds.length} entries${losses.length > 0 ? `, lost: ${losses.join(', ')}` : ''}`
  })
}

/** The side that loses a piece in this entry. */
const lossOf = (entry: Entry): readonly Id[] =>
  entry.type === 'change' && entry.table === 'piece' && entry.event?.is === 'lost'
    ? [(entry.before as PieceRecord).side]
    : []

/** The first line of the second text that differs from the first; null if they are the same. */
export function difference(kept: string, now: string): string | null {
  if (kept === now) return null
  const then = kept.split('\n')
  const lines = now.split('\n')
  const at = lines.findIndex((line, i) => line !== then[i])
  return at < 0 ? 'it ends earlier' : `line ${at + 1} was '${then[at] ?? ''}' and is '${lines[at]}'`
}

/** How a sentence is put into a line. */
type Tell = (says: Message) => string

const teller =
  (rules: RuleSet): Tell =>
  says =>
    plainly(says, rules.book.unit)

function lineOf(rules: RuleSet, entry: Entry, tell: Tell): string {
  if (entry.type === 'decision') return `${entry.side}: ${decided(rules, entry.decision)}`
  if (entry.type === 'said') return `    ${tell(entry.says)}`
  if (entry.type === 'roll') {
    const { purpose, dice, modifiers = [], need, about } = entry
    const rolled = `${purpose} ${dice.join(' ')}${added(modifiers, tell)}${need === undefined ? '' : ` (${need} needed)`}`
    return `  ${rolled}${about && about.length < 3 ? ` for ${about.join(', ')}` : ''}`
  }
  return `    ${entry.id}: ${changed(rules, entry.before, entry.after)}`
}

const added = (modifiers: readonly Modifier[], tell: Tell): string =>
  modifiers.map(({ by, says }) => ` ${by < 0 ? '-' : '+'} ${Math.abs(by)} ${tell(says)}`).join('')

function decided(rules: RuleSet, { action, ...fields }: Decision): string {
  return [action, ...Object.values(fields).map(value => shown(rules, value as Value))].join(' ')
}

/** The fields whose value has changed. */
function changed(rules: RuleSet, before: object | null, after: object | null): string {
  if (!before || !after) return after ? 'made' : 'removed'
  const old = before as { readonly [field: string]: Value }
  return Object.entries(after as { readonly [field: string]: Value })
    .filter(([field, value]) => value !== old[field])
    .map(([field, value]) => `${field} ${shown(rules, value)}`)
    .join(', ')
}

/** A value in the unit of the rule set: points are the only pairs of numbers. */
function shown(rules: RuleSet, value: Value): string {
  if (value === null) return 'none'
  if (isPoint(value)) return `(${value.map(n => inUnit(rules, n)).join(' ')})`
  if (Array.isArray(value)) return value.map(v => shown(rules, v)).join(' ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const inUnit = (rules: RuleSet, length: number): Id =>
  String(Math.round(fromLength(length, rules.book.unit) * 100) / 100)
