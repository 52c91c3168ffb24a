import type { Choice, Decision, Id, Point, Question } from '@sandtable/kernel'
import { type TableActions, type TableState, useTable } from './store.ts'
import type { TableEvent } from './table/scene.ts'

type Both = TableState & TableActions

/** What the pointer does on the table becomes the next field of a decision; which one, the prompt's questions say. */
export function pointAt(event: TableEvent): void {
  const state = useTable.getState()
  if (event.type === 'hover') state.hoverAt({ at: event.at, piece: event.piece })
  else if (event.type === 'leave') state.hoverAt(null)
  else if (event.type === 'click' && event.button === 'right') state.cancel()
  else if (event.type === 'click') void click(state, event.at, real(event.piece), event.ctrl)
  else if (event.type === 'drag' && event.ctrl) void rule(state, event)
  else if (event.type === 'drag' && event.stage === 'end' && event.piece)
    void drag(state, real(event.piece) as Id, event.to)
}

/** A ghost stands for the figure that would move. */
const real = (piece: Id | null): Id | null => piece?.replace(/ ghost$/, '') ?? null

async function click(state: Both, at: Point, piece: Id | null, ctrl: boolean): Promise<void> {
  const { draft, question, snapshot, selected } = state
  if (draft && question) {
    if (piece && takes(question, piece)) return state.choose(question.field, piece)
    if (question.open) return state.choose(question.field, piece ? (whereIs(state, piece) ?? at) : at)
  }
  if (draft && !question && !piece && draft.to !== undefined) {
    if (ctrl) return state.draftAction(draft.action, { ...without(draft, 'to'), path: [draft.to, at] })
    return near(draft.to as unknown as Point, at)
      ? state.confirm()
      : state.draftAction(draft.action, { ...without(draft, 'to'), to: at })
  }
  if (piece && owns(state, piece)) return state.select(piece)
  if (!snapshot?.prompt || !selected) return state.select(piece)
  if (!(await begin(state, selected, piece, at)) && piece) await state.select(piece)
}

/** With a piece selected, pointing elsewhere begins the first action that can take what was pointed at. */
async function begin(state: Both, selected: Id, piece: Id | null, at: Point): Promise<boolean> {
  for (const offer of state.snapshot?.offers ?? []) {
    const able =
      offer.question?.field === 'piece' && offer.question.choices.some(c => c.value === selected && c.no.length === 0)
    if (!able) continue
    const question = await state.client?.ask('question', { action: offer.action, piece: selected })
    if (!question) continue
    if (piece ? takes(question, piece) : question.open) {
      await state.draftAction(offer.action, { piece: selected, [question.field]: piece ?? at })
      return true
    }
  }
  return false
}

/** Ctrl and drag lay the ruler; from and to a figure it runs to the edge of its base, as the rules measure. */
async function rule(state: Both, { from, to, piece }: Extract<TableEvent, { type: 'drag' }>): Promise<void> {
  const over = state.hover?.piece ?? null
  const end = over === piece ? null : over
  const place = (id: Id | null, at: Point): Point => (id ? (whereIs(state, id) ?? at) : at)
  await state.layRuler(piece ?? from, end ?? to, [place(piece, from), place(end, to)])
}

async function drag(state: Both, piece: Id, to: Point): Promise<void> {
  if (!owns(state, piece)) return
  await state.select(piece)
  await begin({ ...state, ...useTable.getState() }, piece, null, to)
}

const takes = (question: Question, piece: Id): boolean => question.choices.some((c: Choice) => c.value === piece)

const owns = ({ snapshot }: TableState, piece: Id): boolean =>
  (snapshot?.view.tables.piece as readonly { readonly id: Id; readonly side: Id }[] | undefined)?.some(
    p => p.id === piece && p.side === snapshot?.seat,
  ) ?? false

const whereIs = ({ snapshot }: TableState, piece: Id): Point | null =>
  (snapshot?.view.tables.piece as readonly { readonly id: Id; readonly at: Point | null }[] | undefined)?.find(
    p => p.id === piece,
  )?.at ?? null

/** Two clicks on one place, as far as a hand is steady: a quarter of an inch. */
const STEADY = 635
const near = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) <= STEADY && Math.abs(a[1] - b[1]) <= STEADY

const without = (draft: Decision, field: string): { readonly [field: string]: unknown } =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => key !== field && key !== 'action'))
