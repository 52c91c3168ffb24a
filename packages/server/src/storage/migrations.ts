import { SandtableError } from '@sandtable/kernel'

/**
 * How the tables have changed since games were first stored in them, one text for each version, read by both databases.
 * What is published is never changed: a change is a new text at the end. While nodes are replaced one after the other,
 * old ones work on new tables, so a text adds and never takes away.
 */
export const migrations: readonly string[] = ['create index if not exists seat_game on seat (game);']

/** The table in which PostgreSQL keeps the number of the last one; SQLite has a place for it. */
export const VERSION_TABLE = 'schema_version'

/** What is still to be done for tables of this version. */
export function pending(all: readonly string[], version: number): readonly string[] {
  if (version > all.length)
    throw new SandtableError('KEEP-4', '', `a newer Sandtable has changed its tables (${version}, here ${all.length})`)
  return all.slice(version)
}
