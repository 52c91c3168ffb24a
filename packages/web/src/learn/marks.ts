import { useMemo } from 'react'
import type { Snapshot } from '../game/messages.ts'
import { piecesOf } from '../on-table.ts'
import { useTable } from '../store.ts'
import type { Overlay } from '../table/scene.ts'
import { useCoach } from './coach.ts'

/** So far a mark stands off the base of a piece, in hundredths of a millimetre. */
const GAP = 900
/** More marks than this point at nothing. */
const MOST = 8

type Based = { readonly radius?: number; readonly width?: number; readonly depth?: number }

/** Rings about what the open explanation speaks of: pieces that the seat can see. */
export function useMarks(): readonly Overlay[] {
  const given = useCoach(({ given, at }) => (at === null ? undefined : given[at]))
  const snapshot = useTable(table => table.snapshot)
  return useMemo(() => (given && snapshot ? marksOf(given.pieces, snapshot) : []), [given, snapshot])
}

export function marksOf(ids: readonly string[], snapshot: Snapshot): readonly Overlay[] {
  const found = piecesOf(snapshot).filter(({ id, at, gone }) => ids.includes(id) && at && !gone)
  return found.slice(0, MOST).flatMap(piece => {
    const { radius, width = 0, depth = 0 } = piece as Based
    const base = radius ?? Math.max(Math.max(width, depth) / 2, 1270)
    return piece.at ? [{ type: 'ring', look: 'lesson', at: piece.at, radius: base + GAP } as const] : []
  })
}
