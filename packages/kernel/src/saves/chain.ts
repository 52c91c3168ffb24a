/**
 * A text file of chained lines, for saves and logs. People can read and diff it; a changed, missing or added byte is
 * found. Each line carries a link, the hash of the link before and of the line itself:
 *
 *   47c20d74bfddf8c9 {"setup":"bridge"}
 *   d9515f902ef60746 {"decision":1}
 *   b349eb18d50f4aeb end of 2 lines
 *
 * This finds damage, not malice: anyone who rewrites a whole file can relink it. Against that, keep its end mark elsewhere.
 */

import { sha256 } from '../hash.ts'

/** What the first line is linked to. */
const origin = 'sandtable'

/** 64 bits: no accidental collision, and the text still begins on the left of the screen. */
const linkDigits = 16

const link = (before: string, line: string): string => sha256(before, line, linkDigits / 8)

/** The line in a row that was written, and its link. */
export const rowLine = (row: string): string => row.slice(linkDigits + 1, -1)
export const rowLink = (row: string): string => row.slice(0, linkDigits)

/** A line as it stands in the file. */
const lineRow = (before: string, line: string): string => `${link(before, line)} ${line}`

/** Linked through a line break, which no line contains: a line that reads 'end of 2 lines' is not an end mark. */
const endRow = (before: string, count: number): string => {
  const mark = `end of ${count} lines`
  return `${link(before, `\n${mark}`)} ${mark}`
}

/** A line break would end the line; half a character does not survive being written as UTF-8. */
const unwritable = /[\n\r\p{Surrogate}]/u

/** Writes a chain line by line, for a log that grows. */
export class ChainWriter {
  #before: string
  #count: number

  /** Goes on after this many rows, the last of which has this link. */
  constructor(count = 0, last = origin) {
    this.#before = count === 0 ? origin : last
    this.#count = count
  }

  /** Does a line with this link come next? Then it counts as written. */
  skips(line: string, written: string): boolean {
    if (link(this.#before, line) !== written) return false
    this.#before = written
    this.#count++
    return true
  }

  /** The text to append for this line. */
  add(line: string): string {
    if (unwritable.test(line)) throw new RangeError('a chained line holds no line break and no half character')
    const row = lineRow(this.#before, line)
    this.#before = row.slice(0, linkDigits)
    this.#count++
    return `${row}\n`
  }

  /** The text to append when no line will follow. */
  end(): string {
    return `${endRow(this.#before, this.#count)}\n`
  }
}

export function writeChain(lines: readonly string[]): string {
  const writer = new ChainWriter()
  return lines.map(line => writer.add(line)).join('') + writer.end()
}

/**
 * SAVE-1: not a chain at all. SAVE-2: something was changed. SAVE-5: the end is missing, as after a crash while
 * writing. SAVE-6: another program has changed the line ends.
 */
export interface ChainProblem {
  readonly code: 'SAVE-1' | 'SAVE-2' | 'SAVE-5' | 'SAVE-6'
  /** The line of the file, counted from 1. */
  readonly line: number
  readonly says: string
}

/** All lines, or those before the problem, as written. */
export interface ChainText {
  readonly lines: string[]
  readonly problem?: ChainProblem
}

export function readChain(text: string): ChainText {
  const rows = text.split('\n') // the last one follows the last line break: empty if the file is whole
  const lines: string[] = []
  let before = origin
  for (const row of rows) {
    const line = row.slice(linkDigits + 1)
    if (row[linkDigits] !== ' ' || !row.startsWith(link(before, line))) break
    lines.push(line)
    before = row.slice(0, linkDigits)
  }
  const problem = problemAfter(lines.length, before, rows)
  return problem ? { lines, problem } : { lines }
}

/** What is wrong with the row after `count` good lines; null if it is the end mark and the end. */
function problemAfter(count: number, before: string, rows: readonly string[]): ChainProblem | null {
  const row = rows[count] ?? ''
  const isLast = count >= rows.length - 1
  const at = (code: ChainProblem['code'], says: string, line = count + 1): ChainProblem => ({ code, line, says })
  const end = endRow(before, count)

  if (row === end) {
    if (isLast) return at('SAVE-5', 'the line break after the end mark is missing')
    if (rows.length > count + 2 || rows[count + 1] !== '')
      return at('SAVE-2', 'something follows the end mark', count + 2)
    return null
  }
  if (row === '' && isLast) return at('SAVE-5', `the file ends after ${count} lines, without its end mark`)
  if (row.endsWith('\r')) {
    const bare = row.slice(0, -1)
    if (bare === end || bare === lineRow(before, bare.slice(linkDigits + 1)))
      return at('SAVE-6', 'the lines end in CR LF, as some programs write them: replace each CR LF by LF')
  }
  if (count === 0 && !/^[0-9a-f]{16} /.test(row)) return at('SAVE-1', 'the first line is not that of a save')
  if (isLast) return at('SAVE-5', `the file ends in the middle of line ${count + 1}`)
  return at(
    'SAVE-2',
    `line ${count + 1} does not fit its link: it was changed, or lines were moved, added or taken out`,
  )
}

/**
 * Notes written beside a game: lines after the end mark of its chain, each beginning with '# '. No link covers them,
 * so notes do not change the chain of a game.
 */
export interface Noted {
  /** The text without its notes. */
  readonly chain: string
  readonly notes: readonly string[]
}

const noteSign = '# '

export const withNotes = (chain: string, notes: readonly string[]): string =>
  chain + notes.map(note => `${noteSign}${note}\n`).join('')

/** The notes are the last lines with the sign; anything before them belongs to the chain. */
export function splitNotes(text: string): Noted {
  const rows = text.split('\n')
  if (rows.at(-1) === '') rows.pop()
  const first = rows.findLastIndex(row => !row.startsWith(noteSign)) + 1
  if (first === rows.length) return { chain: text, notes: [] }
  const notes = rows.slice(first).map(row => row.slice(noteSign.length).replace(/\r$/, ''))
  return { chain: rows.slice(0, first).join('\n') + (first > 0 ? '\n' : ''), notes }
}
