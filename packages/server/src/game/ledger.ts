import type { Grown } from '@sandtable/kernel'
import type { Accord, Clocks, Declined, Heard, Reaction, Said } from '@sandtable/room'
import type { Step } from '../storage/storage.ts'

/** What a step of the log says, and how the clocks stand after it where it has changed that. */
export type Body = Deed & { readonly clocks?: Clocks }

type Deed =
  /** A player has sat down for the first time, with a nonce for the dice. */
  | { readonly type: 'sat'; readonly side: string; readonly nonce: string; readonly name: string }
  /** The game has gone on, or back: what is new of its save. */
  | ({
      readonly type: 'grown'
      /** What all have agreed on. */
      readonly agreed?: Accord
      /** What was told before may read otherwise now. */
      readonly anew?: boolean
    } & Grown)
  /** The game is over, and its log closed. */
  | { readonly type: 'packed' }
  | { readonly type: 'called'; readonly name: string }
  | { readonly type: 'said'; readonly said: Said }
  | ({ readonly type: 'proposed' } & Proposed)
  | { readonly type: 'answered'; readonly what: Accord; readonly yes: boolean; readonly hash?: string }
  /** A player has handed a unit to another of the side. */
  | { readonly type: 'gave'; readonly unit: string; readonly to: string }
  /** Seats were given up, or one is taken again. */
  | { readonly type: 'left'; readonly seats: readonly string[] }
  | { readonly type: 'back' }
  /** A side's figures react so from now on. */
  | { readonly type: 'reacts'; readonly side: string; readonly order: Reaction }
  /** The game that all have agreed to play next. */
  | { readonly type: 'rematch'; readonly game: string }

/** What somebody has proposed. */
export interface Proposed {
  readonly what: Accord
  readonly of?: string
  /** The game that a rematch would be, and the hashes of its secrets. */
  readonly game?: string
  readonly hash?: string
  readonly watch?: string
}

/** A proposal that stands, and those who have agreed, with what they gave for it. */
export interface Standing extends Proposed {
  readonly by: string
  readonly yes: Map<string, string>
}

/** What a log comes to: the steps of a game, read in order. */
export class Ledger {
  /** The number of the next step. */
  next = 0
  /** How many rows the save has, with its end mark; none before the game begins. */
  length = 0
  readonly sat = new Map<string, { readonly nonce: string; readonly name: string }>()
  /** What players call themselves. */
  readonly called = new Map<string, string>()
  /** What has been done already, by its sender's key. */
  readonly keys = new Set<string>()
  readonly heard: Heard[] = []
  readonly proposals = new Map<Accord, Standing>()
  /** Who has last not agreed to what, until the game goes on. */
  declined: Declined | null = null
  /** The units that were handed over, and to whom. */
  readonly gave = new Map<string, string>()
  /** The seats that were given up. */
  readonly left = new Set<string>()
  rematch: string | null = null
  readonly reactions = new Map<string, Reaction>()
  /** How the clocks stood when they last changed, and after which step. */
  clocks: { readonly stood: Clocks; readonly seq: number } | null = null
  /** The last step after which a page must be told everything again: something was taken back, or another plays a side. */
  back = 0
  closed = false
  /** How many of the last rows are answers that wait for those of others: they were told to nobody. */
  #waiting = 0

  take({ seq, at, by, key }: Pick<Step, 'seq' | 'at' | 'by' | 'key'>, said: Body): void {
    this.#note(said, seq, at, by)
    if (said.clocks) this.clocks = { stood: said.clocks, seq }
    if (key) this.keys.add(key)
    this.next = seq + 1
  }

  #note(said: Body, seq: number, at: number, by: string): void {
    if (said.type === 'sat') {
      this.sat.set(said.side, said)
      if (said.name) this.called.set(said.side, said.name)
    } else if (said.type === 'packed') this.closed = true
    else if (said.type === 'grown') this.#grow(said, seq)
    else if (said.type === 'called') this.called.set(by, said.name)
    else if (said.type === 'gave') this.gave.set(said.unit, said.to)
    else if (said.type === 'said') this.heard.push({ seq, at, by, said: said.said })
    else if (said.type === 'proposed') {
      this.proposals.set(said.what, { ...said, by, yes: new Map([[by, said.hash ?? '']]) })
      this.declined = null
    } else if (said.type === 'answered') this.#answer(said, by)
    else if (said.type === 'left') {
      for (const seat of said.seats) this.left.add(seat)
      this.proposals.clear() // whoever has to agree is another now
      this.back = seq
    } else if (said.type === 'reacts') this.reactions.set(said.side, said.order)
    else if (said.type === 'back') {
      this.left.delete(by)
      this.back = seq
    } else {
      this.rematch = said.game
      this.proposals.delete('rematch')
    }
  }

  #grow({ from, rows, agreed, anew }: Body & { type: 'grown' }, seq: number): void {
    const told = Math.max(0, this.length - 1 - this.#waiting)
    if (anew || from < told) this.back = seq
    const added = rows.length - 1
    const last = added - 1 - rows.slice(0, -1).findLastIndex(row => !isWaiting(row))
    this.#waiting = last < added ? last : last + from - told
    this.length = from + rows.length
    if (agreed) this.proposals.delete(agreed)
    this.declined = null
    this.proposals.delete('take back') // it was about what had been decided until then
  }

  #answer({ what, yes, hash = '' }: Body & { type: 'answered' }, by: string): void {
    const standing = this.proposals.get(what)
    if (yes) return void standing?.yes.set(by, hash)
    this.proposals.delete(what)
    if (standing?.by !== by) this.declined = { what, by } // otherwise it was withdrawn
  }
}

/** The rows of the save that these steps come to, after those before. */
export function rowsOf(bodies: readonly Body[], before: readonly string[] = []): readonly string[] {
  const rows = [...before]
  for (const said of bodies)
    if (said.type === 'grown') {
      rows.length = said.from
      for (const row of said.rows) rows.push(row)
    }
  return rows
}

/** Is it about the players, so that nothing changes on the table? */
export const isTalk = ({ type }: Body): boolean => ['called', 'said', 'proposed', 'answered'].includes(type)

export const bodyOf = ({ body }: Pick<Step, 'body'>): Body => JSON.parse(body) as Body

/** The link before a line is of no interest. */
const isWaiting = (row: string): boolean =>
  row.includes('"waiting":') && Object.hasOwn(JSON.parse(row.slice(row.indexOf(' '))), 'waiting')
