/**
 * What people have written beside a game: lines after the end mark of its chain, each beginning with '# '. No link covers them, so
 * the chain of a game is the same whatever is noted beside it.
 */
export interface Noted {
  /** The text without its notes. */
  readonly chain: string
  readonly notes: readonly string[]
}

const sign = '# '

export const withNotes = (chain: string, notes: readonly string[]): string =>
  chain + notes.map(note => `${sign}${note}\n`).join('')

/** The notes are the last lines that have the sign; what stands before them is the chain's to judge. */
export function splitNotes(text: string): Noted {
  const rows = text.split('\n')
  if (rows.at(-1) === '') rows.pop()
  const first = rows.findLastIndex(row => !row.startsWith(sign)) + 1
  if (first === rows.length) return { chain: text, notes: [] }
  const notes = rows.slice(first).map(row => row.slice(sign.length).replace(/\r$/, ''))
  return { chain: rows.slice(0, first).join('\n') + (first > 0 ? '\n' : ''), notes }
}
