import {
  allowed,
  type Decision,
  type Drawing,
  fieldsFor,
  type Id,
  isPoint,
  type Question,
  type Reason,
} from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { type Noticing, noNotice } from './notice.ts'
import { noOdds, type Weighing } from './odds.ts'
import { pieceOf } from './on-table.ts'
import type { Table } from './table.ts'

export interface DraftState {
  /** The half-made decision. */
  readonly draft: Decision | null
  /** What it needs next; null if it is complete. */
  readonly question: Question | null
  /** A draft has been put to the rules, and appears here with their answer. */
  readonly asking: boolean
  readonly drawings: readonly Drawing[]
  /** Why the last thing tried was not done. */
  readonly refused: readonly Reason[]
}

export const noDraft = {
  draft: null,
  question: null,
  asking: false,
  drawings: [],
  refused: [],
  ...noOdds,
} as const satisfies DraftState & typeof noOdds

/** An order that the selected leader can give: he is named before it is asked to whom. */
async function byLeader({ get, client }: Table, question: Question | null, draft: Decision): Promise<Decision | null> {
  const { snapshot, selected } = get()
  const { roles = {}, purposes = {} } = snapshot?.table ?? {}
  const [field] = fieldsFor(roles, draft.action, 'actor')
  const isOrder = purposes[draft.action] === 'order' && question?.role === 'option' && Object.keys(draft).length > 1
  if (!isOrder || !selected || field === undefined || draft[field] !== undefined) return null
  const given = { ...draft, [field]: selected }
  const next = await client().ask('question', given)
  const leads = next ? next.choices.some(allowed) : (await client().ask('refusal', given)).length === 0
  return leads ? given : null
}

/** Puts drafts to the rules: a draft appears on the page only with their answer. */
export function pondering(table: Table, { report }: Noticing, odds: Weighing) {
  const { get, set, client } = table
  let working: Promise<void> | null = null
  /** The draft that has been put to the rules and not been answered yet. */
  let meant: Decision | null = null

  const think = async (draft: Decision): Promise<void> => {
    odds.forget()
    meant = draft
    set({ asking: true })
    const stale = (): boolean => meant !== draft
    try {
      const [next, drawings] = await Promise.all([client().ask('question', draft), client().ask('drawings', draft)])
      if (stale()) return
      const question = isIdle(next) ? null : next
      const sole = soleChoice(question, get().snapshot) ?? inHand(question, draft, get().selected)
      if (question && sole !== undefined) return think({ ...draft, [question.field]: sole } as Decision)
      const given = await byLeader(table, question, draft)
      if (stale()) return
      if (given) return think(given)
      const isWhole = !question || question.optional
      const refused = isWhole ? await client().ask('refusal', draft) : []
      if (stale()) return
      meant = null
      set({
        ...noDraft,
        ...noNotice,
        draft,
        question,
        drawings,
        refused: question ? [] : refused,
        shown: [],
        recap: null,
      })
      if (question?.many !== undefined && !question.optional && get().marked.length === 0)
        set({ marked: taking(question, [get().selected ?? '']) })
      // while sides set up, nothing is under way that could be replied to
      const isSetUp = get().snapshot?.table.purposes[draft.action] === 'set-up'
      if (isWhole && refused.length === 0 && !isSetUp) odds.begin(draft)
    } catch (error) {
      if (stale()) return // the answer about an abandoned draft does not matter
      meant = null
      set({ ...noDraft, draft })
      report(error)
    }
  }
  return {
    /** Asks what the next field may be and what can be drawn, and, when the draft is complete, for the odds. */
    ponder(draft: Decision): Promise<void> {
      working = think(draft)
      return working
    },
    /** When the last draft has been answered: a quick hand is ahead of the answer. */
    settled: () => working,
    /** The answer that is still to come counts no more. */
    drop(): void {
      meant = null
    },
  }
}

export type Pondering = ReturnType<typeof pondering>

/** May it be left open, and can nothing be answered? */
const isIdle = (question: Question | null): boolean =>
  question?.optional === true && !question.open && question.choices.every(({ no }) => no.length > 0)

/** Of the pieces that were marked, those that the question takes. */
export const taking = ({ choices, many }: Question, marked: readonly Id[]): readonly Id[] =>
  marked.filter(id => choices.some(({ value, no }) => value === id && no.length === 0)).slice(0, many)

/** Who does it is not asked where he is selected: the leader in hand gives the order. */
function inHand(question: Question | null, draft: Decision, selected: Id | null): Id | undefined {
  if (question?.role !== 'actor' || question.many !== undefined || Object.keys(draft).length < 2) return
  return question.choices.find(({ value, no }) => value === selected && no.length === 0) && (selected ?? undefined)
}

/** The only possible answer to a question, which is then given without asking. */
export function soleChoice(question: Question | null, snapshot: Snapshot | null): unknown {
  if (!question || question.open || question.optional || question.many !== undefined) return undefined
  const open = question.choices.filter(({ no }) => no.length === 0)
  const [only] = open
  // the player always points at an enemy, even the only one; a lone door or comrade is taken at once
  const side = pieceOf(snapshot, only?.value)?.side ?? snapshot?.seat
  const isMeant = question.choices.length === 1 && side === snapshot?.seat
  const isValue = typeof only?.value === 'string' || isPoint(only?.value)
  const isPlain = isValue && (isMeant || question.role !== 'target')
  return open.length === 1 && isPlain ? only.value : undefined
}
