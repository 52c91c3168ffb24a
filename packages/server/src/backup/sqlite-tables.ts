import { join } from 'node:path'
import Database from 'libsql'
import { sqliteStorage } from '../storage/sqlite.ts'
import { cellOf, inOrder, type Row, sqlOf, type Tables } from './tables.ts'

/** The file of a folder, beside a server that may be running: readers and one writer do not wait for each other. */
export async function sqliteTables(folder: string, purpose: 'read' | 'write'): Promise<Tables> {
  if (purpose === 'write') await sqliteStorage(folder).close() // makes the tables
  const db = new Database(join(folder, 'games.db'))
  for (const setting of ['busy_timeout = 5000', 'synchronous = full', 'foreign_keys = on']) db.exec(`pragma ${setting}`)
  db.exec(purpose === 'read' ? 'begin' : 'begin immediate')
  const all = <R>(text: string): readonly R[] => db.prepare(text).all() as readonly R[]
  const names = inOrder(
    all<{ name: string }>(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`).map(
      ({ name }) => name,
    ),
  )
  const columns = new Map(
    names.map(table => [table, all<{ name: string; pk: number }>(`pragma table_info("${table}")`)] as const),
  )
  const of = (table: string) => columns.get(table) ?? []
  return {
    names,
    async *rows(table) {
      const key = of(table).filter(({ pk }) => pk > 0)
      const order = key.sort((a, b) => a.pk - b.pk).map(({ name }) => `"${name}"`)
      const rows = db.prepare(`select * from "${table}" order by ${order.join(', ')}`).iterate()
      for (const row of rows as Iterable<{ readonly [column: string]: unknown }>)
        yield Object.fromEntries(of(table).map(({ name }) => [name, cellOf(row[name])]))
    },
    async put(table, row: Row) {
      const names = of(table).map(({ name }) => name)
      const text = `insert into "${table}" (${names.map(name => `"${name}"`)}) values (${names.map(() => '?')})`
      db.prepare(text).run(...names.map(name => sqlOf(row[name])))
    },
    async close(keep) {
      db.exec(keep ? 'commit' : 'rollback')
      db.close()
    },
  }
}
