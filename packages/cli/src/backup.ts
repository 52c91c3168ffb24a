import { join, resolve } from 'node:path'
import { backup, type Place, restore, type Summary } from '@sandtable/server'
import { count, isFile, rootOf } from './project.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

export interface BackupOptions {
  /** Where games are kept that are played far apart. */
  readonly data?: string
}

const placeOf = ({ data }: BackupOptions, { folder }: Terminal): Place => ({
  folder: data === undefined ? join(rootOf(folder), 'saves') : resolve(folder, data),
  address: process.env.DATABASE_URL,
})

const told = ({ rows, sha256 }: Summary): string =>
  `${count(rows.game ?? 0, 'game')}, ${count(rows.step ?? 0, 'step')}, ${sha256}`

/** sandtable backup: everything that the server has stored, in one file. */
export async function keepBackup(file: string, options: BackupOptions, terminal: Terminal): Promise<Verdict> {
  terminal.say(`backed up: ${told(await backup(placeOf(options, terminal), resolve(terminal.folder, file)))}`)
  return 'fine'
}

/** sandtable restore: the same again, in an empty place. */
export async function restoreBackup(file: string, options: BackupOptions, terminal: Terminal): Promise<Verdict> {
  const path = resolve(terminal.folder, file)
  if (!isFile(path)) throw new Misuse(`There is no file ${file}.`)
  terminal.say(`restored: ${told(await restore(placeOf(options, terminal), path))}`)
  return 'fine'
}
