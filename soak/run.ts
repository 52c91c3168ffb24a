/**
 * npm run soak: everything at full size, or the tests of the thirty whose numbers are given. Prints the table of the
 * thirty and keeps it in bench/RESULTS.md.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pattern, type Ran, rowsOf, scripts, table, whereTheyAre, withTable } from './thirty.ts'

const RESULTS = 'bench/RESULTS.md'

/** A smaller number is a share of the whole, to try something out: that is not kept. */
const soak = process.env.SOAK ?? '1'

/** The commit that is tested, with a plus if something has been changed since. */
function commit(): string {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', '.', `:!${RESULTS}`)
  return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '')
}

/** Runs the tests; what came of each, and the exit code. */
function run(args: readonly string[]): { readonly tests: readonly Ran[]; readonly code: number } {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { status } = spawnSync('npx', ['vitest', 'run', ...reporters, ...args], {
      stdio: 'inherit',
      env: { ...process.env, SOAK: soak },
    })
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly testResults: readonly { readonly assertionResults: readonly Ran[] }[]
    }
    return { tests: report.testResults.flatMap(({ assertionResults }) => assertionResults), code: status ?? 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the scripts that one of the thirty consists of; what each prints last says how large it was. */
function runScripts(number: number): Ran {
  const began = Date.now()
  const outcomes = (scripts[number] ?? []).map(script => {
    const { status, stdout } = spawnSync('npm', ['run', '--silent', script], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    console.info(stdout)
    return { passed: status === 0, says: stdout.trim().split('\n').at(-1) ?? '' }
  })
  const size = outcomes.map(({ says }) => says.replaceAll(':', ',')).join('; ')
  const status = outcomes.every(({ passed }) => passed) ? 'passed' : 'failed'
  return { title: `${number} scripts: ${size}`, status, duration: Date.now() - began }
}

const numbers = process.argv.slice(2).map(Number)
const places = whereTheyAre()
for (const number of numbers) if (!places.has(number) && !scripts[number]) throw new Error(`there is no test ${number}`)
const files = [...new Set(numbers.flatMap(number => places.get(number) ?? []))]
const tested = commit()
const everything = numbers.length === 0
const scripted = Object.keys(scripts)
  .map(Number)
  .filter(number => everything || numbers.includes(number))
const ran =
  everything || files.length > 0 ? run(everything ? [] : [...files, '-t', pattern(numbers)]) : { tests: [], code: 0 }
const tests = [...ran.tests, ...scripted.map(runScripts)]
const text = withTable(readFileSync(RESULTS, 'utf8'), old => {
  const now = table(old, rowsOf(tests, tested))
  console.info(`\n${now}`)
  return now
})
if (soak === '1') writeFileSync(RESULTS, text)
process.exitCode = tests.some(({ status }) => status === 'failed') ? 1 : ran.code
