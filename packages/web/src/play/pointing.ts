import {
  actorIn,
  actorsIn,
  allowed,
  type Decision,
  facingOf,
  fieldsFor,
  goalIn,
  type Id,
  isPoint,
  type Point,
  type Question,
  type Reason,
  type Role,
  type Roles,
  routed,
  targetsIn,
  wayIn,
} from '@sandtable/kernel'
import type { Prospect } from '@sandtable/room'
import { words } from '../language/index.ts'
import { landAt } from '../scene/lands-asked.ts'
import type { TableEvent } from '../table/scene.ts'
import { hasTool, takeTool } from '../touch/tool.ts'
import { speechOf } from '../words/speech.ts'
import { isOf, pieceOf } from './on-table.ts'
import { useShownByOthers } from './shown-by-others.ts'
import { type TableActions, type TableState, useTable } from './store.ts'

type Both = TableState & TableActions
type Click = Extract<TableEvent, { type: 'click' }>
type Drag = Extract<TableEvent, { type: 'drag' }>
type Hold = Extract<TableEvent, { type: 'hold' }>

/** What the pointer does on the table becomes the next field of a decision; which one, the prompt's questions say. */
export function pointAt(event: TableEvent): void {
  const state = useTable.getState()
  if (event.type === 'hover') state.hoverAt({ at: event.at, piece: real(event.piece), px: event.px, py: event.py })
  else if (event.type === 'leave') state.hoverAt(null)
  else if (event.type === 'click' && event.button === 'right') rightClick(state, event)
  else if (event.type === 'click' && hasTool('ping')) void ping(event)
  else if (event.type === 'click' && hasTool('ruler') && state.selected) void measureTo(state, event)
  else if (event.type === 'click') void click(state, event)
  else if (event.type === 'hold') void hold(state, event)
  else if (event.type === 'drag' && event.ctrl) void rule(state, event)
  else if (event.type === 'drag') drag(state, event)
  else if (event.type === 'box')
    state.mark(takable(state, event.shift ? [...state.marked, ...event.pieces] : event.pieces))
  else void turn(state, event.by)
}

/** A ghost stands for the figure that would move. */
const real = (piece: Id | null): Id | null => piece?.replace(/ ghost$/, '') ?? null

/** A right click takes back what is being drafted; otherwise it opens what can be done with a piece. */
function rightClick(state: Both, { piece, px, py }: Click): void {
  const id = real(piece)
  if (isBegun(state)) state.cancel()
  else if (id) void state.select(id).then(() => state.openMenu({ piece: id, px, py }))
  else {
    state.openMenu(null)
    state.cancel()
  }
}

/** A finger that rests on a piece: what it is, and what can be done with it. What is being drafted stays as it is. */
async function hold(state: Both, { piece: met, px, py }: Hold): Promise<void> {
  const piece = real(met)
  state.openMenu(null)
  if (!piece) return
  // of an enemy one wants to know from where one's own man stands
  if (!isBegun(state) && (owns(state, piece) || !state.selected)) await state.select(piece)
  state.openMenu({ piece, px, py })
}

/** A prompt with one action begins it by itself: that is nothing to take back. */
const isBegun = ({ draft }: TableState): boolean => draft !== null && Object.keys(draft).length > 1

/** Several pieces are in hand: Shift then adds or removes one, and turns none. */
const isGroup = (state: TableState): boolean => {
  const { draft } = state
  return draft !== null && fieldsFor(rolesIn(state), draft.action, 'actor').some(field => Array.isArray(draft[field]))
}

async function click(state: Both, { at, piece: met, ctrl: withCtrl, shift, double, reach }: Click): Promise<void> {
  const piece = real(met)
  const ctrl = withCtrl || hasTool('waypoint')
  if (hasTool('waypoint')) takeTool(null)
  state.openMenu(null)
  const { draft, question, selected } = state
  if (double && piece && !isBegun(state)) {
    await state.select(piece)
    return state.openSheet(true)
  }
  if (shift && !isGroup(state) && (await face(state, at))) return
  if (shift && piece) return state.mark(toggled(takable(state, withSelected(state, piece)), piece))
  if (draft && question && (await answer(state, question, piece, { at, ctrl, reach }))) return
  if (draft && (!question || question.optional) && (await amend(state, draft, piece, { at, ctrl, reach }))) return
  if (piece && owns(state, piece)) return begunElsewhere(state, piece)
  const aim = isBegun(state) && question ? state.aims.find(({ target }) => target === piece) : undefined
  if (aim) return put(state, aim.decision)
  // what is being composed is not dropped by pointing beside it
  if (isBegun(state) && question && !question.optional) return state.say(asksFirst(state, question))
  if (!draft && !piece && state.marked.length > 1 && (await goTogether(state, at))) return
  if (!state.snapshot?.prompt || !selected) return state.select(piece)
  if (await begin(state, selected, piece, at)) return
  if (piece) await state.select(piece)
  const why = piece ? whyNoAttack(state, selected) : whyNot(state, selected)
  if (!piece || why.length > 0) state.refuse(why)
}

/** Why the selected piece does not do what pointing at bare ground asks of it. */
function whyNot({ snapshot }: TableState, selected: Id): readonly Reason[] {
  const choices = snapshot?.offers.flatMap(({ question }) => question?.choices.find(c => c.value === selected) ?? [])
  return choices?.find(choice => !allowed(choice))?.no ?? []
}

/** Why a piece that can still do something, such as get up again, does not attack whom one points at. */
function whyNoAttack({ snapshot }: TableState, selected: Id): readonly Reason[] {
  if (!snapshot?.glances[selected]?.includes('can-act')) return []
  const { roles } = snapshot.table
  const attacks = snapshot.offers.filter(({ action }) => fieldsFor(roles, action, 'target').length > 0)
  const choices = attacks.flatMap(({ question }) => question?.choices.find(c => c.value === selected) ?? [])
  return choices.find(choice => !allowed(choice))?.no ?? []
}

/** What has to be said before anything can be pointed at. */
const asksFirst = ({ snapshot }: TableState, { says }: Question): string =>
  words().prompts.first(snapshot ? speechOf(snapshot).names.say(says) : '')

/** Another own piece: it is selected, and what was drafted with the one before is dropped. */
async function begunElsewhere(state: Both, piece: Id): Promise<void> {
  if (isBegun(state) && !isActor(state, piece)) state.cancel()
  await state.select(piece)
}

/** What is pointed at answers what is asked. */
async function answer(state: Both, question: Question, piece: Id | null, pointed: Pointed): Promise<boolean> {
  const { at } = pointed
  const { field, role, open, many } = question
  if (many !== undefined && piece) {
    state.mark(takable(state, toggled(state.marked, piece)))
    return true
  }
  if (role === 'facing') return face(state, at, field)
  const land = landAt(question, state.snapshot, at)
  const meant = piece && question.choices.find(choice => isOf(choice, piece))
  if (meant) await state.choose(field, meant.value)
  else if (land) await state.choose(field, land)
  else if (open === 'path' && isLine(state)) await state.choose(field, [at])
  else if (open === 'path' && state.draft) await goTo(state, state.draft, at)
  else if (open && role === 'place' && state.draft) await goTo(state, state.draft, whereIs(state, piece) ?? at)
  else if (open) await state.choose(field, piece ? (whereIs(state, piece) ?? at) : spotBy(question, pointed))
  else return false
  return true
}

/** A place that was suggested, where the hand is near it: fire that was called falls just there. */
function spotBy({ role, choices }: Question, { at, reach }: Pointed): Point {
  const spots = role === 'place' ? [] : choices.filter(allowed).map(({ value }) => value)
  return spots.filter(isPoint).find(spot => near(spot, at, reach)) ?? at
}

type Pointed = Pick<Click, 'at' | 'ctrl' | 'reach'>

/** With all fields filled, pointing again changes the last: another place or target, one more waypoint, or the same: done. */
async function amend(state: Both, draft: Decision, piece: Id | null, pointed: Pointed): Promise<boolean> {
  const { at, ctrl, reach } = pointed
  const route = routeOf(state)
  const roles = rolesIn(state)
  const targets = targetsIn(draft, roles)
  if (route.length > 0 && isLine(state)) return drawLine(state, draft, route, pointed)
  const own = piece !== null && owns(state, piece) && !isActor(state, piece)
  if (route.length > 0 && !own) {
    const last = route.at(-1) as Point
    if (ctrl) await goTo(state, draft, at, route)
    else if (near(last, at, reach)) await state.confirm()
    else await goTo(state, draft, at)
    return true
  }
  if (piece && targets.length === 1 && piece === targets[0]) {
    await state.confirm()
    return true
  }
  const [spot] = targets
  if (isPoint(spot) && !own) {
    const [field = ''] = fieldsFor(roles, draft.action, 'target').filter(one => draft[one] === spot)
    if (near(spot, at, reach)) await state.confirm()
    else await put(state, { ...aimedAnew(draft, roles), [field]: at })
    return true
  }
  return false
}

/** An action that has a way and nowhere to go is flown along a line: its two ends are pointed at. */
function isLine(state: TableState): boolean {
  const { draft } = state
  const roles = rolesIn(state)
  const has = (role: Role): boolean => draft !== null && fieldsFor(roles, draft.action, role).length > 0
  return has('path') && !has('place') && !has('facing') && draft !== null && targetsIn(draft, roles).length === 0
}

/** The other end of a line; pointed at again it is done, and elsewhere begins another line. */
async function drawLine(
  state: Both,
  draft: Decision,
  line: readonly Point[],
  { at, reach }: Pointed,
): Promise<boolean> {
  const [first, last] = line
  if (last && near(last, at, reach)) await state.confirm()
  else await put(state, routed(draft, first && !last ? [first, at] : [at], rolesIn(state)))
  return true
}

/** The way that a draft takes so far. */
const routeOf = (state: TableState): readonly Point[] => (state.draft ? wayIn(state.draft, rolesIn(state)) : [])

const rolesIn = ({ snapshot }: TableState): Roles => snapshot?.table.roles ?? {}

/** Is it this piece that the draft is about, alone or with others? */
const isActor = (state: TableState, piece: Id): boolean =>
  state.draft !== null && actorsIn(state.draft, rolesIn(state)).includes(piece)

/** Puts a draft to the rules. */
const put = (state: Both, { action, ...fields }: Decision): Promise<void> => state.draftAction(action, fields)

/** Before it is aimed: another target may want another way. */
function aimedAnew(draft: Decision, roles: Roles): Decision {
  const [first = ''] = fieldsFor(roles, draft.action, 'target').filter(field => draft[field] !== undefined)
  const fields = Object.keys(draft)
  const before = fields.slice(0, Math.max(0, fields.indexOf(first)))
  return Object.fromEntries(before.map(field => [field, draft[field]])) as Decision
}

/** Straight there, or by these waypoints; where that is refused, by the way that the rules know, as far as it goes. Does it lead there? */
export async function goTo(state: Both, draft: Decision, to: Point, via: readonly Point[] = []): Promise<boolean> {
  const roles = rolesIn(state)
  await put(state, routed(draft, [...via, to], roles))
  const { draft: now, refused, client } = useTable.getState()
  if (refused.length === 0) return true
  if (!now || goalIn(now, roles) !== to) return false
  const way = await client?.ask('route', routed(draft, via, roles), to)
  if (!way || useTable.getState().draft !== now) return false
  await put(state, routed(draft, way, roles))
  const isThere = near(way.at(-1) ?? to, to, 0)
  const { draft: begun } = useTable.getState()
  if (!isThere && begun && via.length === 0) await state.marchOn(begun, to)
  return isThere
}

/** Turns the piece of the draft towards a place, where its action has a facing. */
async function face(state: Both, at: Point, asked?: string): Promise<boolean> {
  const { draft } = state
  const roles = rolesIn(state)
  const from = draft && (routeOf(state).at(-1) ?? whereIs(state, actorIn(draft, roles)))
  const field = asked ?? (draft ? fieldsFor(roles, draft.action, 'facing')[0] : undefined)
  if (!draft || !from || field === undefined) return false
  await put(state, { ...draft, [field]: facingOf(from, at) })
  return true
}

async function turn(state: Both, by: number): Promise<void> {
  const { draft } = state
  const roles = rolesIn(state)
  const [field] = draft ? fieldsFor(roles, draft.action, 'facing') : []
  if (!draft || field === undefined) return
  const piece = pieceOf(state.snapshot, actorIn(draft, roles))
  const facing = ((Number(draft[field] ?? piece?.facing ?? 0) + by) % 360) + 360
  await put(state, { ...draft, [field]: facing % 360 })
}

/** With a piece selected, pointing elsewhere begins what fits: a piece that may be chosen, a spot to aim at, a place to go. */
async function begin(state: Both, selected: Id, piece: Id | null, at: Point): Promise<boolean> {
  const able = state.prospects.length > 0 ? state.prospects : ((await state.client?.ask('prospects', selected)) ?? [])
  const found = piece ? attackOn(able, piece) : able.find(prospect => goesThere(prospect, state))
  if (!found?.question) return false
  const { draft, question } = found
  if (question.open === 'path') {
    await goSomehow(
      state,
      able.filter(other => other.draft.action === draft.action && other.question?.open),
      at,
    )
    return true
  }
  const meant = piece && question.choices.find(choice => isOf(choice, piece))
  const value = meant ? meant.value : piece ? (whereIs(state, piece) ?? at) : at
  await put(state, { ...draft, [question.field]: value } as Decision)
  return true
}

/** Does it take the piece to a place: by a way, or, while sides set up, at once? */
const goesThere = ({ draft, question }: Prospect, { snapshot }: TableState): boolean =>
  question?.open === 'path' || (question?.role === 'place' && snapshot?.table.purposes[draft.action] === 'set-up')

/** There in the first way that gets there: walking, else at the dash. Where none does, the first goes as far as it can. */
async function goSomehow(state: Both, ways: readonly Prospect[], to: Point): Promise<void> {
  for (const { draft } of ways) if (await goTo(state, draft, to)) return
  const [first] = ways
  if (first && ways.length > 1) await goTo(state, first.draft, to)
}

/** An attack that is allowed, or a spot to be aimed at; failing both, one that says why not. */
function attackOn(able: readonly Prospect[], piece: Id): Prospect | undefined {
  const choice = ({ question }: Prospect) => question?.choices.find(c => isOf(c, piece))
  return (
    able.find(prospect => {
      const found = choice(prospect)
      return found && allowed(found)
    }) ??
    able.find(({ question }) => question?.open === 'point' && question.role === 'target') ??
    able.find(prospect => choice(prospect) !== undefined)
  )
}

/** Shows a place to the others far away: nothing but where it is. */
async function ping({ at }: Click): Promise<void> {
  takeTool(null)
  await useShownByOthers.getState().ping?.([Math.round(at[0]), Math.round(at[1])])
}

/** Ctrl and drag lay the ruler; from and to a figure it runs to the edge of its base, as the rules measure. */
async function rule(state: Both, { from, to, piece, over, stage }: Drag): Promise<void> {
  if (stage === 'cancel') return
  const end = real(over) === real(piece) ? null : real(over)
  await lay(state, real(piece), from, end, to)
}

/** With the ruler in hand a tap measures from the selected piece. */
const measureTo = (state: Both, { at, piece }: Click): Promise<void> =>
  state.selected && real(piece) !== state.selected ? lay(state, state.selected, at, real(piece), at) : Promise.resolve()

async function lay(state: Both, a: Id | null, from: Point, b: Id | null, to: Point): Promise<void> {
  const place = (id: Id | null, at: Point): Point => (id ? (whereIs(state, id) ?? at) : at)
  await state.layRuler(a ?? from, b ?? to, [place(a, from), place(b, to)])
}

/** The piece in the hand, and where the hand is; null when nothing is dragged, or when it was taken back. */
let held: { readonly piece: Id; to: Point; busy: boolean; drawn: boolean; readonly going: boolean } | null = null

/** A piece that is dragged draws its way and its cost behind it; letting go leaves the ghost there, to be confirmed. */
function drag(state: Both, { stage, piece: met, to }: Drag): void {
  const piece = real(met)
  if (stage === 'start' && piece && owns(state, piece)) {
    // dragging the ghost goes on with that move
    const going = isActor(state, piece) && routeOf(state).length > 0
    held = { piece, to, busy: false, drawn: going, going }
    if (isBegun(state) && !going) state.cancel()
    void state.select(piece).then(follow)
  } else if (stage === 'cancel') {
    held = null
    state.cancel()
  } else if (held?.drawn && !state.draft) {
    held = null // Escape took it back
  } else if (held) {
    held.to = to
    void follow()
    if (stage === 'end') held = null
  }
}

/** The last place of the hand is put to the rules; those in between, when there is time. */
async function follow(): Promise<void> {
  const hand = held
  if (!hand || hand.busy) return
  hand.busy = true
  for (let at: Point | null = hand.to; at; at = hand.to === at ? null : hand.to) {
    const state = useTable.getState()
    if (hand.drawn && !state.draft) break // it was taken back meanwhile
    if (hand.going && state.draft) await goTo(state, state.draft, at)
    else if (!(await begin(state, hand.piece, null, at))) break
    hand.drawn = true
  }
  hand.busy = false
}

/** The first piece that is added with Shift joins the one that is selected. */
const withSelected = (state: TableState, piece: Id): readonly Id[] =>
  state.marked.length === 0 && state.selected && state.selected !== piece ? [state.selected] : state.marked

/** All that are marked go there in formation, as the first of them that can go does. */
async function goTogether(state: Both, to: Point): Promise<boolean> {
  const { marked, client } = state
  for (const piece of marked) {
    const able = (await client?.ask('prospects', piece)) ?? []
    const way = able.find(({ question }) => question?.open === 'path')
    if (!way) continue
    await state.marchAll(marked, way.draft, to)
    return true
  }
  return false
}

const toggled = (marked: readonly Id[], piece: Id): readonly Id[] =>
  marked.includes(piece) ? marked.filter(other => other !== piece) : [...marked, piece]

/** Where several are asked for, only those that may be taken; otherwise one's own. */
function takable(state: TableState, pieces: readonly Id[]): readonly Id[] {
  const { question } = state
  const may = (id: Id): boolean =>
    question?.many === undefined ? owns(state, id) : question.choices.some(c => c.value === id && allowed(c))
  return [...new Set(pieces)].filter(may)
}

const owns = ({ snapshot }: TableState, piece: Id): boolean => pieceOf(snapshot, piece)?.side === snapshot?.seat

const whereIs = ({ snapshot }: TableState, piece: unknown): Point | null => pieceOf(snapshot, piece)?.at ?? null

/** Two clicks on one place, as far as a hand is steady: a quarter of an inch, or what a finger covers. */
const STEADY = 635
function near(a: Point, b: Point, reach: number): boolean {
  const steady = Math.max(STEADY, reach)
  return Math.abs(a[0] - b[0]) <= steady && Math.abs(a[1] - b[1]) <= steady
}
