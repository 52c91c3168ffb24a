import type { Event, Happening, Id } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { isConcealed } from './stand.ts'

export type Cause =
  | 'fire'
  | 'flame'
  | 'artillery'
  | 'anti-aircraft'
  | 'air'
  | 'melee'
  | 'overrun'
  | 'mines'
  | 'wire'
  | 'water'
  | 'drop'
  | 'discovery'
  | 'morale'

/** What hurt a stand, and who did it. */
export interface Blow {
  readonly cause: Cause
  readonly by: Id | null
}

/** What it means to people. A hidden firer is not named: it may stay unseen, BA-HIDE-5. */
export function happened(game: Blaze, is: Happening, { cause, by }: Blow, count?: number): Event {
  const doer = by === null ? null : game.find('piece', by)
  return {
    is,
    cause,
    ...(doer && !isConcealed(doer) && { by: doer.id }),
    ...(count !== undefined && { count }),
  }
}
