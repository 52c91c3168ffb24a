/** A game as one text at its last settled point, with the answers since, and a game made of nothing but that text. */
import {
  canonical,
  diceFrom,
  type Entry,
  Game,
  type Host,
  Journal,
  memo,
  Run,
  Store,
  sha256,
  tableNames,
} from '@sandtable/kernel'

interface Snapshot {
  readonly tables: readonly (readonly { readonly id: string }[])[]
  readonly dice: number
  readonly at: number
  readonly since: readonly Entry[]
}

/** Records are replaced, never changed: each is written out once. */
const textOf = memo((record: object) => canonical(record))

const tablesOf = (store: Store): string =>
  `[${tableNames.map(table => `[${store.all(table).map(textOf).join()}]`).join()}]`

/** The game as it was after so many events; by default as it is now. */
export function written({ game }: Host, position = game.journal.length): string {
  const { journal } = game
  const at = journal.settledBefore(position)
  const begun = game.fork(at)
  begun.rewind(journal.from(at))
  const since = journal.from(at).slice(0, position - at)
  return `{"tables":${tablesOf(begun.store)},"dice":${begun.store.dice},"at":${at},"since":${canonical(since)}}`
}

export function readAgain({ rules, setup, dice }: Host, text: string): Run {
  const { tables, at, since, dice: rolled } = JSON.parse(text) as Snapshot
  const store = new Store()
  for (const [i, table] of tableNames.entries())
    for (const record of tables[i] ?? []) store.put(table, record.id, record as never)
  store.dice = rolled
  const run = new Run(new Game(rules, setup, store, new Journal(at)), diceFrom(dice))
  run.replay(since)
  return run
}

/** Everything that a game is at this moment, as one text. */
export const standingOf = ({ game: { store, journal }, prompts, waiting }: Run): string =>
  tablesOf(store) +
  canonical([store.dice, journal.length, journal.settledBefore(journal.length), prompts, [...waiting]])

export const hashOf = (run: Run): string => sha256(standingOf(run))
