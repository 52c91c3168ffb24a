import {
  type CaseResult,
  type Cell,
  cellsOf,
  type Host,
  type Matrix,
  type Meetings,
  metIn,
  type RuleSet,
  runCase,
  unknownCells,
} from '@sandtable/kernel'
import { meetings, ruleSets } from '@sandtable/rules'
import { bookNamed, caseSources, count } from './project.ts'
import type { Terminal, Verdict } from './terminal.ts'

/** Every cell of a rule set's matrices, by the project's passing cases. */
export function meetingsOf(rules: RuleSet, declared: Meetings, folder: string): readonly Cell[] {
  const shown = caseSources(rules.id, folder).map(source => {
    const opened: Host[] = []
    return shownBy(
      declared,
      runCase(rules, source, host => opened.push(host)),
      opened[0],
    )
  })
  return cellsOf(declared, shown)
}

/** What has met in a case. */
export interface Shown {
  readonly name: string
  readonly met: ReturnType<typeof metIn>
}

/** A case that fails shows nothing. */
export const shownBy = (
  declared: Meetings,
  { name, failures, refused }: CaseResult,
  host: Host | undefined,
): Shown => ({
  name,
  met: host && failures.length === 0 ? metIn(declared, host.game, refused) : [],
})

/** What is wrong: a cell that nothing shows, one that is called impossible and is not, a reason for no cell at all. */
export function problemsOf(declared: Meetings, cells: readonly Cell[]): readonly string[] {
  const problems: string[] = [...unknownCells(declared)]
  for (const { id, rows, columns } of declared.matrices) {
    for (const row of Object.keys(rows)) {
      const of = cells.filter(cell => cell.matrix === id && cell.row === row)
      const empty = of.filter(({ shown, impossible }) => !shown && !impossible).map(({ column }) => columns[column])
      if (empty.length > 0) problems.push(`${id}: ${rows[row]} (${row}) has not met ${empty.join(', ')}`)
      for (const { column, shown, impossible } of of)
        if (shown && impossible)
          problems.push(`${id}: ${rows[row]} meets ${columns[column]} in ${shown}, though ${impossible}`)
    }
  }
  return problems
}

export interface MeetingsOptions {
  readonly json?: boolean
}

/** sandtable coverage --meetings */
export function showMeetings(set: string | null, { json }: MeetingsOptions, terminal: Terminal): Verdict {
  const sets = set === null ? ruleSets : ruleSets.filter(({ id }) => id === bookNamed(set).id)
  const told: object[] = []
  let verdict: Verdict = 'fine'
  for (const rules of sets) {
    const declared = meetings[rules.id]
    if (!declared) {
      if (!json) terminal.say(`${rules.id}: no meetings are declared`)
      verdict = 'problems'
      continue
    }
    const cells = meetingsOf(rules, declared, terminal.folder)
    const problems = problemsOf(declared, cells)
    if (problems.length > 0) verdict = 'problems'
    told.push({ set: rules.id, cells, problems })
    if (json) continue
    for (const matrix of declared.matrices) terminal.say(`${rules.id}: ${summary(matrix, cells)}`)
    for (const problem of problems) terminal.say(`  ${problem}`)
  }
  if (json) terminal.say(JSON.stringify(told))
  return verdict
}

function summary({ id, says }: Matrix, all: readonly Cell[]): string {
  const cells = all.filter(({ matrix }) => matrix === id)
  const shown = cells.filter(cell => cell.shown).length
  const impossible = cells.filter(cell => !cell.shown && cell.impossible).length
  return `${says}: ${count(cells.length, 'cell')}, ${shown} shown, ${impossible} impossible, ${cells.length - shown - impossible} empty`
}
