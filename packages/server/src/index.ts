/** The only entry point of the server. */
export { backup, type Place, restore, type Summary } from './backup/backup.ts'
export { gameServer, type ServerOptions } from './http/app.ts'
export { isCalled, LOOPBACK, ownAddresses } from './http/names.ts'
export { openStorage } from './storage/open.ts'
export { postgresStorage } from './storage/postgres.ts'
export { sqliteStorage } from './storage/sqlite.ts'
export type { Storage } from './storage/storage.ts'
