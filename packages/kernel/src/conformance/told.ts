import { type Id, type Known, tableNames } from '../game/store.ts'
import { cut } from '../game/view.ts'
import type { Host } from '../play/host.ts'
import { alike } from './moments.ts'

/** Where nothing has changed nothing new can be wrong: all is compared only so often. */
const WHOLLY = 8

/** A side that keeps what it is told, as a client does: an initial view, then the news. */
export class Told {
  private readonly tables = new Map(tableNames.map(name => [name, new Map<Id, object>()]))
  private readonly host: Host
  private readonly side: Id
  private since = 0
  private looks = 0

  constructor(host: Host, side: Id) {
    this.host = host
    this.side = side
    const view = host.view(side)
    for (const [name, records] of this.tables)
      for (const record of view.tables[name] as readonly Known[]) records.set(record.id, record)
  }

  /** Reads the news: does its knowledge then match its view? */
  isTrue(): boolean {
    const { host, side, tables } = this
    const { journal } = host.game
    for (const entry of host.news(side, this.since)) {
      if (entry.type !== 'change') continue
      const records = tables.get(entry.table)
      if (entry.after) records?.set(entry.id, entry.after)
      else records?.delete(entry.id)
    }
    const isRight = this.looks++ % WHOLLY === 0 || host.over ? this.isWhollyTrue() : this.isTrueOfChanges()
    this.since = journal.length
    return isRight
  }

  private isWhollyTrue(): boolean {
    const view = this.host.view(this.side)
    for (const [name, records] of this.tables) {
      const seen = view.tables[name] as readonly Known[]
      if (seen.length !== records.size || !seen.every(record => alike(records.get(record.id), record))) return false
    }
    return true
  }

  private isTrueOfChanges(): boolean {
    const { store, journal } = this.host.game
    for (const entry of journal.from(this.since)) {
      if (entry.type !== 'change') continue
      const record = store.get(entry.table, entry.id)
      const seen = record && cut(this.host.rules, entry.table, record, this.side)
      if (!alike(this.tables.get(entry.table)?.get(entry.id) ?? null, seen)) return false
    }
    return true
  }
}
