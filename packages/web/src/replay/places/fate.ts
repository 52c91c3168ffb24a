import type { ChangeEntry, Happening } from '@sandtable/kernel'

/** What has become of a piece by one change. */
export type Fate =
  | 'lost'
  | 'injured'
  | 'destroyed'
  | 'abandoned'
  /** Captured or broken, but not destroyed. */
  | 'out'
  /** Takes to its heels, and may still come back; away for good. */
  | 'flees'
  | 'fled'
  /** Off the table in good order. */
  | 'left'
  /** A stand of several has lost some of them. */
  | 'thinned'
  /** Up, rallied, or brought back. */
  | 'back'

const fates: { readonly [is in Happening]?: Fate } = {
  lost: 'lost',
  injured: 'injured',
  destroyed: 'destroyed',
  abandoned: 'abandoned',
  captured: 'out',
  broke: 'flees',
  fled: 'fled',
  left: 'left',
  rallied: 'back',
  returned: 'back',
}

type Stand = { readonly figures?: number }

/** What an entry means for the piece that it changes; null if nothing that counts. A reserve that takes another's place is not lost. */
export function fateIn({ table, event, before, after }: ChangeEntry): Fate | null {
  if (table !== 'piece' || !event || event.cause === 'replaced') return null
  if (event.is === 'wounded') return figuresLost(before as Stand | null, after as Stand | null) > 0 ? 'thinned' : null
  return fates[event.is] ?? null
}

/** How many figures a stand has lost. */
export const figuresLost = (before: Stand | null, after: Stand | null): number =>
  (before?.figures ?? 0) - (after?.figures ?? 0)

/** Those that are told as a casualty. */
export const isCasualty = (fate: Fate): boolean =>
  ['lost', 'injured', 'destroyed', 'abandoned', 'out', 'thinned'].includes(fate)
export const isFlight = (fate: Fate): boolean => fate === 'flees' || fate === 'fled'
