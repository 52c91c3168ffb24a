import type { Row } from './choices.tsx'

/** How many open choices are shown before the rest folds; fewer for places, since the table is the better list. */
export const SHOWN = 9

/** What ends one's go is never folded away: it comes before the last of those that are shown. */
export function withEnd<R extends Row>(rows: readonly R[], isEnd: (row: R) => boolean): readonly R[] {
  const open = rows.filter(({ no }) => no.length === 0)
  const [end, last] = [open.slice(SHOWN).find(isEnd), open[SHOWN - 1]]
  return end && last ? rows.flatMap(row => (row === end ? [] : row === last ? [end, row] : [row])) : rows
}
