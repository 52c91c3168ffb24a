import { actionFor, actorIn, type Id, type Lens, lenses, type Point, routed, toLength, wayIn } from '@sandtable/kernel'
import { tell } from '@sandtable/room'
import { useMemo } from 'react'
import { words } from '../language/index.ts'
import { turnOn } from '../learn/coach.ts'
import { useTable } from '../play/store.ts'
import { closeRulebook, useRulebook } from '../rulebook/store.ts'
import { takeTool, useTool } from '../touch/tool.ts'
import { speechOf } from '../words/speech.ts'
import type { CommandId } from './commands.ts'
import { type Deeds, useKeys } from './listen.ts'
import { holdRuler, lookAway, lookThrough, useLooking } from './looking.ts'
import { showOverlay } from './overlays.ts'
import { toRegion } from './regions.ts'
import { deedsOfTable, type Wish } from './table-deeds.ts'

/** What the keys do in a game. Everything that can be done on the table can be done with them. */
function deedsOfPlay(wish: Wish): Deeds {
  const table = () => useTable.getState()
  const deeds: { readonly [id in CommandId]?: (chord: string) => unknown } = {
    choose: chord => choose(Number(chord)),
    confirm: () => (table().draft || table().asking || table().march ? void table().confirm() : false),
    pass: () => void table().pass(),
    end: endPhase,
    cancel,
    shorten,
    undo: () => void table().undo(),
    redo: () => void table().redo(),
    skip: () => (table().recap ? table().endRecap() : table().seen()),
    next: () => nextPiece(1),
    previous: () => nextPiece(-1),
    centre: () => centre(wish),
    sheet: openSheet,
    ruler: holdRuler,
    readLast,
    lesson: turnOn,
    orders: () => showOverlay('orders'),
  }
  return {
    do: (id, chord) => (isLens(id) ? void lookThrough(id) : (deeds[id]?.(chord) ?? undefined)),
    release: lookAway,
    deaf: isCovered,
  }
}

/** While the seat is handed over, no keys count. */
const isCovered = (): boolean => useTable.getState().curtain !== null

/** Takes the keys of a game, and those of its table, as long as it is on the screen. */
export function usePlayKeys(wish: Wish): void {
  useKeys(
    'play',
    useMemo(() => deedsOfPlay(wish), [wish]),
  )
  useKeys(
    'table',
    useMemo(() => deedsOfTable(wish, nudge, isCovered), [wish]),
  )
}

const isLens = (id: CommandId): id is CommandId & Lens => (lenses as readonly string[]).includes(id)

/** The choice of that number, as the prompt counts them; while reach is looked at, so many turns. */
function choose(number: number): void {
  if (useLooking.getState().lens === 'reach') {
    if (number <= 3) void lookThrough('reach', number)
    return
  }
  const own = document.querySelector<HTMLButtonElement>(`[data-digit="${number}"]`)
  const choices = document.querySelectorAll<HTMLButtonElement>('.prompt .choice')
  ;(own ?? choices[number - 1])?.click()
}

/** A second press waits for what the first has begun. */
let ending: Promise<void> = Promise.resolve()

/** Ends the phase. Where somebody would be missed, the draft says so, and the same key once more ends it. */
function endPhase(): void {
  ending = ending.then(() => {
    const { snapshot, draft, draftAction, confirm, pass } = useTable.getState()
    if (!snapshot?.prompt) return
    const ends = actionFor(snapshot.table.purposes, 'end', snapshot.prompt.actions)
    if (!ends) return pass()
    return draft?.action === ends ? confirm() : draftAction(ends)
  })
}

/** First the draft, then the selection; then the focus leaves the table. */
function cancel(): unknown {
  const { draft, asking, march, selected, marked, ruler, notice, cancel: cancelDraft, dismiss } = useTable.getState()
  if (useRulebook.getState().set !== null) return closeRulebook()
  if (notice) return dismiss()
  if (useTool.getState().tool) takeTool(null) // what was taken in hand is put away with what it showed
  if (draft || asking || march || selected || marked.length > 0 || ruler) return cancelDraft()
  return document.activeElement?.closest('main') ? toRegion(1) : false
}

/** One waypoint less; the last one takes the place itself back. */
function shorten(): unknown {
  const { draft, snapshot, draftAction, cancel: cancelDraft } = useTable.getState()
  const { roles = {} } = snapshot?.table ?? {}
  const path = draft ? wayIn(draft, roles) : []
  if (!draft || path.length === 0) return false
  if (path.length < 2 && actorIn(draft, roles) === null) return cancelDraft()
  const { action, ...fields } = routed(draft, path.slice(0, -1), roles)
  return void draftAction(action, fields)
}

/** Moves the ghost of a drafted move by one of the set's own units, a tenth of it with Shift; false without a ghost. */
function nudge(x: number, y: number, chord: string): boolean {
  const { draft, snapshot, draftAction } = useTable.getState()
  const { roles = {} } = snapshot?.table ?? {}
  const [to, ...more] = draft ? wayIn(draft, roles) : []
  if (!draft || !snapshot || !to || more.length > 0) return false
  const step = toLength(1, snapshot.table.unit) / (chord.startsWith('Shift') ? 10 : 1)
  const [width, depth] = [snapshot.table.width, snapshot.table.depth]
  const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)))
  const there: Point = [within(to[0] + x * step, width), within(to[1] + y * step, depth)]
  const { action, ...fields } = routed(draft, [there], roles)
  void draftAction(action, fields)
  return true
}

const ablePieces = (): readonly Id[] =>
  Object.entries(useTable.getState().snapshot?.glances ?? {})
    .filter(([, glances]) => glances.includes('can-act'))
    .map(([id]) => id)

/** Goes round the pieces that can act; where none can, Tab is Tab. */
function nextPiece(step: 1 | -1): unknown {
  const { selected, select } = useTable.getState()
  const able = ablePieces()
  if (able.length === 0) return false
  const at = selected ? able.indexOf(selected) : step === 1 ? -1 : 0
  void select(able[(at + step + able.length) % able.length] ?? null)
}

function centre(wish: Wish): unknown {
  const { snapshot, selected } = useTable.getState()
  const pieces = (snapshot?.view.tables.piece ?? []) as readonly { readonly id: Id; readonly at: Point | null }[]
  const piece = pieces.find(({ id }) => id === selected)
  return piece?.at ? wish({ centre: piece.at }) : false
}

async function openSheet(): Promise<void> {
  const { selected, hover, select, say } = useTable.getState()
  if (!selected && !hover?.piece) return say(words().keys.selectFirst)
  if (!selected) await select(hover?.piece ?? null)
  requestAnimationFrame(() => {
    const card = document.querySelector<HTMLElement>('.unit-card')
    if (card) card.tabIndex = -1
    card?.focus()
  })
}

function readLast(): void {
  const { log, say, snapshot } = useTable.getState()
  const line = snapshot && tell(log, speechOf(snapshot)).at(-1)
  say(line?.text ?? words().keys.nothingYet)
}
