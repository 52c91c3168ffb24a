import type { Point } from '../geometry/shape.ts'
import type { Ending } from '../play/ending.ts'
import type { Request } from '../play/procedure.ts'
import type { Decision } from '../play/prompt.ts'
import type { Message } from '../text/message.ts'
import { archived, restored } from './archive.ts'
import { plain } from './copying.ts'
import type { Id, Store, TableName, Tables } from './store.ts'

type Rolling = Extract<Request, { type: 'roll' }>

/**
 * The ids of the one or two rules that decided something. Rules that only form its context go into a list of their
 * own, `under`: players read those on demand, and coverage does not count them.
 */
export type Cites = readonly string[]

/** A side made a decision. */
export interface DecisionEntry {
  readonly type: 'decision'
  readonly side: Id
  readonly decision: Decision
  /** Only these sides may read it; all if missing. */
  readonly to?: readonly Id[]
}

/** One modifier of a die, and its rule. */
export interface Modifier {
  readonly says: Message
  readonly by: number
  readonly cites: Cites
}

/** How the dice of a purpose are read. */
export interface DiceReading {
  /**
   * Whose luck it is. own: the first piece, unit or side that the roll is about. against: those who oppose the last
   * of them. doer: the side that decided last. each: one die for each that it is about. sides: one die for each side,
   * in order.
   */
  readonly whose: 'own' | 'against' | 'doer' | 'each' | 'sides'
  /**
   * What is good. need: a die that reaches the number with its modifiers. shown: a die that reaches it alone. sum:
   * all dice together reach it. at most: all together do not exceed it. high, low: there is no number, but higher, or
   * lower, is better.
   */
  readonly good: 'need' | 'shown' | 'sum' | 'at most' | 'high' | 'low'
  /** The highest face always succeeds, and a 1 never does. */
  readonly natural?: boolean
}

/** Dice were rolled. */
export interface RollEntry {
  readonly type: 'roll'
  readonly purpose: string
  readonly faces: number
  readonly dice: readonly number[]
  /** What was drawn, where the purpose draws cards. */
  readonly drawn?: readonly string[] | undefined
  /** How many dice had been rolled before: the position in the stream. */
  readonly at: number
  /** The least total that succeeds, where there is one. */
  readonly need?: number | undefined
  readonly modifiers?: readonly Modifier[] | undefined
  readonly cites: Cites
  readonly under?: Cites | undefined
  readonly about?: readonly Id[] | undefined
  readonly to?: readonly Id[] | undefined
  readonly by?: 'umpire'
  /** How the dice are read. Added when the roll is shown to readers without the rules; the journal does not keep it. */
  readonly reads?: DiceReading
}

/** What a change means to people: they count it, hear it, see it on the table. */
export interface Event {
  readonly is: Happening
  /** What brought it about: 'fire', 'melee', 'morale'. */
  readonly cause?: string
  /** The piece that caused it. */
  readonly by?: Id
  /** How much, where it is counted in points. */
  readonly count?: number
}

export type Happening =
  /** Out of the game for good, whatever else the rules call it: killed, wiped out, removed. */
  | 'lost'
  /** Lies injured: out of the fight, but still on the table. */
  | 'injured'
  /** Hurt, and fights on; of a stand, `count` figures have fallen. */
  | 'wounded'
  /** A vehicle, a gun or a building: hurt, wrecked, or left by its crew. */
  | 'damaged'
  | 'destroyed'
  | 'abandoned'
  | 'pinned'
  | 'suppressed'
  /** Flees, and may still be rallied; gone for good; rallied. */
  | 'broke'
  | 'fled'
  | 'rallied'
  /** Leaves the table in good order; enters it; returns to the game after it was lost. */
  | 'left'
  | 'arrived'
  | 'returned'
  /** Moved against its will: by a current, by an enemy that pushes. */
  | 'driven'
  | 'captured'
  | 'jammed'
  /** Points that count, on the side's record; a counter, card or point that is used up. */
  | 'scored'
  | 'spent'

/** One record was replaced by another; null before means it was made, null after means it was removed. */
export interface ChangeEntry {
  readonly type: 'change'
  readonly table: TableName
  readonly id: Id
  readonly before: Tables[TableName] | null
  readonly after: Tables[TableName] | null
  readonly cites: Cites
  /** A side that may see the change may see its event. */
  readonly event?: Event
  /** Whose doing it is, if no rule's. Only an ending is not the umpire's alone. */
  readonly by?: 'umpire' | 'players' | 'clock'
  /** People end the game here, not the rules. */
  readonly ends?: Ending
}

/** A line for the players to read. */
export interface SaidEntry {
  readonly type: 'said'
  readonly says: Message
  readonly cites: Cites
  readonly about?: readonly Id[]
  readonly to?: readonly Id[]
  /** Where something came down: a shell, a grenade, a round that bursts. It leaves a mark on the table. */
  readonly at?: Point
  readonly by?: 'umpire'
}

export type Entry = DecisionEntry | RollEntry | ChangeEntry | SaidEntry

const Change = plain<Parameters<typeof changed>, ChangeEntry>(function (table, id, before, after, cites, event) {
  this.type = 'change'
  this.table = table
  this.id = id
  this.before = before
  this.after = after
  this.cites = cites
  if (event) this.event = event
})

const Choice = plain<Parameters<typeof decided>, DecisionEntry>(function (side, decision) {
  this.type = 'decision'
  this.side = side
  this.decision = decision
})

const Roll = plain<Parameters<typeof rolled>, Omit<RollEntry, 'by'>>(function ({ purpose, spec }, faces, dice, at) {
  this.type = 'roll'
  this.purpose = purpose
  this.faces = faces
  this.dice = dice
  this.drawn = spec.names && dice.map(face => spec.names?.[face - 1] as string)
  this.at = at
  this.need = spec.need
  this.modifiers = spec.modifiers
  this.cites = spec.cites
  this.under = spec.under
  this.about = spec.about
  this.to = spec.to
})

const Said = plain<Parameters<typeof said>, SaidEntry>(function (says, cites, about, to, at) {
  this.type = 'said'
  this.says = says
  this.cites = cites
  if (about) this.about = about
  if (to) this.to = to
  if (at) this.at = at
})

export const changed = (
  table: TableName,
  id: Id,
  before: ChangeEntry['before'],
  after: ChangeEntry['after'],
  cites: Cites,
  event?: Event,
): ChangeEntry => new Change(table, id, before, after, cites, event)

export const decided = (side: Id, decision: Decision): DecisionEntry => new Choice(side, decision)

export const rolled = (rolling: Rolling, faces: number, dice: readonly number[], at: number): RollEntry =>
  new Roll(rolling, faces, dice, at)

export const said = (says: Message, cites: Cites, about?: readonly Id[], to?: readonly Id[], at?: Point): SaidEntry =>
  new Said(says, cites, about, to, at)

/** Applies an entry to the store. It knows no rules: that is why replay, undo and scrubbing need none. */
export function fold<T extends Tables>(store: Store<T>, entry: Entry): void {
  if (entry.type === 'change') store.put(entry.table, entry.id, entry.after as never)
  else if (entry.type === 'roll') store.dice = entry.at + entry.dice.length
}

/** Undoes an entry. */
export function unfold<T extends Tables>(store: Store<T>, entry: Entry): void {
  if (entry.type === 'change') {
    if (entry.before === null) store.unmake(entry.table, entry.id)
    else store.put(entry.table, entry.id, entry.before as never)
  } else if (entry.type === 'roll') store.dice = entry.at
}

/** A part of the journal that is not held as entries until somebody asks for it. */
interface Packed {
  readonly from: number
  readonly until: number
  readonly bytes: Uint8Array
  wake(later: readonly Entry[]): readonly Entry[]
}

const NO_BYTES = new Uint8Array()

/** Everything that has happened, in order. The journal is the game; the store is only its current state. */
export class Journal {
  /** The number of entries before the first one kept here: a fork starts with an empty journal and keeps counting. */
  readonly base: number
  /** The settled points: at these positions the state alone says what comes next. */
  readonly settled: number[] = []
  /** How often entries were taken back: as long as this stays the same, the journal only grows. */
  rewinds = 0
  private live: Entry[] = []
  /** The position of the first of those. Everything before it is packed. */
  private first: number
  /** What came before the last settled point, and what has come since: most questions are about the latter alone. */
  private packed: readonly Packed[] = []

  constructor(base = 0) {
    this.base = base
    this.first = base
  }

  /** All entries. If only the newest are needed, ask `from` or `last`, which unpack no more than they must. */
  get entries(): readonly Entry[] {
    this.wake(this.base)
    return this.live
  }

  get length(): number {
    return this.first + this.live.length
  }

  add(entry: Entry): void {
    this.live.push(entry)
  }

  settle(): void {
    if (this.settled[this.settled.length - 1] !== this.length) this.settled.push(this.length)
  }

  /** The newest settled point at or before this position. */
  settledBefore(position: number): number {
    for (let i = this.settled.length - 1; i >= 0; i--) {
      const at = this.settled[i] as number
      if (at <= position) return at
    }
    return this.base
  }

  from(position: number): readonly Entry[] {
    this.wake(position)
    return this.live.slice(position - this.first)
  }

  /** The entry just before a position; undefined at the start. */
  before(position: number): Entry | undefined {
    this.wake(position - 1)
    return this.live[position - 1 - this.first]
  }

  /** The position of the newest entry that matches; null if there is none. */
  last(is: (entry: Entry) => boolean): number | null {
    for (let at = this.length - 1; at >= this.base; at--) {
      this.wake(at)
      if (is(this.live[at - this.first] as Entry)) return at
    }
    return null
  }

  clear(): void {
    this.rewinds += 1
    this.live = []
    this.first = this.base
    this.packed = []
    this.settled.length = 0
  }

  /** Undoes entries, newest first, until the journal is this long. */
  rewind<T extends Tables>(store: Store<T>, position: number): void {
    this.rewinds += 1
    this.wake(position)
    this.packed = this.packed.filter(({ until }) => until <= position)
    while (this.length > position) unfold(store, this.live.pop() as Entry)
    while (this.settled.length > 0 && (this.settled[this.settled.length - 1] as number) > position) this.settled.pop()
  }

  /** A journal that continues from a position and shares the entries from `base` to there. */
  fork(base: number, position: number): Journal {
    const copy = new Journal(base)
    if (base === position) return copy
    copy.live = this.from(base).slice(0, position - base)
    for (const at of this.settled) if (at >= base && at <= position) copy.settled.push(at)
    return copy
  }

  /** Packs everything but the newest entry, which says where the game is, until it is asked for. */
  rest<T extends Tables>(store: Store<T>, setup: object): void {
    const until = this.length - 1
    const settled = this.settledBefore(until)
    const pack = (parts: readonly Packed[], start: number, end: number): Packed => {
      const from = parts[0]?.from ?? start
      const added = archived(this.live.slice(start - this.first, end - this.first), setup)
      const bytes = joined([...parts.map(part => part.bytes), added])
      return { from, until: end, bytes, wake: later => restored(bytes, setup, later, store) }
    }
    if (settled > this.packedUntil) this.packed = [pack(this.packed, this.packedUntil, settled)]
    if (until > this.packedUntil) {
      const past = this.packed.filter(one => one.until <= settled)
      const since = this.packed.filter(one => one.until > settled)
      this.packed = [...past, pack(since, this.packedUntil, until)]
    }
    if (until > this.first) this.dropBefore(until)
  }

  /** Lets go of all entries: somebody can tell them again. */
  drop(again: () => readonly Entry[]): void {
    this.packed = [{ from: this.base, until: this.length, bytes: NO_BYTES, wake: again }]
    this.dropBefore(this.length)
  }

  private get packedUntil(): number {
    return this.packed[this.packed.length - 1]?.until ?? this.base
  }

  private dropBefore(position: number): void {
    this.live = this.live.slice(position - this.first)
    this.first = position
  }

  /** Unpacks what is needed to have this entry. */
  private wake(position: number): void {
    for (let i = this.packed.length - 1; i >= 0 && position < this.first; i--) {
      const part = this.packed[i] as Packed
      if (part.until > this.first) continue
      this.live = [...part.wake(this.live), ...this.live]
      this.first = part.from
    }
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
