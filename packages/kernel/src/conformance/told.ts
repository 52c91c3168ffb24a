import { type Id, type Known, tableNames } from '../game/store.ts'
import type { Host } from '../play/host.ts'
import { alike } from './moments.ts'

/** A side that keeps what it is told, as a client does: an initial view, then the news. */
export class Told {
  private readonly tables = tableNames.map(name => ({ name, records: new Map<Id, object>() }))
  private readonly host: Host
  private readonly side: Id
  private since = 0

  constructor(host: Host, side: Id) {
    this.host = host
    this.side = side
    const view = host.view(side)
    for (const { name, records } of this.tables)
      for (const record of view.tables[name] as readonly Known[]) records.set(record.id, record)
  }

  /** Reads the news: does its knowledge then match its view? */
  isTrue(): boolean {
    const { host, side, tables } = this
    for (const entry of host.news(side, this.since)) {
      if (entry.type !== 'change') continue
      const records = tables.find(({ name }) => name === entry.table)?.records
      if (entry.after) records?.set(entry.id, entry.after)
      else records?.delete(entry.id)
    }
    this.since = host.game.journal.length
    const view = host.view(side)
    return tables.every(({ name, records }) => {
      const seen = view.tables[name] as readonly Known[]
      return seen.length === records.size && seen.every(record => alike(records.get(record.id), record))
    })
  }
}
