import { VERSION_TABLE } from '../storage/migrations.ts'

/** A value of a row, the same for every database: bytes are told apart from texts, lists are JSON. */
export type Cell = null | number | string | { readonly bytes: string }
export interface Row {
  readonly [column: string]: Cell
}

/** A database as a backup sees it: tables of rows, whatever they mean, so that no table can be forgotten. */
export interface Tables {
  /** Their names, each after those that it refers to. */
  readonly names: readonly string[]
  /** All rows, in the order of the primary key. What is written meanwhile is not among them. */
  rows(table: string): AsyncIterable<Row>
  put(table: string, row: Row): Promise<void>
  /** Ends it: what was put is kept, or nothing of it. */
  close(keep: boolean): Promise<void>
}

/** Everything else refers to these. */
const FIRST = ['game', 'seat']

export const inOrder = (names: readonly string[]): readonly string[] => [
  ...FIRST,
  ...names.filter(name => !FIRST.includes(name) && name !== VERSION_TABLE).sort(),
]

export const cellOf = (value: unknown): Cell => {
  if (value instanceof Uint8Array || value instanceof ArrayBuffer)
    return { bytes: Buffer.from(value as Uint8Array).toString('base64') }
  if (Array.isArray(value)) return JSON.stringify(value)
  return value === null || typeof value === 'number' ? value : String(value)
}

export const sqlOf = (cell: Cell | undefined): null | number | string | Buffer =>
  typeof cell === 'object' && cell !== null ? Buffer.from(cell.bytes, 'base64') : (cell ?? null)
