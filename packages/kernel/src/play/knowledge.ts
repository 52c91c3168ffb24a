import { Game } from '../game/game.ts'
import { Journal } from '../game/journal.ts'
import { same } from '../game/same.ts'
import { type Id, Store, type TableName, type Tables, tableNames } from '../game/store.ts'
import { UMPIRE } from '../game/umpire.ts'
import { type Cuts, cutEntries } from '../game/view.ts'
import { memo } from '../memo.ts'
import type { RuleSet } from '../ruleset.ts'
import { type Given, openingOf, type Setup } from '../scenario/setup.ts'

/** What was looked at: a table with the same stamp of the same store has not changed since. */
interface Look {
  readonly store: object
  readonly stamps: readonly number[]
}

/**
 * The game as one side knows it, made only of the records and entries that the side may see, so that the rules'
 * reading functions can be asked about it. Partly visible records are completed with plausible values
 * (`RuleSet.suppose`). Whatever is shown to people takes one of these: the true game does not compile in its place, and
 * only a seat makes one.
 */
export class Knowledge<T extends Tables = Tables> extends Game<T> {
  readonly #side: Id
  /**
   * The true record that each was told from. A record is replaced, never changed, so the same one is told the same
   * way.
   */
  #told: Told | null = null
  #looked: Look | null = null
  readonly #cuts: Cuts = new Map()
  /** How much has been told, and of which journal, if nothing is taken back there. */
  #heard: { readonly journal: Journal; readonly rewinds: number; readonly position: number } | null = null

  constructor(rules: RuleSet<T>, setup: Setup, side: Id) {
    super(rules, setup, new Store<T>(), new Journal())
    this.#side = side
  }

  static of<T extends Tables>(truth: Game<T>, side: Id): Knowledge<T> {
    return new Knowledge(truth.rules, knownSetup(truth, side), side)
  }

  /** Takes in a record as it was told to a page far away, which has no other game to look at; null if it is gone. */
  learn<K extends TableName>(table: K, id: Id, seen: object | null): void {
    this.store.put(table, id, seen && this.#whole(table, seen as T[K]))
  }

  #whole<K extends TableName>(table: K, seen: T[K]): T[K] {
    const fields = Object.keys(this.rules.copies?.copy(table, seen) ?? seen) // a hidden field is copied as undefined
    const hidden = fields.filter(field => !Object.hasOwn(seen, field))
    return hidden.length === 0 ? seen : completed(this, table, seen, hidden)
  }

  /** Takes in the current state. */
  look(truth: Game<T>): this {
    if (truth === this) return this
    const { store } = truth
    const last = this.#looked?.store === store ? this.#looked.stamps : []
    // asked again and again between two decisions, mostly in vain
    if (tableNames.every((table, i) => last[i] === store.stamp(table))) return this
    const stamps = tableNames.map(table => store.stamp(table))
    for (const [i, table] of tableNames.entries()) if (last[i] !== stamps[i]) this.#lookAt(store, table)
    if (last[TERRAIN] !== stamps[TERRAIN] && store.all('terrain').every(it => this.find('terrain', it.id) === it))
      this.ground = { stamp: this.store.stamp('terrain'), grid: truth.grid }
    this.#looked = { store, stamps }
    return this
  }

  #lookAt<K extends TableName>(store: Store<T>, table: K): void {
    const now = store.all(table)
    this.#told ??= nothing()
    const known = this.#told[table]
    let hasAppeared = false
    for (const record of now) {
      if (known.get(record.id) === record) continue
      known.set(record.id, record)
      const whole = told(this, table, record, this.#side)
      hasAppeared ||= whole !== null && !this.store.knows(table, record.id)
      if (whole || this.find(table, record.id)) this.store.put(table, record.id, whole)
    }
    // in the order of the true game, whenever each came into sight
    if (hasAppeared)
      this.store.fill(
        table,
        now.flatMap(({ id }) => this.find(table, id) ?? []),
      )
    if (known.size === now.length) return
    // remove the missing ones, newest first, so that those that were never made leave no trace
    const left = new Set(now.map(({ id }) => id))
    for (const id of [...known.keys()].reverse()) {
      if (left.has(id)) continue
      known.delete(id)
      if (!this.find(table, id)) continue
      if (store.knows(table, id)) this.store.put(table, id, null)
      else this.store.unmake(table, id)
    }
  }

  /** Takes in what has been told since the last call. */
  listen(truth: Game<T>): this {
    if (truth === this) return this
    const { rules, journal } = truth
    const { length, base, rewinds } = journal
    const heard = this.#heard
    const goesOn = heard !== null && heard.journal === journal && heard.rewinds === rewinds
    if (!goesOn) {
      this.journal.clear()
      this.#cuts.clear()
    }
    for (const entry of cutEntries(rules, journal.from(goesOn ? heard.position : base), this.#side, this.#cuts))
      this.journal.add(entry)
    this.#heard = { journal, rewinds, position: length }
    return this
  }

  /** Lets go of the news: what was told can be told again. */
  pack(): void {
    this.#cuts.clear()
    const heard = this.#heard
    if (!heard) return
    this.journal.drop(() => {
      const { base } = heard.journal
      return cutEntries(this.rules, heard.journal.from(base).slice(0, heard.position - base), this.#side)
    })
  }

  /**
   * Forgets everything until the next call, but how much it was told. The object stays the same: a player's plan may
   * hold on to it.
   */
  override rest(): void {
    if (this.#heard) this.pack()
    else this.journal.clear()
    for (const table of tableNames) this.store.fill(table, [])
    this.#told = null
    this.#looked = null
    this.ground = null
  }
}

const TERRAIN = tableNames.indexOf('terrain')

type Told = { readonly [K in TableName]: Map<Id, object> }

const nothing = (): Told => ({
  game: new Map(),
  side: new Map(),
  unit: new Map(),
  piece: new Map(),
  terrain: new Map(),
  marker: new Map(),
})

/** A record as a side knows it, with hidden fields assumed; null if it may not know of the record at all. */
function told<T extends Tables, K extends TableName>(game: Game<T>, table: K, record: T[K], side: Id): T[K] | null {
  const { rules } = game
  const sees = side === UMPIRE || rules.sees(table, record, side)
  if (sees === true) return record
  return sees === false ? null : completed(game, table, record, sees)
}

/** A record with plausible values in its hidden fields. */
function completed<T extends Tables, K extends TableName>(
  game: Game<T>,
  table: K,
  record: T[K],
  hidden: readonly string[],
): T[K] {
  const { suppose, copies } = game.rules
  const fields = hidden as readonly (keyof T[K])[]
  const guess: Partial<T[K]> = suppose?.(game, table, hidden) ?? {}
  const supposed = (field: keyof T[K]) => (guess[field] ?? null) as T[K][typeof field]
  if (fields.every(field => same(record[field], supposed(field)))) return record // supposed rightly: no copy is needed
  const whole = copies ? copies.copy(table, record) : { ...record }
  for (const field of fields) whole[field] = supposed(field)
  return whole
}

/**
 * The starting position, as far as a side may know it now: the public parts and its own records. If it may know
 * everything, the very same object.
 */
function knownSetup<T extends Tables>({ rules, setup, store }: Game<T>, side: Id): Setup {
  let isWhole = true
  const opening = openingOf(rules, setup)?.store ?? store
  const shown = <G extends object>(table: TableName, given: G, id: Id): G | null => {
    const records = [opening.get(table, id), store.get(table, id)]
    const sees = records.map(record => record !== null && (side === UMPIRE || rules.sees(table, record, side)))
    if (sees.every(some => some === true)) return given
    isWhole = false
    if (sees.includes(false)) return null
    // what was secret then may be open now, with another value
    const isOpen = ([field]: [string, unknown]): boolean =>
      records.every(record => record && Object.hasOwn(record, field)) &&
      sees.every(hidden => typeof hidden === 'boolean' || !hidden.includes(field))
    return Object.fromEntries(Object.entries(given).filter(isOpen)) as G
  }
  const all = <G extends Given>(table: TableName, list: readonly G[]): readonly G[] =>
    list.flatMap(given => shown(table, given, given.id) ?? [])
  // where an enemy stood when the game began, and what it had then, may still be secret
  const own = <G extends Given>(given: G): boolean => given.side === side
  const wholly = <G extends Given>(table: TableName, list: readonly G[]): readonly G[] =>
    list.flatMap(given => {
      const seen = shown(table, given, given.id)
      return seen && (seen === given || own(given)) ? [seen] : []
    })
  const partly: Setup = {
    ...setup,
    sides: all('side', setup.sides),
    units: wholly('unit', setup.units),
    pieces: wholly('piece', setup.pieces),
    terrain: all('terrain', setup.terrain),
    start: shown('game', setup.start, 'game') ?? {},
    raw: {},
  }
  return isWhole ? setup : asLastKnown(setup, side, partly)
}

const lastKnown = memo((_setup: Setup) => new Map<Id, Setup>())

/** Games of one set-up mostly hide the same: then they share what a side knows of it. */
function asLastKnown(setup: Setup, side: Id, known: Setup): Setup {
  const last = lastKnown(setup).get(side)
  if (last && same(last, known)) return last
  lastKnown(setup).set(side, known)
  return known
}
