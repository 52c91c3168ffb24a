import { join } from 'node:path'
import { type CaseResult, type Host, runCase, SandtableError, type Source, suggestion } from '@sandtable/kernel'
import { books, ruleSets } from '@sandtable/rules'
import { partOf, readSources, rootOf, shown, yamlFiles } from './project.ts'
import type { Terminal, Verdict } from './terminal.ts'

/** The result of one case. A case of a rule set that cannot be played yet is pending: neither passed nor failed. */
export interface CaseReport {
  readonly name: string
  readonly file: string
  readonly line: number | null
  readonly ruleset: string
  readonly status: 'passed' | 'failed' | 'pending'
  readonly failures: readonly string[]
}

/** A case that ran, or why it could not. */
export type Ran = { readonly report: CaseReport; readonly says: string; readonly result: CaseResult | null }

/** Looks at a case that has run. */
export type Look = (result: CaseResult, host: Host) => void

/** Runs every case of these files. A file that cannot be read is one failed case: it must not be overlooked. */
export function runFiles(paths: readonly string[], folder: string, look?: Look): Ran[] {
  return paths.flatMap(path => {
    try {
      const sources = readSources(path, folder)
      if (sources.length === 0) throw new SandtableError('CASE-1', shown(path, folder), 'the file has no case')
      return sources.map(source => run(source, look))
    } catch (error) {
      if (!(error instanceof SandtableError)) throw error
      const file = shown(path, folder)
      return [failed({ name: file, file, line: null, ruleset: '' }, error.message)]
    }
  })
}

function run(source: Source, look: Look = () => {}): Ran {
  const about = {
    name: String(partOf(source, 'name') ?? source.file),
    file: source.file,
    line: source.line(['name']),
    ruleset: String(partOf(source, 'ruleset') ?? ''),
  }
  const rules = ruleSets.find(set => set.id === about.ruleset)
  if (rules) {
    const opened: Host[] = []
    const result = runCase(rules, source, host => opened.push(host))
    for (const host of opened) look(result, host)
    const status = result.failures.length === 0 ? 'passed' : 'failed'
    return { report: { ...about, status, failures: result.failures }, says: result.says, result }
  }
  if (books.some(book => book.id === about.ruleset))
    return { report: { ...about, status: 'pending', failures: [] }, says: '', result: null }
  const sets = books.map(book => book.id)
  return failed(about, `there is no rule set "${about.ruleset}"${suggestion(about.ruleset, sets)}`)
}

const failed = (about: Omit<CaseReport, 'status' | 'failures'>, why: string): Ran => ({
  report: { ...about, status: 'failed', failures: [why] },
  says: '',
  result: null,
})

export interface CasesOptions {
  readonly json?: boolean
}

/** sandtable cases */
export function cases(paths: readonly string[], { json }: CasesOptions, terminal: Terminal): Verdict {
  const given = paths.length > 0 ? paths : [join(rootOf(terminal.folder), 'cases')]
  const ran = runFiles(yamlFiles(given, terminal.folder), terminal.folder)
  const of = (status: CaseReport['status']): Ran[] => ran.filter(({ report }) => report.status === status)
  const counts = { passed: of('passed').length, failed: of('failed').length, pending: of('pending').length }
  if (json) terminal.say(JSON.stringify({ ...counts, cases: ran.map(({ report }) => report) }))
  else {
    for (const { report, says } of of('failed')) {
      terminal.say(
        `${report.file}${report.line ? ` line ${report.line}` : ''}: ${report.name}${says ? `: ${says}` : ''}`,
      )
      for (const failure of report.failures) terminal.say(`  ${failure}`)
    }
    for (const { id } of books) {
      const waiting = of('pending').filter(({ report }) => report.ruleset === id).length
      if (waiting > 0) terminal.say(`pending: ${waiting} of ${id}, which cannot be played yet`)
    }
    terminal.say(`${counts.passed} passed, ${counts.failed} failed`)
  }
  return counts.failed > 0 ? 'problems' : 'fine'
}
