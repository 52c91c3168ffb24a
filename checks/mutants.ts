import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * npm run mutants: changes the kernel in small ways, one at a time, and looks whether a test fails. Folder by folder,
 * each with its own tests: a mutant that only some far test finds counts as one that survived.
 * `npm run mutants -- dice geometry` takes these folders only; without a name it takes all. What has been found out is
 * kept, and only what changed is tried again.
 *
 * All of them take hours. `SAMPLE=0.1 SEED=any npm run mutants` tries a tenth, drawn by the seed. Tests that were
 * written for the survivors of one sample prove nothing about the others, so measure again with another seed.
 */

const PASS = 85
const { SAMPLE, SEED } = process.env
const cache = SAMPLE ? `.cache/mutants/sample-${SEED ?? ''}` : '.cache/mutants/all'

/** The folders of the kernel. Test tools (conformance) are not mutated. */
const folders = [
  'kernel',
  'book',
  'cases',
  'companion',
  'dice',
  'forces',
  'game',
  'geometry',
  'ground',
  'play',
  'saves',
  'scenario',
  'scenario/lands',
  'scenario/sketching',
  'showing',
  'telling',
  'text',
]

interface Report {
  readonly files: {
    readonly [file: string]: { readonly mutants: readonly { readonly status: string }[] }
  }
}

/** What became of the mutants of a folder; fewer are tried than there are if they are a sample. */
interface Score {
  readonly mutants: number
  readonly tried: number
  readonly killed: number
}

const reportOf = (folder: string): string => `${cache}/${folder.replace('/', '-')}.json`
const read = (folder: string): Report => JSON.parse(readFileSync(reportOf(folder), 'utf8')) as Report

/** The name that Stryker gives to what the sample turned away. */
const NOT_DRAWN = 'CompileError'

function hunt(folder: string): void {
  forgetNotDrawn(folder)
  const within = folder === 'kernel' ? '' : `${folder}/`
  const others = ['test', 'fixture', 'gen'].map(kind => `!packages/kernel/src/**/*.${kind}.ts`)
  const mutate = [`packages/kernel/src/${within}*.ts`, ...others].join(',')
  const options = ['--mutate', mutate, '--incrementalFile', reportOf(folder)]
  const env = { ...process.env, QUICK: '1', MUTANTS: within === '' ? '.' : folder }
  const { status } = spawnSync('npx', ['stryker', 'run', ...options], { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`the mutants of ${folder} could not be tried`)
}

/** What was not in the last sample may be in the next. */
function forgetNotDrawn(folder: string): void {
  if (!existsSync(reportOf(folder))) return
  const report = read(folder)
  const files = Object.entries(report.files).map(([name, file]) => [
    name,
    { ...file, mutants: file.mutants.filter(({ status }) => status !== NOT_DRAWN) },
  ])
  writeFileSync(reportOf(folder), JSON.stringify({ ...report, files: Object.fromEntries(files) }))
}

function scoreOf(folder: string): Score | null {
  if (!existsSync(reportOf(folder))) return null
  const found = Object.values(read(folder).files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: readonly string[]): number => found.filter(status => wanted.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const tried = killed + count('Survived', 'NoCoverage')
  return { mutants: tried + count(NOT_DRAWN), tried, killed }
}

/** How many are killed, as far as the sample tells, and the variance of that. */
function estimate({ mutants, tried, killed }: Score): { readonly killed: number; readonly variance: number } {
  const share = killed / Math.max(1, tried)
  const variance = (mutants * (mutants - tried) * share * (1 - share)) / Math.max(1, tried)
  return { killed: share * mutants, variance }
}

/** The share of these mutants that is killed, with its 95 % interval if it rests on a sample. */
function percent(scores: readonly Score[]): { readonly least: number; readonly says: string } {
  const sum = (of: (score: Score) => number): number => scores.reduce((total, score) => total + of(score), 0)
  const all = Math.max(
    1,
    sum(({ mutants }) => mutants),
  )
  const least = (100 * sum(score => estimate(score).killed)) / all
  const either = (196 * Math.sqrt(sum(score => estimate(score).variance))) / all
  const says = (Math.floor(10 * least) / 10).toFixed(1)
  return { least, says: either > 0 ? `${says} % ± ${either.toFixed(1)}` : `${says} %` }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(folder => !folders.includes(folder))
if (unknown.length > 0) throw new Error(`there is no folder ${unknown.join(', ')}; there are ${folders.join(', ')}`)
mkdirSync(cache, { recursive: true })
for (const folder of wanted.length > 0 ? wanted : folders) hunt(folder)

const scores = folders.map(folder => ({ folder, score: scoreOf(folder) }))
const measured = scores.flatMap(({ score }) => score ?? [])
const rows = scores.map(({ folder, score }) =>
  score
    ? `| ${folder} | ${score.mutants} | ${score.tried} | ${score.killed} | ${percent([score]).says} |`
    : `| ${folder} | not measured | | | |`,
)
const table = ['| folder | mutants | tried | killed | score |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')
writeFileSync(`${cache}/table.md`, `${table}\n`)
const [all, tried] = [measured.reduce((n, one) => n + one.mutants, 0), measured.reduce((n, one) => n + one.tried, 0)]
const whole = measured.length === folders.length
const of = tried < all ? `${all} mutants killed, by a sample of ${tried}` : `${all} mutants killed`
const result = percent(measured)
console.log(`${table}\n\n${result.says} of ${of}${whole ? '' : ', not all folders measured'}`)
process.exitCode = result.least >= PASS && (wanted.length > 0 || whole) ? 0 : 1
