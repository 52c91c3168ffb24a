import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { SandtableError, VERSION } from '@sandtable/kernel'
import { postgresTables } from './postgres-tables.ts'
import { sqliteTables } from './sqlite-tables.ts'
import type { Row, Tables } from './tables.ts'

/** The version of this format. */
const FORMAT = 1

/** What a backup holds. The hash is over all rows: the same games have the same one, in whatever database. */
export interface Summary {
  readonly rows: { readonly [table: string]: number }
  readonly sha256: string
}

type Line = { readonly backup: number; readonly version: string } | readonly [table: string, row: Row] | Summary

/** Where games are: a PostgreSQL where an address is given, otherwise a folder. */
export interface Place {
  readonly folder: string
  readonly address?: string | undefined
}

const tablesOf = ({ folder, address }: Place, purpose: 'read' | 'write'): Promise<Tables> => {
  if (address) return postgresTables(address, purpose)
  if (purpose === 'read' && !existsSync(join(folder, 'games.db')))
    throw new SandtableError('KEEP-1', folder, 'there are no games')
  return sqliteTables(folder, purpose)
}

/** Counts rows and hashes them, line by line. */
class Count {
  readonly #rows: { [table: string]: number } = {}
  readonly #hash = createHash('sha256')

  take(table: string, line: string): void {
    this.#rows[table] = (this.#rows[table] ?? 0) + 1
    this.#hash.update(`${line}\n`)
  }

  get summary(): Summary {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}

async function* linesOf(tables: Tables, told: (summary: Summary) => void): AsyncIterable<string> {
  yield `${JSON.stringify({ backup: FORMAT, version: VERSION })}\n`
  const count = new Count()
  for (const table of tables.names)
    for await (const row of tables.rows(table)) {
      const line = JSON.stringify([table, row])
      count.take(table, line)
      yield `${line}\n`
    }
  const { summary } = count
  told(summary)
  yield `${JSON.stringify(summary)}\n`
}

/** Writes everything that is stored to a file, while servers go on. The file is there when it is whole. */
export async function backup(place: Place, file: string): Promise<Summary> {
  const tables = await tablesOf(place, 'read')
  const part = `${file}.part`
  let summary: Summary | null = null
  try {
    const lines = Readable.from(
      linesOf(tables, it => {
        summary = it
      }),
    )
    await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 })) // it holds the secrets of dice
    const written = await open(part)
    await written.sync()
    await written.close()
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await tables.close(false)
  }
  return summary as never
}

/** The lines of a backup. */
async function* read(file: string): AsyncIterable<readonly [line: string, said: Line]> {
  const bytes = createReadStream(file)
  const text = bytes.pipe(createGunzip())
  bytes.on('error', error => text.destroy(error))
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY }))
      yield [line, JSON.parse(line) as Line]
  } catch (error) {
    throw new SandtableError('KEEP-2', file, error instanceof Error ? error.message : String(error))
  }
}

/** Reads a backup to its end, and only then believes it. */
async function checked(file: string): Promise<Summary> {
  const count = new Count()
  let said: Line | null = null
  for await (const [line, next] of read(file)) {
    if (said === null && (!('backup' in next) || next.backup !== FORMAT))
      throw new SandtableError('KEEP-2', file, `its first line is not that of a backup in format ${FORMAT}`)
    if (said !== null && 'sha256' in said) throw new SandtableError('KEEP-2', file, 'something follows its end')
    if (Array.isArray(next)) count.take(next[0], line)
    said = next
  }
  const { summary } = count
  if (said === null || !('sha256' in said)) throw new SandtableError('KEEP-2', file, 'its end is missing')
  if (said.sha256 !== summary.sha256) throw new SandtableError('KEEP-2', file, 'its rows do not match its hash')
  return summary
}

/** Puts everything of a backup into an empty place: all of it, or nothing. */
export async function restore(place: Place, file: string): Promise<Summary> {
  const summary = await checked(file)
  const tables = await tablesOf(place, 'write')
  try {
    for (const table of tables.names)
      for await (const _ of tables.rows(table)) throw new SandtableError('KEEP-3', '', `${table} has rows already`)
    for await (const [, said] of read(file))
      if (Array.isArray(said)) {
        const [table, row] = said as readonly [string, Row]
        if (!tables.names.includes(table)) throw new SandtableError('KEEP-2', file, `there is no table ${table}`)
        await tables.put(table, row)
      }
  } catch (error) {
    await tables.close(false)
    throw error
  }
  await tables.close(true)
  return summary
}
