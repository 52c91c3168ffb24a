import type { Point } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'

/** Room left and right of those who are farthest out, and the least that is shown, in hundredths of a millimetre. */
const ROOM = 9000
const LEAST = 36_000
/** Rather broad than tall: it stands between lines of text. */
const BROAD = 1.6

/**
 * The part of the table in which something happens, as sizes for a picture of the whole table behind a window: a case on a large
 * table is about a few figures in its middle.
 */
export function frameOf({ story, width, depth }: Pick<Tale, 'story' | 'width' | 'depth'>): {
  [property: string]: string
} {
  const spots = spotsOf(story)
  const [low, high] = span(
    spots.map(([, y]) => y),
    depth,
  )
  const [left, wide] = span(
    spots.map(([x]) => x),
    width,
    high * BROAD,
  )
  const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`
  return {
    '--ratio': String(wide / high),
    '--size': percent(width / wide),
    '--left': percent(-left / wide),
    '--top': percent(-(depth - low - high) / high),
  }
}

function spotsOf({ opening, entries }: Tale['story']): readonly Point[] {
  const at = (record: unknown): readonly Point[] => {
    const spot = (record as { at?: Point | null } | null)?.at
    return spot ? [spot] : []
  }
  return [
    ...opening.tables.piece.flatMap(at),
    ...entries.flatMap(entry => (entry.type === 'change' && entry.table === 'piece' ? at(entry.after) : [])),
  ]
}

/** From where, and how far: with room on both sides, and never beyond the table. */
function span(values: readonly number[], whole: number, atLeast = LEAST): readonly [from: number, length: number] {
  const [least, most] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, whole]
  const length = Math.min(whole, Math.max(LEAST, atLeast, most - least + 2 * ROOM))
  const from = Math.max(0, Math.min(whole - length, (least + most - length) / 2))
  return [from, length]
}
