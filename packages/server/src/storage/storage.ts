import type { Beside, OpenSeat } from './beside.ts'

/** A game's log is all that is stored of it: nothing in it is ever changed, and the number of a step is its lock. */
export interface Step {
  /** Counted from 0, without a gap. */
  readonly seq: number
  /** When it was taken, in ms since 1970. */
  readonly at: number
  /** Who took it: the seat's side; empty if the server did. */
  readonly by: string
  /** What the sender calls it, so that a repeated message counts once; empty if nobody sent it. */
  readonly key: string
  /** How the game stands afterwards, and which sides are waited for: for lists of games. */
  readonly stage: Stage
  readonly waiting: readonly string[]
  /** JSON. */
  readonly body: string
}

/** Before everybody has sat down, while it is played, and afterwards; 'planning': while sides decide unseen. */
export type Stage = 'gathering' | 'planning' | 'playing' | 'over'

/** A seat, or a place to watch from. Its secret is never stored, only the hash of it. */
export interface SeatRow {
  readonly hash: string
  readonly side: string
}

export interface GameRow {
  readonly id: string
  readonly made: number
  /** JSON that everybody at the table may read. */
  readonly card: string
  /** JSON that only the server may read. */
  readonly opening: string
}

/** A seat's game, as a list of games has it. */
export interface Listed extends SeatRow {
  readonly game: string
  readonly card: string
  readonly seq: number
  readonly at: number
  readonly stage: Stage
  readonly waiting: readonly string[]
}

/** How a game stands after a step. */
export type Stood = Pick<Step, 'at' | 'stage' | 'waiting'>

/** In news: not of a step, but of what is kept beside them. */
export const BESIDE = -1

/** Where games are kept. Whatever has been acknowledged here survives the end of the process. */
export interface Storage extends Beside {
  create(game: GameRow, seats: readonly SeatRow[], open?: readonly OpenSeat[]): Promise<void>
  game(id: string): Promise<GameRow | null>
  seat(game: string, hash: string): Promise<SeatRow | null>
  /** False if somebody else has taken a step with this number: then read on, and try again. */
  append(game: string, step: Step): Promise<boolean>
  /** The steps from this number on. */
  read(game: string, from?: number): Promise<readonly Step[]>
  /** The number of the last step of each of these games that has one. */
  heads(games: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Packs a game that is over into one row. It takes `seq` as an append does, so nothing can follow. */
  finish(game: string, seq: number, at: number): Promise<boolean>
  /** The games of these seats, the latest first. */
  list(hashes: readonly string[]): Promise<readonly Listed[]>
  /** How a game stood at this time, in ms since 1970; null if no step as old is left: none was taken, or they are packed. */
  stoodAt(game: string, at: number): Promise<Stood | null>
  /** Tells the other processes that there is something new about a game beside its steps. */
  tell(game: string): void
  /** Calls this for every step that another process stores, and whatever it tells (BESIDE), as far as news of it arrives. */
  hear(hears: (game: string, seq: number) => void): void
  close(): Promise<void>
}
