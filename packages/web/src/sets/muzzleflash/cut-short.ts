import type { Id } from '@sandtable/kernel'
import type { Piece } from '../../play/on-table.ts'

export interface Acting extends Piece {
  readonly ap: number
  readonly activated: string
  readonly crews?: Id | null
}

/** Those who are acting now and have finished once these begin, though they have AP left: MF-ACT-7. */
export function cutShort(all: readonly Acting[], seat: Id, actors: readonly Id[]): readonly Acting[] {
  if (actors.length === 0 || actors.every(id => all.some(one => one.id === id && one.activated === 'active'))) return []
  const goOn = actors.flatMap(id => [id, all.find(one => one.id === id)?.crews ?? id])
  return all.filter(
    ({ id, side, activated, ap, crews }) =>
      side === seat && activated === 'active' && ap > 0 && !goOn.includes(id) && !goOn.includes(crews ?? id),
  )
}
