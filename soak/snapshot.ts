/** A game as one text at its last settled point, with the answers since, and a game made of nothing but that text. */
import { canonical, diceFrom, type Entry, Game, type Host, Journal, Run, Store, tableNames } from '@sandtable/kernel'

interface Snapshot {
  readonly tables: { readonly [table: string]: readonly { readonly id: string }[] }
  readonly dice: number
  readonly at: number
  readonly since: readonly Entry[]
}

/** The game as it was after so many events; by default as it is now. */
export function written({ game }: Host, position = game.journal.length): string {
  const { journal } = game
  const at = journal.settledBefore(position)
  const begun = game.fork(at)
  begun.rewind(journal.from(at))
  const tables = Object.fromEntries(tableNames.map(table => [table, begun.store.all(table)]))
  const snapshot = { tables, dice: begun.store.dice, at, since: journal.from(at).slice(0, position - at) }
  return canonical(snapshot)
}

export function readAgain({ rules, setup, dice }: Host, text: string): Run {
  const { tables, at, since, dice: rolled } = JSON.parse(text) as Snapshot
  const store = new Store()
  for (const table of tableNames) for (const record of tables[table] ?? []) store.put(table, record.id, record as never)
  store.dice = rolled
  const run = new Run(new Game(rules, setup, store, new Journal(at)), diceFrom(dice))
  run.replay(since)
  return run
}
