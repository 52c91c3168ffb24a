import type { Decision } from '@sandtable/kernel'
import { type Snapshot, waitingIn } from '@sandtable/room'
import type { Answering } from './answer.ts'
import { marchIn, noMarch } from './marching.ts'
import type { Weighing } from './odds.ts'
import { isAsked, pieceOf } from './on-table.ts'
import { noDraft, type Pondering, taking } from './pondering.ts'
import type { Selecting } from './selection.ts'
import type { Table, TableState } from './table.ts'

export interface DraftActions {
  draftAction(action: string, fields?: { readonly [field: string]: unknown }): Promise<void>
  /** Begins a decision, or puts the next field into it. */
  choose(field: string, value: unknown): Promise<void>
  /** Puts the next field into it. Where that was all there was to choose, it is decided. */
  chooseAlone(field: string, value: unknown): Promise<void>
  cancel(): void
  confirm(): Promise<void>
}

/** The decision that is being put together, field by field. */
export function drafting(
  table: Table,
  { ponder, settled, drop }: Pondering,
  { isWarnedOf }: Weighing,
  answers: Answering,
  { letGo }: Selecting,
) {
  const { get, set, client } = table
  const sending = sendingOf(table, answers)
  const begin = (draft: Decision | null): void => {
    if (draft) void ponder(draft)
  }
  const actions: DraftActions = {
    async draftAction(action, fields = {}) {
      const answered = sending.answered()
      if (answered) await answered // or the answer would drop what is begun now
      if (!isAsked(get().snapshot)) void client().ask('hold', true)
      await ponder({ action, ...fields } as Decision)
      if (await isReadyToEnd(get(), action)) await get().confirm()
    },
    async choose(field, value) {
      await settled() // a quick hand is ahead of the answer
      const { draft, question } = get()
      // a field that is no longer asked for is not taken
      if (draft && (!question || question.field === field)) await ponder({ ...draft, [field]: value } as Decision)
    },
    async chooseAlone(field, value) {
      const { draft, snapshot } = get()
      const isPiece = pieceOf(snapshot, value) !== undefined
      const only = snapshot?.offers.length === 1 && draft && Object.keys(draft).length === 1 && !isPiece
      await get().choose(field, value)
      if (only && typeof value === 'string' && !get().question && get().refused.length === 0) await get().confirm()
    },
    cancel() {
      drop()
      if (!get().draft && !get().asking) return get().march ? set(noMarch) : letGo()
      set({ ...noDraft })
      if (!isAsked(get().snapshot)) void client().ask('hold', false)
      begin(soleAction(get().snapshot))
    },
    async confirm() {
      await settled() // a quick hand is ahead of the answer
      const { draft, question, marked } = get()
      const taken = question?.many === undefined ? [] : taking(question, marked)
      if (draft && question && taken.length > 0) return get().choose(question.field, taken)
      if (!draft && marchIn(get())) return get().setOut()
      if (!draft || (question && !question.optional) || (await isWarnedOf(draft))) return
      await sending.send(draft)
    },
  }
  return {
    /** Another prompt has come: what was being asked counts no more, and what has to be done next is begun. */
    renew(): void {
      drop()
      const { snapshot, draft } = get()
      begin(soleAction(snapshot) ?? (draft ? null : nextToPlace(snapshot)))
    },
    actions,
  }
}

/** Sends what was decided: once, however often it is confirmed. */
function sendingOf({ get, client }: Table, { attempt }: Answering) {
  let sent: Decision | null = null
  let answered: Promise<void> | null = null
  return {
    /** When the game has answered what is being decided. */
    answered: () => answered,
    async send(draft: Decision): Promise<void> {
      if (draft === sent) return
      sent = draft
      if (marchIn(get())) await get().setOut()
      else {
        answered = attempt(() => client().ask('decide', draft))
        await answered
        answered = null
      }
      if (get().draft === draft) sent = null // it was refused, and may be tried again
    },
  }
}

export type Drafting = ReturnType<typeof drafting>

/** One key ends a step, unless somebody would be missed: then the draft says so, and asks. */
async function isReadyToEnd({ snapshot, draft, question, refused }: TableState, action: string): Promise<boolean> {
  const ends = snapshot?.table.purposes[action] === 'end' && draft?.action === action
  if (!ends || question || refused.length > 0) return false
  const { idleSays } = await import('../learn/slip.ts') // not on the first page
  return idleSays(snapshot) === null
}

/** A prompt with a single action begins it at once. */
function soleAction(snapshot: Snapshot | null): Decision | null {
  const [only, ...others] = snapshot?.offers ?? []
  return only?.question && others.length === 0 && isAsked(snapshot) ? { action: only.action } : null
}

/** Pieces beside the table are set up one after the other: the next is in the hand at once. */
function nextToPlace(snapshot: Snapshot | null): Decision | null {
  if (!snapshot || snapshot.prompt?.default) return null
  const [offer] = snapshot.offers
  const [piece] = offer ? waitingIn(offer, snapshot) : []
  return offer?.question && piece !== undefined ? { action: offer.action, [offer.question.field]: piece } : null
}
