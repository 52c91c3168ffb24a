import {
  type Decision,
  type Entry,
  fromLength,
  Host,
  type Id,
  isPoint,
  type Modifier,
  plainly,
  type RuleSet,
  type Source,
  type Value,
} from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { play } from './play.ts'
import { scripted } from './scripted.ts'

/** A scenario played to its end by scripted bots: with the same seed always the same game. */
export function playGolden(source: Source, seed: number): Host {
  const { ruleset } = source.value as { readonly ruleset: string }
  const rules = ruleSets.find(({ id }) => id === ruleset)
  if (!rules) throw new Error(`there is no rule set ${ruleset}`)
  const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
  play(host, Object.fromEntries(host.game.sides.map(({ id }) => [id, scripted(`${seed} ${id}`)])))
  return host
}

/**
 * A seeded game of scripted bots as text, one line an entry. It is kept beside its scenario, so that whatever changes in the
 * rules or the bots shows up in review as a game that goes differently.
 */
export function goldenGame(source: Source, seed: number): string {
  const { title } = source.value as { readonly title: string }
  const { game, rules, outcome } = playGolden(source, seed)
  const lines = game.journal.entries.map(entry => lineOf(rules, entry))
  return [
    `${title}, played by bots with the seed ${seed}`,
    '',
    ...lines,
    '',
    outcome ? plainly(outcome.says, rules.book.unit) : '',
    '',
  ].join('\n')
}

function lineOf(rules: RuleSet, entry: Entry): string {
  if (entry.type === 'decision') return `${entry.side}: ${decided(rules, entry.decision)}`
  if (entry.type === 'said') return `    ${plainly(entry.says, rules.book.unit)}`
  if (entry.type === 'roll') {
    const { purpose, dice, modifiers = [], need, about } = entry
    const rolled = `${purpose} ${dice.join(' ')}${added(rules, modifiers)}${need === undefined ? '' : ` (${need} needed)`}`
    return `  ${rolled}${about && about.length < 3 ? ` for ${about.join(', ')}` : ''}`
  }
  return `    ${entry.id}: ${changed(rules, entry.before, entry.after)}`
}

const added = (rules: RuleSet, modifiers: readonly Modifier[]): string =>
  modifiers.map(({ by, says }) => ` ${by < 0 ? '-' : '+'} ${Math.abs(by)} ${plainly(says, rules.book.unit)}`).join('')

function decided(rules: RuleSet, { action, ...fields }: Decision): string {
  return [action, ...Object.values(fields).map(value => shown(rules, value as Value))].join(' ')
}

/** The fields that have another value now. */
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
