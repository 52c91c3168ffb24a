import type { Game } from '../game/game.ts'
import { type Entry, fold } from '../game/journal.ts'
import type { Id, Tables } from '../game/store.ts'
import type { Decision, Reason } from '../play/prompt.ts'

/**
 * Rules meet: a way of moving meets a kind of ground, a way of fire the state of a target. A rule set lists what can
 * meet, as matrices; the cases are watched while they run, and each cell must occur in a passing case, or be
 * impossible for a stated reason. Cases do not declare what they show: it is read from what really happened.
 */
export interface Matrix {
  readonly id: string
  readonly says: string
  /** What meets what, by id, each in plain words. */
  readonly rows: { readonly [id: string]: string }
  readonly columns: { readonly [id: string]: string }
  /** No cell of these rows and columns is possible, for this reason; all rows or columns if none are named. */
  readonly impossible: readonly Impossible[]
}

export interface Impossible {
  readonly rows?: readonly string[]
  readonly columns?: readonly string[]
  readonly because: string
}

/** A decision that the rules refused, with their reasons. */
export interface Refused {
  readonly side: Id
  readonly decision: Decision
  readonly reasons: readonly Reason[]
  /** The length of the journal at that time. */
  readonly at: number
}

/** Records that a row and a column of a matrix have met. */
export type Note = (matrix: string, row: string, column: string) => void

/** Watches one case. The game is always in the state just before the reported event. */
export interface Watcher<T extends Tables> {
  entry(game: Game<T>, entry: Entry): void
  refused?(game: Game<T>, refused: Refused): void
}

export interface Meetings<T extends Tables = Tables> {
  readonly matrices: readonly Matrix[]
  /** A watcher for one case. */
  watch(note: Note): Watcher<T>
}

/** A cell of a matrix that was met. */
export interface Met {
  readonly matrix: string
  readonly row: string
  readonly column: string
}

/** What met in a finished game: it is rewound and stepped through again entry by entry. No rule runs again. */
export function metIn<T extends Tables>(
  meetings: Meetings<T>,
  game: Game<T>,
  refused: readonly Refused[],
): readonly Met[] {
  const met = new Map<string, Met>()
  const watcher = meetings.watch((matrix, row, column) => {
    const { rows, columns } = meetings.matrices.find(({ id }) => id === matrix) ?? unknown(`matrix ${matrix}`)
    if (!Object.hasOwn(rows, row)) unknown(`row ${row} of ${matrix}`)
    if (!Object.hasOwn(columns, column)) unknown(`column ${column} of ${matrix}`)
    met.set(`${matrix} ${row} ${column}`, { matrix, row, column })
  })
  const { entries, base } = game.journal
  const past = game.fork(base)
  past.rewind(entries)
  for (let i = 0; i <= entries.length; i++) {
    for (const step of refused) if (step.at === base + i) watcher.refused?.(past, step)
    const entry = entries[i]
    if (!entry) break
    watcher.entry(past, entry)
    fold(past.store, entry)
  }
  return [...met.values()]
}

function unknown(what: string): never {
  throw new Error(`meetings: there is no ${what}`)
}

/** A cell and its status: the first case that shows it, or why it is impossible. */
export interface Cell extends Met {
  readonly shown: string | null
  readonly impossible: string | null
}

/** Every cell of the matrices, row by row, with what the cases have shown. */
export function cellsOf(
  meetings: Meetings,
  shown: readonly { readonly name: string; readonly met: readonly Met[] }[],
): readonly Cell[] {
  const first = new Map<string, string>()
  for (const { name, met } of shown)
    for (const { matrix, row, column } of met) {
      const key = `${matrix} ${row} ${column}`
      if (!first.has(key)) first.set(key, name)
    }
  return meetings.matrices.flatMap(matrix =>
    Object.keys(matrix.rows).flatMap(row =>
      Object.keys(matrix.columns).map(column => ({
        matrix: matrix.id,
        row,
        column,
        shown: first.get(`${matrix.id} ${row} ${column}`) ?? null,
        impossible: whyImpossible(matrix, row, column),
      })),
    ),
  )
}

function whyImpossible({ impossible }: Matrix, row: string, column: string): string | null {
  const found = impossible.find(
    ({ rows, columns }) => (rows?.includes(row) ?? true) && (columns?.includes(column) ?? true),
  )
  return found?.because ?? null
}

/** Faults in a matrix's words: a reason for a cell that does not exist. */
export function unknownCells({ matrices }: Meetings): readonly string[] {
  return matrices.flatMap(({ id, rows, columns, impossible }) =>
    impossible.flatMap(cells => [
      ...(cells.rows ?? []).filter(row => !Object.hasOwn(rows, row)).map(row => `${id} has no row ${row}`),
      ...(cells.columns ?? []).filter(c => !Object.hasOwn(columns, c)).map(c => `${id} has no column ${c}`),
    ]),
  )
}
