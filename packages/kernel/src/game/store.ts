import type { Point, Shape } from '../geometry/shape.ts'
import type { Length } from '../length.ts'

/** What state is made of: plain JSON values, so that anything can be saved, sent, compared and hashed. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value }
export type Id = string

export interface GameRecord {
  readonly id: 'game'
  readonly turn: number
  readonly phase: string
  /** The side whose go it is, if only one side has the go. */
  readonly side: Id | null
  /** Set once the game is over. */
  readonly over: boolean
}
export interface SideRecord {
  readonly id: Id
}
export interface UnitRecord {
  readonly id: Id
  readonly side: Id
  readonly kind: string
}
export interface PieceRecord {
  readonly id: Id
  readonly side: Id
  readonly unit: Id | null
  readonly kind: string
  /** The middle of its base; null while it is off the table. */
  readonly at: Point | null
  readonly facing: number
  readonly gone: boolean
}
export interface TerrainRecord {
  readonly id: Id
  readonly kind: string
  readonly shape: Shape
  readonly height: Length
}
export interface MarkerRecord {
  readonly id: Id
  readonly kind: string
}

/** The tables of the store. A rule set narrows each record to its own fields. */
export interface Tables {
  game: GameRecord
  side: SideRecord
  unit: UnitRecord
  piece: PieceRecord
  terrain: TerrainRecord
  marker: MarkerRecord
}
export type TableName = keyof Tables
export const tableNames = ['game', 'side', 'unit', 'piece', 'terrain', 'marker'] as const

/** A record of any rule set: it has an id and named fields. */
export type Known = { readonly id: Id; readonly [field: string]: unknown }
/** A record by its field names, for code that knows no rules. */
export const known = (record: { readonly id: Id }): Known => record as Known

/** The slots of a table that nothing was put into: its own are made with its first record. */
const NO_SLOTS = new Map<Id, number>()

/** The records of one kind. A record is replaced, never changed, so a copy of the table shares them all. */
class Table<R extends { readonly id: Id }> {
  /** In order of creation; a removed record leaves its place empty, so that undo puts it back where it was. */
  rows: (R | null)[]
  private slots: Map<Id, number>
  private slotsShared: boolean
  /** How many places are empty. */
  private gaps = 0

  constructor(rows: (R | null)[] = [], slots = NO_SLOTS, slotsShared = true) {
    this.rows = rows
    this.slots = slots
    this.slotsShared = slotsShared
  }

  get(id: Id): R | null {
    const slot = this.slots.get(id)
    return slot === undefined ? null : (this.rows[slot] ?? null)
  }

  put(id: Id, record: R | null): void {
    const slot = this.slots.get(id)
    if (slot === undefined) {
      if (!record) return
      this.ownSlots().set(id, this.rows.length)
      this.rows.push(record)
    } else {
      if (record === null) this.gaps += 1
      else if (this.rows[slot] === null) this.gaps -= 1
      this.rows[slot] = record
    }
  }

  knows(id: Id): boolean {
    return this.slots.has(id)
  }

  /**
   * Undoes the making of a record. The newest leaves no trace. In what one side was told, a record may also have come
   * into sight again: it has a place among the others, and leaves it empty.
   */
  unmake(id: Id): void {
    if (this.slots.get(id) !== this.rows.length - 1) {
      this.put(id, null)
      return
    }
    this.ownSlots().delete(id)
    this.rows.pop()
  }

  /** Holds these records and no others, as if nothing had been there before. */
  fill(records: readonly R[]): void {
    this.rows = [...records]
    this.slotsShared = records.length === 0
    this.slots = this.slotsShared ? NO_SLOTS : new Map(records.map(({ id }, slot) => [id, slot]))
    this.gaps = 0
  }

  /** All records, as they are now: a live list. */
  all(): readonly R[] {
    return this.gaps === 0 ? (this.rows as R[]) : this.rows.filter(row => row !== null)
  }

  fork(): Table<R> {
    this.slotsShared = true
    const copy = new Table(this.rows.slice(), this.slots, true)
    copy.gaps = this.gaps
    return copy
  }

  private ownSlots(): Map<Id, number> {
    if (this.slotsShared) {
      this.slots = new Map(this.slots)
      this.slotsShared = false
    }
    return this.slots
  }
}

/** All records of one game. Only the journal writes here. */
export class Store<T extends Tables = Tables> {
  private readonly tables: { readonly [K in keyof T]: Table<T[K] & { readonly id: Id }> }
  /** How many dice have been rolled: the position in the stream of dice. */
  dice = 0
  /**
   * Counts the changes of a table, so that data derived from it (such as an index of the terrain) can tell when it is
   * stale.
   */
  private readonly stamps: { [K in keyof T]: number }

  constructor(tables?: Store<T>['tables'], stamps?: Store<T>['stamps']) {
    this.tables = tables ?? (Object.fromEntries(tableNames.map(name => [name, new Table()])) as never)
    this.stamps = stamps ?? (Object.fromEntries(tableNames.map(name => [name, 0])) as never)
  }

  get<K extends keyof T>(table: K, id: Id): T[K] | null {
    return this.tables[table].get(id)
  }

  all<K extends keyof T>(table: K): readonly T[K][] {
    return this.tables[table].all()
  }

  put<K extends keyof T>(table: K, id: Id, record: T[K] | null): void {
    this.tables[table].put(id, record as never)
    this.stamps[table] += 1
  }

  /** Does or did a record with this id exist? An id is never used twice. */
  knows(table: keyof T, id: Id): boolean {
    return this.tables[table].knows(id)
  }

  unmake(table: keyof T, id: Id): void {
    this.tables[table].unmake(id)
    this.stamps[table] += 1
  }

  /** Replaces a whole table. Only what a side knows is filled so: a true record is never forgotten. */
  fill<K extends keyof T>(table: K, records: readonly T[K][]): void {
    this.tables[table].fill(records as never)
    this.stamps[table] += 1
  }

  stamp(table: keyof T): number {
    return this.stamps[table]
  }

  /** Counts the changes of all tables. */
  get age(): number {
    const { game, side, unit, piece, terrain, marker } = this.stamps
    return game + side + unit + piece + terrain + marker
  }

  fork(): Store<T> {
    const { game, side, unit, piece, terrain, marker } = this.tables
    const tables = {
      game: game.fork(),
      side: side.fork(),
      unit: unit.fork(),
      piece: piece.fork(),
      terrain: terrain.fork(),
      marker: marker.fork(),
    }
    const copy = new Store<T>(tables as never, { ...this.stamps })
    copy.dice = this.dice
    return copy
  }
}
