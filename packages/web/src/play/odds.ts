import { actorIn, type Decision } from '@sandtable/kernel'
import type { Odds, Refuge, Riposte, Trial } from '@sandtable/room'
import type { Slip } from '../learn/slip.ts'
import type { Noticing } from './notice.ts'
import { pieceOf } from './on-table.ts'
import { after, type Table } from './table.ts'

export interface OddsState {
  readonly odds: Odds | null
  /** Where odds would tell a secret: the rolls on the way, as far as the seat knows. */
  readonly supposed: readonly Trial[] | null
  readonly riposte: Riposte | null
  /** Where the same move would be much safer, if the reply is bad. */
  readonly refuge: Refuge | null
  /** Odds would tell a secret: as far as is known, there are none. */
  readonly oddsAreSecret: boolean
  /** What speaks against the draft, said once it was to be confirmed. */
  readonly slip: Slip | null
}

/** Nothing is known of a draft yet. Whether odds are secret is remembered from the draft before. */
export const noOdds = {
  odds: null,
  supposed: null,
  riposte: null,
  refuge: null,
  slip: null,
} as const satisfies Partial<OddsState>

/** How long a draft must stay the same before its odds are worked out, in ms: the player may be dragging. */
const BEAT = 90
/** How long a confirmation waits for the odds, and so for a warning, in ms. */
const PATIENCE = 400

/** The odds of a draft, both ways, and the warning that follows from them. */
export function weighing({ get, set, client }: Table, { report }: Noticing) {
  let working: Promise<void> | null = null

  /** First what the draft does, then what the others do in reply. */
  const weigh = async (draft: Decision): Promise<void> => {
    const stale = (): boolean => get().draft !== draft
    try {
      const odds = await client().ask('odds', draft)
      if (stale()) return
      set({ odds, oddsAreSecret: odds === null })
      if (!odds) {
        const supposed = await client().ask('trials', draft)
        if (!stale()) set({ supposed })
        return
      }
      const riposte = await client().ask('reply', draft)
      if (stale()) return
      set({ riposte })
      const { fearedIn, isWarned } = await import('../learn/slip.ts')
      const { snapshot } = get()
      const feared = riposte && snapshot && isWarned('danger') ? fearedIn(snapshot, draft, riposte) : undefined
      const refuge = feared ? await client().ask('refuge', draft, feared) : null
      if (!stale()) set({ refuge })
    } catch (error) {
      if (!stale()) report(error)
    }
  }
  const actorOf = (draft: Decision) => actorIn(draft, get().snapshot?.table.roles ?? {})

  return {
    /** Works out the odds of a complete draft, if it stays as it is. Only a piece on the table has any. */
    begin(draft: Decision): void {
      if (pieceOf(get().snapshot, actorOf(draft))?.at)
        working = after(BEAT).then(() => (get().draft === draft ? weigh(draft) : undefined))
    },
    forget(): void {
      working = null
    },
    /** Says once what speaks against a draft. Confirming again overrules the warning. */
    async isWarnedOf(draft: Decision): Promise<boolean> {
      if (get().slip || actorOf(draft) === null) return false
      const { slipIn, wantsOdds } = await import('../learn/slip.ts')
      if (wantsOdds()) await Promise.race([working, after(PATIENCE)])
      const { snapshot, odds, riposte, refuge, client } = get()
      if (!snapshot || !client || get().draft !== draft) return false
      const found = await slipIn({ snapshot, draft, odds, riposte, refuge, client })
      if (found && get().draft === draft) set({ slip: found, shown: found.place ? [found.place] : [] })
      return found !== null
    },
  }
}

export type Weighing = ReturnType<typeof weighing>
