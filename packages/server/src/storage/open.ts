import { postgresStorage } from './postgres.ts'
import { sqliteStorage } from './sqlite.ts'
import type { Storage } from './storage.ts'

/** PostgreSQL where an address is given, otherwise a file in this folder. */
export const openStorage = async (folder: string, address = process.env.DATABASE_URL): Promise<Storage> =>
  address ? postgresStorage(address) : sqliteStorage(folder)
