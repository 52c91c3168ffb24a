import { Game } from '../game/game.ts'
import { type Entry, Journal } from '../game/journal.ts'
import { type Id, Store, type TableName, type Tables, tableNames } from '../game/store.ts'
import { cut, cutEntries } from '../game/view.ts'
import type { Given, Setup } from '../scenario/setup.ts'

/**
 * The game as one side knows it, made of nothing but the records and entries that the side may see, so that the rules' reading functions can
 * be asked about it. What the side sees in part is completed by what anybody would suppose (`RuleSet.suppose`).
 */
export class Knowledge<T extends Tables = Tables> {
  readonly game: Game<T>
  readonly #side: Id
  /** The true record that each was told from. A record is replaced, never changed, so the same one is told the same. */
  readonly #told: { readonly [K in TableName]: Map<Id, object> }
  /** How much of the true journal has been told, and the last entry of that: after an undo it is another one. */
  #heard: { readonly position: number; readonly last: Entry | undefined } | null = null

  constructor(truth: Game<T>, side: Id) {
    this.#side = side
    this.#told = {
      game: new Map(),
      side: new Map(),
      unit: new Map(),
      piece: new Map(),
      terrain: new Map(),
      marker: new Map(),
    }
    this.game = new Game(truth.rules, knownSetup(truth, side), new Store<T>(), new Journal())
  }

  /** Takes in what has happened since it last looked. */
  look(truth: Game<T>): Game<T> {
    for (const table of tableNames) this.#lookAt(truth, table)
    this.#listen(truth)
    return this.game
  }

  #lookAt<K extends TableName>({ rules, store }: Game<T>, table: K): void {
    const now = store.all(table)
    const told = this.#told[table]
    for (const record of now) {
      if (told.get(record.id) === record) continue
      told.set(record.id, record)
      const whole = supposed(this.game, table, cut(rules, table, record, this.#side), record)
      if (whole || this.game.find(table, record.id)) this.game.store.put(table, record.id, whole)
    }
    if (told.size === now.length) return
    // some are gone; the newest first, so that those that were never made leave no trace
    const left = new Set(now.map(({ id }) => id))
    for (const id of [...told.keys()].reverse()) {
      if (left.has(id)) continue
      told.delete(id)
      if (!this.game.find(table, id)) continue
      if (store.knows(table, id)) this.game.store.put(table, id, null)
      else this.game.store.unmake(table, id)
    }
  }

  #listen({ rules, journal }: Game<T>): void {
    const { length, base } = journal
    const heard = this.#heard
    const goesOn = heard !== null && heard.position <= length && journal.before(heard.position) === heard.last
    if (!goesOn) this.game.journal.clear()
    for (const entry of cutEntries(rules, journal.from(goesOn ? heard.position : base), this.#side))
      this.game.journal.add(entry)
    this.#heard = { position: length, last: journal.before(length) }
  }
}

/** A whole record of what a side sees of it; null where it sees nothing. */
function supposed<T extends Tables, K extends TableName>(
  game: Game<T>,
  table: K,
  seen: object | null,
  record: T[K],
): T[K] | null {
  if (seen === null || seen === record) return seen as T[K] | null
  if (game.rules.suppose) return game.rules.suppose(game, table, seen as Partial<T[K]> & { readonly id: Id })
  const whole: object = { ...Object.fromEntries(Object.keys(record).map(field => [field, null])), ...seen }
  return whole as T[K]
}

/**
 * The position that the game began with, as far as a side may know it now: of its own records and of what all see, what is no secret. Where
 * it may know everything, it is the very same object.
 */
function knownSetup<T extends Tables>({ rules, setup, store }: Game<T>, side: Id): Setup {
  let isWhole = true
  const shown = <G extends object>(table: TableName, given: G, id: Id): G | null => {
    const record = store.get(table, id)
    const seen = record && cut(rules, table, record, side)
    if (seen && seen === record) return given
    isWhole = false
    return seen && (Object.fromEntries(Object.entries(given).filter(([field]) => Object.hasOwn(seen, field))) as G)
  }
  const all = <G extends Given>(table: TableName, list: readonly G[]): readonly G[] =>
    list.flatMap(given => shown(table, given, given.id) ?? [])
  // where an enemy stood when the game began, and what it had then, may be a secret still
  const own = <G extends Given>(given: G): boolean => given.side === side
  const wholly = <G extends Given>(table: TableName, list: readonly G[]): readonly G[] =>
    list.flatMap(given => {
      const seen = shown(table, given, given.id)
      return seen && (seen === given || own(given)) ? [seen] : []
    })
  const cutSetup: Setup = {
    ...setup,
    sides: all('side', setup.sides),
    units: wholly('unit', setup.units),
    pieces: wholly('piece', setup.pieces),
    terrain: all('terrain', setup.terrain),
    start: shown('game', setup.start, 'game') ?? {},
    raw: {},
  }
  return isWhole ? setup : cutSetup
}
