import type { Beginning, ChangeEntry, Entry, Id, Reason, Standing, TableName } from '@sandtable/kernel'
import type { Asked } from '../at-seat.ts'
import type { Calls } from '../calls.ts'
import type { TableSeats } from '../facts.ts'
import type { Seats } from '../opening.ts'
import type { Wanted } from '../wanted.ts'
import type { Delta } from './delta.ts'

/** The messages between a page and a game far away, as docs/protocol.md tells them. A change that an old page would not understand raises the number. */
export const PROTOCOL = 2

/** The seat of those who only watch. No side can have this name. */
export const WATCHER = '-watcher'

/** What the page may have done at its seat. */
export type Done = Pick<Calls, 'decide' | 'pass' | 'letPass' | 'hold' | 'placeRest' | 'undo' | 'redo' | 'save'>

/** Everything that a page may ask from far away. */
export type FarCalls = Asked & Done

export type FromPage =
  | {
      readonly type: 'hello'
      readonly protocol: number
      readonly game: string
      readonly secret: string
      /** What this player adds to the dice, when sitting down for the first time. */
      readonly nonce: string
      readonly name: string
      /** After a break: how far the page has heard. */
      readonly seen?: Seen
    }
  | {
      readonly type: 'ask'
      readonly id: number
      readonly call: keyof FarCalls
      readonly args: readonly unknown[]
      /** The last step that the page has seen. */
      readonly seq: number
      /** A repeated message has the same key, and counts once. */
      readonly key: string
    }

/** The last step that a page has seen, and how many entries it has been told. */
export interface Seen {
  readonly seq: number
  readonly told: number
}

/** What everybody may know of a game that is played far apart. */
export interface Card {
  readonly title: string
  readonly ruleset: string
  readonly seats: Seats
  readonly names: { readonly [side: Id]: string }
  readonly level: 'easy' | 'usual'
  /** The hash of the secret behind the dice, given before anybody sits down. */
  readonly seal: string
}

/** Which players have joined a game, and who is connected now. */
export interface Company {
  /** The sides whose players have sat down at least once; the game begins with the last of them. */
  readonly sat: readonly Id[]
  /** The sides whose players are looking now. */
  readonly here: readonly Id[]
  readonly watchers: number
  /** What the players call themselves. */
  readonly called: { readonly [side: Id]: string }
}

/** What a page begins with, and where something was taken back, begins with again. */
export interface Begins extends Beginning {
  readonly title: string
  readonly seats: TableSeats
}

/** How things stand now. The page finds out the rest by itself, from what it was told. */
export interface Now extends Standing {
  readonly wanted: Wanted | null
  readonly thinking: boolean
}

/** An entry on its way: a change says only what is different. */
export type SentEntry = Exclude<Entry, ChangeEntry> | SentChange
export interface SentChange extends Omit<ChangeEntry, 'before' | 'after'> {
  readonly differs: Delta
}

export interface Wrong {
  readonly code: string
  readonly message: string
  readonly reasons: readonly Reason[] | null
}

/** A step: what has happened, as far as the seat may know. */
export interface State {
  readonly type: 'state'
  readonly seq: number
  /** All that was told before is void: the page begins with this. */
  readonly begins?: Begins
  readonly news: readonly SentEntry[]
  /** The order of the records in these tables, where something has come into sight among them. */
  readonly order?: { readonly [K in TableName]?: readonly Id[] }
  /** What is different from how things stood before; of nothing, if this is the first on this line. */
  readonly now: Delta | null
}

export type FromServer =
  | { readonly type: 'hello'; readonly seat: Id; readonly card: Card }
  | { readonly type: 'company'; readonly company: Company }
  | State
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'error'; readonly id: number | null; readonly error: Wrong }

/** What a page asks to have a game made. */
export interface GameWish {
  readonly title: string
  /** A scenario file, as text. */
  readonly scenario: string
  readonly file: string
  readonly seats: Seats
  readonly level: 'easy' | 'usual'
  /** Rulings that differ from their defaults. */
  readonly options: { readonly [ruling: string]: string }
}

/** A game that was made: the secret of each seat, and one to watch. They are told once. */
export interface GameMade {
  readonly game: string
  readonly seats: { readonly [side: Id]: string }
  readonly watch: string
}

/** A seat's game in a list. */
export interface GameListed {
  readonly game: string
  readonly seat: Id
  readonly card: Card
  /** When something last happened, in ms since 1970. */
  readonly at: number
  /** The sides that are waited for; none before the game begins and after it has ended. */
  readonly waiting: readonly Id[]
  readonly stage: 'gathering' | 'playing' | 'over'
}
