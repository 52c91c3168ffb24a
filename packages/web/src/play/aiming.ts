import type { Decision, Id } from '@sandtable/kernel'
import { type Aim, aimsIn, type Chance, effectOn } from '@sandtable/room'
import { pieceOf } from './on-table.ts'
import type { Table, TableState } from './table.ts'

/** Somebody who may be aimed at, with the odds as soon as they are known. */
export interface Aimed extends Aim {
  readonly what?: Chance['what']
  /** Tried often enough, not worked out. */
  readonly about?: boolean
}

export interface AimState {
  /** Whom the selected piece may attack, or whom the draft may be aimed at. */
  readonly aims: readonly Aimed[]
}

export const noAims = { aims: [] } as const satisfies AimState

/** Of more than this the odds are not worked out: nobody reads them all. */
const MOST = 30

/** Who can be attacked, and how likely that succeeds: known before anything is chosen. */
export function aiming({ get, set }: Table) {
  let asked = {}
  return {
    /** Something else is selected or asked: looks anew. */
    async look(): Promise<void> {
      const ticket = {}
      asked = ticket
      const aims = inSight(get())
      if (aims.length === 0 && get().aims.length === 0) return
      set({ aims })
      for (const aim of aims.slice(0, MOST)) {
        if (aim.chance !== undefined) continue
        // what is not complete yet has no odds, and the game may have gone on
        const odds = await get()
          .client?.ask('aim', aim.decision)
          .catch(() => null)
        if (asked !== ticket) return
        if (!odds) continue
        const known: Aimed = { ...aim, ...effectOn(aim.target, odds), about: !odds.exact }
        set({ aims: get().aims.map(one => (one.target === aim.target ? known : one)) })
      }
    },
  }
}

/** Before anything is begun, all that the selected piece may attack; then whom the draft asks for, or will ask for. */
export function inSight({ draft, question, prospects, snapshot }: TableState): readonly Aimed[] {
  if (!snapshot?.prompt) return []
  const isLater = draft !== null && question !== null && question.role !== 'target'
  const asking = !draft
    ? prospects
    : isLater
      ? prospects.filter(ahead => leadsTo(draft, ahead.draft))
      : [{ draft, question }]
  const isEnemy = (id: Id): boolean => {
    const piece = pieceOf(snapshot, id)
    return piece !== undefined && piece.side !== snapshot.seat
  }
  return aimsIn(asking, isEnemy)
}

/** Does a draft have all that the one before it has? */
const leadsTo = (begun: Decision, draft: Decision): boolean =>
  Object.entries(begun).every(([field, value]) => draft[field] === value)

/** Does this change of the table change who can be aimed at? */
export const aimsElsewhere = (now: TableState, before: TableState): boolean =>
  now.prospects !== before.prospects || now.draft !== before.draft || now.question !== before.question
