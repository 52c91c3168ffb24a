import type { Decision, Drawing, Entry, Id, Measured, Point, Prompt, Question, Reason, Sheet } from '@sandtable/kernel'
import { create } from 'zustand'
import { type GameClient, GameError, localGame } from './game/client.ts'
import type { KeptGame, NewGame, Odds, Snapshot } from './game/messages.ts'
import { type Missed, missedBy } from './replay/missed.ts'

/** What stands on the page besides the snapshot: the half-made decision and what is known about it. */
export interface TableState {
  readonly client: GameClient | null
  readonly snapshot: Snapshot | null
  /** All that this seat has been told, oldest first. */
  readonly log: readonly Entry[]
  readonly draft: Decision | null
  readonly question: Question | null
  readonly drawings: readonly Drawing[]
  readonly odds: Odds | null
  /** Why the last thing tried was not done. */
  readonly refused: readonly Reason[]
  readonly notice: string | null
  readonly selected: Id | null
  readonly sheet: Sheet | null
  readonly hover: { readonly at: Point; readonly piece: Id | null } | null
  /** What was measured last: private, and gone with Escape. */
  readonly ruler: Ruler | null
  /** The seat for which the curtain is down. */
  readonly curtain: Id | null
  /** What this seat has missed, while it is being shown. */
  readonly recap: Missed | null
  /** Entries that are still to be seen on the table. */
  readonly unseen: readonly Entry[]
}

/** A ruler laid on the table. */
export interface Ruler {
  readonly from: Point
  readonly to: Point
  readonly measured: Measured
}

export interface TableActions {
  start(game: NewGame): Promise<void>
  resume(game: KeptGame): Promise<readonly string[]>
  leave(): void
  /** Begins a decision, or puts the next field into it. */
  choose(field: string, value: unknown): Promise<void>
  draftAction(action: string, fields?: { readonly [field: string]: unknown }): Promise<void>
  cancel(): void
  confirm(): Promise<void>
  pass(): Promise<void>
  enter(dice: readonly number[]): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  select(piece: Id | null): Promise<void>
  liftCurtain(): Promise<void>
  endRecap(): void
  hoverAt(hover: TableState['hover']): void
  /** Lays the ruler from one piece or place to another, as the rule set measures. */
  layRuler(from: Id | Point, to: Id | Point, ends: readonly [Point, Point]): Promise<void>
  seen(): void
  dismiss(): void
  say(notice: string): void
}

const nothing = { draft: null, question: null, drawings: [], odds: null, refused: [] } as const

/** The page's state; long because it lists everything that a person can do at the table. */
export const useTable = create<TableState & TableActions>((set, get) => {
  let pondering: Promise<void> | null = null
  /** A kept game was opened, and nobody has sat down at it yet. */
  let arriving = false
  /** The curtain is being lifted: what comes next is for who sits down. */
  let sitting = false
  const client = (): GameClient => get().client ?? fail()
  const open = (): GameClient => {
    get().client?.close()
    const fresh = localGame()
    fresh.onSnapshot(snapshot => take(snapshot))
    set({
      ...nothing,
      client: fresh,
      snapshot: null,
      log: [],
      selected: null,
      sheet: null,
      curtain: null,
      recap: null,
      unseen: [],
      notice: null,
    })
    return fresh
  }
  const take = (snapshot: Snapshot): void => {
    const { log, snapshot: before, unseen, recap } = get()
    const curtain = curtainFor(snapshot, arriving)
    const isNew = !curtain && (arriving || sitting)
    if (!curtain) arriving = false
    sitting = false
    const same = before?.seat === snapshot.seat && before?.prompt === snapshot.prompt
    set({
      snapshot,
      log: snapshot.newsIsAll ? snapshot.news : [...log, ...snapshot.news],
      unseen: snapshot.newsIsAll ? [] : [...unseen, ...snapshot.news],
      curtain,
      recap: isNew ? missedBy(snapshot.seat, snapshot.view, snapshot.news) : curtain ? null : recap,
      ...(same ? {} : nothing),
    })
    if (!same) beginAlone()
  }
  /** A prompt with one thing to do begins it at once. */
  const beginAlone = (): void => {
    const { snapshot } = get()
    const [only, ...others] = snapshot?.offers ?? []
    if (only?.question && others.length === 0) void ponder({ action: only.action })
  }
  /** Puts the draft to the rules: what the next field may be, what can be drawn, and, when it is complete, the odds. */
  const ponder = (draft: Decision): Promise<void> => {
    pondering = think(draft)
    return pondering
  }
  const think = async (draft: Decision): Promise<void> => {
    set({ draft, refused: [], odds: null, recap: null })
    const stale = (): boolean => get().draft !== draft
    try {
      const [question, drawings] = await Promise.all([client().ask('question', draft), client().ask('drawings', draft)])
      if (stale()) return
      set({ question, drawings })
      if (question) return
      const refused = await client().ask('refusal', draft)
      if (stale()) return
      set({ refused })
      if (refused.length > 0) return
      void client()
        .ask('odds', draft, 200)
        .then(odds => !stale() && set({ odds }), report)
    } catch (error) {
      if (!stale()) report(error) // what was asked about a draft that has been taken meanwhile does not matter
    }
  }
  const report = (error: unknown): void => {
    if (error instanceof GameError && error.reasons) set({ refused: error.reasons })
    else set({ notice: error instanceof Error ? error.message : String(error) })
  }
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
      set({ ...nothing, recap: null, notice: null })
    } catch (error) {
      report(error)
    }
  }
  return {
    client: null,
    snapshot: null,
    log: [],
    ...nothing,
    notice: null,
    selected: null,
    sheet: null,
    hover: null,
    ruler: null,
    curtain: null,
    recap: null,
    unseen: [],
    async start(game) {
      await open().ask('start', game)
    },
    async resume(game) {
      const client = open()
      arriving = true
      return client.ask('resume', game)
    },
    leave() {
      get().client?.close()
      set({ ...nothing, client: null, snapshot: null, log: [], unseen: [] })
    },
    async draftAction(action, fields = {}) {
      await ponder({ action, ...fields } as Decision)
    },
    async choose(field, value) {
      const { draft } = get()
      if (draft) await ponder({ ...draft, [field]: value } as Decision)
    },
    cancel() {
      if (get().draft) {
        set({ ...nothing })
        beginAlone()
      } else if (get().ruler) set({ ruler: null })
      else set({ selected: null, sheet: null })
    },
    async confirm() {
      await pondering // a quick hand is ahead of the answer
      const { draft, question } = get()
      if (draft && !question) await attempt(() => client().ask('decide', draft))
    },
    pass: () => attempt(() => client().ask('pass')),
    enter: dice => attempt(() => client().ask('enter', dice)),
    undo: () => attempt(() => client().ask('undo')),
    redo: () => attempt(() => client().ask('redo')),
    async select(piece) {
      set({ selected: piece, sheet: null })
      if (piece) {
        const sheet = await client().ask('sheet', piece)
        if (get().selected === piece) set({ sheet })
      }
    },
    async liftCurtain() {
      const { curtain } = get()
      arriving = false
      sitting = true
      if (curtain) await client().ask('sit', curtain)
      set({ curtain: null })
    },
    endRecap: () => set({ recap: null }),
    hoverAt: hover => set({ hover }),
    async layRuler(from, to, [a, b]) {
      const measured = await client().ask('measure', from, to)
      set({ ruler: measured && { from: a, to: b, measured } })
    },
    seen: () => set({ unseen: [] }),
    dismiss: () => set({ notice: null, refused: [] }),
    say: notice => set({ notice }),
  }
})

/** Another person at this screen is asked, and not the one who sits here: the curtain falls before anything of his is shown. */
function curtainFor({ seat, waitingFor, table, outcome }: Snapshot, arriving: boolean): Id | null {
  const people = table.sides.filter(side => table.seats[side] === 'person')
  const asked = waitingFor.find(side => people.includes(side))
  // nobody knows who of several people has come back to a game
  if (arriving && people.length > 1 && !outcome) return asked ?? people[0] ?? null
  return outcome || waitingFor.includes(seat) ? null : (asked ?? null)
}

/** The prompt that the person at this seat has to answer. */
export const myPrompt = ({ snapshot }: TableState): Prompt | null => snapshot?.prompt ?? null

function fail(): never {
  throw new Error('no game is open')
}
