import { type Mutation, type MutationReport, mutate, type NumberReport } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { caseSources, count, rulesNamed } from './project.ts'
import { type Terminal, type Verdict, whole } from './terminal.ts'

export interface MutateOptions {
  readonly sample?: string
  readonly seed: string
  readonly json?: boolean
}

/** sandtable mutate: every number of a rulebook's tables must be checked by a case. */
export function showMutations(set: string, options: MutateOptions, terminal: Terminal): Verdict {
  const sets = set === 'all' ? ruleSets : [rulesNamed(set)]
  const sample = options.sample === undefined ? {} : { sample: whole(options.sample, 'sample') }
  const seed = whole(options.seed, 'seed')
  const reports = sets.map(rules => mutate(rules, caseSources(rules.id, terminal.folder), { ...sample, seed }))
  if (options.json) terminal.say(JSON.stringify(reports))
  else for (const report of reports) tell(report, terminal)
  const isFine = ({ numbers, failing }: MutationReport) => failing.length === 0 && numbers.every(({ held }) => held)
  return reports.every(isFine) ? 'fine' : 'problems'
}

function tell({ set, of, numbers, failing }: MutationReport, terminal: Terminal): void {
  for (const name of failing) terminal.say(`${name} fails as it is, and so holds nothing`)
  const unheld = numbers.filter(({ held }) => !held)
  for (const number of unheld) terminal.say(lineOf(number))
  const all = (met: Mutation['met']): number =>
    numbers.filter(({ mutations }) => mutations.every(mutation => mutation.met === met)).length
  const [fixed, loose] = [all('refused'), all('unnoticed')]
  const tried = numbers.length === of ? count(of, 'number') : `${numbers.length} of ${count(of, 'number')}`
  const held = `${numbers.length - unheld.length - fixed} held by cases, ${fixed} that can be no other`
  terminal.say(`${set}: ${tried}, ${held}, ${unheld.length - loose} held one way only, ${loose} not held`)
}

/** 'weapons pistol range 6: nobody notices 5.9 (12 cases look at it)' */
function lineOf({ table, row, column, value, mutations, readers }: NumberReport): string {
  const unnoticed = mutations.filter(({ met }) => met === 'unnoticed').map(({ to }) => to)
  const looked =
    readers === 0 ? 'no case looks at it' : `${count(readers, 'case')} ${readers === 1 ? 'looks' : 'look'} at it`
  return `${[table, row, column].filter(Boolean).join(' ')} ${value}: nobody notices ${unnoticed.join(' or ')} (${looked})`
}
