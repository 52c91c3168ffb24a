import { allowed, type Decision, type Entry, type Id, type Value } from '@sandtable/kernel'
import type { Asker, Attempt, Attended, Resolved, TableGame, TableView } from '@sandtable/room'
import { create } from 'zustand'
import type { FarClient } from '../far/far-game.ts'
import { type GameClient, localGame } from '../game/client.ts'
import { sayProblem } from '../words/say-problem.ts'
import { hearOrders, ordersApart } from './far-orders.ts'
import { type Shelved, shelve, shelved } from './shelf.ts'
import { companionWords } from './words.ts'

/** The game at the real table, and what is being worked out at it. */
interface AtTable {
  readonly set: string
  readonly kept: Shelved | null
  readonly view: TableView | null
  /** The game has been looked for in this browser. */
  readonly isLoaded: boolean
  readonly attempt: Attempt | null
  /** What the attempt was before, step by step. */
  readonly trail: readonly Attempt[]
  readonly attended: Attended | null
  /** What was just settled: its result stays until somebody has read it. */
  readonly settled: Resolved | null
  readonly notice: string | null
  /** The sides that have laid their orders on phones of their own. */
  readonly ready: readonly Id[]
}

const EMPTY: AtTable = {
  set: '',
  kept: null,
  view: null,
  isLoaded: false,
  attempt: null,
  trail: [],
  attended: null,
  settled: null,
  notice: null,
  ready: [],
}

export const useCompanion = create<AtTable>(() => EMPTY)
const { setState: set, getState: get } = useCompanion

let client: GameClient | null = null
/** The line to the game in which orders are laid apart. */
let line: FarClient | null = null
const rules = (): GameClient => {
  client ??= localGame()
  return client
}

/** Says what went wrong; nothing has changed. */
const safely = async (act: () => Promise<void>): Promise<void> => {
  set({ notice: null })
  await act().catch(error => set({ notice: sayProblem(error) }))
}

/** Looks for the game of a rule set in this browser. */
export const open = (of: string): Promise<void> =>
  safely(async () => {
    set({ ...EMPTY, set: of })
    const kept = await shelved(of)
    const view = kept && (await rules().ask('realView', kept.game))
    if (get().set !== of) return
    set({ kept, view, isLoaded: true })
    listen(kept?.game.apart)
  })

/** The page is left: the worker is not needed any more. */
export function leave(): void {
  client?.close()
  client = null
  listen(undefined)
  set(EMPTY)
}

/** A new game with the forces of a scenario. */
export const begin = (text: string, file: string): Promise<void> =>
  safely(async () => show(await rules().ask('realTable', text, file)))

/** Keeps a game and then shows it, with what was just settled in it. */
async function show(game: TableGame, settled = get().settled): Promise<void> {
  const revision = (get().kept?.revision ?? 0) + 1
  const wanted = { game, revision }
  const kept = await shelve(get().set, wanted)
  const view = await rules().ask('realView', kept.game)
  set({ kept, view, isLoaded: true, attempt: null, trail: [], attended: null, settled })
  if (kept !== wanted) set({ settled: null, notice: companionWords.now().elsewhere })
}

/** Hears of the orders that are laid apart, if any are. */
function listen(game: string | undefined): void {
  line?.close()
  line = game === undefined ? null : hearOrders(game, log => void bring(log))
  set({ ready: [] })
}

/** What was laid apart comes into this game as soon as everybody is ready. */
const bring = (log: readonly Entry[]): Promise<void> =>
  safely(async () => {
    const { kept } = get()
    if (kept?.game.apart === undefined) return
    set({ ready: readyIn(log) })
    const done = await rules().ask('realBrought', kept.game, log)
    if (!done || get().kept !== kept) return
    listen(undefined)
    const { apart: _apart, ...game } = kept.game
    await show({ ...game, done: [...game.done, done] }, done)
  })

/** The sides that have said that they are ready. */
const readyIn = (log: readonly Entry[]): readonly Id[] => [
  ...new Set(
    log.flatMap(entry => (entry.type === 'change' && entry.table === 'side' && isReady(entry.after) ? [entry.id] : [])),
  ),
]
const isReady = (side: unknown): boolean => (side as { readonly planned?: boolean } | null)?.planned === true

/** Players lay their orders on phones of their own. */
export async function layApart(): Promise<void> {
  const { kept, view } = get()
  if (!kept || !view) return
  const position = await rules().ask('realOrders', kept.game)
  const apart = await ordersApart(kept.game, position, view)
  await show({ ...kept.game, apart })
  listen(apart)
}

/** They are laid here after all. */
export const layHere = (): Promise<void> =>
  safely(async () => {
    const { kept } = get()
    if (!kept) return
    listen(undefined)
    const { apart: _apart, ...game } = kept.game
    await show(game)
  })

const add = async (done: Resolved, settled?: Resolved): Promise<void> => {
  const { kept } = get()
  if (kept) await show({ ...kept.game, done: [...kept.game.done, done] }, settled)
}

/** Takes the last thing back that was settled or put right. */
export const undo = (): Promise<void> =>
  safely(async () => {
    const { kept } = get()
    if (!kept) return
    await show({ ...kept.game, done: kept.game.done.slice(0, -1) }, null)
  })

/** Begins to work something out. */
export const start = (resolution: string): Promise<void> =>
  attendTo({ resolution, answers: {}, fields: {}, go: false, given: [] }, [])

/** Works an attempt out as far as it is known; `trail` is what it was before, step by step. */
const attendTo = (attempt: Attempt, trail: readonly Attempt[]): Promise<void> =>
  safely(async () => {
    const { kept } = get()
    if (!kept) return
    const { attempt: further, attended } = await untilAsked(kept.game, attempt)
    if (attended.is === 'done') await add(attended.done, attended.done)
    else set({ attempt: further, attended, trail, settled: null })
  })

/** What has one possible answer is not asked. */
async function untilAsked(game: TableGame, attempt: Attempt): Promise<{ attempt: Attempt; attended: Attended }> {
  const attended = await rules().ask('realAttend', game, attempt)
  const next = onlyWay(attempt, attended)
  return next ? untilAsked(game, next) : { attempt, attended }
}

function onlyWay(attempt: Attempt, attended: Attended): Attempt | null {
  if (attended.is === 'prompt' && attended.offers.length === 1 && attended.offers[0]?.question) {
    const { side } = attended.prompt
    return { ...attempt, given: [...attempt.given, { side, decision: { action: attended.offers[0].action } }] }
  }
  if (attended.is !== 'question' || attended.of === 'table') return null
  const { field, choices, many, optional, open: isOpen } = attended.question
  const [only, ...others] = choices.filter(allowed)
  if (!only || others.length > 0 || many !== undefined || optional || isOpen) return null
  return withAnswer(attempt, attended.of, field, only.value)
}

/** The attempt with an answer to who asked. */
function withAnswer(attempt: Attempt, of: Asker, field: string, value: Value): Attempt {
  if (of === 'table') return { ...attempt, answers: { ...attempt.answers, [field]: value } }
  if (of === 'rules') return { ...attempt, fields: { ...attempt.fields, [field]: value } }
  const last = attempt.given.at(-1)
  if (!last || !('decision' in last)) return attempt
  const decision = { ...last.decision, [field]: value } as Decision
  return { ...attempt, given: [...attempt.given.slice(0, -1), { ...last, decision }] }
}

/** The attempt with something more. */
const further = (more: (attempt: Attempt) => Partial<Attempt>): Promise<void> => {
  const { attempt, trail } = get()
  return attempt ? attendTo({ ...attempt, ...more(attempt) }, [...trail, attempt]) : Promise.resolve()
}

/** Answers what is asked now. */
export function answer(field: string, value: Value): Promise<void> {
  const { attended } = get()
  if (attended?.is !== 'question') return Promise.resolve()
  return further(attempt => withAnswer(attempt, attended.of, field, value))
}

export const goAhead = (): Promise<void> => further(() => ({ go: true }))
export const giveDice = (dice: readonly number[]): Promise<void> =>
  further(({ given }) => ({ go: true, given: [...given, { dice }] }))
export const decide = (side: Id, decision: Decision): Promise<void> =>
  further(({ given }) => ({ go: true, given: [...given, { side, decision }] }))

/** One answer back; from the first, out of it. */
export function stepBack(): void {
  const { trail } = get()
  const before = trail.at(-1)
  if (before) void attendTo(before, trail.slice(0, -1))
  else cancel()
}

export const cancel = (): void => set({ attempt: null, trail: [], attended: null, notice: null })
export const read = (): void => set({ settled: null })

/** People put states of a piece right. */
export const correct = (piece: Id, fields: { readonly [field: string]: Value }): Promise<void> =>
  safely(async () => {
    const { kept } = get()
    if (kept) await add(await rules().ask('realCorrect', kept.game, piece, fields))
  })

export const another = (like: Id): Promise<void> =>
  safely(async () => {
    const { kept } = get()
    if (kept) await add(await rules().ask('realAnother', kept.game, like))
  })

export const statesOf = async (piece: Id) => {
  const { kept } = get()
  return kept ? rules().ask('realStates', kept.game, piece) : []
}
