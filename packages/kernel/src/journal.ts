import type { Point } from './geometry/shape.ts'
import type { Decision } from './prompt.ts'
import type { Id, Store, TableName, Tables } from './store.ts'

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
