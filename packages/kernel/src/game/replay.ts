import type { Game } from './game.ts'
import { type Entry, fold, unfold } from './journal.ts'
import { Store, type Tables, tableNames } from './store.ts'
import { cutEntries, type View, viewOf } from './view.ts'

/** A game as it can be told to one side afterwards: how it began, and what that side was told since. Plain JSON. */
export interface Story {
  readonly opening: View
  readonly entries: readonly Entry[]
}

export function storyOf<T extends Tables>(game: Game<T>, side: string): Story {
  const begun = game.fork(0)
  begun.rewind(game.journal.entries)
  return { opening: viewOf(begun, side), entries: cutEntries(game.rules, game.journal.entries, side) }
}

/**
 * A story that can be wound forwards and backwards. It folds what was told into what was known, and back; no rule
 * runs, so any screen can do it with the data it has.
 */
export class Reel {
  readonly entries: readonly Entry[]
  private readonly side: string
  private readonly store = new Store()
  private at: number

  /** Starts from the view as it was after the first `position` entries. */
  constructor(view: View, entries: readonly Entry[], position = 0) {
    this.entries = entries
    this.side = view.side
    this.at = position
    for (const table of tableNames)
      for (const record of view.tables[table]) this.store.put(table, (record as { id: string }).id, record as never)
  }

  /** How many entries have happened. */
  get position(): number {
    return this.at
  }

  /** Winds to a position; a position beyond either end means that end. */
  to(position: number): this {
    const goal = Math.max(0, Math.min(this.entries.length, position))
    for (; this.at < goal; this.at++) fold(this.store, this.entries[this.at] as Entry)
    for (; this.at > goal; this.at--) unfold(this.store, this.entries[this.at - 1] as Entry)
    return this
  }

  /** What the side knew at this position. */
  get view(): View {
    const tables = tableNames.map(table => [table, [...this.store.all(table)]])
    return { side: this.side, tables: Object.fromEntries(tables) as View['tables'] }
  }
}
