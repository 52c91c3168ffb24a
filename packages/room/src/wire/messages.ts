import type { Level } from '@sandtable/bots'
import type { Beginning, ChangeEntry, Entry, Id, Reason, Standing, TableName } from '@sandtable/kernel'
import type { Asked } from '../at-seat.ts'
import type { Calls } from '../calls.ts'
import type { TableSeats } from '../facts.ts'
import type { Levels, Seats } from '../opening.ts'
import type { Reaction } from '../reactions.ts'
import type { Readiness } from '../room.ts'
import type { Wanted } from '../wanted.ts'
import type { Apart, Wound } from './apart.ts'
import type { Delta } from './delta.ts'
import type { Clocks, ClockWish, GamePace } from './timing.ts'
import type { Company, Heard, Players, Shares, Together, Watching } from './together.ts'

/** The messages between a page and a game far away, as docs/protocol.md tells them. A change that an old page would not understand raises the number. */
export const PROTOCOL = 3

/** What the page may have done at its seat. */
export type Done = Pick<
  Calls,
  'decide' | 'pass' | 'letPass' | 'hold' | 'placeRest' | 'undo' | 'redo' | 'save' | 'umpire' | 'settables'
>

/** Everything that a page may ask from far away. */
export type FarCalls = Asked & Done & Apart & Together

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
  readonly level: Level
  /** The level of a computer's side, where it is another. */
  readonly levels: Levels
  readonly players: Players
  readonly watching: Watching
  /** The hash of the secret behind the dice, given before anybody sits down. */
  readonly seal: string
  readonly pace?: GamePace
  readonly clock?: ClockWish | null
  /** A quick battle: where nobody comes, the computer sits down. */
  readonly quick?: boolean
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
  readonly readiness: Readiness | null
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
  /** Who you are: your seat, the side that you see the game from, and which units are whose where you share it. */
  | {
      readonly type: 'hello'
      readonly seat: string
      readonly side: Id
      readonly card: Card
      readonly shares: Shares | null
    }
  /** What is whose on a shared side has changed. */
  | { readonly type: 'shares'; readonly shares: Shares }
  /** What was shared; the first of these on a line has everything that the seat may hear. */
  | { readonly type: 'talk'; readonly heard: readonly Heard[] }
  | { readonly type: 'company'; readonly company: Company }
  /** The clocks, where there are any, and how this side's figures react. */
  | { readonly type: 'timing'; readonly clocks: Clocks | null; readonly reaction: Reaction }
  /** After the game: the moment that whoever leads looks at. */
  | { readonly type: 'wound'; readonly moment: Wound | null }
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
  readonly level: Level
  /** Rulings that differ from their defaults. */
  readonly options: { readonly [ruling: string]: string }
  /** The level of a computer's side, where it is another. */
  readonly levels?: Levels
  /** The sides that several people share: how many, who then get its units in equal parts, or for each the units that are theirs. */
  readonly shared?: { readonly [side: Id]: number | readonly (readonly Id[])[] }
  /** Somebody has the umpire's seat. */
  readonly umpire?: boolean
  readonly watching?: Partial<Watching>
  /** A saved game that goes on here; the scenario is then not read. */
  readonly save?: string
  readonly pace?: GamePace
  readonly clock?: ClockWish | null
  /** The sides that anybody may take in the lobby. */
  readonly open?: readonly Id[]
  /** Anybody may watch: the lobby lists the game. */
  readonly watch?: boolean
}

/** A game that was made: the secret of each seat, and one to watch. They are told once. */
export interface GameMade {
  readonly game: string
  readonly seats: { readonly [seat: string]: string }
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
