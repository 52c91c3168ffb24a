import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * npm run mutants: changes the kernel in small ways, one at a time, and looks whether a test fails. Folder by folder,
 * with the tests of that folder and, where it says so, of those that live on it: a mutant that only some far test
 * finds counts as one that survived. `npm run mutants -- dice geometry` takes these folders only; without a name it
 * takes all. What has been found out is kept, and only what changed is tried again.
 */

const PASS = 85
const cache = '.cache/mutants'

/** The folders of the kernel and the tests that are to find their mutants. Test tools (conformance) are not mutated. */
const tests: { readonly [folder: string]: readonly string[] } = {
  '.': ['.'],
  book: ['book'],
  cases: ['cases'],
  dice: ['dice'],
  game: ['game'],
  geometry: ['geometry'],
  ground: ['ground'],
  play: ['play'],
  saves: ['saves'],
  scenario: ['scenario'],
  showing: ['showing'],
  telling: ['telling'],
  text: ['text'],
}

interface Report {
  readonly files: { readonly [file: string]: { readonly mutants: readonly { readonly status: string }[] } }
}

interface Score {
  readonly killed: number
  readonly survived: number
}

const reportOf = (folder: string): string => `${cache}/${folder === '.' ? 'kernel' : folder}.json`

function hunt(folder: string): void {
  const files = `packages/kernel/src/${folder === '.' ? '' : `${folder}/`}*.ts`
  const others = ['test', 'fixture', 'gen'].map(kind => `!packages/kernel/src/**/*.${kind}.ts`)
  const options = ['--mutate', [files, ...others].join(','), '--incrementalFile', reportOf(folder)]
  const env = { ...process.env, QUICK: '1', MUTANTS: (tests[folder] ?? []).join(' ') }
  const { status } = spawnSync('npx', ['stryker', 'run', ...options], { stdio: 'inherit', env })
  if (status !== 0) throw new Error(`the mutants of ${folder} could not be tried`)
}

function scoreOf(folder: string): Score | null {
  const file = reportOf(folder)
  if (!existsSync(file)) return null
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const found = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: readonly string[]): number => found.filter(status => wanted.includes(status)).length
  return {
    killed: count('Killed', 'Timeout'),
    survived: count('Survived', 'NoCoverage'),
  }
}

const percent = ({ killed, survived }: Pick<Score, 'killed' | 'survived'>): number =>
  killed + survived === 0 ? 100 : Math.floor((1000 * killed) / (killed + survived)) / 10

const wanted = process.argv.slice(2)
const unknown = wanted.filter(folder => !Object.hasOwn(tests, folder))
if (unknown.length > 0)
  throw new Error(`there is no folder ${unknown.join(', ')}; there are ${Object.keys(tests).join(', ')}`)
mkdirSync(cache, { recursive: true })
for (const folder of wanted.length > 0 ? wanted : Object.keys(tests)) hunt(folder)

const scores = Object.keys(tests).map(folder => ({ folder, score: scoreOf(folder) }))
const measured = scores.flatMap(({ score }) => score ?? [])
const all = {
  killed: measured.reduce((sum, one) => sum + one.killed, 0),
  survived: measured.reduce((sum, one) => sum + one.survived, 0),
}
const rows = scores.map(({ folder, score }) =>
  score
    ? `| ${folder} | ${score.killed} | ${score.survived} | ${percent(score)} % |`
    : `| ${folder} | not measured | | |`,
)
const table = ['| folder | killed | survived | score |', '| --- | --- | --- | --- |', ...rows].join('\n')
const whole = scores.every(({ score }) => score !== null)
const passed = percent(all) >= PASS && (wanted.length > 0 || whole)
writeFileSync(`${cache}/table.md`, `${table}\n`)
console.log(
  `${table}\n\n${percent(all)} % of ${all.killed + all.survived} mutants killed${whole ? '' : ', not all folders measured'}`,
)
process.exitCode = passed ? 0 : 1
