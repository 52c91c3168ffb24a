import type { Id, Point } from '@sandtable/kernel'

/** What people at one game do with each other, beside the game itself. */

/** The seat of those who only watch. No side can have this name. */
export const WATCHER = '-watcher'

/** What those who watch may see, and whom they may talk to. */
export interface Watching {
  /** The side whose secrets they see, the umpire's seat for everybody's, or null for nobody's. */
  readonly sees: Id | null
  /** How many seconds they are behind. */
  readonly delay: number
  /** Do the players hear what they say? Among themselves they may always talk. */
  readonly talk: boolean
}

export const noSecrets: Watching = { sees: null, delay: 0, talk: false }

/** Everybody who plays: the side of each seat. The umpire's seat has the umpire's side. */
export type Players = { readonly [seat: string]: Id }

/** Who decides for what, where several players share a side: units, or pieces that belong to none. */
export type Shares = { readonly [seat: string]: readonly Id[] }

/** Something that is shared on purpose: words, a place, or a distance. The last two carry nothing but coordinates. */
export type Said =
  | { readonly text: string; readonly to: Hearers }
  | { readonly ping: Point }
  | { readonly ruler: readonly [Point, Point] }

/** Everybody, or only those who play the same side. */
export type Hearers = 'all' | 'side'

/** Something that was shared, as the others get it. */
export interface Heard {
  /** Its number; numbers rise. */
  readonly seq: number
  /** When, in ms since 1970. */
  readonly at: number
  /** The seat that shared it. */
  readonly by: string
  readonly said: Said
}

/** What the players of a game may agree on. */
export type Accord = 'resign' | 'draw' | 'take back' | 'take over' | 'rematch'

export interface Proposal {
  readonly what: Accord
  readonly by: string
  /** Whom it is about: somebody who has left. */
  readonly of?: string
  /** Who has agreed, and who has still to answer. */
  readonly yes: readonly string[]
  readonly open: readonly string[]
}

/** Which players have joined a game, who is connected now, and what they have proposed to each other. */
export interface Company {
  /** The seats whose players have sat down at least once; the game begins with the last of them. */
  readonly sat: readonly string[]
  /** The seats whose players are looking now. */
  readonly here: readonly string[]
  readonly watchers: number
  /** How many pages look at the game now, players' and spectators'. */
  readonly looking: number
  /** What the players call themselves. */
  readonly called: { readonly [seat: string]: string }
  /** Seats that were given up: a computer plays there, or the others of that side do. */
  readonly left: readonly string[]
  readonly proposals: readonly Proposal[]
  /** Who has just not agreed to what: until the game goes on, or something is proposed again. */
  readonly declined?: Declined
  /** The game that was made for a rematch. */
  readonly rematch: string | null
}

export interface Declined {
  readonly what: Accord
  readonly by: string
}

/** What people at one game may ask besides the game. */
export interface Together {
  say(said: Said): void
  /** What a player wants to be called. */
  call(name: string): void
  /** A rematch needs the proposer's secret at the new table, and one for those who watch there. */
  propose(what: Accord, more?: { readonly of?: string; readonly secret?: string; readonly watch?: string }): void
  /** Agreeing to a rematch needs a secret as well. */
  answer(what: Accord, yes: boolean, more?: { readonly secret?: string }): void
  /** Hands a unit to another player of the side. */
  give(unit: Id, to: string): void
  /** Takes the seat again that was given up. */
  comeBack(): void
}
