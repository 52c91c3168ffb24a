import type { Id } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { ableIn, nextAble } from './able.ts'
import { isAsked, pieceOf } from './on-table.ts'
import type { Table } from './table.ts'

/** Whom the player has in hand from one prompt to the next. */
export function inHand({ get }: Pick<Table, 'get'>) {
  /** Who could act when this seat was last asked. */
  let able: ReadonlySet<Id> = new Set()
  /** The step that was under way when somebody was asked last. */
  let step: string | undefined
  /** Whom each seat had in hand, and when: it comes back to him after another's reaction. */
  const held = new Map<Id, { readonly piece: Id; readonly turn: unknown }>()
  return {
    /** Pieces were taken together for one step: the next step is about others. */
    isOtherStep(): boolean {
      const { snapshot } = get()
      const before = step
      if (snapshot) step = stepOf(snapshot)
      return before !== undefined && step !== before
    },
    /** Something was selected, or nothing is any more. */
    keep(): void {
      const { snapshot, selected } = get()
      if (!snapshot) return
      if (selected === null) held.delete(snapshot.seat)
      else held.set(snapshot.seat, { piece: selected, turn: turnOf(snapshot) })
    },
    /**
     * Who is to be selected at another prompt: after a deed, the nearest who can act takes the place of one who is
     * done; after another's reaction, the mover is in hand again. One of the step before who can do nothing now is let
     * go, where others can.
     */
    next(): Id | null {
      const { snapshot, selected, draft } = get()
      if (!snapshot || !isAsked(snapshot)) return selected
      const before = able
      able = ableIn(snapshot)
      const last = held.get(snapshot.seat)
      if (selected === null) return last && last.turn === turnOf(snapshot) && able.has(last.piece) ? last.piece : null
      if (draft || able.has(selected)) return selected
      if (before.has(selected)) return nextAble(selected, able, snapshot)
      const isLeftOver = able.size > 0 && step && step !== stepOf(snapshot)
      return isLeftOver && pieceOf(snapshot, selected)?.side === snapshot.seat ? null : selected
    },
  }
}

interface Now {
  readonly turn?: number
  readonly phase?: string
  readonly side?: Id | null
}

const nowIn = ({ view }: Snapshot): Now => (view.tables.game[0] ?? {}) as Now
const turnOf = (snapshot: Snapshot): unknown => nowIn(snapshot).turn

function stepOf(snapshot: Snapshot): string {
  const { turn, phase, side } = nowIn(snapshot)
  return JSON.stringify([turn, phase, side])
}
