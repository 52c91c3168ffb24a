import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RuleSet } from '@sandtable/kernel'
import { meetings, ownInvariants, ruleSets, tellings } from '@sandtable/rules'
import type { Ran } from './cases.ts'
import { coverageOfBook, runCases } from './coverage.ts'
import { count, rootOf, rulesNamed, scenarios } from './project.ts'
import type { Terminal, Verdict } from './terminal.ts'

/** The status of one part of a rule set. Only a missing part is a problem; a substitute is named. */
export interface Finding {
  readonly part: string
  readonly state: 'there' | 'missing' | 'instead'
  /** What is there; or what to do. */
  readonly says: string
}

/** sandtable doctor: everything that a rule set can have, one line each. */
export function doctor(set: string, terminal: Terminal): Verdict {
  const root = rootOf(terminal.folder)
  const halfThere = set === 'all' ? null : unregistered(set, root)
  if (halfThere) {
    terminal.say(halfThere)
    return 'problems'
  }
  const sets = set === 'all' ? ruleSets : [rulesNamed(set)]
  const found = sets.map(rules => ({ rules, findings: examine(rules, root) }))
  for (const { rules, findings } of found) {
    terminal.say(`${rules.id}: ${rules.book.title}`)
    for (const { part, state, says } of findings) terminal.say(`  ${signs[state]} ${part.padEnd(WIDEST)}  ${says}`)
  }
  return found.some(({ findings }) => findings.some(({ state }) => state === 'missing')) ? 'problems' : 'fine'
}

const signs = { there: 'ok     ', missing: 'MISSING', instead: '-      ' }
const WIDEST = 'dice readings'.length

/** A rulebook or a folder that was never generated into the program; null if there is none. */
function unregistered(set: string, root: string): string | null {
  if (ruleSets.some(({ id }) => id === set)) return null
  const [book, folder] = [`rulebooks/${set}.yaml`, `packages/rules/src/${set}`]
  const [hasBook, hasFolder] = [book, folder].map(path => existsSync(join(root, path)))
  if (hasBook && hasFolder) return `${set} is not in the program yet: npm run generate, then npx tsc -b packages/cli`
  if (hasBook) return `${book} has no folder ${folder}`
  return hasFolder ? `${folder} has no rulebook ${book}` : null
}

export function examine(rules: RuleSet, root: string, ran = runCases(rules.id, root)): readonly Finding[] {
  return [
    ...bookFindings(rules, root, ran),
    ...battleFindings(rules, root),
    ...ownFindings(rules, root),
    ...pageFindings(rules, root),
  ]
}

const there = (part: string, says: string): Finding => ({ part, state: 'there', says })
const missing = (part: string, says: string): Finding => ({ part, state: 'missing', says })
const instead = (part: string, says: string): Finding => ({ part, state: 'instead', says })

/** An optional part of a set. */
const optional = (part: string, has: boolean, yes: string, no: string): Finding =>
  has ? there(part, yes) : instead(part, no)

function bookFindings({ id, book }: RuleSet, root: string, ran: readonly Ran[]): readonly Finding[] {
  const { rules, uncited, unshown, silent } = coverageOfBook(book, root, ran)
  const failed = ran.filter(({ report }) => report.status === 'failed')
  const gaps = [
    ...(uncited.length > 0 ? [`not cited: ${uncited.join(', ')}`] : []),
    ...(unshown.length > 0 ? [`not shown: ${unshown.join(', ')}`] : []),
    ...(silent.length > 0 ? [`${count(silent.length, 'case')} that list rules which nothing cites`] : []),
  ]
  return [
    there('rulebook', `${count(rules, 'rule')}, ${count(book.rulings.length, 'ruling')}: rulebooks/${id}.yaml`),
    ran.length === 0
      ? missing('cases', `write the first in cases/${id}/, a file a chapter: rulebooks/FORMAT.md`)
      : failed.length > 0
        ? missing('cases', `${failed.length} of ${ran.length} fail: npx sandtable cases cases/${id}`)
        : there('cases', `${ran.length}, and all pass`),
    gaps.length > 0
      ? missing('coverage', gaps.join('; '))
      : there('coverage', 'every rule is cited, and shown by a case'),
  ]
}

function battleFindings({ id, muster, forces }: RuleSet, root: string): readonly Finding[] {
  const files = [...scenarios(root, id).values()]
  const names = files.map(path => basename(path).replace(/\.ya?ml$/, ''))
  const without = names.filter(
    name => !['played', 'turns'].some(kind => existsSync(join(root, `scenarios/${id}/${name}.${kind}.txt`))),
  )
  const golden = 'GOLDEN=1 npx vitest run --project computed packages/bots/src/golden.test.ts'
  return [
    names.length === 0
      ? missing('scenarios', `write scenarios/${id}/<name>.yaml: nobody can play without one`)
      : there('scenarios', `${names.length}: ${names.join(', ')}`),
    optional(
      'first battle',
      names.includes('tutorial'),
      'the scenario called tutorial teaches the set',
      'none teaches the set: a scenario called tutorial would, with lessons',
    ),
    without.length > 0
      ? missing('golden games', `none of ${without.join(', ')}: ${golden}`)
      : there('golden games', 'one for every scenario'),
    optional('quick battles', muster !== undefined, 'they can be made up', 'none: the set has no muster'),
    optional('forces', forces !== undefined, 'players build their own', 'none: the set builds no forces'),
  ]
}

/** The contents of the rules' own folder and of the computer players'. */
function ownFindings(rules: RuleSet, root: string): readonly Finding[] {
  const { id, book, dice = {}, showing, verdict, goals } = rules
  const unread = Object.keys(book.dice).filter(purpose => !dice[purpose])
  const german = `packages/web/src/sets/${id}/german.ts`
  return [
    optional(
      'invariants',
      id in ownInvariants,
      'its own',
      'those of every set; its own would be in invariants/index.ts',
    ),
    optional('meetings', id in meetings, 'declared', 'none are declared; they would be in meetings/index.ts'),
    optional(
      'player',
      existsSync(join(root, `packages/bots/src/${id}/index.ts`)),
      'its own',
      `the general one looks a decision ahead; its own would be packages/bots/src/${id}/index.ts`,
    ),
    optional(
      'showing',
      showing !== undefined,
      'reach, range and sight are drawn',
      'nothing is drawn about a decision: RuleSet.showing',
    ),
    optional(
      'words',
      id in tellings,
      'its own',
      'decisions are told in the usual words; its own would be in telling/index.ts',
    ),
    optional(
      'dice readings',
      unread.length === 0,
      'of every purpose',
      `no good or bad luck at ${unread.join(', ')}: RuleSet.dice`,
    ),
    optional(
      'verdict',
      verdict !== undefined,
      'why a side has won is told',
      'the report does not say why: RuleSet.verdict',
    ),
    optional(
      'goals',
      goals !== undefined,
      'told at any time',
      'the bar does not say what a side plays for: RuleSet.goals',
    ),
    optional(
      'German',
      existsSync(join(root, german)),
      german,
      `what the rules say stays English; translations would be ${german}`,
    ),
  ]
}

/** What the page has of it: the parts that its entry point names. */
function pageFindings({ id }: RuleSet, root: string): readonly Finding[] {
  const path = `packages/web/src/sets/${id}/index.ts`
  const door = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  const has = (part: string): boolean => new RegExp(`^\\s+${part}\\b`, 'm').test(door)
  const texts = /lessonTexts:([\s\S]*?)\n {2}\}/.exec(door)?.[1] ?? ''
  return [
    optional('page', door !== '', path, `${path} would be its door; nothing of it is needed`),
    optional('look', has('look'), 'its own', 'wooden blocks on plain ground: look in its door'),
    optional('pitch', has('pitch'), 'a sentence for the first page', 'the summary of the rulebook: pitch in its door'),
    optional(
      'lessons',
      has('lessons'),
      `in ${['en', 'de'].filter(language => texts.includes(`${language}:`)).join(' and ')}`,
      'none: lessons and lessonTexts in its door',
    ),
    optional(
      'picture',
      existsSync(join(root, `packages/web/public/pictures/${id}.webp`)),
      'on the first page',
      'a map: picture in its door, then npx tsx packages/web/dev/pictures.ts',
    ),
  ]
}
