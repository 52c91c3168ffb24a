import type { Id, Point } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { piecesOf } from './on-table.ts'

/** Those of this seat who can still act. */
export const ableIn = ({ glances }: Pick<Snapshot, 'glances'>): ReadonlySet<Id> =>
  new Set(Object.keys(glances ?? {}).filter(id => glances[id]?.includes('can-act')))

/** Of those who can act, the nearest to one who is done; null if nobody can. */
export function nextAble(done: Id, able: ReadonlySet<Id>, snapshot: Pick<Snapshot, 'view' | 'seat'>): Id | null {
  const pieces = piecesOf(snapshot)
  const from = pieces.find(({ id }) => id === done)?.at ?? null
  const far = (at: Point | null): number =>
    at && from ? Math.hypot(at[0] - from[0], at[1] - from[1]) : Number.POSITIVE_INFINITY
  const [next] = pieces
    .filter(({ id, side, gone }) => able.has(id) && side === snapshot.seat && !gone)
    .sort((a, b) => far(a.at) - far(b.at))
  return next?.id ?? null
}
