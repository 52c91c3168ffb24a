import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Book, CaseResult } from '@sandtable/kernel'
import { books, ruleSets } from '@sandtable/rules'
import { type Look, type Ran, runFiles } from './cases.ts'
import { count, rootOf, yamlFiles } from './project.ts'
import type { Terminal, Verdict } from './terminal.ts'

/** How much of a rulebook the code cites and the cases show. */
export interface Coverage {
  readonly set: string
  /** Rules that the engine must handle: all but advice. */
  readonly rules: number
  readonly cited: number
  readonly shown: number
  readonly cases: number
}

/** What is missing from it. */
export interface Gaps {
  /** Rules that the code never names. */
  readonly uncited: readonly string[]
  /** Rules that no passing case lists and really cites. */
  readonly unshown: readonly string[]
  /** Cases that failed, or could not be read. */
  readonly failed: readonly string[]
  /** Cases that list rules not cited while they ran. */
  readonly silent: readonly { readonly name: string; readonly rules: readonly string[] }[]
}

/** Counts a rulebook against the texts of its code and the results of its cases. Rulings are not counted. */
export function coverage(
  book: Book,
  code: readonly string[],
  results: readonly CaseResult[],
  cases = results.length,
  failed: readonly string[] = [],
): Coverage & Gaps {
  const rules = book.sections.flatMap(section => section.rules.filter(rule => rule.kind !== 'advice'))
  const named = new Set([...code.flatMap(literals), ...book.citedByTables])
  const shown = new Set<string>()
  const silent: { name: string; rules: string[] }[] = []
  for (const { name, rules: listed, cited, failures } of results) {
    if (failures.length > 0) continue
    for (const id of listed) if (cited.has(id)) shown.add(id)
    const unheard = listed.filter(id => book.hasRule(id) && !cited.has(id))
    if (unheard.length > 0) silent.push({ name, rules: unheard })
  }
  const uncited = rules.filter(rule => !named.has(rule.id)).map(rule => rule.id)
  const unshown = rules.filter(rule => !shown.has(rule.id)).map(rule => rule.id)
  return {
    set: book.id,
    rules: rules.length,
    cited: rules.length - uncited.length,
    shown: rules.length - unshown.length,
    cases,
    uncited,
    unshown,
    failed,
    silent,
  }
}

/** Rule ids that appear in code as strings of their own; those in comments are explanations, not citations. */
const literals = (code: string): string[] =>
  [...code.matchAll(/(['"`])([A-Z]{2}-[A-Z]+-\d+)\1/g)].map(found => found[2] ?? '')

/** The coverage of every rulebook of the project that contains this folder. */
export const coverageOf = (folder: string): (Coverage & Gaps)[] => books.map(book => coverageOfBook(book, folder))

/** The cases of a rule set, run. */
export function runCases(set: string, folder: string, look?: Look): readonly Ran[] {
  const cases = join(rootOf(folder), 'cases', set)
  return existsSync(cases) ? runFiles(yamlFiles([cases], folder), folder, look) : []
}

export function coverageOfBook(book: Book, folder: string, ran = runCases(book.id, folder)): Coverage & Gaps {
  const root = rootOf(folder)
  const results = ran.flatMap(({ result }) => result ?? [])
  const failed = ran.filter(({ report }) => report.status === 'failed').map(({ report }) => report.name)
  return coverage(book, codeOf(join(root, 'packages/rules/src', book.id)), results, ran.length, failed)
}

function codeOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter(name => name.endsWith('.ts') && !/\.(gen|test)\.ts$/.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
}

export interface CoverageOptions {
  readonly json?: boolean
}

/** sandtable coverage: a playable set must have every rule cited and shown, and every case must hold. */
export function showCoverage({ json }: CoverageOptions, terminal: Terminal): Verdict {
  const all = coverageOf(terminal.folder)
  const playable = all.filter(row => ruleSets.some(rules => rules.id === row.set))
  const verdict = playable.every(
    ({ rules, cited, shown, silent, failed }) =>
      cited === rules && shown === rules && silent.length === 0 && failed.length === 0,
  )
    ? 'fine'
    : 'problems'
  if (json) {
    terminal.say(
      JSON.stringify(all.map(({ set, rules, cited, shown, cases }) => ({ set, rules, cited, shown, cases }))),
    )
    return verdict
  }
  for (const row of all) {
    const { set, rules, cited, shown, cases, uncited, unshown, failed, silent } = row
    terminal.say(`${set}: ${rules} rules, ${cited} cited by code, ${shown} shown by ${count(cases, 'case')}`)
    if (failed.length > 0) terminal.say(`  failed (sandtable cases cases/${set} says why): ${failed.join(', ')}`)
    if (cited === 0) continue // nothing of it is written yet: listing everything would not help
    if (uncited.length > 0) terminal.say(`  not cited: ${uncited.join(', ')}`)
    if (unshown.length > 0) terminal.say(`  not shown: ${unshown.join(', ')}`)
    for (const { name, rules } of silent) terminal.say(`  ${name} lists what it never cites: ${rules.join(', ')}`)
  }
  return verdict
}
