import type { TableDefinition } from '../book/book.ts'
import { SandtableError } from '../errors.ts'
import { Grid, placed } from '../geometry/grid.ts'
import type { Point } from '../geometry/shape.ts'
import type { Length } from '../length.ts'
import type { RuleSet } from '../ruleset.ts'
import type { Setup } from '../scenario/setup.ts'
import type { Message } from '../text/message.ts'
import { copied } from './copying.ts'
import {
  type ChangeEntry,
  type Cites,
  changed,
  type Entry,
  type Event,
  fold,
  Journal,
  said,
  unfold,
} from './journal.ts'
import { same } from './same.ts'
import { type Id, Store, type TableName, type Tables } from './store.ts'

/**
 * One game as the rules see it: ids go in, fresh records come out, and every change is journaled as it is made. A
 * record that was looked up never changes; look it up again after anything could have changed it.
 */
export class Game<T extends Tables = Tables> {
  readonly rules: RuleSet<T>
  readonly setup: Setup
  readonly store: Store<T>
  readonly journal: Journal
  /** The scenario's own tables; null if it has none, as nearly all. */
  private readonly house: Setup['tables'] | null
  protected ground: { readonly stamp: number; readonly grid: Grid<T['terrain']> } | null = null

  constructor(rules: RuleSet<T>, setup: Setup, store = new Store<T>(), journal = new Journal()) {
    this.rules = rules
    this.setup = setup
    this.house = Object.keys(setup.tables).length === 0 ? null : setup.tables
    this.store = store
    this.journal = journal
  }

  /**
   * A second game that starts where this one stands and shares every record with it until one of them changes it. Its journal goes on from
   * a position, and shares the entries from `base` to there.
   */
  fork(base = this.journal.length, position = base): Game<T> {
    const copy = new Game(this.rules, this.setup, this.store.fork(), this.journal.fork(base, position))
    copy.ground = this.ground
    return copy
  }

  /** Undoes these entries: this is how a fork returns to the last settled point. */
  rewind(entries: readonly Entry[]): void {
    for (let i = entries.length - 1; i >= 0; i--) unfold(this.store, entries[i] as Entry)
  }

  /** The game is idle for a while: it stores its past as compactly as it can. */
  rest(): void {
    this.journal.rest(this.store, this.setup)
  }

  get state(): T['game'] {
    return this.get('game', 'game')
  }

  get<K extends TableName>(table: K, id: Id): T[K] {
    const record = this.store.get(table, id)
    if (record === null) throw new SandtableError('PLAY-1', '', `there is no ${table} ${id}`)
    return record
  }

  find<K extends TableName>(table: K, id: Id): T[K] | null {
    return this.store.get(table, id)
  }

  piece(id: Id): T['piece'] {
    return this.get('piece', id)
  }

  side(id: Id): T['side'] {
    return this.get('side', id)
  }

  get pieces(): readonly T['piece'][] {
    return this.store.all('piece')
  }

  get sides(): readonly T['side'][] {
    return this.store.all('side')
  }

  get terrain(): readonly T['terrain'][] {
    return this.store.all('terrain')
  }

  get width(): Length {
    return this.setup.width
  }

  get depth(): Length {
    return this.setup.depth
  }

  /** The terrain, indexed by place; rebuilt only after a terrain piece has changed. */
  get grid(): Grid<T['terrain']> {
    const stamp = this.store.stamp('terrain')
    if (this.ground?.stamp !== stamp) {
      this.ground = { stamp, grid: new Grid<T['terrain']>(this.terrain.map(placed), this.width, this.depth) }
    }
    return this.ground.grid
  }

  /** The option in force for a ruling. */
  ruling(id: string): string {
    return this.setup.options[id] ?? this.rules.book.ruling(id).default
  }

  /** The rows of a table, with the scenario's overrides. */
  rows<R>(table: TableDefinition<R>): R {
    const { house } = this
    return house === null ? table.rows : ((house[table.name] as R | undefined) ?? table.rows)
  }

  /** Changes fields of a record, at once and journaled. Fields that already have the value are left out. */
  change<K extends TableName>(table: K, id: Id, fields: Partial<T[K]>, cites: Cites, event?: Event): void {
    const before = this.get(table, id)
    const { copies } = this.rules
    let after: T[K] | null = null
    for (const key in fields) {
      if (same(before[key], fields[key])) continue
      after ??= copies ? copies.copy(table, before) : { ...before }
      after[key] = fields[key] as T[K][typeof key]
    }
    if (after) this.record(changed(table, id, before, after, cites, event))
  }

  /** A record that exists when the game begins: the journal does not mention it. */
  begin<K extends TableName>(table: K, record: T[K]): void {
    this.store.put(table, record.id, copied(this.rules.copies, table, record))
  }

  make<K extends TableName>(table: K, record: T[K], cites: Cites, event?: Event): void {
    if (this.store.knows(table, record.id))
      throw new SandtableError('PLAY-1', '', `there is a ${table} ${record.id} already`)
    this.record(changed(table, record.id, null, copied(this.rules.copies, table, record), cites, event))
  }

  remove(table: TableName, id: Id, cites: Cites): void {
    this.record(changed(table, id, this.get(table, id), null, cites))
  }

  /** A line for the players; `to` limits it to these sides, otherwise all hear it who know the pieces that it is about. */
  say(says: Message, cites: Cites, about: readonly Id[] = [], to = this.knowing(about), at?: Point): void {
    this.journal.add(said(says, cites, about.length > 0 ? about : undefined, to, at))
  }

  /** The sides that know of all these pieces; undefined where everybody does. */
  private knowing(about: readonly Id[]): readonly Id[] | undefined {
    const pieces = about.flatMap(id => this.find('piece', id) ?? [])
    const knows = ({ id }: { readonly id: Id }): boolean =>
      pieces.every(piece => this.rules.sees('piece', piece, id) !== false)
    return this.sides.every(knows) ? undefined : this.sides.filter(knows).map(({ id }) => id)
  }

  private record(entry: ChangeEntry): void {
    this.journal.add(entry)
    fold(this.store, entry)
  }
}
