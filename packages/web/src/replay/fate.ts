import type { ChangeEntry } from '@sandtable/kernel'

/** What has become of somebody by one change. */
export type Fate =
  | 'killed'
  | 'injured'
  | 'destroyed'
  | 'abandoned'
  /** Out of the game otherwise: what the rules of its set call gone. */
  | 'lost'
  /** Captured, broken, drowned or driven off, but not destroyed. */
  | 'out'
  /** Takes to his heels, and may still come back; away for good. */
  | 'flees'
  | 'fled'
  /** Off the table in good order. */
  | 'left'
  /** A stand of several has lost some of them. */
  | 'thinned'
  /** Up, rallied, or brought back. */
  | 'back'

/** A record of any rule set, as far as it tells what has become of it. */
export interface Fated {
  readonly side?: string
  readonly kind?: string
  readonly at?: unknown
  readonly aboard?: string | null
  readonly gone?: boolean
  /** Plastic: gone over the edge on purpose. */
  readonly exited?: boolean
  /** Muzzleflash: fine, pinned, fleeing, injured, dead, destroyed, abandoned. */
  readonly status?: string
  /** How far it still has to fall back. */
  readonly fallback?: number
  /** Goodbyeeeeee!!!: how long it still runs, and what it can still bear. */
  readonly routing?: number
  readonly wounds?: number
  /** Blaze Away: figures on a stand, wrecks, and what has come to light. */
  readonly figures?: number
  readonly destroyed?: boolean
  readonly revealed?: boolean
}

const stated: { readonly [status: string]: Fate } = {
  dead: 'killed',
  injured: 'injured',
  destroyed: 'destroyed',
  abandoned: 'abandoned',
  fleeing: 'flees',
}

/** What an entry means for the piece that it changes. A reserve that is given up for somebody brought back is not lost by that. */
export function fateIn({ before, after, cites }: ChangeEntry): Fate | null {
  const fate = fateOf(before as Fated | null, after as Fated | null)
  return fate === 'lost' && cites.includes('PF-RES-4') ? null : fate
}

/** What a change of a piece means for it, in any of the rule sets; null if nothing that counts. */
export function fateOf(before: Fated | null, after: Fated | null): Fate | null {
  if (!before || !after) return null
  const status = before.status === after.status ? undefined : stated[after.status ?? '']
  if (status) return status
  if (!before.destroyed && after.destroyed) return 'destroyed'
  if (!before.gone && after.gone) return goneAs(before, after)
  if (isOut(before) && !isOut(after)) return 'back'
  if ((before.routing ?? 0) === 0 && (after.routing ?? 0) > 0) return 'flees'
  return (after.figures ?? 0) < (before.figures ?? 0) && !after.gone ? 'thinned' : null
}

function goneAs(before: Fated, after: Fated): Fate | null {
  if (before.destroyed || before.status === 'destroyed' || before.status === 'abandoned') return null // told already
  if (before.wounds === 0) return 'lost'
  if (after.exited || (after.wounds ?? 0) > 0) return 'left'
  if (before.status === 'fleeing' || (before.routing ?? 0) > 0 || (before.fallback ?? 0) > 0) return 'fled'
  // who never stood on the table is not lost; nor is a dummy that has come to light
  if ((!before.at && !before.aboard) || (before.revealed === false && after.revealed)) return null
  if (able.includes(before.status ?? '')) return 'left'
  return before.figures === undefined ? 'lost' : 'out'
}

/** Muzzleflash says of everybody who falls how he has; who is gone without that has walked off, or was carried. */
const able: readonly string[] = ['fine', 'pinned', 'locked', 'injured']

/** Does it fight no more, for now or for good? */
export const isOut = ({ gone, destroyed, status, routing }: Fated): boolean =>
  gone === true || destroyed === true || (status !== undefined && status in stated) || (routing ?? 0) > 0

/** Does it take to its heels, but is still to be seen? */
export const isRunning = ({ gone, status, routing }: Fated): boolean =>
  gone !== true && (status === 'fleeing' || (routing ?? 0) > 0)

/** Those that are told as a casualty. */
export const isCasualty = (fate: Fate): boolean =>
  ['killed', 'injured', 'destroyed', 'abandoned', 'lost', 'out', 'thinned'].includes(fate)
export const isFlight = (fate: Fate): boolean => fate === 'flees' || fate === 'fled'
