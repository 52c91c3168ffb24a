import type { Grown, Id } from '@sandtable/kernel'
import type { Step } from '../storage/storage.ts'

/** What a step of the log says. */
export type Body =
  /** A player has sat down for the first time, with a nonce for the dice. */
  | { readonly type: 'sat'; readonly side: Id; readonly nonce: string; readonly name: string }
  /** The game has gone on, or back: what is new of its save. */
  | ({ readonly type: 'grown' } & Grown)
  /** The game is over, and its log closed. */
  | { readonly type: 'packed' }

/** What a log comes to: the steps of a game, read in order. */
export class Ledger {
  /** The number of the next step. */
  next = 0
  /** The rows of the save, with its end mark; none before the game begins. */
  readonly rows: string[] = []
  readonly sat = new Map<Id, { readonly nonce: string; readonly name: string }>()
  /** What has been done already, by its sender's key. */
  readonly keys = new Set<string>()
  /** The last step after which a page that looked away must be told everything again: something was taken back. */
  back = 0
  closed = false

  take({ seq, key, body }: Pick<Step, 'seq' | 'key' | 'body'>): void {
    const said = JSON.parse(body) as Body
    if (said.type === 'sat') this.sat.set(said.side, said)
    else if (said.type === 'packed') this.closed = true
    else {
      const gone = this.rows.splice(said.from, Number.POSITIVE_INFINITY, ...said.rows)
      if (gone.slice(0, -1).some(row => !isWaiting(row))) this.back = seq
    }
    if (key) this.keys.add(key)
    this.next = seq + 1
  }

  get save(): string {
    return this.rows.join('')
  }
}

/** An answer that waits for those of others was told to nobody; the link before it is of no interest. */
const isWaiting = (row: string): boolean => Object.hasOwn(JSON.parse(row.slice(row.indexOf(' '))), 'waiting')
