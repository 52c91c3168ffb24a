import type { Id, Point } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'

/** A stand, as far as its viewer may know it: of an enemy's card nothing before it is turned over. */
export interface Stand {
  readonly id: Id
  readonly side: Id
  readonly kind?: string
  readonly at: Point | null
  readonly facing: number
  readonly gone: boolean
  readonly card?: string | null
  readonly cardId?: number | null
  readonly arrow?: number | null
  readonly task?: string | null
  readonly open?: boolean
  readonly hasMoved?: boolean
  readonly fired?: boolean
  readonly doubled?: boolean
  readonly [field: string]: unknown
}

type Seen = Pick<Snapshot, 'view'>

/** Does its card lie face up? Of others' stands nothing else is known of a card. */
export const isOpen = ({ open, card }: Stand): boolean => open ?? card !== undefined

export const standsOf = (snapshot: Seen): readonly Stand[] => snapshot.view.tables.piece as readonly Stand[]

export const phaseOf = (snapshot: Seen): string => (snapshot.view.tables.game[0] as { readonly phase: string }).phase

export interface Laid {
  readonly key: string
  readonly side: Id
  readonly card: string
  readonly arrow: number | null
  readonly task: string | null
  readonly stands: readonly Stand[]
}

/** The cards that lie on the table and whose faces the viewer may read, each with its stands. */
export function cardsLaid(snapshot: Seen): readonly Laid[] {
  const found = new Map<string, Laid>()
  for (const stand of standsOf(snapshot)) {
    // a wreck has no use for its card
    if (!stand.card || stand.gone || stand.destroyed === true || stand.disabled === true) continue
    const key = `${stand.side} ${stand.cardId ?? stand.id}`
    const before = found.get(key)
    const { side, card, arrow = null, task = null } = stand
    found.set(key, { key, side, card, arrow, task, stands: [...(before?.stands ?? []), stand] })
  }
  return [...found.values()]
}
