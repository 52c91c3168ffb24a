import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  costOf,
  type Force,
  type ForceItem,
  forceNames,
  noSuch,
  type RuleSet,
  readForce,
  writeForce,
} from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { count, findRoot, isFile, readText } from './project.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

export interface ForceOptions {
  readonly text?: boolean
}

/** sandtable force: what a force costs, line by line, and whether it is legal. */
export function force(file: string | undefined, { text }: ForceOptions, terminal: Terminal): Verdict {
  const ready = readyForces(terminal.folder)
  if (file === undefined) {
    for (const [name, path] of ready) terminal.say(inShort(name, readIn(path, name, terminal)))
    return 'fine'
  }
  const found = forceNamed(file, terminal)
  if (text) {
    terminal.say(writeForce(found).trimEnd())
    return 'fine'
  }
  return judged(found, terminal)
}

/** A force from its file, or a ready one by its name. */
export function forceNamed(file: string, terminal: Terminal): Force {
  const ready = readyForces(terminal.folder)
  const own = resolve(terminal.folder, file)
  const path = isFile(own) ? own : ready.get(file)
  if (path === undefined) throw new Misuse(noSuch('force', file, [...ready.keys()]))
  return readIn(path, file, terminal)
}

/** The ready forces by their names: 'muzzleflash/british-patrol'. */
export function readyForces(folder: string): ReadonlyMap<string, string> {
  const root = findRoot(folder)
  return new Map(
    ruleSets.flatMap(({ id }) => {
      const home = root && join(root, 'forces', id)
      if (!home || !existsSync(home)) return []
      const files = readdirSync(home).filter(name => name.endsWith('.txt'))
      return files.sort().map(name => [`${id}/${name.replace(/\.txt$/, '')}`, join(home, name)] as const)
    }),
  )
}

const readIn = (path: string, file: string, { folder }: Terminal): Force =>
  readForce(ruleSets, readText(path, folder), file)

const rulesOf = ({ ruleset }: Force): RuleSet => ruleSets.find(({ id }) => id === ruleset) as RuleSet

function inShort(name: string, found: Force): string {
  const { forces } = rulesOf(found)
  return `${name}: ${found.name}, ${forces ? `${costOf(forces, found)} ${forces.counts}` : ''}`
}

function judged(found: Force, terminal: Terminal): Verdict {
  const rules = rulesOf(found)
  const { forces } = rules
  if (!forces) return 'problems'
  const names = forceNames(rules)
  const told = ({ kind, count: many, names: called, traits, items }: ForceItem, deep: number): void => {
    const what = `${many > 1 ? `${many} × ` : ''}${names.label(forces.kinds[kind]?.says ?? { says: kind, args: [] })}`
    const chosen = Object.entries(traits).map(([trait, value]) => `${trait} ${value}`)
    const cost = deep === 0 ? `  ${forces.cost(found, { kind, count: many, names: called, traits, items })}` : ''
    const given = called.filter(name => name !== '')
    terminal.say(`${'  '.repeat(deep + 1)}${[what, ...given, ...chosen].join(', ')}${cost}`)
    for (const item of items) told(item, deep + 1)
  }
  const limit = found.points === null ? '' : ` of ${found.points}`
  terminal.heading(`${found.name}, ${names.side(found.army)}, ${rules.book.title}`)
  for (const item of found.items) told(item, 0)
  terminal.say(`${costOf(forces, found)}${limit} ${forces.counts}`)
  for (const hint of forces.hints?.(found) ?? []) terminal.say(`${names.say(hint)}.`)
  const faults = forces.faults(found)
  for (const { says, mend, cites } of faults)
    terminal.say(
      `Not legal: ${names.label(says, true)} (${cites.join(', ')}). To put it right: ${names.label(mend, true)}.`,
    )
  terminal.say(faults.length === 0 ? 'legal' : `not legal: ${count(faults.length, 'fault')}`)
  return faults.length === 0 ? 'fine' : 'problems'
}
