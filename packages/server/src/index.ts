/** The only entry point of the server. */
export { postgresStorage } from './storage/postgres.ts'
export { sqliteStorage } from './storage/sqlite.ts'
export type { Storage } from './storage/storage.ts'
