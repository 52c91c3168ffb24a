import type { Entry, Point } from '@sandtable/kernel'
import type { Motion } from './table/scene.ts'

interface Standing {
  readonly id: string
  readonly at: Point | null
  readonly gone: boolean
}

/** What of these entries can be seen to happen on the table. */
export function motionOf(entries: readonly Entry[]): readonly Motion[] {
  return entries.flatMap((entry): readonly Motion[] => {
    if (entry.type !== 'change' || entry.table !== 'piece') return []
    const before = entry.before as Standing | null
    const after = entry.after as Standing | null
    if (!before?.at || !after) return []
    if (after.at && (after.at[0] !== before.at[0] || after.at[1] !== before.at[1]))
      return [{ type: 'move', piece: after.id, path: [before.at, after.at] }]
    return after.gone && !before.gone ? [{ type: 'fall', piece: after.id, at: before.at }] : []
  })
}
