import type { Point } from './geometry/shape.ts'
import type { Request } from './procedure.ts'
import type { Decision } from './prompt.ts'

import type { Id, Store, TableName, Tables } from './store.ts'

type Rolling = Extract<Request, { type: 'roll' }>

/** The ids of the rules that caused something. */
export type Cites = readonly string[]

/** Somebody chose something. */
export interface DecisionEntry {
  readonly type: 'decision'
  readonly side: Id
  readonly decision: Decision
  /** Only these sides may read it; everybody where it is not said. */
  readonly to?: readonly Id[]
}

/** One thing that was added to a die, and the rule that says so. */
export interface Modifier {
  readonly says: string
  readonly by: number
  readonly cites: Cites
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
  readonly about?: readonly Id[] | undefined
  readonly to?: readonly Id[] | undefined
  readonly by?: 'umpire'
}

/** One record was replaced by another; null before is a record made, null after a record removed. */
export interface ChangeEntry {
  readonly type: 'change'
  readonly table: TableName
  readonly id: Id
  readonly before: Tables[TableName] | null
  readonly after: Tables[TableName] | null
  readonly cites: Cites
  readonly by?: 'umpire'
}

/** A line for the players to read. */
export interface SaidEntry {
  readonly type: 'said'
  readonly text: string
  readonly cites: Cites
  readonly about?: readonly Id[]
  readonly to?: readonly Id[]
  /** Where it happens, if that is a place rather than a piece. */
  readonly at?: Point
  readonly by?: 'umpire'
}

export type Entry = DecisionEntry | RollEntry | ChangeEntry | SaidEntry

/*
 * Entries that are made in play are copies of a blank one, because of forks: where most objects of a literal live long, as in a game that is
 * kept, V8 makes all of them long-lived, and then a fork that is thrown away at once costs as much to clear away as to play.
 */
type Blank<E> = { -readonly [K in keyof E]: E[K] }
const blankChange: ChangeEntry = { type: 'change', table: 'game', id: '', before: null, after: null, cites: [] }
const blankDecision: DecisionEntry = { type: 'decision', side: '', decision: { action: '' } }
const blankSaid: SaidEntry = { type: 'said', text: '', cites: [] }
const blankRoll: Omit<RollEntry, 'by'> = {
  type: 'roll',
  purpose: '',
  faces: 0,
  dice: [],
  drawn: undefined,
  at: 0,
  need: undefined,
  modifiers: undefined,
  cites: [],
  about: undefined,
  to: undefined,
}

export function changed(
  table: TableName,
  id: Id,
  before: ChangeEntry['before'],
  after: ChangeEntry['after'],
  cites: Cites,
): ChangeEntry {
  const entry: Blank<ChangeEntry> = { ...blankChange }
  entry.table = table
  entry.id = id
  entry.before = before
  entry.after = after
  entry.cites = cites
  return entry
}

export function decided(side: Id, decision: Decision): DecisionEntry {
  const entry: Blank<DecisionEntry> = { ...blankDecision }
  entry.side = side
  entry.decision = decision
  return entry
}

export function rolled({ purpose, spec }: Rolling, faces: number, dice: readonly number[], at: number): RollEntry {
  const entry: Blank<RollEntry> = { ...blankRoll }
  entry.purpose = purpose
  entry.faces = faces
  entry.dice = dice
  entry.drawn = spec.names && dice.map(face => spec.names?.[face - 1] as string)
  entry.at = at
  entry.need = spec.need
  entry.modifiers = spec.modifiers
  entry.cites = spec.cites
  entry.about = spec.about
  entry.to = spec.to
  return entry
}

export function said(text: string, cites: Cites, about?: readonly Id[], to?: readonly Id[], at?: Point): SaidEntry {
  const entry: Blank<SaidEntry> = { ...blankSaid }
  entry.text = text
  entry.cites = cites
  if (about) entry.about = about
  if (to) entry.to = to
  if (at) entry.at = at
  return entry
}

/** Makes an entry true of the store. It knows no rule: that is why replay, undo and scrubbing need none. */
export function fold<T extends Tables>(store: Store<T>, entry: Entry): void {
  if (entry.type === 'change') store.put(entry.table, entry.id, entry.after as never)
  else if (entry.type === 'roll') store.dice = entry.at + entry.dice.length
}

/** Takes an entry back. */
export function unfold<T extends Tables>(store: Store<T>, entry: Entry): void {
  if (entry.type === 'change') {
    if (entry.before === null) store.unmake(entry.table, entry.id)
    else store.put(entry.table, entry.id, entry.before as never)
  } else if (entry.type === 'roll') store.dice = entry.at
}

/** Everything that has happened, in order. The journal is the game; the store is only where it has led. */
export class Journal {
  readonly entries: Entry[] = []
  /** The number of entries before the first one kept here: a fork starts with an empty journal that goes on counting. */
  readonly base: number
  /** Where nothing was going on: at these positions the state alone says what comes next. */
  readonly settled: number[] = []

  constructor(base = 0) {
    this.base = base
  }

  get length(): number {
    return this.base + this.entries.length
  }

  settle(): void {
    if (this.settled[this.settled.length - 1] !== this.length) this.settled.push(this.length)
  }

  /** The newest point at or before this position at which nothing was going on. */
  settledBefore(position: number): number {
    for (let i = this.settled.length - 1; i >= 0; i--) {
      const at = this.settled[i] as number
      if (at <= position) return at
    }
    return this.base
  }

  from(position: number): readonly Entry[] {
    return this.entries.slice(position - this.base)
  }

  /** Takes entries back, newest first, until the journal is this long. */
  rewind<T extends Tables>(store: Store<T>, position: number): void {
    while (this.length > position) unfold(store, this.entries.pop() as Entry)
    while (this.settled.length > 0 && (this.settled[this.settled.length - 1] as number) > position) this.settled.pop()
  }
}
