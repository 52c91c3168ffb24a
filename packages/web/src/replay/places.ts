import type { Entry, Id } from '@sandtable/kernel'

/** Something worth seeing on the bar of a replay. */
export interface Mark {
  readonly at: number
  readonly type: 'turn' | 'casualty'
  /** The number of the turn; whom it befell. */
  readonly says: string
  readonly side: Id | null
}

/** The landmarks of a story, found once: where turns begin, who fell, who decided when. Positions count the entries before them. */
export interface Places {
  readonly length: number
  readonly marks: readonly Mark[]
  readonly turns: readonly number[]
  readonly deeds: readonly number[]
  /** Positions at which there is something new to be seen or read. */
  readonly steps: readonly number[]
}

type Fields = { readonly [field: string]: unknown }

export function placesOf(entries: readonly Entry[], firstTurn: number): Places {
  const marks: Mark[] = [{ at: 0, type: 'turn', says: String(firstTurn), side: null }]
  const deeds: number[] = []
  const steps: number[] = [0]
  for (const [at, entry] of entries.entries()) {
    if (entry.type === 'decision') deeds.push(at)
    const mark = markOf(entry, at)
    if (mark) marks.push(mark)
    if (entry.type !== 'change' || isSeen(entry.before as Fields | null, entry.after as Fields | null, entry.table))
      steps.push(at + 1)
  }
  const turns = marks.filter(mark => mark.type === 'turn').map(mark => mark.at)
  return { length: entries.length, marks, turns, deeds, steps }
}

function markOf(entry: Entry, at: number): Mark | null {
  if (entry.type !== 'change') return null
  const [before, after] = [entry.before as Fields | null, entry.after as Fields | null]
  if (entry.table === 'game' && before?.turn !== after?.turn)
    return { at: at + 1, type: 'turn', says: String(after?.turn), side: null }
  if (entry.table === 'piece' && before && !before.gone && after?.gone && !after.exited)
    return { at: at + 1, type: 'casualty', says: entry.id, side: String(before.side) }
  return null
}

/** Does anything on the table look different? */
function isSeen(before: Fields | null, after: Fields | null, table: string): boolean {
  if (table === 'terrain' || table === 'marker') return true
  if (table !== 'piece') return false
  if (!before || !after) return true
  return ['at', 'gone', 'pose', 'facing'].some(field => String(before[field]) !== String(after[field]))
}

/** The nearest of these positions after, or before, a place; the end of the story where there is none. */
export const after = (list: readonly number[], at: number, end: number): number => list.find(one => one > at) ?? end
export const before = (list: readonly number[], at: number): number => list.findLast(one => one < at) ?? 0

/** The number of the turn at this position. */
export const turnAt = ({ marks }: Places, at: number): string =>
  marks.findLast(mark => mark.type === 'turn' && mark.at <= at)?.says ?? ''

/** Where one is, in words: which turn, which decision of it, which entry. */
export function whereIs({ marks, deeds, turns, length }: Places, at: number): string {
  const turn = marks.findLast(mark => mark.type === 'turn' && mark.at <= at)
  const from = turn?.at ?? 0
  const until = turns.find(one => one > at) ?? length
  const inTurn = deeds.filter(deed => deed >= from && deed < until)
  const done = inTurn.filter(deed => deed < at).length
  const number = (n: number): string => n.toLocaleString('en')
  const decision = inTurn.length > 0 ? `, decision ${done} of ${inTurn.length}` : ''
  return `Turn ${turn?.says ?? ''}${decision}, entry ${number(at)} of ${number(length)}`
}
