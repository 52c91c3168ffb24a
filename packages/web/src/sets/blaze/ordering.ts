import type { Decision, Id } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { pieceOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'

/** Those who would be ordered together with this stand: under one card with it, or touching it. */
export const groupOf = ({ roster }: Snapshot, piece: Id): readonly Id[] =>
  roster.flatMap(({ groups }) => groups).find(({ pieces }) => pieces.includes(piece))?.pieces ?? []

/** Stands that may have a card and have none. */
export const unordered = ({ roster }: Snapshot): readonly (readonly Id[])[] =>
  roster.flatMap(({ groups }) => groups.filter(({ ordered }) => !ordered).map(({ pieces }) => pieces))

/** Those of them who could still be given one: their unit has a card left. */
const orderable = ({ roster }: Snapshot): Snapshot['roster'][number]['groups'] =>
  roster.flatMap(({ orders, groups }) => (orders && orders.given >= orders.of ? [] : groups))

/** Can any piece without a card still be given one? */
export const hasNext = (snapshot: Snapshot): boolean => orderable(snapshot).some(({ ordered }) => !ordered)

export const canOrder = (snapshot: Snapshot | null): boolean =>
  snapshot?.prompt?.actions.includes('order') === true && !snapshot.outcome

/** The stands that a card would be laid for now. */
export const ordering = (draft: Decision | null): readonly Id[] =>
  draft?.action === 'order' ? ((draft.pieces as readonly Id[] | undefined) ?? []) : []

/** Takes these stands in hand: the first is looked at, all of them get the card. */
export async function take(pieces: readonly Id[]): Promise<void> {
  const [first] = pieces
  if (first === undefined) return
  const { select, mark, draftAction, snapshot, draft } = useTable.getState()
  await select(pieceOf(snapshot, first) ? first : null)
  const now = useTable.getState()
  const isTheirs = now.snapshot?.seat === snapshot?.seat && canOrder(now.snapshot)
  if (now.asking || now.draft !== draft || !isTheirs) return // a quick hand has begun something else
  mark(pieces)
  await draftAction('order', { pieces })
}

/** The next stands without a card, after this one (the one in hand); the first where there is none. */
export async function takeNext(after = useTable.getState().selected): Promise<void> {
  const { snapshot } = useTable.getState()
  if (!snapshot) return
  const all = snapshot.roster.flatMap(({ groups }) => groups)
  const open = orderable(snapshot)
  const from = all.findIndex(({ pieces }) => after !== null && pieces.includes(after))
  const next = [...all.slice(from + 1), ...all.slice(0, from + 1)].find(one => !one.ordered && open.includes(one))
  if (next) await take(next.pieces)
}

/** Lays the card that is complete; then the next stands are in hand. */
export async function lay(): Promise<void> {
  const { draft: laid, confirm } = useTable.getState()
  await confirm()
  const { draft, asking, snapshot } = useTable.getState()
  if (draft !== laid && !asking && canOrder(snapshot)) await takeNext(ordering(laid)[0])
}

/** No more cards. One that was laid a moment ago lies there first. */
export async function beReady(): Promise<void> {
  const { draftAction, confirm } = useTable.getState()
  await draftAction('end')
  await confirm()
}
