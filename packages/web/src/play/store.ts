import {
  actorIn,
  type Decision,
  type Drawing,
  type Entry,
  type Id,
  isPoint,
  type Measured,
  type Point,
  type Prompt,
  type Question,
  type Reason,
  type Sheet,
} from '@sandtable/kernel'
import {
  type KeptGame,
  type Missed,
  missedBy,
  type NewGame,
  type Odds,
  type Prospect,
  type Refuge,
  type Riposte,
  SET_UP,
  type Snapshot,
  waitingIn,
} from '@sandtable/room'
import { create } from 'zustand'
import { type GameClient, GameError, localGame } from '../game/client.ts'
import type { Slip } from '../learn/slip.ts'
import { whose } from '../words/whose.ts'
import { isAsked, pieceOf } from './on-table.ts'

/** What stands on the page besides the snapshot: the half-made decision and what is known about it. */
export interface TableState {
  readonly client: GameClient | null
  readonly snapshot: Snapshot | null
  /** All that this seat has been told, oldest first. */
  readonly log: readonly Entry[]
  readonly draft: Decision | null
  readonly question: Question | null
  /** A draft is being put to the rules, and will stand here with what they say of it. */
  readonly asking: boolean
  readonly drawings: readonly Drawing[]
  readonly odds: Odds | null
  readonly riposte: Riposte | null
  /** Where the same move would be much safer, if the reply is bad. */
  readonly refuge: Refuge | null
  /** Odds would tell a secret: there are none, as far as is known. */
  readonly oddsAreSecret: boolean
  /** Why the last thing tried was not done. */
  readonly refused: readonly Reason[]
  /** What speaks against the draft, said once it was to be confirmed. */
  readonly slip: Slip | null
  readonly notice: string | null
  readonly selected: Id | null
  /** What the selected piece could do next. */
  readonly prospects: readonly Prospect[]
  /** What goes out from it: how far a leader's voice carries. */
  readonly aura: readonly Drawing[]
  /** Pieces taken together, for questions that want several. */
  readonly marked: readonly Id[]
  readonly sheet: Sheet | null
  /** The whole sheet is open, not only its first lines. */
  readonly sheetOpen: boolean
  /** Places that a line of the log shows. */
  readonly shown: readonly Point[]
  readonly hover: { readonly at: Point; readonly piece: Id | null; readonly px: number; readonly py: number } | null
  /** What can be done with a piece, where somebody clicked it with the right button. */
  readonly menu: { readonly piece: Id; readonly px: number; readonly py: number } | null
  /** What was measured last: private, and gone with Escape. */
  readonly ruler: Ruler | null
  /** The seat for which the curtain is down. */
  readonly curtain: Id | null
  /** Who speaks up in the turn of another person at this screen. */
  readonly stepsIn: Id | null
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
  /** Puts the next field into it; where that was all there was to choose, it is decided. */
  chooseAlone(field: string, value: unknown): Promise<void>
  draftAction(action: string, fields?: { readonly [field: string]: unknown }): Promise<void>
  cancel(): void
  confirm(): Promise<void>
  pass(): Promise<void>
  /** Passes this and all that may be passed until the own go. */
  letPass(): Promise<void>
  enter(dice: readonly number[]): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  select(piece: Id | null): Promise<void>
  openSheet(open: boolean): void
  openMenu(menu: TableState['menu']): void
  mark(pieces: readonly Id[]): void
  /** Says why something that was pointed at is not done. */
  refuse(reasons: readonly Reason[]): void
  show(places: readonly Point[]): void
  liftCurtain(): Promise<void>
  /** Sets up all that still stands beside the table, as the computer would. */
  placeRest(): Promise<void>
  /** Another person at this screen speaks up, though nobody waits for him. */
  stepIn(seat: Id): void
  endRecap(): void
  hoverAt(hover: TableState['hover']): void
  /** Lays the ruler from one piece or place to another, as the rule set measures. */
  layRuler(from: Id | Point, to: Id | Point, ends: readonly [Point, Point]): Promise<void>
  seen(): void
  dismiss(): void
  say(notice: string): void
}

const nothing = {
  draft: null,
  question: null,
  asking: false,
  drawings: [],
  odds: null,
  riposte: null,
  refuge: null,
  refused: [],
  slip: null,
} as const
const nobody = {
  selected: null,
  prospects: [],
  aura: [],
  marked: [],
  sheet: null,
  sheetOpen: false,
  shown: [],
  menu: null,
} as const

/** Odds wait until a draft has stood still for so long: somebody may be dragging. */
const BEAT = 90
/** Whoever confirms before the odds are known waits so long for a warning, in milliseconds, and no longer. */
const PATIENCE = 400

/** So long it stands on the table whose turn it is now, in milliseconds. */
const MOMENT = 3000

/** The page's state; long because it lists everything that a person can do at the table. */
export const useTable = create<TableState & TableActions>((set, get) => {
  let pondering: Promise<void> | null = null
  /** The draft that is being put to the rules: it stands on the page only with what they say of it. */
  let meant: Decision | null = null
  /** The draft that is being decided: a second press of confirm does not send it again. */
  let sent: Decision | null = null
  /** The odds of the draft, while they are being worked out. */
  let weighing: Promise<void> | null = null
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
      ...nobody,
      oddsAreSecret: false,
      curtain: null,
      stepsIn: null,
      recap: null,
      unseen: [],
      notice: null,
    })
    return fresh
  }
  const take = (snapshot: Snapshot): void => {
    const { log, snapshot: before, unseen, recap } = get()
    const { stepsIn } = get()
    const next = snapshot.seat === stepsIn && snapshot.prompt ? null : nextAt(snapshot, arriving)
    const curtain = next && mustHide(snapshot, next) ? next : null
    if (next && !curtain && next !== snapshot.seat) void client().ask('sit', next)
    const isNew = !curtain && (arriving || sitting)
    if (!curtain) arriving = false
    sitting = false
    const alike = before?.seat === snapshot.seat && isAlike(before.prompt, snapshot.prompt)
    // who is about to speak up in another's turn keeps his draft, though the other has just done something more
    const same = alike && (snapshot.news.length === 0 || (!isAsked(before) && !isAsked(snapshot)))
    const isHanded = before !== null && before.seat !== snapshot.seat
    // who has looked on sees the end of what he was looking at
    const looksOn = isHanded && get().curtain === null && !before.apart.includes(snapshot.seat)
    set({
      snapshot,
      log: snapshot.newsIsAll ? snapshot.news : [...log, ...snapshot.news],
      unseen: !snapshot.newsIsAll ? [...unseen, ...snapshot.news] : looksOn ? unseen : [],
      curtain,
      stepsIn: isAsked(snapshot) ? null : stepsIn,
      recap: isNew ? missedBy(snapshot.seat, snapshot.view, snapshot.news) : curtain ? null : recap,
      ...(same ? {} : nothing),
      // whoever sits down finds nothing of who sat here before
      ...(isHanded ? { ...nobody, ruler: null, hover: null, notice: looksOn ? whose(snapshot) : null } : {}),
    })
    if (looksOn) fadeNotice()
    if (!same) {
      meant = null
      set({ prospects: [] })
      beginAlone()
      takeNext()
      void lookAhead()
    }
  }
  /** Whose turn it is now was said, and is to be read in the prompt from then on. */
  const fadeNotice = (): void => {
    const { notice } = get()
    void after(MOMENT).then(() => get().notice === notice && set({ notice: null }))
  }
  /** Another person sits down: behind the curtain, if one of the two knows what the other does not. */
  const handOver = (seat: Id | null, stepsIn: Id | null): void => {
    const { snapshot } = get()
    const hides = seat !== null && snapshot !== null && mustHide(snapshot, seat)
    set({ ...nothing, ...nobody, stepsIn, curtain: hides ? seat : null })
    if (seat !== null && !hides) void client().ask('sit', seat)
  }
  /** What the selected piece can do now; a piece that is gone is let go. */
  const lookAhead = async (): Promise<void> => {
    const { selected, snapshot } = get()
    if (!selected) return
    const piece = pieceOf(snapshot, selected)
    if (!piece || piece.gone) {
      set({ ...nobody })
      return
    }
    const asked = snapshot?.prompt
    const tell = (known: Partial<TableState>): void => {
      if (get().selected === selected && get().snapshot?.prompt === asked) set(known)
    }
    // how a piece stands is told at once; what it can do takes longer
    await Promise.all([
      client()
        .ask('sheet', selected)
        .then(sheet => tell({ sheet })),
      client()
        .ask('aura', selected)
        .then(aura => tell({ aura })),
      asked &&
        client()
          .ask('prospects', selected)
          .then(prospects => tell({ prospects })),
    ])
  }
  /** A prompt with one thing to do begins it at once. */
  const beginAlone = (): void => {
    const { snapshot } = get()
    const [only, ...others] = snapshot?.offers ?? []
    if (only?.question && others.length === 0 && isAsked(snapshot)) void ponder({ action: only.action })
  }
  /** Pieces beside the table are set up one after the other: the next is in the hand at once. */
  const takeNext = (): void => {
    const { snapshot } = get()
    const draft = meant ?? get().draft
    const [next] = snapshot?.offers.flatMap(offer => waitingIn(offer, snapshot).map(piece => ({ offer, piece }))) ?? []
    const isFirst = next?.offer.action === snapshot?.offers[0]?.action
    if (next && isFirst && !draft && !snapshot?.prompt?.default)
      void ponder({ action: next.offer.action, piece: next.piece })
  }
  /** Puts the draft to the rules: what the next field may be, what can be drawn, and, when it is complete, the odds. */
  const ponder = (draft: Decision): Promise<void> => {
    pondering = think(draft)
    return pondering
  }
  const think = async (draft: Decision): Promise<void> => {
    weighing = null
    meant = draft
    set({ asking: true })
    const stale = (): boolean => meant !== draft
    try {
      const [question, drawings] = await Promise.all([client().ask('question', draft), client().ask('drawings', draft)])
      if (stale()) return
      const sole = soleChoice(question, get().snapshot)
      if (question && sole !== undefined) return think({ ...draft, [question.field]: sole } as Decision)
      const refused = question ? [] : await client().ask('refusal', draft)
      if (stale()) return
      meant = null
      set({ ...nothing, draft, question, drawings, refused, shown: [], recap: null })
      if (question?.many !== undefined && get().marked.length === 0)
        set({ marked: taking(question, [get().selected ?? '']) })
      // while sides set up, nothing is under way that could be replied to
      const isWeighed = !question && refused.length === 0 && draft.action !== SET_UP
      if (isWeighed && pieceOf(get().snapshot, actorOf(draft, get().snapshot))?.at)
        weighing = after(BEAT).then(() => (get().draft === draft ? weigh(draft) : undefined))
    } catch (error) {
      if (stale()) return // what was asked about a draft that has been taken meanwhile does not matter
      meant = null
      set({ ...nothing, draft })
      report(error)
    }
  }
  /** The odds, both ways: what it does, and then what the others do. */
  const weigh = async (draft: Decision): Promise<void> => {
    const stale = (): boolean => get().draft !== draft
    try {
      const odds = await client().ask('odds', draft)
      if (stale()) return
      set({ odds, oddsAreSecret: odds === null })
      if (!odds) return
      const riposte = await client().ask('reply', draft)
      if (stale()) return
      set({ riposte })
      const { fearedIn, isWarned } = await import('../learn/slip.ts')
      const { snapshot } = get()
      const feared = riposte && snapshot && isWarned('danger') ? fearedIn(snapshot, draft, riposte) : undefined
      const refuge = feared ? await client().ask('refuge', draft, feared) : null
      if (!stale()) set({ refuge })
    } catch (error) {
      if (!stale()) report(error)
    }
  }
  /** Says what speaks against it, once; whoever confirms again wants it so. */
  const isWarnedOf = async (draft: Decision): Promise<boolean> => {
    if (get().slip || actorOf(draft, get().snapshot) === null) return false
    const { slipIn, wantsOdds } = await import('../learn/slip.ts')
    if (wantsOdds()) await Promise.race([weighing, after(PATIENCE)])
    const { snapshot, odds, riposte, refuge, client } = get()
    if (!snapshot || !client || get().draft !== draft) return false
    const found = await slipIn({ snapshot, draft, odds, riposte, refuge, client })
    if (found && get().draft === draft) set({ slip: found, shown: found.place ? [found.place] : [] })
    return found !== null
  }
  const report = (error: unknown): void => {
    if (error instanceof GameError && error.reasons) set({ refused: error.reasons })
    else set({ notice: error instanceof Error ? error.message : String(error) })
  }
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    const { draft } = get()
    try {
      await act()
      if (get().draft === draft) set({ ...nothing }) // what came of it may have begun the next
      set({ recap: null, notice: null })
    } catch (error) {
      report(error)
    }
  }
  return {
    client: null,
    snapshot: null,
    log: [],
    ...nothing,
    oddsAreSecret: false,
    notice: null,
    ...nobody,
    hover: null,
    ruler: null,
    curtain: null,
    stepsIn: null,
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
      if (!isAsked(get().snapshot)) void client().ask('hold', true)
      await ponder({ action, ...fields } as Decision)
    },
    async choose(field, value) {
      await pondering // a quick hand is ahead of the answer
      const { draft, question } = get()
      // what was asked before is asked no more
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
      meant = null
      if (get().draft || get().asking) {
        set({ ...nothing })
        if (!isAsked(get().snapshot)) void client().ask('hold', false)
        beginAlone()
      } else if (get().ruler || get().shown.length > 0) set({ ruler: null, shown: [] })
      else set({ ...nobody })
    },
    async confirm() {
      await pondering // a quick hand is ahead of the answer
      const { draft, question, marked } = get()
      const taken = question?.many === undefined ? [] : taking(question, marked)
      if (draft && question && taken.length > 0) return get().choose(question.field, taken)
      if (!draft || draft === sent || (question && !question.optional) || (await isWarnedOf(draft))) return
      sent = draft
      await attempt(() => client().ask('decide', draft))
      if (get().draft === draft) sent = null // it was refused, and may be tried again
    },
    async pass() {
      const { snapshot, stepsIn } = get()
      // who has spoken up at this screen, and then not, gives it back
      if (snapshot && stepsIn === snapshot.seat && !isAsked(snapshot)) handOver(nextAt(snapshot, false), null)
      else await attempt(() => client().ask('pass'))
    },
    letPass: () => attempt(() => client().ask('letPass')),
    enter: dice => attempt(() => client().ask('enter', dice)),
    undo: () => attempt(() => client().ask('undo')),
    redo: () => attempt(() => client().ask('redo')),
    async select(piece) {
      if (piece !== get().selected) set({ ...nobody, selected: piece, ...(get().draft ? {} : { refused: [] }) })
      if (piece) await lookAhead()
    },
    openSheet: sheetOpen => set({ sheetOpen }),
    openMenu: menu => set({ menu }),
    mark: marked => set({ marked }),
    refuse: refused => set({ refused }),
    show: shown => set({ shown }),
    async liftCurtain() {
      const { curtain } = get()
      arriving = false
      sitting = true
      if (curtain) await client().ask('sit', curtain)
      set({ curtain: null })
    },
    placeRest: () => attempt(() => client().ask('placeRest')),
    stepIn: seat => handOver(seat, seat),
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

/** Of the pieces that were marked, those that the question takes. */
const taking = ({ choices, many }: Question, marked: readonly Id[]): readonly Id[] =>
  marked.filter(id => choices.some(({ value, no }) => value === id && no.length === 0)).slice(0, many)

const actorOf = (draft: Decision, snapshot: Snapshot | null): Id | null => actorIn(draft, snapshot?.table.roles ?? {})

/** Where a question leaves one thing to choose, it is chosen: nobody is asked what he can only answer in one way. */
function soleChoice(question: Question | null, snapshot: Snapshot | null): unknown {
  if (!question || question.open || question.optional || question.many !== undefined) return undefined
  const open = question.choices.filter(({ no }) => no.length === 0)
  const [only] = open
  // an enemy is pointed at, be he the only one; a door or a comrade, where there is no other, is meant
  const side = pieceOf(snapshot, only?.value)?.side ?? snapshot?.seat
  const isMeant = question.choices.length === 1 && side === snapshot?.seat
  const isValue = typeof only?.value === 'string' || isPoint(only?.value)
  const isPlain = isValue && (isMeant || question.role !== 'target')
  return open.length === 1 && isPlain ? only.value : undefined
}

/** A prompt that came twice is the same, though every message brings a new one. */
const isAlike = (a: Prompt | null, b: Prompt | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The curtain falls before anything of the next seat is shown, where there is anything to hide. */
const mustHide = ({ seat, apart }: Snapshot, next: Id): boolean =>
  next === seat ? apart.length > 0 : apart.includes(next)

/** Another person at this screen is asked, and not the one who sits here. */
function nextAt({ seat, waitingFor, table, outcome }: Snapshot, arriving: boolean): Id | null {
  const people = table.sides.filter(side => table.seats[side] === 'person')
  const asked = waitingFor.find(side => people.includes(side))
  // nobody knows who of several people has come back to a game
  if (arriving && people.length > 1 && !outcome) return asked ?? people[0] ?? null
  return outcome || waitingFor.includes(seat) ? null : (asked ?? null)
}

/** The prompt that the person at this seat has to answer. */
export const myPrompt = ({ snapshot }: TableState): Prompt | null => snapshot?.prompt ?? null

const after = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds))

function fail(): never {
  throw new Error('no game is open')
}
