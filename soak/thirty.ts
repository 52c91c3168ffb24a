/** The thirty tests of reliability: their names, where they are, and the table of how they last came out. */
import { listFiles, readText } from '../checks/files.ts'

const names: { readonly [number: number]: string } = {
  1: 'cross-engine replay',
  2: 'heavy mode',
  3: 'order independence',
  4: 'RNG ledger',
  5: 'view isolation',
  6: 'geometry',
  7: 'legality',
  8: 'dice',
  9: 'bot budget',
  10: 'mutation',
  11: 'kill -9 of the server',
  12: 'kill -9 of the database, full disk',
  13: 'deterministic simulation',
  14: 'linearizability',
  15: 'log integrity',
  16: 'old saves',
  17: 'migration',
  18: 'reconnect',
  19: 'a day of play',
  20: 'rolling restart',
  21: 'wire audit',
  22: 'twin worlds',
  23: 'commit-reveal',
  24: 'replay and forgery',
  25: 'huge frames',
  26: 'slow loris',
  27: 'script injection',
  28: 'file import',
  29: 'prototype pollution',
  30: 'geometry and rate abuse',
}

/** These are no tests of vitest but scripts of package.json; what they print last is their size. */
export const scripts: { readonly [number: number]: readonly string[] } = { 10: ['mutants', 'branches'] }

export const thirty = Object.entries(names).map(([number, name]) => ({
  number: Number(number),
  name,
}))

/** A test of the thirty is called by its number: '15 log integrity: how much it does', or '8 dice: how much: of what'. */
const title = /^(\d{1,2}) (.+)$/
export const pattern = (numbers: readonly number[]): string => `(^| )(${numbers.join('|')}) [^:]*:`

/** What a title says besides the number and the name: up to a colon, after which a table of cases has its own words. */
function sizeIn(test: string): string {
  const [, number, rest = ''] = title.exec(test) ?? []
  const name = `${names[Number(number)]}: `
  return (rest.startsWith(name) ? rest.slice(name.length) : rest).split(': ')[0] ?? ''
}

/** The test files in which each number occurs. */
export function whereTheyAre(): ReadonlyMap<number, readonly string[]> {
  const called = /(?:\b(?:it|test)\b[^\n'"`]*|^\s*\]\))\(\s*['"`](\d{1,2}) [A-Za-z$]/gm
  const found = new Map<number, string[]>()
  for (const path of ['packages', 'soak'].flatMap(folder => listFiles(folder, '.test.ts')))
    for (const number of [...readText(path).text.matchAll(called)].map(match => Number(match[1]))) {
      const paths = found.get(number) ?? []
      if (Object.hasOwn(names, number) && !paths.includes(path)) found.set(number, [...paths, path])
    }
  return found
}

/** What vitest's JSON reporter says of a test. */
export interface Ran {
  readonly title: string
  readonly status: string
  readonly duration?: number
  /** `found`: what it has measured. */
  readonly meta?: { readonly found?: string }
}

export interface Row {
  readonly number: number
  readonly size: string
  readonly result: string
  readonly commit: string
  readonly seconds: string
}

/** One row for every number among these tests. */
export function rowsOf(tests: readonly Ran[], commit: string): readonly Row[] {
  return thirty.flatMap(({ number }) => {
    const ran = tests.filter(test => title.exec(test.title)?.[1] === String(number) && test.status !== 'skipped')
    if (ran.length === 0) return []
    const found = new Map<string, string[]>()
    for (const { title, meta } of ran)
      found.set(sizeIn(title), [...(found.get(sizeIn(title)) ?? []), ...(meta?.found ? [meta.found] : [])])
    const size = [...found].map(([what, all]) => [what, all.join(', ')].filter(Boolean).join(': ')).join('; ')
    const seconds = ran.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000
    const result = ran.every(({ status }) => status === 'passed') ? 'held' : 'FAILED'
    return [{ number, size, result, commit, seconds: String(Math.round(seconds)) }]
  })
}

const cells = ({ number, size, result, commit, seconds }: Row): string =>
  `| ${number} | ${names[number]} | ${size.replaceAll('|', '/')} | ${result} | ${commit} | ${seconds} |`

const head = ['| # | test | size | result | commit | seconds |', '| --- | --- | --- | --- | --- | --- |']

/** The table with these rows new, and the others as they were in the old one. */
export function table(old: string, rows: readonly Row[]): string {
  const before = new Map(old.split('\n').map(line => [Number(/^\| (\d+) \|/.exec(line)?.[1]), line]))
  const none = { size: '', commit: '', seconds: '' }
  return [
    ...head,
    ...thirty.map(({ number }) => {
      const row = rows.find(one => one.number === number)
      return row ? cells(row) : (before.get(number) ?? cells({ number, ...none, result: 'not run yet' }))
    }),
  ].join('\n')
}

const [from, to] = ['<!-- thirty: written by npm run soak -->', '<!-- end of thirty -->']

/** The file with its table of the thirty replaced by what `change` makes of it. */
export function withTable(file: string, change: (old: string) => string): string {
  const [start, end] = [file.indexOf(from), file.indexOf(to)]
  if (start < 0 || end < start) throw new Error('the marks of the table of the thirty are missing')
  const old = file.slice(start + from.length, end)
  return `${file.slice(0, start)}${from}\n\n${change(old)}\n\n${file.slice(end)}`
}
